"""DLPack: hands over memory to other array libraries without a copy. Only ctypes is needed.

The structures are those of dlpack.h, version 0 of the protocol, which all libraries read.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

import numpy as np

CPU, CUDA = 1, 2  # device types
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # by NumPy's kind
NAME = b"dltensor"  # of a capsule that nobody has taken over yet

Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_api = ctypes.pythonapi
_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(("PyCapsule_New", _api))
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _api))
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_GetPointer", _api))


class Tensor(ctypes.Structure):
    _fields_ = (
        ("memory", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("dimensions", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class ManagedTensor(ctypes.Structure):
    _fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", Deleter))


@dataclass(frozen=True)
class Memory:
    """A contiguous array somewhere, and the object that keeps it alive."""

    address: int
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    device: tuple[int, int]  # type and number
    owner: object


_handed_over: dict[int, tuple[object, ...]] = {}  # by address of its ManagedTensor: what must live until the receiver is done


def _release(address: int) -> None:
    _handed_over.pop(address, None)


def _drop(capsule: int) -> None:
    """A capsule ends. If nobody has taken it over, nobody else releases it."""
    if _is_valid(capsule, NAME):
        _release(_pointer(capsule, NAME))


_deleter = Deleter(_release)
_destructor = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)(_drop)


def capsule(memory: Memory) -> Any:
    """What `__dlpack__` returns."""
    shape = (ctypes.c_int64 * len(memory.shape))(*memory.shape)
    managed = ManagedTensor(
        Tensor(
            memory.address,
            *memory.device,
            len(memory.shape),
            CODES[memory.dtype.kind],
            8 * memory.dtype.itemsize,
            1,
            ctypes.cast(shape, ctypes.POINTER(ctypes.c_int64)),
            None,  # contiguous
            0,
        ),
        None,
        _deleter,
    )
    address = ctypes.addressof(managed)
    _handed_over[address] = managed, shape, memory.owner
    return _new(address, NAME, ctypes.cast(_destructor, ctypes.c_void_p))

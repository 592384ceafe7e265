"""DLPack, read back by NumPy: the protocol is the same for memory of the CPU and of a GPU."""

import gc
from typing import Any

import numpy as np
import pytest

from doubloon.adapters.dlpack import CPU, Memory, _handed_over, capsule


class Owner:
    """An array that hands itself over."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return CPU, 0

    def __dlpack__(self, **wishes: Any) -> Any:
        return capsule(Memory(self.array.ctypes.data, self.array.shape, self.array.dtype, (CPU, 0), self))


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.int64, np.float32, np.float64, np.bool_])
def test_an_array_is_handed_over_without_a_copy(kind: Any) -> None:
    array = np.arange(6).reshape(2, 3).astype(kind)
    taken = np.from_dlpack(Owner(array))
    assert taken.dtype == array.dtype
    assert np.array_equal(taken, array)
    array[1, 2] = 0
    assert taken[1, 2] == 0


def test_memory_lives_until_the_receiver_is_done() -> None:
    before = len(_handed_over)
    taken = np.from_dlpack(Owner(np.full(1000, 7)))
    gc.collect()
    assert len(_handed_over) == before + 1
    assert (taken == 7).all()
    del taken
    gc.collect()
    assert len(_handed_over) == before


def test_a_capsule_that_nobody_takes_is_released() -> None:
    before = len(_handed_over)
    unused = Owner(np.zeros(3)).__dlpack__()
    assert len(_handed_over) == before + 1
    del unused
    gc.collect()
    assert len(_handed_over) == before

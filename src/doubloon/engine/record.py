"""Records: a fixed set of integer fields, declared once.

From a declaration come a class with slots, for plain Python, and a NumPy dtype, for compiled code. Both have the same bytes.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from doubloon.engine.rule import Rule, rule

if TYPE_CHECKING:
    import numpy as np

CODES = {8: "b", 16: "h", 32: "i"}  # for struct
ALIGNMENT = 8  # a record is a multiple of so many bytes: on a GPU records, weights and keys of a thread lie one behind the other


@dataclass(frozen=True)
class Kind:
    """An integer type. `int16[8]` is eight of them."""

    bits: int
    length: int = 0  # 0: a plain number, not an array
    is_hidden: bool = False  # not for everybody's eyes: no copy into a view takes it along

    def __getitem__(self, length: int) -> Kind:
        return replace(self, length=length)

    @property
    def low(self) -> int:
        return -(1 << (self.bits - 1))

    @property
    def high(self) -> int:
        return (1 << (self.bits - 1)) - 1

    @property
    def bytes(self) -> int:
        return self.bits // 8 * max(self.length, 1)


int8, int16, int32 = Kind(8), Kind(16), Kind(32)


def hidden(kind: Kind) -> Kind:
    """A field that `copies` leaves out: what of it a seat may see is for `show` and `know` to say."""
    return replace(kind, is_hidden=True)


@dataclass(frozen=True)
class Option:
    """A field that the table chooses before the game. `choices` name the values from `low` on."""

    kind: Kind
    default: int
    low: int
    high: int
    says: str
    choices: tuple[str, ...] = ()

    def name(self, value: int) -> str:
        return self.choices[value - self.low] if self.choices else str(value)


def number(kind: Kind, default: int, span: tuple[int, int], says: str) -> Option:
    """An option that is a number from span[0] to span[1]."""
    return Option(kind, default, *span, says)


def choice(default: int, choices: tuple[str, ...], says: str) -> Option:
    """An option with named values, counted from 0."""
    return Option(int8, default, 0, len(choices) - 1, says, choices)


class Plain:
    """A record in plain Python: its fields are ints and lists. Each Record makes a subclass with slots."""

    __slots__ = ()
    record: ClassVar[Record[Any]]
    declared_as: ClassVar[str]  # the name of its record in the module that declares it: there pickle finds the class again

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

        def copy(self) -> Self: ...

        def changes_since(self, other: Self) -> dict[str, Any]:
            """The fields that are different now."""

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __hash__(self) -> int:
        """By content: a record used as a key must not be changed."""
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        return "{}({})".format(type(self).__name__, ", ".join(f"{name}={value}" for name, value in self.to_json().items()))

    def to_bytes(self) -> bytes:
        """The very bytes of the NumPy record."""
        flat: list[int] = []
        for name in self.record.layout:
            value = getattr(self, name)
            flat.extend(value if type(value) is list else (value,))
        return self.record.packing.pack(*flat)

    def to_json(self) -> dict[str, Any]:
        twin = self.copy()
        return {name: getattr(twin, name) for name in self.record.fields}


class State(Plain):
    """Where a game stands, hidden things included. For the rules, and for whoever keeps the table."""

    __slots__ = ()
    declared_as = "STATE"


class View(Plain):
    """What a seat may see or know of a state. For people, and for bots: they are given views, and nothing else."""

    __slots__ = ()
    declared_as = "VIEW"


P = TypeVar("P", bound=Plain)


def _written_out(fields: Mapping[str, Kind]) -> dict[str, Any]:
    """How such a record is made, copied and compared, field by field: that is what servers and bots do most."""
    made = "".join(f"    self.{name} = {[0] * kind.length if kind.length else 0}\n" for name, kind in fields.items())
    copied = "".join(f"    twin.{name} = self.{name}{'[:]' if kind.length else ''}\n" for name, kind in fields.items())
    changed = "".join(f"    if self.{name} != other.{name}: found['{name}'] = self.{name}\n" for name in fields)
    same = "".join(f" and self.{name} == other.{name}" for name in fields)
    text = f"""
def __init__(self):
{made or "    pass"}
def copy(self):
    twin = new(type(self))
{copied}    return twin

def __eq__(self, other):
    return type(self) is type(other){same}

def changes_since(self, other):
    found = {{}}
{changed}    return found
"""
    space: dict[str, Any] = {"new": object.__new__}
    exec(text, space)  # noqa: S102 (the text above, made of field names)
    return {name: space[name] for name in ("__init__", "copy", "__eq__", "changes_since")} | {"__hash__": Plain.__hash__}


class Record(Generic[P]):
    """A declaration: field names with their kinds, options among them."""

    def __init__(self, base: type[P], name: str, declared: Mapping[str, Kind | Option], module: str) -> None:
        self.fields = {field: what.kind if isinstance(what, Option) else what for field, what in declared.items()}
        self.options = {field: what for field, what in declared.items() if isinstance(what, Option)}
        # Widest first: every field is aligned without gaps, which a GPU needs; Python's sort keeps the rest in order.
        self.layout = sorted(self.fields, key=lambda field: -self.fields[field].bits)
        place = {"__module__": module, "__qualname__": f"{base.declared_as}.plain"}
        self.plain: type[P] = type(name, (base,), {"__slots__": tuple(self.fields), "record": self, **place, **_written_out(self.fields)})

    def new(self) -> P:
        """All zero."""
        return self.plain()

    @cached_property
    def packing(self) -> struct.Struct:
        kinds = [self.fields[field] for field in self.layout]
        items = "".join(f"{max(kind.length, 1)}{CODES[kind.bits]}" for kind in kinds)
        return struct.Struct(f"<{items}{-sum(kind.bytes for kind in kinds) % ALIGNMENT}x")

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """np.record, since the CUDA simulator cannot read the fields of a plain structured dtype."""
        import numpy as np

        kinds = [self.fields[field] for field in self.layout]
        fields: Any = {
            "names": self.layout,
            "formats": [(f"<i{kind.bits // 8}", (kind.length,)) if kind.length else f"<i{kind.bits // 8}" for kind in kinds],
            "offsets": list(accumulate((kind.bytes for kind in kinds[:-1]), initial=0)),
            "itemsize": self.packing.size,
        }
        return np.dtype((np.record, np.dtype(fields, align=True)))

    def from_bytes(self, packed: bytes) -> P:
        if len(packed) != self.packing.size:
            raise ValueError(f"{self.plain.__name__} has {self.packing.size} bytes, not {len(packed)}")
        flat = iter(self.packing.unpack(packed))
        record = self.new()
        for name in self.layout:
            length = self.fields[name].length
            setattr(record, name, [next(flat) for _ in range(length)] if length else next(flat))
        return record

    def from_json(self, values: Mapping[str, Any]) -> P:
        if set(values) != set(self.fields):
            odd = ", ".join(sorted(set(values) ^ set(self.fields)))
            raise ValueError(f"{self.plain.__name__}: fields missing or unknown: {odd}")
        record = self.new()
        for name, kind in self.fields.items():
            setattr(record, name, _fitting(name, kind, values[name]))
        return record


def _fitting(name: str, kind: Kind, value: Any) -> Any:
    """The value, if it fits its field."""
    items = value if kind.length else [value]
    if not isinstance(items, list) or len(items) != max(kind.length, 1):
        raise ValueError(f"{name} is a list of {kind.length} integers, not {value!r}")
    for item in items:
        if type(item) is not int or not kind.low <= item <= kind.high:
            raise ValueError(f"{name} holds integers from {kind.low} to {kind.high}, not {item!r}")
    return items[:] if kind.length else value


def record(name: str, /, **declared: Kind | Option) -> Record[State]:
    """Declare a state: `record("PigState", seats=int8, banked=int16[8])`."""
    return Record(State, name, declared, _caller())


def extended(record: Record[State], name: str, /, without: tuple[str, ...] = (), **more: Kind) -> Record[View]:
    """A view with the fields of another, some left out, and more; there options are plain fields and nothing is hidden."""
    kept = {field: replace(kind, is_hidden=False) for field, kind in record.fields.items() if field not in without}
    return Record(View, name, {**kept, **more}, _caller())


def _caller() -> str:
    """The module that declares a record."""
    return str(sys._getframe(2).f_globals["__name__"])


def copies(source: Record[Any], target: Record[Any]) -> Rule:
    """A rule that copies every field which both records have and the source does not hide. Written out, since compiled code cannot look up
    a field by name."""
    lines = ["def copy_fields(source, target):"]
    for name, kind in source.fields.items():
        if name not in target.fields or kind.is_hidden:
            continue
        if replace(target.fields[name], is_hidden=False) != kind:
            raise ValueError(f"{name} is {kind} in one record and {target.fields[name]} in the other")
        if kind.length:
            lines += [f"    for i in range({kind.length}):", f"        target.{name}[i] = source.{name}[i]"]
        else:
            lines.append(f"    target.{name} = source.{name}")
    space: dict[str, Any] = {}
    exec("\n".join(lines), space)  # noqa: S102 (the text above, made of field names)
    return rule(space["copy_fields"])

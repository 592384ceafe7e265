"""Records: a fixed set of integer fields, declared once, as a class.

    class PigFields(Record):
        target: int = number(int16, 100, (10, 1000), "Points that win the game.")
        turn: int = int8  # the seat whose turn it is
        banked: list[int] = int16[8]

    class PigState(State, PigFields): ...

Plain Python works on objects of the class, which has slots. Compiled code works on the class's NumPy dtype. Both have the same bytes.
Type checkers read the annotations; the values say how wide the fields are.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, cast

from doubloon.engine.rule import Rule, rule

if TYPE_CHECKING:
    import numpy as np

    class Integer(int):
        """What type checkers take `int8` for: an int, so that `turn: int = int8` fits; `int8[8]` is a list of them."""

        def __getitem__(self, length: int) -> list[int]: ...


CODES = {8: "b", 16: "h", 32: "i"}  # for struct
ALIGNMENT = 8  # a record is a multiple of so many bytes: on a GPU records, weights and keys of a thread lie one behind the other


# === Declarations ===


@dataclass(frozen=True)
class Kind:
    """The type of a field. `int16[8]` is eight integers of 16 bits."""

    bits: int
    length: int = 0  # 0: a plain number, not an array
    is_hidden: bool = False  # `copies` does not copy it from a state into a view

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


@dataclass(frozen=True)
class Option:
    """A field that the table chooses before the game. `choices` name the values from `low` on. `former` names the values after `high`,
    which only logs of earlier versions of the rules can have (`Game.earlier`)."""

    kind: Kind
    default: int
    low: int
    high: int
    says: str
    choices: tuple[str, ...] = ()
    former: tuple[str, ...] = ()

    def name(self, value: int) -> str:
        return (self.choices + self.former)[value - self.low] if self.choices else str(value)


@dataclass(frozen=True)
class Placed:
    """A field that follows an inherited one."""

    kind: Kind
    field: str


int8, int16, int32 = (cast("Integer", Kind(bits)) for bits in (8, 16, 32))
K = TypeVar("K", int, list[int])  # to a type checker; a Kind when the program runs


def hidden(kind: K) -> K:
    """A field that `copies` leaves out: `show` and `know` say how much of it a seat may see."""
    return cast("K", replace(cast("Kind", kind), is_hidden=True))


def after(field: str, kind: K) -> K:
    """A field that lies right after an inherited one, not after all of them."""
    return cast("K", Placed(cast("Kind", kind), field))


def number(kind: int, default: int, span: tuple[int, int], says: str) -> int:
    """An option that is a number from span[0] to span[1]."""
    return cast("int", Option(cast("Kind", kind), default, *span, says))


def choice(default: int, choices: tuple[str, ...], says: str, former: tuple[str, ...] = ()) -> int:
    """An option with named values, counted from 0. New games never have the `former` ones, which are counted on."""
    return cast("int", Option(Kind(8), default, 0, len(choices) - 1, says, choices, former))


# === From declarations to classes ===


@dataclass(frozen=True, eq=False)
class Layout:
    """The fields of a record in the order of their declaration, the options among them, and how they lie in memory."""

    fields: dict[str, Kind]
    options: dict[str, Option]

    @cached_property
    def order(self) -> list[str]:
        """Widest first: every field is aligned without gaps, which a GPU needs. Among equals the declaration decides."""
        return sorted(self.fields, key=lambda field: -self.fields[field].bits)

    @cached_property
    def packing(self) -> struct.Struct:
        kinds = [self.fields[field] for field in self.order]
        items = "".join(f"{max(kind.length, 1)}{CODES[kind.bits]}" for kind in kinds)
        return struct.Struct(f"<{items}{-sum(kind.bytes for kind in kinds) % ALIGNMENT}x")

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """np.record, since the CUDA simulator cannot read the fields of a plain structured dtype."""
        import numpy as np

        kinds = [self.fields[field] for field in self.order]
        fields: Any = {
            "names": self.order,
            "formats": [(f"<i{kind.bits // 8}", (kind.length,)) if kind.length else f"<i{kind.bits // 8}" for kind in kinds],
            "offsets": list(accumulate((kind.bytes for kind in kinds[:-1]), initial=0)),
            "itemsize": self.packing.size,
        }
        return np.dtype((np.record, np.dtype(fields, align=True)))


def _layout(inherited: Iterable[Layout], declared: Mapping[str, Kind | Option | Placed]) -> Layout:
    """Inherited fields come first, but for those that `after` puts between them."""
    names: list[str] = []
    kinds: dict[str, Kind] = {}
    options: dict[str, Option] = {}
    for layout in inherited:
        names += layout.fields
        kinds |= layout.fields
        options |= layout.options
    for name, what in declared.items():
        names.insert(names.index(what.field) + 1 if isinstance(what, Placed) else len(names), name)
        kinds[name] = what if isinstance(what, Kind) else what.kind
        if isinstance(what, Option):
            options[name] = what
    return Layout({name: kinds[name] for name in names}, options)


def _methods(fields: Mapping[str, Kind]) -> dict[str, Any]:
    """The methods that touch every field, each field by its name: servers and bots spend most of their time here."""
    zeros = "".join(f"    self.{name} = {[0] * kind.length if kind.length else 0}\n" for name, kind in fields.items())
    twins = "".join(f"    twin.{name} = self.{name}{'[:]' if kind.length else ''}\n" for name, kind in fields.items())
    changes = "".join(f"    if self.{name} != other.{name}: found['{name}'] = self.{name}\n" for name in fields)
    equals = "".join(f" and self.{name} == other.{name}" for name in fields)
    text = f"""
def __init__(self):
{zeros or "    pass"}
def copy(self):
    twin = new(type(self))
{twins}    return twin

def __eq__(self, other):
    return type(self) is type(other){equals}

def __hash__(self):
    return hash(self.to_bytes())

def changes_since(self, other):
    found = {{}}
{changes}    return found
"""
    space: dict[str, Any] = {"new": object.__new__}
    exec(text, space)  # noqa: S102 (the text above, made of field names)
    return {name: space[name] for name in ("__init__", "copy", "__eq__", "__hash__", "changes_since")}


class RecordType(type):
    """The class of record classes: it replaces the declared fields by slots."""

    layout: Layout

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> RecordType:
        declared = {field: what for field, what in body.items() if isinstance(what, Kind | Option | Placed)}
        layout = _layout((base.layout for base in bases if isinstance(base, RecordType)), declared)
        rest = {field: what for field, what in body.items() if field not in declared}
        return super().__new__(cls, name, bases, {**rest, "__slots__": tuple(declared), "layout": layout, **_methods(layout.fields)})

    @property
    def fields(cls) -> dict[str, Kind]:
        return cls.layout.fields

    @property
    def options(cls) -> dict[str, Option]:
        return cls.layout.options

    @property
    def dtype(cls) -> np.dtype[Any]:
        return cls.layout.dtype


class Record(metaclass=RecordType):
    """Named integers and lists of integers. A new record is all zero."""

    layout: ClassVar[Layout]

    if TYPE_CHECKING:

        def copy(self) -> Self: ...

        def changes_since(self, other: Self) -> dict[str, Any]:
            """The fields that are different now."""

        def __hash__(self) -> int:
            """By content: a record used as a key must not be changed."""

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        return "{}({})".format(type(self).__name__, ", ".join(f"{name}={value}" for name, value in self.to_json().items()))

    def to_bytes(self) -> bytes:
        """The very bytes of the NumPy record."""
        flat: list[int] = []
        for name in self.layout.order:
            value = getattr(self, name)
            flat.extend(value if type(value) is list else (value,))
        return self.layout.packing.pack(*flat)

    def to_json(self) -> dict[str, Any]:
        twin = self.copy()
        return {name: getattr(twin, name) for name in self.layout.fields}

    @classmethod
    def from_bytes(cls, packed: bytes) -> Self:
        packing = cls.layout.packing
        if len(packed) != packing.size:
            raise ValueError(f"{cls.__name__} has {packing.size} bytes, not {len(packed)}")
        flat = iter(packing.unpack(packed))
        record = cls()
        for name in cls.layout.order:
            length = cls.layout.fields[name].length
            setattr(record, name, [next(flat) for _ in range(length)] if length else next(flat))
        return record

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Self:
        fields = cls.layout.fields
        if set(values) != set(fields):
            odd = ", ".join(sorted(set(values) ^ set(fields)))
            raise ValueError(f"{cls.__name__}: fields missing or unknown: {odd}")
        record = cls()
        for name, kind in fields.items():
            setattr(record, name, _fitting(name, kind, values[name]))
        return record


class State(Record):
    """Where a game stands, hidden things included. For the rules, and for whoever keeps the table. Every game declares these fields."""

    seats: int
    first: int
    turn: int


class View(Record):
    """What a seat may see or know of a state. People and bots get views, and nothing else. Every game declares these fields.

    Options that a view inherits are plain fields, and no field is hidden.
    """

    seats: int
    first: int
    turn: int
    points: list[int]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.layout = Layout({name: replace(kind, is_hidden=False) for name, kind in cls.layout.fields.items()}, {})


def _fitting(name: str, kind: Kind, value: Any) -> Any:
    """The value, if it fits its field."""
    items = value if kind.length else [value]
    if not isinstance(items, list) or len(items) != max(kind.length, 1):
        raise ValueError(f"{name} is a list of {kind.length} integers, not {value!r}")
    for item in items:
        if type(item) is not int or not kind.low <= item <= kind.high:
            raise ValueError(f"{name} holds integers from {kind.low} to {kind.high}, not {item!r}")
    return items[:] if kind.length else value


def copies(source: type[Record], target: type[Record]) -> Rule:
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

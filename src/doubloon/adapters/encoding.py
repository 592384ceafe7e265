"""Encodings of an observation: the rules that write a view into a row, in plain Python and compiled, and what each part of a row means.

raw     integers, as the game counts seats
own     integers, as the agent counts seats: itself is 0, the next one 1, …; the newest card of a pile is first
scaled  `own`, each number scaled to [0, 1]
onehot  `own`, categories and seats as one-hot vectors, amounts scaled to [0, 1]
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, get_args

from doubloon.adapters.fields import SEAT, lead, meanings
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.meaning import Meaning
from doubloon.engine.record import Kind
from doubloon.engine.rule import Rule, rule

Encoding = Literal["raw", "own", "scaled", "onehot"]
WHOLE = ("raw", "own")  # encodings of whole numbers
OTHERS = -NOBODY  # values below the seats: CHANCE and NOBODY


@dataclass(frozen=True)
class Part:
    """One field in a row: where it is, how many numbers belong to each entry of the field, and the range of each number."""

    name: str
    where: slice
    low: float
    high: float
    width: int  # numbers for each entry: 1, or the length of a one-hot vector
    meaning: Meaning

    def __str__(self) -> str:
        cells = (self.name, f"{self.where.start}:{self.where.stop}", f"{self.low:g} to {self.high:g}", self.width, says(self.meaning))
        return "| {} |".format(" | ".join(map(str, cells)))


def says(meaning: Meaning) -> str:
    """A meaning in words."""
    top = f"at most {meaning.high}" + (" (capped)" if meaning.is_capped else "")
    words = {
        "amount": top,
        "category": f"{meaning.low} to {meaning.high}",
        "seat": f"{NOBODY} nobody, {CHANCE} chance, a seat",
    }[meaning.what]
    return f"{meaning.what}: {words}" + (f"; {meaning.block} for each seat" if meaning.block else "")


def check_encoding(encoding: str) -> Encoding:
    if encoding not in get_args(Encoding):
        raise ValueError(f"observation is {', '.join(map(repr, get_args(Encoding)))}, not {encoding!r}")
    return encoding  # type: ignore[return-value] # checked above


@cache
def parts(game: Game, encoding: Encoding = "raw") -> tuple[Part, ...]:
    """The parts of a row, in order."""
    return tuple(_parts(game, check_encoding(encoding)))


def _parts(game: Game, encoding: Encoding) -> Iterator[Part]:
    start = 0
    kinds = {SEAT: Kind(8), **game.rules.VIEW.fields}
    for name, meaning in meanings(game).items():
        width = one_hot(meaning, game.seats[1]) if encoding == "onehot" else 1
        end = start + width * max(kinds[name].length, 1)
        low, high = (kinds[name].low, kinds[name].high) if encoding in WHOLE else (0, 1)
        yield Part(name, slice(start, end), low, high, width, meaning)
        start = end


def one_hot(meaning: Meaning, most_seats: int) -> int:
    """The length of a one-hot vector; 1 for amounts."""
    if meaning.what == "amount":
        return 1
    return most_seats + OTHERS if meaning.what == "seat" else int(meaning.high) - meaning.low + 1


def width(game: Game, encoding: Encoding) -> int:
    """The length of a row."""
    return int(parts(game, encoding)[-1].where.stop)


@cache
def encoder(game: Game, encoding: Encoding) -> Rule:
    """A rule `encode(view, seat, row)` that fills a zeroed row. Generated as source code, since compiled code cannot look up a field by
    name."""
    lines = ["def encode(view, seat, row):", "    seats = view.seats"]
    for part in parts(game, encoding):
        kind = Kind(8) if part.name == SEAT else game.rules.VIEW.fields[part.name]
        lines += [f"    {line}" for line in _entries(part, kind.length, game.seats[1], encoding)]
    return generated("encode", "\n".join(lines))


@cache
def generated(name: str, source: str) -> Rule:
    """The rule in a generated source. Games with the same fields share it, and so their compiled code."""
    space: dict[str, Any] = {}
    exec(source, space)  # noqa: S102 (written in this module, from field names)
    return rule(space[name])


def _entries(part: Part, length: int, most_seats: int, encoding: Encoding) -> list[str]:
    """Lines that write a field: over its entries, each from its place in the view to its place in the row."""
    meaning, name = part.meaning, part.name
    if not length:
        return [f"entry = {'seat' if name == SEAT else f'view.{name}'}", *_entry(part, "0", most_seats, encoding)]
    if encoding == "raw":
        place, source = "i", "i"
    elif meaning.block:
        owner = f"i // {meaning.block}"
        place = f"((({owner} + seats - seat) % seats) * {meaning.block} + i % {meaning.block} if {owner} < seats else i)"
        source = "i"
    elif meaning.newest:
        place, source = "i", f"(view.{meaning.newest} - 1 - i if i < view.{meaning.newest} else i)"
    else:
        place, source = "i", "i"
    body = [f"entry = view.{name}[{source}]", f"place = {place}", *_entry(part, "place", most_seats, encoding)]
    return [f"for i in range({length}):", *[f"    {line}" for line in body]]


def _entry(part: Part, place: str, most_seats: int, encoding: Encoding) -> list[str]:
    """Lines that write one entry."""
    meaning, start = part.meaning, part.where.start
    lines = []
    if encoding != "raw" and meaning.what == "seat":
        lines = ["if entry >= 0:", "    entry = (entry + seats - seat) % seats"]
        if meaning.only:
            lines += [f"if not ({_in_view(meaning.only)}):", f"    entry = {NOBODY}"]
    elif encoding != "raw" and meaning.seats_from is not None:
        begin = meaning.seats_from
        lines = [f"if entry >= {begin}:", f"    entry = {begin} + (entry - {begin} + seats - seat) % seats"]
    if encoding in WHOLE:
        return [*lines, f"row[{start} + {place}] = entry"]
    low, high = (NOBODY, most_seats - 1) if meaning.what == "seat" else (meaning.low, meaning.high)
    if encoding == "onehot" and part.width > 1:
        return [*lines, f"row[{start} + {place} * {part.width} + entry - {low}] = 1"]
    span = f"({_in_view(str(high))} - {low})" if isinstance(high, str) else str(high - low)
    return [*lines, f"row[{start} + {place}] = min(max(entry - {low}, 0), {span}) / {span}"]


def _in_view(expression: str) -> str:
    """`diamonds + 3 * nuggets` -> `view.diamonds + 3 * view.nuggets`"""
    return " ".join(f"view.{word}" if word.isidentifier() else word for word in expression.replace("(", "( ").replace(")", " )").split())


@cache
def potential(game: Game) -> Rule:
    """A rule `potential(view, seat)`: the seat's lead over the mean of the others' points in units of `lead`. The sum over seats is 0."""
    lines = [
        "def potential(view, seat):",
        "    others = view.seats - 1",
        "    lead = view.points[seat] * others",
        "    for each in range(view.seats):",
        "        if each != seat:",
        "            lead -= view.points[each]",
        f"    return lead / (others * ({_in_view(lead(game))}))",
    ]
    return generated("potential", "\n".join(lines))

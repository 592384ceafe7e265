"""A small table in place of the exact one: some values are kept, those between them are interpolated.

A value depends on what is left (Grotto, Cavern, Troll Hand) and on two leads of the seat to move: in points, and in nuggets, which only
break ties. The lead in points is kept in full up to MOST_POINTS. Along the other axes some *knots* are kept, more of them near the end of
the game. The parity of the lead in points follows from what is left, so values are interpolated between knots of equal parity.
"""

from __future__ import annotations

import json
import lzma
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.tables import NUGGET_POINTS

Array = np.ndarray[Any, Any]

MOST_POINTS = 100  # leads above are taken for this one
SCALE = 2000  # values are kept in parts of a victory: 1 is SCALE
# Knots, in pairs of both parities. Smaller stocks have those that fit, and always the highest two.
GROTTO = (*range(1, 21), 23, 24, 27, 28, 32, 33, 38, 39, 46, 47)
CAVERN = (*range(1, 17), 19, 20, 23, 24, 28, 29, 34, 35, 41, 42)
TROLL_HAND = (*range(10), 11, 12, 14, 15, 18, 19, 24, 25, 32, 33, 44, 45)
NUGGETS_AHEAD = ((-12, -8, -6, -4, -2, 0, 2, 4, 6, 8, 12), (-11, -7, -5, -3, -1, 1, 3, 5, 7, 11))  # by parity
FOLDER = Path(__file__).parent / "tables"


class Axis(NamedTuple):
    """By coordinate: the places of the two knots around it, and the weight of the second."""

    lower: Array
    upper: Array
    weight: Array


class Starts(NamedTuple):
    """Starts of a turn, in arrays that broadcast. The other seat has the rest of the diamonds and nuggets."""

    grotto: Array
    cavern: Array
    hand: Array
    diamonds: Array  # in the pack of the seat to move
    nuggets: Array


@dataclass(frozen=True)
class Grid:
    """The knots for some stocks."""

    diamonds: int
    nuggets: int

    @cached_property
    def grotto(self) -> tuple[int, ...]:
        return _up_to(GROTTO, self.diamonds)

    @cached_property
    def cavern(self) -> tuple[int, ...]:
        return _up_to(CAVERN, self.nuggets)

    @cached_property
    def hand(self) -> tuple[int, ...]:
        return _up_to(TROLL_HAND, self.diamonds)

    @cached_property
    def axes(self) -> tuple[Axis, Axis, Axis, Axis]:
        """Of Grotto, Cavern, Troll Hand, and the lead in nuggets; a lead below 0 counts from the end."""
        ahead = [_between(NUGGETS_AHEAD[lead % 2], lead) for lead in (*range(self.nuggets + 1), *range(-self.nuggets, 0))]
        stocks = ((self.grotto, self.diamonds), (self.cavern, self.nuggets), (self.hand, self.diamonds))
        grotto, cavern, hand = (_axis([_between(knots, each) for each in range(most + 1)]) for knots, most in stocks)
        return grotto, cavern, hand, _axis(ahead)

    @property
    def shape(self) -> tuple[int, ...]:
        return len(self.grotto), len(self.cavern), len(self.hand), MOST_POINTS + 1, max(map(len, NUGGETS_AHEAD))

    def leads(self, starts: Starts) -> tuple[Array, Array]:
        """In points and in nuggets."""
        nuggets = 2 * starts.nuggets - (self.nuggets - starts.cavern)
        return 2 * starts.diamonds - (self.diamonds - starts.grotto - starts.hand) + NUGGET_POINTS * nuggets, nuggets


@cache
def grid_of(diamonds: int, nuggets: int) -> Grid:
    return Grid(diamonds, nuggets)


def _up_to(knots: tuple[int, ...], most: int) -> tuple[int, ...]:
    return tuple(sorted({knot for knot in knots if knot <= most} | {max(most - 1, knots[0]), most}))


def _between(knots: tuple[int, ...], number: int) -> tuple[int, int, float]:
    """The places of the knots of equal parity around a number, and the weight of the upper; beyond the last knot, that one."""
    alike = [place for place, knot in enumerate(knots) if (knot - number) % 2 == 0] or [0]
    below = max((place for place in alike if knots[place] <= number), default=alike[0])
    above = min((place for place in alike if knots[place] >= number), default=alike[-1])
    width = knots[above] - knots[below]
    return (below, above, (number - knots[below]) / width) if width > 0 else (below, below, 0.0)


def _axis(places: list[tuple[int, int, float]]) -> Axis:
    lower, upper, weight = zip(*places, strict=True)
    return Axis(np.array(lower), np.array(upper), np.array(weight, np.float32))


# === Values ===


@dataclass(frozen=True, eq=False)
class CompactTable:
    options: dict[str, int]
    kept: Array = field(repr=False)  # [Grotto, Cavern, Troll Hand, lead in points, lead in nuggets]: parts of a victory

    def shares(self, starts: Starts) -> Array:
        """The share of a victory of the seat to move, while the game goes on."""
        grid = grid_of(self.options["diamonds"], self.options["nuggets"])
        lead, ahead = grid.leads(starts)
        point = place_of_lead(lead)
        sides = [_sides(each, at) for each, at in zip(grid.axes, (starts.grotto, starts.cavern, starts.hand, ahead), strict=True)]
        total: Array = np.zeros(np.broadcast_shapes(*map(np.shape, starts)), np.float32)
        for corner in product(*sides):
            (grotto, cavern, hand, nuggets), weights = zip(*corner, strict=True)
            total += weights[0] * weights[1] * weights[2] * weights[3] * self.kept[grotto, cavern, hand, point, nuggets]
        total /= np.float32(SCALE)
        return total


def place_of_lead(lead: Array) -> Array:
    """Leads of one parity are two apart: -100 and -99 -> 0, 100 and 101 -> 100."""
    place: Array = np.clip((lead + MOST_POINTS) // 2, 0, MOST_POINTS)
    return place


def _sides(each: Axis, at: Array) -> tuple[tuple[Array, Array], tuple[Array, Array]]:
    weight = each.weight[at]
    return (each.lower[at], 1 - weight), (each.upper[at], weight)


# === In files ===


AXES = (4, 3)  # of the differences: along these they are mostly 0


def write(path: Path, table: CompactTable) -> None:
    """The options as a line of JSON, then the differences: their low bytes, then their high bytes; all compressed."""
    differences = table.kept
    for number in AXES:
        differences = np.diff(differences, axis=number, prepend=np.int16(0))
    low, high = differences.astype("<i2").ravel().view(np.uint8).reshape(-1, 2).T
    header = json.dumps({"version": TROLL_DRAGON.version, "options": table.options}).encode()
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]
    path.write_bytes(lzma.compress(header + b"\n" + low.tobytes() + high.tobytes(), filters=filters))


def read(path: Path) -> CompactTable:
    header, planes = lzma.decompress(path.read_bytes()).split(b"\n", 1)
    options = json.loads(header)["options"]
    low, high = np.frombuffer(planes, np.uint8).reshape(2, -1)
    kept = (low + (high.astype(np.int16) << 8)).reshape(grid_of(options["diamonds"], options["nuggets"]).shape)
    for number in AXES:
        np.cumsum(kept, axis=number, out=kept)
    return CompactTable(options, kept)

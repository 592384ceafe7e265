"""Totals of rows: integers only, so that they are the same in whatever order and on whatever device the games were played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import njit

from doubloon.engine.batch import Array, inlined
from doubloon.engine.cache import caching
from doubloon.engine.count import MOST
from doubloon.engine.errors import Refusal

# A histogram has a bin for each number below EXACT, then PARTS bins for each doubling, up to MOST; numbers below 0 are counted as 0.
EXACT = 128
PARTS = EXACT // 2
BINS = EXACT + PARTS * (MOST.bit_length() - EXACT.bit_length() + 1)


@dataclass(frozen=True)
class Totals:
    """Sums over some games: by column the sum and the sum of squares, by column with a spread the histogram. Totals of other games of the
    same experiment can be added."""

    games: int
    sums: tuple[int, ...]
    squares: tuple[int, ...]
    spreads: tuple[Mapping[int, int], ...]  # by bin, those that are not empty

    def __add__(self, other: Totals) -> Totals:
        sums = tuple(one + two for one, two in zip(self.sums, other.sums, strict=True))
        squares = tuple(one + two for one, two in zip(self.squares, other.squares, strict=True))
        spreads = tuple(_merged(one, two) for one, two in zip(self.spreads, other.spreads, strict=True))
        return Totals(self.games + other.games, sums, squares, spreads)

    def to_json(self) -> dict[str, Any]:
        spreads = [{str(place): count for place, count in sorted(each.items())} for each in self.spreads]
        return {"games": self.games, "sums": list(self.sums), "squares": list(self.squares), "spreads": spreads}

    @classmethod
    def from_json(cls, values: Mapping[str, Any]) -> Totals:
        spreads = tuple({int(place): int(count) for place, count in each.items()} for each in values["spreads"])
        return cls(int(values["games"]), tuple(map(int, values["sums"])), tuple(map(int, values["squares"])), spreads)


def _merged(one: Mapping[int, int], two: Mapping[int, int]) -> Mapping[int, int]:
    return {place: one.get(place, 0) + two.get(place, 0) for place in sorted({*one, *two})}


def empty(columns: int, spreads: int) -> Totals:
    return Totals(0, (0,) * columns, (0,) * columns, ({},) * spreads)


def totals_of(rows: Array, cells: Sequence[int], spread_cells: Sequence[int]) -> Totals:
    """Add up rows: the columns at `cells`, and histograms of those at `spread_cells`."""
    sums, squares = np.zeros((2, len(cells)), np.int64)
    spreads = np.zeros((len(spread_cells), BINS), np.int64)
    if add_rows()(rows, np.array(cells, np.int64), np.array(spread_cells, np.int64), sums, squares, spreads) > MOST:
        raise Refusal("lab/large", f"a count of one game is larger than {MOST}", most=MOST)
    found = [{int(place): int(each[place]) for place in np.flatnonzero(each)} for each in spreads]
    return Totals(len(rows), tuple(sums.tolist()), tuple(squares.tolist()), tuple(found))


def bin_of(value: int) -> int:
    """The bin of a number."""
    if value < 0:
        return 0
    place = 0
    while value >= EXACT:
        value >>= 1
        place += PARTS
    return place + value


def bin_range(place: int) -> tuple[int, int]:
    """The smallest number of a bin, and the smallest of the next."""
    doublings = max(0, (place - PARTS) // PARTS)
    value = place - doublings * PARTS
    return value << doublings, (value + 1) << doublings


@cache
def add_rows() -> Any:
    """The compiled function that adds up rows; it returns the largest number, whatever its sign."""
    find = inlined(bin_of)

    @caching(njit, [bin_of], nogil=True)
    def add(rows, cells, spread_cells, sums, squares, spreads):  # type: ignore[no-untyped-def] # compiled only
        largest = 0
        for game in range(len(rows)):
            for column in range(len(cells)):
                value = np.int64(rows[game, cells[column]])
                sums[column] += value
                squares[column] += value * value
                largest = max(largest, abs(value))  # type: ignore[assignment] # NumPy's stubs do not order their integers
            if largest <= MOST:
                for column in range(len(spread_cells)):
                    spreads[column, find(rows[game, spread_cells[column]])] += 1
        return largest

    return add

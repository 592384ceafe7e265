"""Makes a compact table from an exact one: the kept values that fit all starts best (least squares), found by iteration.

In each round a kept value moves by the mean error of the starts that it belongs to, by their weights (Cimmino's method).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numba import njit

from doubloon.engine.cache import caching
from doubloon.solve.troll_dragon_win.compact import MOST_POINTS, SCALE, CompactTable, Starts, grid_of
from doubloon.solve.troll_dragon_win.graph import Array
from doubloon.solve.troll_dragon_win.table import Setup, index_of

ROUNDS = 20


def compress(setup: Setup, table: Array, *, rounds: int = ROUNDS, progress: Callable[[float], None] = lambda error: None) -> CompactTable:
    """Every start with treasure in both places is fitted. `progress` receives the mean square error before each round."""
    grid = grid_of(setup.diamonds, setup.nuggets)
    kept = np.full(grid.shape, 0.5, np.float32)
    cores = os.cpu_count() or 1
    sums, weights = np.zeros((2, cores, *grid.shape), np.float32)
    for _ in range(rounds):
        error = _compare(setup, table, kept, sums, weights)
        total = weights.sum(axis=0)
        kept += sums.sum(axis=0) / np.maximum(total, 1e-9)
        progress(error)
    return CompactTable(setup.options, np.round(SCALE * _filled(np.clip(kept, 0, 1), total > 0)).astype(np.int16))


def _compare(setup: Setup, table: Array, kept: Array, sums: Array, weights: Array) -> float:
    """Sum up, for each kept value, the weighted errors of its starts and their weights; a part of the starts on each core."""
    index, axes = index_of(setup.diamonds, setup.nuggets), grid_of(setup.diamonds, setup.nuggets).axes
    rows = np.flatnonzero(index.rows[:, 0] > 0)
    stocks = np.array([setup.diamonds, setup.nuggets])
    sums[:], weights[:] = 0, 0

    def part(core: int) -> float:
        arrays = (table, index.rows, index.columns, kept, sums[core], weights[core])
        return float(compare(arrays, tuple(map(tuple, axes)), stocks, rows[core :: len(sums)]))

    with ThreadPoolExecutor(len(sums)) as pool:
        return sum(pool.map(part, range(len(sums)))) / (len(rows) * int((index.columns[:, 0] > 0).sum()))


def _filled(kept: Array, used: Array) -> Array:
    """Values that no start uses repeat the one before, which costs nothing in a file."""
    flat, is_used = kept.reshape(-1, kept.shape[3] * kept.shape[4]), used.reshape(-1, kept.shape[3] * kept.shape[4])
    last = np.maximum.accumulate(np.where(is_used, np.arange(flat.shape[1]), 0), axis=1)
    filled: Array = np.where(is_used.any(axis=1, keepdims=True), np.take_along_axis(flat, last, axis=1), 0).reshape(kept.shape)
    return filled


@caching(njit, [], nogil=True)
def compare(arrays, axes, stocks, chosen):  # type: ignore[no-untyped-def] # compiled only
    """The sum of the square errors of some rows; adds up the weighted errors and the weights."""
    table, rows, columns, kept, sums, weights = arrays
    total = 0.0
    for row in chosen:
        grotto, hand, diamonds = rows[row]
        for column in range(len(columns)):
            cavern, nuggets = columns[column]
            if cavern == 0:
                continue
            ahead = 2 * nuggets - (stocks[1] - cavern)
            lead = 2 * diamonds - (stocks[0] - grotto - hand) + 3 * ahead
            point = min(max((lead + MOST_POINTS) // 2, 0), MOST_POINTS)
            value = 0.0
            for corner in range(16):
                one, two, three, four, weight = corner_of(axes, (grotto, cavern, hand, ahead), corner)
                if weight > 0:
                    value += weight * kept[one, two, three, point, four]
            error = table[row, column] - value
            total += error * error
            for corner in range(16):
                one, two, three, four, weight = corner_of(axes, (grotto, cavern, hand, ahead), corner)
                if weight > 0:
                    sums[one, two, three, point, four] += weight * error
                    weights[one, two, three, point, four] += weight
    return total


@caching(njit, [])
def corner_of(axes, at, corner):  # type: ignore[no-untyped-def] # compiled only
    """The place of one of the sixteen kept values around a start, and its weight."""
    one, first = side_of(axes[0], at[0], corner & 1)
    two, second = side_of(axes[1], at[1], corner & 2)
    three, third = side_of(axes[2], at[2], corner & 4)
    four, fourth = side_of(axes[3], at[3], corner & 8)
    return one, two, three, four, first * second * third * fourth


@caching(njit, [])
def side_of(axis, at, is_upper):  # type: ignore[no-untyped-def] # compiled only
    lower, upper, weight = axis
    return (upper[at], weight[at]) if is_upper else (lower[at], 1 - weight[at])


# === Errors ===


def errors(setup: Setup, table: Array, compact: CompactTable) -> Iterator[tuple[int, Array]]:
    """For each Grotto from 1 on, the errors of all starts with treasure in the Cavern."""
    index = index_of(setup.diamonds, setup.nuggets)
    columns = np.flatnonzero(index.columns[:, 0] > 0)
    cavern, nuggets = index.columns[columns].T
    for grotto in range(1, setup.diamonds + 1):
        rows = np.arange(index.row_of_grotto[grotto], index.row_of_grotto[grotto + 1])
        _, hand, diamonds = index.rows[rows].T[:, :, None]
        yield grotto, compact.shares(Starts(np.array(grotto), cavern, hand, diamonds, nuggets)) - table[rows][:, columns]

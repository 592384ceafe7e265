"""The table of values, and the order in which it is solved.

A start of a turn is a row (diamonds in the Grotto and on the Troll Hand, own diamonds; the other seat has the rest) and a column (nuggets
in the Cavern, own nuggets). Diamonds and nuggets left never grow, so the starts are solved by their sum, ascending.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
from numba import njit
from numba.extending import register_jitable

from doubloon.engine.cache import caching
from doubloon.engine.errors import BadSetup
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import TrollDragonFields, is_over
from doubloon.solve.troll_dragon import SHAPING, Shape, shape_of
from doubloon.solve.troll_dragon_win.graph import DRAGON_WOKE, Array, Ends, cavern_graph, ends_of, grotto_graph
from doubloon.solve.troll_dragon_win.kernels import functions

CHUNKS = 8  # pieces of work for each thread, so that threads end at about the same time


@dataclass(frozen=True)
class Setup:
    """What the values depend on."""

    shape: Shape
    diamonds: int
    nuggets: int
    end: int

    @property
    def options(self) -> dict[str, int]:
        return {**dict(zip(SHAPING, self.shape, strict=True)), "diamonds": self.diamonds, "nuggets": self.nuggets, "end": self.end}


def setup_of(table: TrollDragonFields) -> Setup:
    """The set-up of a state or view; other than two seats are refused."""
    if table.seats != 2:
        text = f"Troll & Dragon is solved for two seats, not for {table.seats}"
        raise BadSetup("solve/seats", text, seats=table.seats)
    return Setup(shape_of(table), table.diamonds, table.nuggets, table.end)


@dataclass(frozen=True, eq=False)
class Index:
    """Where each start is in the table."""

    first_row: Array  # [Grotto, Troll Hand]
    rows: Array  # [row]: Grotto, Troll Hand, own diamonds
    first_column: Array  # [Cavern]
    columns: Array  # [column]: Cavern, own nuggets
    row_of_grotto: Array  # [Grotto]: its first row; ends with the number of rows
    ends: Ends = field(repr=False)

    @property
    def arrays(self) -> tuple[Array, ...]:
        return self.first_row, self.first_column, self.ends.gains, self.ends.drops

    @property
    def depths(self) -> Array:
        """[Troll Hand]: how often the dragon can wake until the Hand is empty. Starts of equal depth do not depend on each other."""
        drops = self.ends.drops[DRAGON_WOKE]
        depths = np.zeros(len(drops), np.int32)
        for hand in range(1, len(drops)):
            depths[hand] = depths[hand - drops[hand]] + 1 if drops[hand] else 0
        return depths


@cache
def index_of(diamonds: int, nuggets: int) -> Index:
    rows = [
        (grotto, hand, own)
        for grotto in range(diamonds + 1)
        for hand in range(diamonds - grotto + 1)
        for own in range(diamonds - grotto - hand + 1)
    ]
    columns = [(cavern, own) for cavern in range(nuggets + 1) for own in range(nuggets - cavern + 1)]
    first_row = np.zeros((diamonds + 1, diamonds + 1), np.int32)
    for row, (grotto, hand, own) in enumerate(rows):
        if own == 0:
            first_row[grotto, hand] = row
    first_column = np.array([column for column, (_, own) in enumerate(columns) if own == 0], np.int32)
    all_rows = np.array(rows, np.int32)
    row_of_grotto = np.searchsorted(all_rows[:, 0], np.arange(diamonds + 2)).astype(np.int32)
    return Index(first_row, all_rows, first_column, np.array(columns, np.int32), row_of_grotto, ends_of(diamonds))


# === The end of the game ===


def new_table(setup: Setup) -> Array:
    """A table in which only the values of finished games are set."""
    index = index_of(setup.diamonds, setup.nuggets)
    table = np.full((len(index.rows), len(index.columns)), np.nan)
    fill_ends(setup, table)
    return table


def fill_ends(setup: Setup, table: Array) -> None:
    index, results = index_of(setup.diamonds, setup.nuggets), results_of(setup.diamonds, setup.nuggets)
    grotto, hand, own_diamonds = index.rows.T
    cavern, own_nuggets = index.columns.T
    leads = 2 * own_nuggets - (setup.nuggets - cavern)
    over = over_of(setup)
    for row in range(len(table)):
        ended = over[min(grotto[row], 1), np.minimum(cavern, 1)]
        lead = 2 * own_diamonds[row] - (setup.diamonds - grotto[row] - hand[row])
        table[row, ended] = results[lead, leads[ended]]


@cache
def over_of(setup: Setup) -> Array:
    """[has the Grotto diamonds, has the Cavern nuggets]: is the game over between two turns?"""
    state = TROLL_DRAGON.new(2, **setup.options)
    over = np.zeros((2, 2), bool)
    for state.grotto in range(2):
        for state.cavern in range(2):
            over[state.grotto, state.cavern] = is_over(state)
    return over


@cache
def results_of(diamonds_in_all: int, nuggets_in_all: int) -> Array:
    """[lead in diamonds, lead in nuggets]: the share of a victory at the end; a lead below 0 counts from the end of the axis."""
    state = TROLL_DRAGON.new(2)
    results = np.zeros((2 * diamonds_in_all + 1, 2 * nuggets_in_all + 1))
    for diamonds in range(-diamonds_in_all, diamonds_in_all + 1):
        for nuggets in range(-nuggets_in_all, nuggets_in_all + 1):
            state.pack_diamonds[:2] = [max(diamonds, 0), max(-diamonds, 0)]
            state.pack_nuggets[:2] = [max(nuggets, 0), max(-nuggets, 0)]
            own, other = TROLL_DRAGON.scores(state)
            results[diamonds, nuggets] = (1 + (own > other) - (own < other)) / 2
    return results


# === The order of solving ===


@dataclass(frozen=True)
class Step:
    """Starts with the same sum of diamonds and nuggets left, and either all with an open Cavern or all with an empty one."""

    total: int
    is_open: bool
    rows: tuple[int, int]  # the first, and the one after the last


def steps_of(setup: Setup) -> Iterator[Step]:
    """In the order of solving."""
    index, over = index_of(setup.diamonds, setup.nuggets), over_of(setup)
    for total in range(1, setup.diamonds + setup.nuggets + 1):
        if total <= setup.diamonds and not over[1, 0]:
            yield Step(total, False, (index.row_of_grotto[total], index.row_of_grotto[total + 1]))
        low, high = max(total - setup.nuggets, int(over[0, 1])), min(total - 1, setup.diamonds)
        if low <= high:
            yield Step(total, True, (index.row_of_grotto[low], index.row_of_grotto[high + 1]))


def starts_in(setup: Setup, step: Step) -> int:
    grotto = index_of(setup.diamonds, setup.nuggets).rows[step.rows[0] : step.rows[1], 0]
    return int((setup.nuggets - (step.total - grotto) + 1).sum())


def solve_step(setup: Setup, table: Array, step: Step, *, threads: int | None = None) -> None:
    """Solve one step on all cores; the steps before it are solved."""
    index, width = index_of(setup.diamonds, setup.nuggets), setup.nuggets + 1
    cavern, grotto = cavern_graph(setup.shape).arrays, grotto_graph(setup.shape, step.is_open).arrays
    rests = np.zeros((step.rows[1] - step.rows[0], width, len(cavern[1]) + len(grotto[1]) - 1))
    numbers = np.array([step.total, setup.diamonds, setup.nuggets, step.rows[0]])
    upper, pairs = _compiled()
    depths = index.depths[index.rows[step.rows[0] : step.rows[1], 1]]
    cores = threads or os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:
        order = np.random.default_rng(0).permutation(len(rests)).astype(np.int32)  # long and short turns in every piece
        for rows in [order, *(np.flatnonzero(depths == depth).astype(np.int32) for depth in range(depths.max() + 1))]:
            work = upper if rows is order else pairs
            pieces = np.array_split(rows, min(cores * CHUNKS, max(1, len(rows))))
            list(pool.map(lambda piece, work=work: work(table, index.arrays, index.rows, cavern, grotto, numbers, rests, piece), pieces))


def solve(setup: Setup, *, threads: int | None = None, progress: Callable[[int], None] | None = None) -> Array:
    """The whole table."""
    table = new_table(setup)
    for step in steps_of(setup):
        solve_step(setup, table, step, threads=threads)
        if progress:
            progress(starts_in(setup, step))
    return table


@cache
def _compiled() -> tuple[Any, Any]:
    """Loops over rows and own nuggets, compiled when they are first used. They close over plain functions: a compiled one is another in
    every process, so that the cache would never find the loop again."""
    *_, solve_upper, solve_pair = functions(register_jitable)

    @register_jitable
    def start_of(rows, row, own_nuggets, numbers):  # type: ignore[no-untyped-def] # compiled only
        total, diamonds, nuggets = numbers[0], numbers[1], numbers[2]
        grotto, hand, own = rows[row, 0], rows[row, 1], rows[row, 2]
        cavern = total - grotto
        return grotto, cavern, hand, own, own_nuggets, diamonds - grotto - hand - own, nuggets - cavern - own_nuggets

    @register_jitable
    def scratch_of(cavern, grotto):  # type: ignore[no-untyped-def] # compiled only
        choices, width, throws, kinds = len(cavern[1]), len(cavern[0]), len(grotto[1]) - 1, len(grotto[4]) - 1
        most = 0
        for edge in range(len(grotto[3])):
            most = max(most, grotto[3][edge, 0])
        return np.zeros(choices), np.zeros((choices, width)), np.zeros(2 + throws), np.zeros((kinds, most + 1)), np.zeros(throws)

    @caching(njit, [], nogil=True)
    def upper(table, index, rows, cavern, grotto, numbers, rests, piece):  # type: ignore[no-untyped-def] # compiled only
        scratch = scratch_of(cavern, grotto)
        for place in piece:
            for own in range(rests.shape[1]):
                start = start_of(rows, numbers[3] + place, own, numbers)
                if start[6] >= 0:
                    solve_upper(table, index, cavern, grotto, start, scratch, rests[place, own])

    @caching(njit, [], nogil=True)
    def pairs(table, index, rows, cavern, grotto, numbers, rests, piece):  # type: ignore[no-untyped-def] # compiled only
        first_row, first_column = index[0], index[1]
        scratch = scratch_of(cavern, grotto)
        for place in piece:
            for own in range(rests.shape[1]):
                start = start_of(rows, numbers[3] + place, own, numbers)
                if start[6] < 0 or (start[3], start[4]) > (start[5], start[6]):
                    continue
                other = (start[0], start[1], start[2], start[5], start[6], start[3], start[4])
                row = first_row[start[0], start[2]]
                both = (rests[place, own], rests[row + other[3] - numbers[3], other[4]])
                one, two = solve_pair(table, index, cavern, grotto, (start, other), both, scratch)
                table[row + start[3], first_column[start[1]] + start[4]] = one
                table[row + other[3], first_column[start[1]] + other[4]] = two

    return upper, pairs

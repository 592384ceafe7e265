"""Solves Troll & Dragon for two on a CUDA GPU, by the same functions as `table`: one thread for each start of a turn.

Needs numba-cuda (extra `gpu`); under Numba's simulator (NUMBA_ENABLE_CUDASIM=1) it runs without a GPU, slowly.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import cuda, float64

from doubloon.solve.troll_dragon_win.graph import Array, cavern_graph, grotto_graph
from doubloon.solve.troll_dragon_win.kernels import functions
from doubloon.solve.troll_dragon_win.table import Setup, Step, index_of, new_table, starts_in, steps_of

THREADS = 64
Sizes = tuple[int, int, int, int, int]  # of the thread's memory: choices, nuggets, throws, classes, diamonds of a throw


def solve(setup: Setup, *, progress: Callable[[int], None] | None = None) -> Array:
    """The whole table, as `table.solve`."""
    if not cuda.is_available():
        raise RuntimeError("there is no CUDA GPU here, or its driver cannot be used; without --gpu all cores do the same")
    table = cuda.to_device(new_table(setup))
    index = index_of(setup.diamonds, setup.nuggets)
    on_device = tuple(cuda.to_device(each) for each in (*index.arrays, index.rows))
    for step in steps_of(setup):
        solve_step(setup, table, step, on_device)
        if progress:
            cuda.synchronize()
            progress(starts_in(setup, step))
    solved: Array = table.copy_to_host()
    return solved


def solve_step(setup: Setup, table: Any, step: Step, on_device: tuple[Any, ...]) -> None:
    index = index_of(setup.diamonds, setup.nuggets)
    cavern, grotto = cavern_graph(setup.shape), grotto_graph(setup.shape, step.is_open)
    sizes = (len(cavern.steps), len(cavern.finds), len(grotto.edges_of) - 1, len(grotto.options_of) - 1, int(grotto.leads[:, 0].max()) + 1)
    upper, pairs = _kernels(sizes)
    count, width = step.rows[1] - step.rows[0], setup.nuggets + 1
    rests = cuda.device_array((count, width, sizes[0] + sizes[2]), np.float64)
    graphs = [cuda.to_device(each) for each in (*cavern.arrays, *grotto.arrays[:-1])]
    numbers = np.array([step.total, setup.diamonds, setup.nuggets, step.rows[0], grotto.first])
    depths = index.depths[index.rows[step.rows[0] : step.rows[1], 1]]
    everything = np.arange(count)
    for rows in [everything, *(np.flatnonzero(depths == depth) for depth in range(depths.max() + 1))]:
        work = upper if rows is everything else pairs
        blocks = -(-len(rows) * width // THREADS)
        work[blocks, THREADS](table, *on_device, *graphs, cuda.to_device(numbers), rests, cuda.to_device(rows))


@cache
def _kernels(sizes: Sizes) -> tuple[Any, Any]:
    choices, width, throws, kinds, most = sizes
    options = 2 + throws
    *_, solve_upper, solve_pair = functions(cuda.jit(device=True))

    @cuda.jit(device=True)
    def start_of(rows, row, own_nuggets, numbers):  # compiled only
        grotto, hand, own = rows[row, 0], rows[row, 1], rows[row, 2]
        cavern = numbers[0] - grotto
        return grotto, cavern, hand, own, own_nuggets, numbers[1] - grotto - hand - own, numbers[2] - cavern - own_nuggets

    @cuda.jit
    def upper(
        table,
        first_row,
        first_column,
        gains,
        drops,
        rows,
        finds,
        steps,
        groups,
        edges_of,
        odds,
        leads,
        options_of,
        its_options,
        numbers,
        rests,
        places,
    ):  # compiled only
        number = cuda.grid(1)
        if number >= len(places) * rests.shape[1]:
            return
        place, own = places[number // rests.shape[1]], number % rests.shape[1]
        start = start_of(rows, numbers[3] + place, own, numbers)
        if start[6] < 0:
            return
        scratch = (
            cuda.local.array(choices, float64),
            cuda.local.array((choices, width), float64),
            cuda.local.array(options, float64),
            cuda.local.array((kinds, most), float64),
            cuda.local.array(throws, float64),
        )
        index = (first_row, first_column, gains, drops)
        grotto = (groups, edges_of, odds, leads, options_of, its_options, numbers[4])
        solve_upper(table, index, (finds, steps), grotto, start, scratch, rests[place, own])

    @cuda.jit
    def pairs(
        table,
        first_row,
        first_column,
        gains,
        drops,
        rows,
        finds,
        steps,
        groups,
        edges_of,
        odds,
        leads,
        options_of,
        its_options,
        numbers,
        rests,
        places,
    ):  # compiled only
        number = cuda.grid(1)
        if number >= len(places) * rests.shape[1]:
            return
        place, own = places[number // rests.shape[1]], number % rests.shape[1]
        start = start_of(rows, numbers[3] + place, own, numbers)
        if start[6] < 0 or start[3] > start[5] or (start[3] == start[5] and start[4] > start[6]):
            return
        other = (start[0], start[1], start[2], start[5], start[6], start[3], start[4])
        scratch = (
            cuda.local.array(choices, float64),
            cuda.local.array((choices, width), float64),
            cuda.local.array(options, float64),
            cuda.local.array((kinds, most), float64),
            cuda.local.array(throws, float64),
        )
        index = (first_row, first_column, gains, drops)
        grotto = (groups, edges_of, odds, leads, options_of, its_options, numbers[4])
        row = first_row[start[0], start[2]]
        both = (rests[place, own], rests[row + other[3] - numbers[3], other[4]])
        one, two = solve_pair(table, index, (finds, steps), grotto, (start, other), both, scratch)
        table[row + start[3], first_column[start[1]] + start[4]] = one
        table[row + other[3], first_column[start[1]] + other[4]] = two

    return upper, pairs

"""The same rows on a CUDA GPU: one game per thread (see `engine.cuda`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numba import cuda, int32

from doubloon.engine.batch import Array, RuleSet, lineup_of, record_of, rule_set
from doubloon.engine.cuda import Grid, fitting
from doubloon.engine.draws import stream
from doubloon.engine.play import Policy
from doubloon.engine.rule import Rule
from doubloon.lab.cells import Cells
from doubloon.lab.rows import Work, check_rows, closer, recorder


def play_rows(work: Work, policies: Sequence[Policy], number: int, games: int, grid: Grid | None = None) -> Array:
    """The rows of these games, as `rows.play_rows` returns them."""
    distinct, lineup = lineup_of(policies)
    kernel = kernel_of(rule_set(work.game), distinct, work.cells)
    grid = grid or fitting(games)
    on_device = cuda.device_array((games, work.cells.size), np.int32)
    numbers = np.array([work.seed, number, work.game.step_limit, *lineup])
    kernel[grid.blocks, grid.threads](record_of(work.opening), np.zeros(1, work.game.rules.VIEW.dtype), numbers, on_device)
    rows: Array = on_device.copy_to_host()
    check_rows(work, policies, number, rows)
    return rows


@cache
def kernel_of(rules: RuleSet, policies: tuple[Rule, ...], cells: Cells) -> Any:
    """The compiled kernel: one flat loop, so that the threads of a warp go on together."""
    play_on, close, size = recorder(rules, policies, cells), closer(rules, cells), cells.size
    actions, most_seats = rules.actions, rules.most_seats + rules.most_seats % 2  # even: see ALIGNMENT
    state_type, view_type, padded = rules.state.dtype, rules.view.dtype, size + size % 2

    @cuda.jit
    def kernel(opening, blank, numbers, rows):  # type: ignore[no-untyped-def] # compiled only
        memory = cuda.local.array(1, state_type)
        views = cuda.local.array(2, view_type)
        views[1] = blank[0]
        weights = cuda.local.array((2, actions), int32)
        keys = cuda.local.array(most_seats, int32)
        row = cuda.local.array(padded, int32)
        seed, number, limit = numbers[0], numbers[1], numbers[2]
        lineup = numbers[3:]
        game = cuda.grid(1)
        step = 0
        memory[0] = opening[0]
        for cell in range(size):
            row[cell] = 0
        left, right = stream(seed, number + game)
        while game < len(rows):
            done = play_on(memory[0], views, lineup, weights, (left, right, step), row)
            step += 1
            if done >= 0 and step < limit:
                continue
            close(memory[0], views, keys, row, done)
            for cell in range(size):
                rows[game, cell] = row[cell]
                row[cell] = 0
            game += cuda.gridsize(1)
            memory[0] = opening[0]
            left, right = stream(seed, number + game)
            step = 0

    return kernel

"""Plays many games at once on a CUDA GPU: one game per thread, with the record in the thread's local memory; same games as `batch`.

Needs numba-cuda (extra `gpu`); under Numba's simulator (NUMBA_ENABLE_CUDASIM=1) it runs without a GPU, slowly.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import cuda, int32

from doubloon.engine.batch import Batch, Played, RuleSet, finished, lineup_of, record_of, room, rule_set, stepper
from doubloon.engine.draws import stream
from doubloon.engine.game import NOBODY
from doubloon.engine.rule import Rule


@dataclass(frozen=True)
class Grid:
    """The number of threads; each takes the next game when its last one is over."""

    blocks: int
    threads: int = 128


def play(batch: Batch, grid: Grid | None = None) -> Played:
    """Play a batch on the GPU."""
    if not cuda.is_available():
        raise RuntimeError("there is no CUDA GPU here, or its driver cannot be used; doubloon.engine.batch.play does the same on all cores")
    played = room(batch)
    if batch.games:
        launch(batch, grid or fitting(batch.games), played)
    return finished(batch, played)


def fitting(games: int) -> Grid:
    """Enough blocks to fill the GPU, and no more threads than games."""
    grid = Grid(0)
    full = cuda.get_current_device().MULTIPROCESSOR_COUNT * 2048 // grid.threads
    return Grid(min(full, -(-games // grid.threads)))


def launch(batch: Batch, grid: Grid, played: Played) -> None:
    policies, lineup = lineup_of(batch.policies)
    kernel = kernel_of(rule_set(batch.game), policies)
    results = [cuda.to_device(each) for each in (played.steps, played.scores, played.states)]
    numbers = np.array([batch.seed, batch.number, batch.game.step_limit, *lineup])
    kernel[grid.blocks, grid.threads](record_of(batch.opening), np.zeros(1, batch.game.rules.VIEW.dtype), numbers, *results)
    for on_device, here in zip(results, (played.steps, played.scores, played.states), strict=True):
        on_device.copy_to_host(here)


@cache
def kernel_of(rules: RuleSet, policies: tuple[Rule, ...]) -> Any:
    """The compiled kernel. One flat loop, so that the threads of a warp go on together though their games end at different steps."""
    step_on = stepper(rules, policies)
    scores: Callable[..., Any] = rules.scores
    actions, most_seats = rules.actions, rules.most_seats + rules.most_seats % 2  # even: see ALIGNMENT
    state_type, view_type = rules.state.dtype, rules.view.dtype

    @cuda.jit
    def kernel(opening, blank, numbers, steps, keys, states):  # type: ignore[no-untyped-def] # compiled only
        memory = cuda.local.array(1, state_type)
        views = cuda.local.array(2, view_type)
        views[1] = blank[0]
        weights = cuda.local.array((2, actions), int32)
        out = cuda.local.array(most_seats, int32)
        seed, number, limit = numbers[0], numbers[1], numbers[2]
        lineup = numbers[3:]
        game = cuda.grid(1)
        step = 0
        if game < len(states):
            memory[0] = opening[0]
        left, right = stream(seed, number + game)
        while game < len(states):
            done = step_on(memory[0], views, lineup, weights, (left, right, step))
            if done >= 0 and step < limit:
                step += 1
                continue
            steps[game] = step if done == NOBODY else -1
            scores(memory[0], out)
            for seat in range(keys.shape[1]):
                keys[game, seat] = out[seat]
            states[game] = memory[0]
            game += cuda.gridsize(1)
            if game < len(states):
                memory[0] = opening[0]
            left, right = stream(seed, number + game)
            step = 0

    return kernel

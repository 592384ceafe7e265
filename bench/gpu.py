"""One GPU: are its games identical, byte for byte, to the CPU's, and how many steps per second does it play?

python -m bench.gpu [games]: needs a CUDA GPU and numba-cuda.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):  # old NumPy names that numba-cuda uses
    if not hasattr(np, old):
        setattr(np, old, getattr(np, new))

from numba import cuda  # noqa: E402

from bench.report import Measurement, report  # noqa: E402
from doubloon.bots.policies import policies_of  # noqa: E402
from doubloon.engine import batch  # noqa: E402
from doubloon.engine import cuda as gpu  # noqa: E402
from doubloon.engine.batch import Batch  # noqa: E402
from doubloon.games import GAMES  # noqa: E402

GAMES_COMPARED = 10_000  # games of each set-up
BUDGETS = {"troll-dragon": 10_000e6}  # steps per second on one H200; other games: BUDGET
BUDGET = 2_000e6
SETUPS: dict[str, list[dict[str, Any]]] = {
    "my-treasure": [{}, {"orcs": 3, "edition": "first"}],
    "troll-dragon": [{}, {"tempo": "race"}, {"reroll": "chosen"}, {"end": "both", "tempo": "race", "reroll": "chosen"}],
    "do-not-touch-symbols": [{}, {"cashes_per_turn": 9, "swaps_per_turn": 5, "finish_round": "yes"}],
    "little-dragon": [{}, {"extra": "chosen"}],
}


def is_same(work: Batch) -> bool:
    here, there = batch.play(work), gpu.play(work)
    return all(getattr(here, field).tobytes() == getattr(there, field).tobytes() for field in ("steps", "scores", "states"))


def compare() -> bool:
    """Compare every set-up with its fewest and most seats, at random and with a bot on the first seat."""
    all_same = True
    for game in GAMES.values():
        for options in SETUPS.get(game.id, [{}]):
            for seats in game.seats:
                for bot, policy in policies_of(game).items():
                    policies = (policy, *[None] * (seats - 1))
                    same = is_same(Batch(game, game.new(seats=seats, **options), GAMES_COMPARED, seed=2026, policies=policies))
                    all_same &= same
                    outcome = "the same" if same else "DIFFER"
                    print(f"{game.id}, {seats} seats, {options or 'default'}, {bot}: {GAMES_COMPARED:,} games {outcome}", flush=True)
    return all_same


def rate(work: Batch, repeats: int = 4) -> float:
    """Steps per second of the kernel alone, the best of several launches."""
    policies, lineup = batch.lineup_of(work.policies)
    kernel, grid = gpu.kernel_of(batch.rule_set(work.game), policies), gpu.fitting(work.games)
    opening = cuda.to_device(batch.record_of(work.opening))
    blank = cuda.to_device(np.zeros(1, work.game.rules.VIEW.dtype))
    numbers = cuda.to_device(np.array([work.seed, work.number, work.game.step_limit, *lineup]))
    steps = cuda.device_array(work.games, np.int32)
    scores = cuda.device_array((work.games, work.opening.seats), np.int32)
    states = cuda.device_array(work.games, work.game.rules.STATE.dtype)
    best = 0.0
    for _ in range(repeats):
        cuda.synchronize()
        start = time.perf_counter()
        kernel[grid.blocks, grid.threads](opening, blank, numbers, steps, scores, states)
        cuda.synchronize()
        seconds = time.perf_counter() - start
        best = max(best, float(steps.copy_to_host().sum(dtype=np.int64)) / seconds)
    (registers,), (local,) = kernel.get_regs_per_thread().values(), kernel.get_local_mem_per_thread().values()
    print(f"{work.game.id}: {registers} registers and {local} bytes of local memory a thread, {grid}", flush=True)
    return best


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000_000
    same = compare()
    measurements = []
    for game in GAMES.values():
        measured = rate(Batch(game, game.new(seats=2), games, seed=1))
        budget = BUDGETS.get(game.id, BUDGET)
        measurements.append(
            Measurement(f"{game.id}, random play on {cuda.get_current_device().name}", "steps/s", measured, "budget", budget, 1)
        )
    met = report("gpu", measurements)
    sys.exit(0 if same and met else 1)


if __name__ == "__main__":
    main()

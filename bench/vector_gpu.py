"""Self-play over many tables on one GPU: are the arrays identical, byte for byte, to the CPU's, and how many steps per second does it make?

python -m bench.vector_gpu [tables]: needs a CUDA GPU and numba-cuda, and no other library.
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
from doubloon.adapters.cuda import CudaVectorEnv  # noqa: E402
from doubloon.adapters.selfplay import SelfPlayVectorEnv, Turn  # noqa: E402
from doubloon.engine.draws import stream, word  # noqa: E402
from doubloon.games import GAMES  # noqa: E402

COMPARED_TABLES, COMPARED_STEPS = 2048, 200
CPU_TABLES, STEPS = 16_384, 50
PARTS = ("observation", "action_mask", "seat", "rewards", "is_over", "is_endless", "scores")
SETTINGS: list[dict[str, Any]] = [
    {"observation": "own"},
    {"observation": "onehot", "reward": "points", "bots": ["", "clever"]},
    {"observation": "scaled", "reward": "points", "memory": False, "first": -1},
]


def random_moves(masks: Any, rng: np.random.Generator) -> Any:
    return (masks * rng.random(masks.shape, np.float32)).argmax(axis=1)


def differing(turn: Turn, other: Turn) -> list[str]:
    return [part for part in PARTS if getattr(turn, part).tobytes() != getattr(other, part).copy_to_host().tobytes()]


def compare(game: str, settings: dict[str, Any]) -> bool:
    here, there = SelfPlayVectorEnv(game, COMPARED_TABLES, 2, **settings), CudaVectorEnv(game, COMPARED_TABLES, 2, **settings)
    turn, other, rng, ended = here.reset(seed=5), there.reset(seed=5), np.random.default_rng(1), 0
    for step in range(COMPARED_STEPS):
        if odd := differing(turn, other):
            print(f"{game}, {settings}: {', '.join(odd)} DIFFER before step {step}", flush=True)
            return False
        actions = random_moves(turn.action_mask, rng)
        actions[step % COMPARED_TABLES] = -1  # an illegal move, too
        turn, other = here.step(actions), there.step(actions)
        ended += int(turn.is_over.sum())
    print(f"{game}, {settings}: {COMPARED_STEPS * COMPARED_TABLES:,} steps, {ended:,} games are the same", flush=True)
    return True


def chooser() -> Any:
    """A kernel that chooses a random move at each table, so that nothing leaves the GPU. The rules it calls are registered by then."""

    @cuda.jit
    def choose(masks, step, actions):  # type: ignore[no-untyped-def] # compiled only
        table = cuda.grid(1)
        if table < len(actions):
            left, right = stream(1, table)
            count = 0
            for action in range(masks.shape[1]):
                count += masks[table, action]
            drawn = (word(left, right, step) * count) >> 32
            for action in range(masks.shape[1]):
                if masks[table, action]:
                    if drawn == 0:
                        actions[table] = action
                    drawn -= 1

    return choose


def gpu_rate(game: str, tables: int) -> float:
    env, choose = CudaVectorEnv(game, tables, 2, observation="own"), chooser()
    turn, actions = env.reset(seed=1), cuda.to_device(np.zeros(tables, np.int64))
    blocks, best = -(-tables // 128), 0.0
    for repeat in range(4):
        cuda.synchronize()
        start = time.perf_counter()
        for step in range(STEPS):
            choose[blocks, 128](turn.action_mask.on_device, repeat * STEPS + step, actions)  # type: ignore[attr-defined] # on the GPU
            turn = env.step(actions)
        cuda.synchronize()
        best = max(best, tables * STEPS / (time.perf_counter() - start))
    return best


def cpu_rate(game: str) -> float:
    """Of the steps alone, on all cores; the choice of moves is not counted."""
    env, rng, best = SelfPlayVectorEnv(game, CPU_TABLES, 2, observation="own"), np.random.default_rng(1), 0.0
    turn = env.reset(seed=1)
    for _ in range(3):
        seconds = 0.0
        for _ in range(STEPS):
            actions = random_moves(turn.action_mask, rng)
            start = time.perf_counter()
            turn = env.step(actions)
            seconds += time.perf_counter() - start
        best = max(best, CPU_TABLES * STEPS / seconds)
    env.close()
    return best


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 1 << 18
    same = [compare(game, settings) for game in GAMES for settings in SETTINGS]
    device = cuda.get_current_device().name
    device = device.decode() if isinstance(device, bytes) else device
    measurements = [
        Measurement(
            f"{game}, self-play at {tables:,} tables on {device}", "steps/s", gpu_rate(game, tables), "all cores", cpu_rate(game), 1
        )
        for game in GAMES
    ]
    met = report("vector_gpu", measurements)
    sys.exit(0 if all(same) and met else 1)


if __name__ == "__main__":
    main()

"""Troll & Dragon for two, solved on a GPU: the first player's value, how long it takes, and the same values as on the CPU.

python -m bench.solve_gpu FOLDER: needs a CUDA GPU and numba-cuda; writes the table of each tempo to FOLDER/<tempo>.npy.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):  # old NumPy names that numba-cuda uses
    if not hasattr(np, old):
        setattr(np, old, getattr(np, new))

from doubloon.games.troll_dragon import TROLL_DRAGON  # noqa: E402
from doubloon.solve.troll_dragon_win import cuda, table  # noqa: E402
from doubloon.solve.troll_dragon_win.graph import Array  # noqa: E402

COMPARED: list[dict[str, Any]] = [
    {"diamonds": 12, "nuggets": 10},
    {"diamonds": 12, "nuggets": 10, "tempo": "race"},
    {"diamonds": 8, "nuggets": 6, "reroll": "chosen"},
    {"diamonds": 8, "nuggets": 6, "tempo": "race", "reroll": "chosen", "end": "both"},
]


def timed(setup: table.Setup) -> tuple[Array, float]:
    start = time.perf_counter()
    solved = cuda.solve(setup)
    return solved, time.perf_counter() - start


def compare() -> bool:
    """On the CPU and on the GPU, some small stocks."""
    all_same = True
    for options in COMPARED:
        setup = table.setup_of(TROLL_DRAGON.new(2, **options))
        difference = float(np.abs(table.solve(setup) - cuda.solve(setup)).max())
        all_same &= difference < 1e-12
        print(f"{options}: largest difference between CPU and GPU {difference:.1e}", flush=True)
    return all_same


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for tempo in ("calm", "race"):
        setup = table.setup_of(TROLL_DRAGON.new(2, tempo=tempo))
        _, first = timed(setup)
        solved, second = timed(setup)
        value = solved[table.index_of(setup.diamonds, setup.nuggets).first_row[-1, 0], -1]
        print(f"{tempo}: the first player's share is {value:.12f}; {first:.1f} s with compiling, {second:.1f} s without", flush=True)
        np.save(folder / f"{tempo}.npy", solved)
    sys.exit(0 if compare() else 1)


if __name__ == "__main__":
    main()

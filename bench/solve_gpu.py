"""Troll & Dragon for two, solved on a GPU and made small: the first player's value, times, the tables of the package and their errors.

python -m bench.solve_gpu FOLDER [--exact FOLDER] [--diamonds N --nuggets N]: needs a CUDA GPU and numba-cuda. Writes the compact table of
each tempo to FOLDER/<tempo>.xz, as in src/doubloon/solve/troll_dragon_win/tables, and the exact ones to --exact, as <tempo>.npy.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):  # old NumPy names that numba-cuda uses
    if not hasattr(np, old):
        setattr(np, old, getattr(np, new))

from doubloon.games.troll_dragon import TROLL_DRAGON  # noqa: E402
from doubloon.solve.troll_dragon_win import compact, cuda, fit, table  # noqa: E402
from doubloon.solve.troll_dragon_win.graph import Array  # noqa: E402

STRIDE = 12  # of the steps timed on the CPU
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


def solve(setup: table.Setup, name: str) -> Array:
    _, first = timed(setup)
    solved, second = timed(setup)
    value = solved[table.index_of(setup.diamonds, setup.nuggets).first_row[-1, 0], -1]
    print(f"{name}: the first player's share is {value:.12f}; {first:.1f} s with compiling, {second:.1f} s without", flush=True)
    return solved


def shrink(setup: table.Setup, solved: Array, path: Path) -> None:
    """Write the compact table; print its size and its errors over all starts."""
    start = time.perf_counter()
    compact.write(path, fit.compress(setup, solved))
    written = time.perf_counter()
    small = compact.read(path)
    read = time.perf_counter()
    print(f"{path.name}: {path.stat().st_size:,} bytes; made in {written - start:.0f} s, read in {read - written:.2f} s", flush=True)
    errors = np.abs(np.concatenate([each.ravel() for _, each in fit.errors(setup, solved, small)]))
    parts = ", ".join(f"{np.quantile(errors, part):.5f} for {part:.1%}" for part in (0.9, 0.99, 0.999))
    print(f"{path.name}: {errors.size:,} starts, mean error {errors.mean():.6f}, largest {errors.max():.4f}; at most {parts}", flush=True)


def time_cores(setup: table.Setup, solved: Array, threads: int, stride: int) -> None:
    """Estimate the time on the CPU by every so many steps; compare their values with the GPU's."""
    again, spent, largest = solved.copy(), 0.0, 0.0
    for step in list(table.steps_of(setup))[stride // 2 :: stride]:
        start = time.perf_counter()
        table.solve_step(setup, again, step, threads=threads)
        spent += time.perf_counter() - start
        rows = slice(*step.rows)
        largest = max(largest, float(np.abs(again[rows] - solved[rows]).max()))
    print(f"{threads} cores: about {stride * spent:.0f} s for all; largest difference to the GPU {largest:.1e}", flush=True)


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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--exact", type=Path)
    parser.add_argument("--only-exact", action="store_true", help="make no compact tables, and compare nothing")
    parser.add_argument("--diamonds", type=int, default=60)
    parser.add_argument("--nuggets", type=int, default=50)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    all_same = True
    for tempo in ("calm", "race"):
        setup = table.setup_of(TROLL_DRAGON.new(2, tempo=tempo, diamonds=arguments.diamonds, nuggets=arguments.nuggets))
        solved = solve(setup, tempo)
        if arguments.exact:
            arguments.exact.mkdir(parents=True, exist_ok=True)
            np.save(arguments.exact / f"{tempo}.npy", solved)
        if arguments.only_exact:
            continue
        shrink(setup, solved, arguments.folder / f"{tempo}.xz")
        if tempo == "calm":
            time_cores(setup, solved, os.cpu_count() or 1, STRIDE)
            time_cores(setup, solved, 2, 4 * STRIDE)
            all_same = compare()
    sys.exit(0 if all_same else 1)


if __name__ == "__main__":
    main()

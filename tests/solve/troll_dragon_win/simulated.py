"""Solve tiny games by the CUDA kernels in Numba's simulator and compare. Run with NUMBA_ENABLE_CUDASIM=1 (see test_cuda)."""

import sys
from pathlib import Path
from typing import Any

import numpy as np

from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.solve.troll_dragon_win import cuda
from doubloon.solve.troll_dragon_win.table import setup_of

if __name__ == "__main__":
    for path in sorted(Path(sys.argv[1]).glob("*.npy")):
        options: dict[str, Any] = dict(each.split("=") for each in path.stem.split(","))
        assert np.abs(cuda.solve(setup_of(GAME.new(2, **options))) - np.load(path)).max() < 1e-12
    print("tables agree")  # noqa: T201

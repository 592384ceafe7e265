import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.solve.troll_dragon_win.table import setup_of, solve
from tests.counts import some

pytestmark = pytest.mark.long

SETUPS: list[dict[str, Any]] = [{"diamonds": 1, "nuggets": 2}, {"diamonds": 1, "nuggets": 1, "end": "both", "tempo": "race"}]


def test_the_kernels_find_the_same_values_in_the_simulator(tmp_path: Path) -> None:
    for options in some(SETUPS[::-1], 1):
        name = ",".join(f"{name}={value}" for name, value in options.items())
        np.save(tmp_path / name, solve(setup_of(GAME.new(2, **options))))
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-m", "tests.solve.troll_dragon_win.simulated", str(tmp_path)]
    done = subprocess.run(command, cwd=Path(__file__).parents[3], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "tables agree"

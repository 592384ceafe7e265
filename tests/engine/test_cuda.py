import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.long


def test_the_kernel_plays_the_same_games_in_the_simulator() -> None:
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-m", "tests.engine.simulated"], cwd=root, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith("games agree")

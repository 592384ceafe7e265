import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.counts import some

pytestmark = pytest.mark.long


@pytest.mark.parametrize("game", some(["pig", "troll-dragon", "little-dragon", "my-treasure", "do-not-touch-symbols"], 1))
def test_self_play_on_the_gpu_is_the_same_in_the_simulator(game: str) -> None:
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-m", "tests.adapters.simulated", game]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith("the GPU agrees")


def test_it_needs_no_library_of_environments() -> None:
    """A machine with a GPU may have nothing but NumPy and Numba."""
    check = "import sys; import doubloon.adapters.selfplay; print(sorted({'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

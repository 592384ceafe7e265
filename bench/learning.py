"""The training example in short form: does a minute of PPO beat `gentle` in each game?

python -m bench.learning: needs PyTorch, which is not among the project's dependencies; without it there is nothing to measure.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec

from bench.report import Measurement, report

GAMES_EACH = 1000
MINUTES = {  # of processor time
    "pig": 0.4,
    "troll-dragon": 0.6,
    "my-treasure": 1,
    "do-not-touch-numbers": 1,
    "do-not-touch-symbols": 1,
    "little-dragon": 1,
}


def measure(game: str, minutes: float) -> Measurement:
    import torch
    from examples.ppo import learn, trial

    torch.set_num_threads(1)
    share, error = trial(learn(game, minutes), game, "gentle", GAMES_EACH)
    print(f"{game}: PPO wins {share:.1%} ± {error:.1%} of {GAMES_EACH:,} games against gentle")
    return Measurement(f"{game}, {minutes} minutes of PPO against gentle", "games in 100", 100 * share, "half of them", 50, 1)


def main() -> bool:
    if find_spec("torch") is None:
        print("PyTorch is not installed, so the training example is not measured: pip install torch")
        return True
    return report("learning", [measure(game, minutes) for game, minutes in MINUTES.items()])


if __name__ == "__main__":
    sys.exit(0 if main() else 1)

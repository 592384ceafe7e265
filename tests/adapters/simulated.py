"""Compare self-play on the GPU, in Numba's simulator, with self-play on the CPU. Run with NUMBA_ENABLE_CUDASIM=1 (see test_cuda)."""

import sys

import numpy as np

from doubloon.adapters.cuda import CudaVectorEnv
from doubloon.adapters.selfplay import SelfPlayVectorEnv
from doubloon.games import GAMES
from tests.engine.simulated import Whole

TABLES, STEPS = 4, 40
PARTS = ("observation", "action_mask", "seat", "rewards", "is_over", "is_endless", "scores")


def compare(game: str, bots: list[str] | None) -> int:
    """The number of games that ended."""
    settings = {"seats": 2, "bots": bots, "observation": "onehot", "reward": "points"} | ({"target": 12} if game == "pig" else {})
    here = SelfPlayVectorEnv(game, TABLES, **settings)  # type: ignore[arg-type] # settings of several types
    turn = here.reset(seed=5)
    for record in (here.game.rules.STATE, here.game.rules.VIEW):  # only now: the CPU's code is compiled for plain records
        vars(record.layout)["dtype"] = np.dtype((Whole, record.dtype))
    there = CudaVectorEnv(game, TABLES, **settings)  # type: ignore[arg-type]
    other, rng, ended = there.reset(seed=5), np.random.default_rng(1), 0
    for _ in range(STEPS):
        for part in PARTS:
            ours, theirs = getattr(turn, part), getattr(other, part).copy_to_host()
            assert ours.dtype == theirs.dtype
            assert np.array_equal(ours, theirs), part
        actions = (turn.action_mask * rng.random(turn.action_mask.shape)).argmax(axis=1)
        turn, other = here.step(actions), there.step(actions)
        ended += int(turn.is_over.sum())
    return ended


if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        ended = compare(game, ["", "clever"] if game == "pig" else None)
        assert ended or game != "pig"
    print("the GPU agrees")  # noqa: T201

"""Play every game by the CUDA kernel in Numba's simulator and compare with plain Python. Run with NUMBA_ENABLE_CUDASIM=1 (see test_cuda).

The simulator hands rules NumPy scalars of a field's width, an arithmetic that neither Python nor any compiler has; the records here
hand out plain ints.
"""

from typing import Any

import numpy as np

from doubloon.engine import cuda
from doubloon.engine.batch import Batch
from doubloon.engine.game import Game
from doubloon.engine.play import playout
from doubloon.games import GAMES

GAMES_EACH = 6
SHORT = {"little-dragon": {"rings": 24, "chests": 24, "dragons": 1, "spiders": 0, "balls": 0, "cars": 0, "dolls": 0, "candlesticks": 0}}


class Wholes(np.ndarray[Any, Any]):
    def __getitem__(self, index: Any) -> Any:
        return int(super().__getitem__(index))


class Whole(np.record):  # type: ignore[misc] # final in the stubs only
    def __getattribute__(self, name: str) -> Any:
        value = super().__getattribute__(name)
        if isinstance(value, np.integer):
            return int(value)
        return value.view(Wholes) if isinstance(value, np.ndarray) else value


def compare(game: Game, seats: int) -> None:
    for record in (game.rules.STATE, game.rules.VIEW):
        vars(record.layout)["dtype"] = np.dtype((Whole, record.dtype))
    opening = game.new(seats=seats, **SHORT.get(game.id, {}))
    played = cuda.play(Batch(game, opening, GAMES_EACH, seed=5, number=7), cuda.Grid(2, 2))
    for each in range(GAMES_EACH):
        state = opening.copy()
        assert len(playout(game, state, 5, number=7 + each)) == played.steps[each]
        assert state.to_bytes() == played.states[each].tobytes()
        assert game.scores(state) == played.scores[each].tolist()


if __name__ == "__main__":
    for game in GAMES.values():
        for seats in game.seats:
            compare(game, seats)
    print(f"{len(GAMES)} games agree")  # noqa: T201

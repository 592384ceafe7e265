"""What every game promises. A new game passes these unasked."""

import pytest

from doubloon.games import GAMES
from doubloon.testing.contract import *  # noqa: F403
from doubloon.testing.walks import deal_out, line, positions, seats_of

__all__ = ["deal_out", "every_game", "line", "positions", "seats_of"]

# With `--dist loadgroup` all tests of the same rules run in one process, which compiles them once.
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES.values()])

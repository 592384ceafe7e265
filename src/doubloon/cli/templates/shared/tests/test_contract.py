"""What every game promises."""

from pathlib import Path

from doubloon.testing.clauses import *  # noqa: F403
from doubloon.testing.contract import *  # noqa: F403
from doubloon.testing.texts import *  # noqa: F403

from my_game import MY_GAME

GAMES = [MY_GAME]
RULES = Path(__file__).parents[1] / "docs" / "my-game.md"

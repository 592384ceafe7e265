"""What every game promises."""

from pathlib import Path

from liars_dice import LIARS_DICE

from doubloon.testing.clauses import *  # noqa: F403
from doubloon.testing.contract import *  # noqa: F403
from doubloon.testing.texts import *  # noqa: F403

GAMES = [LIARS_DICE]
RULES = Path(__file__).parents[1] / "docs" / "liars-dice.md"

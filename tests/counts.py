"""How much is tried."""

from doubloon.games import GAMES, box_of
from doubloon.testing.counts import SOAK, by_turns, many, some

__all__ = ["ONE_OF_A_BOX", "SOAK", "by_turns", "many", "some"]

# The games, of those in one box only the last: all code of theirs is the same. `make soak` tries all.
LAST_OF_BOX = {box_of(game): name for name, game in GAMES.items()}
ONE_OF_A_BOX = [name for name, game in GAMES.items() if SOAK > 1 or LAST_OF_BOX[box_of(game)] == name]

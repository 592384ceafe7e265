"""My Treasure: the policies of its bots, and the pruning rule of the search."""

from doubloon.games.my_treasure.bots.clever import clever
from doubloon.games.my_treasure.bots.gentle import gentle
from doubloon.games.my_treasure.bots.worth_trying import worth_trying

__all__ = ["clever", "gentle", "worth_trying"]

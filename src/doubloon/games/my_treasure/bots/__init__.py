"""My Treasure: the policies of its bots, and the pruning rule of the search."""

from doubloon.bots.my_treasure.clever import clever
from doubloon.bots.my_treasure.gentle import gentle
from doubloon.bots.my_treasure.worth_trying import worth_trying

__all__ = ["clever", "gentle", "worth_trying"]

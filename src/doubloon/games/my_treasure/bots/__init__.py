"""My Treasure: the policies of its bots, the pruning rule of the search, and what a newcomer may think."""

from doubloon.games.my_treasure.bots.clever import clever
from doubloon.games.my_treasure.bots.gentle import gentle
from doubloon.games.my_treasure.bots.newcomer import SAMPLES, fill_hidden
from doubloon.games.my_treasure.bots.worth_trying import worth_trying

__all__ = ["SAMPLES", "clever", "fill_hidden", "gentle", "worth_trying"]

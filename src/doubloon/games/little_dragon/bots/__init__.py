"""The Little Dragon: the policies of its bots, the pruning rule of the search, and what a newcomer may think."""

from doubloon.games.little_dragon.bots.clever import clever
from doubloon.games.little_dragon.bots.gentle import gentle
from doubloon.games.little_dragon.bots.newcomer import fill_hidden
from doubloon.games.little_dragon.bots.worth_trying import worth_trying

__all__ = ["clever", "fill_hidden", "gentle", "worth_trying"]

"""Troll & Dragon: the policies of its bots, and the pruning rule of the search."""

from doubloon.games.troll_dragon.bots.clever import clever
from doubloon.games.troll_dragon.bots.gentle import gentle
from doubloon.games.troll_dragon.bots.worth_trying import worth_trying

__all__ = ["clever", "gentle", "worth_trying"]

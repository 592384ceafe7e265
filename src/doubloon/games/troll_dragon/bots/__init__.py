"""Troll & Dragon: the policies of its bots, and the pruning rule of the search."""

from doubloon.bots.troll_dragon.clever import clever
from doubloon.bots.troll_dragon.gentle import gentle
from doubloon.bots.troll_dragon.worth_trying import worth_trying

__all__ = ["clever", "gentle", "worth_trying"]

"""Pig: the policies of its bots, and the pruning rule of the search."""

from doubloon.bots.pig.clever import clever
from doubloon.bots.pig.gentle import gentle
from doubloon.bots.pig.worth_trying import worth_trying

__all__ = ["clever", "gentle", "worth_trying"]

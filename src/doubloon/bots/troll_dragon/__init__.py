"""Troll & Dragon: how the bots play it."""

from doubloon.bots.troll_dragon.clever import clever
from doubloon.bots.troll_dragon.gentle import gentle
from doubloon.bots.troll_dragon.worth_trying import worth_trying

__all__ = ["clever", "gentle", "worth_trying"]

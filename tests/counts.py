"""How much is tried."""

from doubloon.testing.counts import SOAK, by_turns, many, some

__all__ = ["SOAK", "by_turns", "many", "some"]

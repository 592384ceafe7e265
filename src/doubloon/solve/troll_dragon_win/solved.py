"""For which options Troll & Dragon for two has a solution at once: a table in the package, or small stocks. Loads neither NumPy nor Numba."""

from __future__ import annotations

from collections.abc import Mapping

from doubloon.games.troll_dragon import TROLL_DRAGON

MOST_WORK = 12**4 * 10**3  # solved in about a second: 12 diamonds and 10 nuggets, or as much work


def is_shipped(options: Mapping[str, int]) -> bool:
    """The default rules with either tempo."""
    return all(value == TROLL_DRAGON.options[name].default for name, value in options.items() if name != "tempo")


def is_small(options: Mapping[str, int]) -> bool:
    """The work grows with the starts of a turn, and with what a turn can find."""
    return bool(options["diamonds"] ** 4 * options["nuggets"] ** 3 <= MOST_WORK)

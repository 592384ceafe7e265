"""The options of Troll & Dragon for two that are solved at once: a table in the package, or small stocks. Loads no NumPy, no Numba."""

from __future__ import annotations

from collections.abc import Mapping

from doubloon.games.troll_dragon import TROLL_DRAGON

TABLE_ERRORS = (0.0013, 0.0020)  # by tempo, of the shipped tables: 99 % of the errors are below 2.58 times that (docs/guide/solved.md)
SMALL = (12, 10)  # diamonds and nuggets: solved in some seconds, as are other stocks of as much work
REFUSAL = f"for two, the default rules are solved (either tempo), and small stocks, such as {SMALL[0]} diamonds and {SMALL[1]} nuggets"


def is_shipped(options: Mapping[str, int]) -> bool:
    """The default rules with either tempo."""
    return all(value == TROLL_DRAGON.options[name].default for name, value in options.items() if name != "tempo")


def is_small(options: Mapping[str, int]) -> bool:
    """The work grows with the starts of a turn, and with what a turn can find."""
    return options["diamonds"] ** 4 * options["nuggets"] ** 3 <= SMALL[0] ** 4 * SMALL[1] ** 3

"""Counts of the tests, as a user would write them."""

from doubloon.engine.count import Count
from doubloon.engine.game import NOBODY
from doubloon.engine.rule import rule


@rule
def note_sixes(state, action, counts):  # type: ignore[no-untyped-def]
    """Sixes rolled, and the longest row of them."""
    if state.rolling:
        counts[2] = counts[2] + 1 if action == 6 else 0
        counts[0] += action == 6
        counts[1] = max(counts[1], counts[2])


@rule
def note_end(state, counts):  # type: ignore[no-untyped-def]
    if state.turn == NOBODY:
        counts[0] = state.banked[0] - state.banked[1]


SIXES = Count(("sixes", "sixes_in_a_row"), note=note_sixes, memory=1)
ENDS = Count(("difference",), end=note_end)

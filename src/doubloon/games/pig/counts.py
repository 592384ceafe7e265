"""What the laboratory counts in Pig: how turns end."""

from doubloon.engine.count import Count
from doubloon.engine.rule import rule
from doubloon.games.pig.rules import HOLD


@rule
def note(state, action, counts):
    if state.rolling:
        if action == 1:
            counts[1] += 1
            counts[2] += state.at_risk
    elif action == HOLD:
        counts[0] += 1


COUNTS = (Count(("held", "ones", "points_lost"), note),)

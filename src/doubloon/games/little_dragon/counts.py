"""What the laboratory counts in The Little Dragon: how turns end."""

from doubloon.engine.count import Count
from doubloon.engine.rule import rule
from doubloon.games.little_dragon.rules import FAILED, SPIDER, STOP, TURNING


@rule
def note(state, action, counts):
    if state.phase == FAILED:
        counts[1 if state.open_kinds[SPIDER - 1] else 2] += 1
    elif state.phase == TURNING and action == STOP:
        counts[0] += 1


COUNTS = (Count(("stopped", "spiders_met", "dragons_met"), note),)

"""What the laboratory counts in My Treasure: rounds, and how the dwarves leave the cave."""

from doubloon.engine.count import Count
from doubloon.engine.rule import rule
from doubloon.games.my_treasure.rules import DRAWING, FLEE, FLEEING, ORC, SECURING


@rule
def note(state, action, counts):
    if state.phase == SECURING:
        counts[1] += 1
    elif state.phase == FLEEING:
        counts[2] += 1
        counts[3] += 1 if action == FLEE else 0
    elif state.phase == DRAWING and action == ORC:
        counts[4] += 1


@rule
def end(state, counts):
    counts[0] = state.rounds


COUNTS = (Count(("rounds", "secured", "fled", "fled_empty", "orcs"), note, end),)

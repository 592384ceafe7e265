"""Troll & Dragon: prunes moves that are never better than another."""

from doubloon.engine.rule import rule
from doubloon.games.troll_dragon.rules import CAVERN, ENTER, GROTTO, LEAVE, ROLL, SET_DOOR, SET_KEY
from doubloon.games.troll_dragon.tables import GROTTO_DICE


@rule
def worth_trying(view, weights):
    if view.phase == CAVERN and view.cavern == 0:
        weights[ROLL] = 0  # nothing to find, something to lose
    elif view.phase == GROTTO:
        if weights[ENTER]:
            weights[LEAVE] = 0  # one may leave from inside, too (TD-Q15)
        set_aside_first(view, weights)


@rule
def set_aside_first(view, weights):
    """To set a die aside and to hold others back may be done in any order; one is enough."""
    for die in range(GROTTO_DICE):
        if view.held[die]:
            weights[SET_KEY] = 0
            weights[SET_DOOR] = 0

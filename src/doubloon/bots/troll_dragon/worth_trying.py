"""Troll & Dragon: prunes moves that are never better than another."""

from doubloon.engine.rule import rule
from doubloon.games.troll_dragon.rules import (
    CAVERN,
    CHOSEN,
    DOOR,
    ENTER,
    GROTTO,
    HOLD_DIAMOND,
    HOLD_DOOR,
    HOLD_KEY,
    KEY,
    LEAVE,
    ROLL,
    SET_DOOR,
    SET_KEY,
)
from doubloon.games.troll_dragon.tables import GROTTO_DICE


@rule
def worth_trying(view, weights):
    if view.phase == CAVERN and view.cavern == 0:
        weights[ROLL] = 0  # nothing to find, something to lose
    elif view.phase == GROTTO:
        if weights[ENTER]:
            weights[LEAVE] = 0  # one may leave from inside, too (TD-Q15)
        if view.reroll == CHOSEN:
            hold_in_order(view, weights)


@rule
def hold_in_order(view, weights):
    """Holding back is never worse than setting aside: the die can still be set aside after the roll, and until then it keeps the Troll
    away. The order of holding back does not matter: diamonds first, then keys, then doors."""
    if weights[HOLD_KEY]:
        weights[SET_KEY] = 0
    if weights[HOLD_DOOR]:
        weights[SET_DOOR] = 0
    for die in range(GROTTO_DICE):
        if view.held[die] and view.dice[die] >= KEY:
            weights[HOLD_DIAMOND] = 0
        if view.held[die] and view.dice[die] == DOOR:
            weights[HOLD_KEY] = 0

"""Troll & Dragon: thresholds of treasure at risk, near the best turn for one's own points with the default dice."""

from doubloon.bots.only import only
from doubloon.engine.rule import rule
from doubloon.games.troll_dragon.rules import CAVERN, ENTER, GROTTO, LEAVE, RACE, ROLL, SET_DOOR, SET_KEY, TROLL
from doubloon.games.troll_dragon.tables import GROTTO_DICE, NUGGET_POINTS

NEVER = 1000  # more than can be at risk

# By the number of free dice, 0 to 4: diamonds at risk from which to leave, and up to which a key or door is set aside.
LEAVE_FROM = (0, 1, 9, NEVER, NEVER)
LEAVE_FROM_WITH_ONE_ASIDE = (0, 5, 17, NEVER, NEVER)
SET_ASIDE_UP_TO = (-1, -1, 2, 7, 11)

# By what the Dragon dice show (no dragon, the first die's, the second's): points at risk from which to leave.
LEAVE_FROM_CALM = (NEVER, 6, 15)
LEAVE_FROM_RACE = (33, 9, 18)


@rule
def careful(view, weights):
    if view.phase == GROTTO:
        only(weights, in_grotto(view, weights))
    elif view.phase == CAVERN:
        only(weights, in_cavern(view))


@rule
def in_grotto(view, weights):
    if weights[ENTER]:
        return ENTER
    free = free_dice(view)
    if view.diamonds_at_risk <= SET_ASIDE_UP_TO[free]:
        if weights[SET_KEY]:
            return SET_KEY
        if weights[SET_DOOR]:
            return SET_DOOR
    enough = LEAVE_FROM_WITH_ONE_ASIDE[free] if view.aside else LEAVE_FROM[free]
    return LEAVE if view.diamonds_at_risk >= enough else ROLL


@rule
def free_dice(view):
    """Neither a troll nor set aside."""
    free = 0
    for die in range(GROTTO_DICE):
        free += view.dice[die] != TROLL and view.aside != die + 1
    return free


@rule
def in_cavern(view):
    if view.cavern == 0:
        return LEAVE
    shown = view.dragons[0] + 2 * view.dragons[1]
    enough = LEAVE_FROM_RACE[shown] if view.tempo == RACE else LEAVE_FROM_CALM[shown]
    at_risk = view.diamonds_at_risk + NUGGET_POINTS * view.nuggets_at_risk
    return LEAVE if at_risk >= enough else ROLL

"""Troll & Dragon, played like a child: always enters the Cavern when it can, and leaves at random when it is afraid."""

from doubloon.engine.policies import choose_only
from doubloon.engine.rule import rule
from doubloon.games.troll_dragon.rules import CAVERN, ENTER, GROTTO, LEAVE, ROLL, SET_DOOR, SET_KEY, TROLL
from doubloon.games.troll_dragon.tables import GROTTO_DICE

BRAVE = 6  # weight of rolling; leaving has 1 for each troll and each diamond at risk


@rule
def gentle(view, weights):
    if view.phase == GROTTO:
        in_grotto(view, weights)
    elif view.phase == CAVERN:
        in_cavern(view, weights)


@rule
def in_grotto(view, weights):
    """Enter if possible; else set a key or a door aside."""
    if weights[ENTER]:
        choose_only(weights, ENTER)
    elif weights[SET_KEY]:
        choose_only(weights, SET_KEY)
    elif weights[SET_DOOR]:
        choose_only(weights, SET_DOOR)
    else:
        trolls = 0
        for die in range(GROTTO_DICE):
            trolls += view.dice[die] == TROLL
        choose_only(weights, ROLL)
        weights[ROLL] = BRAVE
        weights[LEAVE] = trolls * view.diamonds_at_risk


@rule
def in_cavern(view, weights):
    """Roll until a dragon shows; then the weight of leaving grows with the nuggets at risk."""
    if view.cavern == 0:
        choose_only(weights, LEAVE)
    elif view.dragons[0] + view.dragons[1] == 0:
        choose_only(weights, ROLL)
    else:
        weights[ROLL] = 2
        weights[LEAVE] = view.nuggets_at_risk

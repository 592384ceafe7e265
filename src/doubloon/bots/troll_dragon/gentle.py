"""Troll & Dragon: a child who loves diamonds, always wants to see the gold, and takes fright by chance."""

from doubloon.bots.weights import choose_only
from doubloon.engine.rule import rule
from doubloon.games.troll_dragon.rules import CAVERN, ENTER, GROTTO, LEAVE, ROLL, SET_DOOR, SET_KEY, TROLL
from doubloon.games.troll_dragon.tables import GROTTO_DICE

BRAVE = 6  # how eager to roll; each troll on the table frightens once for each diamond that it could take


@rule
def gentle(view, weights):
    if view.phase == GROTTO:
        in_grotto(view, weights)
    elif view.phase == CAVERN:
        in_cavern(view, weights)


@rule
def in_grotto(view, weights):
    """Through the door if it is open; else a key or a door is set aside at once."""
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
    """On until a dragon shows; then every nugget to lose frightens."""
    if view.cavern == 0:
        choose_only(weights, LEAVE)
    elif view.dragons[0] + view.dragons[1] == 0:
        choose_only(weights, ROLL)
    else:
        weights[ROLL] = 2
        weights[LEAVE] = view.nuggets_at_risk

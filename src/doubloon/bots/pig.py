"""Pig: hold at 20, the rule of thumb."""

from doubloon.engine.rule import rule
from doubloon.games.pig.rules import HOLD, ROLL

ENOUGH = 20  # at risk: from here on a roll loses, on average, no less than it brings: 1 in 6 loses 20, the others bring 4 each


@rule
def hold_at_20(view, weights):
    wins = view.banked[view.turn] + view.at_risk >= view.target
    weights[HOLD] = 1 if wins or view.at_risk >= ENOUGH else 0
    weights[ROLL] = 1 - weights[HOLD]

"""Pig: hold at 20, which is within half a point of the best turn."""

from doubloon.engine.rule import rule
from doubloon.games.pig.rules import HOLD, ROLL

ENOUGH = 20  # at risk: from here on a 1 costs more than a roll brings


@rule
def hold_at_20(view, weights):
    wins = view.banked[view.turn] + view.at_risk >= view.target
    weights[HOLD] = 1 if wins or view.at_risk >= ENOUGH else 0
    weights[ROLL] = 1 - weights[HOLD]

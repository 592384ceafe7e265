"""Pig: a child that gets nervous as the points grow, and does not look at the others."""

from doubloon.engine.rule import rule
from doubloon.games.pig.rules import HOLD, ROLL

BRAVE = 5  # points at risk that frighten nobody


@rule
def gentle(view, weights):
    """Beyond that it holds by chance: with 10 points every other time."""
    weights[ROLL] = BRAVE
    weights[HOLD] = view.at_risk - BRAVE if view.at_risk > BRAVE else 0
    if view.banked[view.turn] + view.at_risk >= view.target:
        weights[ROLL] = 0
        weights[HOLD] = 1

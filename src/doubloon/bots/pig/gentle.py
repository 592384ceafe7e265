"""Pig, played like a child: holds with a probability that grows with the points at risk, and ignores the other players."""

from doubloon.engine.rule import rule
from doubloon.games.pig.rules import HOLD, ROLL

BRAVE = 5  # points at risk up to which it always rolls


@rule
def gentle(view, weights):
    """Beyond BRAVE it holds at random: with 10 points every other time."""
    weights[ROLL] = BRAVE
    weights[HOLD] = view.at_risk - BRAVE if view.at_risk > BRAVE else 0
    if view.banked[view.turn] + view.at_risk >= view.target:
        weights[ROLL] = 0
        weights[HOLD] = 1

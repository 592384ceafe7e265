"""Pig: prunes holding with nothing at risk, and rolling when holding wins."""

from doubloon.engine.rule import rule
from doubloon.games.pig.rules import HOLD, ROLL


@rule
def worth_trying(view, weights):
    """With nothing at risk a roll is never worse than holding: at worst the turn passes too."""
    if view.banked[view.turn] + view.at_risk >= view.target:
        weights[ROLL] = 0
    elif view.at_risk == 0:
        weights[HOLD] = 0

"""Pig: holding with nothing at risk, and rolling when holding wins, need no thought."""

from doubloon.engine.rule import rule
from doubloon.games.pig.rules import HOLD, ROLL


@rule
def worth_trying(view, weights):
    """A roll with nothing at risk can lose nothing: at worst the turn passes, as by holding."""
    if view.banked[view.turn] + view.at_risk >= view.target:
        weights[ROLL] = 0
    elif view.at_risk == 0:
        weights[HOLD] = 0

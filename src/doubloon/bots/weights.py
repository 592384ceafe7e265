"""Weights of a policy that has decided on one action."""

from doubloon.engine.rule import rule


@rule
def choose_only(weights, chosen):
    """Give weight to this action alone."""
    for action in range(len(weights)):
        weights[action] = 1 if action == chosen else 0

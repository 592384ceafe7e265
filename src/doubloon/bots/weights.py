"""How a policy says that it has made up its mind."""

from doubloon.engine.rule import rule


@rule
def choose_only(weights, chosen):
    """This action and no other."""
    for action in range(len(weights)):
        weights[action] = 1 if action == chosen else 0

"""Rules that policies share: to decide on one action, and to forget like a child."""

from doubloon.engine.draws import absorb
from doubloon.engine.rule import rule


@rule
def choose_only(weights, chosen):
    """Give weight to this action alone."""
    for action in range(len(weights)):
        weights[action] = 1 if action == chosen else 0


@rule
def is_remembered(age, sighting, most):
    """True if a sighting is still remembered after `age` turns; what is forgotten stays forgotten. A hash of `sighting`, a number that
    identifies it, determines its duration, from 2 turns to `most`; so every call agrees."""
    return age <= 2 + absorb(0x452821E6, sighting) % (most - 1)

"""The limited memory of the gentle bots: each sighting is remembered for a random number of turns, and then forgotten for good."""

from doubloon.engine.draws import absorb
from doubloon.engine.rule import rule


@rule
def is_remembered(age, sighting, most):
    """True if a sighting is still remembered after `age` turns. A hash of `sighting`, a number that identifies it, determines its duration,
    from 2 turns to `most`; so every call agrees."""
    return age <= 2 + absorb(0x452821E6, sighting) % (most - 1)

"""How a child forgets: what was seen lately is remembered; after that, each sighting lasts for a time of its own, and then it is gone."""

from doubloon.engine.draws import absorb
from doubloon.engine.rule import rule


@rule
def is_remembered(age, sighting, most):
    """Whether something is still remembered after so many turns. The time it lasts is drawn, from 2 turns to `most`, by the sighting alone,
    a number made of what makes it this one sighting: so it fades once, and for good."""
    return age <= 2 + absorb(0x452821E6, sighting) % (most - 1)

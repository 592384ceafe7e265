"""Pig, for programs that learn: what the fields of the view mean, and how much a lead is worth."""

from doubloon.engine.meaning import FLAG, amount

MEANINGS = {
    "target": amount(1000),
    "rolling": FLAG,
    "at_risk": amount("target", capped=True),
    "banked": amount("target", 1, capped=True),
    "points": amount("target", 1, capped=True),
}

# For `reward="points"`: a lead of so many points has the potential 1. An expression in the fields of the view.
LEAD = "target"

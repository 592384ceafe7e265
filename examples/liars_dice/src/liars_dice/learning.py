"""For programs that learn: what the fields of the view mean."""

from doubloon.engine.meaning import A_SEAT, amount, category
from liars_dice.rules import FACES, MOST_DICE, MOST_SEATS

MEANINGS = {
    "dice": amount(MOST_DICE),
    "phase": category(2),
    "chosen": category(FACES - 1),
    "bid_dice": amount(MOST_SEATS * MOST_DICE),
    "bid_face": category(FACES - 1),
    "bidder": A_SEAT,
    "found": amount(MOST_SEATS * MOST_DICE),
    "loser": A_SEAT,
    "has": amount(MOST_DICE, 1),
    "viewer": A_SEAT,
    "own": amount(MOST_DICE),
    "shown": amount(MOST_DICE, FACES),
    "points": amount(MOST_DICE, 1),
}

LEAD = "dice"

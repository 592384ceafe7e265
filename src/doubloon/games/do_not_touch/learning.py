"""Do Not Touch My Treasures, for programs that learn: what the fields of the view mean, and how much a lead is worth."""

from dataclasses import replace

from doubloon.engine.meaning import A_SEAT, FLAG, amount, category
from doubloon.games.do_not_touch.tables import CARDS, HAND, KINDS, MOST_SEATS

MEANINGS = {
    "deck": category(3),
    "swaps_per_turn": amount(5),
    "cashes_per_turn": amount(9),
    "finish_round": FLAG,
    "starter": A_SEAT,
    "phase": category(5),
    "owed": amount(CARDS, 1),
    "deck_left": amount(CARDS),
    "sizes": amount(12, 1, capped=True),
    "to_draw": amount(HAND),
    **dict.fromkeys(("picked", "barred"), category(KINDS)),
    "swaps": amount(5),
    "cashes": amount(9),
    "idle": amount(3 * MOST_SEATS, capped=True),
    **dict.fromkeys(("shrunk", "is_last"), FLAG),
    "tops": category(KINDS, block=1),
    "discard": replace(category(KINDS), newest="discarded"),
    "discarded": amount(CARDS),
    "viewer": A_SEAT,
    "hand": amount(6),
    **dict.fromkeys(("known", "loots"), amount(6, KINDS)),
    "points": amount(150, 1, capped=True),
}

# For `reward="points"`: a lead of so many points has the potential 1. An expression in the fields of the view.
LEAD = "40"

"""My Treasure, for programs that learn: what the fields of the view mean, and how much a lead is worth."""

from dataclasses import replace

from doubloon.engine.meaning import A_SEAT, FLAG, amount, category
from doubloon.games.my_treasure.rules import ALL_CARDS, BLIND, IN_BOX, OWNED
from doubloon.games.my_treasure.tables import MOST_SEATS

MEANINGS = {
    "glory_target": amount(20),
    "orcs": amount(10),
    **dict.fromkeys(("edition", "memory_aid"), FLAG),
    "starter": A_SEAT,
    "phase": category(6),
    "orcs_out": amount("orcs"),
    "drawn": category(ALL_CARDS + 1),
    "chosen": category(BLIND),
    "clock": amount(ALL_CARDS + 16, capped=True),
    "places": replace(category(OWNED + MOST_SEATS - 1, low=IN_BOX), seats_from=OWNED),
    "tops": category(ALL_CARDS),
    "seen": amount(ALL_CARDS + 16, capped=True),
    "tokens": category(BLIND, block=1),
    "glory": amount("glory_target + 2", 1),
    "gained": amount(3, 1),
    "stack": amount(ALL_CARDS + 10),
    "heights": amount(ALL_CARDS),
    "piles": amount(ALL_CARDS, 1),
    "numbers": amount(60, 1, capped=True),
    "points": amount("glory_target + 2", 1),
}

# For `reward="points"`: a lead of so many points has the potential 1. An expression in the fields of the view.
LEAD = "glory_target"

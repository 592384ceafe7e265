"""Troll & Dragon, for programs that learn: what the fields of the view mean, and how much a lead is worth."""

from dataclasses import replace

from doubloon.engine.meaning import A_SEAT, FLAG, amount, category
from doubloon.games.troll_dragon.tables import GROTTO_DICE, NUGGET_POINTS, SIDES

MEANINGS = {
    **dict.fromkeys(("end", "tempo"), FLAG),
    **dict.fromkeys(("adventurer_odds", "dragon_odds"), amount(9)),
    "reroll": category(2),
    **dict.fromkeys(("diamonds", "nuggets"), amount(120)),
    **dict.fromkeys(("diamond_sides", "key_sides", "door_sides", "one_nugget_sides"), amount(SIDES)),
    **dict.fromkeys(("two_nuggets_sides", "dragon_sides_1", "dragon_sides_2"), amount(SIDES)),
    "phase": category(4),
    "in_air": amount(GROTTO_DICE),
    **dict.fromkeys(("grotto", "troll_hand", "diamonds_at_risk"), amount("diamonds")),
    **dict.fromkeys(("cavern", "nuggets_at_risk"), amount("nuggets")),
    "dice": category(4),
    "held": FLAG,
    "aside": category(GROTTO_DICE),
    "gold": category(2),
    "dragons": FLAG,
    "roller": replace(A_SEAT, only="phase >= 2"),  # from the Cavern on
    "pack_diamonds": amount("diamonds", 1),
    "pack_nuggets": amount("nuggets", 1),
    "points": amount(f"diamonds + {NUGGET_POINTS} * nuggets", 1),
}

# For `reward="points"`: a lead of so many points has the potential 1. An expression in the fields of the view.
LEAD = "(diamonds + nuggets) // 2"

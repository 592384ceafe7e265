"""The Little Dragon, for programs that learn: what the fields of the view mean, and how much a lead is worth."""

from doubloon.engine.meaning import FLAG, amount, category
from doubloon.games.little_dragon.tables import KIND_COUNT, PLACES

MEANINGS = {
    **dict.fromkeys(("balls", "cars", "dolls", "candlesticks", "chests", "rings", "dragons", "spiders"), amount(24)),
    **dict.fromkeys(("extra", "spider", "arrangement"), FLAG),
    "phase": category(3),
    "turned": category(PLACES - 1),
    "opened": amount(PLACES),
    "clock": amount(250, capped=True),
    "tiles": category(9),
    "line": amount(PLACES - 1),  # the same as `order`, which is easier to learn from
    "open_kinds": amount(8, capped=True),
    "lying": amount(PLACES),
    "seen": amount(250, capped=True),
    "left": amount(24),
    "piles": amount(24, KIND_COUNT),
    "order": amount(8, capped=True),
    "points": amount(PLACES, 1),
}

# For `reward="points"`: a lead of so many points has the potential 1. An expression in the fields of the view.
LEAD = "20"

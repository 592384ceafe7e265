"""What the numbers of a view mean, field by field: amounts, categories and seats, and their ranges. Encoders are built from this."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from doubloon.engine.game import Game
from doubloon.engine.record import Kind
from doubloon.games.do_not_touch import tables as pirates
from doubloon.games.little_dragon import tables as dragon
from doubloon.games.my_treasure import rules as dwarves
from doubloon.games.my_treasure import tables as dwarf_tables
from doubloon.games.troll_dragon import tables as troll

SEAT = "seat"  # the first part of an observation: the agent's own seat


@dataclass(frozen=True)
class Meaning:
    """Of one field. `high` is the largest value: a number, or an expression in the fields of the view (`"target"`)."""

    what: Literal["amount", "category", "seat"]
    high: int | str
    low: int = 0
    block: int = 0  # in an array by seat: the numbers of each seat; 0: the array is not by seat
    seats_from: int | None = None  # a category whose values from here on are seats
    newest: str = ""  # an array whose newest entry is last; this field counts them. Encoders put the newest first
    only: str = ""  # a seat is meant only if this holds; encoders write NOBODY otherwise
    is_capped: bool = False  # larger values are possible, and count as `high`


def amount(high: int | str, block: int = 0, *, capped: bool = False) -> Meaning:
    return Meaning("amount", high, block=block, is_capped=capped)


def category(high: int, *, low: int = 0, block: int = 0) -> Meaning:
    return Meaning("category", high, low, block)


FLAG = amount(1)
A_SEAT = Meaning("seat", 0)  # CHANCE, NOBODY, or a seat

PIG = {
    "target": amount(1000),
    "rolling": FLAG,
    "at_risk": amount("target", capped=True),
    "banked": amount("target", 1, capped=True),
    "points": amount("target", 1, capped=True),
}

TROLL_DRAGON = {
    **dict.fromkeys(("end", "tempo"), FLAG),
    **dict.fromkeys(("adventurer_odds", "dragon_odds"), amount(9)),
    "reroll": category(2),
    **dict.fromkeys(("diamonds", "nuggets"), amount(120)),
    **dict.fromkeys(("diamond_sides", "key_sides", "door_sides", "one_nugget_sides"), amount(troll.SIDES)),
    **dict.fromkeys(("two_nuggets_sides", "dragon_sides_1", "dragon_sides_2"), amount(troll.SIDES)),
    "phase": category(4),
    "in_air": amount(troll.GROTTO_DICE),
    **dict.fromkeys(("grotto", "troll_hand", "diamonds_at_risk"), amount("diamonds")),
    **dict.fromkeys(("cavern", "nuggets_at_risk"), amount("nuggets")),
    "dice": category(4),
    "held": FLAG,
    "aside": category(troll.GROTTO_DICE),
    "gold": category(2),
    "dragons": FLAG,
    "roller": replace(A_SEAT, only="phase >= 2"),  # from the Cavern on
    "pack_diamonds": amount("diamonds", 1),
    "pack_nuggets": amount("nuggets", 1),
    "points": amount(f"diamonds + {troll.NUGGET_POINTS} * nuggets", 1),
}

LITTLE_DRAGON = {
    **dict.fromkeys(("balls", "cars", "dolls", "candlesticks", "chests", "rings", "dragons", "spiders"), amount(24)),
    **dict.fromkeys(("extra", "spider", "arrangement"), FLAG),
    "phase": category(3),
    "turned": category(dragon.PLACES - 1),
    "opened": amount(dragon.PLACES),
    "clock": amount(250, capped=True),
    "tiles": category(9),
    "line": amount(dragon.PLACES - 1),  # the same as `order`, which is easier to learn from
    "open_kinds": amount(8, capped=True),
    "lying": amount(dragon.PLACES),
    "seen": amount(250, capped=True),
    "left": amount(24),
    "piles": amount(24, dragon.KIND_COUNT),
    "order": amount(8, capped=True),
    "points": amount(dragon.PLACES, 1),
}

MY_TREASURE = {
    "glory_target": amount(20),
    "orcs": amount(10),
    **dict.fromkeys(("edition", "memory_aid"), FLAG),
    "starter": A_SEAT,
    "phase": category(6),
    "orcs_out": amount("orcs"),
    "drawn": category(dwarves.ALL_CARDS + 1),
    "chosen": category(dwarves.BLIND),
    "clock": amount(dwarves.ALL_CARDS + 16, capped=True),
    "places": replace(category(dwarves.OWNED + dwarf_tables.MOST_SEATS - 1, low=dwarves.IN_BOX), seats_from=dwarves.OWNED),
    "tops": category(dwarves.ALL_CARDS),
    "seen": amount(dwarves.ALL_CARDS + 16, capped=True),
    "tokens": category(dwarves.BLIND, block=1),
    "glory": amount("glory_target + 2", 1),
    "gained": amount(3, 1),
    "stack": amount(dwarves.ALL_CARDS + 10),
    "heights": amount(dwarves.ALL_CARDS),
    "piles": amount(dwarves.ALL_CARDS, 1),
    "numbers": amount(60, 1, capped=True),
    "points": amount("glory_target + 2", 1),
}

DO_NOT_TOUCH = {
    "deck": category(3),
    "swaps_per_turn": amount(5),
    "cashes_per_turn": amount(9),
    "finish_round": FLAG,
    "starter": A_SEAT,
    "phase": category(5),
    "owed": amount(pirates.CARDS, 1),
    "deck_left": amount(pirates.CARDS),
    "sizes": amount(12, 1, capped=True),
    "to_draw": amount(pirates.HAND),
    **dict.fromkeys(("picked", "barred"), category(pirates.KINDS)),
    "swaps": amount(5),
    "cashes": amount(9),
    "idle": amount(3 * pirates.MOST_SEATS, capped=True),
    **dict.fromkeys(("shrunk", "is_last"), FLAG),
    "tops": category(pirates.KINDS, block=1),
    "discard": replace(category(pirates.KINDS), newest="discarded"),
    "discarded": amount(pirates.CARDS),
    "viewer": A_SEAT,
    "hand": amount(6),
    **dict.fromkeys(("known", "loots"), amount(6, pirates.KINDS)),
    "points": amount(150, 1, capped=True),
}

MEANINGS: dict[str, dict[str, Meaning]] = {
    "pig": PIG,
    "troll-dragon": TROLL_DRAGON,
    "little-dragon": LITTLE_DRAGON,
    "my-treasure": MY_TREASURE,
    "do-not-touch-numbers": DO_NOT_TOUCH,
    "do-not-touch-symbols": DO_NOT_TOUCH,
}

# For `reward="points"`: a lead of so many points has the potential 1. An expression in the fields of the view.
LEADS: dict[str, str] = {
    "pig": "target",
    "troll-dragon": "(diamonds + nuggets) // 2",
    "little-dragon": "20",
    "my-treasure": "glory_target",
    "do-not-touch-numbers": "40",
    "do-not-touch-symbols": "40",
}
LEAD = "100"  # in other games


def meanings(game: Game) -> dict[str, Meaning]:
    """Of the agent's seat and all fields of the view, in order. A field that is not described is an amount in its type's range."""
    most = game.seats[1]
    every_game = {"seats": amount(most), "first": A_SEAT, "turn": A_SEAT, "points": amount(Kind(16).high, 1, capped=True)}
    described = every_game | MEANINGS.get(game.id, {})
    fields = game.rules.VIEW.fields
    found = {name: described.get(name) or Meaning("amount", kind.high, kind.low) for name, kind in fields.items()}
    return {SEAT: category(most - 1), **found}

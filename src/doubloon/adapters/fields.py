"""What the numbers of a view mean, field by field, and their ranges. Encoders are built from this. The module `learning` in the folder of a
game describes its fields; it need not have one."""

from __future__ import annotations

from doubloon.engine.game import Game
from doubloon.engine.meaning import A_SEAT, Meaning, amount, category
from doubloon.engine.record import Kind

SEAT = "seat"  # the first part of an observation: the agent's own seat
LEAD = "100"  # in games that do not say what a lead is worth


def meanings(game: Game) -> dict[str, Meaning]:
    """Of the agent's seat and all fields of the view, in order. A field that is not described is an amount in its type's range."""
    most = game.seats[1]
    every_game = {"seats": amount(most), "first": A_SEAT, "turn": A_SEAT, "points": amount(Kind(16).high, 1, capped=True)}
    described = every_game | getattr(game.part("learning"), "MEANINGS", {})
    fields = game.rules.VIEW.fields
    found = {name: described.get(name) or Meaning("amount", kind.high, kind.low) for name, kind in fields.items()}
    return {SEAT: category(most - 1), **found}


def lead(game: Game) -> str:
    """A lead of so many points has the potential 1, with `reward="points"`: an expression in the fields of the view."""
    return str(getattr(game.part("learning"), "LEAD", LEAD))

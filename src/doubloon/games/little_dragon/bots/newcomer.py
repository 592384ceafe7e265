"""The Little Dragon: what somebody may think who has just come, and has not seen the tiles that were turned."""

from __future__ import annotations

from doubloon.engine.draws import Draw
from doubloon.games.little_dragon.rules import LittleDragonView
from doubloon.games.little_dragon.tables import KIND_COUNT


def fill_hidden(view: LittleDragonView, draw: Draw) -> None:
    """Treat every face-down tile as never seen."""
    totals = (view.balls, view.cars, view.dolls, view.candlesticks, view.chests, view.rings, view.dragons, view.spiders)
    for kind in range(KIND_COUNT):
        taken = sum(view.piles[seat * KIND_COUNT + kind] for seat in range(view.seats))
        view.left[kind] = totals[kind] - taken - view.open_kinds[kind]

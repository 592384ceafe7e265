"""The view of a player without memory, who knows only what is visible now: a hidden card may be any card that is not visible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from doubloon.bots.bot import Draw
from doubloon.engine.game import Game
from doubloon.engine.record import View
from doubloon.games.little_dragon.rules import LittleDragonView
from doubloon.games.little_dragon.tables import KIND_COUNT
from doubloon.games.my_treasure.rules import ALL_CARDS, IN_BOX, IN_STACK, ON_SPACE, OWNED, REVEALING, MyTreasureView
from doubloon.games.my_treasure.tables import EDITIONS, SPACES

V = TypeVar("V", bound=View)


def memoryless_view(game: Game, visible: V, draw: Draw) -> V:
    """A `know` view built from a `show` view alone; what is hidden is drawn at random."""
    view = visible.copy()
    if game.id in FILL_HIDDEN:
        FILL_HIDDEN[game.id](view, draw)
    return view


def _little_dragon(view: LittleDragonView, draw: Draw) -> None:
    """Treat every face-down tile as never seen."""
    totals = (view.balls, view.cars, view.dolls, view.candlesticks, view.chests, view.rings, view.dragons, view.spiders)
    for kind in range(KIND_COUNT):
        taken = sum(view.piles[seat * KIND_COUNT + kind] for seat in range(view.seats))
        view.left[kind] = totals[kind] - taken - view.open_kinds[kind]


def _my_treasure(view: MyTreasureView, draw: Draw) -> None:
    """Draw at random which unseen cards are in the piles and which in the stack; the heights of the piles are visible."""
    if view.memory_aid or view.phase >= REVEALING:  # nothing is covered
        return
    cards = EDITIONS[view.edition]
    unseen = [card for card in range(cards) if view.places[card] == IN_STACK]
    view.places[cards:] = [IN_BOX] * (ALL_CARDS - cards)
    below = [ON_SPACE + space for space in range(SPACES) for _ in range(view.heights[space] - (view.tops[space] > 0))]
    owned = [OWNED + seat for seat in range(view.seats) for _ in range(view.piles[seat])]
    for place in below + owned:
        card = draw(dict.fromkeys(unseen, 1))
        unseen.remove(card)
        view.places[card] = place


FILL_HIDDEN: dict[str, Callable[[Any, Draw], None]] = {"little-dragon": _little_dragon, "my-treasure": _my_treasure}

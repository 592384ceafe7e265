"""My Treasure: what somebody may think who has just come, and has not seen the cards that are covered now."""

from __future__ import annotations

from doubloon.engine.draws import Draw
from doubloon.games.my_treasure.rules import ALL_CARDS, IN_BOX, IN_STACK, ON_SPACE, OWNED, REVEALING, MyTreasureView
from doubloon.games.my_treasure.tables import EDITIONS, SPACES

SAMPLES = 8  # of the hidden cards, for a hint


def fill_hidden(view: MyTreasureView, draw: Draw) -> None:
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

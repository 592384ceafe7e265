"""What the laboratory counts in Do Not Touch My Treasures: swaps, cashed cards, and where cards come from."""

from doubloon.engine.count import Count
from doubloon.engine.rule import rule
from doubloon.games.do_not_touch.rules import CASH, FROM_DECK, FROM_DISCARD, NO_DRAW, SWAP


@rule
def note(state, action, counts):
    if SWAP <= action < CASH:
        counts[0] += 1
    elif action == CASH:
        counts[1] += 1
    elif action == FROM_DECK:
        counts[2] += 1
    elif action == FROM_DISCARD:
        counts[3] += 1
    elif action == NO_DRAW:
        counts[4] += 1


COUNTS = (Count(("swaps", "cashed", "from_deck", "from_discard", "drew_nothing"), note),)

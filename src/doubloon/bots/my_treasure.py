"""My Treasure: build the pile that is worth most to a free token, and leave with it in time."""

from doubloon.bots.only import only
from doubloon.engine.rule import rule
from doubloon.games.my_treasure.rules import ALL_CARDS, CAVE, DRAW, FLEEING, ON_SPACE, PLACING, SECURING, SPACE, TOKEN, is_token_free
from doubloon.games.my_treasure.tables import COUNTS, KIND_COUNT, MOUSE, SPACES

ENOUGH = 8  # a treasure number with which to leave


@rule
def gatherer(view, weights):
    if view.phase == CAVE:
        only(weights, in_cave(view))
    elif view.phase == PLACING:
        only(weights, SPACE + best_place(view))
    elif view.phase == SECURING:
        only(weights, SPACE + best_pile(view, view.chosen - 1))
    elif view.phase == FLEEING:
        grab(view, weights)


@rule
def worth_of(card, kind):
    """What a card counts for a token."""
    symbols = 0  # a signed sum: two bytes of a table added by themselves would become a float beside a signed number
    symbols += COUNTS[(KIND_COUNT + 1) * card + kind]
    symbols += COUNTS[(KIND_COUNT + 1) * card + MOUSE]
    return symbols


@rule
def worth(view, space, kind):
    """The treasure number of a pile with a token."""
    total = 0
    for card in range(ALL_CARDS):
        if view.places[card] == ON_SPACE + space:
            total += worth_of(card, kind)
    return total


@rule
def best_pile(view, kind):
    """The space whose pile is worth most to a token; one with cards, if there is any."""
    best = -1
    found = 0
    for space in range(SPACES):
        if view.tops[space] and worth(view, space, kind) > best:
            best = worth(view, space, kind)
            found = space
    return found


@rule
def best_token(view):
    found = 0
    best = -1
    for kind in range(KIND_COUNT):
        if is_token_free(view, kind):
            number = worth(view, best_pile(view, kind), kind)
            if number > best:
                best = number
                found = kind
    return found


@rule
def in_cave(view):
    """Leave with enough, or with anything while one orc is left to come."""
    kind = best_token(view)
    number = worth(view, best_pile(view, kind), kind)
    is_last_chance = view.orcs_out == view.orcs - 1 and number > 0
    return TOKEN + kind if number >= ENOUGH or is_last_chance else DRAW


@rule
def best_place(view):
    """With the pile that is worth most to the free token for which the card itself counts most."""
    found = 0
    best = -1
    for space in range(SPACES):
        number = 0
        for kind in range(KIND_COUNT):
            if is_token_free(view, kind):
                number = max(number, worth_of(view.drawn - 1, kind) * 100 + worth(view, space, kind))
        if number > best:
            best = number
            found = space
    return found


@rule
def grab(view, weights):
    """The pile that has most for the tokens left, one of which it will be; with no pile left, only fleeing is."""
    found = -1
    best = -1
    for space in range(SPACES):
        total = 0
        for kind in range(KIND_COUNT):
            total += worth(view, space, kind) * is_token_free(view, kind)
        if view.tops[space] and total > best:
            best = total
            found = space
    if found >= 0:
        only(weights, SPACE + found)

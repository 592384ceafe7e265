"""Do Not Touch My Treasures, played like a child: takes the highest visible card, lays what fits, and likes new cards."""

from doubloon.engine.policies import choose_only
from doubloon.engine.rule import rule
from doubloon.games.do_not_touch.cards import value
from doubloon.games.do_not_touch.rules import (
    ACT,
    CASH,
    DRAW,
    END,
    EXCESS,
    FROM_DECK,
    FROM_DISCARD,
    OWN_LOOT,
    SWAP,
    TARGET,
    may_go_to_loot,
    may_swap,
)
from doubloon.games.do_not_touch.tables import HAND, KINDS, SYMBOLIC


@rule
def gentle(view, weights):
    """The first card is random."""
    if view.phase == DRAW:
        draw(view, weights)
    elif view.phase == ACT:
        pick(view, weights)
    elif view.phase == TARGET:
        put(view, weights)
    elif view.phase == EXCESS:
        drop(view, weights)


@rule
def draw(view, weights):
    """Four times out of five, take the discard if it fits or is a bonus card."""
    if weights[FROM_DISCARD]:
        kind = view.discard[view.discarded - 1] - 1
        is_good = is_bonus(view, kind) or (view.tops[view.turn] > 0 and may_go_to_loot(view, kind))
        weights[FROM_DISCARD] = 4 if is_good else 1
        weights[FROM_DECK] = 1 if is_good else 4


@rule
def is_bonus(view, kind):
    return view.deck == SYMBOLIC and value(view, kind) > 1


@rule
def pick(view, weights):
    """Pick a card with a probability that grows with its gain; end the turn if no card gains anything."""
    total = 0
    for kind in range(KINDS):
        if weights[kind]:
            gain = best_in_sight(view, kind)
            weights[kind] = gain * gain * gain
            total += weights[kind]
    if total:
        weights[END] = 0


@rule
def best_in_sight(view, kind):
    """Points to lay, new cards to draw, or a dearer card to take, which counts twice. A bonus is kept to be cashed, if possible."""
    points = value(view, kind)
    best = points if may_go_to_loot(view, kind) else 0
    if is_bonus(view, kind) and view.deck_left >= view.seats:
        if view.cashes < view.cashes_per_turn:
            best = points
        else:
            best = 1 if view.sizes[view.turn] > HAND else 0
    for seat in range(view.seats):
        if may_swap(view, kind, seat):
            more = 2 * (value(view, view.tops[seat] - 1) - points)
            best = more if more > best else best
    return best


@rule
def put(view, weights):
    """In place of the dearest card, for new cards, or on one's own treasure."""
    points = value(view, view.picked - 1)
    best = points if weights[OWN_LOOT] else 0
    target = OWN_LOOT
    if weights[CASH]:
        best = points + 1
        target = CASH
    for seat in range(view.seats):
        if weights[SWAP + seat]:
            more = 2 * (value(view, view.tops[seat] - 1) - points)
            if more > best:
                best = more
                target = SWAP + seat
    if best > 0:
        choose_only(weights, target)


@rule
def drop(view, weights):
    """Discard a card with a probability that falls with its value."""
    for kind in range(KINDS):
        cheap = 6 - value(view, kind)
        weights[kind] *= cheap * cheap * cheap

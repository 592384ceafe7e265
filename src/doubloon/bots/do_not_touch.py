"""Do Not Touch My Treasures: lay what matches, the dearest first; swap where that gains; discard the cheapest."""

from doubloon.bots.only import only
from doubloon.engine.rule import rule
from doubloon.games.do_not_touch.cards import is_match, value
from doubloon.games.do_not_touch.rules import (
    ACT,
    CASH,
    DRAW,
    END,
    EXCESS,
    FROM_DECK,
    FROM_DISCARD,
    NO_DRAW,
    OWN_LOOT,
    START,
    SWAP,
    TARGET,
    may_go_to_loot,
    may_swap,
)
from doubloon.games.do_not_touch.tables import KINDS, SYMBOLIC

ENOUGH_DECK = 6  # cards left in the deck: with fewer there is no time to use new ones


@rule
def pirate(view, weights):
    if view.phase == DRAW:
        only(weights, draw(view, weights))
    elif view.phase == START:
        only(weights, most_followed(view, weights))
    elif view.phase == ACT:
        only(weights, dearest(view))
    elif view.phase == TARGET:
        only(weights, best_target(view, view.picked - 1))
    elif view.phase == EXCESS:
        only(weights, cheapest(view))


@rule
def draw(view, weights):
    """The discarded card if it can be laid and is worth more than a card from the deck is likely to be."""
    if weights[FROM_DISCARD] and view.tops[view.turn]:
        kind = view.discard[view.discarded - 1] - 1
        if may_go_to_loot(view, kind) and (view.is_last or value(view, kind) >= (2 if view.deck == SYMBOLIC else 3)):
            return FROM_DISCARD
    return NO_DRAW if view.is_last else FROM_DECK


@rule
def most_followed(view, weights):
    """The card on which most of the others can be laid."""
    found = 0
    best = -1
    for kind in range(KINDS):
        if weights[kind]:
            followers = 0
            for other in range(KINDS):
                followers += view.hand[other] * is_match(view, kind, other)
            if followers > best:
                best = followers
                found = kind
    return found


# === What a card is good for ===


@rule
def dearest(view):
    """The card in hand with the best use, or the end of the turn."""
    found = END
    best = 0
    for kind in range(KINDS):
        if view.hand[kind]:
            target = best_target(view, kind)
            if target >= 0 and use(view, kind, target) > best:
                best = use(view, kind, target)
                found = kind
    return found


@rule
def best_target(view, kind):
    found = -1
    best = -100
    for target in range(OWN_LOOT, CASH + 1):
        if may_go_to(view, kind, target) and use(view, kind, target) > best:
            best = use(view, kind, target)
            found = target
    return found


@rule
def may_go_to(view, kind, target):
    if target == OWN_LOOT:
        return may_go_to_loot(view, kind)
    if target == CASH:
        return may_cash(view, kind)
    return target - SWAP < view.seats and may_swap(view, kind, target - SWAP)


@rule
def may_cash(view, kind):
    """As in the rules, by the hand that the view has."""
    if view.deck != SYMBOLIC or view.is_last or value(view, kind) == 1 or view.cashes >= view.cashes_per_turn:
        return False
    return view.hand[kind] > (1 if view.barred == kind + 1 else 0)


@rule
def use(view, kind, target):
    """Points that a card brings there; 0 or less: better kept."""
    own = value(view, kind)
    if target == OWN_LOOT:
        return own
    if target == CASH:
        return own if view.deck_left >= ENOUGH_DECK and not may_go_to_loot(view, kind) else 0
    return swap_gain(view, kind, view.tops[target - SWAP] - 1)


@rule
def swap_gain(view, kind, top):
    """What the other loses, and what can be laid then, less what could have been laid now."""
    gain = value(view, top) - value(view, kind)
    if gain <= 0:
        return 0
    if may_go_to_loot(view, top):
        gain += value(view, top)
    if may_go_to_loot(view, kind):
        gain -= value(view, kind)
    return gain


@rule
def cheapest(view):
    """The least useful card: of low value, and not one to be laid next."""
    found = 0
    best = 100
    for kind in range(KINDS):
        if view.hand[kind]:
            keep = value(view, kind) + (2 if may_go_to_loot(view, kind) else 0)
            if keep < best:
                best = keep
                found = kind
    return found

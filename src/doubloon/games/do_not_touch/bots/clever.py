"""Do Not Touch My Treasures: keep cards in hand as long as there is room, lay them to cover a dear top, and everything in the last turn.

Every use of a card is put into tenths of a point, with a look at the card that could follow it.
"""

from doubloon.engine.policies import choose_only
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
)
from doubloon.games.do_not_touch.tables import HAND, KINDS, SYMBOLIC

# Tenths of a point. After each the share of 8,000 games of two that it wins with another number against these (numbers, symbols).
IN_HAND = 4  # what any card in hand is good for: it may cover, swap or follow. With 2: 43 %, 32 %; with 6: 44 %, 31 %
IN_HAND_EACH = 8  # and for each of its points: most cards are laid in the end, and nobody can take them before. With 7: 40 %, 32 %
RISK_NUMBERS, RISK_SYMBOLS = 2, 3  # for each point of one's top: it may be swapped away. With 0: 31 %, 2 %
FOLLOWER = 1  # for each card that could come next. With 0: 48 %, 46 %
CASHING = 20  # for new cards. It makes little difference when; but players who lay a bonus card that fits lose nearly every game
ENDING = 200  # for the last cards of the deck: nobody has another turn. Against players without it: 51 % of two, 27 % of four
FITTING = 10  # numbers: for each point that the rival is known to hold and could lay on the card that is swapped, but not on the other.
# With swaps for a card of one point less: 104.6 % of an equal share of 20,000 games of two, 106.7 % of three. Symbols: 79 to 97 %
LEAST_NUMBERS, LEAST_SYMBOLS = -1, 0  # points by which a card swapped for must be dearer
NEVER = -1000

WORTH_TAKING = 3  # points: a discard that fits is then better than a card from the deck, which fits every other time. With 4: 48 %


@rule
def clever(view, weights):
    if view.phase == DRAW:
        choose_only(weights, draw(view, weights))
    elif view.phase == START:
        choose_only(weights, first_card(view, weights))
    elif view.phase == ACT:
        choose_only(weights, card_to_use(view))
    elif view.phase == TARGET:
        choose_only(weights, best_use(view, view.picked - 1)[1])
    elif view.phase == EXCESS:
        choose_only(weights, card_to_discard(view))


@rule
def draw(view, weights):
    if weights[FROM_DISCARD] and (is_worth_taking(view) or (view.deck_left == 1 and is_lost(view, 1))):
        return FROM_DISCARD
    return NO_DRAW if view.is_last else FROM_DECK


@rule
def is_worth_taking(view):
    """The top of the discard pile. Symbols: a bonus card, which can be cashed in the next turn (58 % against taking none), while the deck
    lasts for two more rounds (56 % of 8,000 games of two against taking it later too)."""
    kind = view.discard[view.discarded - 1] - 1
    if view.deck == SYMBOLIC and not view.is_last:
        return value(view, kind) > 1 and view.deck_left > 2 * view.seats
    top = view.tops[view.turn] - 1
    return top >= 0 and is_match(view, kind, top) and (view.is_last or value(view, kind) >= WORTH_TAKING)


# === What it brings to lay a card ===


@rule
def laying(view, kind, top):
    """A card on another."""
    points = value(view, kind)
    gain = 10 * points + risk(view) * (value(view, top) - points)
    if is_turn_to_come(view):
        gain -= in_hand(view, points)
    return gain


@rule
def is_turn_to_come(view):
    """Everybody draws a card, and some may cash one for two or three. Symbols: against players who count on one card each, two to six seats
    win 108, 114, 121, 116 and 122 % of an equal share of 20,000 games."""
    is_cashing = view.deck == SYMBOLIC and view.cashes_per_turn > 0
    return view.deck_left >= (5 * view.seats // 2 if is_cashing else view.seats)


@rule
def in_hand(view, points):
    """What a card is good for there. Symbols without swaps: a bonus card to be cashed, the others for nothing
    (61 % of 6,000 games against gentle, which keeps bonus cards as well; else 33 %)."""
    if view.deck == SYMBOLIC and view.swaps_per_turn == 0 and view.cashes_per_turn > 0:
        return 12 * points if points > 1 else 0
    return IN_HAND + IN_HAND_EACH * points


@rule
def risk(view):
    if view.swaps_per_turn == 0 or (view.is_last and view.finish_round == 0):
        return 0
    return RISK_SYMBOLS if view.deck == SYMBOLIC else RISK_NUMBERS


@rule
def following(view, top):
    """What the rest of the hand brings once that card lies on top: the best card, and a little for each that fits."""
    best = 0
    fits = 0
    for kind in range(KINDS):
        if view.hand[kind] > (kind == top) and is_match(view, kind, top):
            gain = laying(view, kind, top)
            best = gain if gain > best else best
            fits += FOLLOWER
    return best + fits


@rule
def first_card(view, weights):
    found = 0
    best = NEVER
    for kind in range(KINDS):
        if weights[kind]:
            gain = laying(view, kind, kind) - risk(view) * value(view, kind) + following(view, kind)
            if gain > best:
                best = gain
                found = kind
    return found


# === What to do with a card ===


@rule
def card_to_use(view):
    """The card with the best use, or the end of the turn. With too many cards any use is better than to discard one."""
    found = END
    best = NEVER if view.sizes[view.turn] > HAND else 0
    for kind in range(KINDS):
        if view.hand[kind]:
            gain, _ = best_use(view, kind)
            if gain > best:
                best = gain
                found = kind
    return found


@rule
def best_use(view, kind):
    """What a card brings, and where: on one's loot, in a swap, cashed."""
    top = view.tops[view.turn] - 1
    best = NEVER - 1  # even a swap that is never made is a use, should another have picked the card
    target = OWN_LOOT
    laid = 0
    if is_match(view, kind, top):
        laid = laying(view, kind, top)
        best = laid + following(view, kind)
    if view.swaps < view.swaps_per_turn:
        for seat in range(view.seats):
            if seat != view.turn and view.tops[seat] and is_match(view, kind, view.tops[seat] - 1):
                gain = swapping(view, kind, seat) - (laid if laid > 0 else 0)
                if gain > best or (gain == best and target >= SWAP and view.points[seat] > view.points[target - SWAP]):
                    best = gain
                    target = SWAP + seat
    if may_cash(view, kind):
        gain = cashing(view, kind)
        if gain > best or gain > CASHING:
            best = gain
            target = CASH
    return best, target


@rule
def swapping(view, kind, seat):
    """What the rival loses, what one's hand gains, and what can be laid then. Numbers: and what the rival can no longer lay."""
    other = view.tops[seat] - 1
    more = value(view, other) - value(view, kind)
    if more < (LEAST_SYMBOLS if view.deck == SYMBOLIC else LEAST_NUMBERS):
        return NEVER
    gain = (10 + IN_HAND_EACH) * more
    if view.deck != SYMBOLIC:
        gain += FITTING * (known_to_fit(view, seat, other) - known_to_fit(view, seat, kind))
    top = view.tops[view.turn] - 1
    if is_match(view, other, top):
        laid = laying(view, other, top)
        gain += laid if laid > 0 else 0
    return gain


@rule
def known_to_fit(view, seat, top):
    """Points that a rival is known to hold and could lay on that card."""
    points = 0
    for kind in range(KINDS):
        if view.known[seat * KINDS + kind] and is_match(view, kind, top):
            points += view.known[seat * KINDS + kind] * value(view, kind)
    return points


@rule
def cashing(view, kind):
    if not ends_game(view, kind):
        return CASHING
    return NEVER if is_lost(view, value(view, kind)) else ENDING - value(view, kind)


@rule
def may_cash(view, kind):
    """As in the rules, by the hand that the view has."""
    if view.deck != SYMBOLIC or view.is_last or value(view, kind) == 1 or view.cashes >= view.cashes_per_turn:
        return False
    return view.hand[kind] > (1 if view.barred == kind + 1 else 0)


@rule
def ends_game(view, kind):
    """Would the card, cashed, bring the rest of the deck?"""
    return value(view, kind) >= view.deck_left


@rule
def is_lost(view, cards):
    """Would the game be lost if it ended with this turn? Even if all cards in hand could be laid, those still to be drawn were the dearest
    ones, and a swap brought as much as it can."""
    dearest = 3 if view.deck == SYMBOLIC else 5
    most = view.points[view.turn] + dearest * cards
    for kind in range(KINDS):
        most += view.hand[kind] * value(view, kind)
    if view.swaps < view.swaps_per_turn:
        most += 2 * (dearest - 1)
    rival = 0
    for seat in range(view.seats):
        if seat != view.turn and view.points[seat] > rival:
            rival = view.points[seat]
    return most < rival


@rule
def card_to_discard(view):
    """Of little value, and if it can be not one for the next player (51 to 53 %, numbers)."""
    found = 0
    best = -NEVER
    left = view.turn + 1 if view.turn + 1 < view.seats else 0
    for kind in range(KINDS):
        if view.hand[kind]:
            points = value(view, kind)
            use = 2 * points if view.tops[left] and is_match(view, kind, view.tops[left] - 1) else points
            use += 2 if is_match(view, kind, view.tops[view.turn] - 1) else 0
            if use < best:
                best = use
                found = kind
    return found

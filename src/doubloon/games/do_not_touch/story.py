"""What the actions of Do Not Touch My Treasures are called, and what is told when they happen."""

from doubloon.engine.game import CHANCE, NOBODY, UNSEEN
from doubloon.engine.message import Message, say, victory
from doubloon.engine.record import Plain, State, View
from doubloon.games.do_not_touch.rules import (
    CASH,
    DRAW,
    DRAWING,
    END,
    EXCESS,
    FROM_DECK,
    FROM_DISCARD,
    NO_DRAW,
    OWN_LOOT,
    START,
    SWAP,
    hand_count,
)
from doubloon.games.do_not_touch.tables import FACES, KINDS, SYMBOLIC

MOVES = {
    OWN_LOOT: "lay",
    CASH: "cash",
    END: "end",
    FROM_DECK: "from-deck",
    NO_DRAW: "no-draw",
}


def card_in_words(state: Plain, kind: int) -> tuple[Message, ...]:
    """`red 3`, or `green gem x2`. Colours and symbols are numbers: their words are in the catalogues."""
    colour, face = divmod(kind, FACES)
    if state.deck == SYMBOLIC:
        return (say("do-not-touch-symbol-card", colour=colour, symbol=face // 3, bonus=face % 3 + 1),)
    return (say("do-not-touch-number-card", colour=colour, number=face + 1),)


def label(state: State, action: int) -> Message:
    if state.turn == CHANCE:
        return say("first-seat", who=action)
    if state.dealing or state.phase == DRAWING:
        return say("do-not-touch-card", card=card_in_words(state, action))
    if action in MOVES:
        return say(f"do-not-touch-{MOVES[action]}")
    if action == FROM_DISCARD:
        return say("do-not-touch-from-discard", card=card_in_words(state, state.discard[state.discarded - 1] - 1))
    if action >= SWAP:
        owner = action - SWAP
        return say("do-not-touch-swap", letter=loot_name(owner), owner=owner, card=card_in_words(state, state.tops[owner] - 1))
    verb = {START: "start", EXCESS: "discard"}.get(state.phase, "pick")
    return say(f"do-not-touch-{verb}", nth=_nth_in_hand(state, action), card=card_in_words(state, action))


def loot_name(seat: int) -> str:
    return "ABCDEF"[seat]


def card_name(nth: int, kinds: int) -> str:
    """`3` is the third kind of card in a hand, `03` in one of ten kinds or more."""
    return str(nth) if kinds < 10 else f"{nth:02}"


def _nth_in_hand(state: State, kind: int) -> str:
    held = [each for each in range(KINDS) if hand_count(state, each)]
    return card_name(held.index(kind) + 1, len(held))


def tell(before: View, action: int, after: View) -> list[Message]:
    if before.turn == CHANCE:
        return [say("begins", who=action)]
    if sum(before.owed) != sum(after.owed):
        return [say("do-not-touch-dealt", who=before.viewer, card=card_in_words(before, action))]
    told = _deed(before, action, after)
    if after.turn == NOBODY:
        return told + _ending(after)
    if after.turn != before.turn:
        told.append(say("do-not-touch-last-turn" if after.is_last else "turn", who=after.turn))
    return told


def _deed(before: View, action: int, after: View) -> list[Message]:
    who = before.turn
    if before.phase == DRAWING and action == UNSEEN:
        return [say("do-not-touch-drew-unseen", who=who)]
    if before.phase == DRAWING:
        return [say("do-not-touch-drew", who=who, card=card_in_words(before, action))]
    if before.phase == DRAW:
        return _chosen(before, action)
    if before.phase == START or action == OWN_LOOT:
        return [say("do-not-touch-laid", who=who, card=card_in_words(before, after.tops[who] - 1))]
    if SWAP <= action < CASH:
        owner = action - SWAP
        given, gained = (card_in_words(before, view.tops[owner] - 1) for view in (after, before))
        return [say("do-not-touch-swapped", who=who, owner=owner, given=given, gained=gained)]
    if action == CASH or before.phase == EXCESS:
        return [_discarded(before, action, after)]
    return []  # a card picked, or the end of a turn


def _chosen(before: View, action: int) -> list[Message]:
    if action == FROM_DISCARD:
        card = card_in_words(before, before.discard[before.discarded - 1] - 1)
        return [say("do-not-touch-took", who=before.turn, card=card)]
    return [say("do-not-touch-drew-nothing", who=before.turn)] if action == NO_DRAW else []


def _discarded(before: View, action: int, after: View) -> Message:
    card = card_in_words(before, after.discard[after.discarded - 1] - 1)
    if action == CASH:
        return say("do-not-touch-cashed", who=before.turn, card=card, count=after.to_draw)
    return say("do-not-touch-discarded", who=before.turn, card=card)


def _ending(after: View) -> list[Message]:
    """DT-5, DT-Q16."""
    points = after.points[: after.seats]
    counted = [say("do-not-touch-counted", who=seat, points=count) for seat, count in enumerate(points)]
    return counted + victory(points)


def scene(view: View) -> list[Message]:
    return []


def rule(view: View) -> int:
    return 0

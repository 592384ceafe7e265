"""The texts of Do Not Touch My Treasures as message keys: names of actions, what happened, what is on the table, how points came about."""

from collections import Counter
from collections.abc import Sequence

from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR, UNSEEN
from doubloon.engine.message import Message, say, victory
from doubloon.games.do_not_touch.cards import value
from doubloon.games.do_not_touch.rules import (
    ACT,
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
    TARGET,
    DoNotTouchFields,
    DoNotTouchState,
    DoNotTouchView,
    hand_count,
    is_discard_closed,
    may_go_to_loot,
    may_swap,
)
from doubloon.games.do_not_touch.tables import FACES, HAND, KINDS, SYMBOLIC

MOVES = {
    OWN_LOOT: "lay",
    CASH: "cash",
    FROM_DECK: "from-deck",
    NO_DRAW: "no-draw",
}


def card_in_words(state: DoNotTouchFields, kind: int) -> tuple[Message, ...]:
    """`red 3`, or `green gem x2`. Colours and symbols are numbers; their names are in the catalogues."""
    colour, face = divmod(kind, FACES)
    if state.deck == SYMBOLIC:
        return (say("do-not-touch-symbol-card", colour=colour, symbol=face // 3, bonus=face % 3 + 1),)
    return (say("do-not-touch-number-card", colour=colour, number=face + 1),)


def label(state: DoNotTouchState, action: int) -> Message:
    if state.turn == CHANCE:
        return say("first-seat", who=action)
    if state.dealing or state.phase == DRAWING:
        return say("do-not-touch-card", card=card_in_words(state, action))
    if action == END:
        return _end(state.sizes[state.turn])
    if action in MOVES:
        return say(f"do-not-touch-{MOVES[action]}")
    if action == FROM_DISCARD:
        return say("do-not-touch-from-discard", card=card_in_words(state, state.discard[state.discarded - 1] - 1))
    if action >= SWAP:
        owner = action - SWAP
        return say("do-not-touch-swap", letter=loot_name(owner), owner=owner, card=card_in_words(state, state.tops[owner] - 1))
    verb = {START: "start", EXCESS: "discard"}.get(state.phase, "pick")
    return say(f"do-not-touch-{verb}", nth=_nth_in_hand(state, action), card=card_in_words(state, action))


def _end(cards: int) -> Message:
    """DT-13: the player keeps at most three cards."""
    return say("do-not-touch-end", cards=cards, most=HAND, excess=max(0, cards - HAND))


def loot_name(seat: int) -> str:
    return "ABCDEF"[seat]


def card_name(nth: int, kinds: int) -> str:
    """The third kind of card in a hand is `3`, or `03` if the hand has ten kinds or more."""
    return str(nth) if kinds < 10 else f"{nth:02}"


def _nth_in_hand(state: DoNotTouchState, kind: int) -> str:
    held = [each for each in range(KINDS) if hand_count(state, each)]
    return card_name(held.index(kind) + 1, len(held))


def tell(before: DoNotTouchView, action: int, after: DoNotTouchView) -> list[Message]:
    if before.turn == CHANCE:
        return [say("begins", who=action)]
    if sum(before.owed) != sum(after.owed):
        return [say("do-not-touch-dealt", who=before.viewer, card=card_in_words(before, action))]
    told = _deed(before, action, after)
    if after.is_last and not before.is_last:
        told.append(say("do-not-touch-last-card", who=before.turn, round=after.finish_round))  # DT-14, DT-Q17
    if after.turn == NOBODY:
        return told + _ending(after)
    if after.turn != before.turn:
        told.append(say("do-not-touch-last-turn" if after.is_last else "turn", who=after.turn))
        told += [say("do-not-touch-closed")] if is_discard_closed(after) else []
    return told


def _deed(before: DoNotTouchView, action: int, after: DoNotTouchView) -> list[Message]:
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


def _chosen(before: DoNotTouchView, action: int) -> list[Message]:
    if action == FROM_DISCARD:
        card = card_in_words(before, before.discard[before.discarded - 1] - 1)
        return [say("do-not-touch-took", who=before.turn, card=card)]
    return [say("do-not-touch-drew-nothing", who=before.turn)] if action == NO_DRAW else []


def _discarded(before: DoNotTouchView, action: int, after: DoNotTouchView) -> Message:
    card = card_in_words(before, after.discard[after.discarded - 1] - 1)
    if action == CASH:
        return say("do-not-touch-cashed", who=before.turn, card=card, count=after.to_draw)
    return say("do-not-touch-discarded", who=before.turn, card=card)


def _ending(after: DoNotTouchView) -> list[Message]:
    """DT-5, DT-Q16."""
    points = after.points[: after.seats]
    counted = [say("do-not-touch-counted", who=seat, points=count) for seat, count in enumerate(points)]
    return counted + victory(points)


# === What lies on the table ===

# The state of a card: ordinary, picked, or taken from the discard pile in this turn and so not to be cashed.
LYING, PICKED, BARRED = range(3)


Copies = Counter[int]  # cards of each kind so far in the scene, to number equal ones: `12.1`, `12.2`
Values = dict[str, int | tuple[Message, ...]]


def scene(view: DoNotTouchView) -> list[Message]:
    """Numbers equal cards in the order in which cards usually move: discard pile, hand, own loot, other loots."""
    copies = Copies()
    middle = [_deck(view), _discard(view, copies)]
    if view.viewer >= 0:
        hand = _hand(view, copies)
        middle += [say("do-not-touch-scene-own-loot", **_loot(view, view.viewer, copies)), hand]
    others = [thing for seat in range(view.seats) if seat != view.viewer for thing in _other(view, seat, copies)]
    if view.phase in (ACT, TARGET):
        middle.insert(2, say("do-not-touch-scene-swaps", left=view.swaps_per_turn - view.swaps))
    return others + middle + _now(view)


def _now(view: DoNotTouchView) -> list[Message]:
    """What matters now: that the game is over or about to end, and what the viewer has to do."""
    if view.turn == NOBODY:
        return [say("do-not-touch-scene-over")]
    last = [say("do-not-touch-scene-last", round=view.finish_round)] if view.is_last else []
    if view.viewer != view.turn or view.phase == DRAWING or (view.phase == DRAW and view.is_last):
        return last
    picked: Values = {"card": card_in_words(view, view.picked - 1)} if view.phase == TARGET else {}
    return [*last, say("do-not-touch-scene-now", phase=view.phase, closed=int(is_discard_closed(view)), **picked)]


def _touch(view: DoNotTouchView, phases: dict[int, int]) -> Values:
    """The move that a touch makes in this phase, if the viewer is to act, and its tag."""
    if view.viewer != view.turn or view.phase not in phases:
        return {}
    action = phases[view.phase]
    return {"action": action, "tag": _tag(view, action)} if action >= KINDS else {"action": action}


def _tag(view: DoNotTouchView, action: int) -> tuple[Message, ...]:
    """`Draw`, `Take`; for a picked card `Add +2`, `Swap`, `Draw 2`."""
    if SWAP <= action < CASH:
        return (say("do-not-touch-tag-swap"),)
    verb = {OWN_LOOT: "lay", CASH: "cash", FROM_DECK: "draw", FROM_DISCARD: "take"}[action]
    gain = {"gain": value(view, view.picked - 1)} if action in (OWN_LOOT, CASH) else {}
    return (say(f"do-not-touch-tag-{verb}", **gain),)


def _face(view: DoNotTouchView, kind: int) -> tuple[str, dict[str, int]]:
    """`number` or `symbol`, and what is printed on such a card."""
    colour, face = divmod(kind, FACES)
    if view.deck == SYMBOLIC:
        return "symbol", {"colour": colour, "symbol": face // 3, "bonus": face % 3 + 1}
    return "number", {"colour": colour, "number": face + 1}


def _card(view: DoNotTouchView, kind: int, copies: Copies, **more: int | tuple[Message, ...]) -> Message:
    copies[kind] += 1
    sort, printed = _face(view, kind)
    return say(f"do-not-touch-scene-{sort}", piece=f"{kind}.{copies[kind]}", **printed, **{"how": LYING, **more})


def _deck(view: DoNotTouchView) -> Message:
    return say("do-not-touch-scene-deck", cards=view.deck_left, **_touch(view, {DRAW: FROM_DECK}))


def _discard(view: DoNotTouchView, copies: Copies) -> Message:
    """The top can be drawn; a picked card can be cashed here."""
    if view.discarded:
        card = _card(view, view.discard[view.discarded - 1] - 1, copies, **_touch(view, {DRAW: FROM_DISCARD, TARGET: CASH}))
    else:
        card = say("do-not-touch-scene-no-card", **_touch(view, {TARGET: CASH}))
    return say("do-not-touch-scene-discard", cards=view.discarded, pieces=(card,))


def _loot(view: DoNotTouchView, seat: int, copies: Copies) -> Values:
    """A loot: its height, its top card, the move of a picked card onto it, and the cards below."""
    touch = _touch(view, {TARGET: OWN_LOOT if seat == view.viewer else SWAP + seat})
    top = view.tops[seat] - 1
    card = say("do-not-touch-scene-no-card") if top < 0 else _card(view, top, copies, **touch)
    held = view.loots[seat * KINDS : (seat + 1) * KINDS]
    return {"cards": sum(held), "pieces": (card,), "under": _under(view, held, top)}


def _under(view: DoNotTouchView, held: Sequence[int], top: int) -> tuple[Message, ...]:
    """The covered cards of a loot, equal ones together. Everybody has seen them (DT-Q21)."""
    counts = [(kind, count - (kind == top)) for kind, count in enumerate(held)]
    faces = [(*_face(view, kind), count) for kind, count in counts if count]
    return tuple(say(f"do-not-touch-scene-under-{sort}", **printed, cards=count) for sort, printed, count in faces)


def _other(view: DoNotTouchView, seat: int, copies: Copies) -> list[Message]:
    hand = say("do-not-touch-scene-other-hand", who=seat, cards=view.sizes[seat])
    return [hand, say("do-not-touch-scene-loot", who=seat, **_loot(view, seat, copies))]


def _hand(view: DoNotTouchView, copies: Copies) -> Message:
    cards = _held(view, copies)
    return say("do-not-touch-scene-hand", count=len(cards), pieces=cards)


def _held(view: DoNotTouchView, copies: Copies) -> tuple[Message, ...]:
    cards = []
    for kind in range(KINDS):
        touch = _touch(view, dict.fromkeys((START, ACT, EXCESS), kind)) or _instead(view, kind)
        for copy in range(view.hand[kind]):
            cards.append(_card(view, kind, copies, **touch, how=LYING if copy else _how_it_lies(view, kind)))
    return tuple(cards)


def _instead(view: DoNotTouchView, kind: int) -> Values:
    """The move that a touch makes after the picked card is put back."""
    return {"instead": kind} if view.phase == TARGET and view.viewer == view.turn else {}


def _how_it_lies(view: DoNotTouchView, kind: int) -> int:
    if view.picked == kind + 1:
        return PICKED
    return BARRED if view.barred == kind + 1 and view.deck == SYMBOLIC and value(view, kind) > 1 else LYING


def rule(view: DoNotTouchView) -> int:
    """The lines are: cards, to draw, to begin, to lay, to swap, bonus cards, how many to keep, the closed pile, the end, who wins."""
    if view.turn == NOBODY:
        return 9
    if view.phase == DRAW and view.is_last:
        return 8
    if view.phase == DRAW and is_discard_closed(view):
        return 7
    return {START: 2, ACT: 3, TARGET: 4, EXCESS: 6}.get(view.phase, 1)


def guide(view: DoNotTouchView, seat: int) -> list[Message]:
    if view.turn != seat:
        return []
    if view.phase == DRAW:
        return [] if view.is_last or is_discard_closed(view) else [say("do-not-touch-guide-draw")]
    tips = {START: ["start"], ACT: ["act"], EXCESS: ["excess"]}.get(view.phase, [])
    return [say(f"do-not-touch-guide-{tip}", deck=view.deck) for tip in (_guide_to_target(view) if view.phase == TARGET else tips)]


def _guide_to_target(view: DoNotTouchView) -> list[str]:
    """Where the picked card may go."""
    card = view.picked - 1
    ways = {
        "lay": may_go_to_loot(view, card),
        "swap": any(may_swap(view, card, seat) for seat in range(view.seats)),
        "cash": view.deck == SYMBOLIC and value(view, card) > 1 and view.cashes_per_turn,
    }
    return [tip for tip, is_way in ways.items() if is_way]


def bare(known: Sequence[DoNotTouchView]) -> list[Message]:
    """The scene with all hands open."""
    view, copies = known[0].copy(), Copies()
    view.viewer = SPECTATOR
    middle = [_deck(view), _discard(view, copies)]
    return [thing for seat in range(view.seats) for thing in _open(known[seat], view, copies)] + middle


def _open(known: DoNotTouchView, view: DoNotTouchView, copies: Copies) -> list[Message]:
    """A seat's hand and loot."""
    seat, cards = known.viewer, _held(known, copies)
    hand = say("do-not-touch-scene-open-hand", who=seat, count=len(cards), pieces=cards)
    return [say("do-not-touch-scene-loot", who=seat, **_loot(view, seat, copies)), hand]


def count(views: Sequence[DoNotTouchView]) -> list[list[Message]]:
    """DT-5: the cards of each loot by value, the highest first."""
    return [_count(views[-1], seat) for seat in range(views[-1].seats)]


def _count(view: DoNotTouchView, seat: int) -> list[Message]:
    cards: Counter[int] = Counter()
    for kind in range(KINDS):
        cards[value(view, kind)] += view.loots[seat * KINDS + kind]
    key = "do-not-touch-scene-count-bonus" if view.deck == SYMBOLIC else "do-not-touch-scene-count"
    worth = [say(key, value=each, cards=cards[each], points=each * cards[each]) for each in sorted(cards, reverse=True) if cards[each]]
    return [say("points", points=view.points[seat]), *worth]

"""What the coach says about Do Not Touch My Treasures: which cards may come, and why a move is good."""

from doubloon.engine.message import Message, say
from doubloon.engine.outcomes import EventOdds
from doubloon.games.do_not_touch.cards import value
from doubloon.games.do_not_touch.rules import (
    CASH,
    DRAW,
    FROM_DISCARD,
    OWN_LOOT,
    SWAP,
    TARGET,
    DoNotTouchState,
    DoNotTouchView,
    may_go_to_loot,
    redeal,
)
from doubloon.games.do_not_touch.tables import KINDS, MOST_SEATS

FITS = "do-not-touch-odds-fits"


def known_state(view: DoNotTouchView) -> DoNotTouchState:
    """A card that nobody has shown is as likely in the deck as in a hand: for the next card, all of them lie in the deck."""
    state = DoNotTouchState()
    redeal(view, state)
    state.dealing = 0
    state.owed = [0] * MOST_SEATS
    return state


def events(before: DoNotTouchState, after: DoNotTouchState) -> list[Message]:
    """Of a draw from the deck: does a new card fit one's loot?"""
    if not sum(before.left) > sum(after.left) or not before.tops[before.turn]:
        return []
    drawn = [kind for kind in range(KINDS) if before.left[kind] > after.left[kind]]
    return [say(FITS if any(may_go_to_loot(after, kind) for kind in drawn) else "do-not-touch-odds-no-fit")]


def reason(state: DoNotTouchState, action: int, odds: EventOdds) -> Message | None:
    if state.phase == DRAW:
        return _draw(state, action)
    if state.phase != TARGET:
        return None
    worth = value(state, state.picked - 1)
    if action == OWN_LOOT:
        return say("do-not-touch-hint-lay", points=worth)
    if SWAP <= action < CASH:
        gained = value(state, state.tops[action - SWAP] - 1)
        return say("do-not-touch-hint-swap", points=gained - worth) if gained > worth else None
    return say("do-not-touch-hint-cash", count=worth) if action == CASH else None


def _draw(state: DoNotTouchState, action: int) -> Message | None:
    if action != FROM_DISCARD or not state.tops[state.turn]:
        return None
    top = state.discard[state.discarded - 1] - 1
    return say("do-not-touch-hint-discard", points=value(state, top)) if may_go_to_loot(state, top) else None

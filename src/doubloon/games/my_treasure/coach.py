"""What the coach says about My Treasure: whether an orc comes, and why a move is good."""

from doubloon.engine.message import Message, say
from doubloon.engine.outcomes import EventOdds
from doubloon.games.my_treasure.rules import (
    CAVE,
    DRAW,
    FLEEING,
    IN_STACK,
    NO_TOKEN,
    PLACING,
    MyTreasureState,
    MyTreasureView,
    redeal,
)


def known_state(view: MyTreasureView) -> MyTreasureState:
    state = MyTreasureState()
    redeal(view, state)
    return state


def events(before: MyTreasureState, after: MyTreasureState) -> list[Message]:
    """Which card comes depends on what one remembers; how many orcs are left everybody sees."""
    if after.phase == FLEEING and before.phase == CAVE:
        return [say("my-treasure-odds-last-orc")]
    if after.orcs_out > before.orcs_out:
        return [say("my-treasure-odds-orc")]
    return [say("my-treasure-odds-card")] if after.phase == PLACING else []


def reason(state: MyTreasureState, action: int, odds: EventOdds) -> Message | None:
    if state.phase != CAVE:
        return None
    left = state.orcs - state.orcs_out
    cards = left + sum(place == IN_STACK for place in state.places)
    inside = sum(token == NO_TOKEN for token in state.tokens[: state.seats])
    if action == DRAW:
        return say("my-treasure-hint-draw", left=left) if left > 1 else None
    if left == 1:
        return say("my-treasure-hint-alarm", cards=cards)
    return say("my-treasure-hint-first") if inside > 1 else None

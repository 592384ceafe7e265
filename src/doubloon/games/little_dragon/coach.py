"""What the coach says about The Little Dragon: what a covered tile can bring, and why a move is good."""

from doubloon.engine.message import Message, say
from doubloon.engine.outcomes import EventOdds
from doubloon.games.little_dragon.rules import (
    FAILED,
    STOP,
    TURNING,
    UNTURNED,
    LittleDragonState,
    LittleDragonView,
    redeal,
)
from doubloon.games.little_dragon.story import collectable
from doubloon.games.little_dragon.tables import PLACES

FAILS = "little-dragon-odds-fail"
SMALL = 0.25  # odds of a risk that is called small


def known_state(view: LittleDragonView) -> LittleDragonState:
    state = LittleDragonState()
    redeal(view, state)
    return state


def events(before: LittleDragonState, after: LittleDragonState) -> list[Message]:
    if after.phase == FAILED or after.turn != before.turn:
        return [say(FAILS)]
    return [say("little-dragon-odds-more" if sum(collectable(after)) > sum(collectable(before)) else "little-dragon-odds-safe")]


def reason(state: LittleDragonState, action: int, odds: EventOdds) -> Message | None:
    if state.phase != TURNING:
        return None
    safe = sum(collectable(state))
    if action == STOP:
        risk = max((odds[place][FAILS] for place in range(PLACES) if FAILS in odds.get(place, {}) and _is_new(state, place)), default=0.0)
        return say("little-dragon-hint-stop", count=safe, percent=_percent(risk)) if safe and risk else None
    if not _is_new(state, action):
        return None
    risk = odds.get(action, {}).get(FAILS, 0.0)
    if not safe:
        return say("little-dragon-hint-nothing")
    return say("little-dragon-hint-turn", count=safe, percent=_percent(risk)) if 0 < risk <= SMALL else None


def _is_new(state: LittleDragonState, place: int) -> bool:
    """Has nobody seen this tile, as far as the player knows?"""
    return bool(state.tiles[place] == UNTURNED)


def _percent(odds: float) -> int:
    return min(99, max(1, round(100 * odds)))

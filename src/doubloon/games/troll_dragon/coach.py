"""What the coach says about Troll & Dragon: what a throw can bring, and why a move is good."""

from doubloon.engine.message import Message, say
from doubloon.engine.outcomes import EventOdds
from doubloon.games.troll_dragon.rules import (
    CAVERN,
    DOOR,
    ENTER,
    GROTTO,
    KEY,
    LEAVE,
    ROLL,
    SET_DOOR,
    SET_KEY,
    TrollDragonState,
    TrollDragonView,
    lies,
    points,
    redeal,
)
from doubloon.games.troll_dragon.tables import NUGGET_POINTS

FEW = 6  # diamonds or nuggets that one turn can take
SMALL = 0.25  # odds of a risk that is called small
TROLL, DRAGON = "troll-dragon-odds-troll", "troll-dragon-odds-awake"


def known_state(view: TrollDragonView) -> TrollDragonState:
    state = TrollDragonState()
    redeal(view, state)
    return state


def events(before: TrollDragonState, after: TrollDragonState) -> list[Message]:
    """Of a throw: what it brings, and what it costs."""
    found = {
        "diamonds": after.diamonds_at_risk > before.diamonds_at_risk,
        "open": is_open(after) and not is_open(before),
        "nuggets": after.nuggets_at_risk > before.nuggets_at_risk,
        "stirs": before.phase == CAVERN and after.phase == CAVERN and sum(after.dragons) > sum(before.dragons),
    }
    if after.turn != before.turn:
        return [say(DRAGON if before.phase == CAVERN else TROLL)]
    return [say(f"troll-dragon-odds-{name}") for name, happens in found.items() if happens]


def is_open(state: TrollDragonState) -> bool:
    """TD-14: may the active player enter the Cavern?"""
    return bool(state.phase == GROTTO and state.cavern and lies(state, KEY) and lies(state, DOOR))


def reason(state: TrollDragonState, action: int, odds: EventOdds) -> Message | None:
    treasure = state.diamonds_at_risk + NUGGET_POINTS * state.nuggets_at_risk
    danger = DRAGON if state.phase == CAVERN else TROLL
    risk = odds.get(ROLL, {}).get(danger, 0.0)
    if action == LEAVE:
        return _leave(treasure, danger, risk)
    if action == ENTER:
        return say("troll-dragon-hint-enter", nuggets=state.cavern, worth=NUGGET_POINTS)
    if action in (SET_KEY, SET_DOOR):
        return say(f"troll-dragon-hint-{'key' if action == SET_KEY else 'door'}")
    return _roll(state, treasure, danger, risk) if action == ROLL else None


def _leave(treasure: int, danger: str, risk: float) -> Message | None:
    """The risk of one more throw, where there is one."""
    if not treasure or not risk:
        return None
    return say(
        "troll-dragon-hint-leave-dragon" if danger == DRAGON else "troll-dragon-hint-leave-troll", points=treasure, percent=_percent(risk)
    )


def _roll(state: TrollDragonState, treasure: int, danger: str, risk: float) -> Message | None:
    if not treasure and danger == TROLL:
        return say("troll-dragon-hint-nothing")
    own = points(state, state.turn) + treasure
    lead = max(points(state, seat) for seat in range(state.seats) if seat != state.turn) - own
    if lead > 0 and min(state.grotto, state.cavern) <= FEW:
        return say("troll-dragon-hint-behind", points=lead)
    if treasure and 0 < risk <= SMALL:
        return say(f"troll-dragon-hint-roll-{'dragon' if danger == DRAGON else 'troll'}", points=treasure, percent=_percent(risk))
    return None


def _percent(odds: float) -> int:
    return min(99, max(1, round(100 * odds)))

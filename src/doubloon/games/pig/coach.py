"""What the coach says about Pig: what a roll can bring, and why a move is good."""

from doubloon.engine.message import Message, say
from doubloon.engine.outcomes import EventOdds
from doubloon.games.pig.rules import FACES, HOLD, PigState, PigView, redeal

LAST_STRETCH = 25  # points that a good turn can bring


def known_state(view: PigView) -> PigState:
    state = PigState()
    redeal(view, state)
    return state


def events(before: PigState, after: PigState) -> list[Message]:
    if after.turn == before.turn:
        return [say("pig-odds-points")]
    return [say("pig-odds-one")] if after.banked == before.banked else []


def reason(state: PigState, action: int, odds: EventOdds) -> Message | None:
    others = max(state.banked[seat] for seat in range(state.seats) if seat != state.turn)
    if action == HOLD:
        return say("pig-hint-hold", points=state.at_risk, sides=len(FACES)) if state.at_risk else None
    if state.at_risk == 0:
        return say("pig-hint-nothing")
    if others + LAST_STRETCH >= state.target and others > state.banked[state.turn] + state.at_risk:
        return say("pig-hint-behind", points=others, target=state.target)
    return say("pig-hint-roll", points=state.at_risk, sides=len(FACES))

"""What the actions of Troll & Dragon are called, and what is told when they happen."""

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.message import Message, aside, say, victory
from doubloon.engine.record import Plain, State, View
from doubloon.games.troll_dragon.rules import (
    ADVENTURER,
    BEGIN,
    CAVERN,
    DEN,
    DIAMOND,
    DRAGON,
    ENTER,
    GROTTO,
    HOLD_DIAMOND,
    HOLD_DOOR,
    HOLD_KEY,
    LEAVE,
    ROLL,
    SET_DOOR,
    SET_KEY,
    TEMPO,
    scores,
)
from doubloon.games.troll_dragon.tables import CAVERN_DICE

FACES = ("", "troll", "diamond", "key", "door")
GROTTO_MOVES = {
    ROLL: "roll",
    LEAVE: "leave",
    ENTER: "enter",
    SET_KEY: "set-key",
    SET_DOOR: "set-door",
    HOLD_DIAMOND: "hold-diamond",
    HOLD_KEY: "hold-key",
    HOLD_DOOR: "hold-door",
}
ROLLS = {BEGIN: "roll", CAVERN: "roll-gold", DEN: "roll-dragon"}


def label(state: State, action: int) -> Message:
    if state.turn == CHANCE:
        return say("first-seat", who=action)
    if state.in_air:
        return _face(state, action)
    if state.phase == TEMPO:
        return say(f"troll-dragon-quicker-{'adventurer' if action == ADVENTURER else 'dragon'}")
    if action == LEAVE:
        return say("troll-dragon-leave", diamonds=state.diamonds_at_risk, nuggets=state.nuggets_at_risk)
    return say(f"troll-dragon-{GROTTO_MOVES[action] if state.phase == GROTTO else ROLLS[state.phase]}")


def _face(state: Plain, action: int) -> Message:
    """A die that comes to rest."""
    if state.phase == GROTTO:
        found = "none" if action == DIAMOND and state.grotto == 0 else FACES[action]
        return aside(f"troll-dragon-face-{found}")
    if state.phase == CAVERN:
        return aside("troll-dragon-face-gold", nuggets=min(action, state.cavern))
    return aside(f"troll-dragon-face-{'dragon' if action == DRAGON else 'blank'}")


def tell(before: View, action: int, after: View) -> list[Message]:
    if before.turn == CHANCE:
        return [say("begins", who=action)]
    if before.in_air:
        told = [_face(before, action), *_landed(before, after)]
    elif before.phase == TEMPO:
        told = [aside(f"troll-dragon-quicker-{'adventurer' if action == ADVENTURER else 'dragon'}")]
    else:
        told = [_moved(before, action, after)]
    if after.turn == NOBODY:
        return told + _ending(after)
    return told + ([say("turn", who=after.turn)] if after.turn != before.turn else [])


def _landed(before: View, after: View) -> list[Message]:
    """What a die at rest brought about."""
    if after.turn == before.turn:
        return []
    if before.phase == GROTTO:
        return [say("troll-dragon-troll", who=before.turn, diamonds=after.troll_hand - before.troll_hand)]
    woken = say("troll-dragon-awake", who=before.roller, loser=before.turn)
    return [woken, *(shared for seat in range(after.seats) for shared in _shared(before, after, seat))]


def _shared(before: View, after: View, seat: int) -> list[Message]:
    diamonds = after.pack_diamonds[seat] - before.pack_diamonds[seat]
    nuggets = after.pack_nuggets[seat] - before.pack_nuggets[seat]
    return [say("troll-dragon-shared", who=seat, diamonds=diamonds, nuggets=nuggets)] if diamonds or nuggets else []


def _moved(before: View, action: int, after: View) -> Message:
    who = before.roller if before.phase == DEN else before.turn
    if action == LEAVE:
        return say("troll-dragon-left", who=who, diamonds=before.diamonds_at_risk, nuggets=before.nuggets_at_risk)
    if action != ROLL:
        return say(f"troll-dragon-did-{GROTTO_MOVES[action]}", who=who)
    if before.phase == CAVERN:
        return say("troll-dragon-rolled-gold", who=who, dice=CAVERN_DICE)
    if before.phase == DEN:
        return say("troll-dragon-rolled-dragon", who=who, dice=after.in_air)
    return say("troll-dragon-rolled", who=who, dice=after.in_air)


def _ending(view: View) -> list[Message]:
    """TD-24 and TD-26."""
    emptied = [name for name, left in (("grotto", view.grotto), ("cavern", view.cavern)) if left == 0]
    keys = [0] * view.seats
    scores(view, keys)
    return [say(f"troll-dragon-empty-{name}") for name in emptied] + victory(keys)

"""What the actions of My Treasure are called, and what is told when they happen."""

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.message import Message, aside, say, victory
from doubloon.engine.record import State, View
from doubloon.games.my_treasure.rules import (
    CAVE,
    DRAW,
    DRAWING,
    FLEE,
    FLEEING,
    NEXT_ROUND,
    ORC,
    PLACING,
    REVEALING,
    SCORED,
    SPACE,
    TOKEN,
    scores,
)
from doubloon.games.my_treasure.tables import CARDS, KINDS

SYMBOLS = (*KINDS, "mouse")


def card_in_words(card: int) -> tuple[Message, ...]:
    """Its symbols, each kind once."""
    return tuple(say(f"my-treasure-symbol-{SYMBOLS[kind]}", count=CARDS[card].count(kind)) for kind in sorted(set(CARDS[card])))


def label(state: State, action: int) -> Message:
    if state.turn == CHANCE:
        return say("first-seat", who=action)
    if state.phase == DRAWING:
        return say("my-treasure-orc") if action == ORC else say("my-treasure-card", card=card_in_words(action))
    if state.phase == REVEALING:
        return say(f"my-treasure-kind-{KINDS[action]}")
    if action in (DRAW, FLEE, NEXT_ROUND):
        return say({DRAW: "my-treasure-draw", FLEE: "my-treasure-flee", NEXT_ROUND: "my-treasure-next-round"}[action])
    if action < SPACE:
        return say(f"my-treasure-token-{KINDS[action - TOKEN]}")
    verb = {PLACING: "place", FLEEING: "grab"}.get(state.phase, "secure")
    return say(f"my-treasure-{verb}", space=action - SPACE + 1)


def tell(before: View, action: int, after: View) -> list[Message]:
    if before.turn == CHANCE:
        return [say("begins", who=action)]
    told = _deed(before, action, after)
    if after.phase == SCORED:
        told += _scoring(after)
    elif after.turn != before.turn and after.phase in (CAVE, FLEEING) and before.phase != SCORED:
        told.append(say("turn", who=after.turn))
    return told


def _deed(before: View, action: int, after: View) -> list[Message]:
    who = before.turn
    if before.phase == DRAWING:
        return _drawn(before, action, after)
    if before.phase == REVEALING:
        return [say(f"my-treasure-revealed-{KINDS[action]}", who=who)]
    if before.phase == SCORED:
        return [say("my-treasure-round", who=after.turn)]
    if action == DRAW:
        return []
    if action == FLEE:
        return [say("my-treasure-fled", who=who)]
    if action < SPACE:
        return [say(f"my-treasure-took-{KINDS[action - TOKEN]}", who=who)]
    space = action - SPACE
    if before.phase == PLACING:
        return [aside("my-treasure-placed", space=space + 1)]
    grabbed = "my-treasure-grabbed" if before.phase == FLEEING else "my-treasure-secured"
    return [say(grabbed, who=who, space=space + 1, cards=before.heights[space])]


def _drawn(before: View, action: int, after: View) -> list[Message]:
    if action != ORC:
        return [say("my-treasure-drew", who=before.turn, card=card_in_words(action))]
    orc = say("my-treasure-drew-orc", who=before.turn, orcs=after.orcs_out, all=after.orcs)
    return [orc, say("my-treasure-alarm")] if after.phase == FLEEING else [orc]


def _scoring(after: View) -> list[Message]:
    """MT-32: in turn order."""
    order = [(after.starter + each) % after.seats for each in range(after.seats)]
    told = [_scored(after, seat) for seat in order]
    return told + _winners(after) if after.turn == NOBODY else told


def _scored(after: View, who: int) -> Message:
    return say("my-treasure-scored", who=who, number=after.numbers[who], gained=after.gained[who], glory=after.glory[who])


def _winners(after: View) -> list[Message]:
    keys = [0] * after.seats
    scores(after, keys)
    return victory(keys)


def scene(view: View) -> list[Message]:
    return []


def rule(view: View) -> int:
    return 0

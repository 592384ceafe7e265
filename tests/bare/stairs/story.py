"""Message keys only: there are no texts for them."""

from collections.abc import Sequence

from stairs.rules import JUMP, StairsState, StairsView

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.message import Message, say


def label(state: StairsState, action: int) -> Message:
    if state.jumping:
        return say("stairs-height", steps=action)
    if state.turn == CHANCE:
        return say("first-seat", who=action)
    return say("stairs-jump") if action == JUMP else say("stairs-step")


def tell(before: StairsView, action: int, after: StairsView) -> list[Message]:
    if before.turn == CHANCE:
        return [say("begins", who=action)]
    if after.jumping:
        return []
    climbed = say("stairs-climbed", who=before.turn, steps=after.climbed[before.turn] - before.climbed[before.turn])
    return [climbed, say("won", who=before.turn)] if after.turn == NOBODY else [climbed]


def scene(view: StairsView) -> list[Message]:
    return [say("stairs-landing", steps=view.steps)]


def rule(view: StairsView) -> int:
    return 0


def guide(view: StairsView, seat: int) -> list[Message]:
    return []


def bare(known: Sequence[StairsView]) -> list[Message]:
    return scene(known[0])


def count(views: Sequence[StairsView]) -> list[list[Message]]:
    return [[say("points", points=views[-1].climbed[seat])] for seat in range(views[-1].seats)]

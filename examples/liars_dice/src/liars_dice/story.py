"""The texts of Liar's Dice as message keys."""

from collections.abc import Sequence

from doubloon.engine.game import CHANCE, NOBODY, UNSEEN
from doubloon.engine.message import Message, aside, say, victory
from liars_dice.rules import (
    BIDDING,
    COUNTING,
    FACES,
    FEWEST,
    LIAR,
    NEXT,
    SHOWN,
    LiarsDiceState,
    LiarsDiceView,
    all_dice,
    is_rolling,
    lowest,
)


def label(state: LiarsDiceState, action: int) -> Message:
    if state.turn == CHANCE:
        return say("first-seat", who=action)
    if is_rolling(state):
        return say("liars-dice-rolled-face", face=action + 1)
    if action == LIAR:
        return say("liars-dice-call")
    if action == NEXT:
        return say("liars-dice-next")
    if state.phase == COUNTING:
        return say("liars-dice-dice", dice=action - FEWEST + 1, face=state.chosen + 1)
    return say("liars-dice-face", face=action + 1)


def tell(before: LiarsDiceView, action: int, after: LiarsDiceView) -> list[Message]:
    if before.turn == CHANCE:
        return [say("begins", who=action)]
    if before.phase == COUNTING:
        return [say("liars-dice-bid", who=before.turn, dice=after.bid_dice, face=after.bid_face + 1)]
    if after.phase == SHOWN and before.phase == BIDDING:
        return _called(before, after)
    if action == NEXT:
        return [say("liars-dice-round", who=before.turn)]
    if action != UNSEEN and after.own != before.own:
        return [aside("liars-dice-own", face=action + 1)]
    return []


def _called(before: LiarsDiceView, after: LiarsDiceView) -> list[Message]:
    called = say("liars-dice-called", who=before.turn, owner=before.bidder)
    found = say("liars-dice-found", found=after.found, dice=after.bid_dice, face=after.bid_face + 1)
    lost = say("liars-dice-lost" if after.has[after.loser] else "liars-dice-out", loser=after.loser)
    return [called, found, lost, *(victory(after.points[: after.seats]) if after.turn == NOBODY else [])]


# === The table ===


def scene(view: LiarsDiceView) -> list[Message]:
    cups = [_cup(view, seat) for seat in range(view.seats)]
    return [*cups, *_bid(view), *_choice(view)]


def _cup(view: LiarsDiceView, seat: int) -> Message:
    """The dice of a seat: covered for all others, until a call."""
    faces = view.shown[FACES * seat : FACES * (seat + 1)] if view.phase == SHOWN else view.own if seat == view.viewer else [0] * FACES
    seen = [face + 1 for face in range(FACES) for _ in range(faces[face])]
    if seen:
        pieces = tuple(say("liars-dice-scene-die", face=face) for face in seen)
        return say("liars-dice-scene-cup", who=seat, dice=len(seen), pieces=pieces)
    return say("liars-dice-scene-covered", who=seat, dice=view.has[seat])


def _bid(view: LiarsDiceView) -> list[Message]:
    if not view.bid_dice:
        return [say("liars-dice-scene-no-bid", dice=all_dice(view))]
    bid = say("liars-dice-scene-bid", dice=view.bid_dice, face=view.bid_face + 1, owner=view.bidder)
    return [bid, say("liars-dice-scene-found", found=view.found, face=view.bid_face + 1)] if view.phase == SHOWN else [bid]


def _choice(view: LiarsDiceView) -> list[Message]:
    """What the next bid may be: first its face, then its dice."""
    if view.turn == NOBODY or view.phase == SHOWN:
        return []
    if view.phase == COUNTING:
        dice = range(lowest(view, view.chosen), all_dice(view) + 1)
        counts = tuple(say("liars-dice-scene-dice", dice=each, face=view.chosen + 1, action=FEWEST + each - 1) for each in dice)
        return [say("liars-dice-scene-counts", face=view.chosen + 1, pieces=counts)]
    faces = [face for face in range(FACES) if lowest(view, face) <= all_dice(view)]
    pieces = tuple(say("liars-dice-scene-face", face=face + 1, action=face, piece=f"face-{face + 1}") for face in faces)
    return [say("liars-dice-scene-faces", pieces=pieces)] if pieces else []


def bare(known: Sequence[LiarsDiceView]) -> list[Message]:
    cups = [_cup(view, seat) for seat, view in enumerate(known)]
    return [*cups, *_bid(known[0])]


# === What matters now, and how the points came about ===


def rule(view: LiarsDiceView) -> int:
    """The lines are: the cups, to bid, higher, to call, to lose a die, the end."""
    if view.turn == NOBODY:
        return 5
    if view.phase == SHOWN:
        return 4
    return (3 if view.phase == BIDDING else 2) if view.bid_dice else 1


def guide(view: LiarsDiceView, seat: int) -> list[Message]:
    if view.turn != seat or (view.phase == BIDDING and sum(view.own) < view.has[seat]):
        return []
    if view.phase == SHOWN:
        return [say("liars-dice-guide-next")]
    if view.phase == COUNTING:
        return [say("liars-dice-guide-dice")]
    return [say("liars-dice-guide-call")] if view.bid_dice else [say("liars-dice-guide-bid")]


def count(views: Sequence[LiarsDiceView]) -> list[list[Message]]:
    """Each die that is left is a point."""
    end = views[-1]
    return [[say("points", points=end.has[seat]), say("liars-dice-scene-lost", lost=end.dice - end.has[seat])] for seat in range(end.seats)]

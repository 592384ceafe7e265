"""The texts of Pig as message keys: names of actions, what happened, what is on the table, how points came about."""

from collections.abc import Sequence
from itertools import pairwise

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.message import Message, say
from doubloon.games.pig.rules import ROLL, PigState, PigView


def label(state: PigState, action: int) -> Message:
    if state.rolling:
        return say("pig-face", face=action)
    if state.turn == CHANCE:
        return say("first-seat", who=action)
    return say("pig-roll") if action == ROLL else say("pig-hold", points=state.at_risk)


def tell(before: PigView, action: int, after: PigView) -> list[Message]:
    who = before.turn
    if who == CHANCE:
        return [say("begins", who=action)]
    if before.rolling and action == 1:
        return [say("pig-one", who=who, points=before.at_risk)]
    if before.rolling:
        return [say("pig-rolled", who=who, face=action, points=after.at_risk)]
    if action == ROLL:
        return []
    held = say("pig-held", who=who, points=before.at_risk, banked=after.banked[who])
    return [held, say("won", who=who)] if after.turn == NOBODY else [held]


def scene(view: PigView) -> list[Message]:
    """The die, which a touch rolls, and the points at risk. Banked points are in the view's `points`; the face of a roll is told."""
    rolls = {} if view.rolling or view.turn in (CHANCE, NOBODY) else {"action": ROLL}
    die = say("pig-scene-die", piece="die", rolling=view.rolling, **rolls)
    return [die, say("pig-scene-at-risk", points=view.at_risk), say("pig-scene-target", target=view.target)]


def rule(view: PigView) -> int:
    """The lines are: the aim, to roll, a 1, to hold, to win."""
    if view.turn == NOBODY:
        return 4
    return 3 if view.at_risk else 1


def guide(view: PigView, seat: int) -> list[Message]:
    if view.turn != seat:
        return []
    return [say("pig-guide-hold", points=view.at_risk)] if view.at_risk else [say("pig-guide-roll")]


def bare(known: Sequence[PigView]) -> list[Message]:
    """Nothing is hidden."""
    return scene(known[0])


def count(views: Sequence[PigView]) -> list[list[Message]]:
    """PIG-5: the points of all turns that were held."""
    return [_count(views, seat) for seat in range(views[-1].seats)]


def _count(views: Sequence[PigView], seat: int) -> list[Message]:
    gains = [after.banked[seat] - before.banked[seat] for before, after in pairwise(views) if after.banked[seat] > before.banked[seat]]
    return [say("points", points=sum(gains)), say("pig-scene-count", turns=len(gains), best=max(gains, default=0))]

"""What Pig's actions are called, what is told when they happen, and what lies on the table."""

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.message import Message, say
from doubloon.engine.record import State, View
from doubloon.games.pig.rules import ROLL


def label(state: State, action: int) -> Message:
    if state.rolling:
        return say("pig-face", face=action)
    if state.turn == CHANCE:
        return say("first-seat", who=action)
    return say("pig-roll") if action == ROLL else say("pig-hold", points=state.at_risk)


def tell(before: View, action: int, after: View) -> list[Message]:
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


def scene(view: View) -> list[Message]:
    """The die, and what is at risk. What is banked are the points, which every view has."""
    die = say("pig-scene-die", piece="die", rolling=view.rolling)
    return [die, say("pig-scene-at-risk", points=view.at_risk), say("pig-scene-target", target=view.target)]


def rule(view: View) -> int:
    """The aim, to roll, a 1, to hold, to win."""
    if view.turn == NOBODY:
        return 4
    return 3 if view.at_risk else 1


def guide(view: View, seat: int) -> list[Message]:
    if view.turn != seat:
        return []
    return [say("pig-guide-hold", points=view.at_risk)] if view.at_risk else [say("pig-guide-roll")]

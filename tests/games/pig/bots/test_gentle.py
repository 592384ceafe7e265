"""Pig: a child's odds."""

from doubloon.games.pig import PIG
from doubloon.games.pig.bots import gentle
from doubloon.games.pig.rules import HOLD, ROLL, PigState
from tests.bots.asking import odds


def at_risk(points: int, banked: int = 0) -> PigState:
    state = PIG.new(2)
    state.at_risk, state.banked[0] = points, banked
    return state


def test_with_little_at_risk_one_rolls() -> None:
    assert list(odds(PIG, gentle, at_risk(0))) == [ROLL]
    assert list(odds(PIG, gentle, at_risk(5))) == [ROLL]


def test_with_10_at_risk_one_holds_every_other_time() -> None:
    assert odds(PIG, gentle, at_risk(10)) == {ROLL: 5, HOLD: 5}


def test_who_has_enough_holds() -> None:
    assert list(odds(PIG, gentle, at_risk(4, banked=96))) == [HOLD]

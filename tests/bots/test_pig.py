"""Pig: hold at 20, or sooner if that wins."""

import pytest

from doubloon.bots.pig import hold_at_20
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL

CASES = [(0, 0, ROLL), (0, 19, ROLL), (0, 20, HOLD), (95, 4, ROLL), (95, 5, HOLD), (60, 21, HOLD)]


@pytest.mark.parametrize(("banked", "at_risk", "move"), CASES)
def test_hold_at_20(banked: int, at_risk: int, move: int) -> None:
    state = PIG.new(2)
    state.banked[0], state.at_risk = banked, at_risk
    weights = [1, 1]
    hold_at_20(PIG.know(state, 0), weights)
    assert weights[move] == 1
    assert weights[1 - move] == 0

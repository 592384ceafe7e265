"""Pig: moves that need not be searched."""

import pytest

from doubloon.games.pig import PIG
from doubloon.games.pig.bots import worth_trying
from doubloon.games.pig.rules import HOLD, ROLL
from tests.bots.asking import odds


@pytest.mark.parametrize(
    ("banked", "at_risk", "moves"), [(0, 0, [ROLL]), (99, 0, [ROLL]), (0, 2, [ROLL, HOLD]), (96, 3, [ROLL, HOLD]), (96, 4, [HOLD])]
)
def test_holding_nothing_and_rolling_with_enough_are_dropped(banked: int, at_risk: int, moves: list[int]) -> None:
    state = PIG.new(2)
    state.banked[0], state.at_risk = banked, at_risk
    assert list(odds(PIG, worth_trying, state)) == moves

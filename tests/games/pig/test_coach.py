"""What the coach says: the odds of a roll, and each reason where it holds and where it does not."""

from fractions import Fraction

import pytest

from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL, PigState
from tests.games.coaching import odds, reason, why


def at(own: int, other: int, at_risk: int) -> PigState:
    state = PIG.new(2)
    state.banked[:2] = own, other
    state.at_risk = at_risk
    return state


def test_one_roll_in_six_is_a_one() -> None:
    assert odds(PIG, at(0, 0, 10), ROLL) == {"points": Fraction(5, 6), "one": Fraction(1, 6)}


def test_holding_has_no_odds() -> None:
    assert odds(PIG, at(0, 0, 10), HOLD) == {}


@pytest.mark.parametrize(
    ("position", "action", "said"),
    [
        ((0, 0, 20), HOLD, "hold"),
        ((0, 0, 0), HOLD, ""),  # it would keep nothing
        ((0, 0, 0), ROLL, "nothing"),
        ((0, 0, 1), ROLL, "roll"),
        ((50, 80, 10), ROLL, "behind"),
        ((50, 74, 10), ROLL, "roll"),  # the other needs more than a good turn
        ((75, 80, 10), ROLL, "roll"),  # with what is at risk, one is ahead
    ],
)
def test_each_reason_is_said_where_it_holds(position: tuple[int, int, int], action: int, said: str) -> None:
    assert why(PIG, at(*position), action) == said


def test_a_reason_tells_the_points_at_risk() -> None:
    found = reason(PIG, at(0, 0, 21), HOLD)
    assert found is not None
    assert found.values == {"points": 21, "sides": 6}

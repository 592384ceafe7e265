"""Pig: keep pace and end race."""

import pytest

from doubloon.games.pig import PIG
from doubloon.games.pig.bots import clever
from doubloon.games.pig.rules import HOLD, ROLL, PigState
from tests.bots.asking import choice


def banked(own: int, *others: int, at_risk: int, target: int = 100) -> PigState:
    state = PIG.new(1 + len(others), target=target)
    for seat, points in enumerate((own, *others)):
        state.banked[seat] = points
    state.at_risk = at_risk
    return state


@pytest.mark.parametrize(("at_risk", "move"), [(0, ROLL), (20, ROLL), (21, HOLD), (30, HOLD)])
def test_at_the_same_score_one_holds_at_21(at_risk: int, move: int) -> None:
    assert choice(PIG, clever, banked(0, 0, at_risk=at_risk)) == move


@pytest.mark.parametrize(
    ("own", "other", "pace"),
    [(0, 40, 26), (0, 43, 26), (0, 44, 27), (40, 0, 16), (0, 3, 21), (0, 4, 22), (3, 0, 21), (5, 0, 20), (10, 70, 29)],
)
def test_the_pace_is_one_more_for_every_8_points_behind(own: int, other: int, pace: int) -> None:
    assert choice(PIG, clever, banked(own, other, at_risk=pace - 1)) == ROLL
    assert choice(PIG, clever, banked(own, other, at_risk=pace)) == HOLD


@pytest.mark.parametrize(("own", "other"), [(71, 0), (0, 71), (71, 71)])
def test_from_71_points_on_one_rolls_to_win(own: int, other: int) -> None:
    assert choice(PIG, clever, banked(own, other, at_risk=99 - own)) == ROLL
    assert choice(PIG, clever, banked(own, other, at_risk=100 - own)) == HOLD


def test_who_has_enough_holds() -> None:
    assert choice(PIG, clever, banked(95, 0, at_risk=5)) == HOLD


def test_of_several_others_the_leader_counts() -> None:
    assert choice(PIG, clever, banked(0, 40, 10, 0, at_risk=25)) == ROLL
    assert choice(PIG, clever, banked(0, 10, 40, 0, at_risk=26)) == HOLD
    assert choice(PIG, clever, banked(0, 10, 0, 71, at_risk=60)) == ROLL


def test_the_race_ends_29_points_before_any_target() -> None:
    assert choice(PIG, clever, banked(0, 170, at_risk=44, target=200)) == HOLD
    assert choice(PIG, clever, banked(0, 171, at_risk=44, target=200)) == ROLL
    assert choice(PIG, clever, banked(0, 0, at_risk=19, target=20)) == ROLL

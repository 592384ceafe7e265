"""Pig for three solved: by hand, against the rules, and every equation of the whole game."""

from functools import cache, partial
from itertools import product
from typing import Any

import numpy as np
import pytest

from doubloon.engine.game import NOBODY
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL, PigState
from doubloon.solve.pig_three import in_turn, solve_pig_for_three
from tests.counts import SOAK

Array = np.ndarray[Any, Any]
Place = tuple[int, int, int, int]

# === Known values ===


def test_a_last_point_is_rolled_for() -> None:
    """Each needs one point, and a roll brings it in 5 of 6 cases: a = 5/6 + c/6, b = a/6, c = b/6."""
    assert solve_pig_for_three().shares((99, 99, 99), 0) == pytest.approx((36 / 43, 6 / 43, 1 / 43), rel=0, abs=1e-12)
    assert solve_pig_for_three().best((99, 99, 99), 0) == ROLL
    assert solve_pig_for_three().loss((99, 99, 99), 0, HOLD) == pytest.approx(36 / 43 - 1 / 43, rel=0, abs=1e-12)


def test_what_wins_is_held() -> None:
    for at_risk in (25, 26, 31, 1000):
        assert solve_pig_for_three().shares((75, 40, 60), at_risk) == (1, 0, 0)
        assert solve_pig_for_three().best((75, 40, 60), at_risk) == HOLD


# === A second method: plain value iteration over the rules ===


def place_of(state: PigState) -> Place:
    return *in_turn(state.banked, state.turn), state.at_risk


def outcomes(state: PigState) -> list[PigState]:
    """After the die, if one is in the air: each face is equally likely."""
    return [PIG.play(state, face) for face in PIG.moves(state)] if PIG.actor(state) != NOBODY and state.rolling else [state]


def placed(target: int, place: Place) -> PigState:
    state = PIG.new(3, target=target)
    *state.banked[:3], state.at_risk = place
    return state


@pytest.mark.long
def test_value_iteration_over_the_rules_finds_the_same() -> None:
    """All states at once, from nothing, with no order among them. Where holding wins, rolling on is never better."""
    target = 10 if SOAK == 1 else 14
    points = range(target)
    places = [(own, following, last, risk) for own, following, last in product(points, repeat=3) for risk in range(target - own)]
    numbers = {place: number for number, place in enumerate(places)}
    after = [[outcomes(PIG.play(placed(target, place), action)) for place in places] for action in (ROLL, HOLD)]
    follow = [np.array([[numbers.get(place_of(each), -1) for each in states] for states in of_action]) for of_action in after]
    turned = [np.array([[max(each.turn, 0) for each in states] for states in of_action]) for of_action in after]
    seats = [(np.arange(3) - turn[..., None]) % 3 for turn in turned]  # where each seat of now sits then
    values, change = np.zeros((len(places) + 1, 3)), 1.0
    values[-1] = 1, 0, 0  # seat 0 holds what wins, or has won
    while change > 1e-13:
        rolled, held = (np.take_along_axis(values[to], seat, 2).mean(axis=1) for to, seat in zip(follow, seats, strict=True))
        better = np.where((rolled[:, :1] > held[:, :1]), rolled, held)
        change = abs(better - values[:-1]).max()
        values[:-1] = better
    solution = solve_pig_for_three(target)
    for (*banked, at_risk), value in zip(places, values, strict=False):
        assert solution.shares(in_turn(banked, 0), at_risk) == pytest.approx(value, rel=0, abs=1e-11)


# === Every equation holds ===


@cache
def turns(target: int, own: int) -> tuple[Array, Array]:
    """[following, last, at_risk, seat]: the shares in a turn of best moves, from the starts of the turns that follow it; and [..., at_risk]
    how much better it is to roll than to hold. From at_risk target - own on, holding wins."""
    wins = solve_pig_for_three(target).wins
    starts = np.concatenate([1 - wins.sum(axis=3, keepdims=True), wins], axis=3)  # of the last seat of then, who is to move now
    left = target - own
    shares, gains = np.zeros((target, target, left + 6, 3)), np.full((target, target, left), np.inf)
    shares[:, :, left:, 0] = 1
    for at_risk in range(left - 1, -1, -1):
        rolled = (starts[:, :, own] + shares[:, :, at_risk + 2 : at_risk + 7].sum(axis=2)) / 6
        held = starts[:, :, own + at_risk]
        gains[:, :, at_risk] = rolled[..., 0] - held[..., 0]
        shares[:, :, at_risk] = np.where(gains[:, :, at_risk, None] > 0, rolled, held)
    return shares, gains


@pytest.mark.long
@pytest.mark.parametrize(("target", "every"), [(55, 9), (100, 50)])
def test_every_equation_holds(target: int, every: int) -> None:
    """No seat gains by another move. The others have their shares too, except where it mixes two moves that are equal to it."""
    wins = solve_pig_for_three(target).wins
    for own in range(0, target, every if SOAK == 1 else 1):
        shares, gains = turns(target, own)
        assert np.abs(shares[:, :, 0, 0] - wins[own, ..., 0]).max() < 1e-8
        assert gains[:, :, 0].min() > 0  # with nothing at risk one rolls
        is_clear = np.abs(gains).min(axis=2) > 1e-6
        assert is_clear.mean() > 0.99
        assert np.abs(shares[:, :, 0, 1] - wins[own, ..., 1])[is_clear].max() < 1e-8


@pytest.mark.long
def test_shares_and_losses_in_a_turn_are_those_of_the_equations() -> None:
    shares, gains = turns(55, 9)
    solution = solve_pig_for_three(55)
    for following, last, at_risk in product(range(0, 55, 6), range(0, 55, 6), (0, 3, 17, 22, 23, 30, 45)):
        place, gain = (9, following, last), gains[following, last, at_risk]
        assert solution.shares(place, at_risk) == pytest.approx(shares[following, last, at_risk], rel=0, abs=1e-7)
        assert solution.loss(place, at_risk, HOLD) == pytest.approx(max(0, gain), rel=0, abs=1e-7)
        assert solution.loss(place, at_risk, ROLL) == pytest.approx(max(0, -gain), rel=0, abs=1e-7)
        assert solution.best(place, at_risk) == (ROLL if gain > 0 else HOLD)


# === What is refused ===


@pytest.mark.parametrize("target", [9, 101, 0, 50.0, True, None])
def test_other_targets_are_refused(target: Any) -> None:
    with pytest.raises(ValueError, match="target is a whole number from 10 to 100, not"):
        solve_pig_for_three(target)


@pytest.mark.parametrize(
    ("place", "at_risk", "says"),
    [
        ((-1, 0, 0), 0, "own is a whole number from 0 to 9, not -1"),
        ((0, 10, 0), 0, "following is a whole number from 0 to 9, not 10"),
        ((0, 0, 1.5), 0, "last is a whole number from 0 to 9, not 1.5"),
        ((0, 0, 0), -1, "at_risk is a whole number from 0 on, not -1"),
    ],
)
def test_places_off_the_board_are_refused(place: Any, at_risk: int, says: str) -> None:
    solution = solve_pig_for_three(10)
    for ask in (solution.shares, solution.best, solution.after, partial(solution.loss, action=HOLD)):
        with pytest.raises(ValueError, match=says):
            ask(place, at_risk)


def test_only_the_two_actions_have_a_loss_and_the_array_is_read_only() -> None:
    with pytest.raises(ValueError, match=r"action is ROLL \(0\) or HOLD \(1\), not 2"):
        solve_pig_for_three(10).loss((0, 0, 0), 0, 2)
    with pytest.raises(ValueError, match="read-only"):
        solve_pig_for_three(10).wins[0, 0, 0] = 1

"""Pig solved: against the literature, against the rules, and against other ways of reckoning."""

from functools import partial
from itertools import product
from math import sqrt
from typing import Any

import numpy as np
import pytest

from doubloon.engine import batch
from doubloon.engine.game import NOBODY
from doubloon.engine.rule import rule
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL, PigState
from doubloon.solve.pig import PigSolution, solve_pig
from tests.counts import SOAK
from tests.solve.duel import duel, hold_at_20, placed, roll_and_hold, rolls_of_20, rolls_of_the_best

# === Known values ===


def test_the_first_player_wins_as_often_as_the_literature_says() -> None:
    assert solve_pig() is solve_pig(100)
    assert solve_pig().win(0, 0, 0) == pytest.approx(0.5305927, rel=0, abs=1e-7)


def test_a_last_point_is_rolled_for() -> None:
    """Both need one point: p = 5/6 + 1/6 (1 - p), so 6/7; to hold leaves the other with just that."""
    assert solve_pig().win(99, 99, 0) == pytest.approx(6 / 7, rel=0, abs=1e-14)
    assert solve_pig().best(99, 99, 0) == ROLL
    assert solve_pig().loss(99, 99, 0, HOLD) == pytest.approx(6 / 7 - 1 / 7, rel=0, abs=1e-14)


def test_what_wins_is_held() -> None:
    for at_risk in (25, 26, 31, 1000):
        assert solve_pig().win(75, 40, at_risk) == 1
        assert solve_pig().best(75, 40, at_risk) == HOLD
        assert solve_pig().loss(75, 40, at_risk, HOLD) == 0
        assert solve_pig().loss(75, 40, at_risk, ROLL) == pytest.approx(solve_pig().win(40, 75, 0) / 6, rel=0, abs=1e-15)


# === Every equation holds ===


@pytest.mark.parametrize("target", [10, 37, 100, 200])
def test_every_equation_holds(target: int) -> None:
    for own in range(target):
        assert np.abs(np.maximum(*roll_and_hold(target, own)) - solve_pig(target).wins[own]).max() < 1e-12


# === A second method: plain value iteration over the rules ===


def mover_wins(state: PigState, values: dict[tuple[int, int, int], float], seat: int) -> float:
    """The chance of a seat to win from a state of the rules, given the values of states in which a seat chooses."""
    if PIG.actor(state) == NOBODY:
        return float(state.banked[seat] >= state.target)
    if state.rolling:
        odds = PIG.moves(state)
        return sum(weight * mover_wins(PIG.play(state, face), values, seat) for face, weight in odds.items()) / sum(odds.values())
    own, other = state.banked[state.turn], state.banked[1 - state.turn]
    win = values.get((own, other, state.at_risk), 1.0)
    return win if state.turn == seat else 1 - win


@pytest.mark.long
@pytest.mark.parametrize("target", [10, 13])
def test_value_iteration_over_the_rules_finds_the_same(target: int) -> None:
    """All states at once, from nothing, with no order among them. Where holding wins, rolling on is never better."""
    places = [(own, other, at_risk) for own, other in product(range(target), repeat=2) for at_risk in range(target - own)]
    values = dict.fromkeys(places, 0.0)
    after = {place: [PIG.play(placed(target, *place), action) for action in (ROLL, HOLD)] for place in places}
    outcomes = {place: [linear(state) for state in states] for place, states in after.items()}
    change = 1.0
    while change > 1e-13:
        better = {place: max(worth(outcome, values) for outcome in outcomes[place]) for place in places}
        change = max(abs(better[place] - values[place]) for place in places)
        values = better
    for place, value in values.items():
        assert solve_pig(target).win(*place) == pytest.approx(value, rel=0, abs=1e-11)


Linear = tuple[float, list[tuple[float, tuple[int, int, int]]]]


def linear(state: PigState) -> Linear:
    """Seat 0's chance to win, as a sum: a constant, and factors of the values of states in which a seat chooses."""
    if PIG.actor(state) == NOBODY:
        return 1.0, []
    if state.rolling:
        parts = [linear(PIG.play(state, face)) for face in PIG.moves(state)]
        return sum(part[0] for part in parts) / 6, [(factor / 6, place) for part in parts for factor, place in part[1]]
    if state.banked[state.turn] + state.at_risk >= state.target:
        return 1.0, []
    place = (state.banked[state.turn], state.banked[1 - state.turn], state.at_risk)
    return (0.0, [(1.0, place)]) if state.turn == 0 else (1.0, [(-1.0, place)])


def worth(outcome: Linear, values: dict[tuple[int, int, int], float]) -> float:
    return outcome[0] + sum(factor * values[place] for factor, place in outcome[1])


def test_losses_are_those_of_the_rules() -> None:
    solution, wins = solve_pig(50), solve_pig(50).wins
    values = {place: float(wins[place]) for place in np.ndindex(wins.shape)}
    for own, other, at_risk in product(range(0, 50, 7), range(0, 50, 7), (0, 2, 9, 20, 33, 49)):
        state = placed(50, own, other, at_risk)
        after = {action: mover_wins(PIG.play(state, action), values, 0) for action in PIG.moves(state)}
        for action, chance in after.items():
            assert solution.loss(own, other, at_risk, action) == pytest.approx(max(after.values()) - chance, rel=0, abs=1e-12)
        assert solution.loss(own, other, at_risk, solution.best(own, other, at_risk)) == 0


# === Hold at 20 against it: reckoned and played ===


@pytest.mark.long
def test_a_duel_of_the_best_is_worth_what_was_solved() -> None:
    assert duel(rolls_of_the_best(100), rolls_of_the_best(100)) == pytest.approx([solve_pig().win(0, 0, 0)] * 2, rel=0, abs=1e-12)


BEST = rolls_of_the_best(40)


@rule
def best(view: Any, weights: Any) -> None:
    own = view.banked[view.turn]
    at_risk = view.at_risk
    rolls = own + at_risk < 40 and BEST[own, view.banked[1 - view.turn], at_risk] == 1
    weights[HOLD if rolls else ROLL] = 0


@pytest.mark.long
def test_hold_at_20_loses_by_as_much_as_reckoned() -> None:
    """The rules, played: both orders, both shares within four standard errors."""
    games = 100_000 * SOAK
    reckoned = duel(BEST, rolls_of_20(40))
    assert reckoned[1] < solve_pig(40).win(0, 0, 0) < reckoned[0]
    for begins, chance in enumerate(reckoned):
        played = batch.play(batch.Batch(PIG, PIG.new(2, first=begins, target=40), games=games, seed=11, policies=(best, hold_at_20)))
        assert abs(played.wins()[begins] - chance) < 4 * sqrt(chance * (1 - chance) / games)


# === What is refused ===


@pytest.mark.parametrize("target", [9, 201, 0, -100, 100.0, True, "100", None])
def test_other_targets_are_refused(target: Any) -> None:
    with pytest.raises(ValueError, match="target is a whole number from 10 to 200, not"):
        solve_pig(target)


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ((-1, 0, 0), "own is a whole number from 0 to 99, not -1"),
        ((100, 0, 0), "own is a whole number from 0 to 99, not 100"),
        ((0, 100, 0), "other is a whole number from 0 to 99, not 100"),
        ((0, 1.5, 0), "other is a whole number from 0 to 99, not 1.5"),
        ((0, 0, -1), "at_risk is a whole number from 0 on, not -1"),
        ((0, 0, "2"), "at_risk is a whole number from 0 on, not '2'"),
    ],
)
def test_places_off_the_board_are_refused(place: tuple[Any, Any, Any], says: str) -> None:
    for ask in (solve_pig().win, solve_pig().best, partial(solve_pig().loss, action=HOLD)):
        with pytest.raises(ValueError, match=says):
            ask(*place)


def test_only_the_two_actions_have_a_loss() -> None:
    with pytest.raises(ValueError, match=r"action is ROLL \(0\) or HOLD \(1\), not 2"):
        solve_pig().loss(0, 0, 0, 2)


def test_numbers_of_arrays_are_welcome_and_the_array_is_read_only() -> None:
    solution: PigSolution = solve_pig(int(np.int64(20)))
    assert solution.win(*np.array([3, 4, 5])) == solution.wins[3, 4, 5]
    with pytest.raises(ValueError, match="read-only"):
        solution.wins[0, 0, 0] = 1
    assert repr(solution) == "PigSolution(target=20)"

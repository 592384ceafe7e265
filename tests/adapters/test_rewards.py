"""Rewards by points: best play stays the same, by exact arithmetic in small games of Pig."""

from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
import pytest

from doubloon.adapters.encoding import potential
from doubloon.adapters.gymnasium import SeatEnv
from doubloon.adapters.pettingzoo import raw_env
from doubloon.adapters.rewards import Scheme, reward, shaped
from doubloon.engine.game import CHANCE, NOBODY
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL, PigState

TARGET = 16  # a power of two: potentials are exact
DISCOUNT = Fraction(3, 4)
HORIZON = 2  # moves of the learner


@cache
def followers(state: PigState) -> tuple[tuple[Fraction, PigState], ...]:
    """Where the first seat may next be to act, or the game over, and the odds. The second seat rolls once and holds."""
    seat = PIG.actor(state)
    if seat in (0, NOBODY):
        return ((Fraction(1), state),)
    moves = PIG.moves(state) if seat == CHANCE else {HOLD if state.at_risk else ROLL: 1}
    total = sum(moves.values())
    return tuple(
        (Fraction(odds, total) * chance, after) for move, odds in moves.items() for chance, after in followers(PIG.play(state, move))
    )


@cache
def worth(state: PigState, move: int, left: int, weight: int) -> Fraction:
    """The best discounted reward after a move, with `left` moves to come; the potentials count `weight` times."""
    total = Fraction(0)
    for chance, after in followers(PIG.play(state, move)):
        is_over = PIG.actor(after) == NOBODY
        result = Fraction(reward(PIG.scores(after), 0)) if is_over else Fraction(0)
        is_last = is_over or not left
        levels = [Fraction(potential(PIG)(PIG.show(each, 0), 0)) * weight for each in (state, after)]
        paid = shaped(result, levels[0], Fraction(0) if is_last else levels[1], DISCOUNT)
        later = Fraction(0) if is_last else max(worth(after, each, left - 1, weight) for each in (ROLL, HOLD))
        total += chance * (paid + DISCOUNT * later)
    return total


def test_rewards_by_points_lower_all_moves_of_a_position_by_its_potential() -> None:
    """So the best move is the same, at every position and with any number of moves to come."""
    positions = {state for _, state in followers(PIG.new(2, target=TARGET)) if PIG.actor(state) == 0}
    for _ in range(2):
        positions |= {
            after for state in positions for move in (ROLL, HOLD) for _, after in followers(PIG.play(state, move)) if PIG.actor(after) == 0
        }
    assert len(positions) > 30
    for state in positions:
        level = Fraction(potential(PIG)(PIG.show(state, 0), 0))
        for move in (ROLL, HOLD):
            assert worth(state, move, HORIZON, 1) == worth(state, move, HORIZON, 0) - level


def test_a_lead_of_the_target_has_potential_1_and_potentials_add_up_to_0() -> None:
    view = PIG.show(PIG.new(3, target=TARGET), 0)
    view.points[:3] = [16, 0, 0]
    assert [potential(PIG)(view, seat) for seat in range(3)] == [1, -1 / 2, -1 / 2]


@pytest.mark.parametrize("seed", range(5))
def test_the_discounted_sum_is_that_of_the_plain_reward_less_the_first_potential(seed: int) -> None:
    table = SeatEnv("pig", seat=1, bots="random", target=64, reward="points", discount=0.5)
    table.reset(seed=seed)
    first, total, factor = Fraction(table.scheme.level(PIG, table.episode.state, 1)), Fraction(0), Fraction(1)
    rng, is_over, steps = np.random.default_rng(seed), False, 0
    while not is_over:
        _, paid, is_over, _, info = table.step(int(rng.integers(2)))
        total += factor * Fraction(paid)
        result, factor, steps = factor * Fraction(reward(info.get("scores", [0, 0]), 1)), factor / 2, steps + 1
    assert steps > 2
    assert total == result - first


def test_pettingzoo_pays_a_seat_when_it_is_to_move_again() -> None:
    table: Any = raw_env("pig", target=TARGET, reward="points", discount=0.5)
    table.reset(seed=3)
    paid: dict[str, list[float]] = {agent: [] for agent in table.agents}
    leads: dict[str, list[float]] = {agent: [] for agent in table.agents}
    for agent in table.agent_iter():
        _, got, is_over, _, _ = table.last()
        paid[agent].append(got)
        points = PIG.show(table.episode.state, 0).points
        lead = (points[0] - points[1]) / TARGET
        leads[agent].append(0 if is_over else lead if agent == "seat_0" else -lead)
        table.step(None if is_over else HOLD if PIG.show(table.episode.state, 0).at_risk else ROLL)
    for agent, sign in (("seat_0", 1), ("seat_1", -1)):
        expected = [leads[agent][after] / 2 - leads[agent][after - 1] for after in range(1, len(leads[agent]))]
        won = sign if points[0] > points[1] else -sign
        expected[-1] += won
        assert paid[agent] == [0, *expected]


@pytest.mark.parametrize(("wishes", "says"), [({"reward": "money"}, "'win' or 'points'"), ({"discount": 0}, "above 0 and at most 1")])
def test_other_schemes_are_refused(wishes: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Scheme(**wishes)

"""Evaluation by playouts: against exact values and plain batches, from views alone, with common luck, without counting noise as loss."""

import numpy as np
import pytest

from doubloon.bots.evaluate import Evaluation, Playouts, evaluate
from doubloon.bots.policies import policies_of
from doubloon.engine import batch
from doubloon.engine.game import Game
from doubloon.engine.record import State
from doubloon.games.do_not_touch import NUMBERS
from doubloon.games.do_not_touch.rules import END
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL, PigState
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.solve.pig import solve_pig
from tests.games.do_not_touch.bots.positions import holding, last_turn
from tests.games.do_not_touch.lines import card

COUNT = 4000
CERTAIN = 4.5  # standard errors


def pig(own: int, other: int, at_risk: int) -> PigState:
    state = PIG.new(2)
    state.banked[:2] = own, other
    state.at_risk = at_risk
    return state


def evaluation(game: Game, state: State, count: int = COUNT, seed: int = 1, threads: int = 1) -> Evaluation:
    playouts = Playouts((policies_of(game)["clever"],) * state.seats, count, seed)
    return evaluate(game, game.know(state, game.actor(state)), list(game.moves(state)), playouts, threads=threads)


# === Values ===


@pytest.mark.parametrize(("own", "at_risk"), [(80, 20), (80, 14), (72, 3)])
def test_pig_has_its_exact_values(own: int, at_risk: int) -> None:
    """The other seat has 99 points and wins with any roll but a 1: then both do best to roll until they win, and clever does."""
    exact = solve_pig()
    values = evaluation(PIG, pig(own, 99, at_risk)).values()
    for action in (ROLL, HOLD):
        value = exact.win(own, 99, at_risk) - exact.loss(own, 99, at_risk, action)
        assert abs(values[action] - value) <= CERTAIN * (value * (1 - value) / COUNT) ** 0.5


def test_values_are_those_of_games_played_on_from_each_move() -> None:
    state = TROLL_DRAGON.new(3)
    state = TROLL_DRAGON.play(state, next(iter(TROLL_DRAGON.moves(state))))
    while TROLL_DRAGON.actor(state) < 0 or len(TROLL_DRAGON.moves(state)) == 1:
        state = TROLL_DRAGON.play(state, max(TROLL_DRAGON.moves(state)))
    policies = (policies_of(TROLL_DRAGON)["clever"],) * 3
    for action, value in evaluation(TROLL_DRAGON, state).values().items():
        after = TROLL_DRAGON.play(state, action)
        won = batch.play(batch.Batch(TROLL_DRAGON, after, COUNT, seed=2, policies=policies), threads=1).wins()[TROLL_DRAGON.actor(state)]
        assert abs(value - won) <= CERTAIN * (0.5 / COUNT) ** 0.5  # two estimates, each of variance 1/4 at most


def test_a_shared_victory_counts_in_parts() -> None:
    """In the last turn: 2 points against 4. To lay the red 2 makes it 4 against 4, to end the turn loses."""
    state = last_turn(holding(NUMBERS, "R2", "R2", "B4"))
    values = evaluation(NUMBERS, state, count=8).values()
    assert values == {card("R2"): 0.5, END: 0}


# === Luck ===


def test_the_same_seed_has_the_same_luck_on_any_number_of_threads() -> None:
    one, two, other = (evaluation(PIG, pig(30, 40, 15), 1000, *more) for more in ((1, 1), (1, 3), (2, 1)))
    assert (one.shares == two.shares).all()
    assert (one.shares != other.shares).any()


def test_moves_share_their_luck() -> None:
    """The same move twice leads to the same games."""
    state = pig(30, 40, 15)
    first, second = evaluate(PIG, PIG.know(state, 0), [ROLL, ROLL], Playouts((policies_of(PIG)["clever"],) * 2, 1000)).shares
    assert 0 < first.sum() < 1000
    assert (first == second).all()


# === Loss ===


def of(*rows: list[int]) -> Evaluation:
    return Evaluation(tuple(range(len(rows))), np.array(rows, np.float32))


def test_a_loss_is_what_a_better_move_would_have_brought() -> None:
    found = of([1, 0, 1, 1], [0, 0, 1, 0])
    assert found.best() == 0
    assert found.loss(0) == 0
    assert found.loss(1) == 0.5
    assert found.difference(0, 1) == pytest.approx((0.5, (1 / 3) ** 0.5 / 2))  # differences 1 0 0 1: their variance is 1/3


def test_noise_is_no_loss() -> None:
    """The first half prefers move 0 and the second move 1; neither half confirms the other."""
    found = of([1, 1, 0, 0], [0, 0, 1, 1])
    assert found.loss(0) == found.loss(1) == -0.5


# === What is refused ===


def test_a_state_is_refused() -> None:
    with pytest.raises(TypeError, match="from what a seat knows, a PigView, not from a PigState"):
        evaluate(PIG, PIG.new(2), [ROLL], Playouts((None, None), 1))  # type: ignore[arg-type]


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(ValueError, match="not all of 0, 5 are moves here"):
        evaluate(PIG, PIG.know(PIG.new(2), 0), [0, 5], Playouts((None, None), 1))


def test_every_seat_needs_a_policy() -> None:
    with pytest.raises(ValueError, match="one policy a seat: 2 expected, not 1"):
        evaluate(PIG, PIG.know(PIG.new(2), 0), [ROLL], Playouts((None,), 1))

"""OpenSpiel's own algorithms for equilibria on small options of our games, beside values by backward induction."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, cfr, external_sampling_mccfr, outcome_sampling_mccfr

from doubloon.adapters.openspiel import short_name
from doubloon.adapters.rewards import reward
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.record import State
from doubloon.games import GAMES
from tests.counts import SOAK, many

TWO_KINDS = "rings=24,dragons=24,spiders=1,chests=0,balls=0,cars=0,dolls=0,candlesticks=0"
SMALL = ["pig(target=10,horizon=6)", f"troll_dragon(diamonds=2,horizon={8 if SOAK > 1 else 7})", f"little_dragon({TWO_KINDS},horizon=3)"]
SAMPLED = {"do-not-touch-numbers": 20, "do-not-touch-symbols": 20, "my-treasure": 12, "little-dragon": 4}  # horizons; others: 12


def value(game: Game, state: State, left: int) -> float:
    """What a perfect game is worth to seat 0 of two, all being public, if it is stopped after so many steps."""
    actor = game.actor(state)
    if actor == NOBODY or left == 0:
        return float(reward(game.scores(state), 0))
    moves = game.moves(state)
    values = [value(game, game.play(state, move), left - 1) for move in moves]
    if actor == CHANCE:
        return sum(odds * each for odds, each in zip(moves.values(), values, strict=True)) / sum(moves.values())
    return max(values) if actor == 0 else min(values)


def limits(game: Any, strategy: Any) -> tuple[float, float]:
    """Seat 0's result if seat 1 answers best to this strategy, and if seat 0 itself does. The game's value lies between."""
    answers = [best_response.BestResponsePolicy(game, player, strategy).value(game.new_initial_state()) for player in (0, 1)]
    return -answers[1], answers[0]


@pytest.mark.parametrize("name", SMALL)
def test_cfr_closes_in_on_the_value_of_the_game(name: str) -> None:
    game = pyspiel.load_game(f"doubloon_{name}")
    exact = value(game.game, game.opening, game.horizon)
    low, high = limits(game, policy.UniformRandomPolicy(game))
    assert low - 1e-9 <= exact <= high + 1e-9
    solver = cfr.CFRSolver(game)
    for _ in range(5 * SOAK):
        solver.evaluate_and_update_policy()
    closer_low, closer_high = limits(game, solver.average_policy())
    assert closer_low - 1e-9 <= exact <= closer_high + 1e-9
    assert closer_high - closer_low < (high - low) / 2


@pytest.mark.parametrize("solver", [external_sampling_mccfr.ExternalSamplingSolver, outcome_sampling_mccfr.OutcomeSamplingSolver])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_sampled_regrets_fit_the_moves(game: Game, solver: Any) -> None:
    """In Do Not Touch, states that one player could not tell apart once had different moves, and this failed."""
    np.random.seed(1)  # the solvers draw from there
    table = pyspiel.load_game(short_name(game), {"horizon": SAMPLED.get(game.id, 12)})
    solving = solver(table)
    for _ in many(3):
        solving.iteration()
    state = table.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    chances = solving.average_policy().action_probabilities(state)
    assert set(chances) <= set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)


def test_a_game_stops_at_its_horizon_and_the_scores_decide() -> None:
    state = pyspiel.load_game("doubloon_pig(horizon=3)").new_initial_state()
    for action in (0, 6, 1):  # roll a six, hold
        assert not state.is_terminal()
        state.apply_action(action)
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []
    assert state.returns() == [1, -1]


def test_a_horizon_below_zero_is_refused() -> None:
    with pytest.raises(Exception, match="horizon is a number of steps, or 0 for none, not -1"):
        pyspiel.load_game("doubloon_pig(horizon=-1)")

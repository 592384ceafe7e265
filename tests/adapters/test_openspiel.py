"""OpenSpiel's own tests on our games; its pig beside ours; and its searches."""

import random
import unittest
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from doubloon.adapters.openspiel import short_name
from doubloon.engine.game import Game
from doubloon.games import GAMES
from doubloon.games.do_not_touch import NUMBERS
from tests.counts import ONE_OF_A_BOX, SOAK, many

ROLL, HOLD = 0, 1
SHORT = {"little-dragon": {"rings": 24, "chests": 24, "dragons": 1, "spiders": 0, "balls": 0, "cars": 0, "dolls": 0, "candlesticks": 0}}


def step(state: Any, rng: random.Random) -> int:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        return int(rng.choices([action for action, _ in outcomes], [odds for _, odds in outcomes])[0])
    return int(rng.choice(state.legal_actions()))


def after(game: Any, steps: int, seed: int = 1) -> Any:
    """A state in the middle of a game, somebody to move."""
    rng, state = random.Random(seed), game.new_initial_state()
    while len(state.history()) < steps or state.is_chance_node():
        state.apply_action(step(state, rng))
    return state


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_it_conforms(game: Game, capfd: pytest.CaptureFixture[str]) -> None:
    for players in game.seats:
        table = pyspiel.load_game(short_name(game), {"players": players, **SHORT.get(game.id, {})})
        pyspiel.random_sim_test(table, num_sims=SOAK, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [short_name(GAMES[game]) for game in ONE_OF_A_BOX])
def test_its_api_is_enforced(name: str) -> None:
    """On states of a part of the tree, as OpenSpiel tests its own games."""
    from open_spiel.integration_tests import api_test  # a second, for all that collect tests

    class Enforced(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc] # it has no types
        game_name, game = name, pyspiel.load_game(name)

    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Enforced)
    result = suite.run(unittest.TestResult())
    assert result.testsRun >= 5
    assert [what for _, what in (*result.errors, *result.failures)] == []


def test_our_pig_is_their_pig() -> None:
    """In step, die by die; they count faces from 0 and bank the points of a turn in which a 1 falls as 0, as we do."""
    ours, theirs = pyspiel.load_game("doubloon_pig(target=40)"), pyspiel.load_game("pig(winscore=40,horizon=100000)")
    rng, winners = random.Random(2), Counter[float]()
    for _ in range(30 * SOAK):
        mine, other = ours.new_initial_state(), theirs.new_initial_state()
        while not mine.is_terminal():
            assert mine.current_player() == other.current_player()
            action = step(mine, rng)
            other.apply_action(action - 1 if mine.is_chance_node() else action)
            mine.apply_action(action)
        assert other.is_terminal()
        assert mine.returns() == other.returns()
        winners[mine.returns()[0]] += 1
    assert len(winners) == 2


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("doubloon_troll_dragon(players=3,tempo=race,diamonds=12,first=-1)")
    assert game.num_players() == 3
    assert (game.opening.diamonds, game.opening.tempo, game.opening.first) == (12, 1, -1)
    assert game.new_initial_state().chance_outcomes() == [(seat, pytest.approx(1 / 3)) for seat in range(3)]


@pytest.mark.parametrize(("wishes", "says"), [("players=9", "pig is for 2 to 8 seats, not 9"), ("target=5", "target is 10 to 1000, not 5")])
def test_bad_parameters_are_refused(wishes: str, says: str) -> None:
    with pytest.raises(Exception, match=says):
        pyspiel.load_game(f"doubloon_pig({wishes})")


def test_two_hands_that_differ_look_the_same_from_elsewhere() -> None:
    """What a seat was told, and what it could know, are the same when only others' cards were dealt anew."""
    state = after(pyspiel.load_game("doubloon_do_not_touch_numbers(players=3)"), 70)
    player = state.current_player()
    twin = state.resample_from_infostate(player, random.Random(1).random)
    assert twin.state != state.state
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.observation_string(player) == state.observation_string(player)
    assert twin.observation_tensor(player) == state.observation_tensor(player)
    others = [seat for seat in range(3) if seat != player]
    assert any(twin.observation_string(seat) != state.observation_string(seat) for seat in others)
    assert twin.legal_actions() == state.legal_actions()


def test_cards_dealt_anew_are_dealt_fairly() -> None:
    """Of n cards that are dealt from t, w of a kind, n w / t are of that kind on average; within five standard errors."""
    state = after(pyspiel.load_game("doubloon_do_not_touch_numbers"), 12)
    player = state.current_player()
    other, known = 1 - player, NUMBERS.know(state.state, player)
    undealt = NUMBERS.redeal(known)
    odds, dealt = NUMBERS.moves(undealt), undealt.owed[other]
    rng, times = random.Random(3), 300
    hands = [NUMBERS.know(state.resample_from_infostate(player, rng.random).state, other).hand for _ in range(times)]
    for kind, weight in odds.items():
        share = weight / sum(odds.values())
        expected = known.known[other * len(hands[0]) + kind] + dealt * share
        assert abs(sum(hand[kind] for hand in hands) / times - expected) < 5 * (dealt * share / times) ** 0.5


@pytest.mark.parametrize("name", ["doubloon_pig(target=30)", "doubloon_little_dragon"])
def test_their_tree_search_plays_our_games(name: str) -> None:
    game = pyspiel.load_game(name)
    state = after(game, 5)
    bot = mcts.MCTSBot(game, uct_c=1, max_simulations=20, evaluator=mcts.RandomRolloutEvaluator(random_state=np.random.RandomState(1)))
    assert bot.step(state) in state.legal_actions()


def test_their_search_of_hidden_hands_plays_our_games() -> None:
    game = pyspiel.load_game("doubloon_do_not_touch_symbols")
    state = after(game, 30)
    evaluator = mcts.RandomRolloutEvaluator(random_state=np.random.RandomState(1))
    for seed in many(5):
        bot = ismcts.ISMCTSBot(game=game, uct_c=1, max_simulations=20, evaluator=evaluator, random_state=np.random.RandomState(seed))
        assert bot.step(state) in state.legal_actions()


def test_pieces_of_an_observation_have_names() -> None:
    game = pyspiel.load_game("doubloon_do_not_touch_numbers(players=3)")
    state = after(game, 40)
    look = make_observation(game)
    look.set_from(state, 1)
    assert look.dict["player"].tolist() == [0, 1, 0]
    assert set(look.dict) == {"player", "public", "private"}
    assert set(make_observation(pyspiel.load_game("doubloon_pig")).dict) == {"player", "public"}


def test_a_log_is_that_of_the_game() -> None:
    state = after(pyspiel.load_game("doubloon_troll_dragon(players=3,tempo=race)"), 80)
    assert GAMES["troll-dragon"].replay(state.log()) == state.state

"""Advice: a move, by cunning with its chances, or by clever without any."""

from pathlib import Path

import pytest

from doubloon.bots import warmup
from doubloon.bots.advice import Advice, advise, merge_estimates
from doubloon.bots.bot import Budget, SeededDraw
from doubloon.bots.search import MoveEstimate
from doubloon.engine.game import Game
from doubloon.engine.record import State
from doubloon.games.my_treasure import MY_TREASURE
from doubloon.games.my_treasure.rules import DRAW, IN_STACK, SPACE, MyTreasureState
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD
from tests.bots.asking import every_searched_game
from tests.test_every_game import every_game, positions

FEW = Budget(iterations=80)


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where it is noted what was compiled: nothing so far."""
    monkeypatch.setattr(warmup, "folder", lambda *_: tmp_path)
    return tmp_path


def asked(game: Game, state: State, budget: Budget = FEW) -> Advice:
    return advise(game, game.show(state, game.actor(state)), list(game.moves(state)), SeededDraw(1, 0), budget)


@every_searched_game
def test_advice_is_a_move_and_its_chances_are_those_of_moves(game: Game, kept: Path) -> None:
    (kept / f"warm-{game.id}").touch()
    found = 0
    for step, (state, _) in enumerate(positions(game, 2)):
        if game.actor(state) < 0 or step % 17 or len(game.moves(state)) == 1:
            continue
        advice = asked(game, state)
        assert advice.bot == "cunning"
        assert advice.estimates[0].action == advice.action
        assert {each.action for each in advice.estimates} <= set(game.moves(state))
        assert all(0 <= each.value <= 1 and each.visits > 0 and each.error > 0 for each in advice.estimates)
        found += 1
    assert found > 3


@every_game
def test_without_a_compiled_search_clever_advises_without_chances(game: Game) -> None:
    for step, (state, _) in enumerate(positions(game, 2)):
        if game.actor(state) >= 0 and not step % 5:
            advice = asked(game, state)
            assert (advice.bot, advice.estimates) == ("clever", ())
            assert advice.action in game.moves(state)


def test_who_has_won_by_holding_is_told_to_hold(kept: Path) -> None:
    state = PIG.new(2)
    state.banked[0], state.at_risk = 90, 12
    assert asked(PIG, state).action == HOLD
    (kept / "warm-pig").touch()
    advice = asked(PIG, state)
    assert (advice.action, advice.estimates[0].value) == (HOLD, 1.0)


@pytest.mark.clause("G-8")
def test_cards_that_were_covered_change_no_advice(kept: Path) -> None:
    """Two cards on one space, drawn in either order: the one below is another, the eyes see the same."""
    game = MY_TREASURE
    (kept / "warm-my-treasure").touch()

    def after(below: int) -> MyTreasureState:
        state = game.new(2)
        for action in (DRAW, below, SPACE, DRAW, 5, SPACE):
            state = game.play(state, action)
        return state

    one, other = after(0), after(20)
    assert (one.places[20], other.places[20]) == (IN_STACK, other.places[5])
    assert asked(game, one) == asked(game, other)


def test_searches_are_joined_by_their_visits() -> None:
    searches = (
        [MoveEstimate(0, 0.5, 100, 0.03), MoveEstimate(1, 0.2, 0, 1.0)],
        [MoveEstimate(0, 0.8, 300, 0.01), MoveEstimate(2, 0.1, 5, 0.2)],
    )
    first, last = merge_estimates(searches)
    assert (first.action, first.visits, last) == (0, 400, MoveEstimate(2, 0.1, 5, 0.2))
    assert first.value == pytest.approx(0.725)
    assert first.error == pytest.approx((3**2 + 3**2) ** 0.5 / 400)

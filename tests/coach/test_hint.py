"""Hints: right or silent, from what is visible alone, with a reason."""

from contextlib import closing
from pathlib import Path

import pytest
from bench.hints import LONG, check, recorded

from doubloon.bots import warmup
from doubloon.bots.bot import Budget, SeededDraw
from doubloon.coach.hint import Hint, hint, is_ready
from doubloon.engine.errors import Refusal
from doubloon.engine.game import Game
from doubloon.engine.message import say
from doubloon.engine.record import State
from doubloon.games import GAMES
from doubloon.games.my_treasure import MY_TREASURE
from doubloon.games.my_treasure.rules import DRAW, IN_STACK, SPACE, MyTreasureState
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import KEY, LEAVE, TROLL
from doubloon.games.troll_dragon.rules import ROLL as THROW
from doubloon.server.runtime.bot_pool import BotPool
from tests.counts import SOAK
from tests.games.troll_dragon.bots.positions import in_cavern, in_grotto, packed
from tests.test_every_game import every_game

FEW = Budget(iterations=256)


def hinted(game: Game, state: State, budget: Budget = FEW, seed: int = 1) -> Hint | None:
    return hint(game, game.show(state, game.actor(state)), list(game.moves(state)), SeededDraw(seed, 0), budget)


def pig(*banked: int, at_risk: int = 0) -> State:
    state = PIG.new(len(banked))
    state.banked[: len(banked)] = banked
    state.at_risk = at_risk
    return state


@every_game
def test_a_hint_loses_next_to_nothing_by_a_long_evaluation(game: Game) -> None:
    """At recorded positions, from the view of somebody without memory."""
    positions, deals = (2, 128) if SOAK == 1 else (300, LONG)
    for number, state in enumerate(recorded(game, positions)):
        assert not check(game.id, number, state, deals).is_wrong


def test_who_wins_by_holding_is_told_so() -> None:
    found = hinted(PIG, pig(90, 0, at_risk=12))
    assert found is not None
    assert (found.action, found.reason, found.is_exact) == (HOLD, say("coach-wins"), True)
    assert (found.moves[0].action, found.moves[0].value) == (HOLD, 1.0)


def test_a_shared_victory_is_no_win() -> None:
    """With the last nuggets seat 0 would only come level."""
    state = packed(in_cavern(0, 0, points=3), 0, 3)
    state.cavern = 0
    state.pack_nuggets[1] = 1
    state.pack_diamonds[1] = 0
    found = hinted(TROLL_DRAGON, state)
    assert found is None or found.reason != say("coach-wins")


def test_where_all_moves_are_worth_the_same_it_says_so() -> None:
    """One die is loose and the Cavern is empty. Without a diamond in reach the troll takes nothing, and a key opens nothing."""
    state = packed(in_grotto(TROLL, TROLL, TROLL, KEY, diamonds=0, seats=3), 60, 0, 0)
    state.cavern = state.grotto = 0
    state.turn = 1
    assert TROLL_DRAGON.moves(state).keys() == {THROW, LEAVE}
    found = hinted(TROLL_DRAGON, state)
    assert found is not None
    assert (found.action, found.reason) == (LEAVE, say("coach-equal"))


def test_a_hint_that_is_not_sure_is_silent() -> None:
    state = pig(30, 40, 35, 20, at_risk=15)
    assert hinted(PIG, state, Budget(iterations=32)) is None
    assert hinted(PIG, state, Budget(iterations=8192)) is not None


def test_what_is_not_known_well_is_a_range_or_not_shown() -> None:
    found = hinted(PIG, pig(30, 40, 95, 0, at_risk=0), Budget(iterations=256))
    assert found is not None
    assert found.action == ROLL
    assert all(1.96 * each.error <= 0.1 for each in found.moves)
    assert all(each.is_range == (1.96 * each.error > 0.02) for each in found.moves)


def test_a_hint_has_its_reason_and_the_odds_of_each_move() -> None:
    state = in_cavern(1, 0, points=24)
    state.cavern -= 8
    found = hinted(TROLL_DRAGON, state)
    assert found is not None
    assert (found.action, found.reason) == (LEAVE, say("troll-dragon-hint-leave-dragon", points=24, percent=33))
    [rolled] = [each for each in found.moves if each.action == THROW]
    [awake] = [each for each in rolled.odds if each.event.key == "troll-dragon-odds-awake"]
    assert awake.message().values["percent"] == 33


def test_a_single_move_needs_no_numbers() -> None:
    found = hinted(TROLL_DRAGON, TROLL_DRAGON.new(3))
    assert found is not None
    assert found.moves == ()


@pytest.mark.clause("G-8")
def test_cards_that_were_covered_change_no_hint() -> None:
    """Two cards on one space, drawn in either order: the one below is another, the eyes see the same."""
    game = MY_TREASURE

    def after(below: int) -> MyTreasureState:
        state = game.new(2)
        for action in (DRAW, below, SPACE, DRAW, 5, SPACE):
            state = game.play(state, action)
        return state

    one, other = after(0), after(20)
    assert (one.places[20], other.places[20]) == (IN_STACK, other.places[5])
    assert hinted(game, one) == hinted(game, other)


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where it is noted what was compiled: nothing so far."""
    monkeypatch.setattr(warmup, "folder", lambda *_: tmp_path)
    return tmp_path


def test_hints_wait_until_their_playouts_are_compiled(kept: Path) -> None:
    game = GAMES["troll-dragon"]
    two, three = (game.show(game.new(seats), 0) for seats in (2, 3))
    assert is_ready(game, two)  # solved
    assert not is_ready(game, three)
    (kept / "playouts-troll-dragon").touch()
    assert is_ready(game, three)


async def test_a_busy_server_refuses_what_it_is_not_sure_of(kept: Path) -> None:
    (kept / "playouts-pig").touch()
    with closing(BotPool(bytes, budget=Budget(iterations=32))) as pool:
        state = pig(30, 40, 35, 20, at_risk=15)
        with pytest.raises(Refusal, match="no move is surely as good"):
            await pool.advise(PIG, PIG.show(state, 0), (ROLL, HOLD))

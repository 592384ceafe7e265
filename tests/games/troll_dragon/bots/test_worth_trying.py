"""Troll & Dragon: moves that need not be searched."""

from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.bots import worth_trying
from doubloon.games.troll_dragon.rules import (
    DIAMOND,
    DOOR,
    ENTER,
    HOLD_DIAMOND,
    KEY,
    LEAVE,
    ROLL,
    SET_DOOR,
    SET_KEY,
    TROLL,
)
from tests.bots.asking import odds
from tests.games.troll_dragon.bots.positions import in_cavern, in_grotto


def test_who_can_enter_need_not_leave() -> None:
    assert set(odds(GAME, worth_trying, in_grotto(KEY, DOOR, TROLL, TROLL, diamonds=1))) == {ROLL, ENTER, SET_KEY, SET_DOOR}
    assert set(odds(GAME, worth_trying, in_grotto(KEY, DIAMOND, TROLL, TROLL, diamonds=1))) == {ROLL, LEAVE, SET_KEY}


def test_a_die_is_set_aside_before_others_are_held_back() -> None:
    state = in_grotto(KEY, DIAMOND, DIAMOND, DOOR, diamonds=2, reroll="chosen")
    assert set(odds(GAME, worth_trying, state)) == {ROLL, ENTER, SET_KEY, SET_DOOR, HOLD_DIAMOND}
    assert set(odds(GAME, worth_trying, GAME.play(state, HOLD_DIAMOND))) == {ROLL, ENTER, HOLD_DIAMOND}
    assert set(odds(GAME, worth_trying, GAME.play(state, SET_KEY))) == {ROLL, ENTER, HOLD_DIAMOND}


def test_an_empty_cavern_is_not_searched() -> None:
    state = in_cavern(0, 0, points=3)
    assert set(odds(GAME, worth_trying, state)) == {ROLL, LEAVE}
    state.cavern = 0
    assert set(odds(GAME, worth_trying, state)) == {LEAVE}

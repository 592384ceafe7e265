"""Troll & Dragon: a child's odds."""

from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.bots import gentle
from doubloon.games.troll_dragon.rules import DIAMOND, DOOR, ENTER, KEY, LEAVE, ROLL, SET_DOOR, SET_KEY, TROLL
from tests.bots.asking import choice, odds
from tests.games.troll_dragon.bots.positions import in_cavern, in_grotto


def test_trolls_and_diamonds_frighten() -> None:
    assert choice(GAME, gentle, in_grotto(DIAMOND, DIAMOND, DIAMOND, DIAMOND, diamonds=4)) == ROLL
    assert choice(GAME, gentle, in_grotto(TROLL, TROLL, TROLL, KEY, diamonds=0)) == ROLL
    assert odds(GAME, gentle, in_grotto(TROLL, TROLL, DIAMOND, DIAMOND, diamonds=3)) == {ROLL: 6, LEAVE: 6}


def test_keys_and_doors_are_set_aside_and_used() -> None:
    assert choice(GAME, gentle, in_grotto(KEY, DIAMOND, DIAMOND, TROLL, diamonds=9)) == SET_KEY
    assert choice(GAME, gentle, in_grotto(DOOR, DIAMOND, DIAMOND, TROLL, diamonds=9)) == SET_DOOR
    assert choice(GAME, gentle, in_grotto(DOOR, KEY, DIAMOND, TROLL, diamonds=9)) == ENTER


def test_with_a_dragon_every_nugget_frightens() -> None:
    assert choice(GAME, gentle, in_cavern(0, 0, points=30)) == ROLL
    assert odds(GAME, gentle, in_cavern(1, 0, points=6)) == {ROLL: 2, LEAVE: 2}
    assert choice(GAME, gentle, in_cavern(1, 0, points=1)) == ROLL


def test_an_empty_cavern_is_left() -> None:
    state = in_cavern(0, 0, points=1)
    state.cavern = 0
    assert choice(GAME, gentle, state) == LEAVE

"""Troll & Dragon: the thresholds of the bot guide (rules, part 2b)."""

import pytest

from doubloon.bots import choose
from doubloon.engine.record import State
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import (
    CAVERN,
    DIAMOND,
    DOOR,
    ENTER,
    GROTTO,
    KEY,
    LEAVE,
    RACE,
    ROLL,
    SET_DOOR,
    SET_KEY,
    TROLL,
)


def chosen(state: State) -> int:
    moves = TROLL_DRAGON.moves(state)
    return choose(TROLL_DRAGON, "simple", TROLL_DRAGON.know(state, 0), moves=moves, draw=lambda odds: next(iter(odds)))


def in_grotto(*dice: int, diamonds: int, aside: int = 0) -> State:
    state = TROLL_DRAGON.new(2)
    state.phase = GROTTO
    state.dice = list(dice)
    state.diamonds_at_risk = diamonds
    state.aside = aside
    return state


@pytest.mark.parametrize(
    ("dice", "diamonds", "move"),
    [
        ((TROLL, TROLL, TROLL, DIAMOND), 1, LEAVE),
        ((TROLL, TROLL, TROLL, KEY), 0, ROLL),
        ((TROLL, TROLL, DIAMOND, DIAMOND), 8, ROLL),
        ((TROLL, TROLL, DIAMOND, DIAMOND), 9, LEAVE),
        ((TROLL, DIAMOND, DIAMOND, DIAMOND), 30, ROLL),
        ((TROLL, TROLL, KEY, DIAMOND), 2, SET_KEY),
        ((TROLL, TROLL, KEY, DIAMOND), 3, ROLL),
        ((TROLL, DOOR, DIAMOND, DIAMOND), 7, SET_DOOR),
        ((TROLL, DOOR, DIAMOND, DIAMOND), 8, ROLL),
        ((KEY, DIAMOND, DIAMOND, DIAMOND), 11, SET_KEY),
        ((KEY, DIAMOND, DIAMOND, DIAMOND), 12, ROLL),
        ((KEY, DOOR, TROLL, TROLL), 20, ENTER),
    ],
)
def test_in_the_grotto(dice: tuple[int, ...], diamonds: int, move: int) -> None:
    assert chosen(in_grotto(*dice, diamonds=diamonds)) == move


@pytest.mark.parametrize(("trolls", "diamonds", "move"), [(2, 4, ROLL), (2, 5, LEAVE), (1, 16, ROLL), (1, 17, LEAVE), (0, 30, ROLL)])
def test_with_a_key_aside(trolls: int, diamonds: int, move: int) -> None:
    dice = [TROLL] * trolls + [DIAMOND] * (3 - trolls)
    assert chosen(in_grotto(KEY, *dice, diamonds=diamonds, aside=1)) == move


@pytest.mark.parametrize(
    ("race", "dragons", "points", "move"),
    [
        (0, [0, 0], 90, ROLL),
        (0, [1, 0], 5, ROLL),
        (0, [1, 0], 6, LEAVE),
        (0, [0, 1], 14, ROLL),
        (0, [0, 1], 15, LEAVE),
        (RACE, [0, 0], 32, ROLL),
        (RACE, [0, 0], 33, LEAVE),
        (RACE, [1, 0], 8, ROLL),
        (RACE, [1, 0], 9, LEAVE),
        (RACE, [0, 1], 17, ROLL),
        (RACE, [0, 1], 18, LEAVE),
    ],
)
def test_in_the_cavern(race: int, dragons: list[int], points: int, move: int) -> None:
    state = in_grotto(0, 0, 0, 0, diamonds=points % 3)
    state.phase, state.tempo, state.dragons, state.nuggets_at_risk = CAVERN, race, dragons, points // 3
    assert chosen(state) == move


def test_an_empty_cavern_is_left() -> None:
    state = in_grotto(0, 0, 0, 0, diamonds=0)
    state.phase, state.cavern = CAVERN, 0
    assert chosen(state) == LEAVE

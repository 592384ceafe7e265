"""Troll & Dragon: when to go on, when to leave."""

import pytest

from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.bots import clever
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
from tests.bots.asking import choice
from tests.games.troll_dragon.bots.positions import in_cavern, in_grotto, packed

# === The Grotto ===

# One die brings 1/3 diamond and loses all in 1 of 3; two bring 2/3, a little for key and door, and lose all in 1 of 9;
# with three or four that is 1 of 27 or 81.
GROTTO = [
    ((TROLL, TROLL, TROLL, DIAMOND), 1, LEAVE),
    ((TROLL, TROLL, TROLL, KEY), 0, ROLL),
    ((TROLL, TROLL, DIAMOND, DIAMOND), 7, ROLL),
    ((TROLL, TROLL, DIAMOND, DIAMOND), 8, LEAVE),
    ((TROLL, DIAMOND, DIAMOND, DIAMOND), 20, ROLL),
    ((DIAMOND, DIAMOND, DIAMOND, DIAMOND), 30, ROLL),
    ((TROLL, TROLL, KEY, DIAMOND), 1, SET_KEY),
    ((TROLL, TROLL, KEY, DIAMOND), 2, ROLL),
    ((TROLL, DOOR, DIAMOND, DIAMOND), 3, SET_DOOR),
    ((TROLL, DOOR, DIAMOND, DIAMOND), 4, ROLL),
    ((KEY, DIAMOND, DIAMOND, DIAMOND), 6, SET_KEY),
    ((KEY, DIAMOND, DIAMOND, DIAMOND), 10, ROLL),
    ((KEY, DOOR, TROLL, TROLL), 10, ENTER),
]


@pytest.mark.parametrize(("dice", "diamonds", "move"), GROTTO)
def test_one_rolls_as_long_as_that_brings_more_than_it_risks(dice: tuple[int, ...], diamonds: int, move: int) -> None:
    assert choice(GAME, clever, in_grotto(*dice, diamonds=diamonds)) == move


@pytest.mark.parametrize(("trolls", "diamonds", "move"), [(2, 3, ROLL), (2, 4, LEAVE), (1, 11, ROLL), (1, 12, LEAVE), (0, 20, ROLL)])
def test_with_a_key_aside_one_leaves_later(trolls: int, diamonds: int, move: int) -> None:
    dice = [TROLL] * trolls + [DIAMOND] * (3 - trolls)
    assert choice(GAME, clever, in_grotto(KEY, *dice, diamonds=diamonds, aside=1)) == move


def test_with_a_single_troll_side_one_dares_more() -> None:
    """Five of six sides are no trolls, three of them diamonds: two dice lose all in 1 of 36 and bring a diamond."""
    state = in_grotto(TROLL, TROLL, DIAMOND, DIAMOND, diamonds=20, diamond_sides=3)
    assert choice(GAME, clever, state) == ROLL


# === The Grotto, dice to choose: TD-Q3 ===

# Two dice lose d diamonds in 1 of 9, three in 1 of 27; a die held back would bring 1/3: hold from 4, and from 10.
CHOSEN = [
    ((DIAMOND, DIAMOND, TROLL, TROLL), 3, ROLL),
    ((DIAMOND, DIAMOND, TROLL, TROLL), 4, HOLD_DIAMOND),
    ((DIAMOND, DIAMOND, TROLL, TROLL), 40, HOLD_DIAMOND),
    ((DIAMOND, DIAMOND, DIAMOND, TROLL), 9, ROLL),
    ((DIAMOND, DIAMOND, DIAMOND, TROLL), 10, HOLD_DIAMOND),
    ((DIAMOND, KEY, TROLL, TROLL), 1, SET_KEY),
    ((DIAMOND, KEY, TROLL, TROLL), 5, HOLD_DIAMOND),
    ((DIAMOND, DOOR, DIAMOND, TROLL), 5, SET_DOOR),
    ((DIAMOND, KEY, DOOR, TROLL), 5, ENTER),
    ((TROLL, TROLL, TROLL, DIAMOND), 1, LEAVE),
    ((TROLL, TROLL, TROLL, KEY), 0, ROLL),
    ((TROLL, TROLL, KEY, KEY), 8, LEAVE),
]


@pytest.mark.parametrize(("dice", "diamonds", "move"), CHOSEN)
def test_a_diamond_held_back_keeps_the_troll_away(dice: tuple[int, ...], diamonds: int, move: int) -> None:
    assert choice(GAME, clever, in_grotto(*dice, diamonds=diamonds, reroll="chosen")) == move


def test_with_a_diamond_held_back_one_rolls_on() -> None:
    state = in_grotto(DIAMOND, DIAMOND, TROLL, TROLL, diamonds=8, reroll="chosen")
    assert choice(GAME, clever, GAME.play(state, HOLD_DIAMOND)) == ROLL


# === The Cavern ===

# A roll brings 3 points. With p at risk and q the odds to lose them, what is lost counts twice with two seats:
# (1 - q)(p + 3) - q (p + 3) = p. q = 1/18: p = 24; q = 1/3: p = 1.5; q = 1/6: p = 6.
# With three seats it counts 1 1/4: q = 1/6: (5/6 - 1/24)(p + 3) = p, p = 11.4.
CALM = [(0, 0, 23, ROLL), (0, 0, 24, LEAVE), (1, 0, 1, ROLL), (1, 0, 2, LEAVE), (0, 1, 5, ROLL), (0, 1, 6, LEAVE)]


@pytest.mark.parametrize(("first", "second", "points", "move"), CALM)
def test_what_the_dragon_takes_counts_twice_with_two_seats(first: int, second: int, points: int, move: int) -> None:
    assert choice(GAME, clever, in_cavern(first, second, points=points)) == move


@pytest.mark.parametrize(("points", "move"), [(11, ROLL), (12, LEAVE)])
def test_with_more_seats_one_dares_more(points: int, move: int) -> None:
    assert choice(GAME, clever, in_cavern(0, 1, points=points, seats=3)) == move


# The quick die alone, even odds to be next: the dragon sleeps with 1/2 + 1/2 * 2/3 * (the same) = 3/4. 3/4 (p + 3) - 1/4 (p + 3) = p at 3.
# The slow die alone: 6/7 in the same way; p = 7.5.
@pytest.mark.parametrize(
    ("first", "second", "points", "move"), [(1, 0, 2, ROLL), (1, 0, 3, LEAVE), (0, 1, 7, ROLL), (0, 1, 8, LEAVE), (0, 0, 12, ROLL)]
)
def test_in_the_race_the_dragon_may_be_slower(first: int, second: int, points: int, move: int) -> None:
    assert choice(GAME, clever, in_cavern(first, second, points=points, tempo="race")) == move


def test_what_lies_on_the_troll_hand_is_at_risk_too() -> None:
    """Three of it with two seats: 2/3 (p + 3) - 3/6 = p at 4.5."""
    state = in_cavern(0, 1, points=5)
    state.troll_hand = 7
    assert choice(GAME, clever, state) == LEAVE
    state.nuggets_at_risk, state.diamonds_at_risk = 1, 1
    assert choice(GAME, clever, state) == ROLL


def test_an_empty_cavern_is_left() -> None:
    state = in_cavern(0, 0, points=1)
    state.cavern = 0
    assert choice(GAME, clever, state) == LEAVE


# === The end ===


@pytest.mark.parametrize(("other", "move"), [(4, LEAVE), (6, ROLL)])
def test_in_the_last_turn_one_leaves_only_to_win(other: int, move: int) -> None:
    state = packed(in_grotto(TROLL, TROLL, TROLL, DIAMOND, diamonds=5), 0, other)
    state.grotto = 0
    assert choice(GAME, clever, state) == move
    state = packed(in_cavern(1, 0, points=5), 0, other)
    state.grotto = 0
    assert choice(GAME, clever, state) == move


@pytest.mark.parametrize(("own", "move"), [(20, ROLL), (21, ROLL), (22, LEAVE)])
def test_when_others_may_end_the_game_one_leaves_with_a_lead_of_two(own: int, move: int) -> None:
    state = packed(in_grotto(TROLL, TROLL, TROLL, DIAMOND, diamonds=1), own, 20)
    state.grotto = 4
    assert choice(GAME, clever, state) == move


def test_one_empty_place_is_not_the_end_if_both_must_be() -> None:
    state = packed(in_grotto(TROLL, TROLL, TROLL, DIAMOND, diamonds=5, end="both"), 0, 60)
    state.grotto = 0
    assert choice(GAME, clever, state) == LEAVE


def test_with_nothing_left_to_find_one_leaves() -> None:
    state = packed(in_grotto(TROLL, TROLL, DIAMOND, DIAMOND, diamonds=2, end="both"), 0, 60)
    state.grotto = state.cavern = 0
    assert choice(GAME, clever, state) == LEAVE

"""What the coach says: the odds of a throw, and each reason where it holds and where it does not."""

from fractions import Fraction

import pytest

from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
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
    TrollDragonState,
)
from tests.games.coaching import odds, reason, why
from tests.games.troll_dragon.bots.positions import in_cavern, in_grotto, packed

# === Odds: of six sides two are diamonds, two trolls, one a key, one a door ===


def test_the_first_throw_finds_a_diamond_in_four_of_five_cases() -> None:
    found = odds(GAME, GAME.new(2), ROLL)
    assert found["diamonds"] == 1 - Fraction(4, 6) ** 4  # 80 %
    assert found["troll"] == Fraction(2, 6) ** 4
    # Of four dice: no key, or no door, or neither.
    assert found["open"] == 1 - 2 * Fraction(5, 6) ** 4 + Fraction(4, 6) ** 4


def test_one_loose_die_meets_the_troll_in_two_of_six_cases() -> None:
    state = in_grotto(TROLL, TROLL, TROLL, DIAMOND, diamonds=3)
    assert odds(GAME, state, ROLL) == {"diamonds": Fraction(2, 6), "troll": Fraction(2, 6)}


def test_key_and_door_together_are_told_while_they_are_missing() -> None:
    state = in_grotto(KEY, TROLL, TROLL, DIAMOND, diamonds=1, aside=1)
    assert odds(GAME, state, ROLL) == {"diamonds": Fraction(2, 6), "troll": Fraction(2, 6), "open": Fraction(1, 6)}


def test_an_empty_cavern_is_not_opened() -> None:
    state = in_grotto(KEY, TROLL, TROLL, DIAMOND, diamonds=1)
    state.cavern = 0
    assert "open" not in odds(GAME, state, ROLL)


def test_both_dragon_dice_wake_the_dragon_in_one_of_eighteen_cases() -> None:
    """One side of the first die and two of the second show a dragon; of each gold die two of six sides are golden."""
    found = odds(GAME, in_cavern(0, 0, points=3), ROLL)
    assert found["awake"] == Fraction(1, 6) * Fraction(2, 6)
    assert found["stirs"] == Fraction(1, 6) * Fraction(4, 6) + Fraction(5, 6) * Fraction(2, 6)
    assert found["nuggets"] == (1 - Fraction(4, 6) ** 2) * (1 - found["awake"])  # and they are not lost at once


def test_the_second_dragon_comes_in_two_of_six_cases() -> None:
    assert odds(GAME, in_cavern(1, 0, points=3), ROLL)["awake"] == Fraction(2, 6)


def test_in_a_race_only_the_gold_has_odds() -> None:
    """Who is quicker is no chance."""
    assert odds(GAME, in_cavern(1, 0, points=3, tempo="race"), ROLL) == {"nuggets": 1 - Fraction(4, 6) ** 2}


def test_leaving_has_no_odds() -> None:
    assert odds(GAME, in_cavern(0, 0, points=3), LEAVE) == {}


# === Reasons ===


def near_the_end(state: TrollDragonState) -> TrollDragonState:
    state.cavern = 4
    return state


@pytest.mark.parametrize(
    ("state", "action", "said"),
    [
        (in_grotto(TROLL, TROLL, TROLL, DIAMOND, diamonds=3), LEAVE, "leave-troll"),
        (in_grotto(TROLL, TROLL, TROLL, KEY, diamonds=0), LEAVE, ""),  # there is nothing to lose
        (in_cavern(1, 0, points=7), LEAVE, "leave-dragon"),
        (in_cavern(1, 0, points=7, tempo="race"), LEAVE, ""),  # nobody knows who is quicker
        (in_grotto(KEY, DOOR, TROLL, TROLL, diamonds=0), ENTER, "enter"),
        (in_grotto(KEY, TROLL, TROLL, DIAMOND, diamonds=1), SET_KEY, "key"),
        (in_grotto(DOOR, TROLL, TROLL, DIAMOND, diamonds=1), SET_DOOR, "door"),
        (in_grotto(TROLL, TROLL, TROLL, KEY, diamonds=0), ROLL, "nothing"),
        (in_cavern(0, 0, points=0), ROLL, ""),  # the Troll Hand may be lost
        (in_grotto(TROLL, TROLL, DIAMOND, DIAMOND, diamonds=2), ROLL, "roll-troll"),  # 1 in 9
        (in_grotto(TROLL, TROLL, TROLL, DIAMOND, diamonds=2), ROLL, ""),  # 1 in 3 is no small risk
        (in_cavern(0, 0, points=4), ROLL, "roll-dragon"),
        (in_cavern(0, 1, points=4), ROLL, "roll-dragon"),  # the other die has but one side
        (in_cavern(1, 0, points=4), ROLL, ""),
        (near_the_end(packed(in_cavern(1, 0, points=4), 0, 9)), ROLL, "behind"),
        (near_the_end(packed(in_cavern(1, 0, points=4), 0, 4)), ROLL, ""),  # nobody is ahead
        (packed(in_cavern(1, 0, points=4), 0, 9), ROLL, ""),  # the end is far
        (in_grotto(TROLL, DIAMOND, DIAMOND, KEY, diamonds=2, reroll="chosen"), HOLD_DIAMOND, ""),
    ],
)
def test_each_reason_is_said_where_it_holds(state: TrollDragonState, action: int, said: str) -> None:
    assert why(GAME, state, action) == said


def test_a_reason_has_its_numbers() -> None:
    found = reason(GAME, in_cavern(1, 0, points=7), LEAVE)
    assert found is not None
    assert found.values == {"points": 7, "percent": 33}

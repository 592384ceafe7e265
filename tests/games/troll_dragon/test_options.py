"""Options: what is offered, and what is refused because it could never end (G-7)."""

from typing import Any

import pytest

from doubloon.engine.errors import BadSetup
from doubloon.engine.game import NOBODY
from doubloon.engine.play import playout
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import BLANK, DIAMOND, DOOR, DRAGON, KEY, ROLL, TROLL
from tests.games.troll_dragon.lines import ENTERED, after, gold

RANGES = {
    "adventurer_odds": (1, 9),
    "dragon_odds": (1, 9),
    "diamonds": (1, 120),
    "nuggets": (1, 120),
    "diamond_sides": (1, 5),
    "key_sides": (0, 4),
    "door_sides": (0, 4),
    "one_nugget_sides": (0, 6),
    "two_nuggets_sides": (0, 6),
    "dragon_sides_1": (1, 6),
    "dragon_sides_2": (1, 6),
}


@pytest.mark.clause("G-7")
@pytest.mark.parametrize("name", RANGES)
def test_a_number_out_of_its_range_is_refused(name: str) -> None:
    low, high = RANGES[name]
    for value in (low - 1, high + 1):
        with pytest.raises(BadSetup, match=f"{name} is {low} to {high}, not {value}"):
            GAME.new(**{name: value})


@pytest.mark.clause("G-7", "TD-4", "TD-Q3")
@pytest.mark.parametrize(("name", "allowed"), [("end", "one or both"), ("tempo", "calm or race"), ("reroll", "all or chosen")])
def test_a_choice_that_is_not_offered_is_refused(name: str, allowed: str) -> None:
    options: dict[str, Any] = {name: "neither"}
    with pytest.raises(BadSetup, match=f"{name} is {allowed}, not 'neither'"):
        GAME.new(**options)


@pytest.mark.clause("G-7")
@pytest.mark.parametrize(("diamond", "key", "door"), [(5, 1, 0), (4, 1, 1), (2, 4, 4), (3, 0, 3)])
def test_a_grotto_die_without_a_troll_is_refused(diamond: int, key: int, door: int) -> None:
    with pytest.raises(BadSetup, match="at most 5: a Grotto die has a troll") as refused:
        GAME.new(diamond_sides=diamond, key_sides=key, door_sides=door)
    assert refused.value.key == "setup/troll-side"


@pytest.mark.clause("G-7")
def test_a_cavern_die_with_seven_sides_is_refused() -> None:
    with pytest.raises(BadSetup, match="add up to at most 6") as refused:
        GAME.new(one_nugget_sides=4, two_nuggets_sides=3)
    assert refused.value.key == "setup/cavern-sides"


CLOSED = [{"key_sides": 0}, {"door_sides": 0}, {"one_nugget_sides": 0, "two_nuggets_sides": 0}]


@pytest.mark.clause("G-7", "TD-4")
@pytest.mark.parametrize("options", CLOSED)
def test_if_both_must_be_emptied_the_cavern_needs_key_door_and_gold(options: dict[str, int]) -> None:
    with pytest.raises(BadSetup, match="end=both the Cavern must be emptied too") as refused:
        GAME.new(end="both", **options)
    assert refused.value.key == "setup/cavern-closed"


FEWEST = [
    *CLOSED,
    {"diamond_sides": 5, "key_sides": 0, "door_sides": 0},
    {"diamond_sides": 1, "key_sides": 0, "door_sides": 0},
    {"one_nugget_sides": 0, "two_nuggets_sides": 6},
    {"end": "both", "one_nugget_sides": 1, "two_nuggets_sides": 0, "diamonds": 4, "nuggets": 4},
    {"end": "both", "diamond_sides": 1, "key_sides": 3, "diamonds": 4, "nuggets": 4},
    {"dragon_sides_1": 6, "dragon_sides_2": 6},
]


@pytest.mark.clause("G-7")
@pytest.mark.parametrize("options", FEWEST)
def test_a_set_up_that_is_allowed_can_be_finished(options: dict[str, Any]) -> None:
    state = GAME.new(**options)
    playout(GAME, state, seed=7)
    assert GAME.actor(state) == NOBODY


@pytest.mark.clause("TD-Q2")
def test_options_give_the_sides_of_the_grotto_dice_and_the_rest_are_trolls() -> None:
    state = after(ROLL, diamond_sides=1, key_sides=2, door_sides=0)
    assert GAME.moves(state) == {TROLL: 3, DIAMOND: 1, KEY: 2}
    state = after(ROLL, diamond_sides=1, key_sides=1, door_sides=3)
    assert GAME.moves(state) == {TROLL: 1, DIAMOND: 1, KEY: 1, DOOR: 3}


@pytest.mark.clause("TD-Q2")
def test_options_give_the_sides_of_the_cavern_dice_and_the_rest_are_blank() -> None:
    assert GAME.moves(after(ENTERED, ROLL, one_nugget_sides=2, two_nuggets_sides=0)) == {0: 4, 1: 2}
    assert GAME.moves(after(ENTERED, ROLL, one_nugget_sides=2, two_nuggets_sides=4)) == {1: 2, 2: 4}


@pytest.mark.clause("TD-Q2")
def test_options_give_the_dragons_on_each_dragon_die() -> None:
    state = after(ENTERED, gold(0, 0), ROLL, dragon_sides_1=4, dragon_sides_2=6)
    assert GAME.moves(state) == {BLANK: 2, DRAGON: 4}
    assert GAME.moves(GAME.play(state, BLANK)) == {DRAGON: 6}


@pytest.mark.clause("TD-3")
def test_options_give_the_stocks() -> None:
    state = GAME.new(diamonds=120, nuggets=1)
    assert (state.grotto, state.cavern) == (120, 1)

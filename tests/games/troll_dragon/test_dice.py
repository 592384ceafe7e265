"""Which Grotto dice may be kept: rulings TD-Q3 to TD-Q11."""

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
)
from tests.games.troll_dragon.lines import after, dice_thrown, moves, rolled, then

# === By default a reroll takes all ===


@pytest.mark.clause("TD-Q3", "TD-Q4")
def test_by_default_no_free_die_is_held_back() -> None:
    state = after(rolled(DIAMOND, DIAMOND, KEY, DOOR))
    assert GAME.new() == GAME.new(reroll="all")
    assert moves(state) == {ROLL, LEAVE, SET_KEY, SET_DOOR, ENTER}
    assert dice_thrown(then(state, ROLL)) == 4
    assert dice_thrown(then(state, SET_KEY, ROLL)) == 3


@pytest.mark.clause("TD-Q5")
def test_a_key_and_a_door_left_alone_are_rolled_with_the_others() -> None:
    state = after(rolled(KEY, DOOR, TROLL, DIAMOND), rolled(DIAMOND, DIAMOND, DIAMOND))
    assert state.diamonds_at_risk == 4
    assert moves(state) == {ROLL, LEAVE}


@pytest.mark.clause("TD-Q6")
@pytest.mark.parametrize(("face", "set_aside"), [(KEY, SET_KEY), (DOOR, SET_DOOR)])
def test_the_last_free_die_is_not_set_aside(face: int, set_aside: int) -> None:
    assert set_aside in moves(after(rolled(face, DIAMOND, TROLL, TROLL)))
    assert set_aside not in moves(after(rolled(face, TROLL, TROLL, TROLL)))


@pytest.mark.clause("TD-Q7")
@pytest.mark.parametrize(("first", "set_aside", "last"), [(KEY, SET_KEY, DOOR), (DOOR, SET_DOOR, KEY)])
def test_with_two_trolls_and_the_pair_the_player_enters_before_the_troll_comes(first: int, set_aside: int, last: int) -> None:
    state = after(rolled(first, DIAMOND, TROLL, TROLL), set_aside, rolled(last))
    assert GAME.actor(state) == 0
    assert moves(state) == {ROLL, LEAVE, ENTER}
    assert then(state, ENTER).diamonds_at_risk == 1


@pytest.mark.clause("TD-Q8")
def test_whoever_keeps_both_has_entered_and_rolls_no_more_for_diamonds() -> None:
    state = after(rolled(KEY, DOOR, DIAMOND, DIAMOND))
    assert moves(then(state, SET_KEY)) == {ROLL, LEAVE, ENTER}
    assert moves(then(state, ENTER)) == {ROLL, LEAVE}
    assert GAME.moves(then(state, ENTER, ROLL)) == {0: 4, 1: 1, 2: 1}


@pytest.mark.clause("TD-Q9")
@pytest.mark.parametrize(("face", "set_aside"), [(KEY, SET_KEY), (DOOR, SET_DOOR)])
def test_of_two_keys_or_two_doors_one_is_set_aside(face: int, set_aside: int) -> None:
    state = after(rolled(face, face, face, DIAMOND), set_aside)
    assert moves(state) == {ROLL, LEAVE}
    assert dice_thrown(then(state, ROLL)) == 3


@pytest.mark.clause("TD-Q10")
def test_one_does_not_leave_before_rolling() -> None:
    assert LEAVE not in moves(GAME.new())


@pytest.mark.clause("TD-Q11")
def test_diamonds_are_taken_without_asking() -> None:
    state = after(ROLL, DIAMOND)
    assert (state.diamonds_at_risk, state.grotto) == (1, 59)


# === The option: diamonds may be held back, but one die is rolled ===


@pytest.mark.clause("TD-Q3")
@pytest.mark.parametrize("held", range(4))
def test_chosen_diamonds_may_be_held_back_but_one_die_is_rolled(held: int) -> None:
    state = after(rolled(*[DIAMOND] * 4), [HOLD_DIAMOND] * held, reroll="chosen")
    assert dice_thrown(then(state, ROLL)) == 4 - held
    assert (HOLD_DIAMOND in moves(state)) == (held < 3)


@pytest.mark.clause("TD-Q3", "TD-Q5", "TD-Q8")
def test_chosen_a_key_or_a_door_is_set_aside_or_rolled_again() -> None:
    state = after(rolled(DIAMOND, KEY, DOOR, TROLL), reroll="chosen")
    assert moves(state) == {ROLL, LEAVE, ENTER, SET_KEY, SET_DOOR, HOLD_DIAMOND}
    assert dice_thrown(then(state, HOLD_DIAMOND, ROLL)) == 2
    assert dice_thrown(then(state, SET_KEY, HOLD_DIAMOND, ROLL)) == 1


@pytest.mark.clause("TD-Q3")
def test_chosen_only_faces_that_lie_free_are_held_back() -> None:
    state = after(rolled(DIAMOND, KEY, TROLL, DIAMOND), SET_KEY, reroll="chosen")
    assert moves(state) == {ROLL, LEAVE, HOLD_DIAMOND}
    assert moves(then(state, HOLD_DIAMOND)) == {ROLL, LEAVE}


@pytest.mark.clause("TD-Q3", "TD-Q4")
def test_chosen_a_diamond_held_back_is_not_taken_a_second_time() -> None:
    state = after(rolled(DIAMOND, DIAMOND, TROLL, TROLL), HOLD_DIAMOND, rolled(KEY), reroll="chosen")
    assert (state.diamonds_at_risk, state.grotto) == (2, 58)


@pytest.mark.clause("TD-Q3")
def test_chosen_a_die_is_held_back_for_one_roll_only() -> None:
    state = after(rolled(DIAMOND, DIAMOND, TROLL, TROLL), HOLD_DIAMOND, rolled(DIAMOND), reroll="chosen")
    assert state.diamonds_at_risk == 3
    assert dice_thrown(then(state, ROLL)) == 2


@pytest.mark.clause("TD-Q3", "TD-6")
def test_chosen_what_was_held_back_is_free_in_the_next_turn() -> None:
    held = [*rolled(DIAMOND, DIAMOND, KEY, DOOR), HOLD_DIAMOND, HOLD_DIAMOND]
    for way_out in ([LEAVE], [ENTER, LEAVE]):
        state = after(held, way_out, rolled(DIAMOND, DIAMOND, DIAMOND, DIAMOND), reroll="chosen")
        assert dice_thrown(then(state, ROLL)) == 4


@pytest.mark.clause("TD-Q3", "TD-13")
def test_chosen_a_diamond_held_back_keeps_the_troll_away() -> None:
    state = after(rolled(DIAMOND, DIAMOND, TROLL, TROLL), HOLD_DIAMOND, rolled(TROLL), reroll="chosen")
    assert GAME.actor(state) == 0
    assert (state.diamonds_at_risk, state.troll_hand) == (2, 0)


@pytest.mark.clause("TD-Q3", "TD-Q6")
def test_chosen_setting_aside_leaves_a_die_to_roll() -> None:
    state = after(rolled(DIAMOND, KEY, TROLL, TROLL), HOLD_DIAMOND, reroll="chosen")
    assert moves(state) == {ROLL, LEAVE}

"""The rules, clause by clause."""

import pytest
from liars_dice import LIARS_DICE
from liars_dice.rules import FEWEST, LIAR, NEXT, LiarsDiceState

from doubloon.engine.errors import IllegalMove
from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR


def after(*line: int | list[int], seats: int = 2, dice: int = 1) -> LiarsDiceState:
    state = LIARS_DICE.new(seats=seats, dice=dice)
    for part in line:
        for action in part if isinstance(part, list) else [part]:
            state = LIARS_DICE.play(state, action)
    return state


def bid(dice: int, face: int) -> list[int]:
    return [face - 1, FEWEST + dice - 1]


def rolled(*faces: int) -> list[int]:
    return [face - 1 for face in faces]


def may_bid(state: LiarsDiceState) -> set[int]:
    """The faces that can be bid."""
    return {action + 1 for action in LIARS_DICE.moves(state) if action < FEWEST}


def may_say(state: LiarsDiceState) -> list[int]:
    """The numbers of dice that can be bid, once a face is chosen."""
    return [action - FEWEST + 1 for action in LIARS_DICE.moves(state)]


@pytest.mark.clause("LIAR-1", "LIAR-2")
def test_everybody_rolls_all_dice_and_sees_their_own() -> None:
    assert after(seats=4, dice=5).has[:4] == [5, 5, 5, 5]
    state = after(rolled(2, 2, 6), rolled(1, 3, 4), dice=3)
    assert LIARS_DICE.actor(state) == 0
    assert LIARS_DICE.show(state, 0).own == [0, 2, 0, 0, 0, 1]
    assert LIARS_DICE.show(state, 1).own == [1, 0, 1, 1, 0, 0]
    assert LIARS_DICE.show(state, SPECTATOR).own == [0] * 6
    assert sum(LIARS_DICE.show(state, 0).shown) == 0


@pytest.mark.clause("LIAR-3", "LIAR-4", "LIAR-5")
def test_a_bid_is_higher_with_more_dice_or_a_higher_face() -> None:
    state = after(rolled(2, 2), rolled(1, 3), dice=2)
    assert may_bid(state) == {1, 2, 3, 4, 5, 6}
    assert LIAR not in LIARS_DICE.moves(state)
    state = after(rolled(2, 2), rolled(1, 3), bid(2, 4), dice=2)
    assert (state.turn, state.bidder, state.bid_dice, state.bid_face) == (1, 0, 2, 3)
    assert LIAR in LIARS_DICE.moves(state)
    assert may_say(LIARS_DICE.play(state, 5 - 1)) == [2, 3, 4]
    assert may_say(LIARS_DICE.play(state, 4 - 1)) == [3, 4]
    assert may_say(LIARS_DICE.play(state, 1 - 1)) == [3, 4]


@pytest.mark.clause("LIAR-5")
def test_above_the_highest_bid_one_must_call() -> None:
    assert may_bid(after(rolled(1, 1), bid(2, 5))) == {6}
    assert list(LIARS_DICE.moves(after(rolled(1, 1), bid(2, 6)))) == [LIAR]


@pytest.mark.clause("LIAR-6", "LIAR-7", "LIAR-Q1")
@pytest.mark.parametrize(("dice", "loser"), [(2, 1), (3, 0)])
def test_a_call_costs_the_bidder_or_the_caller_a_die(dice: int, loser: int) -> None:
    """There are two threes; the one is not wild."""
    state = after(rolled(3, 5), rolled(1, 3), bid(dice, 3), LIAR, dice=2)
    assert state.found == 2
    assert state.loser == loser
    assert state.has[loser] == 1
    assert LIARS_DICE.show(state, 0).shown[:12] == [0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0, 0]
    assert LIARS_DICE.looking(state) > 0


@pytest.mark.clause("LIAR-8")
def test_who_lost_a_die_begins_and_who_has_none_is_out() -> None:
    state = after(rolled(3, 5), rolled(1, 3), bid(3, 3), LIAR, NEXT, dice=2)
    assert LIARS_DICE.actor(state) == CHANCE
    assert state.to_roll[:2] == [1, 2]
    state = after(rolled(1, 2, 3), bid(3, 6), LIAR, NEXT, rolled(4, 5), seats=3)
    assert state.has[:3] == [0, 1, 1]
    assert LIARS_DICE.actor(state) == 1
    state = LIARS_DICE.play(LIARS_DICE.play(state, 3), FEWEST)
    assert state.turn == 2  # seat 0 is out


@pytest.mark.clause("LIAR-9")
def test_the_last_one_with_dice_wins() -> None:
    state = after(rolled(1, 2), bid(1, 2), LIAR)
    assert LIARS_DICE.actor(state) == NOBODY
    assert LIARS_DICE.scores(state) == [1, 0]
    with pytest.raises(IllegalMove):
        LIARS_DICE.play(state, NEXT)

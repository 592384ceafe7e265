"""The rules, clause by clause."""

import pytest
from doubloon.engine.errors import IllegalMove
from doubloon.engine.game import NOBODY

from my_game import MY_GAME
from my_game.rules import DIG, STOP, MyGameState

ENOUGH = 0  # in a line of play: stop


def played(*lines: list[int], limit: int = 13) -> MyGameState:
    """The state after each seat has dug up these coins in turn, until somebody has no more. All further seats dig a 1 and stop."""
    state = MY_GAME.new(max(len(lines), MY_GAME.seats[0]), limit=limit)
    coins = [[*line] for line in lines] + [[1, ENOUGH] for _ in range(len(lines), state.seats)]
    while (seat := MY_GAME.actor(state)) != NOBODY and coins[seat]:
        coin = coins[seat].pop(0)
        state = MY_GAME.play(state, STOP) if coin == ENOUGH else MY_GAME.play(MY_GAME.play(state, DIG), coin - 1)
    return state


@pytest.mark.clause("MYGAME-1", "MYGAME-2")
def test_with_an_empty_sack_one_has_to_dig() -> None:
    assert list(MY_GAME.moves(MY_GAME.new())) == [DIG]
    assert list(MY_GAME.moves(played([5]))) == [DIG, STOP]


@pytest.mark.clause("MYGAME-3")
def test_a_coin_is_worth_one_to_six() -> None:
    digging = MY_GAME.play(MY_GAME.new(), DIG)
    assert MY_GAME.moves(digging) == dict.fromkeys(range(6), 1)
    assert MY_GAME.show(MY_GAME.play(digging, 5), 1).points[0] == 6


@pytest.mark.clause("MYGAME-1", "MYGAME-4")
@pytest.mark.parametrize(("limit", "points"), [(14, 14), (13, 0)])
def test_a_sack_that_is_too_full_tears(limit: int, points: int) -> None:
    assert MY_GAME.scores(played([6, 6, 2], [6, 2, 1, 1, 1], limit=limit))[0] == points


@pytest.mark.clause("MYGAME-5")
def test_who_has_stopped_or_torn_takes_no_more_turns() -> None:
    assert played([5, ENOUGH], [2, 2]).turn == 1
    assert played([6, 6, 6], [1, 1, 1, 1]).turn == 1


@pytest.mark.clause("MYGAME-6")
def test_the_most_points_win() -> None:
    state = played([6, 6, ENOUGH], [6, 4, ENOUGH])
    assert MY_GAME.actor(state) == NOBODY
    assert MY_GAME.scores(state)[:2] == [12, 10]
    with pytest.raises(IllegalMove):
        MY_GAME.play(state, DIG)

"""What a learner is given: rows of numbers, masks, and what the end is worth."""

import numpy as np
import pytest

from doubloon.adapters.observations import bounds, layout, mask, observation
from doubloon.adapters.rewards import reward
from doubloon.engine.game import Game
from doubloon.engine.play import playout
from doubloon.games import GAMES
from doubloon.games.do_not_touch import NUMBERS
from doubloon.games.pig import PIG


def test_the_layout_says_where_each_field_lies() -> None:
    state = PIG.replay([0, 6, 0, 5, 1], seats=3)  # the first seat rolled 6 and 5, and held
    row, where = observation(PIG, state, 2, memory=True), layout(PIG)
    assert row[where["seat"]] == [2]
    assert row[where["points"]].tolist() == [11, 0, 0, 0, 0, 0, 0, 0]
    assert row[where["turn"]] == [1]
    assert max(each.stop for each in where.values()) == len(row)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_row_is_within_its_bounds(game: Game) -> None:
    low, high = bounds(game)
    state = game.new()
    for action in playout(game, game.new(), seed=3):
        state = game.play(state, action)
        for memory in (True, False):
            row = observation(game, state, 1, memory=memory)
            assert (low <= row).all()
            assert (row <= high).all()


def test_a_mask_has_the_moves_of_the_seat_to_act_and_nobody_elses() -> None:
    opening = PIG.new()
    assert mask(PIG, opening, 0).tolist() == [1, 1, 0, 0, 0, 0, 0, 0]
    assert not mask(PIG, opening, 1).any()
    assert not mask(PIG, PIG.play(opening, 0), 0).any()  # the die is in the air


def test_a_row_tells_nothing_of_hands_that_the_seat_cannot_see() -> None:
    state = NUMBERS.replay(playout(NUMBERS, NUMBERS.new(3), seed=1)[:60], seats=3)
    other = NUMBERS.redeal(NUMBERS.know(state, 0))
    while NUMBERS.dealing(other):
        other = NUMBERS.play(other, min(NUMBERS.moves(other)))
    assert other != state
    assert np.array_equal(observation(NUMBERS, state, 0, memory=True), observation(NUMBERS, other, 0, memory=True))
    assert not np.array_equal(observation(NUMBERS, state, 1, memory=True), observation(NUMBERS, other, 1, memory=True))


@pytest.mark.parametrize(
    ("scores", "expected"),
    [((7, 3), (1, -1)), ((5, 5), (0, 0)), ((2, 9, 4), (-1 / 2, 1, -1 / 2)), ((9, 9, 4), (1 / 4, 1 / 4, -1 / 2)), ((1, 1, 1), (0, 0, 0))],
)
def test_what_the_end_is_worth_adds_up_to_nothing(scores: tuple[int, ...], expected: tuple[float, ...]) -> None:
    found = [reward(scores, seat) for seat in range(len(scores))]
    assert found == pytest.approx(expected)
    assert sum(found) == pytest.approx(0)

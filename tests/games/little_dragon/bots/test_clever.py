"""The Little Dragon: clever turns what it knows to be good, and stops as the odds say."""

import pytest

from doubloon.games.little_dragon.bots import clever
from doubloon.games.little_dragon.rules import BALL, CANDLESTICK, CHEST, COVER, DRAGON, FAILED, RING, SPIDER, STOP
from tests.games.little_dragon.bots.positions import lying, odds


@pytest.mark.parametrize("opened", [(DRAGON,), (DRAGON, RING), (BALL, BALL), (RING,) * 6])
def test_stop_where_the_best_turn_does(opened: tuple[int, ...]) -> None:
    """docs, Known values."""
    assert odds(clever, lying(opened)) == {STOP: 1}


@pytest.mark.parametrize("opened", [(), (RING,), (RING, RING), (BALL,)])
def test_go_on_with_any_unknown_tile(opened: tuple[int, ...]) -> None:
    assert set(odds(clever, lying(opened))) == set(range(len(opened), 49))


@pytest.mark.parametrize(
    ("opened", "covered", "place"),
    [
        ((), (DRAGON, BALL, DRAGON), 0),
        ((BALL,), (DRAGON, BALL), 2),
        ((DRAGON,), (BALL, BALL, DRAGON), 3),
        ((CANDLESTICK,), (CANDLESTICK, CANDLESTICK), 1),
        ((), (DRAGON, CHEST, CHEST, CHEST, CHEST), 1),
        ((DRAGON,), (RING, DRAGON), 1),
    ],
)
def test_turn_a_known_tile(opened: tuple[int, ...], covered: tuple[int, ...], place: int) -> None:
    assert odds(clever, lying(opened, covered)) == {place: 1}


def test_a_known_ring_can_wait_for_an_unknown_tile() -> None:
    """With nothing else at stake only a spider loses it, and those are 2 of 47; rings, dragons and half of the treasures add to it."""
    assert set(odds(clever, lying((), (SPIDER, RING)))) == set(range(2, 49))


def test_turn_the_last_unknown_tile_if_it_makes_a_set() -> None:
    """The fourth chest is the one tile that nobody has seen: it is sure, and brings four."""
    state = lying((CHEST,), (CHEST, CHEST))
    state.left = [0] * 8
    state.left[CHEST - 1] = 1
    for place in range(4, 49):
        state.tiles[place] = SPIDER + 1
    state.tiles[4] = DRAGON
    assert odds(clever, state) == {3: 1}


def test_a_failed_turn_is_covered() -> None:
    state = lying((SPIDER,))
    state.phase = FAILED
    assert odds(clever, state) == {COVER: 1}

"""The Little Dragon: of moves that are alike one is kept, and moves that only lose are dropped."""

import random

import pytest

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.games.little_dragon import LITTLE_DRAGON
from doubloon.games.little_dragon.bots import worth_trying
from doubloon.games.little_dragon.rules import BALL, CAR, CHOOSING, COVER, DRAGON, FAILED, RING, SPIDER, STOP, TAKEN
from tests.games.little_dragon.bots.positions import lying, odds


def test_of_unknown_tiles_one_is_kept() -> None:
    assert odds(worth_trying, lying(())) == {0: 1}


def test_of_known_tiles_of_a_kind_the_one_seen_last_is_kept() -> None:
    state = lying((RING,), (BALL, BALL, CAR))
    state.seen[2] = 5
    assert odds(worth_trying, state) == {2: 1, 3: 1, 4: 1, STOP: 1}


def test_what_is_sure_to_fail_is_dropped() -> None:
    assert odds(worth_trying, lying((BALL,), (DRAGON, BALL, SPIDER))) == {2: 1, 4: 1, STOP: 1}
    assert odds(worth_trying, lying((DRAGON,), (DRAGON, BALL, SPIDER))) == {1: 1, 4: 1, STOP: 1}


def test_to_stop_without_taking_or_seeing_anything_new_is_dropped() -> None:
    state = lying((BALL,))
    assert STOP in odds(worth_trying, state)
    state.seen[0] = 1
    assert odds(worth_trying, state) == {1: 1}


def test_a_spider_stays_where_it_is() -> None:
    state = lying((SPIDER,))
    state.phase, state.tiles[5] = FAILED, TAKEN
    assert set(LITTLE_DRAGON.moves(state)) == {5, COVER}
    assert odds(worth_trying, state) == {COVER: 1}


def test_of_tiles_to_leave_one_is_kept() -> None:
    state = lying((BALL, BALL, BALL, CAR, CAR, CAR), extra="chosen")
    state.phase = CHOOSING
    assert odds(worth_trying, state) == {0: 1}


@pytest.mark.parametrize("seed", range(10))
def test_a_move_is_always_left(seed: int) -> None:
    rng = random.Random(seed)
    state = LITTLE_DRAGON.new(2, extra="chosen")
    for _ in range(4000):
        seat = LITTLE_DRAGON.actor(state)
        if seat == NOBODY:
            return
        moves = LITTLE_DRAGON.moves(state)
        if seat != CHANCE and rng.random() < 0.9:
            moves = odds(worth_trying, state)
            assert moves
        LITTLE_DRAGON.apply(state, rng.choices(list(moves), list(moves.values()))[0])

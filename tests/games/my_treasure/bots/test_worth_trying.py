"""My Treasure: moves that cannot be better than another are dropped."""

import random

import pytest

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.games.my_treasure import MY_TREASURE
from doubloon.games.my_treasure.bots import worth_trying
from doubloon.games.my_treasure.rules import DRAW, PLACING, SECURING, SPACE, TOKEN
from tests.games.my_treasure.bots.positions import ALL_RINGS, DIAMOND, RING, RINGS, SWORD, SWORDS, odds, with_piles, with_rival


def test_of_empty_spaces_one_is_kept() -> None:
    state = with_piles((), (SWORDS,))
    state.phase, state.drawn = PLACING, RINGS + 1
    assert odds(worth_trying, state) == {SPACE: 1, SPACE + 1: 1}


def test_a_token_worth_three_less_than_another_is_dropped() -> None:
    """Rings have 8, all others 2; with a pile of 6 swords both stay."""
    assert odds(worth_trying, with_piles(ALL_RINGS)) == {DRAW: 1, TOKEN + RING: 1}
    assert odds(worth_trying, with_piles(ALL_RINGS, (SWORDS, 8))) == {DRAW: 1, TOKEN + RING: 1, TOKEN + SWORD: 1}


def test_alone_with_a_lead_of_three_there_is_nothing_to_think_about() -> None:
    assert odds(worth_trying, with_rival(with_piles(ALL_RINGS), DIAMOND, 13)) == {TOKEN + RING: 1}


def test_alone_a_card_costs_nothing_before_the_last_orc() -> None:
    state = with_rival(with_piles(ALL_RINGS), DIAMOND, 7, 13)
    assert odds(worth_trying, state) == {DRAW: 1}
    state.orcs_out = 5
    assert odds(worth_trying, state) == {DRAW: 1, TOKEN + RING: 1}


def test_alone_only_the_best_pile_is_taken() -> None:
    state = with_piles((SWORDS,), ALL_RINGS)
    state.phase, state.chosen = SECURING, RING + 1
    assert odds(worth_trying, state) == {SPACE: 1, SPACE + 1: 1}
    assert odds(worth_trying, with_rival(state, DIAMOND, 13)) == {SPACE + 1: 1}


@pytest.mark.parametrize("seed", range(10))
def test_a_move_is_always_left(seed: int) -> None:
    rng = random.Random(seed)
    state = MY_TREASURE.new(3)
    while (seat := MY_TREASURE.actor(state)) != NOBODY:
        moves = MY_TREASURE.moves(state)
        if seat != CHANCE and rng.random() < 0.9:
            moves = odds(worth_trying, state)
            assert moves
        MY_TREASURE.apply(state, rng.choices(list(moves), list(moves.values()))[0])

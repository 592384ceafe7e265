"""My Treasure: gentle piles up what goes together, and what it forgot plays no part."""

import random

import pytest

from doubloon.games.my_treasure import MY_TREASURE
from doubloon.games.my_treasure.bots import gentle
from doubloon.games.my_treasure.bots.gentle import BRAVE, LONGEST, remembers
from doubloon.games.my_treasure.rules import ALL_CARDS, CAVE, DRAW, FLEEING, ON_SPACE, PLACING, SECURING, SPACE, TOKEN, MyTreasureView
from doubloon.games.my_treasure.tables import SPACES
from tests.games.my_treasure.bots.positions import ALL_RINGS, MOUSE_RINGS, RING, RINGS, SWORD, SWORDS, odds, odds_in, with_piles

MANY_RINGS = (*ALL_RINGS, 18, 24, 28, 20, 23, 30, 32)  # 8; three cards with two rings; four with one: 18
DEAL = tuple(range(ALL_CARDS))


def at(view: MyTreasureView, clock: int) -> MyTreasureView:
    later = view.copy()
    later.clock = clock
    return later


def test_it_stays_until_the_last_orc_is_next() -> None:
    state = with_piles((SWORDS,), ALL_RINGS)
    assert odds(gentle, state) == {DRAW: 1}
    state.orcs_out = 5
    assert odds(gentle, state) == {DRAW: BRAVE, TOKEN + RING: 1}


def test_it_leaves_with_a_fine_treasure() -> None:
    assert odds(gentle, with_piles((SWORDS,), MANY_RINGS)) == {TOKEN + RING: 1}


def test_it_takes_the_pile_that_fits_the_token() -> None:
    state = with_piles((SWORDS,), ALL_RINGS)
    state.phase, state.chosen = SECURING, SWORD + 1
    assert odds(gentle, state) == {SPACE: 1}


def test_it_puts_like_to_like() -> None:
    state = with_piles((SWORDS,), (MOUSE_RINGS,))
    state.phase, state.drawn = PLACING, RINGS + 1
    state.places[RINGS] = 1
    assert odds(gentle, state) == {SPACE + 1: 1}


def test_it_flees_with_one_of_the_highest_piles() -> None:
    state = with_piles((RINGS,), (SWORDS, 13), (15, 16))
    state.phase = FLEEING
    assert odds(gentle, state) == {SPACE + 1: 1, SPACE + 2: 1}


def test_a_card_of_the_last_turns_is_remembered() -> None:
    view = MY_TREASURE.know(with_piles(DEAL), 0)
    for clock in (1, 2, 3):
        assert all(remembers(at(view, clock), card) for card in DEAL)


def test_a_forgotten_card_stays_forgotten_until_seen_anew() -> None:
    view = MY_TREASURE.know(with_piles(DEAL), 0)
    for card in DEAL:
        course = [bool(remembers(at(view, clock), card)) for clock in range(1, LONGEST + 5)]
        assert course == sorted(course, reverse=True)
        assert not course[-1]
        again = at(view, LONGEST + 5)
        again.seen[card] = LONGEST + 4
        assert remembers(again, card)


def test_fewer_cards_are_remembered_the_older_they_are() -> None:
    view = MY_TREASURE.know(with_piles(DEAL), 0)
    shares = [sum(remembers(at(view, clock), card) for card in DEAL) for clock in (10, 25, 45)]
    assert ALL_CARDS > shares[0] > shares[1] > shares[2] > 0


@pytest.mark.parametrize("phase", [CAVE, PLACING, SECURING, FLEEING])
@pytest.mark.parametrize("seed", range(10))
def test_where_a_forgotten_card_lies_makes_no_difference(phase: int, seed: int) -> None:
    rng = random.Random(seed)
    cards = rng.sample(DEAL, 21)
    state = with_piles(*(tuple(cards[5 * space : 5 * space + 5]) for space in range(SPACES)))
    state.phase, state.drawn, state.chosen, state.orcs_out = phase, cards[-1] + 1, rng.randrange(6) + 1, 5
    view = at(MY_TREASURE.know(state, 0), rng.randrange(20, LONGEST))
    covered = [card for card in cards[:-1] if card + 1 not in state.tops]
    forgotten = [card for card in covered if not remembers(view, card)]
    assert forgotten
    moves = list(MY_TREASURE.moves(state))
    before = odds_in(gentle, view, moves)
    for card in forgotten:
        view.places[card] = ON_SPACE + rng.randrange(SPACES)
    assert odds_in(gentle, view, moves) == before

"""The last orc: MT-23 to MT-28."""

import pytest

from doubloon.engine.game import CHANCE, SPECTATOR
from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import BLIND, FLEE, NEXT_ROUND, REVEALING, SCORED, SPACE
from tests.games.my_treasure.lines import (
    COINS,
    DIAMOND,
    NECKLACE,
    ORC_CAME,
    POTION,
    RING,
    SWORD,
    A,
    B,
    C,
    D,
    after,
    announced,
    cards_of,
    drew,
    empty_handed,
    gained,
    grabbed,
    moves,
    numbers,
    secured,
    spaces,
    then,
)

FOUR_PILES = [*drew(C + RING, 0), *drew(C + DIAMOND, 1), *drew(C + SWORD, 2), *drew(C + NECKLACE, 3)]
SIX_ORCS = ORC_CAME * 6


@pytest.mark.clause("MT-23")
def test_the_sixth_orc_stops_the_ordinary_turns_at_once() -> None:
    state = after(FOUR_PILES, ORC_CAME * 5)
    assert GAME.actor(state) == 1
    state = then(state, ORC_CAME)
    assert (GAME.actor(state), moves(state)) == (0, spaces(0, 1, 2, 3))
    state = then(state, grabbed(2))
    assert (GAME.actor(state), moves(state)) == (1, spaces(0, 1, 3))


@pytest.mark.clause("MT-23", "MT-29")
def test_when_all_have_fled_the_round_is_over() -> None:
    state = after(FOUR_PILES, SIX_ORCS, grabbed(0, 1), [RING, DIAMOND])
    assert (state.phase, announced(state)) == (SCORED, [3, 3])


@pytest.mark.clause("MT-24", "MT-25", "MT-Q6")
def test_a_fleeing_dwarf_chooses_a_space_and_chance_deals_the_token() -> None:
    state = after(FOUR_PILES, SIX_ORCS, seats=3)
    for space in (2, 0, 1):
        assert moves(state) <= spaces(0, 1, 2, 3)  # no token to choose
        state = then(state, grabbed(space))
    assert [cards_of(state, seat) for seat in (1, 2, 0)] == [{C + SWORD}, {C + RING}, {C + DIAMOND}]
    assert GAME.actor(state) == CHANCE
    assert GAME.moves(state) == dict.fromkeys(range(6), 1)


@pytest.mark.clause("MT-24", "MT-27")
def test_the_tokens_still_on_the_table_are_the_ones_that_are_mixed() -> None:
    state = after(FOUR_PILES, secured(COINS, 3), SIX_ORCS, grabbed(0, 1), seats=3)  # seat 1 left before
    assert GAME.moves(state) == dict.fromkeys([RING, DIAMOND, SWORD, NECKLACE, POTION], 1)
    state = then(state, SWORD)
    assert GAME.moves(state) == dict.fromkeys([RING, DIAMOND, NECKLACE, POTION], 1)


@pytest.mark.clause("MT-25")
def test_a_fleeing_dwarf_takes_all_cards_of_the_space() -> None:
    state = after(drew(A), drew(B), drew(D, 1), SIX_ORCS, grabbed(0))
    assert cards_of(state, 1) == {A, B}
    assert state.tops == [0, D + 1, 0, 0]


@pytest.mark.clause("MT-26")
def test_they_go_clockwise_from_the_drawers_left_and_the_drawer_is_last() -> None:
    line = [*FOUR_PILES, *drew(D, 1), *secured(RING), *drew(A), *drew(B), *drew(A + 1)]
    state = after(line, SIX_ORCS, seats=5)  # seat 0 has left; the orcs came to seats 4, 1, 2, 3, 4, 1
    turns = [GAME.actor(state)]
    for space in (0, 1, 2):
        state = then(state, grabbed(space))
        turns.append(GAME.actor(state))
    assert turns == [2, 3, 4, 1]


@pytest.mark.clause("MT-26")
@pytest.mark.parametrize("drawer", range(4))
def test_whoever_draws_the_last_orc_is_the_last_to_grab(drawer: int) -> None:
    state = after(*[ORC_CAME] * drawer, orcs=drawer + 1, seats=4)
    state = then(state, ORC_CAME)
    turns = []
    for _ in range(4):
        turns.append(GAME.actor(state))
        state = then(state, FLEE)
    assert turns == [(drawer + step) % 4 for step in (1, 2, 3, 4)]


@pytest.mark.clause("MT-26", "MT-18")
def test_a_neighbour_who_has_left_does_not_grab_again() -> None:
    state = after(FOUR_PILES, drew(B), secured(COINS, 0), ORC_CAME * 6, seats=3)  # seat 2 left; seats 0 and 1 draw in turn
    assert GAME.actor(state) == 0
    state = then(state, grabbed(1))
    assert GAME.actor(state) == 1
    assert then(state, grabbed(2)).phase == REVEALING


@pytest.mark.clause("MT-27", "MT-Q7")
def test_no_kind_is_known_until_the_scoring_not_even_to_the_state() -> None:
    state = after(FOUR_PILES, SIX_ORCS, grabbed(0), seats=3)
    assert state.tokens[:3] == [0, BLIND, 0]
    state = then(state, grabbed(1, 2))
    assert state.tokens[:3] == [BLIND, BLIND, BLIND]


@pytest.mark.clause("MT-27", "MT-32")
@pytest.mark.parametrize("first", range(3))
def test_blind_tokens_are_drawn_in_the_order_of_announcing(first: int) -> None:
    state = after(FOUR_PILES, ORC_CAME, secured(COINS, 3), SIX_ORCS[2:], seats=4, first=first)
    left = (first + 1) % 4
    assert state.tokens[left] == COINS + 1
    state = then(state, grabbed(0, 1, 2))
    for step, kind in ((0, POTION), (2, RING), (3, SWORD)):
        seat = (first + step) % 4
        assert (state.phase, state.turn) == (REVEALING, seat)
        state = then(state, kind)
        assert state.tokens[seat] == kind + 1
    assert state.phase == SCORED


@pytest.mark.clause("MT-27", "MT-37")
def test_in_the_second_round_the_order_begins_with_the_new_starter() -> None:
    state = after(numbers(8, 7, 6), NEXT_ROUND, SIX_ORCS, [FLEE] * 3, seats=3)
    turns = []
    for kind in range(3):
        turns.append(state.turn)
        state = then(state, kind)
    assert turns == [1, 2, 0]


@pytest.mark.clause("MT-28")
def test_nothing_changes_for_those_who_left_earlier() -> None:
    state = after(FOUR_PILES, secured(NECKLACE, 3), SIX_ORCS, grabbed(0, 1), [RING, DIAMOND], seats=3)
    assert state.tokens[1] == NECKLACE + 1
    assert cards_of(state, 1) == {C + NECKLACE}
    assert announced(state) == [0, 3, 0]


@pytest.mark.clause("MT-Q3")
def test_a_fleeing_dwarf_must_choose_a_space_with_cards() -> None:
    state = after(drew(A, 1), drew(B, 3), SIX_ORCS)
    assert moves(state) == spaces(1, 3)
    assert moves(then(state, grabbed(3))) == spaces(1)


@pytest.mark.clause("MT-Q3", "MT-I3")
def test_of_five_dwarves_the_last_goes_without_cards_and_has_number_0() -> None:
    state = after(FOUR_PILES, SIX_ORCS, grabbed(0, 1, 2, 3), seats=5)
    assert (GAME.actor(state), moves(state)) == (4, {FLEE})
    state = then(state, FLEE)
    assert cards_of(state, 4) == set()
    assert state.tokens == [BLIND] * 5
    state = then(state, [RING, DIAMOND, SWORD, NECKLACE, COINS])  # seat 0 has the rings
    assert announced(state) == [3, 3, 3, 3, 0]
    assert gained(state) == [3, 3, 3, 3, 0]


@pytest.mark.clause("MT-Q3", "MT-20")
def test_spaces_cleared_before_leave_less_to_grab() -> None:
    state = after(drew(A), secured(RING), drew(B, 1), SIX_ORCS, grabbed(1), seats=4)
    assert moves(state) == {FLEE}
    assert moves(then(state, FLEE)) == {FLEE}
    state = then(state, FLEE, FLEE, [DIAMOND, SWORD, NECKLACE])
    assert state.phase == SCORED


@pytest.mark.clause("MT-Q4", "MT-Q5")
def test_six_orcs_as_the_first_six_cards_leave_everyone_with_0() -> None:
    state = after(SIX_ORCS, FLEE, FLEE, FLEE, seats=3)
    assert GAME.actor(state) == CHANCE
    state = then(state, [RING, DIAMOND, SWORD])
    assert (announced(state), gained(state)) == ([0, 0, 0], [3, 3, 3])


@pytest.mark.clause("MT-Q4")
def test_the_sixth_orc_may_come_when_no_space_has_a_card_any_more() -> None:
    state = after(drew(C + RING), secured(RING), ORC_CAME * 6, seats=2)
    assert moves(state) == {FLEE}
    state = then(state, FLEE, COINS)
    assert (announced(state), gained(state)) == ([0, 3], [0, 3])


@pytest.mark.clause("MT-Q6", "MT-I3")
def test_every_token_left_is_equally_likely_and_one_is_always_left() -> None:
    state = after(empty_handed(5)[:7], seats=5, orcs=1)
    for kind in range(5):
        assert GAME.moves(state) == dict.fromkeys(range(kind, 6), 1)
        state = then(state, kind)
    assert state.phase == SCORED


@pytest.mark.clause("MT-Q13")
def test_the_drawer_who_is_alone_in_the_cave_flees_first_and_last() -> None:
    state = after(FOUR_PILES, secured(SWORD, 0), ORC_CAME * 6, seats=2)
    assert (GAME.actor(state), moves(state)) == (1, spaces(1, 2, 3))
    state = then(state, SPACE + 1)
    assert (GAME.actor(state), state.turn) == (CHANCE, 1)
    state = then(state, DIAMOND)
    assert (state.phase, announced(state)) == (SCORED, [0, 3])
    assert GAME.show(state, SPECTATOR).orcs_out == 6

"""Securing a treasure and leaving: MT-16 to MT-22."""

import pytest

from doubloon.engine.errors import IllegalMove
from doubloon.engine.game import NOBODY
from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import DRAW, FLEE, NEXT_ROUND, SCORED, SPACE, TOKEN
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
    E,
    after,
    announced,
    cards_of,
    cards_on,
    drew,
    moves,
    numbers,
    secured,
    spaces,
    then,
    tokens,
)


@pytest.mark.clause("MT-16")
def test_the_token_is_taken_with_all_cards_of_the_space() -> None:
    state = after(drew(A, 1), drew(B, 1), drew(C, 2), drew(D, 1), secured(COINS, 1))
    assert cards_of(state, 0) == {A, B, D}
    assert (cards_on(state, 1), cards_on(state, 2)) == (set(), {C})
    assert state.tops == [0, 0, C + 1, 0]
    assert state.tokens[:2] == [COINS + 1, 0]


@pytest.mark.clause("MT-16", "MT-Q2")
def test_any_space_with_cards_may_be_chosen_and_no_empty_one() -> None:
    state = after(drew(A, 1), drew(B, 3), secured(POTION)[0])
    assert moves(state) == spaces(1, 3)
    assert cards_of(then(state, SPACE + 3), 0) == {B}
    for empty in (0, 2):
        with pytest.raises(IllegalMove):
            GAME.play(state, SPACE + empty)


@pytest.mark.clause("MT-Q2")
def test_while_all_spaces_are_empty_one_can_only_draw() -> None:
    assert moves(GAME.new()) == {DRAW}
    assert moves(after(ORC_CAME)) == {DRAW}
    assert moves(after(drew(A), secured(RING), seats=3)) == {DRAW}


@pytest.mark.clause("MT-17")
def test_nobody_else_can_have_that_token_in_this_round() -> None:
    state = after(drew(A), drew(B, 1), drew(C, 2), secured(SWORD), seats=3)
    assert moves(state) == {DRAW} | tokens(RING, DIAMOND, NECKLACE, COINS, POTION)
    with pytest.raises(IllegalMove):
        GAME.play(state, TOKEN + SWORD)
    state = then(state, secured(POTION, 1))
    assert moves(state) == {DRAW} | tokens(RING, DIAMOND, NECKLACE, COINS)


@pytest.mark.clause("MT-17", "MT-6")
def test_in_the_next_round_it_can_be_had_again() -> None:
    state = after(numbers(8, 7), NEXT_ROUND, drew(A), secured(RING))
    assert state.tokens[:2] == [RING + 1, 0]


@pytest.mark.clause("MT-18", "MT-21")
def test_who_has_left_has_no_turn_no_draw_and_no_second_treasure_before_the_scoring() -> None:
    state = after(drew(A), drew(B, 1), secured(RING), secured(SWORD, 1), seats=4)  # seats 2 and 3 leave
    for card in range(6):
        assert GAME.actor(state) == card % 2
        state = then(state, drew(E + card, 2))
    assert (cards_of(state, 2), cards_of(state, 3)) == ({A}, {B})
    assert state.tokens[:4] == [0, 0, RING + 1, SWORD + 1]


@pytest.mark.clause("MT-20")
def test_a_space_that_was_cleared_can_be_filled_again() -> None:
    state = after(drew(A, 1), secured(RING, 1), DRAW, B, seats=3)
    assert SPACE + 1 in moves(state)
    state = then(state, SPACE + 1)
    assert (cards_on(state, 1), cards_of(state, 1)) == ({B}, {A})
    state = then(state, secured(COINS, 1))
    assert (cards_on(state, 1), cards_of(state, 1), cards_of(state, 0)) == (set(), {A}, {B})


@pytest.mark.clause("MT-21")
def test_when_the_round_is_scored_everyone_has_one_token() -> None:
    state = after(numbers(8, 7, 6, 5), seats=4)
    assert state.phase == SCORED
    assert state.tokens[:4] == [RING + 1, DIAMOND + 1, SWORD + 1, NECKLACE + 1]


@pytest.mark.clause("MT-22")
def test_the_last_dwarf_has_every_turn() -> None:
    state = after(drew(A), secured(RING), seats=2)
    for card in range(5):
        assert (GAME.actor(state), DRAW in moves(state)) == (0, True)
        state = then(state, drew(C + card, card % 4), ORC_CAME)
    assert GAME.actor(state) == 0


@pytest.mark.clause("MT-22", "MT-Q11")
def test_the_last_dwarf_may_leave_at_the_next_choice() -> None:
    state = after(drew(A), secured(RING), drew(C + SWORD, 3))
    assert moves(state) == {DRAW} | tokens(DIAMOND, SWORD, NECKLACE, COINS, POTION)
    state = then(state, secured(SWORD, 3))
    assert (state.phase, announced(state)) == (SCORED, [3, 2])


@pytest.mark.clause("MT-22", "MT-Q13")
def test_the_last_dwarf_goes_on_until_the_last_orc() -> None:
    state = after(drew(A), secured(RING), drew(C + SWORD, 3), *[ORC_CAME] * 6)
    assert (GAME.actor(state), moves(state)) == (0, spaces(3))


@pytest.mark.clause("MT-21", "MT-29")
def test_a_round_is_not_over_while_a_dwarf_is_in_the_cave() -> None:
    state = after(drew(A), drew(B, 1), drew(C, 2), secured(RING), secured(DIAMOND, 1), seats=3)
    assert GAME.actor(state) == 2
    assert state.glory == [0] * 5
    assert GAME.actor(then(state, secured(SWORD, 2))) not in (2, NOBODY)
    assert FLEE not in moves(state)

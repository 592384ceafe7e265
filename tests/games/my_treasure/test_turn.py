"""A turn in the cave, and drawing: MT-9 to MT-15."""

import pytest

from doubloon.engine.errors import IllegalMove
from doubloon.engine.game import CHANCE, SPECTATOR
from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import CAVE, DRAW, FLEE, NEXT_ROUND, ORC, SPACE
from tests.games.my_treasure.lines import (
    COINS,
    ORC_CAME,
    RING,
    SWORD,
    A,
    B,
    C,
    D,
    after,
    cards_in_stack,
    cards_on,
    drew,
    moves,
    secured,
    spaces,
    then,
    tokens,
)


@pytest.mark.clause("MT-9")
def test_a_turn_is_to_draw_or_to_secure_a_treasure() -> None:
    assert moves(after(drew(A))) == {DRAW} | tokens(0, 1, 2, 3, 4, 5)


@pytest.mark.clause("MT-9", "MT-18")
def test_turns_are_for_dwarves_in_the_cave_only() -> None:
    state = after(drew(A), drew(C, 1), secured(RING), seats=3)  # seat 2 has left
    turns = []
    for card in range(4):
        turns.append(GAME.actor(state))
        state = then(state, drew(D + card))
    assert turns == [0, 1, 0, 1]


@pytest.mark.clause("MT-9", "MT-Q11")
@pytest.mark.parametrize("drawn", [drew(B), ORC_CAME])
def test_whoever_has_drawn_does_not_leave_in_the_same_turn(drawn: list[int]) -> None:
    state = after(drew(A), DRAW)
    assert GAME.actor(state) == CHANCE
    state = then(state, drawn[1:])
    assert GAME.actor(state) == 0


@pytest.mark.clause("MT-9", "MT-16")
def test_whoever_has_chosen_a_token_does_not_draw_in_the_same_turn() -> None:
    state = after(drew(A), secured(RING)[0])
    assert (GAME.actor(state), moves(state)) == (1, spaces(0))


@pytest.mark.clause("MT-10")
def test_the_card_that_is_drawn_leaves_the_stack() -> None:
    state = after(DRAW, C + SWORD)
    assert cards_in_stack(state) == set(range(34)) - {C + SWORD}
    assert GAME.show(state, SPECTATOR).stack == 39
    assert C + SWORD not in GAME.moves(then(state, SPACE, DRAW))


@pytest.mark.clause("MT-10", "MT-14")
def test_the_orc_that_is_drawn_leaves_the_stack() -> None:
    state = after(ORC_CAME)
    assert cards_in_stack(state) == set(range(34))
    assert GAME.show(state, SPECTATOR).stack == 39
    assert GAME.moves(then(state, DRAW))[ORC] == 5


@pytest.mark.clause("MT-11", "MT-Q12")
@pytest.mark.parametrize("filled", [0, 1, 4])
def test_the_drawer_chooses_a_space_empty_or_occupied(filled: int) -> None:
    state = after(*[drew(card, card) for card in range(filled)], DRAW, D)
    assert GAME.actor(state) == filled % 2
    assert moves(state) == spaces(0, 1, 2, 3)


@pytest.mark.clause("MT-11")
@pytest.mark.parametrize("space", range(4))
def test_the_card_lies_on_the_space_that_was_chosen(space: int) -> None:
    state = after(drew(D + COINS, space))
    assert [cards_on(state, each) for each in range(4)] == [{D + COINS} if each == space else set() for each in range(4)]
    assert state.tops[space] == D + COINS + 1


@pytest.mark.clause("MT-12")
def test_a_card_on_an_occupied_space_covers_those_already_there() -> None:
    state = after(drew(A, 2), drew(B, 2), drew(C, 2))
    assert cards_on(state, 2) == {A, B, C}
    assert state.tops == [0, 0, C + 1, 0]


@pytest.mark.clause("MT-Q12")
@pytest.mark.parametrize("action", [DRAW, *tokens(0, 1, 2, 3, 4, 5), SPACE + 4, FLEE, NEXT_ROUND])
def test_a_drawn_card_cannot_be_refused_nor_begin_a_fifth_space(action: int) -> None:
    state = after(drew(A), DRAW, B)
    with pytest.raises(IllegalMove):
        GAME.play(state, action)


@pytest.mark.clause("MT-14")
@pytest.mark.parametrize("orcs", range(1, 6))
def test_the_first_five_orcs_are_counted_and_do_nothing_else(orcs: int) -> None:
    before = after(drew(A), drew(B, 3), seats=3)
    state = then(before, *[ORC_CAME] * orcs)
    assert GAME.show(state, SPECTATOR).orcs_out == orcs
    assert GAME.actor(state) == (2 + orcs) % 3
    assert moves(state) == {DRAW} | tokens(0, 1, 2, 3, 4, 5)
    assert (state.places, state.tops, state.tokens, state.glory) == (before.places, before.tops, before.tokens, before.glory)


@pytest.mark.clause("MT-15")
@pytest.mark.parametrize("drawn", [drew(C + SWORD, 1), ORC_CAME])
def test_after_a_card_is_placed_or_an_orc_has_come_the_next_dwarf_has_the_turn(drawn: list[int]) -> None:
    state = after(drew(A), secured(RING), drawn, seats=4)  # seat 0, seat 1 leaves, seat 2
    assert (GAME.actor(state), state.phase) == (3, CAVE)
    state = then(state, ORC_CAME, ORC_CAME)
    assert GAME.actor(state) == 2


@pytest.mark.clause("MT-15")
def test_the_drawer_keeps_the_turn_until_the_card_is_placed() -> None:
    state = after(ORC_CAME, DRAW, A, seats=3)
    assert GAME.actor(state) == 1
    assert GAME.actor(then(state, SPACE)) == 2


@pytest.mark.clause("MT-Q1", "MT-I2")
def test_the_stack_does_not_run_out_the_last_orc_is_there_to_come() -> None:
    line = [action for card in range(34) for action in drew(card, card % 4)]
    state = after(line, *[ORC_CAME] * 5, DRAW)
    assert GAME.moves(state) == {ORC: 1}
    state = then(state, ORC)
    assert GAME.show(state, SPECTATOR).stack == 0
    assert moves(state) == spaces(0, 1, 2, 3)

"""Set-up: MT-1 to MT-8."""

import pytest

from doubloon.engine.errors import BadSetup
from doubloon.engine.game import CHANCE, SPECTATOR
from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import DRAW, FLEE, NEXT_ROUND, ORC
from tests.games.my_treasure.lines import (
    ORC_CAME,
    A,
    C,
    E,
    after,
    cards_in_stack,
    drew,
    empty_handed,
    gained,
    glory,
    moves,
    numbers,
    secured,
    spaces,
    then,
    tokens,
)

WHOLE_STACK = {**dict.fromkeys(range(34), 1), ORC: 6}
ALL_TOKENS = tokens(0, 1, 2, 3, 4, 5)


@pytest.mark.clause("MT-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_take_part(seats: int) -> None:
    state = GAME.new(seats=seats)
    turns = []
    for _ in range(seats + 1):
        turns.append(GAME.actor(state))
        state = then(state, ORC_CAME)
    assert turns == [*range(seats), 0]


@pytest.mark.clause("MT-1", "MT-Q20")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_any_other_number_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"2 to 5 seats, not {seats}"):
        GAME.new(seats=seats)


@pytest.mark.clause("MT-2", "MT-5", "MT-Q20")
def test_the_chest_has_34_treasures_and_6_orcs_in_one_stack() -> None:
    odds = GAME.moves(after(DRAW))
    assert odds == WHOLE_STACK
    assert sum(odds.values()) == GAME.show(GAME.new(), SPECTATOR).stack == 40


@pytest.mark.clause("MT-3", "MT-6")
@pytest.mark.parametrize("kind", range(6))
def test_each_of_the_six_tokens_may_be_taken_first(kind: int) -> None:
    state = after(drew(A))
    assert moves(state) == {DRAW} | ALL_TOKENS
    assert then(state, secured(kind)).tokens[:2] == [0, kind + 1]


@pytest.mark.clause("MT-3", "MT-24")
def test_dwarf_sides_are_all_alike() -> None:
    state = after(empty_handed(5)[:7], seats=5, orcs=1)
    assert len(set(GAME.show(state, SPECTATOR).tokens)) == 1
    assert set(GAME.moves(state).values()) == {1}


@pytest.mark.clause("MT-4")
@pytest.mark.parametrize("seats", [2, 5])
def test_nobody_has_any_glory_at_first(seats: int) -> None:
    state = GAME.new(seats=seats)
    assert glory(state) == gained(state) == [0] * seats
    assert GAME.scores(state) == [0] * seats


@pytest.mark.clause("MT-4", "MT-Q17")
def test_glory_is_never_used_up() -> None:
    """45 for all together: more than fifteen cards, and more than the thirty points on them."""
    state = after(empty_handed(5), NEXT_ROUND, empty_handed(5), NEXT_ROUND, empty_handed(5), seats=5, orcs=1)
    assert glory(state) == [9, 9, 9, 9, 9]


@pytest.mark.clause("MT-5", "MT-36")
def test_each_round_begins_with_all_forty_cards_in_the_stack() -> None:
    state = after(ORC_CAME, numbers(8, 7, starter=1), NEXT_ROUND)
    assert cards_in_stack(state) == set(range(34))
    assert GAME.moves(then(state, DRAW)) == WHOLE_STACK


@pytest.mark.clause("MT-6", "MT-36")
def test_each_round_begins_with_all_six_tokens_on_the_table() -> None:
    state = after(numbers(8, 7), NEXT_ROUND, drew(A))
    assert moves(state) == {DRAW} | ALL_TOKENS


@pytest.mark.clause("MT-7")
def test_there_are_four_spaces_no_more_and_no_fewer() -> None:
    assert moves(after(DRAW, A)) == spaces(0, 1, 2, 3)


@pytest.mark.clause("MT-7", "MT-36")
@pytest.mark.parametrize("line", [[], [*drew(E, 3), *ORC_CAME, *numbers(8, 7), NEXT_ROUND]])
def test_a_round_begins_with_empty_spaces_no_orc_and_all_dwarves_in_the_cave(line: list[int]) -> None:
    view = GAME.show(after(line), SPECTATOR)
    assert (view.tops, view.heights, view.piles, view.orcs_out) == ([0] * 4, [0] * 4, [0] * 5, 0)
    assert (view.tokens, view.numbers, view.stack) == ([0] * 5, [0] * 5, 40)
    assert moves(after(line)) == {DRAW}


@pytest.mark.clause("MT-8", "G-2")
def test_seat_0_begins_unless_the_host_names_another() -> None:
    assert GAME.actor(GAME.new(seats=4)) == 0
    assert GAME.actor(GAME.new(seats=4, first=2)) == 2


@pytest.mark.clause("MT-8", "G-1")
def test_turns_go_clockwise() -> None:
    state = GAME.new(seats=4, first=2)
    turns = []
    for card in range(5):
        turns.append(GAME.actor(state))
        state = then(state, drew(C + card))
    assert turns == [2, 3, 0, 1, 2]


@pytest.mark.clause("MT-8", "MT-37", "G-2")
def test_chance_names_the_first_seat_if_asked() -> None:
    state = GAME.new(seats=3, first=CHANCE, orcs=1)
    assert (GAME.actor(state), GAME.moves(state)) == (CHANCE, {0: 1, 1: 1, 2: 1})
    state = then(state, 1)
    assert (GAME.actor(state), moves(state)) == (1, {DRAW})
    assert GAME.actor(then(state, empty_handed(3), NEXT_ROUND)) == 2


@pytest.mark.clause("MT-Q19")
def test_nothing_is_different_with_two_players() -> None:
    for seats in (2, 5):
        state = GAME.new(seats=seats)
        assert GAME.moves(then(state, DRAW)) == WHOLE_STACK
        assert moves(then(state, DRAW, A)) == spaces(0, 1, 2, 3)
        assert moves(then(state, drew(A))) == {DRAW} | ALL_TOKENS


# === Options ===


@pytest.mark.clause("MT-Q20", "MT-Q10")
def test_our_rulebooks_edition_is_played_if_nobody_says_otherwise() -> None:
    assert GAME.new() == GAME.new(edition="revised", glory_target=7, orcs=6, memory_aid="off")


@pytest.mark.clause("MT-Q20")
def test_the_first_edition_has_thirty_treasure_cards() -> None:
    state = after(DRAW, edition="first")
    assert GAME.moves(state) == {**dict.fromkeys(range(30), 1), ORC: 6}
    assert GAME.show(state, SPECTATOR).stack == 36
    again = after(numbers(8, 7), NEXT_ROUND, DRAW, edition="first")
    assert GAME.moves(again) == GAME.moves(state)


@pytest.mark.clause("G-7")
@pytest.mark.parametrize("orcs", [0, -1, 11])
def test_a_stack_without_orcs_is_refused(orcs: int) -> None:
    with pytest.raises(BadSetup, match=f"orcs is 1 to 10, not {orcs}"):
        GAME.new(orcs=orcs)


@pytest.mark.clause("G-7", "MT-23")
@pytest.mark.parametrize("orcs", range(1, 11))
def test_the_last_orc_whatever_its_number_ends_the_round(orcs: int) -> None:
    state = after(*[ORC_CAME] * (orcs - 1), orcs=orcs)
    assert moves(state) == {DRAW}
    assert GAME.moves(then(state, DRAW)) == {**dict.fromkeys(range(34), 1), ORC: 1}
    assert moves(then(state, ORC_CAME)) == {FLEE}


@pytest.mark.clause("G-7", "MT-38")
@pytest.mark.parametrize("target", [0, 21])
def test_a_game_without_a_sensible_target_is_refused(target: int) -> None:
    with pytest.raises(BadSetup, match=f"glory_target is 1 to 20, not {target}"):
        GAME.new(glory_target=target)

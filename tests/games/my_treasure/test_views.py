"""What is seen and what is remembered: MT-12, MT-13, MT-19, MT-Q7 to MT-Q10, G-8."""

import pytest

from doubloon.engine.game import SPECTATOR
from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import (
    BLIND,
    DRAW,
    FLEE,
    IN_BOX,
    IN_HAND,
    IN_STACK,
    NEXT_ROUND,
    ON_SPACE,
    OWNED,
    SPACE,
    MyTreasureView,
)
from tests.games.my_treasure.lines import (
    COINS,
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
    drew,
    grabbed,
    numbers,
    secured,
    then,
)

every_eye = pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])

# Space 0: A, B, C, the last on top; space 1: D. Then seat 1 takes space 0 with a ring; seat 2 lays E on D.
PILES = [*drew(A), *drew(B), *drew(C), *drew(D, 1)]
TAKEN = [*PILES, *secured(RING), *drew(E, 1)]


def faces(view: MyTreasureView) -> dict[int, int]:
    """The cards that a view gives a place outside the stack and the box."""
    return {card: place for card, place in enumerate(view.places) if place > IN_STACK}


# === Eyes ===


@pytest.mark.clause("MT-13", "MT-10")
@every_eye
def test_everyone_sees_the_card_before_it_is_placed(seat: int) -> None:
    view = GAME.show(after(DRAW, C + SWORD, seats=3), seat)
    assert view.drawn == C + SWORD + 1
    assert faces(view) == {C + SWORD: IN_HAND}


@pytest.mark.clause("MT-13")
@every_eye
def test_a_placed_card_is_in_nobodys_hand(seat: int) -> None:
    view = GAME.show(after(DRAW, C + SWORD, SPACE + 2, seats=3), seat)
    assert view.drawn == 0
    assert faces(view) == {C + SWORD: ON_SPACE + 2}


@pytest.mark.clause("MT-12", "G-8", "MT-Q10")
@every_eye
def test_of_each_space_nothing_but_the_top_card_can_be_seen(seat: int) -> None:
    view = GAME.show(after(PILES, seats=3), seat)
    assert faces(view) == {C: ON_SPACE, D: ON_SPACE + 1}
    assert view.tops == [C + 1, D + 1, 0, 0]
    assert view.seen == [0] * 34


@pytest.mark.clause("MT-12", "MT-13")
@every_eye
def test_a_card_in_the_hand_covers_nothing_yet(seat: int) -> None:
    view = GAME.show(after(PILES, DRAW, E, seats=3), seat)
    assert faces(view) == {C: ON_SPACE, D: ON_SPACE + 1, E: IN_HAND}


@pytest.mark.clause("MT-19", "G-8", "MT-Q10")
@every_eye
def test_nobody_looks_at_a_treasure_its_owner_included(seat: int) -> None:
    view = GAME.show(after(TAKEN, seats=3), seat)
    assert faces(view) == {E: ON_SPACE + 1}
    assert view.tops == [0, E + 1, 0, 0]
    assert view.seen == [0] * 34


@pytest.mark.clause("MT-Q8")
@every_eye
def test_the_token_of_one_who_left_freely_is_public(seat: int) -> None:
    assert GAME.show(after(TAKEN, seats=3), seat).tokens[:3] == [0, RING + 1, 0]


@pytest.mark.clause("MT-16", "MT-Q8")
@every_eye
def test_the_token_just_chosen_is_public(seat: int) -> None:
    state = after(PILES, secured(COINS)[0], seats=3)
    assert GAME.show(state, seat).chosen == COINS + 1
    assert GAME.show(then(state, SPACE), seat).chosen == 0


@pytest.mark.clause("MT-Q7", "MT-27")
@every_eye
def test_of_a_token_taken_blind_nobody_knows_the_kind_its_owner_included(seat: int) -> None:
    state = after(PILES, secured(RING), ORC_CAME * 6, grabbed(1), seats=3)
    for view in (GAME.show(state, seat), GAME.know(state, seat)):
        assert view.tokens[:3] == [0, RING + 1, BLIND]
    state = then(state, FLEE)
    for view in (GAME.show(state, seat), GAME.know(state, seat)):
        assert view.tokens[:3] == [BLIND, RING + 1, BLIND]


@pytest.mark.clause("MT-19", "MT-27", "G-8")
@every_eye
def test_while_others_flee_a_grabbed_treasure_stays_covered(seat: int) -> None:
    state = after(drew(A), drew(B), drew(C, 1), drew(D, 1), ORC_CAME * 6, grabbed(0), seats=3)
    assert faces(GAME.show(state, seat)) == {D: ON_SPACE + 1}


@pytest.mark.clause("MT-Q9")
@every_eye
def test_heights_treasures_and_the_stack_are_counted_for_everyone(seat: int) -> None:
    view = GAME.show(after(PILES, seats=3), seat)
    assert (view.heights, view.piles, view.stack) == ([3, 1, 0, 0], [0] * 5, 36)
    view = GAME.show(after(TAKEN, ORC_CAME, seats=3), seat)
    assert (view.heights, view.piles, view.stack) == ([0, 2, 0, 0], [0, 3, 0, 0, 0], 34)
    view = GAME.show(after(TAKEN, DRAW, B + 1, seats=3), seat)  # the card in the hand is in neither
    assert (view.heights, view.piles, view.stack) == ([0, 2, 0, 0], [0, 3, 0, 0, 0], 34)


@pytest.mark.clause("MT-14", "MT-36")
@every_eye
def test_orcs_and_glory_are_public(seat: int) -> None:
    view = GAME.show(after(numbers(8, 7, 5), NEXT_ROUND, ORC_CAME, ORC_CAME, seats=3), seat)
    assert view.orcs_out == 2
    assert view.points == view.glory == [3, 2, 0, 0, 0]


# === What is covered is in nothing that a browser gets ===


@pytest.mark.clause("G-8", "MT-12", "MT-19")
@every_eye
@pytest.mark.parametrize("other", [A + 1, E + 3, 33])
def test_a_view_is_the_same_whatever_card_lies_covered(seat: int, other: int) -> None:
    rest = [PILES[1:], secured(RING), drew(E, 1), ORC_CAME]
    for end in range(1, 5):
        line = [action for part in rest[:end] for action in part]
        one, two = after(DRAW, A, line[1:], seats=3), after(DRAW, other, line[1:], seats=3)
        assert GAME.show(one, seat) == GAME.show(two, seat)
        assert GAME.know(one, seat) != GAME.know(two, seat)


@pytest.mark.clause("G-8", "MT-19", "MT-Q10")
def test_told_events_are_the_same_whatever_card_lies_covered() -> None:
    line = [*TAKEN[3:], *ORC_CAME * 6, *grabbed(1), FLEE]
    one, two = after(drew(A), seats=3), after(drew(D + 4), seats=3)
    for step, action in enumerate(line):
        if step > 1:  # from when the first card is covered
            for seat in (0, 1, 2, SPECTATOR):
                assert GAME.tell(one, action, seat) == GAME.tell(two, action, seat)
                assert GAME.label(one, action) == GAME.label(two, action)
        one, two = then(one, action), then(two, action)


@pytest.mark.clause("G-8")
@every_eye
def test_coming_back_brings_a_fresh_view(seat: int) -> None:
    """No view remembers what was shown before: an earlier look at the card that is covered now changes nothing."""
    state = after(drew(A), seats=3)
    assert faces(GAME.show(state, seat)) == {A: ON_SPACE}
    state = then(state, drew(B))
    first = GAME.show(state, seat)
    assert faces(first) == {B: ON_SPACE}
    assert first == GAME.show(state, seat) == GAME.show(GAME.replay([*drew(A), *drew(B)], seats=3), seat)
    assert first is not GAME.show(state, seat)


# === Memory ===


@pytest.mark.clause("MT-Q10")
@every_eye
def test_a_perfect_memory_has_every_card_drawn_and_where_it_went(seat: int) -> None:
    view = GAME.know(after(TAKEN, DRAW, E + 1, seats=3), seat)
    assert faces(view) == {A: OWNED + 1, B: OWNED + 1, C: OWNED + 1, D: ON_SPACE + 1, E: ON_SPACE + 1, E + 1: IN_HAND}
    assert (view.heights, view.piles, view.stack) == ([0, 2, 0, 0], [0, 3, 0, 0, 0], 34)


@pytest.mark.clause("MT-Q10")
@every_eye
def test_it_also_has_when_each_covered_card_was_last_to_be_seen(seat: int) -> None:
    """B covers A in turn 2, C covers B in turn 3; in turn 5 the pile is taken, C on top; in turn 6 E covers D."""
    seen = GAME.know(after(TAKEN, seats=3), seat).seen
    assert {card: turn for card, turn in enumerate(seen) if turn} == {A: 2, B: 3, C: 5, D: 6}


@pytest.mark.clause("MT-Q10")
def test_the_clock_counts_turns_each_orc_each_placed_card_and_each_who_leaves() -> None:
    state = after(drew(A), ORC_CAME, secured(RING), ORC_CAME, orcs=3, seats=4)
    assert state.clock == 4
    state = then(state, ORC_CAME)
    assert state.clock == 5
    assert then(state, FLEE).clock == 6
    assert then(state, FLEE, FLEE, FLEE).clock == 8


@pytest.mark.clause("MT-Q10", "MT-36")
@every_eye
def test_in_a_new_round_there_is_nothing_to_remember(seat: int) -> None:
    view = GAME.know(after(numbers(8, 7, 5), NEXT_ROUND, seats=3), seat)
    assert (view.places, view.seen) == ([0] * 34, [0] * 34)


@pytest.mark.clause("MT-Q10")
@every_eye
def test_cards_of_no_use_in_the_first_edition_are_known_to_be_in_the_box(seat: int) -> None:
    assert GAME.know(after(TAKEN, seats=3, edition="first"), seat).places[30:] == [IN_BOX] * 4


@pytest.mark.clause("MT-Q10")
@every_eye
def test_what_a_seat_knows_is_enough_to_play_on_from(seat: int) -> None:
    state = after(TAKEN, DRAW, E + 1, seats=3)
    assert GAME.redeal(GAME.know(state, seat)) == state


@pytest.mark.clause("MT-Q10", "MT-Q9")
@every_eye
def test_the_memory_aid_shows_covered_cards_the_same_for_all(seat: int) -> None:
    state = after(TAKEN, DRAW, E + 1, seats=3, memory_aid="on")
    view = GAME.show(state, seat)
    assert view == GAME.show(state, 0)
    assert faces(view) == {A: OWNED + 1, B: OWNED + 1, C: OWNED + 1, D: ON_SPACE + 1, E: ON_SPACE + 1, E + 1: IN_HAND}


@pytest.mark.clause("MT-Q10", "MT-Q7")
def test_the_memory_aid_does_not_show_what_nobody_saw() -> None:
    state = after(drew(A), drew(B), ORC_CAME * 6, grabbed(0), memory_aid="on")
    assert GAME.show(state, 0).tokens[:2] == [BLIND, 0]
    assert GAME.moves(then(state, FLEE)) == dict.fromkeys(range(6), 1)
    assert POTION in GAME.moves(then(state, FLEE))

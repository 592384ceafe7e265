"""Swapping: DT-10, DT-15, DT-Q5 to DT-Q8."""

import pytest

from doubloon.engine.game import SPECTATOR
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS
from doubloon.games.do_not_touch.rules import CASH, END, OWN_LOOT, SWAP, DoNotTouchState
from tests.games.do_not_touch.lines import after, card, cards, dealt, deck, hand, lay, moves, seat_part, start, swap, turn


def targets(state: DoNotTouchState, name: str) -> set[int]:
    """The seats that a card can be swapped with, in the numbers version."""
    if card(name) not in moves(NUMBERS, state):
        return set()
    picked = NUMBERS.play(state, card(name))
    return {action - SWAP for action in moves(NUMBERS, picked) if SWAP <= action < CASH}


def three(drawn: str = "B1", **options: int) -> DoNotTouchState:
    """Seat 0 acts, with R1, G2 and B3 and what it drew in hand; the loots have R4, G5 and R5 on top, seat 1's has G4 below."""
    state = dealt("R1 G2 B3", "G4 B4 B2", "R2 R3 G1", game=NUMBERS, **options)
    first = [turn("R4"), [*deck("G5"), *start("G4"), *lay("G5"), END], turn("R5")]
    return after(NUMBERS, state, *first, deck(drawn))


def loots(state: DoNotTouchState) -> list[list[int]]:
    view = NUMBERS.show(state, SPECTATOR)
    return [seat_part(view.loots, seat) for seat in range(3)]


@pytest.mark.clause("DT-10")
def test_a_card_of_the_hand_and_the_top_of_a_loot_change_places() -> None:
    state = after(NUMBERS, three(), swap("G2", 1))
    assert loots(state) == [cards("R4"), cards("G2 G4"), cards("R5")]
    assert state.tops[:3] == [card("R4") + 1, card("G2") + 1, card("R5") + 1]
    assert hand(NUMBERS, state, 0) == cards("R1 G5 B1 B3")
    assert state.sizes[:3] == [4, 2, 3]
    assert NUMBERS.actor(state) == 0


@pytest.mark.clause("DT-10")
def test_only_cards_that_match_can_be_swapped() -> None:
    state = three("B5")
    assert targets(state, "R1") == {2}  # R5: colour
    assert targets(state, "G2") == {1}  # G5: colour
    assert targets(state, "B5") == {1, 2}  # G5 and R5: number
    assert targets(state, "B3") == set()


@pytest.mark.clause("DT-10")
def test_in_the_symbols_version_colour_or_symbol_must_match_and_the_bonus_does_not_matter() -> None:
    state = dealt("Rb3 Gc2 Bg", "Bg2 Gg Gg", game=SYMBOLS, cashes_per_turn=0)
    state = after(SYMBOLS, state, turn("Rc"), turn("Bb3"), deck("Bc"))
    assert moves(SYMBOLS, after(SYMBOLS, state, card("Rb3"))) == {OWN_LOOT, SWAP + 1}
    assert moves(SYMBOLS, after(SYMBOLS, state, card("Bg"))) == {SWAP + 1}
    assert moves(SYMBOLS, after(SYMBOLS, state, card("Gc2"))) == {OWN_LOOT}


@pytest.mark.clause("DT-10")
def test_only_the_top_of_a_loot_can_be_swapped() -> None:
    """B4 matches G4, which lies below G5; it does not match G5."""
    state = after(NUMBERS, dealt("R1 B4 B3", "G4 G5 R2"), turn("B2"), deck("G3"), start("G4"), lay("G5"), END, deck("R3"))
    assert targets(state, "B4") == set()
    assert SWAP + 1 not in moves(NUMBERS, state)


@pytest.mark.clause("DT-15", "DT-10")
def test_a_swap_can_leave_the_opponent_a_lower_card_or_another_colour() -> None:
    state = three("B5")
    assert NUMBERS.scores(state) == [4, 9, 5]
    assert NUMBERS.scores(after(NUMBERS, state, swap("G2", 1))) == [4, 6, 5]  # a G2 for their G5
    other = after(NUMBERS, state, swap("B5", 2))  # as much worth, but seat 2 has no blue card and no 5
    assert NUMBERS.scores(other) == [4, 9, 5]
    stuck = after(NUMBERS, other, END, card("R1"), deck("R2"), END, deck("G3"))
    assert hand(NUMBERS, stuck, 2) == cards("R2 R3 G1 G3")
    assert all(OWN_LOOT not in moves(NUMBERS, after(NUMBERS, stuck, kind)) for kind in moves(NUMBERS, stuck) - {END})


@pytest.mark.clause("DT-Q5")
@pytest.mark.parametrize("limit", [0, 1, 2, 3, 4, 5])
def test_there_are_only_so_many_swaps_in_a_turn(limit: int) -> None:
    state = three("B5", swaps_per_turn=limit)
    for name in ["B5", "G5", "B5", "G5", "B5"][:limit]:
        state = after(NUMBERS, state, swap(name, 1))
    assert all(targets(state, name) == set() for name in ("R1", "G2", "B3", "B5", "G5"))
    assert SWAP + 1 not in moves(NUMBERS, state)
    if limit == 5:
        assert hand(NUMBERS, state, 0) == cards("R1 G2 G5 B3")


@pytest.mark.clause("DT-Q5")
def test_one_swap_a_turn_is_the_default_and_the_next_turn_has_its_own() -> None:
    state = after(NUMBERS, three("B5"), swap("G2", 1))
    assert targets(state, "R1") == targets(state, "B5") == set()
    state = after(NUMBERS, state, END, card("R1"), deck("R3"))
    assert NUMBERS.actor(state) == 1
    assert targets(state, "R3") == {0, 2}


@pytest.mark.clause("DT-Q5")
def test_several_swaps_can_go_to_several_loots() -> None:
    state = after(NUMBERS, three("B5", swaps_per_turn=2), swap("G2", 1), swap("R1", 2))
    assert loots(state) == [cards("R4"), cards("G2 G4"), cards("R1")]
    assert hand(NUMBERS, state, 0) == cards("R5 G5 B3 B5")


@pytest.mark.clause("DT-Q6", "DT-I3")
def test_the_card_swapped_in_need_not_match_the_one_below() -> None:
    state = after(NUMBERS, three("B5"), swap("B5", 1))  # onto G4
    assert loots(state)[1] == cards("G4 B5")
    assert state.tops[1] == card("B5") + 1


@pytest.mark.clause("DT-Q7")
def test_who_has_no_loot_yet_cannot_be_swapped_with_nor_oneself() -> None:
    state = dealt("R1 G2 B3", "R2 G3 B4", "R3 G4 B5")
    state = after(NUMBERS, state, turn("R1"), deck("R4"), start("R2"))
    assert targets(state, "R4") == {0}
    assert OWN_LOOT in moves(NUMBERS, after(NUMBERS, state, card("R4")))


@pytest.mark.clause("DT-Q7", "DT-I2")
def test_an_opponent_with_one_single_card_still_has_one_afterwards() -> None:
    state = after(NUMBERS, three(), swap("R1", 2))
    assert loots(state)[2] == cards("R1")
    assert state.tops[2] == card("R1") + 1


@pytest.mark.clause("DT-10", "DT-Q7")
def test_equal_cards_can_be_swapped() -> None:
    state = after(NUMBERS, dealt("R1 G2 B3", "R2 G3 B4"), turn("G1"), turn("B3"), deck("R5"), swap("B3", 1))
    assert hand(NUMBERS, state, 0) == cards("R1 R5 G2 B3")
    assert seat_part(NUMBERS.show(state, 0).loots, 1) == cards("B3")
    assert seat_part(NUMBERS.know(state, 1).known, 0) == cards("B3")


@pytest.mark.clause("DT-Q8")
def test_a_card_won_by_a_swap_can_be_added_at_once() -> None:
    state = after(NUMBERS, three("R3"), swap("R1", 2), lay("R5"))
    assert loots(state)[0] == cards("R4 R5")
    assert NUMBERS.scores(state) == [9, 9, 1]


@pytest.mark.clause("DT-Q8", "DT-12")
def test_a_bonus_card_won_by_a_swap_can_be_cashed_at_once() -> None:
    state = dealt("Rb Gc Bg", "Bg2 Gg Gg", game=SYMBOLS)
    state = after(SYMBOLS, state, turn("Rc"), turn("Rb3"), deck("Bc"), swap("Rb", 1), card("Rb3"))
    assert CASH in moves(SYMBOLS, state)
    assert after(SYMBOLS, state, CASH).to_draw == 3

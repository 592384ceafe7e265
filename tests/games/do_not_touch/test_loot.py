"""Cards for the own loot, and what a turn may hold: DT-8, DT-9, DT-13, DT-Q4, DT-Q14, DT-Q19, DT-Q20."""

import pytest

from doubloon.engine.game import SPECTATOR
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS
from doubloon.games.do_not_touch.rules import CASH, END, OWN_LOOT, DoNotTouchState
from tests.games.do_not_touch.lines import (
    after,
    card,
    cards,
    cash,
    dealt,
    deck,
    drop,
    hand,
    lay,
    moves,
    seat_part,
    start,
    swap,
    turn,
)

FITS_NUMBERS = [("R1", "R5", True), ("R1", "G1", True), ("R1", "R1", True), ("R1", "G2", False), ("B3", "G4", False), ("B5", "R5", True)]
FITS_SYMBOLS = [
    ("Rb", "Rc3", True),
    ("Rb", "Gb3", True),
    ("Rb", "Rb", True),
    ("Rb", "Gc", False),
    ("Rb3", "Gc3", False),  # the bonus is no symbol
    ("Gg2", "Bg", True),
    ("Gc2", "Bb2", False),
]


@pytest.mark.clause("DT-9", "DT-Q19")
@pytest.mark.parametrize(("top", "name", "fits"), FITS_NUMBERS)
def test_a_card_can_be_added_if_colour_or_number_match(top: str, name: str, fits: bool) -> None:
    state = after(NUMBERS, dealt(f"{top} {name} B2", "G2 G3 G4"), deck("R2"), start(top))
    assert (card(name) in moves(NUMBERS, state)) == fits


@pytest.mark.clause("DT-9")
@pytest.mark.parametrize(("top", "name", "fits"), FITS_SYMBOLS)
def test_a_card_can_be_added_if_colour_or_symbol_match(top: str, name: str, fits: bool) -> None:
    state = dealt(f"{top} {name} Bb", "Gg Gg Gb", game=SYMBOLS, cashes_per_turn=0)
    state = after(SYMBOLS, state, deck("Rg"), start(top))
    assert (card(name) in moves(SYMBOLS, state)) == fits


@pytest.mark.clause("DT-8")
def test_any_number_of_cards_can_be_added_in_a_turn() -> None:
    state = after(NUMBERS, dealt("R1 R2 R3", "G1 G2 G3"), deck("R4"), start("R1"), lay("R2", "R3", "R4"))
    assert seat_part(NUMBERS.show(state, SPECTATOR).loots, 0) == cards("R1 R2 R3 R4")
    assert hand(NUMBERS, state, 0) == []
    assert moves(NUMBERS, state) == {END}
    assert moves(NUMBERS, NUMBERS.play(state, END)) != {END}


@pytest.mark.clause("DT-8", "DT-9")
def test_each_card_lies_on_top_and_the_next_must_match_it() -> None:
    state = after(NUMBERS, dealt("R1 R2 G2", "B1 B3 B4"), deck("R5"), start("R1"))
    assert moves(NUMBERS, state) == {END, *cards("R2 R5")}
    state = after(NUMBERS, state, lay("R2"))
    assert state.tops[0] == card("R2") + 1
    assert moves(NUMBERS, state) == {END, *cards("R5 G2")}  # G2 matches R2, as it did not match R1
    state = after(NUMBERS, state, lay("G2"))
    assert moves(NUMBERS, state) == {END}  # R5 matches R2 below, but not G2


@pytest.mark.clause("DT-8")
def test_a_card_added_leaves_the_hand() -> None:
    state = after(NUMBERS, dealt("R1 R2 R2", "B1 B3 B4"), deck("R5"), start("R1"), lay("R2"))
    assert hand(NUMBERS, state, 0) == cards("R2 R5")
    assert NUMBERS.show(state, 1).sizes[:2] == [2, 3]


def symbols() -> DoNotTouchState:
    """Seat 0 acts, with Rb2, Gb and Rc in hand; the loots have Rb and Rg on top."""
    state = dealt("Rb2 Gb Rc", "Rg Gg Bg", game=SYMBOLS)
    return after(SYMBOLS, state, turn("Rb"), turn("Rg"), deck("Bb"))


@pytest.mark.clause("DT-Q4")
def test_after_the_draw_things_are_done_in_any_order() -> None:
    for line in (
        [lay("Bb"), swap("Rc", 1), cash("Rb2", "Gc Gc"), lay("Gb")],
        [cash("Rb2", "Gc Gc"), swap("Rc", 1), lay("Bb", "Gb")],
        [swap("Rc", 1), lay("Gb", "Bb"), cash("Rb2", "Gc Gc")],
    ):
        state = after(SYMBOLS, symbols(), *line)
        assert sorted(seat_part(SYMBOLS.show(state, 1).loots, 0)) == cards("Rb Gb Bb")
        assert hand(SYMBOLS, state, 0) == cards("Rg Gc Gc")
        assert seat_part(SYMBOLS.show(state, 1).loots, 1) == cards("Rc")
        assert SYMBOLS.actor(state) == 0


@pytest.mark.clause("DT-Q4")
def test_a_turn_goes_on_until_the_player_ends_it() -> None:
    state = after(SYMBOLS, symbols(), lay("Bb"))
    assert SYMBOLS.actor(state) == 0
    assert SYMBOLS.actor(after(SYMBOLS, state, END)) == 1


@pytest.mark.clause("DT-Q4")
def test_a_picked_card_must_be_used() -> None:
    state = after(SYMBOLS, symbols(), card("Rb2"))
    assert moves(SYMBOLS, state) == {OWN_LOOT, OWN_LOOT + 2, CASH}
    assert END not in moves(SYMBOLS, state)


@pytest.mark.clause("DT-Q20")
def test_nothing_need_be_added_after_the_first_turn() -> None:
    state = after(NUMBERS, dealt("R1 R2 R3", "G1 G2 G3"), turn("R4"), turn("G4"), deck("R5"))
    assert {END, card("R5")} <= moves(NUMBERS, state)
    ended = after(NUMBERS, state, drop("R5"))
    assert seat_part(NUMBERS.show(ended, 1).loots, 0) == cards("R4")
    assert NUMBERS.actor(ended) == 1


# === The end of a turn: DT-13, DT-Q14 ===


@pytest.mark.clause("DT-13", "DT-Q20")
def test_with_three_cards_or_fewer_the_turn_just_ends() -> None:
    state = after(NUMBERS, dealt("R1 R2 R3", "G1 G2 G3"), turn("R4"))
    assert (NUMBERS.actor(state), state.sizes[0], state.discarded) == (1, 3, 0)
    fewer = after(NUMBERS, dealt("R1 R2 R3", "G1 G2 G3"), deck("R4"), start("R4"), lay("R1"), END)
    assert (NUMBERS.actor(fewer), fewer.sizes[0], fewer.discarded) == (1, 2, 0)


@pytest.mark.clause("DT-13")
def test_a_fourth_card_is_discarded_and_the_player_chooses_which() -> None:
    state = after(NUMBERS, dealt("R1 R2 R3", "G1 G2 G3"), turn("R4"), turn("G4"), deck("B5"), END)
    assert NUMBERS.actor(state) == 0
    assert moves(NUMBERS, state) == set(cards("R1 R2 R3 B5"))
    for name in ("R1", "R2", "R3", "B5"):
        ended = after(NUMBERS, state, card(name))
        assert (NUMBERS.actor(ended), ended.discard[0], ended.sizes[0]) == (1, card(name) + 1, 3)
        assert sorted([*hand(NUMBERS, ended, 0), card(name)]) == cards("R1 R2 R3 B5")


@pytest.mark.clause("DT-Q14", "DT-13")
@pytest.mark.parametrize("order", ["Gc Bc", "Bc Gc", "Gb Gb"])
def test_of_several_cards_too_many_the_player_chooses_the_order(order: str) -> None:
    state = dealt("Rb3 Gb Gb", "Rg Gg Bg", game=SYMBOLS)
    state = after(SYMBOLS, state, deck("Rb"), start("Rb"), cash("Rb3", "Gc Bc Bc"), END)
    first, second = cards(order)
    between = after(SYMBOLS, state, first)
    assert SYMBOLS.actor(between) == 0
    ended = after(SYMBOLS, between, second)
    assert SYMBOLS.actor(ended) == 1
    assert ended.discard[:4] == [card("Rb3") + 1, first + 1, second + 1, 0]
    assert len(hand(SYMBOLS, ended, 0)) == 3


@pytest.mark.clause("DT-13")
def test_the_limits_of_a_turn_are_new_in_the_next_one() -> None:
    state = after(SYMBOLS, symbols(), swap("Rc", 1), cash("Rb2", "Gc2 Gc2"), lay("Gb"), drop("Rg"))
    state = after(SYMBOLS, state, turn("Bg2", "Bg2"), deck("Rc2"))
    assert CASH in moves(SYMBOLS, after(SYMBOLS, state, card("Gc2")))
    assert OWN_LOOT + 2 in moves(SYMBOLS, after(SYMBOLS, state, card("Rc2")))

"""The bar on a card taken from the discard pile, in the symbols version: DT-12, DT-Q13."""

import pytest

from doubloon.engine.game import SPECTATOR
from doubloon.games.do_not_touch import SYMBOLS
from doubloon.games.do_not_touch.rules import CASH, END, OWN_LOOT, SWAP, DoNotTouchState
from tests.games.do_not_touch.lines import PILE, after, card, cards, cash, dealt, deck, hand, lay, moves, seat_part, start, swap

RB2 = card("Rb2")


def taken(held: str, top: str = "Bb", **options: int) -> DoNotTouchState:
    """Seat 0 has cashed an Rb2, so that it lies on the pile, and ended with this on its loot. Seat 1 has taken the Rb2, and begins its loot
    with the first of these cards."""
    state = dealt("Rb2 Gg Bc", held, game=SYMBOLS, **options)
    state = after(SYMBOLS, state, deck("Rb"), start("Rb"), cash("Rb2", f"Gc {top}"), lay(top), END)
    return after(SYMBOLS, state, PILE, start(held.split(maxsplit=1)[0]))


def may_cash(state: DoNotTouchState, name: str = "Rb2") -> bool:
    return CASH in moves(SYMBOLS, SYMBOLS.play(state, card(name)))


def known(state: DoNotTouchState) -> list[int]:
    """Cards in seat 1's hand that everybody knows."""
    return seat_part(SYMBOLS.know(state, SPECTATOR).known, 1)


@pytest.mark.clause("DT-12", "DT-Q11")
def test_a_card_taken_from_the_pile_cannot_be_cashed_in_that_turn() -> None:
    state = taken("Gb Bg Gc")
    assert not may_cash(state)
    assert moves(SYMBOLS, after(SYMBOLS, state, RB2)) == {OWN_LOOT, SWAP + 0}


@pytest.mark.clause("DT-12")
def test_a_barred_card_that_fits_nowhere_cannot_even_be_picked() -> None:
    assert RB2 not in moves(SYMBOLS, taken("Gc Gg Bg", swaps_per_turn=0))
    assert RB2 in moves(SYMBOLS, taken("Gc Rb2 Bg", swaps_per_turn=0))  # its twin can be cashed


@pytest.mark.clause("DT-12")
def test_other_bonus_cards_are_not_barred() -> None:
    state = taken("Gb Rb3 Bg2")
    assert may_cash(state, "Rb3")
    assert may_cash(state, "Bg2")
    assert not may_cash(state)


@pytest.mark.clause("DT-12", "DT-Q13")
def test_the_bar_is_over_with_the_turn() -> None:
    state = after(SYMBOLS, taken("Gb Bg Gc"), END)
    state = after(SYMBOLS, state, deck("Rg"), END, card("Rg"), deck("Rg"))
    assert SYMBOLS.actor(state) == 1
    assert may_cash(state)


@pytest.mark.clause("DT-12", "DT-Q13")
def test_the_bar_stays_while_other_cards_come_and_go() -> None:
    state = after(SYMBOLS, taken("Gb Bg Bg3", cashes_per_turn=9), cash("Bg3", "Bb Gb3 Rc"), lay("Bb"), cash("Gb3", "Gc Gc Rg"))
    assert not may_cash(state)
    assert SYMBOLS.show(state, 0).barred == RB2 + 1


@pytest.mark.clause("DT-Q13")
def test_of_two_equal_cards_only_one_is_barred() -> None:
    state = taken("Gb Rb2 Bg")
    assert hand(SYMBOLS, state, 1) == cards("Rb2 Rb2 Bg")
    assert may_cash(state)


@pytest.mark.clause("DT-Q13", "DT-11")
def test_when_an_equal_card_is_cashed_the_barred_one_stays_and_stays_barred() -> None:
    state = after(SYMBOLS, taken("Gb Rb2 Bg", cashes_per_turn=9), cash("Rb2", "Rb3 Gc"))
    assert hand(SYMBOLS, state, 1) == cards("Rb2 Rb3 Gc Bg")
    assert not may_cash(state)
    assert may_cash(state, "Rb3")
    assert SYMBOLS.show(state, 0).barred == RB2 + 1


@pytest.mark.clause("DT-Q13", "DT-Q21")
def test_when_an_equal_card_is_cashed_all_know_that_the_barred_one_is_still_there() -> None:
    state = taken("Gb Rb2 Bg")
    assert known(state) == [RB2]
    cashed = after(SYMBOLS, state, cash("Rb2", "Rb3 Gc"))
    assert known(cashed) == [RB2]
    assert SYMBOLS.moves(SYMBOLS.redeal(SYMBOLS.know(cashed, 0))).get(RB2, 0) == 0  # the other one lies on the pile


@pytest.mark.clause("DT-Q13", "DT-Q21")
def test_of_two_known_cards_the_barred_one_stays_known_when_the_other_is_cashed() -> None:
    state = after(SYMBOLS, taken("Gb Rb Bg", "Rb2"), swap("Rb", 0))
    assert known(state) == [RB2, RB2]
    assert may_cash(state)  # the one from the loot
    cashed = after(SYMBOLS, state, cash("Rb2", "Rb3 Gc"))
    assert known(cashed) == [RB2]
    assert cashed.barred == RB2 + 1


@pytest.mark.clause("DT-Q13")
def test_of_equal_cards_the_barred_one_is_added_first_and_the_other_is_free() -> None:
    state = after(SYMBOLS, taken("Gb Rb2 Bg"), lay("Rb2"))
    assert hand(SYMBOLS, state, 1) == cards("Rb2 Bg")
    assert may_cash(state)
    assert known(state) == []
    assert SYMBOLS.show(state, 0).barred == 0


@pytest.mark.clause("DT-Q13")
def test_of_equal_cards_the_barred_one_is_swapped_away_first_and_the_other_is_free() -> None:
    state = after(SYMBOLS, taken("Gb Rb2 Bg"), swap("Rb2", 0))
    assert hand(SYMBOLS, state, 1) == cards("Rb2 Bb Bg")
    assert may_cash(state)
    assert known(state) == cards("Bb")


@pytest.mark.clause("DT-Q13", "DT-Q8")
def test_a_card_swapped_away_and_back_is_free() -> None:
    state = taken("Gb Bg Gc", swaps_per_turn=2)
    assert not may_cash(state)
    back = after(SYMBOLS, state, swap("Rb2", 0), swap("Bb", 0))
    assert hand(SYMBOLS, back, 1) == cards("Rb2 Gc Bg")
    assert may_cash(back)


@pytest.mark.clause("DT-Q13")
def test_an_equal_card_won_by_a_swap_is_free_and_the_barred_one_is_not() -> None:
    state = after(SYMBOLS, taken("Gb Rb Bg", "Rb2", cashes_per_turn=9), swap("Rb", 0), cash("Rb2", "Rg Gc"))
    assert hand(SYMBOLS, state, 1) == cards("Rb2 Rg Gc Bg")
    assert not may_cash(state)


@pytest.mark.clause("DT-Q13")
def test_a_barred_card_that_is_added_has_no_further_effect() -> None:
    state = after(SYMBOLS, taken("Gb Bg2 Gc"), lay("Rb2"))
    assert SYMBOLS.scores(state)[1] == 1 + 2
    assert may_cash(state, "Bg2")
    assert state.barred == 0


@pytest.mark.clause("DT-12")
def test_the_card_that_is_next_on_the_pile_is_barred_in_its_turn() -> None:
    state = after(SYMBOLS, taken("Gb Bg3 Gc"), cash("Bg3", "Rg Rc Rc2"), END, cards("Rg Rc2"), PILE)
    assert hand(SYMBOLS, state, 0) == cards("Rc2 Gg Gc Bc")
    assert not may_cash(after(SYMBOLS, state, lay("Bc")), "Rc2")

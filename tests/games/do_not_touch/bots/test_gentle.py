"""Do Not Touch My Treasures: a child's odds."""

from doubloon.games.do_not_touch import NUMBERS, SYMBOLS
from doubloon.games.do_not_touch.bots import gentle
from doubloon.games.do_not_touch.rules import CASH, END, EXCESS, FROM_DECK, FROM_DISCARD, OWN_LOOT, START, SWAP
from tests.bots.asking import choice, odds
from tests.games.do_not_touch.bots.positions import holding, on_the_pile, picked
from tests.games.do_not_touch.lines import card


def test_the_dearer_a_card_that_fits_the_likelier_it_is_laid() -> None:
    state = holding(NUMBERS, "R1 R3 G5", "R2", "B4")
    assert odds(NUMBERS, gentle, state) == {card("R1"): 1, card("R3"): 27}
    assert choice(NUMBERS, gentle, picked(state, "R3")) == OWN_LOOT


def test_nothing_to_gain_ends_the_turn() -> None:
    assert choice(NUMBERS, gentle, holding(NUMBERS, "R3", "G1", "R1")) == END


def test_a_dearer_card_is_grabbed() -> None:
    state = picked(holding(NUMBERS, "R1 B2", "R2", "R5", "R4"), "R1")
    assert choice(NUMBERS, gentle, state) == SWAP + 1


def test_bonus_cards_are_cashed_one_by_one() -> None:
    state = holding(SYMBOLS, "Rb3 Gg", "Rg", "Bc")
    assert choice(SYMBOLS, gentle, picked(state, "Rb3")) == CASH
    state = holding(SYMBOLS, "Rb3 Bb", "Rg", "Gc")
    state.cashes = 1
    assert choice(SYMBOLS, gentle, state) == END


def test_what_lies_open_is_taken_if_it_fits() -> None:
    assert odds(NUMBERS, gentle, on_the_pile(NUMBERS, "R1", "R2", "B2")) == {FROM_DECK: 1, FROM_DISCARD: 4}
    assert odds(NUMBERS, gentle, on_the_pile(NUMBERS, "G5", "R2", "B2")) == {FROM_DECK: 4, FROM_DISCARD: 1}
    assert odds(SYMBOLS, gentle, on_the_pile(SYMBOLS, "Gg2", "Rb", "Bc")) == {FROM_DECK: 1, FROM_DISCARD: 4}


def test_any_card_may_be_the_first_and_cheap_ones_are_dropped() -> None:
    assert odds(NUMBERS, gentle, holding(NUMBERS, "R1 G5", "", "", phase=START)) == {card("R1"): 1, card("G5"): 1}
    state = holding(NUMBERS, "R1 G5 B5 B4", "R2", "G2", phase=EXCESS)
    assert odds(NUMBERS, gentle, state) == {card("R1"): 125, card("G5"): 1, card("B5"): 1, card("B4"): 8}

"""What the coach says: the odds that a card fits, and each reason where it holds and where it does not."""

from fractions import Fraction

import pytest

from doubloon.games.do_not_touch import NUMBERS, SYMBOLS, DoNotTouch
from doubloon.games.do_not_touch.rules import CASH, DRAW, FROM_DECK, FROM_DISCARD, OWN_LOOT, SWAP, DoNotTouchState
from tests.games.coaching import odds, why
from tests.games.do_not_touch.bots.positions import holding, on_the_pile, picked
from tests.games.do_not_touch.lines import card, dealt

# === Odds. Each colour has 18 cards: five of 1, four of 2, four of 3, three of 4, two of 5 ===


def test_a_card_fits_by_its_colour_or_its_number() -> None:
    """On a red 1 fit the other 17 red cards and the ten other 1s."""
    state = holding(NUMBERS, "", "R1", "", phase=DRAW)
    assert odds(NUMBERS, state, FROM_DECK) == {"fits": Fraction(27, 53), "no-fit": Fraction(26, 53)}


def test_cards_that_one_holds_do_not_come() -> None:
    state = holding(NUMBERS, "G1", "R1", "", phase=DRAW)
    assert odds(NUMBERS, state, FROM_DECK)["fits"] == Fraction(26, 52)


def test_cards_of_others_may_come_as_well_as_those_of_the_deck() -> None:
    """Hands that one has not seen change no odds: of 54 cards one knows the three in one's own hand."""
    state = dealt("R2 R3 R4", "G1 G2 G3")
    state.tops[0] = card("R1") + 1
    assert sum(odds(NUMBERS, state, FROM_DECK).values()) == 1
    assert {chance.denominator for chance in odds(NUMBERS, state, FROM_DECK).values()} <= {1, 3, 17, 51}


def test_of_two_new_cards_one_is_enough() -> None:
    """Symbols: on a red bullion fit 17 red cards and the twelve other bullion; one of each is spent below."""
    state = picked(holding(SYMBOLS, "Rc2", "Rb", "Gg"), "Rc2")
    unknown, fitting = 51, 28  # 54 less the three; 29 less the red coin
    assert odds(SYMBOLS, state, CASH)["no-fit"] == Fraction((unknown - fitting) * (unknown - fitting - 1), unknown * (unknown - 1))


def test_without_a_loot_every_card_may_begin_it() -> None:
    assert odds(NUMBERS, holding(NUMBERS, "", "", "", phase=DRAW), FROM_DECK) == {}


def test_the_open_card_has_no_odds() -> None:
    assert odds(NUMBERS, on_the_pile(NUMBERS, "R1", "R2", ""), FROM_DISCARD) == {}


# === Reasons ===


@pytest.mark.parametrize(
    ("game", "state", "action", "said"),
    [
        (NUMBERS, on_the_pile(NUMBERS, "R3", "R1", "G1"), FROM_DISCARD, "discard"),
        (NUMBERS, on_the_pile(NUMBERS, "G3", "R1", "G1"), FROM_DISCARD, ""),  # it does not fit
        (NUMBERS, on_the_pile(NUMBERS, "R3", "", "G1"), FROM_DISCARD, ""),  # there is no loot yet
        (NUMBERS, on_the_pile(NUMBERS, "R3", "R1", "G1"), FROM_DECK, ""),
        (NUMBERS, picked(holding(NUMBERS, "R3", "R1", "R5"), "R3"), OWN_LOOT, "lay"),
        (NUMBERS, picked(holding(NUMBERS, "R3", "R1", "R5"), "R3"), SWAP + 1, "swap"),
        (NUMBERS, picked(holding(NUMBERS, "R3", "R1", "R2"), "R3"), SWAP + 1, ""),  # it would lose a point
        (SYMBOLS, picked(holding(SYMBOLS, "Rc2", "Rb", "Gg"), "Rc2"), CASH, "cash"),
        (NUMBERS, holding(NUMBERS, "R3", "R1", "R2"), card("R3"), ""),
    ],
)
def test_each_reason_is_said_where_it_holds(game: DoNotTouch, state: DoNotTouchState, action: int, said: str) -> None:
    assert why(game, state, action) == said

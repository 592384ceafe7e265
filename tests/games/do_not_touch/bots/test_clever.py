"""Do Not Touch My Treasures: what to keep, to cover, to swap, to cash."""

import pytest

from doubloon.games.do_not_touch import NUMBERS, SYMBOLS
from doubloon.games.do_not_touch.bots import clever
from doubloon.games.do_not_touch.rules import (
    CASH,
    END,
    EXCESS,
    FROM_DECK,
    FROM_DISCARD,
    IN_DECK,
    NO_DRAW,
    OPEN_HAND,
    OWN_LOOT,
    START,
    SWAP,
    move_card,
)
from tests.bots.asking import choice
from tests.games.do_not_touch.bots.positions import enrich, holding, last_turn, on_the_pile, picked
from tests.games.do_not_touch.lines import card

# === What to lay ===


def test_while_there_is_room_cards_stay_in_hand() -> None:
    assert choice(NUMBERS, clever, holding(NUMBERS, "R4 G5 B1", "R2", "G1")) == END


def test_a_dear_card_is_laid_if_a_lower_one_covers_it() -> None:
    assert choice(NUMBERS, clever, holding(NUMBERS, "R4 R1 B1", "R2", "G1")) == card("R4")


def test_a_dear_top_is_covered() -> None:
    assert choice(NUMBERS, clever, holding(NUMBERS, "R1 G2 B3", "R5", "B1")) == card("R1")
    assert choice(SYMBOLS, clever, holding(SYMBOLS, "Rb Gg Bc", "Rb3", "Gc", cashes_per_turn=0)) == card("Rb")


def test_with_too_many_cards_one_is_laid_rather_than_discarded() -> None:
    assert choice(NUMBERS, clever, holding(NUMBERS, "R4 G1 B3 B5", "R2", "B1")) == card("R4")


def test_a_card_is_laid_that_another_can_follow() -> None:
    """The red 4, the red 1 and the blue 2 fit; only on the 4 another can be laid that covers it."""
    assert choice(NUMBERS, clever, holding(NUMBERS, "R4 B2 R1 G5", "R2", "G3")) == card("R4")


def test_in_the_last_turn_the_dearest_chain_is_laid() -> None:
    """On the red 2: the red 5 and then the green 5, not the red 1 alone."""
    state = last_turn(holding(NUMBERS, "R1 R5 G5", "R2", "B1"))
    assert choice(NUMBERS, clever, state) == card("R5")
    assert choice(NUMBERS, clever, picked(state, "R5")) == OWN_LOOT


def test_in_the_last_turn_even_a_1_is_laid() -> None:
    state = holding(NUMBERS, "R1", "R1", "B1")
    assert choice(NUMBERS, clever, state) == END
    assert choice(NUMBERS, clever, last_turn(state)) == card("R1")


def test_the_last_turn_comes_when_the_others_can_empty_the_deck() -> None:
    state = holding(NUMBERS, "R1", "R1", "B2", "B2")
    state.deck_left = 3
    assert choice(NUMBERS, clever, state) == END
    state.deck_left = 2
    assert choice(NUMBERS, clever, state) == card("R1")


@pytest.mark.parametrize(("left", "cashes", "move"), [(5, 1, END), (4, 1, card("Rb")), (4, 0, END), (2, 0, END), (1, 0, card("Rb"))])
def test_the_last_turn_may_come_sooner_where_cards_are_cashed(left: int, cashes: int, move: int) -> None:
    """Of four cards the rival draws one, and can cash a card for the rest."""
    state = holding(SYMBOLS, "Rb", "Rg", "Gc", cashes_per_turn=cashes)
    state.deck_left = left
    assert choice(SYMBOLS, clever, state) == move


def test_the_first_card_is_one_that_others_can_follow() -> None:
    """Nothing fits the blue 5 or the green 2; of the two reds the lower one covers the other."""
    assert choice(NUMBERS, clever, holding(NUMBERS, "R3 R1 B5 G2", "", "", phase=START)) == card("R3")


# === Swaps ===


def test_the_dearest_top_is_taken_with_the_lowest_card() -> None:
    state = holding(NUMBERS, "R1 R3 B2", "G2", "R5", "R4")
    assert choice(NUMBERS, clever, state) == card("R1")
    assert choice(NUMBERS, clever, picked(state, "R1")) == SWAP + 1


def test_of_two_equal_tops_the_richer_rival_loses_his() -> None:
    state = holding(NUMBERS, "R1 B2 B3", "G2", "R4", "R4")
    state = picked(state, "R1")
    assert choice(NUMBERS, clever, state) == SWAP + 1
    enrich(state, 2, "B5")
    assert choice(NUMBERS, clever, state) == SWAP + 2


def test_a_lower_top_is_left_alone() -> None:
    assert choice(NUMBERS, clever, holding(NUMBERS, "R3 G4", "B1", "R2")) == END


def test_only_so_many_swaps_as_are_allowed() -> None:
    state = holding(NUMBERS, "R1 B2", "G3", "R5")
    assert choice(NUMBERS, clever, state) == card("R1")
    state.swaps = 1
    assert choice(NUMBERS, clever, state) == END


def test_without_swaps_nothing_need_be_covered() -> None:
    assert choice(NUMBERS, clever, holding(NUMBERS, "R1 G2 B3", "R5", "B1", swaps_per_turn=0)) == END


# === Bonus cards ===


def test_a_bonus_card_is_cashed_even_if_it_fits() -> None:
    state = holding(SYMBOLS, "Rb3 Gg Bc", "Rg", "Gc")
    assert choice(SYMBOLS, clever, state) == card("Rb3")
    assert choice(SYMBOLS, clever, picked(state, "Rb3")) == CASH


@pytest.mark.parametrize(("left", "target"), [(3, CASH), (4, OWN_LOOT)])
def test_a_bonus_card_is_cashed_for_the_last_cards_of_the_deck(left: int, target: int) -> None:
    """With four cards left, six players have no other turn: the card is worth its three points on the loot."""
    state = picked(holding(SYMBOLS, "Rb3", "Rg", "Gc", "Gc", "Gc", "Bc", "Bc"), "Rb3")
    state.deck_left = left
    assert choice(SYMBOLS, clever, state) == target


def test_a_second_bonus_card_is_kept_for_the_next_turn() -> None:
    state = holding(SYMBOLS, "Rb3 Gg Bc", "Rg", "Gc")
    state.cashes = 1
    assert choice(SYMBOLS, clever, state) == END


def test_without_swaps_plain_cards_are_laid_and_bonus_cards_kept() -> None:
    state = holding(SYMBOLS, "Rb3 Rg Bc", "Rc3", "Gc", swaps_per_turn=0)
    state.cashes = 1
    assert choice(SYMBOLS, clever, state) in {card("Rg"), card("Bc")}
    state = holding(SYMBOLS, "Rb3 Gg", "Rc3", "Gc", swaps_per_turn=0)
    state.cashes = 1
    assert choice(SYMBOLS, clever, state) == END


def test_in_the_last_turn_it_is_laid() -> None:
    state = last_turn(holding(SYMBOLS, "Rb3 Gg Bc", "Rc", "Gc"))
    assert choice(SYMBOLS, clever, state) == card("Rb3")
    assert choice(SYMBOLS, clever, picked(state, "Rb3")) == OWN_LOOT


# === The discard pile ===


@pytest.mark.parametrize(("name", "move"), [("R3", FROM_DISCARD), ("R2", FROM_DECK), ("G5", FROM_DECK), ("G1", FROM_DECK)])
def test_a_discard_is_taken_if_it_fits_and_is_dear(name: str, move: int) -> None:
    assert choice(NUMBERS, clever, on_the_pile(NUMBERS, name, "R1", "B2")) == move


@pytest.mark.parametrize(("name", "move"), [("Gg2", FROM_DISCARD), ("Bc3", FROM_DISCARD), ("Rb", FROM_DECK)])
def test_a_bonus_card_is_taken_to_be_cashed_later(name: str, move: int) -> None:
    assert choice(SYMBOLS, clever, on_the_pile(SYMBOLS, name, "Rb", "Bc")) == move


@pytest.mark.parametrize(("left", "move"), [(5, FROM_DISCARD), (4, FROM_DECK)])
def test_a_bonus_card_is_left_when_the_deck_lasts_for_two_rounds_only(left: int, move: int) -> None:
    state = on_the_pile(SYMBOLS, "Gg2", "Rb", "Bc")
    state.deck_left = left
    assert choice(SYMBOLS, clever, state) == move


@pytest.mark.parametrize(("name", "move"), [("R1", FROM_DISCARD), ("G2", NO_DRAW)])
def test_with_the_deck_empty_anything_that_fits_is_taken(name: str, move: int) -> None:
    assert choice(NUMBERS, clever, last_turn(on_the_pile(NUMBERS, name, "R1", "B2", finish_round="yes"))) == move


def test_the_least_card_is_discarded() -> None:
    assert choice(NUMBERS, clever, holding(NUMBERS, "G2 G1 B3 B5", "R4", "R4", phase=EXCESS)) == card("G1")


def test_a_card_for_the_next_player_is_not_discarded() -> None:
    """The green 2 would fit on his loot; the blue 3 is dearer, but no use to him."""
    assert choice(NUMBERS, clever, holding(NUMBERS, "G2 B3 B5 B4", "R1", "G1", phase=EXCESS)) == card("B3")


def test_a_game_that_would_be_lost_is_not_ended() -> None:
    """Cashing would end it, with 13 points at most: 1 in the loot, 2 in hand, twice 3 to be drawn, and 4 by a swap."""
    state = holding(SYMBOLS, "Rb2", "Gc", "Bb", "Bb")
    state.deck_left = 2
    for name in ("Rb3", "Rg3", "Rc3", "Gb3"):
        enrich(state, 1, name)
    assert choice(SYMBOLS, clever, picked(state, "Rb2")) == CASH
    enrich(state, 1, "Gg")
    assert choice(SYMBOLS, clever, picked(state, "Rb2")) != CASH


def test_a_swap_takes_the_place_where_a_rival_could_lay_a_known_card() -> None:
    """A 2 for a 2, so that the red 5 no longer fits."""
    state = holding(NUMBERS, "G2", "B1", "R2")
    assert choice(NUMBERS, clever, state) == END
    move_card(state, card("R5"), IN_DECK, OPEN_HAND + 1)
    state.sizes[1] = 1
    assert choice(NUMBERS, clever, state) == card("G2")
    assert choice(NUMBERS, clever, picked(state, "G2")) == SWAP + 1

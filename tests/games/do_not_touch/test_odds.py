"""The decks and their odds, exactly: our moves of chance followed one by one, against arithmetic that does not know them."""

from collections import Counter
from fractions import Fraction

import pytest

from doubloon.games.do_not_touch import NUMBERS, SYMBOLS, DoNotTouch
from doubloon.games.do_not_touch.rules import END, FROM_DECK, DoNotTouchState
from tests.games.do_not_touch.lines import cards, listed

DECKS = {"numbers": [5, 4, 4, 3, 2], "flatter": [4, 4, 4, 3, 3], "steeper": [6, 5, 4, 2, 1], "symbols": [3, 2, 1] * 3}
every_deck = pytest.mark.parametrize("deck", DECKS)


def first_cards(deck: str, *kinds: int) -> DoNotTouchState:
    """Seat 0 is dealt these first. Nobody can swap or cash, so that only what matches can be picked."""
    state = NUMBERS.new(deck=deck, swaps_per_turn=0, cashes_per_turn=0)
    for kind in kinds:
        state = NUMBERS.play(state, kind)
    return state


def begun_with(state: DoNotTouchState, kind: int) -> DoNotTouchState:
    """Whatever else comes, seat 0 begins its loot with this card."""
    while NUMBERS.moves(state).keys() != {FROM_DECK}:
        state = NUMBERS.play(state, max(NUMBERS.moves(state)))
    state = NUMBERS.play(state, FROM_DECK)
    state = NUMBERS.play(state, max(NUMBERS.moves(state)))
    return NUMBERS.play(state, kind)


@pytest.mark.clause("DT-1")
@every_deck
def test_there_are_54_cards_18_of_each_colour(deck: str) -> None:
    odds = NUMBERS.moves(NUMBERS.new(deck=deck))
    assert sum(odds.values()) == 54
    for colour in range(3):
        assert [odds[9 * colour + face] for face in range(len(DECKS[deck]))] == DECKS[deck]
        assert sum(count for kind, count in odds.items() if kind // 9 == colour) == 18


@pytest.mark.clause("DT-1", "DT-5")
@pytest.mark.parametrize(("deck", "total"), [("numbers", 141), ("flatter", 153), ("steeper", 123), ("symbols", 90)])
def test_the_whole_deck_is_worth(deck: str, total: int) -> None:
    odds = NUMBERS.moves(NUMBERS.new(deck=deck))
    worth = {kind: NUMBERS.scores(begun_with(first_cards(deck, kind), kind))[0] for kind in odds}
    assert sum(count * worth[kind] for kind, count in odds.items()) == total
    counted = Counter({value: sum(odds[kind] for kind in odds if worth[kind] == value) for value in set(worth.values())})
    if deck == "symbols":
        assert counted == {1: 27, 2: 18, 3: 9}
    else:
        assert counted == {value: 3 * count for value, count in enumerate(DECKS[deck], 1)}


def same_mark(deck: str) -> tuple[Fraction, Fraction]:
    """The odds that two cards have the same number or symbol, and that they have the same colour as well."""
    marks = [6, 6, 6] if deck == "symbols" else DECKS[deck]
    pairs = 54 * 53
    return Fraction(sum(3 * count * (3 * count - 1) for count in marks), pairs), Fraction(
        sum(3 * count * (count - 1) for count in marks), pairs
    )


@pytest.mark.long
@pytest.mark.clause("DT-9", "DT-1")
@every_deck
def test_two_random_cards_match(deck: str) -> None:
    mark, both = same_mark(deck)
    exact = Fraction()
    opening = first_cards(deck)
    for one, count in NUMBERS.moves(opening).items():
        seconds = NUMBERS.moves(first_cards(deck, one))
        fitting = sum(many for other, many in seconds.items() if other in NUMBERS.moves(begun_with(first_cards(deck, one, other), one)))
        exact += Fraction(count, 54) * Fraction(fitting, sum(seconds.values()))
    assert exact == Fraction(17, 53) + mark - both  # of the other 53 cards 17 have the same colour


@pytest.mark.clause("DT-9", "DT-1")
@pytest.mark.parametrize(("deck", "exact", "percent"), [("numbers", Fraction(223, 477), 46.8), ("symbols", Fraction(29, 53), 54.7)])
def test_the_odds_on_the_page_are_those_of_the_formula(deck: str, exact: Fraction, percent: float) -> None:
    mark, both = same_mark(deck)
    assert Fraction(17, 53) + mark - both == exact
    assert round(float(100 * exact), 1) == percent


@pytest.mark.clause("DT-3", "G-3")
@pytest.mark.parametrize(("game", "hand"), [(NUMBERS, "R5 R5 G1"), (NUMBERS, "R1 R1 R1"), (SYMBOLS, "Rb Gg2 Bc3"), (SYMBOLS, "Rb Rb Rb2")])
def test_a_hand_is_dealt_as_often_as_it_can_be_chosen_from_54_cards(game: DoNotTouch, hand: str) -> None:
    """All orders in which chance deals it, against the number of ways to choose it."""
    ways, orders = 1, set[tuple[int, ...]]()
    wanted = cards(hand)
    odds = game.moves(game.new())
    for kind, times in Counter(wanted).items():
        ways *= choose(odds[kind], times)
    exact = Fraction()
    for one in range(3):
        for two in {0, 1, 2} - {one}:
            orders.add((wanted[one], wanted[two], wanted[3 - one - two]))
    for order in orders:
        chance, state = Fraction(1), game.new()
        for kind in order:
            moves = game.moves(state)
            chance *= Fraction(moves[kind], sum(moves.values()))
            state = game.play(state, kind)
        assert listed(game.show(state, 0).hand) == sorted(wanted)
        exact += chance
    assert exact == Fraction(ways, choose(54, 3))


def choose(cards: int, count: int) -> int:
    total = Fraction(1)
    for taken in range(count):
        total *= Fraction(cards - taken, taken + 1)
    return int(total)


@pytest.mark.clause("DT-Q9", "DT-11")
def test_half_of_the_symbol_cards_have_a_bonus_and_a_cashed_one_brings_1_17_of_them() -> None:
    odds = SYMBOLS.moves(SYMBOLS.new())
    drawn = {bonus: sum(count for kind, count in odds.items() if kind % 3 + 1 == bonus) for bonus in (2, 3)}
    mean = Fraction(2 * drawn[2] + 3 * drawn[3], drawn[2] + drawn[3])
    assert Fraction(drawn[2] + drawn[3], 54) == Fraction(1, 2)
    assert round(float(mean / 2), 2) == 1.17


@pytest.mark.clause("DT-6")
@pytest.mark.parametrize(("seats", "turns"), [(2, 48), (3, 45), (4, 42), (5, 39), (6, 36)])
def test_a_game_lasts_as_many_turns_as_the_deck_has_cards_if_all_draw_from_it(seats: int, turns: int) -> None:
    state = NUMBERS.new(seats)
    drawn = 0
    while moves := NUMBERS.moves(state):
        drawn += FROM_DECK in moves
        action = FROM_DECK if FROM_DECK in moves else END if END in moves else min(moves)
        state = NUMBERS.play(state, action)
    assert drawn == turns

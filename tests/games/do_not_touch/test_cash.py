"""Cashing bonus cards, in the symbols version: DT-11, DT-Q9 to DT-Q11."""

import pytest

from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS
from doubloon.games.do_not_touch.rules import CASH, END, FROM_DISCARD, OWN_LOOT, DoNotTouchState
from tests.games.do_not_touch.lines import (
    PILE,
    after,
    card,
    cards,
    cash,
    dealt,
    deck,
    hand,
    lay,
    moves,
    seat_part,
    spent,
    start,
    turn,
)


def acting(held: str, **options: int) -> DoNotTouchState:
    """Seat 0 acts in its first turn, with these three cards in hand and Bc on its loot."""
    return after(SYMBOLS, dealt(held, "Rg Gg Bg", game=SYMBOLS, **options), deck("Bc"), start("Bc"))


def may_cash(state: DoNotTouchState, name: str) -> bool:
    return card(name) in moves(SYMBOLS, state) and CASH in moves(SYMBOLS, SYMBOLS.play(state, card(name)))


@pytest.mark.clause("DT-11")
@pytest.mark.parametrize(("name", "drawn"), [("Rb2", "Gc Gb"), ("Rb3", "Gc Gb Rg")])
def test_a_bonus_card_is_discarded_for_two_or_three_cards_from_the_deck(name: str, drawn: str) -> None:
    state = after(SYMBOLS, acting(f"{name} Rc Gg"), card(name), CASH)
    for left in range(len(drawn.split()), 0, -1):
        assert (SYMBOLS.actor(state), state.to_draw) == (CHANCE, left)
        state = SYMBOLS.play(state, cards(drawn)[-left])
    assert SYMBOLS.actor(state) == 0
    assert hand(SYMBOLS, state, 0) == sorted(cards(f"Rc Gg {drawn}"))
    assert state.deck_left == 54 - 6 - 1 - len(drawn.split())


@pytest.mark.clause("DT-11")
def test_a_plain_card_cannot_be_cashed() -> None:
    state = acting("Rc Bg Bb2")
    assert not may_cash(state, "Rc")
    assert not may_cash(state, "Bg")
    assert may_cash(state, "Bb2")


@pytest.mark.clause("DT-11")
def test_a_bonus_card_that_fits_nowhere_can_still_be_cashed() -> None:
    state = acting("Rb2 Rc Gg")
    assert moves(SYMBOLS, after(SYMBOLS, state, card("Rb2"))) == {CASH}


@pytest.mark.clause("DT-11")
def test_only_cards_in_hand_are_cashed_and_only_for_cards_of_the_covered_deck() -> None:
    state = acting("Bc2 Bc2 Gg")
    laid = after(SYMBOLS, state, lay("Bc2", "Bc2"))
    assert moves(SYMBOLS, laid) == {END}
    cashed = after(SYMBOLS, state, card("Bc2"), CASH)
    odds = SYMBOLS.moves(cashed)
    assert card("Bc2") not in odds  # the card discarded does not come back
    assert sum(odds.values()) == 54 - 7


@pytest.mark.clause("DT-11", "DT-Q22")
def test_in_the_numbers_version_nothing_can_be_cashed() -> None:
    for deck_name in ("numbers", "flatter", "steeper"):
        state = dealt("R2 R3 R3", "G1 G2 G3", deck=deck_name, cashes_per_turn=9)
        state = after(NUMBERS, state, deck("R1"), start("R1"))
        assert moves(NUMBERS, after(NUMBERS, state, card("R2"))) == {OWN_LOOT}
        assert moves(NUMBERS, after(NUMBERS, state, card("R3"))) == {OWN_LOOT}


@pytest.mark.clause("DT-11", "DT-12")
def test_a_bonus_card_just_drawn_from_the_deck_can_be_cashed() -> None:
    state = after(SYMBOLS, dealt("Rb Rc Gg", "Rg Gg Bg", game=SYMBOLS), deck("Bb3"), start("Rb"))
    assert may_cash(state, "Bb3")


@pytest.mark.clause("DT-Q9")
@pytest.mark.parametrize("limit", range(10))
def test_only_so_many_cards_are_cashed_in_a_turn(limit: int) -> None:
    state = acting("Rb2 Rb3 Rc2", cashes_per_turn=limit)
    line = ["Rb2", "Rb3", "Rc2", "Gb2", "Gb3", "Gc2", "Gc3", "Bb2", "Bb3"]
    drawn = ["Gb2 Gb3", "Gc2 Gc3 Gc", "Bb2 Bb3", "Bg2 Bg3", "Rg Rg Gb", "Gb Gb", "Bb Bb Rb", "Rb Rb", "Rc Rc Rc"]
    for name, new in zip(line[:limit], drawn[:limit], strict=True):
        assert may_cash(state, name)
        state = after(SYMBOLS, state, cash(name, new))
    held = {name for name in [*line, "Bg2", "Bg3"] if card(name) in hand(SYMBOLS, state, 0)}
    assert held
    assert not any(may_cash(state, name) for name in held)


@pytest.mark.clause("DT-Q9")
def test_one_card_a_turn_is_the_default_and_the_next_turn_has_its_own() -> None:
    state = after(SYMBOLS, acting("Rb2 Rb3 Rc"), cash("Rb2", "Gb2 Bc"))
    assert not may_cash(state, "Rb3")
    assert not may_cash(state, "Gb2")
    state = after(SYMBOLS, state, lay("Bc"), END, turn("Rg"), deck("Rb"))
    assert may_cash(state, "Rb3")


LAST = ["Rg", "Rc", "Gb", "Bc"]


def nearly_over(left: int, **options: int) -> DoNotTouchState:
    """Whose turn it is has drawn Rg and holds an x3; so many cards are left in the covered deck."""
    state = dealt("Rb3 Rc Gg", "Gb3 Rc Bg", game=SYMBOLS, **options)
    return after(SYMBOLS, spent(SYMBOLS, state, left + 1, keep=" ".join(LAST[: left + 1])), deck("Rg"))


def x3(state: DoNotTouchState) -> str:
    return "Rb3" if state.turn == 0 else "Gb3"


@pytest.mark.clause("DT-Q10", "DT-14")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_with_too_few_cards_in_the_deck_those_there_are_come_and_the_turn_is_the_last(left: int) -> None:
    state = nearly_over(left)
    seat = SYMBOLS.actor(state)
    cashed = after(SYMBOLS, state, cash(x3(state), " ".join(LAST[1 : left + 1])))
    assert SYMBOLS.actor(cashed) == seat
    assert (cashed.deck_left, cashed.sizes[seat]) == (0, 3 + left)
    discards = hand(SYMBOLS, cashed, seat)[:left]
    assert SYMBOLS.actor(after(SYMBOLS, cashed, END, discards)) == NOBODY


@pytest.mark.clause("DT-Q10")
def test_with_a_card_more_than_the_bonus_the_turn_is_not_the_last() -> None:
    state = dealt("Rb2 Rc Gg", "Gb2 Rc Bg", game=SYMBOLS)
    state = spent(SYMBOLS, state, 4, keep=" ".join(LAST))
    state = after(SYMBOLS, state, deck("Rg"), cash("Rb2", "Rc Gb"), END, card("Gb"), card("Rc"))
    assert (SYMBOLS.actor(state), state.deck_left) == (1, 1)


@pytest.mark.clause("DT-Q10")
@pytest.mark.parametrize("limit", [1, 9])
def test_with_no_card_in_the_deck_nobody_can_cash(limit: int) -> None:
    for left in (1, 0):
        state = nearly_over(left, cashes_per_turn=limit)
        assert may_cash(state, x3(state)) == (left > 0)


@pytest.mark.clause("DT-Q11")
def test_a_cashed_card_lies_on_the_discard_pile_for_the_next_player() -> None:
    state = after(SYMBOLS, acting("Rb2 Bb Bb"), cash("Rb2", "Bc Bc"), lay("Bc", "Bc"), END)
    view = SYMBOLS.show(state, SPECTATOR)
    assert (view.discard[:2], view.discarded) == ([card("Rb2") + 1, 0], 1)
    assert FROM_DISCARD in moves(SYMBOLS, state)
    assert hand(SYMBOLS, after(SYMBOLS, state, PILE), 1) == cards("Rb2 Rg Gg Bg")


@pytest.mark.clause("DT-11", "DT-Q11")
def test_a_cashed_card_lies_below_what_is_discarded_later_in_the_turn() -> None:
    state = after(SYMBOLS, acting("Rb2 Bb Bb"), cash("Rb2", "Bc Bc"), END, card("Bb"))
    assert state.discard[:3] == [card("Rb2") + 1, card("Bb") + 1, 0]
    assert seat_part(SYMBOLS.show(state, 1).loots, 0) == cards("Bc")

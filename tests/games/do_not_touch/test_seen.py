"""What is seen and what is known: DT-3, DT-Q21."""

import pytest

from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS
from doubloon.games.do_not_touch.rules import ACT, END, FROM_DECK, FROM_DISCARD, OWN_LOOT, TARGET, DoNotTouchState
from tests.games.do_not_touch.lines import PILE, after, card, cards, dealt, deck, drop, lay, listed, seat_part, swap, turn

EVERYBODY = [0, 1, 2, SPECTATOR]
HANDS = ("R1 R1 G2", "R2 G3 B4", "R3 G4 B5")


def table(*line: int | list[int], **options: int) -> DoNotTouchState:
    """The loots have R4, G5 and R5; G3 was discarded by seat 0. Seat 1 is next."""
    first = [turn("R4"), turn("G5"), turn("R5"), turn("G3", "G3")]
    return after(NUMBERS, dealt(*HANDS, game=NUMBERS, **options), *first, *line)


def known(state: DoNotTouchState, viewer: int, seat: int) -> list[int]:
    """Of a seat's hand, what a viewer knows with a perfect memory."""
    return seat_part(NUMBERS.know(state, viewer).known, seat)


@pytest.mark.clause("DT-Q21", "DT-3")
def test_everybody_sees_the_own_hand_and_a_spectator_none() -> None:
    state = table()
    for look in (NUMBERS.show, NUMBERS.know):
        assert [listed(look(state, seat).hand) for seat in EVERYBODY] == [*map(cards, HANDS), []]


@pytest.mark.clause("DT-Q21", "DT-3")
def test_of_other_hands_and_of_the_deck_only_the_size_is_seen() -> None:
    state = table(deck("B2"), drop("B4"))
    for seat in EVERYBODY:
        view = NUMBERS.show(state, seat)
        assert view.sizes == [3, 3, 3, 0, 0, 0]
        assert view.deck_left == 54 - 9 - 5
        assert view.known == [0] * 162
        assert not {"places", "left", "dealing"} & set(type(view).fields)


@pytest.mark.clause("DT-Q21")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_all_loots_and_the_whole_discard_pile(seat: int) -> None:
    state = table(deck("G1"), lay("G1"), END, turn("B1", "B5"))
    view = NUMBERS.show(state, seat)
    assert [seat_part(view.loots, owner) for owner in range(3)] == [cards("R4"), cards("G1 G5"), cards("R5")]
    assert view.tops[:3] == [card("R4") + 1, card("G1") + 1, card("R5") + 1]
    assert view.discard[:3] == [card("G3") + 1, card("B5") + 1, 0]
    assert view.discarded == 2
    assert view.points == [4, 6, 5, 0, 0, 0]


@pytest.mark.clause("DT-Q21")
@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_a_card_drawn_from_the_deck_is_seen_by_its_owner_alone(seat: int) -> None:
    drawing = table(FROM_DECK)
    views = [
        (NUMBERS.show(state, seat), NUMBERS.know(state, seat)) for state in (after(NUMBERS, drawing, kind) for kind in cards("R2 B1 G4"))
    ]
    assert views[0] == views[1] == views[2]
    told = [NUMBERS.tell(drawing, kind, seat) for kind in cards("R2 B1 G4")]
    assert told[0] == told[1] == told[2]
    assert card("B1") in listed(NUMBERS.show(after(NUMBERS, drawing, card("B1")), 1).hand)


@pytest.mark.clause("DT-Q21", "DT-3")
@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_a_card_dealt_is_seen_by_its_owner_alone(seat: int) -> None:
    dealing = after(NUMBERS, NUMBERS.new(seats=3), cards("R1 R2 R3 G1"))
    one, other = (after(NUMBERS, dealing, kind) for kind in cards("R4 B5"))
    assert NUMBERS.show(one, seat) == NUMBERS.show(other, seat) == NUMBERS.show(dealing, seat)
    assert NUMBERS.know(one, seat) == NUMBERS.know(other, seat)
    assert listed(NUMBERS.show(one, 1).hand) == cards("R4 G1")


@pytest.mark.clause("DT-Q21")
def test_a_card_taken_from_the_discard_pile_is_known_to_all() -> None:
    state = table(PILE)
    assert [known(state, seat, 1) for seat in EVERYBODY] == [cards("G3")] * 4
    assert [known(state, seat, 2) for seat in EVERYBODY] == [[]] * 4
    assert [known(table(deck("G3")), seat, 1) for seat in EVERYBODY] == [[]] * 4


@pytest.mark.clause("DT-Q21")
def test_a_card_won_by_a_swap_is_known_to_all() -> None:
    state = table(deck("B1"), swap("R2", 0))
    assert [known(state, seat, 1) for seat in EVERYBODY] == [cards("R4")] * 4
    later = after(NUMBERS, state, drop("B1"), turn("B2", "B2"))
    assert [known(later, seat, 1) for seat in EVERYBODY] == [cards("R4")] * 4


@pytest.mark.clause("DT-Q21")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_eyes_alone_do_not_remember_who_took_what(seat: int) -> None:
    assert NUMBERS.show(table(PILE), seat).known == [0] * 162


@pytest.mark.clause("DT-Q21")
def test_a_known_card_that_is_added_swapped_or_discarded_is_gone() -> None:
    for line in ([lay("G3")], [drop("G3")]):
        assert known(table(PILE, *line), 0, 1) == []
    state = table(deck("B1"), swap("R2", 0), drop("B1"), turn("B2", "B2"), deck("B3"), END, card("B3"))
    assert known(state, 0, 1) == cards("R4")
    assert known(after(NUMBERS, state, deck("B3"), swap("R4", 2)), 0, 1) == cards("R5")


@pytest.mark.clause("DT-Q21")
def test_if_an_equal_card_leaves_the_known_one_counts_as_gone() -> None:
    """Seat 1 holds a G3 that nobody saw, and takes another; nobody can tell which one is added."""
    state = table(PILE)
    assert listed(NUMBERS.show(state, 1).hand) == cards("R2 G3 G3 B4")
    assert known(state, 0, 1) == cards("G3")
    for line in ([lay("G3")], [drop("G3")]):
        parted = after(NUMBERS, state, *line)
        assert known(parted, 0, 1) == []
        assert listed(NUMBERS.show(parted, 1).hand).count(card("G3")) == 1


@pytest.mark.clause("DT-Q21")
def test_other_cards_that_leave_do_not_change_what_is_known() -> None:
    assert known(table(PILE, drop("B4")), 0, 1) == cards("G3")
    assert known(table(PILE, swap("R2", 0)), 0, 1) == cards("R4 G3")


@pytest.mark.clause("DT-Q21")
def test_two_equal_cards_taken_openly_are_both_known() -> None:
    """Seat 1 takes the G3, then wins another G3 that seat 2 has laid."""
    state = after(NUMBERS, dealt("R1 R1 G2", "R2 R3 B4", "B3 G4 B5"), turn("R4"), turn("G5"), turn("G3"), turn("G3", "G3"))
    state = after(NUMBERS, state, PILE, swap("R3", 2))
    assert known(state, 0, 1) == cards("G3 G3")
    assert known(after(NUMBERS, state, lay("G3")), 0, 1) == cards("G3")


@pytest.mark.clause("DT-Q21")
@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_a_picked_card_is_seen_by_nobody_else(seat: int) -> None:
    acting = table(deck("G1"))
    for kind in cards("R2 G1 G3"):
        picked = after(NUMBERS, acting, kind)
        assert NUMBERS.show(picked, seat) == NUMBERS.show(acting, seat)
        assert NUMBERS.know(picked, seat) == NUMBERS.know(acting, seat)
        assert NUMBERS.tell(acting, kind, seat) == []


@pytest.mark.clause("DT-Q21", "DT-3", "G-6")
def test_a_card_dealt_drawn_or_picked_has_one_witness_and_all_else_is_public() -> None:
    opening = NUMBERS.new(seats=3)
    assert NUMBERS.secret(opening, card("R1")) == 0
    assert NUMBERS.secret(after(NUMBERS, opening, cards("R1 R2 R3")), card("R1")) == 1
    assert NUMBERS.secret(NUMBERS.new(seats=3, first=CHANCE), 2) == NOBODY
    assert NUMBERS.secret(table(), FROM_DECK) == NUMBERS.secret(table(), FROM_DISCARD) == NOBODY
    assert NUMBERS.secret(table(FROM_DECK), card("G1")) == 1
    acting = table(deck("G1"))
    assert NUMBERS.secret(acting, card("G1")) == 1
    assert NUMBERS.secret(acting, END) == NOBODY
    assert NUMBERS.secret(after(NUMBERS, acting, card("G1")), OWN_LOOT) == NOBODY
    assert NUMBERS.secret(after(NUMBERS, acting, END), card("G1")) == NOBODY
    assert NUMBERS.secret(after(NUMBERS, dealt(*HANDS), deck("G1")), card("G1")) == NOBODY  # to begin a loot


@pytest.mark.clause("DT-Q21")
def test_who_picked_a_card_sees_it() -> None:
    picked = table(deck("G1"), card("G1"))
    view = NUMBERS.show(picked, 1)
    assert (view.phase, view.picked) == (TARGET, card("G1") + 1)
    assert (NUMBERS.show(picked, 0).phase, NUMBERS.show(picked, 0).picked) == (ACT, 0)
    assert NUMBERS.show(after(NUMBERS, picked, OWN_LOOT), 1).picked == 0


@pytest.mark.clause("DT-Q21", "DT-12")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everybody_sees_which_card_may_not_be_cashed(seat: int) -> None:
    state = after(SYMBOLS, dealt("Rb Gg Bc", "Rg Gb Bg", game=SYMBOLS), turn("Rb"), turn("Bg"), turn("Gc2", "Gc2"), PILE)
    assert SYMBOLS.show(state, seat).barred == card("Gc2") + 1
    assert SYMBOLS.show(after(SYMBOLS, state, drop("Gc2")), seat).barred == 0

"""How a turn begins: DT-6, DT-7, DT-Q1 to DT-Q3, DT-Q18."""

import pytest

from doubloon.engine.game import CHANCE, SPECTATOR
from doubloon.engine.message import Message, say
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS, DoNotTouch
from doubloon.games.do_not_touch.rules import END, FROM_DECK, FROM_DISCARD, DoNotTouchState
from tests.games.do_not_touch.lines import PILE, after, card, cards, cash, dealt, deck, drop, hand, lay, moves, seat_part, start, turn
from tests.scenes import found

HANDS = ("R1 G2 B3", "R2 G3 B4")


def begun(*line: int | list[int]) -> DoNotTouchState:
    """Both have begun their loots: with R5 and G5, which they drew."""
    return after(NUMBERS, dealt(*HANDS), turn("R5"), turn("G5"), *line)


@pytest.mark.clause("DT-6", "DT-Q3")
def test_a_turn_begins_with_a_card_from_the_deck_or_from_the_discard_pile() -> None:
    state = begun(turn("R3", "G2"))
    assert moves(NUMBERS, state) == {FROM_DECK, FROM_DISCARD}
    assert hand(NUMBERS, after(NUMBERS, state, deck("B5")), 1) == cards("R2 G3 B4 B5")
    assert hand(NUMBERS, after(NUMBERS, state, PILE), 1) == cards("R2 G2 G3 B4")


@pytest.mark.clause("DT-6", "G-3")
def test_what_comes_from_the_deck_is_a_move_of_chance_by_the_cards_that_are_left() -> None:
    state = begun(FROM_DECK)
    assert NUMBERS.actor(state) == CHANCE
    odds = NUMBERS.moves(state)
    assert (odds[card("R1")], odds[card("R2")], odds[card("R4")], odds[card("R5")]) == (4, 3, 3, 1)
    assert sum(odds.values()) == 54 - 6 - 2
    assert begun(deck("R4")).deck_left == 54 - 6 - 3


@pytest.mark.clause("DT-Q3")
def test_only_the_top_of_the_discard_pile_can_be_taken() -> None:
    state = begun(turn("R3", "G2"), turn("R4", "R4"))
    taken = after(NUMBERS, state, PILE)
    assert hand(NUMBERS, taken, 0) == cards("R1 R3 R4 B3")
    view = NUMBERS.show(taken, SPECTATOR)
    assert (view.discard[:2], view.discarded) == ([card("G2") + 1, 0], 1)


@pytest.mark.clause("DT-Q3")
def test_with_no_card_discarded_the_deck_is_the_only_choice_and_it_must_be_taken() -> None:
    assert moves(NUMBERS, dealt(*HANDS)) == {FROM_DECK}
    assert moves(NUMBERS, begun()) == {FROM_DECK}
    emptied = begun(turn("R3", "R3"), PILE, drop("R2"), PILE, lay("R2"), END)
    assert moves(NUMBERS, emptied) == {FROM_DECK}


@pytest.mark.clause("DT-6", "DT-Q3")
def test_a_card_from_the_pile_does_not_come_from_the_deck() -> None:
    state = begun(turn("R3", "G2"))
    taken = after(NUMBERS, state, PILE)
    assert (taken.deck_left, taken.discarded) == (state.deck_left, 0)
    assert NUMBERS.actor(taken) == 1


@pytest.mark.clause("DT-7", "DT-Q1", "DT-Q2")
def test_the_first_turn_is_to_draw_and_then_to_begin_the_loot_with_any_card() -> None:
    state = dealt(*HANDS)
    assert FROM_DECK in moves(NUMBERS, state)
    drawn = after(NUMBERS, state, deck("B5"))
    assert moves(NUMBERS, drawn) == set(cards("R1 G2 B3 B5"))  # the drawn one too; and no END
    for name in ("R1", "G2", "B3", "B5"):
        begun = after(NUMBERS, drawn, start(name))
        assert seat_part(NUMBERS.show(begun, SPECTATOR).loots, 0) == [card(name)]
        assert sorted([*hand(NUMBERS, begun, 0), card(name)]) == cards("R1 G2 B3 B5")


@pytest.mark.clause("DT-7", "DT-Q2")
def test_the_loot_is_begun_before_any_swap_or_cash() -> None:
    state = dealt("Rb2 Rb Rb", "Rb2 Gb Bb", game=SYMBOLS)
    state = after(SYMBOLS, state, deck("Rb"), start("Rb"), END, deck("Rg2"))
    assert moves(SYMBOLS, state) == set(cards("Rb2 Gb Bb Rg2"))
    acting = after(SYMBOLS, state, start("Bb"))
    assert moves(SYMBOLS, acting) == {END, *cards("Rb2 Gb Rg2")}


@pytest.mark.clause("DT-7", "DT-Q2")
def test_a_loot_is_begun_in_the_first_turn_only() -> None:
    state = begun(deck("B5"))
    assert END in moves(NUMBERS, state)
    assert moves(NUMBERS, state) - {END} == set(cards("R1 G2 B5"))  # only what matches R5, or G5 of the opponent


@pytest.mark.clause("DT-Q1", "DT-Q3")
def test_the_second_seat_can_take_a_discard_in_its_first_turn() -> None:
    state = dealt("Rb2 Gg Bc", "Rg Gb Bg", game=SYMBOLS)
    state = after(SYMBOLS, state, deck("Rb"), start("Rb"), cash("Rb2", "Gc Bb"), drop("Bb"))
    taken = after(SYMBOLS, state, PILE)
    assert moves(SYMBOLS, taken) == set(cards("Rg Gb Bg Bb"))


# === Nobody can circle for ever: DT-Q18 ===


def circling(game: DoNotTouch, state: DoNotTouchState, turns: int) -> DoNotTouchState:
    """So many turns in which the top of the pile is taken and put back."""
    for _ in range(turns):
        top = state.discard[state.discarded - 1] - 1
        state = after(game, state, PILE, END, top)
    return state


@pytest.mark.clause("DT-Q18")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_after_3_turns_a_player_without_a_card_from_the_deck_one_must_be_drawn(seats: int) -> None:
    state = dealt(*["R1 R2 R3", "G1 G2 G3", "B1 B2 B3", "R1 R2 R3", "G1 G2 G3", "B1 B2 B3"][:seats])
    state = after(NUMBERS, state, *(turn(name) for name in ["R4", "G4", "B4", "R4", "G4", "B4"][:seats]), turn("R5", "R5"))
    assert moves(NUMBERS, circling(NUMBERS, state, 3 * seats - 1)) == {FROM_DECK, FROM_DISCARD}
    stopped = circling(NUMBERS, state, 3 * seats)
    assert moves(NUMBERS, stopped) == {FROM_DECK}
    drawn = after(NUMBERS, stopped, turn("G5", "G5"))
    assert moves(NUMBERS, circling(NUMBERS, drawn, 3 * seats - 1)) == {FROM_DECK, FROM_DISCARD}
    assert moves(NUMBERS, circling(NUMBERS, drawn, 3 * seats)) == {FROM_DECK}


@pytest.mark.clause("DT-Q18")
def test_the_closed_pile_is_told_and_shown_and_the_rules_open_there() -> None:
    state = after(NUMBERS, dealt(*HANDS), turn("R5"), turn("G5"), turn("B5", "B5"))
    state = circling(NUMBERS, state, 5)
    assert now(state).values["closed"] == 0
    state = after(NUMBERS, state, PILE, END)
    closed = after(NUMBERS, state, card("B5"))
    told = [NUMBERS.tell(state, card("B5"), seat)[-2:] for seat in (0, 1, SPECTATOR)]
    assert told == [[say("turn", who=closed.turn), say("do-not-touch-closed")]] * 3
    view = NUMBERS.show(closed, closed.turn)
    assert (now(closed).values["closed"], NUMBERS.story.rule(view), NUMBERS.story.guide(view, closed.turn)) == (1, 7, [])
    opened = after(NUMBERS, closed, turn("G4", "G4"))
    assert now(opened).values["closed"] == 0
    assert say("do-not-touch-closed") not in NUMBERS.tell(closed, FROM_DECK, closed.turn)


def now(state: DoNotTouchState) -> Message:
    """What the seat whose turn it is has to do."""
    return found(NUMBERS.scene(state, state.turn), "do-not-touch-scene-now")[0]


@pytest.mark.clause("DT-Q18", "DT-11")
def test_cards_drawn_for_a_bonus_card_shrink_the_deck_too() -> None:
    state = dealt("Rb2 Gg Bc", "Rg Gb Bg", game=SYMBOLS)
    state = after(SYMBOLS, state, turn("Rb"), turn("Bg"), turn("Gc", "Gc"))
    state = circling(SYMBOLS, state, 5)
    cashed = after(SYMBOLS, state, PILE, cash("Rb2", "Rc Rc"), drop("Rc Rc"))
    assert FROM_DISCARD in moves(SYMBOLS, circling(SYMBOLS, cashed, 5))
    assert moves(SYMBOLS, circling(SYMBOLS, cashed, 6)) == {FROM_DECK}

"""The end: DT-14, DT-Q15 to DT-Q17."""

import pytest

from doubloon.engine.errors import IllegalMove
from doubloon.engine.game import CHANCE, NOBODY
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS, DoNotTouch
from doubloon.games.do_not_touch.rules import CASH, END, FROM_DECK, FROM_DISCARD, NO_DRAW, OWN_LOOT, DoNotTouchState
from tests.games.do_not_touch.lines import PILE, after, card, cards, cash, dealt, deck, drop, hand, lay, moves, spent, start

NUMBER_HANDS = ("R1 R2 R3", "G1 G2 G3", "B1 B2 B3", "R1 R2 R3", "G1 G2 G3", "B1 B2 B3")
SYMBOL_HANDS = ("Rb Rg Rc", "Gb Gg Gc", "Bb Bg Bc", "Rb Rg Rc", "Gb Gg Gc", "Bb Bg Bc")


def last_draw(game: DoNotTouch, seats: int, first: int = 0, **options: int) -> DoNotTouchState:
    """The last card of the deck is about to be drawn; hands are as dealt."""
    hands = (SYMBOL_HANDS if game is SYMBOLS else NUMBER_HANDS)[:seats]
    return spent(game, dealt(*hands, game=game, first=first, **options), 1)


def drawn(game: DoNotTouch, state: DoNotTouchState) -> DoNotTouchState:
    """The last card is drawn."""
    state = game.play(state, FROM_DECK)
    return game.play(state, min(game.moves(state)))


def ended(game: DoNotTouch, state: DoNotTouchState) -> DoNotTouchState:
    """The turn is ended, with what is too much discarded."""
    state = game.play(state, END)
    return game.play(state, min(game.moves(state))) if state.sizes[state.turn] > 3 and state.turn >= 0 else state


# With 2, 3 or 6 players everybody has as many turns; with 4 (42 cards) the second is last, with 5 (39 cards) the fourth.
DRAWERS = pytest.mark.parametrize(("seats", "drawer"), [(2, 1), (3, 2), (4, 1), (5, 3), (6, 5)])
BOTH = pytest.mark.parametrize("game", [NUMBERS, SYMBOLS], ids=["numbers", "symbols"])


@pytest.mark.clause("DT-14", "DT-Q15")
@BOTH
@DRAWERS
def test_whoever_draws_the_last_card_completes_the_turn_and_the_game_is_over(game: DoNotTouch, seats: int, drawer: int) -> None:
    state = last_draw(game, seats)
    assert game.actor(state) == drawer
    state = drawn(game, state)
    assert (game.actor(state), state.deck_left) == (drawer, 0)
    assert END in moves(game, state)
    over = ended(game, state)
    assert game.actor(over) == NOBODY
    assert game.moves(over) == {}
    with pytest.raises(IllegalMove, match="over"):
        game.play(over, END)


@pytest.mark.clause("DT-14")
def test_in_the_last_turn_cards_can_be_added_and_swapped() -> None:
    state = spent(NUMBERS, dealt("R1 R2 R3", "G1 G2 G3"), 1, keep="B1")
    before = NUMBERS.scores(state)
    assert state.tops[:2] == [card("B5") + 1] * 2
    state = after(NUMBERS, state, deck("B1"), lay("B1", "G1", "G2", "G3"), END)
    assert NUMBERS.actor(state) == NOBODY
    assert NUMBERS.scores(state) == [before[0], before[1] + 1 + 1 + 2 + 3]


@pytest.mark.clause("DT-14", "DT-13")
def test_the_excess_of_the_last_turn_is_discarded_too() -> None:
    state = NUMBERS.play(drawn(NUMBERS, last_draw(NUMBERS, 2)), END)
    assert NUMBERS.actor(state) == 1
    assert NUMBERS.actor(NUMBERS.play(state, card("G1"))) == NOBODY


@pytest.mark.clause("DT-14", "DT-I4")
def test_an_empty_discard_pile_does_not_end_the_game() -> None:
    state = dealt("R1 R2 R3", "G1 G2 G3")
    state = after(NUMBERS, state, deck("R4"), start("R4"), END)
    assert (state.discarded, NUMBERS.actor(state)) == (0, 1)


@pytest.mark.clause("DT-Q15", "DT-5")
def test_cards_in_hand_count_nothing() -> None:
    state = spent(NUMBERS, dealt("R4 R5 G4", "G1 G2 G5"), 1, keep="R1")
    loots = NUMBERS.scores(state)
    assert loots == [5, 5]  # both began with B5
    over = after(NUMBERS, state, deck("R1"), drop("G1"))
    assert NUMBERS.actor(over) == NOBODY
    assert hand(NUMBERS, over, 0) == cards("R4 R5 G4")
    assert NUMBERS.scores(over) == [5, 5]


@pytest.mark.clause("DT-Q16")
def test_equal_counts_share_the_victory() -> None:
    state = spent(NUMBERS, dealt("R4 R5 G4", "G1 G2 G5"), 1, keep="R1")
    last = after(NUMBERS, state, deck("R1"), END)
    assert [str(message) for message in NUMBERS.tell(last, card("R1"))[-2:]] == ["won-shared who=0", "won-shared who=1"]
    assert NUMBERS.scores(after(NUMBERS, last, card("R1"))) == [5, 5]


# === The option "finish the round": DT-Q17 ===


@pytest.mark.clause("DT-Q17")
@BOTH
@DRAWERS
@pytest.mark.parametrize("first", [0, 1])
def test_each_seat_after_the_drawer_has_one_more_turn(game: DoNotTouch, seats: int, drawer: int, first: int) -> None:
    state = last_draw(game, seats, first, finish_round=1)
    state = ended(game, drawn(game, state))
    turns = []
    while game.actor(state) != NOBODY:
        turns.append(game.actor(state))
        state = ended(game, game.play(state, NO_DRAW))
    assert turns == [(seat + first) % seats for seat in range(drawer + 1, seats)]


@pytest.mark.clause("DT-Q17", "G-2")
def test_the_round_ends_with_the_seat_before_the_one_that_chance_named() -> None:
    state = after(NUMBERS, NUMBERS.new(4, first=CHANCE, finish_round=1), 1, *map(cards, NUMBER_HANDS[:4]))
    state = ended(NUMBERS, drawn(NUMBERS, spent(NUMBERS, state, 1)))  # seat 2 has drawn the 42nd card
    turns: list[int] = []
    while NUMBERS.actor(state) != NOBODY and len(turns) < 4:
        turns.append(NUMBERS.actor(state))
        state = ended(NUMBERS, NUMBERS.play(state, NO_DRAW))
    assert turns == [3, 0]


@pytest.mark.clause("DT-Q17")
def test_without_the_option_the_others_have_no_last_turn() -> None:
    assert NUMBERS.actor(ended(NUMBERS, drawn(NUMBERS, last_draw(NUMBERS, 4)))) == NOBODY
    assert NUMBERS.actor(ended(NUMBERS, drawn(NUMBERS, last_draw(NUMBERS, 4, finish_round=1)))) == 2


@pytest.mark.clause("DT-Q17", "DT-I4")
def test_an_extra_turn_begins_with_the_top_of_the_pile_or_no_draw() -> None:
    state = after(NUMBERS, drawn(NUMBERS, last_draw(NUMBERS, 4, finish_round=1)), drop("G2"))
    assert NUMBERS.actor(state) == 2
    assert moves(NUMBERS, state) == {FROM_DISCARD, NO_DRAW}
    assert hand(NUMBERS, after(NUMBERS, state, PILE), 2) == cards("G2 B1 B2 B3")
    nothing = after(NUMBERS, state, NO_DRAW)
    assert hand(NUMBERS, nothing, 2) == cards("B1 B2 B3")
    assert NUMBERS.actor(nothing) == 2
    assert END in moves(NUMBERS, nothing)


NINE_CASHED = [
    *cash("Rb3", "Rg3 Gg3 Bg3"),
    *cash("Gb3", "Rc3 Gc3 Bc3"),
    *cash("Bb3", "Rb Rg Rg"),
    *cash("Rg3", "Rc Rc Gb"),
    *cash("Gg3", "Gg Gc Bb"),
    *cash("Bg3", "Bg Bc Rb2"),
    *cash("Rc3", "Rb2 Rg2 Rg2"),
    *cash("Gc3", "Rc2 Rc2 Gb2"),
    *cash("Bc3", "Gb2 Gg2 Gg2"),
]
DROPPED = "Rb Rg Rg Rc Rc Gb Gg Gc Bb Bg Bc Rb2 Rb2 Rg2 Rg2 Rc2 Rc2 Gb2"


def emptied() -> DoNotTouchState:
    """Two of six players cash so much that the deck is empty before the others had a turn: 36 = 1 + 9 * 3 and 1 + 2 + 2 + 2 + 1."""
    state = dealt("Rb3 Gb3 Bb3", *SYMBOL_HANDS[1:], game=SYMBOLS, cashes_per_turn=9, finish_round=1)
    state = after(SYMBOLS, state, deck("Rb"), start("Rb"), NINE_CASHED, drop(DROPPED))
    four = [cash("Gc2", "Gc2 Bb2"), cash("Gc2", "Bb2 Bg2"), cash("Bb2", "Bg2 Bc2"), cash("Bb2", "Bc2")]
    return after(SYMBOLS, state, deck("Gc2"), start("Gb"), *four, drop("Bg2 Bc2 Bc2"))


@pytest.mark.clause("DT-Q17", "DT-Q2", "DT-Q7")
def test_an_extra_turn_that_is_the_first_one_begins_a_loot() -> None:
    state = emptied()
    assert SYMBOLS.actor(state) == 2
    begun = after(SYMBOLS, state, NO_DRAW)
    assert moves(SYMBOLS, begun) == set(cards("Bb Bg Bc"))
    ended = after(SYMBOLS, begun, start("Bc"), END)
    assert (SYMBOLS.actor(ended), SYMBOLS.scores(ended)[2], ended.sizes[2]) == (3, 1, 2)


def all_laid(state: DoNotTouchState) -> DoNotTouchState:
    """The deck is used up and nobody ever discards: chance gives each a card that goes to the own loot."""
    while not state.is_last:
        state = NUMBERS.play(state, FROM_DECK)
        odds = NUMBERS.moves(state)
        top = state.tops[state.turn] - 1
        fitting = [kind for kind in odds if top < 0 or kind // 9 == top // 9 or kind % 9 == top % 9]
        drawn = max(fitting, key=lambda kind: sum(count for other, count in odds.items() if other // 9 == kind // 9))
        state = after(NUMBERS, state, drawn, drawn, [OWN_LOOT] * (top >= 0), END)
    return state


@pytest.mark.clause("DT-Q17", "DT-Q3", "DT-I4")
def test_with_no_card_discarded_an_extra_turn_begins_with_no_draw() -> None:
    state = all_laid(dealt(*NUMBER_HANDS[:4], finish_round=1))
    assert (NUMBERS.actor(state), state.discarded) == (2, 0)
    assert moves(NUMBERS, state) == {NO_DRAW}


@pytest.mark.clause("DT-Q17", "DT-Q10")
def test_in_an_extra_turn_nothing_can_be_cashed() -> None:
    hands = ("Rb Rg Rc", "Gb Gg Gc", "Rb2 Gg2 Bc3", "Rb Rg Rc")
    state = spent(SYMBOLS, dealt(*hands, game=SYMBOLS, finish_round=1, cashes_per_turn=9), 1, keep="Rg")
    state = after(SYMBOLS, ended(SYMBOLS, drawn(SYMBOLS, state)), NO_DRAW)
    assert SYMBOLS.actor(state) == 2
    picks = moves(SYMBOLS, state) - {END}
    assert picks
    assert all(CASH not in moves(SYMBOLS, SYMBOLS.play(state, kind)) for kind in picks)

"""Set-up and options: DT-1 to DT-5."""

from typing import Any

import pytest

from doubloon.engine.errors import BadSetup
from doubloon.engine.game import CHANCE, SPECTATOR
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS, DoNotTouch
from doubloon.games.do_not_touch.rules import END
from tests.games.do_not_touch.lines import after, card, dealt, deck, hand, lay, start, turn

BOTH = pytest.mark.parametrize("game", [NUMBERS, SYMBOLS], ids=["numbers", "symbols"])
DECKS = ["numbers", "flatter", "steeper", "symbols"]


@pytest.mark.clause("DT-1")
def test_of_each_colour_there_are_five_1s_four_2s_four_3s_three_4s_and_two_5s() -> None:
    expected = {card(f"{colour}{value}"): count for colour in "RGB" for value, count in [(1, 5), (2, 4), (3, 4), (4, 3), (5, 2)]}
    assert NUMBERS.moves(NUMBERS.new()) == expected


@pytest.mark.clause("DT-1", "DT-Q22")
def test_of_each_colour_and_symbol_there_are_three_plain_cards_two_x2_and_one_x3() -> None:
    pairs = [f"{colour}{symbol}" for colour in "RGB" for symbol in "bgc"]
    expected = {card(f"{pair}{bonus}"): 4 - bonus for pair in pairs for bonus in (1, 2, 3)}
    assert SYMBOLS.moves(SYMBOLS.new()) == expected


@pytest.mark.clause("DT-1")
@pytest.mark.parametrize(("name", "split"), [("flatter", [4, 4, 4, 3, 3]), ("steeper", [6, 5, 4, 2, 1])])
def test_an_option_gives_the_values_another_split(name: str, split: list[int]) -> None:
    expected = {card(f"{colour}{value}"): count for colour in "RGB" for value, count in enumerate(split, 1)}
    assert NUMBERS.moves(NUMBERS.new(deck=name)) == expected


@pytest.mark.clause("G-7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", DECKS)
def test_there_are_at_least_4_cards_a_player(seats: int, name: str) -> None:
    state = NUMBERS.new(seats=seats, deck=name)
    assert sum(NUMBERS.moves(state).values()) >= 4 * seats
    assert state.deck_left >= seats  # so everybody can begin a turn


@pytest.mark.clause("G-7")
@BOTH
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play(game: DoNotTouch, seats: int) -> None:
    with pytest.raises(BadSetup, match=f"2 to 6 seats, not {seats}"):
        game.new(seats=seats)


@pytest.mark.clause("DT-2", "DT-3")
@BOTH
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_draws_three_cards_and_they_are_gone_from_the_deck(game: DoNotTouch, seats: int) -> None:
    state = game.new(seats=seats)
    for drawn in range(3 * seats):
        assert game.actor(state) == CHANCE
        assert sum(game.moves(state).values()) == 54 - drawn
        state = game.play(state, max(game.moves(state)))
    assert game.actor(state) == 0
    assert state.deck_left == 54 - 3 * seats
    assert all(len(hand(game, state, seat)) == 3 for seat in range(seats))


@pytest.mark.clause("DT-2")
def test_a_card_that_was_dealt_cannot_come_again() -> None:
    state = after(NUMBERS, NUMBERS.new(), card("R5"))
    assert NUMBERS.moves(state)[card("R5")] == 1
    assert card("R5") not in NUMBERS.moves(NUMBERS.play(state, card("R5")))


@pytest.mark.clause("DT-3")
def test_hands_are_dealt_in_the_order_of_the_seats_whoever_begins() -> None:
    state = dealt("R1 R2 R3", "G1 G2 G3", "B1 B2 B3", first=2)
    assert [hand(NUMBERS, state, seat) for seat in range(3)] == [[0, 1, 2], [9, 10, 11], [18, 19, 20]]
    assert NUMBERS.actor(state) == 2


@pytest.mark.clause("DT-2", "G-1", "G-2")
def test_turns_go_clockwise_from_the_seat_that_was_named() -> None:
    state = dealt("R1 R2 R3", "G1 G2 G3", "B1 B2 B3", first=1)
    seats = []
    for drawn in ["R4", "G4", "B4", "R5"]:
        seats.append(NUMBERS.actor(state))
        state = after(NUMBERS, state, turn(drawn, drawn if drawn == "R5" else ""))
    assert seats == [1, 2, 0, 1]


@pytest.mark.clause("DT-2", "G-2")
def test_chance_names_the_first_seat_if_asked() -> None:
    state = NUMBERS.new(seats=3, first=CHANCE)
    assert NUMBERS.moves(state) == {0: 1, 1: 1, 2: 1}
    dealt_out = after(NUMBERS, state, 2, [card("R1")] * 3, [card("R2")] * 3, [card("R3")] * 3)
    assert NUMBERS.actor(dealt_out) == 2


@pytest.mark.clause("DT-4")
@BOTH
def test_at_first_there_is_no_discard_and_no_loot(game: DoNotTouch) -> None:
    view = game.show(game.new(seats=6), SPECTATOR)
    assert (view.discarded, view.discard) == (0, [0] * 54)
    assert (view.tops, view.loots, view.points) == ([0] * 6, [0] * 162, [0] * 6)


@pytest.mark.clause("DT-5")
def test_the_values_of_a_loot_are_added_up() -> None:
    state = dealt("R1 R5 G5", "B1 B2 B3")
    state = after(NUMBERS, state, deck("B4"), start("R1"), lay("R5", "G5"), END, turn("B5"))
    assert NUMBERS.scores(state) == [11, 5]
    assert NUMBERS.show(state, SPECTATOR).points == [11, 5, 0, 0, 0, 0]


@pytest.mark.clause("DT-5", "DT-Q12")
def test_a_bonus_card_counts_2_or_3_and_multiplies_nothing() -> None:
    state = dealt("Rb Rb2 Rb3", "Gg Gg2 Gg3", game=SYMBOLS)
    state = after(SYMBOLS, state, deck("Bc"), start("Rb"), lay("Rb2", "Rb3"), END, turn("Bc3"))
    assert SYMBOLS.scores(state) == [1 + 2 + 3, 3]


@pytest.mark.clause("DT-Q22")
def test_the_two_versions_are_two_decks_with_one_set_of_rules() -> None:
    assert SYMBOLS.rules is NUMBERS.rules
    assert NUMBERS.new(deck="symbols") == SYMBOLS.new() == SYMBOLS.new(deck="symbols")
    assert SYMBOLS.new(deck="numbers") == NUMBERS.new() == NUMBERS.new(deck="numbers")


@pytest.mark.clause("G-7", "DT-Q5", "DT-Q9")
@BOTH
@pytest.mark.parametrize(("name", "high"), [("swaps_per_turn", 5), ("cashes_per_turn", 9)])
def test_a_number_out_of_its_range_is_refused(game: DoNotTouch, name: str, high: int) -> None:
    for value in (-1, high + 1):
        wrong: dict[str, Any] = {name: value}
        with pytest.raises(BadSetup, match=f"{name} is 0 to {high}, not {value}"):
            game.new(**wrong)


@pytest.mark.clause("DT-Q5", "DT-Q9", "DT-Q17")
@BOTH
def test_one_swap_one_card_cashed_and_no_finished_round_are_the_default(game: DoNotTouch) -> None:
    assert game.new() == game.new(swaps_per_turn=1, cashes_per_turn=1, finish_round="no")

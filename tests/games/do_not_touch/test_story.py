"""What is told, for each seat's eyes."""

import pytest

from doubloon.engine.game import CHANCE, SPECTATOR
from doubloon.engine.message import say
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS, DoNotTouch
from doubloon.games.do_not_touch.rules import CASH, END, FROM_DECK, FROM_DISCARD, NO_DRAW, OWN_LOOT, SWAP, DoNotTouchState
from tests.games.do_not_touch.lines import PILE, after, card, cards, cash, dealt, deck, lay, spent, start, swap, turn
from tests.games.do_not_touch.setups import games, seats_of, states

HANDS = ("Rb2 Gg Bc", "Rg Gb Bg", "Rc Gc Bb")


def number_card(name: str) -> str:
    return f"[do-not-touch-number-card colour={'RGB'.index(name[0])} number={name[1]}]"


def symbol_card(name: str) -> str:
    return f"[do-not-touch-symbol-card colour={'RGB'.index(name[0])} symbol={'bgc'.index(name[1])} bonus={name[2:] or 1}]"


def heard(game: DoNotTouch, state: DoNotTouchState, action: int, seats: tuple[int, ...] = (0, 1, SPECTATOR)) -> list[list[str]]:
    """What these seats are told."""
    return [[str(message) for message in game.tell(state, action, seat)] for seat in seats]


@pytest.mark.clause("G-2")
def test_everybody_is_told_who_begins() -> None:
    assert heard(NUMBERS, NUMBERS.new(3, first=CHANCE), 2) == [["begins who=2"]] * 3


@pytest.mark.clause("DT-3", "DT-Q21")
def test_a_card_dealt_is_told_to_its_owner() -> None:
    state = NUMBERS.new()
    dealt_card = f"do-not-touch-dealt who=0 card={number_card('R5')}"
    assert heard(NUMBERS, state, card("R5")) == [[dealt_card], [], []]
    state = after(NUMBERS, state, cards("R1 R2 R3"))
    assert heard(NUMBERS, state, card("G4")) == [[], [f"do-not-touch-dealt who=1 card={number_card('G4')}"], []]


@pytest.mark.clause("DT-6", "DT-Q21")
def test_a_card_from_the_deck_is_told_to_who_drew_it() -> None:
    state = dealt("R1 R2 R3", "G1 G2 G3")
    assert heard(NUMBERS, state, FROM_DECK) == [[], [], []]
    unseen = ["do-not-touch-drew-unseen who=0"]
    drawn = f"do-not-touch-drew who=0 card={number_card('B4')}"
    assert heard(NUMBERS, after(NUMBERS, state, FROM_DECK), card("B4")) == [[drawn], unseen, unseen]


@pytest.mark.clause("DT-7", "DT-8")
def test_everybody_is_told_what_is_laid() -> None:
    state = after(NUMBERS, dealt("R1 R2 R3", "G1 G2 G3"), deck("R4"))
    assert heard(NUMBERS, state, card("R2")) == [[f"do-not-touch-laid who=0 card={number_card('R2')}"]] * 3
    state = after(NUMBERS, state, start("R2"), card("R4"))
    assert heard(NUMBERS, state, OWN_LOOT) == [[f"do-not-touch-laid who=0 card={number_card('R4')}"]] * 3


def acting() -> DoNotTouchState:
    """Seat 0 has begun with Rb, seat 1 with Rg; seat 0 has drawn Gb3."""
    return after(SYMBOLS, dealt(*HANDS[:2], game=SYMBOLS), turn("Rb"), turn("Rg"), deck("Gb3"))


@pytest.mark.clause("DT-Q21")
def test_nobody_is_told_of_a_card_picked_or_of_a_turn_that_is_not_over() -> None:
    assert heard(SYMBOLS, acting(), card("Rb2")) == [[], [], []]
    assert heard(SYMBOLS, acting(), END) == [[], [], []]


@pytest.mark.clause("DT-10")
def test_everybody_is_told_what_is_swapped() -> None:
    told = f"do-not-touch-swapped who=0 owner=1 given={symbol_card('Rb2')} gained={symbol_card('Rg')}"
    assert heard(SYMBOLS, after(SYMBOLS, acting(), card("Rb2")), SWAP + 1) == [[told]] * 3


@pytest.mark.clause("DT-11", "DT-Q10")
def test_everybody_is_told_what_is_cashed_and_for_how_many_cards() -> None:
    told = f"do-not-touch-cashed who=0 card={symbol_card('Gb3')} count=3"
    assert heard(SYMBOLS, after(SYMBOLS, acting(), card("Gb3")), CASH) == [[told]] * 3
    few = after(SYMBOLS, spent(SYMBOLS, dealt("Rb3 Gg Bc", "Rg Gb Bg", game=SYMBOLS), 2, keep="Rg Gc"), deck("Gc"), card("Rb3"))
    assert heard(SYMBOLS, few, CASH) == [[f"do-not-touch-cashed who=0 card={symbol_card('Rb3')} count=1"]] * 3


@pytest.mark.clause("DT-13")
def test_everybody_is_told_what_is_discarded_and_whose_turn_it_is() -> None:
    told = [f"do-not-touch-discarded who=0 card={symbol_card('Gg')}", "turn who=1"]
    assert heard(SYMBOLS, after(SYMBOLS, acting(), END), card("Gg")) == [told] * 3
    short = after(SYMBOLS, acting(), lay("Gb3"))
    assert heard(SYMBOLS, short, END) == [["turn who=1"]] * 3
    several = after(SYMBOLS, acting(), cash("Gb3", "Rc Rc Bb"), END)
    assert heard(SYMBOLS, several, card("Rc")) == [[f"do-not-touch-discarded who=0 card={symbol_card('Rc')}"]] * 3


@pytest.mark.clause("DT-6", "DT-Q21")
def test_everybody_is_told_what_is_taken_from_the_pile() -> None:
    state = after(SYMBOLS, acting(), END, card("Gb3"))
    assert heard(SYMBOLS, state, FROM_DISCARD) == [[f"do-not-touch-took who=1 card={symbol_card('Gb3')}"]] * 3


@pytest.mark.clause("DT-5", "DT-14", "DT-Q16")
def test_at_the_end_the_loots_are_counted_and_the_winner_is_named() -> None:
    state = spent(NUMBERS, dealt("R4 R5 G4", "G1 G2 G5"), 1, keep="B1")  # both have begun with B5
    state = after(NUMBERS, state, deck("B1"), lay("B1"))
    counted = ["do-not-touch-counted who=0 points=5", "do-not-touch-counted who=1 points=6"]
    assert heard(NUMBERS, state, END) == [[*counted, "won who=1"]] * 3


@pytest.mark.clause("DT-Q16")
def test_those_with_equal_counts_share_the_victory() -> None:
    state = after(NUMBERS, spent(NUMBERS, dealt("R4 R5 G4", "G1 G2 G5"), 1, keep="B1"), deck("B1"), END)
    told = [
        f"do-not-touch-discarded who=1 card={number_card('B1')}",
        "do-not-touch-counted who=0 points=5",
        "do-not-touch-counted who=1 points=5",
        "won-shared who=0",
        "won-shared who=1",
    ]
    assert heard(NUMBERS, state, card("B1")) == [told] * 3


@pytest.mark.clause("DT-14", "DT-Q17")
@pytest.mark.parametrize("finish_round", [0, 1])
def test_everybody_is_told_that_the_last_card_is_drawn(finish_round: int) -> None:
    state = spent(NUMBERS, dealt("R4 R5 G4", "G1 G2 G5", finish_round=finish_round), 1, keep="B1")
    last = f"do-not-touch-last-card who=1 round={finish_round}"
    assert [told[-1] for told in heard(NUMBERS, after(NUMBERS, state, FROM_DECK), card("B1"))] == [last] * 3


@pytest.mark.clause("DT-13")
def test_done_says_how_many_cards_can_be_kept() -> None:
    assert str(SYMBOLS.label(acting(), END)) == "do-not-touch-end cards=4 most=3 excess=1"
    assert str(SYMBOLS.label(after(SYMBOLS, acting(), lay("Gb3")), END)) == "do-not-touch-end cards=3 most=3 excess=0"


@pytest.mark.clause("DT-Q17")
def test_a_last_turn_is_told_and_that_nothing_is_drawn() -> None:
    state = dealt("R1 R2 R3", "G1 G2 G3", "B1 B2 B3", "R1 R2 R3", finish_round=1)
    state = after(NUMBERS, spent(NUMBERS, state, 1, keep="G1"), deck("G1"), END)
    told = [f"do-not-touch-discarded who=1 card={number_card('G1')}", "do-not-touch-last-turn who=2"]
    assert heard(NUMBERS, state, card("G1")) == [told] * 3
    state = after(NUMBERS, state, card("G1"))
    assert heard(NUMBERS, state, NO_DRAW) == [["do-not-touch-drew-nothing who=2"]] * 3


def labels(game: DoNotTouch, state: DoNotTouchState) -> dict[int, str]:
    """Without what names a card or a loot in one word, which is for the screens to say."""
    said = {action: game.label(state, action) for action in game.moves(state)}
    kept = ("who", "owner", "card")
    return {
        action: str(say(label.key, **{name: label.values[name] for name in kept if name in label.values})) for action, label in said.items()
    }


def test_what_moves_are_called() -> None:
    picks = {card(name): f"do-not-touch-pick card={symbol_card(name)}" for name in ("Rb2", "Gg", "Gb3")}
    assert labels(SYMBOLS, acting()) == {**picks, END: "do-not-touch-end"}
    assert labels(SYMBOLS, after(SYMBOLS, acting(), card("Rb2"))) == {
        OWN_LOOT: "do-not-touch-lay",
        SWAP + 1: f"do-not-touch-swap owner=1 card={symbol_card('Rg')}",
        CASH: "do-not-touch-cash",
    }
    excess = after(SYMBOLS, acting(), END)
    assert labels(SYMBOLS, excess)[card("Gg")] == f"do-not-touch-discard card={symbol_card('Gg')}"
    pile = after(SYMBOLS, excess, card("Gg"))
    assert labels(SYMBOLS, pile) == {
        FROM_DECK: "do-not-touch-from-deck",
        FROM_DISCARD: f"do-not-touch-from-discard card={symbol_card('Gg')}",
    }
    assert str(SYMBOLS.label(SYMBOLS.new(first=CHANCE), 1)) == "first-seat who=1"
    assert str(SYMBOLS.label(SYMBOLS.new(), card("Bc3"))) == f"do-not-touch-card card={symbol_card('Bc3')}"
    begun = after(NUMBERS, dealt("R1 R2 R3", "G1 G2 G3"), deck("B5"))
    assert labels(NUMBERS, begun)[card("B5")] == f"do-not-touch-start card={number_card('B5')}"


@pytest.mark.long
@pytest.mark.clause("DT-Q21", "G-6")
def test_only_what_came_hidden_is_told_in_two_ways() -> None:
    """A card dealt or drawn is named to its owner; all else is told to everybody alike."""
    secrets = {"do-not-touch-dealt", "do-not-touch-drew", "do-not-touch-drew-unseen"}
    for played in games(10, "story"):
        for state, action in zip(states(played), played.actions, strict=False):
            told = [played.game.tell(state, action, seat) for seat in seats_of(state)]
            keys = {message.key for messages in told for message in messages}
            assert keys & secrets or all(messages == told[-1] for messages in told)
            assert len(keys & {"do-not-touch-drew", "do-not-touch-drew-unseen"}) in (0, 2)


def test_a_swap_back_and_forth_is_told_each_time() -> None:
    state = after(SYMBOLS, dealt(*HANDS[:2], game=SYMBOLS, swaps_per_turn=2), turn("Rb"), turn("Rg"), turn("Rg", "Rg"), PILE, swap("Rg", 0))
    told = f"do-not-touch-swapped who=1 owner=0 given={symbol_card('Rb')} gained={symbol_card('Rg')}"
    assert heard(SYMBOLS, after(SYMBOLS, state, card("Rb")), SWAP + 0) == [[told]] * 3

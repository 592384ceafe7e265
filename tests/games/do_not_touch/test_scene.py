"""What lies on the table, for each seat's eyes."""

import pytest

from doubloon.engine.game import SPECTATOR
from doubloon.engine.message import Message, say
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS, DoNotTouch
from doubloon.games.do_not_touch.rules import CASH, END, FROM_DECK, FROM_DISCARD, NO_DRAW, OWN_LOOT, SWAP, DoNotTouchState
from tests.games.do_not_touch.lines import PILE, after, card, cards, dealt, deck, lay, spent, start, turn
from tests.scenes import found, inner, touches

HANDS = ("R1 R2 G3", "G1 G2 B3")
TREASURES = ("Rb2 Gg Bc", "Rg Gb Bg", "Rc Gc Bb")


def lying(game: DoNotTouch, state: DoNotTouchState, seat: int, key: str) -> tuple[Message, ...]:
    """The cards of a group."""
    [group] = found(game.scene(state, seat), f"do-not-touch-scene-{key}")
    return inner(group)


def kinds(pieces: tuple[Message, ...]) -> list[int]:
    """The kind of each card, as its piece is named."""
    return [int(str(each.values["piece"]).partition(".")[0]) for each in pieces]


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    state = dealt(*HANDS)
    assert kinds(lying(NUMBERS, state, 0, "hand")) == cards("R1 R2 G3")
    assert kinds(lying(NUMBERS, state, 1, "hand")) == cards("G1 G2 B3")
    assert not found(NUMBERS.scene(state), "do-not-touch-scene-hand")
    counted = [say("do-not-touch-scene-other-hand", who=seat, cards=3) for seat in (0, 1)]
    assert found(NUMBERS.scene(state, 0), "do-not-touch-scene-other-hand") == counted[1:]
    assert found(NUMBERS.scene(state), "do-not-touch-scene-other-hand") == counted


def test_cards_say_number_or_symbol_and_colour() -> None:
    number = lying(NUMBERS, dealt(*HANDS), 0, "hand")[2]
    assert number == say("do-not-touch-scene-number", piece=f"{card('G3')}.1", colour=1, number=3, how=0)
    symbol = lying(SYMBOLS, dealt(*TREASURES, game=SYMBOLS), 0, "hand")[0]
    assert symbol == say("do-not-touch-scene-symbol", piece=f"{card('Rb2')}.1", colour=0, symbol=0, bonus=2, how=0)


def test_equal_cards_are_told_apart() -> None:
    hand = lying(NUMBERS, dealt("R1 R1 G3", "G1 G2 B3"), 0, "hand")
    assert [each.values["piece"] for each in hand] == ["0.1", "0.2", f"{card('G3')}.1"]


def test_deck_and_discard_pile_are_touched_to_draw() -> None:
    state = after(NUMBERS, dealt(*HANDS), turn("R4"), turn("B1"))
    assert touches(NUMBERS.scene(state, 0)) == {FROM_DECK}
    state = after(NUMBERS, state, deck("R5"), END, card("R5"))
    assert touches(NUMBERS.scene(state, 1)) == {FROM_DECK, FROM_DISCARD}
    assert kinds(lying(NUMBERS, state, 0, "discard")) == cards("R5")


def test_any_card_in_hand_begins_the_loot() -> None:
    state = after(NUMBERS, dealt(*HANDS), deck("R4"))
    assert touches(NUMBERS.scene(state, 0)) == set(cards("R1 R2 G3 R4")) == set(NUMBERS.moves(state))


def test_a_picked_card_goes_to_a_loot_or_the_discard_pile() -> None:
    hands = ("Rb2 Gg Bc", "Rg Gb Bg")
    state = after(SYMBOLS, dealt(*hands, game=SYMBOLS), deck("Gc"), start("Gc"), END, deck("Rc"), start("Rc"), END, deck("Rg2"))
    picked = after(SYMBOLS, state, card("Rg2"))
    assert touches(SYMBOLS.scene(picked, 0)) == {OWN_LOOT, SWAP + 1, CASH}
    assert set(SYMBOLS.moves(picked)) == {SWAP + 1, CASH}
    assert [each.values["how"] for each in lying(SYMBOLS, picked, 0, "hand")] == [0, 1, 0, 0]


def test_nobody_else_sees_which_card_is_picked() -> None:
    state = after(NUMBERS, dealt(*HANDS), turn("R4"), turn("B1"), deck("R5"))
    picked = after(NUMBERS, state, card("R1"))
    for seat in (1, SPECTATOR):
        assert NUMBERS.scene(picked, seat) == NUMBERS.scene(state, seat)
        assert touches(NUMBERS.scene(picked, seat)) == set()


def test_a_bonus_card_from_the_discard_pile_is_marked() -> None:
    hands = ("Rb2 Gg Bc", "Rg Gb Bg")
    state = after(SYMBOLS, dealt(*hands, game=SYMBOLS), turn("Gc"), turn("Rc"), deck("Rg2"), END, card("Rg2"), PILE)
    barred = [each.values["how"] for each in lying(SYMBOLS, state, 1, "hand")]
    assert sorted(map(str, barred)) == ["0", "0", "0", "2"]


def test_a_loot_shows_its_top_and_its_height() -> None:
    state = after(NUMBERS, dealt(*HANDS), deck("R4"), start("R4"), lay("R2"))
    assert kinds(lying(NUMBERS, state, 0, "own-loot")) == cards("R2")
    [other] = found(NUMBERS.scene(state, 1), "do-not-touch-scene-loot")
    assert (other.values["who"], other.values["cards"], kinds(inner(other))) == (0, 2, cards("R2"))
    assert inner(found(NUMBERS.scene(state, 0), "do-not-touch-scene-loot")[0]) == (say("do-not-touch-scene-no-card"),)


def test_swaps_left_are_counted_while_cards_are_played() -> None:
    state = after(NUMBERS, dealt(*HANDS), deck("R4"), start("R4"))
    assert say("do-not-touch-scene-swaps", left=1) in NUMBERS.scene(state, 1)


def test_without_a_deck_nothing_is_said_of_drawing() -> None:
    """42 cards for four: the second seat draws the last one."""
    state = spent(NUMBERS, dealt(*HANDS, "R3 G4 B1", "B2 B4 R4", finish_round="yes"), 0)
    assert state.turn == 2
    assert set(NUMBERS.moves(state)) - touches(NUMBERS.scene(state, 2)) == {NO_DRAW}
    assert not found(NUMBERS.scene(state, 2), "do-not-touch-scene-now")


def test_the_rules_open_at_what_can_be_done() -> None:
    def line(game: DoNotTouch, state: DoNotTouchState) -> int:
        return game.story.rule(game.show(state, 0))

    state = dealt(*HANDS)
    assert line(NUMBERS, state) == 1
    assert line(NUMBERS, after(NUMBERS, state, deck("R4"))) == 2
    acting = after(NUMBERS, state, deck("R4"), start("R4"))
    assert line(NUMBERS, acting) == 3
    assert line(NUMBERS, after(NUMBERS, acting, card("R1"))) == 4
    excess = after(NUMBERS, state, turn("R4"), turn("B1"), deck("R5"), END)
    assert line(NUMBERS, excess) == 6
    assert line(SYMBOLS, after(SYMBOLS, dealt(*TREASURES[:2], game=SYMBOLS), turn("Gc"), turn("Rc"), deck("Rg2"), END)) == 6
    assert line(NUMBERS, spent(NUMBERS, dealt(*HANDS, "R3 G4 B1", "B2 B4 R4", finish_round="yes"), 0)) == 8
    assert line(NUMBERS, spent(NUMBERS, state, 0)) == 9


def under(game: DoNotTouch, state: DoNotTouchState, seat: int) -> list[str]:
    """The covered cards of that seat's loot, as everybody else sees them."""
    [loot] = [each for each in found(game.scene(state), "do-not-touch-scene-loot") if each.values["who"] == seat]
    pieces = loot.values["under"]
    assert isinstance(pieces, tuple)
    return [str(each) for each in pieces]


@pytest.mark.clause("DT-Q21")
def test_all_see_what_lies_under_a_loot_equal_cards_together() -> None:
    state = after(NUMBERS, dealt("R1 R1 R2", "G1 G2 B3"), deck("R4"), start("R1"))
    assert under(NUMBERS, state, 0) == []
    state = after(NUMBERS, state, lay("R1"), lay("R2"))
    assert under(NUMBERS, state, 0) == ["do-not-touch-scene-under-number colour=0 number=1 cards=2"]
    state = after(NUMBERS, state, lay("R4"))
    assert under(NUMBERS, state, 0)[1:] == ["do-not-touch-scene-under-number colour=0 number=2 cards=1"]
    assert found(NUMBERS.scene(state, 0), "do-not-touch-scene-own-loot")[0].values["under"] != ()


def tags(game: DoNotTouch, state: DoNotTouchState, seat: int) -> set[str]:
    """What stands on the things that may be touched."""
    things = [piece for thing in game.scene(state, seat) for piece in (thing, *inner(thing))]
    return {str(tag) for thing in things if isinstance(listed := thing.values.get("tag", ()), tuple) for tag in listed}


def test_tags_say_what_a_touch_does() -> None:
    hands = ("Rb2 Gg Bc", "Rg Gb Bg")
    state = after(SYMBOLS, dealt(*hands, game=SYMBOLS), turn("Gc"), turn("Rc"))
    assert tags(SYMBOLS, state, 0) == {"do-not-touch-tag-draw"}
    acting = after(SYMBOLS, state, deck("Rg2"))
    assert tags(SYMBOLS, acting, 0) == set()
    picked = after(SYMBOLS, acting, card("Rg2"))
    assert tags(SYMBOLS, picked, 0) == {"do-not-touch-tag-lay gain=2", "do-not-touch-tag-swap", "do-not-touch-tag-cash gain=2"}
    assert tags(SYMBOLS, picked, 1) == tags(SYMBOLS, picked, SPECTATOR) == set()
    assert "do-not-touch-tag-take" in tags(SYMBOLS, after(SYMBOLS, acting, END, card("Rg2")), 1)


def test_while_a_card_is_picked_another_can_be_wished_for() -> None:
    state = after(NUMBERS, dealt(*HANDS), turn("R4"), turn("B1"), deck("R5"))
    assert not any("instead" in each.values for each in lying(NUMBERS, state, 0, "hand"))
    picked = lying(NUMBERS, after(NUMBERS, state, card("R1")), 0, "hand")
    assert [each.values["instead"] for each in picked] == kinds(picked)


@pytest.mark.clause("DT-14", "DT-Q17")
def test_the_last_turn_and_the_end_are_said() -> None:
    """48 cards for two: the second seat draws the last one."""
    state = spent(NUMBERS, dealt("R4 R5 G4", "G1 G2 G5"), 1, keep="B1")
    assert not found(NUMBERS.scene(state), "do-not-touch-scene-last")
    last = after(NUMBERS, state, deck("B1"))
    assert say("do-not-touch-scene-last", round=0) in NUMBERS.scene(last)
    over = after(NUMBERS, last, lay("B1"), END)
    assert say("do-not-touch-scene-over") in NUMBERS.scene(over)
    assert not found(NUMBERS.scene(over), "do-not-touch-scene-last")

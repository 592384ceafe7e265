"""My Treasure: clever keeps piles level and leaves when the others cannot catch up."""

from doubloon.games.my_treasure.bots import clever
from doubloon.games.my_treasure.rules import (
    ALL_CARDS,
    DRAW,
    FLEE,
    FLEEING,
    IN_BOX,
    IN_HAND,
    IN_STACK,
    OWNED,
    PLACING,
    SECURING,
    SPACE,
    TOKEN,
    MyTreasureState,
)
from tests.games.my_treasure.bots.positions import (
    ALL_RINGS,
    ALL_SWORDS,
    DIAMOND,
    MOUSE_RING,
    MOUSE_RINGS,
    MOUSE_SWORDS,
    RING,
    RINGS,
    SWORD,
    SWORDS,
    odds,
    with_piles,
    with_rival,
)


def late(state: MyTreasureState, orcs_out: int, stack: int) -> MyTreasureState:
    """So many orcs are out, and so many cards are in the stack; the cards in between are out of the game."""
    state.orcs_out = orcs_out
    spare = [card for card in range(ALL_CARDS - 1, -1, -1) if state.places[card] == IN_STACK]
    for card in spare[: len(spare) + state.orcs - orcs_out - stack]:
        state.places[card] = IN_BOX
    return state


def test_eight_is_not_enough_while_many_cards_are_to_come() -> None:
    """31 treasure cards are in the stack, 6 in 7 of them before the last orc: the other may add 15."""
    assert odds(clever, with_piles(ALL_RINGS)) == {DRAW: 1}


def test_leave_with_eight_when_few_cards_are_to_come() -> None:
    """Four cards, one of them the last orc: the other, who would have 3, may add but one."""
    assert odds(clever, late(with_piles(ALL_RINGS, (SWORDS,)), 5, 4)) == {TOKEN + RING: 1}


def test_stay_while_another_pile_is_as_good() -> None:
    assert odds(clever, late(with_piles(ALL_RINGS, ALL_SWORDS), 5, 4)) == {DRAW: 1}


def test_do_not_leave_behind_a_rival() -> None:
    """With three seats: 5 is more than the third can have, but the rival has 8."""
    state = late(with_piles((RINGS, MOUSE_RING), seats=3), 5, 3)
    assert odds(clever, state) == {TOKEN + RING: 1}
    rival = with_rival(late(with_piles((RINGS, MOUSE_RING), seats=3), 5, 3), SWORD, *ALL_SWORDS)
    assert odds(clever, rival) == {DRAW: 1}


def test_before_the_last_orc_leave_a_crowded_cave_first() -> None:
    """Rings and swords are worth 8 each. Against one other it does not matter who takes which; two others fight for what is left."""
    for seats, move in ((2, DRAW), (3, TOKEN + SWORD), (5, TOKEN + SWORD)):
        assert odds(clever, late(with_piles(ALL_RINGS, ALL_SWORDS, seats=seats), 5, 9)) == {move: 1}
    assert odds(clever, late(with_piles(ALL_RINGS, ALL_SWORDS, seats=3), 4, 9)) == {DRAW: 1}  # two orcs are to come


def test_a_token_that_is_gone_counts_for_nothing() -> None:
    """Swords would be 8, the ring is gone; with a lead of 3 it is enough."""
    state = with_rival(with_piles(ALL_RINGS, ALL_SWORDS), RING, 17)
    assert odds(clever, state) == {TOKEN + SWORD: 1}


def test_alone_draw_until_the_lead_is_three() -> None:
    assert odds(clever, with_rival(with_piles(ALL_RINGS), DIAMOND, 7, 13)) == {DRAW: 1}  # 8 against 6
    assert odds(clever, with_rival(with_piles(ALL_RINGS), DIAMOND, 13)) == {TOKEN + RING: 1}  # 8 against 3


def test_alone_the_last_orc_is_risked_while_the_stack_is_rich() -> None:
    """8 against 6. Many cards have rings or mice; three swords and three necklaces, beside the orc, have neither."""
    state = with_rival(with_piles(ALL_RINGS), DIAMOND, 7, 13)
    state.orcs_out = 5
    assert odds(clever, state) == {DRAW: 1}
    for card in range(ALL_CARDS):
        if state.places[card] == IN_STACK and card not in (SWORDS, SWORDS + 1):
            state.places[card] = IN_BOX
    assert odds(clever, state) == {TOKEN + RING: 1}


def test_alone_leave_if_that_wins_the_game() -> None:
    """8 against 6: 3 glory to 1, so 7 to 6."""
    state = with_rival(with_piles(ALL_RINGS), DIAMOND, 7, 13)
    state.orcs_out, state.glory = 5, [4, 5, 0, 0, 0]
    assert odds(clever, state) == {TOKEN + RING: 1}


def test_alone_stay_if_leaving_loses_the_game() -> None:
    """8 against 6: 3 glory to 1, so 5 to 7, however poor the stack."""
    state = with_rival(late(with_piles(ALL_RINGS), 5, 2), DIAMOND, 7, 13)
    state.glory = [2, 6, 0, 0, 0]
    assert odds(clever, state) == {DRAW: 1}


def test_take_the_pile_that_fits_the_token() -> None:
    state = with_piles((SWORDS,), ALL_RINGS)
    state.phase, state.chosen = SECURING, RING + 1
    assert odds(clever, state) == {SPACE + 1: 1}


def test_with_others_a_card_goes_where_it_makes_the_piles_level() -> None:
    """Swords have 3 and rings 5. Two swords and a mouse make it 6 to 5 with the swords, 6 to 3 with the rings, 5 to 3 elsewhere."""
    state = with_piles((SWORDS,), (MOUSE_RING, MOUSE_RINGS))
    state.phase, state.drawn = PLACING, MOUSE_SWORDS + 1
    state.places[MOUSE_SWORDS] = IN_HAND
    assert odds(clever, state) == {SPACE: 1}


def test_alone_a_card_goes_where_it_makes_most() -> None:
    state = with_rival(with_piles((SWORDS,), (MOUSE_RING, MOUSE_RINGS)), DIAMOND, 13)
    state.phase, state.drawn = PLACING, RINGS + 1
    state.places[RINGS] = IN_HAND
    assert odds(clever, state) == {SPACE + 1: 1}


def test_behind_one_who_left_a_card_goes_where_it_makes_most() -> None:
    """With three seats: rings have 5, and the rival has 8, so to hold down the third helps the rival alone."""
    state = with_rival(with_piles((SWORDS,), (MOUSE_RING, MOUSE_RINGS), seats=3), DIAMOND, 1, 7, 13)
    state.phase, state.drawn = PLACING, RINGS + 1
    state.places[RINGS] = IN_HAND
    assert odds(clever, state) == {SPACE + 1: 1}


def test_flee_with_the_richest_pile() -> None:
    state = with_piles((SWORDS,), ALL_RINGS)
    state.phase = FLEEING
    assert odds(clever, state) == {SPACE + 1: 1}


def test_flee_with_nothing_if_nothing_is_left() -> None:
    state = with_piles()
    state.phase = FLEEING
    assert odds(clever, state) == {FLEE: 1}


def test_cards_of_others_do_not_lie_on_spaces() -> None:
    state = with_piles((SWORDS,))
    state.places[RINGS] = OWNED + 1
    state.tokens[1] = RING + 1
    state.phase, state.chosen = SECURING, SWORD + 1
    assert odds(clever, state) == {SPACE: 1}

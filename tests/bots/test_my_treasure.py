"""My Treasure: the bot leaves with the best token and pile, in time."""

from doubloon.bots import choose
from doubloon.engine.record import State
from doubloon.games.my_treasure import MY_TREASURE
from doubloon.games.my_treasure.rules import DRAW, FLEEING, ON_SPACE, PLACING, SECURING, SPACE, TOKEN

RING, DIAMOND = 0, 1
RINGS = (0, 6, 12)  # ring and mouse, two rings and a mouse, three rings: 8 for the ring
SWORDS = 14  # three swords


def chosen(state: State) -> int:
    return choose(MY_TREASURE, "simple", MY_TREASURE.know(state, 0), moves=MY_TREASURE.moves(state), draw=lambda odds: next(iter(odds)))


def with_piles(*piles: tuple[int, ...]) -> State:
    state = MY_TREASURE.new(2)
    for space, cards in enumerate(piles):
        for card in cards:
            state.places[card] = ON_SPACE + space
            state.tops[space] = card + 1
    return state


def test_draw_until_a_pile_is_worth_enough() -> None:
    assert chosen(with_piles(RINGS[:2])) == DRAW
    assert chosen(with_piles((SWORDS,), RINGS)) == TOKEN + RING


def test_a_token_that_is_gone_counts_for_nothing() -> None:
    state = with_piles(RINGS)
    state.tokens[1] = RING + 1
    assert chosen(state) == DRAW


def test_leave_before_the_last_orc() -> None:
    state = with_piles((SWORDS,), RINGS[:2])
    state.orcs_out = 5
    assert chosen(state) == TOKEN + RING


def test_take_the_pile_that_fits_the_token() -> None:
    state = with_piles((SWORDS,), RINGS)
    state.phase, state.chosen = SECURING, RING + 1
    assert chosen(state) == SPACE + 1


def test_a_card_goes_where_its_kind_lies() -> None:
    state = with_piles((SWORDS,), RINGS[:2])
    state.phase, state.drawn = PLACING, RINGS[2] + 1
    assert chosen(state) == SPACE + 1


def test_flee_with_the_richest_pile() -> None:
    state = with_piles((SWORDS,), RINGS)
    state.phase = FLEEING
    assert chosen(state) == SPACE + 1

"""What a blind first turn is worth, and when to stop: counted tile by tile, and solved over our own rules."""

from fractions import Fraction
from functools import cache

import pytest

from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import BALL, CANDLESTICK, CAR, CHEST, DOLL, DRAGON, RING, STOP, TURNING, LittleDragonState
from tests.games.little_dragon.blind import Open, go_on
from tests.games.little_dragon.lines import after, row

FACTS = [
    (Open(), [], 0.76),
    (Open(dragons=1), [DRAGON], 0.79),
    (Open(rings=1), [RING], 1.37),
    (Open(rings=2), [RING] * 2, 2.28),
    (Open(rings=3), [RING] * 3, 3.18),
    (Open(rings=4), [RING] * 4, 4.09),
    (Open(rings=5), [RING] * 5, 5.00),
    (Open(toys=(1, 0, 0)), [BALL], 0.61),
    (Open(toys=(2, 0, 0)), [DOLL] * 2, 1.53),
]

Counts = tuple[int, ...]


def counts(state: LittleDragonState) -> Counts:
    """The open tiles by kind; which toy is which does not matter."""
    number = [0] * 8
    for kind in state.tiles[: state.opened]:
        number[kind - 1] += 1
    return (*sorted(number[:3]), *number[3:7])


known: dict[Counts, Fraction] = {}


def solved(state: LittleDragonState) -> Fraction:
    """The worth of the best move of seat 0 in its first turn, by our own rules alone."""
    key = counts(state)
    if key not in known:
        stopped = state.copy()
        GAME.apply(stopped, STOP)
        known[key] = max(Fraction(sum(stopped.piles)), solved_going_on(state))
    return known[key]


def solved_going_on(state: LittleDragonState) -> Fraction:
    """Turns the next tile; a failed turn is worth nothing."""
    dealing = state.copy()
    GAME.apply(dealing, state.opened)
    odds, worth = GAME.moves(dealing), Fraction()
    for kind, weight in odds.items():
        then = dealing.copy()
        GAME.apply(then, kind)
        if then.phase == TURNING:
            worth += weight * solved(then)
    return worth / sum(odds.values())


@cache
def worth_by_our_rules(kinds: tuple[int, ...]) -> Fraction:
    return solved_going_on(after(row(0, *kinds)))


@pytest.mark.long
@pytest.mark.clause("LD-9", "LD-12", "LD-13", "LD-14", "LD-15")
@pytest.mark.parametrize(("lie", "kinds", "worth"), FACTS)
def test_what_it_is_worth_to_go_on(lie: Open, kinds: list[int], worth: float) -> None:
    assert round(float(go_on(lie)), 2) == worth
    assert worth_by_our_rules(tuple(kinds)) == go_on(lie)


@pytest.mark.long
@pytest.mark.clause("LD-10", "LD-12")
def test_with_one_to_four_rings_one_more_tile_is_right_and_from_five_on_stop() -> None:
    assert [go_on(Open(rings=rings)) > rings for rings in range(1, 9)] == [True] * 4 + [False] * 4
    assert go_on(Open(rings=5)) == 5


@pytest.mark.clause("LD-9", "LD-12")
def test_with_any_dragon_open_stop() -> None:
    for dragons in range(1, 13):
        for rings in range(9):
            assert go_on(Open(rings=rings, dragons=dragons)) < rings + dragons


@pytest.mark.clause("LD-9", "LD-13")
def test_with_a_single_toy_go_on_and_with_a_pair_stop() -> None:
    assert go_on(Open(toys=(1, 0, 0))) > 0
    assert go_on(Open(toys=(2, 0, 0))) < 2


@pytest.mark.long
@pytest.mark.clause("LD-13", "LD-14", "LD-15")
def test_both_ways_agree_deep_in_a_turn() -> None:
    lies = {
        Open((3, 2, 0), 4, 3, 2): [BALL, BALL, BALL, CAR, CAR, *[CANDLESTICK] * 4, *[CHEST] * 3, RING, RING],
        Open((4, 4, 4), 5, 7, 8): [BALL, CAR, DOLL] * 4 + [CANDLESTICK] * 5 + [CHEST] * 7 + [RING] * 8,
        Open((1, 1, 1), 2, 3, 0): [DOLL, CAR, BALL, *[CANDLESTICK] * 2, *[CHEST] * 3],
        Open(rings=8, dragons=11): [RING] * 8 + [DRAGON] * 11,
    }
    for lie, kinds in lies.items():
        assert worth_by_our_rules(tuple(kinds)) == go_on(lie)

"""Odds of a blind first turn, exactly: our moves of chance followed one by one, against arithmetic that does not know them."""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from math import comb

import pytest

from doubloon.engine.game import CHANCE
from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import (
    BALL,
    CANDLESTICK,
    CAR,
    CHEST,
    COVER,
    DOLL,
    DRAGON,
    FAILED,
    RING,
    SPIDER,
    STOP,
    TURNING,
    LittleDragonState,
)
from tests.games.little_dragon.lines import after, row

Spread = dict[LittleDragonState, Fraction]  # states with their odds, which add up to 1
TREASURES = {BALL, CAR, DOLL, CANDLESTICK, CHEST}


def opened(state: LittleDragonState, place: int) -> Spread:
    """A tile is turned, and chance deals it in every way."""
    dealing = GAME.play(state, place)
    assert GAME.actor(dealing) == CHANCE
    odds = GAME.moves(dealing)
    return {GAME.play(dealing, kind): Fraction(weight, sum(odds.values())) for kind, weight in odds.items()}


def sorted_by_kind(state: LittleDragonState) -> LittleDragonState:
    """While a turn goes on, its tiles are told apart by their counts alone."""
    if state.phase == TURNING:
        state.tiles[: state.opened] = sorted(state.tiles[: state.opened])
    return state


@cache
def never_stopping(tiles: int) -> Spread:
    """Seat 0 turns so many tiles unless it fails, place by place. States that differ in order are one."""
    if tiles == 0:
        return {GAME.new(): Fraction(1)}
    following: dict[LittleDragonState, Fraction] = defaultdict(Fraction)
    for state, chance in never_stopping(tiles - 1).items():
        if state.phase == FAILED:
            following[state] += chance
            continue
        for then, odds in opened(state, tiles - 1).items():
            following[sorted_by_kind(then)] += chance * odds
    assert sum(following.values()) == 1
    return dict(following)


def odds_that(holds: Callable[[LittleDragonState], bool], spread: Spread) -> Fraction:
    return sum((chance for state, chance in spread.items() if holds(state)), Fraction())


def percent(chance: Fraction) -> float:
    return round(float(100 * chance), 1)


@pytest.mark.clause("LD-2", "LD-7", "LD-9", "LD-10")
@pytest.mark.parametrize(("tiles", "safe"), [(1, 93.9), (2, 61.5), (3, 38.4), (4, 24.1), (5, 15.4), (6, 9.9)])
def test_a_blind_turn_has_not_failed_after_so_many_tiles(tiles: int, safe: float) -> None:
    exact = odds_that(lambda state: state.phase == TURNING, never_stopping(tiles))
    # All among the 34 treasures and rings, or all among the 20 dragons and rings; all among the 8 rings was counted twice.
    assert exact == Fraction(comb(34, tiles) + comb(20, tiles) - comb(8, tiles), comb(49, tiles))
    assert percent(exact) == safe


FIRST = [(TREASURES, 26, 53.1), ({DRAGON}, 12, 24.5), ({RING}, 8, 16.3), ({SPIDER}, 3, 6.1)]


@pytest.mark.clause("LD-2")
@pytest.mark.parametrize(("kinds", "tiles", "share"), FIRST)
def test_what_the_first_tile_is(kinds: set[int], tiles: int, share: float) -> None:
    exact = odds_that(lambda state: state.tiles[0] in kinds, never_stopping(1))
    assert exact == Fraction(tiles, 49)
    assert percent(exact) == share


@pytest.mark.clause("LD-7")
def test_a_turn_that_fails_by_a_spider() -> None:
    exact = odds_that(lambda state: SPIDER in state.tiles, never_stopping(3))
    # The first spider comes after 0, 1 or 2 safe tiles.
    safe = [Fraction(comb(34, tiles) + comb(20, tiles) - comb(8, tiles), comb(49, tiles)) for tiles in range(3)]
    assert exact == sum(chance * Fraction(3, 49 - tiles) for tiles, chance in enumerate(safe))


@pytest.mark.clause("LD-13", "LD-2")
def test_two_tiles_are_a_pair_of_toys() -> None:
    pair = odds_that(lambda state: bool(state.phase == TURNING and sum(GAME.play(state, STOP).piles[:3]) == 2), never_stopping(2))
    assert pair == 3 * Fraction(4 * 3, 49 * 48)


@pytest.mark.clause("G-3")
def test_what_was_seen_and_covered_is_not_dealt_again() -> None:
    state = after(row(0, BALL, DRAGON), COVER)
    spread = opened(state, 2)
    assert odds_that(lambda each: each.tiles[2] == BALL, spread) == Fraction(3, 47)
    assert odds_that(lambda each: each.tiles[2] == DRAGON, spread) == Fraction(11, 47)

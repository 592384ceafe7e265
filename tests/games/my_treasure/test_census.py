"""Paths of play, counted by the census and a second time by a recurrence that knows no cards, only how many there are."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

import pytest

from doubloon.engine.census import census
from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import MyTreasureState
from tests.games.my_treasure.lines import ORC_CAME, after, drew, secured


@dataclass(frozen=True)
class Spot:
    """What the number of ways on depends on."""

    inside: int  # dwarves in the cave
    orcs: int = 6  # in the stack
    cards: int = 34  # treasures in the stack
    filled: int = 0  # spaces with cards
    free: int = 6  # tokens, blind ones included until they are turned over
    blind: int = 0
    now: str = "cave"


def ways(spot: Spot, start: Spot | None) -> Iterator[tuple[int, Spot]]:
    """In how many ways play goes on, and to where. After a scoring a round begins at `start`; None: that is the end."""
    if spot.now == "cave":
        yield 1, replace(spot, now="draw")
        yield spot.free if spot.filled else 0, replace(spot, now="secure")
    elif spot.now == "draw":
        yield spot.cards, replace(spot, cards=spot.cards - 1, now="place")
        yield min(spot.orcs, 1), replace(spot, orcs=spot.orcs - 1, now="cave" if spot.orcs > 1 else "flee")
    elif spot.now == "place":
        yield spot.filled, replace(spot, now="cave")
        yield 4 - spot.filled, replace(spot, filled=spot.filled + 1, now="cave")
    elif spot.now == "secure":
        left = replace(spot, filled=spot.filled - 1, free=spot.free - 1, inside=spot.inside - 1)
        yield spot.filled, replace(left, now="cave" if left.inside else "scored")
    elif spot.now == "flee":
        fled = replace(spot, filled=max(spot.filled - 1, 0), inside=spot.inside - 1, blind=spot.blind + 1)
        yield max(spot.filled, 1), replace(fled, now="flee" if fled.inside else "reveal")
    elif spot.now == "reveal":
        turned = replace(spot, free=spot.free - 1, blind=spot.blind - 1)
        yield spot.free, replace(turned, now="reveal" if turned.blind else "scored")
    elif start is not None:
        yield 1, start


@cache
def paths(spot: Spot, depth: int, start: Spot | None) -> int:
    if depth == 0:
        return 1
    return sum(count * paths(following, depth - 1, start) for count, following in ways(spot, start) if count)


@pytest.mark.clause("MT-2", "MT-3", "MT-7", "MT-11", "MT-Q2")
@pytest.mark.parametrize(
    ("depth", "counted"),
    [
        (0, 1),
        (1, 1),  # draw
        (2, 34 + 1),  # a treasure or an orc
        (3, 34 * 4 + 1),  # the treasure on one of four spaces; or the next draw
        (4, 34 * 4 * (1 + 6) + 35),  # draw or one of six tokens; or a card
        (5, 34 * 4 * (33 + 1 + 6) + 34 * 4 + 1),  # a card; or the one space; or, after the orc, a space or a draw
    ],
)
def test_paths_from_the_opening(depth: int, counted: int) -> None:
    assert census(GAME, GAME.new(), depth) == counted == paths(Spot(2), depth, Spot(2))


@pytest.mark.long
@pytest.mark.clause("MT-1", "MT-9", "MT-15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_paths_are_as_many_with_any_number_of_seats_until_somebody_has_left(seats: int) -> None:
    assert census(GAME, GAME.new(seats=seats), 5) == paths(Spot(2), 5, Spot(2))


def late(treasures: int, seats: int = 2, line: tuple[int, ...] = (), **options: int) -> MyTreasureState:
    """So many treasures and one orc are left in the stack, and all spaces are filled; then the line."""
    return after(*[drew(card, card % 4) for card in range(34 - treasures)], *[ORC_CAME] * 5, list(line), seats=seats, **options)


@pytest.mark.long
@pytest.mark.clause("MT-16", "MT-17", "MT-25", "MT-27", "MT-36", "MT-I2", "MT-Q3")
@pytest.mark.parametrize(
    ("treasures", "seats", "depth"),
    [(0, 2, 9), (1, 2, 8), (2, 2, 7), (0, 3, 7), (1, 3, 6), (0, 4, 6), (0, 5, 6)],
)
def test_paths_through_the_end_of_a_round(treasures: int, seats: int, depth: int) -> None:
    spot = Spot(seats, orcs=1, cards=treasures, filled=4)
    for each in range(depth + 1):
        assert census(GAME, late(treasures, seats), each) == paths(spot, each, Spot(seats))


@pytest.mark.clause("MT-Q3", "MT-Q4", "MT-37")
@pytest.mark.parametrize("seats", [2, 3])
def test_paths_from_one_orc_into_the_next_round(seats: int) -> None:
    start = Spot(seats, orcs=1)
    fled = after(ORC_CAME, seats=seats, orcs=1)
    spot = Spot(seats, orcs=0, now="flee")
    for depth in range(2 * seats + 4):
        assert census(GAME, fled, depth) == paths(spot, depth, start)


@pytest.mark.clause("MT-38")
def test_paths_that_end_with_the_game_are_not_counted() -> None:
    """One dwarf is left with one pile: three tokens and the pile, or the orc, the pile and three kinds."""
    line = (*secured(0, 0), *secured(1, 1), *secured(2, 2))
    state = late(0, seats=4, line=line, glory_target=1)
    spot = Spot(1, orcs=1, cards=0, filled=1, free=3)
    assert [census(GAME, state, depth) for depth in range(6)] == [1, 1 + 3, 1 + 3, 1, 3, 0]
    assert [paths(spot, depth, None) for depth in range(6)] == [1, 1 + 3, 1 + 3, 1, 3, 0]

"""Options: what is offered, and what is refused because it could never end (G-7)."""

from typing import Any

import pytest

from doubloon.engine.errors import BadSetup
from doubloon.engine.game import NOBODY
from doubloon.engine.play import playout
from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import BALL, COVER, DRAGON, RING, SPIDER, STOP
from tests.games.little_dragon.lines import after, moves, pile, row, stacks
from tests.games.little_dragon.setups import mindful

RANGES = {
    "balls": (0, 20),
    "cars": (0, 20),
    "dolls": (0, 20),
    "candlesticks": (0, 21),
    "chests": (0, 24),
    "rings": (0, 24),
    "dragons": (0, 24),
    "spiders": (0, 9),
}


@pytest.mark.clause("G-7", "LD-2")
@pytest.mark.parametrize("name", RANGES)
def test_a_number_out_of_its_range_is_refused(name: str) -> None:
    low, high = RANGES[name]
    for value in (low - 1, high + 1):
        with pytest.raises(BadSetup, match=f"{name} is {low} to {high}, not {value}"):
            GAME.new(**{name: value})


@pytest.mark.clause("G-7", "LD-23", "LD-Q6", "LD-8")
@pytest.mark.parametrize(
    ("name", "allowed"), [("extra", "first or chosen"), ("spider", "stays or moves"), ("arrangement", "square or free")]
)
def test_a_choice_that_is_not_offered_is_refused(name: str, allowed: str) -> None:
    options: dict[str, Any] = {name: "neither"}
    with pytest.raises(BadSetup, match=f"{name} is {allowed}, not 'neither'"):
        GAME.new(**options)


@pytest.mark.clause("LD-8", "LD-23", "LD-Q6")
def test_unless_asked_the_first_are_taken_and_a_spider_may_move() -> None:
    assert GAME.new() == GAME.new(extra="first", spider="moves", arrangement="square")


@pytest.mark.clause("G-7", "LD-3")
@pytest.mark.parametrize(("options", "asked"), [({"rings": 9}, 50), ({"dragons": 11}, 48), ({"spiders": 0, "chests": 0}, 38)])
def test_the_tiles_must_fill_the_square(options: dict[str, int], asked: int) -> None:
    with pytest.raises(BadSetup, match=f"the tiles add up to 49, not to {asked}") as refused:
        GAME.new(**options)
    assert refused.value.key == "setup/tiles"
    assert refused.value.values == {"due": 49, "asked": asked}


@pytest.mark.clause("G-7", "LD-13", "LD-14", "LD-15", "LD-I2")
@pytest.mark.parametrize(
    ("kind", "size", "asked", "rings"),
    [
        ("ball", 2, 3, 9),
        ("car", 2, 5, 7),
        ("doll", 2, 1, 11),
        ("candlestick", 3, 5, 9),
        ("candlestick", 3, 4, 10),
        ("chest", 4, 9, 7),
        ("chest", 4, 6, 10),
        ("chest", 4, 7, 9),
    ],
)
def test_tiles_that_could_never_all_be_taken_are_refused(kind: str, size: int, asked: int, rings: int) -> None:
    with pytest.raises(BadSetup, match=f"{kind}s are taken {size} at a time: {asked} could never all be taken") as refused:
        GAME.new(rings=rings, **{f"{kind}s": asked})
    assert refused.value.key == "setup/set"
    assert refused.value.values == {"kind": kind, "size": size, "asked": asked}


ODD = [
    {"rings": 7, "dragons": 13},
    {"spiders": 0, "rings": 11},
    {"spiders": 9, "dragons": 6},
    {"balls": 20, "cars": 20, "dolls": 0, "candlesticks": 0, "chests": 0, "rings": 0, "dragons": 0, "spiders": 9},
    {"balls": 0, "cars": 0, "dolls": 0, "candlesticks": 0, "chests": 0, "rings": 24, "dragons": 24, "spiders": 1},
    {"balls": 0, "cars": 0, "dolls": 2, "candlesticks": 21, "chests": 24, "rings": 0, "dragons": 1, "spiders": 1},
]


@pytest.mark.clause("G-7", "LD-I2", "LD-20")
@pytest.mark.parametrize("options", ODD)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_set_up_that_is_allowed_can_be_finished(options: dict[str, int], seats: int) -> None:
    state = GAME.new(seats=seats, **options)
    playout(GAME, state, seed=7, policies=(mindful,) * seats)
    assert GAME.actor(state) == NOBODY
    assert sum(stacks(state)) in (49, 49 - state.spiders)


@pytest.mark.clause("LD-2")
def test_options_give_the_tiles_in_the_square() -> None:
    state = after(0, balls=2, cars=0, dolls=6, candlesticks=3, chests=4, rings=13, dragons=20, spiders=1)
    assert GAME.moves(state) == {1: 2, 3: 6, 4: 3, 5: 4, 6: 13, 7: 20, 8: 1}


@pytest.mark.clause("LD-20", "LD-21", "G-7")
@pytest.mark.parametrize("spiders", [0, 1, 9])
def test_the_end_comes_when_only_spiders_are_left_however_many(spiders: int) -> None:
    rings = 49 - 20 - 9 - spiders
    few = {"balls": 20, "cars": 0, "dolls": 0, "candlesticks": 0, "chests": 0, "dragons": 9}
    most = [*row(0, *[BALL] * 20, *[RING] * rings), STOP]
    nearly = after(most, row(40, *[DRAGON] * 8), STOP, rings=rings, spiders=spiders, **few)
    assert len(moves(nearly)) == spiders + 1
    state = after(most, row(40, *[DRAGON] * 9), STOP, rings=rings, spiders=spiders, **few)
    assert moves(state) == set()
    assert stacks(state) == [20 + rings, 9 + spiders]


@pytest.mark.clause("LD-21", "G-7")
def test_where_there_are_no_dragons_nobody_gets_the_spiders() -> None:
    none = {"cars": 0, "dolls": 0, "candlesticks": 0, "chests": 0, "dragons": 0}
    state = after(row(0, *[BALL] * 20, *[RING] * 20), STOP, balls=20, rings=20, spiders=9, **none)
    assert moves(state) == set()
    assert (pile(state), pile(state, 1)) == ({BALL: 20, RING: 20}, {})


@pytest.mark.clause("LD-7", "LD-8")
def test_if_spiders_stay_the_only_move_is_to_cover() -> None:
    line: list[int | list[int]] = [row(0, RING), STOP, row(1, SPIDER)]
    assert moves(after(*line, spider="stays")) == {COVER}
    assert moves(after(*line, spider="moves")) == {COVER, 0}

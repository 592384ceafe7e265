"""What actions are called and what is told when they happen."""

import pytest

from doubloon.engine.game import CHANCE
from doubloon.engine.message import Message
from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import BALL, CANDLESTICK, CHEST, COVER, DOLL, DRAGON, RING, SPIDER, STOP, LittleDragonState
from doubloon.games.little_dragon.story import place_name
from doubloon.games.little_dragon.tables import KINDS
from tests.games.little_dragon.lines import ALL_BUT_DRAGONS, DRAGONS, RINGS, TREASURES, after, open_places, row
from tests.games.little_dragon.setups import games, opening


def told(state: LittleDragonState, action: int) -> list[str]:
    return [str(message) for message in GAME.tell(state, action)]


def called(state: LittleDragonState, action: int) -> str:
    return str(GAME.label(state, action))


@pytest.mark.clause("LD-3")
@pytest.mark.parametrize(("place", "name"), [(0, "A1"), (6, "G1"), (7, "A2"), (24, "D4"), (48, "G7")])
def test_places_are_named_by_column_and_row(place: int, name: str) -> None:
    assert place_name(place) == name
    assert len({place_name(each) for each in range(49)}) == 49


@pytest.mark.clause("G-2")
def test_who_begins() -> None:
    state = GAME.new(seats=3, first=CHANCE)
    assert called(state, 2) == "first-seat who=2"
    assert told(state, 2) == ["begins who=2"]


@pytest.mark.clause("LD-6")
def test_turning_a_tile_tells_the_place_and_then_the_kind() -> None:
    assert called(GAME.new(), 8) == "little-dragon-turn place=B2"
    assert told(GAME.new(), 8) == ["little-dragon-turned who=0 place=B2"]
    assert called(after(8), CHEST) == "little-dragon-kind-chest"
    assert told(after(8), CHEST) == ["little-dragon-kind-chest"]


@pytest.mark.clause("LD-6")
def test_turning_a_known_tile_tells_both_at_once() -> None:
    assert told(after(row(8, CHEST), STOP), 8) == ["little-dragon-turned who=1 place=B2", "little-dragon-kind-chest"]


@pytest.mark.parametrize("kind", range(1, 9))
def test_every_kind_has_its_name(kind: int) -> None:
    names = ["ball", "car", "doll", "candlestick", "chest", "ring", "dragon", "spider"]
    assert called(after(8), kind) == told(after(8), kind)[0] == f"little-dragon-kind-{names[kind - 1]}"


@pytest.mark.clause("LD-9")
def test_a_failure_by_dragon_and_treasure() -> None:
    assert told(after(row(0, DRAGON), 1), BALL) == ["little-dragon-kind-ball", "little-dragon-dragon who=0"]
    assert told(after(row(0, BALL), 1), DRAGON) == ["little-dragon-kind-dragon", "little-dragon-dragon who=0"]
    known = after(row(0, DRAGON, BALL), COVER, 0)
    assert told(known, 1) == ["little-dragon-turned who=1 place=B1", "little-dragon-kind-ball", "little-dragon-dragon who=1"]


@pytest.mark.clause("LD-7")
def test_a_failure_by_a_spider() -> None:
    assert told(after(row(0, RING), 1), SPIDER) == ["little-dragon-kind-spider", "little-dragon-spider who=0"]


@pytest.mark.clause("LD-Q14", "LD-18")
def test_covering_and_who_is_next() -> None:
    state = after(row(0, BALL, DRAGON), seats=3)
    assert called(state, COVER) == "little-dragon-cover"
    assert told(state, COVER) == ["little-dragon-covered who=0", "turn who=1"]


@pytest.mark.clause("LD-8", "LD-Q4")
def test_moving_a_spider() -> None:
    state = after(row(10, RING), STOP, row(0, SPIDER))
    assert called(state, 10) == "little-dragon-move-spider place=D2"
    assert told(state, 10) == ["little-dragon-moved-spider who=1 place=D2", "little-dragon-covered who=1", "turn who=0"]
    assert called(state, COVER) == "little-dragon-leave-spider"
    assert told(state, COVER) == ["little-dragon-covered who=1", "turn who=0"]


@pytest.mark.clause("LD-Q4")
def test_a_spider_that_cannot_be_moved_is_just_covered() -> None:
    assert called(after(row(0, SPIDER)), COVER) == "little-dragon-cover"  # all 49 places are full
    assert called(after(row(10, RING), STOP, row(0, SPIDER), spider="stays"), COVER) == "little-dragon-cover"


@pytest.mark.clause("LD-17")
def test_taking_tells_the_tiles_kind_by_kind() -> None:
    state = after(row(0, BALL, BALL, *[CANDLESTICK] * 4, DOLL, RING, RING))
    stays = "little-dragon-tiles-doll count=1, little-dragon-tiles-candlestick count=1"
    assert called(state, STOP) == f"little-dragon-stop count=7 staying=2 stays=[{stays}]"
    tiles = "little-dragon-tiles-ball count=2, little-dragon-tiles-candlestick count=3, little-dragon-tiles-ring count=2"
    assert told(state, STOP) == [f"little-dragon-took who=0 tiles=[{tiles}]", "turn who=1"]


def test_only_what_this_turn_brought_is_told() -> None:
    state = after(row(0, RING), STOP, row(1, RING, DRAGON), STOP, row(3, RING))
    assert told(state, STOP) == ["little-dragon-took who=0 tiles=[little-dragon-tiles-ring count=1]", "turn who=1"]


@pytest.mark.clause("LD-13", "LD-14", "LD-15")
@pytest.mark.parametrize(("kinds", "count"), [([DOLL], 0), ([DOLL] * 3, 2), ([CANDLESTICK] * 5, 3), ([CHEST] * 7, 4), ([RING, DRAGON], 2)])
def test_the_name_of_a_stop_tells_what_it_would_bring(kinds: list[int], count: int) -> None:
    label = GAME.label(after(row(0, *kinds)), STOP)
    assert (label.values["count"], label.values["staying"]) == (count, len(kinds) - count)


@pytest.mark.clause("LD-Q3")
def test_a_stop_that_brings_nothing() -> None:
    assert told(after(row(0, BALL)), STOP) == ["little-dragon-took-nothing who=0", "turn who=1"]


@pytest.mark.clause("LD-Q6", "G-8")
def test_choosing_what_stays_tells_the_places_and_in_the_end_what_was_taken() -> None:
    state = after(row(0, *[CANDLESTICK] * 5), extra="chosen")
    assert told(state, STOP) == []
    state = GAME.play(state, STOP)
    assert called(state, 3) == "little-dragon-leave place=D1"
    assert told(state, 3) == ["little-dragon-left who=0 place=D1"]
    took = "little-dragon-took who=0 tiles=[little-dragon-tiles-candlestick count=3]"
    assert told(GAME.play(state, 3), 4) == ["little-dragon-left who=0 place=E1", took, "turn who=1"]


# === The end ===


@pytest.mark.clause("LD-21", "LD-22")
def test_the_end_tells_who_gets_the_spiders_and_who_won() -> None:
    state = after(ALL_BUT_DRAGONS, row(34, *DRAGONS))
    took = "little-dragon-took who=1 tiles=[little-dragon-tiles-dragon count=12]"
    assert told(state, STOP) == [took, "little-dragon-spiders who=1 count=3", "won who=0"]


@pytest.mark.clause("LD-21", "LD-22")
def test_the_end_tells_that_nobody_gets_the_spiders() -> None:
    six = [*row(34, *DRAGONS[:6]), STOP], [*row(40, *DRAGONS[:6]), STOP]
    state = after(*six, row(0, *TREASURES, *RINGS))
    assert told(state, STOP)[1:] == ["little-dragon-no-spiders", "won who=0"]


@pytest.mark.clause("LD-21", "G-7")
def test_where_there_are_no_spiders_nothing_is_told_of_them() -> None:
    state = after(row(0, *TREASURES, *[RING] * 11), STOP, row(37, *DRAGONS), rings=11, spiders=0)
    assert told(state, STOP)[1:] == ["won who=0"]


# === No covered face in any message: G-8 ===


def kinds_named(messages: list[Message]) -> set[int]:
    """The kinds of tiles that occur anywhere in what was told."""
    words = " ".join(map(str, messages)).replace("[", " ").replace(",", " ").split()
    return {kind for kind, name in enumerate(KINDS, start=1) if {f"little-dragon-kind-{name}", f"little-dragon-tiles-{name}"} & set(words)}


@pytest.mark.long
@pytest.mark.clause("G-8", "G-6")
def test_only_open_tiles_and_those_just_taken_are_ever_named() -> None:
    for game in games(20, "story"):
        before = opening(game)
        for action in game.actions:
            state = GAME.play(before, action)
            visible = {state.tiles[place] for place in open_places(state)}
            taken = {index % 8 + 1 for index in range(40) if state.piles[index] > before.piles[index]}
            assert kinds_named(GAME.tell(before, action)) <= visible | taken
            before = state

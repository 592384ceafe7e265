"""What lies on the table."""

import pytest

from doubloon.engine.message import Message, say
from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import BALL, CANDLESTICK, CHEST, COVER, DOLL, DRAGON, RING, SPIDER, STOP, LittleDragonState
from tests.games.little_dragon.lines import ALL_BUT_DRAGONS, ALL_DRAGONS, GLANCE, after, holes, row, then
from tests.scenes import found, inner, touches


def square(state: LittleDragonState) -> tuple[Message, ...]:
    [group] = found(GAME.scene(state), "little-dragon-scene-square")
    return inner(group)


def marks(state: LittleDragonState) -> list[object]:
    """The numbers of the tiles that would be taken, place by place; open tiles only."""
    return [tile.values["number"] for tile in square(state) if "number" in tile.values]


def test_49_covered_tiles_each_of_which_can_be_turned() -> None:
    state = after()
    assert square(state)[8] == say("little-dragon-scene-covered", piece=8, place="B2", action=8)
    assert [tile.values["piece"] for tile in square(state)] == list(range(49))
    assert touches(GAME.scene(state)) == set(range(49))


def test_a_tile_is_turned_lies_open_and_is_covered_again() -> None:
    assert square(after(8))[8] == say("little-dragon-scene-turning", piece=8, place="B2")
    opened = say("little-dragon-scene-open", kind=CHEST, size=4, nth=1, number=0, piece=8, place="B2")
    assert square(after(row(8, CHEST)))[8] == opened
    assert square(after(row(8, CHEST), STOP))[8].key == "little-dragon-scene-covered"


def test_what_would_be_taken_is_numbered_as_it_was_turned() -> None:
    state = after(row(0, CANDLESTICK, BALL, RING, BALL, BALL))
    assert marks(state) == [0, 1, 2, 3, 0]
    take = [say("little-dragon-scene-take", kind=BALL, count=2, size=2), say("little-dragon-scene-take", kind=RING, count=1, size=1)]
    assert found(GAME.scene(state), "little-dragon-scene-take") == take
    assert found(GAME.scene(state), "little-dragon-scene-now")[0].values["count"] == 3
    assert marks(after(row(0, BALL, BALL, BALL), extra="chosen")) == [0, 0, 0]


@pytest.mark.clause("LD-17")
def test_what_would_stay_is_counted_beside_it() -> None:
    state = after(row(0, BALL, BALL, *[CANDLESTICK] * 4, DOLL, RING, RING))
    stay = [say("little-dragon-scene-stay", kind=DOLL, count=1, size=2), say("little-dragon-scene-stay", kind=CANDLESTICK, count=1, size=3)]
    assert found(GAME.scene(state), "little-dragon-scene-stay") == stay
    assert marks(state) == [1, 2, 3, 4, 5, 0, 0, 6, 7]
    assert not found(GAME.scene(after(row(0, BALL, BALL))), "little-dragon-scene-stays")


@pytest.mark.clause("LD-13", "LD-14")
def test_a_tile_says_which_of_its_set_it_is() -> None:
    state = after(row(0, BALL, CANDLESTICK, BALL, BALL, RING, RING, CANDLESTICK))
    assert [tile.values["nth"] for tile in square(state) if "nth" in tile.values] == [1, 1, 2, 1, 1, 1, 2]


@pytest.mark.clause("LD-21")
def test_while_nothing_is_open_it_is_said_who_would_get_the_spiders() -> None:
    assert say("little-dragon-scene-prize", count=3) in GAME.scene(after())
    assert say("little-dragon-scene-leader", count=3, owner=0) in GAME.scene(after(row(0, DRAGON), STOP))
    assert say("little-dragon-scene-prize", count=3) in GAME.scene(after(row(0, DRAGON), STOP, row(1, DRAGON), STOP))
    assert not found(GAME.scene(after(spiders=0, rings=11)), "little-dragon-scene-prize")


@pytest.mark.clause("LD-23")
def test_the_square_says_how_it_is_laid_out() -> None:
    assert found(GAME.scene(after()), "little-dragon-scene-square")[0].values["free"] == 0
    assert found(GAME.scene(after(arrangement="free")), "little-dragon-scene-square")[0].values["free"] == 1


def test_too_many_of_a_kind_are_touched_to_stay() -> None:
    state = after(row(0, BALL, RING, BALL, BALL), STOP, extra="chosen")
    assert touches(GAME.scene(state)) == {0, 2, 3}
    assert found(GAME.scene(state), "little-dragon-scene-choosing")


def test_nothing_is_numbered_after_a_failure() -> None:
    state = after(row(0, RING, DRAGON, BALL))
    assert marks(state) == [0, 0, 0]
    assert touches(GAME.scene(state)) == set()
    assert say("little-dragon-scene-failed", spider=0) in GAME.scene(state)


def test_a_spider_may_be_moved_to_a_hole() -> None:
    state = after(row(0, RING), STOP, row(5, SPIDER))
    assert touches(GAME.scene(state)) == {0}
    assert square(state)[0] == say("little-dragon-scene-hole", piece=0, place="A1", action=0)
    assert set(GAME.moves(state)) == {0, COVER}
    assert say("little-dragon-scene-failed", spider=1) in GAME.scene(state)
    assert touches(GAME.scene(after(row(0, RING), STOP, row(5, SPIDER), spider="stays"))) == set()


def test_piles_lie_before_their_owners() -> None:
    state = after(row(0, BALL, BALL), STOP)
    assert found(GAME.scene(state), "little-dragon-scene-pile") == [say("little-dragon-scene-pile", who=0, kind=BALL, count=2)]


def test_when_it_is_over_only_holes_and_piles_lie_there() -> None:
    state = after(ALL_BUT_DRAGONS, ALL_DRAGONS)
    assert holes(state) == set(range(49))
    assert {tile.key for tile in square(state)} == {"little-dragon-scene-hole"}
    assert say("little-dragon-scene-pile", who=1, kind=SPIDER, count=3) in GAME.scene(state)


def test_the_rules_open_at_what_can_be_done() -> None:
    def line(state: LittleDragonState) -> int:
        return GAME.story.rule(GAME.show(state, 0))

    assert line(after()) == 2
    assert line(after(row(0, BALL, DRAGON))) == 3
    assert line(after(row(0, SPIDER))) == 4
    assert line(after(row(0, RING))) == 5
    assert line(then(after(GLANCE), row(0, RING))) == 5
    assert line(after(row(0, RING, CHEST))) == 6
    assert line(after(row(0, BALL, BALL, BALL), STOP, extra="chosen")) == 7
    assert line(after(ALL_BUT_DRAGONS, ALL_DRAGONS)) == 9

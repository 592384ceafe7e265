"""Spiders: LD-7, LD-8, and covering again, LD-Q14."""

import pytest

from doubloon.engine.errors import IllegalMove
from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import BALL, CHEST, COVER, DRAGON, RING, SPIDER, STOP, TAKEN
from tests.games.little_dragon.lines import after, holes, moves, open_places, row, stacks, then

TWO_HOLES = [*row(0, RING, RING), STOP]  # places 0 and 1


@pytest.mark.clause("LD-7")
@pytest.mark.parametrize("before", [[RING], [BALL, BALL], [DRAGON, RING], [CHEST] * 4])
def test_a_spider_ends_the_turn_and_nothing_is_taken(before: list[int]) -> None:
    state = after(row(5, *before, SPIDER))
    assert moves(state) == {COVER}
    state = then(state, COVER)
    assert stacks(state) == [0, 0]
    assert open_places(state) == []
    assert state.tiles[5 : 6 + len(before)] == [*before, SPIDER]
    assert GAME.actor(state) == 1


@pytest.mark.clause("LD-Q15", "LD-7")
def test_a_spider_as_the_first_tile_is_like_any_other() -> None:
    state = after(row(5, SPIDER))
    assert (GAME.actor(state), moves(state)) == (0, {COVER})
    state = then(state, COVER)
    assert (GAME.actor(state), moves(state)) == (1, set(range(49)))


@pytest.mark.clause("LD-Q5", "LD-7")
def test_no_second_spider_can_be_turned_in_a_turn() -> None:
    state = after(TWO_HOLES, row(5, SPIDER), COVER, row(6, SPIDER))
    assert moves(state) == {COVER, 0, 1}
    state = then(state, COVER, 5)
    assert open_places(state) == [5]


@pytest.mark.clause("LD-7")
def test_a_known_spider_ends_the_turn_too() -> None:
    state = after(row(5, SPIDER), COVER, row(6, RING), 5)
    assert moves(state) == {COVER}
    assert stacks(then(state, COVER)) == [0, 0]


# === Moving it ===


@pytest.mark.clause("LD-8", "LD-Q4")
def test_a_spider_may_be_laid_on_any_free_place_or_left() -> None:
    state = after(TWO_HOLES, row(5, SPIDER))
    assert GAME.moves(state) == {0: 1, 1: 1, COVER: 1}
    assert GAME.actor(state) == 1


@pytest.mark.clause("LD-8", "LD-Q4", "LD-Q14")
def test_where_it_is_laid_it_is_covered_and_where_it_lay_is_free() -> None:
    state = after(TWO_HOLES, row(5, SPIDER), 1)
    assert state.tiles[:6] == [TAKEN, SPIDER, 0, 0, 0, TAKEN]
    assert holes(state) == {0, 5}
    assert open_places(state) == []
    assert (GAME.actor(state), moves(state)) == (0, set(range(49)) - {0, 5})


@pytest.mark.clause("LD-8")
def test_a_spider_that_was_moved_is_found_where_it_was_laid() -> None:
    state = after(TWO_HOLES, row(5, SPIDER), 1, 1)
    assert moves(state) == {COVER, 0, 5}
    state = then(state, 5)
    assert holes(state) == {0, 1}
    assert state.tiles[5] == SPIDER


@pytest.mark.clause("LD-8", "LD-Q8")
def test_only_the_spider_moves_and_the_rest_is_covered_in_its_place() -> None:
    state = after(TWO_HOLES, row(5, BALL, RING, SPIDER), 0)
    assert state.tiles[5:8] == [BALL, RING, TAKEN]
    assert state.tiles[0] == SPIDER
    assert open_places(state) == []
    assert stacks(state) == [2, 0]


@pytest.mark.clause("LD-Q4")
def test_while_all_places_are_full_the_spider_stays() -> None:
    assert moves(after(row(5, SPIDER))) == {COVER}
    assert moves(after(row(4, BALL, BALL, SPIDER))) == {COVER}


@pytest.mark.clause("LD-Q4", "LD-8")
def test_a_spider_may_always_be_left_where_it_is() -> None:
    state = after(TWO_HOLES, row(5, SPIDER), COVER)
    assert state.tiles[5] == SPIDER
    assert holes(state) == {0, 1}


@pytest.mark.clause("LD-8")
@pytest.mark.parametrize("place", [5, 6, 48])
def test_a_spider_is_never_laid_on_a_tile(place: int) -> None:
    with pytest.raises(IllegalMove):
        after(TWO_HOLES, row(5, SPIDER), place)


@pytest.mark.clause("LD-8")
def test_a_spider_that_nobody_found_in_this_turn_cannot_be_moved() -> None:
    state = after(row(5, SPIDER), COVER, TWO_HOLES, row(6, BALL, DRAGON))
    assert moves(state) == {COVER}


@pytest.mark.clause("LD-Q4", "LD-Q14")
def test_everybody_sees_where_a_spider_goes() -> None:
    before = after(TWO_HOLES, row(5, SPIDER), seats=3)
    for seat in range(3):
        assert [str(message) for message in GAME.tell(before, 1, seat)][:1] == ["little-dragon-moved-spider who=1 place=B1"]
        view = GAME.know(then(before, 1), seat)
        assert (view.tiles[1], view.seen[1], view.tiles[5]) == (SPIDER, 2, TAKEN)


# === Covering: LD-Q14 ===


@pytest.mark.clause("LD-Q14", "LD-7", "LD-9")
@pytest.mark.parametrize("line", [row(5, RING, SPIDER), row(5, BALL, DRAGON), row(5, DRAGON, CHEST)])
def test_the_tiles_of_a_failed_turn_stay_open_until_the_same_seat_covers_them(line: list[int]) -> None:
    state = after(line)
    assert open_places(state) == [5, 6]
    assert GAME.actor(state) == 0
    assert GAME.show(state, 1).tiles[5:7] == line[1::2]
    state = then(state, COVER)
    assert GAME.show(state, 1).tiles[5:7] == [0, 0]
    assert GAME.know(state, 1).tiles[5:7] == line[1::2]


@pytest.mark.clause("LD-Q14")
def test_nobody_covers_before_a_turn_has_failed() -> None:
    for state in (GAME.new(), after(row(0, RING)), after(row(0, RING), STOP)):
        assert COVER not in moves(state)

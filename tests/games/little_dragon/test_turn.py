"""Turning tiles: LD-6, LD-9, LD-10 and what may be chosen."""

import pytest

from doubloon.engine.game import CHANCE
from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import BALL, CANDLESTICK, CAR, CHEST, COVER, DOLL, DRAGON, RING, SPIDER, STOP
from tests.games.little_dragon.lines import ALL_BUT_DRAGONS, DRAGONS, GLANCE, RINGS, TREASURES, after, moves, open_places, row, stacks, then

LOOK = [*row(0, DRAGON, BALL), COVER]  # both are known afterwards, and seat 1 plays


@pytest.mark.clause("LD-6")
def test_tiles_are_turned_one_by_one_and_stay_open() -> None:
    state = GAME.new()
    for number, place in enumerate([48, 0, 24, 6], start=1):
        state = then(state, place, RING)
        assert open_places(state) == [48, 0, 24, 6][:number]
        assert GAME.show(state, 1).order[place] == number
        assert GAME.actor(state) == 0


@pytest.mark.clause("LD-6", "G-3")
def test_chance_deals_a_tile_when_it_is_first_turned_and_never_again() -> None:
    state = after(3)
    assert GAME.actor(state) == CHANCE
    state = then(state, CHEST, STOP, 3)
    assert GAME.actor(state) == 1
    assert state.tiles[3] == CHEST
    assert open_places(state) == [3]


@pytest.mark.clause("LD-6", "LD-11")
def test_a_player_may_turn_everything_that_is_safe() -> None:
    state = after(row(0, *TREASURES, *RINGS))
    assert open_places(state) == list(range(34))
    assert moves(state) == {*range(34, 49), STOP}


@pytest.mark.clause("LD-Q2")
def test_at_least_one_tile_is_turned() -> None:
    assert moves(GAME.new()) == set(range(49))
    assert moves(after(row(7, CAR))) == {*range(49), STOP} - {7}
    assert STOP not in moves(after(row(7, CAR), STOP))


@pytest.mark.clause("LD-Q3")
def test_one_may_stop_with_nothing_to_take() -> None:
    state = after(row(0, BALL, CAR, DOLL, CANDLESTICK, CANDLESTICK, CHEST, CHEST, CHEST), STOP)
    assert stacks(state) == [0, 0]
    assert open_places(state) == []
    assert GAME.actor(state) == 1
    assert moves(state) == set(range(49))


@pytest.mark.clause("LD-Q19")
def test_an_open_tile_cannot_be_turned_again() -> None:
    state = after(row(10, RING, RING))
    assert moves(state) == {*range(49), STOP} - {10, 11}
    state = after(GLANCE, 48)  # a tile turned again in a later turn
    assert moves(state) == {*range(48), STOP}


@pytest.mark.clause("LD-Q10", "LD-Q19")
def test_there_is_nothing_to_turn_in_a_hole() -> None:
    assert moves(after(row(10, RING, DRAGON), STOP)) == set(range(49)) - {10, 11}


# === Treasures and dragons ===


@pytest.mark.clause("LD-9")
@pytest.mark.parametrize("kind", [BALL, CAR, DOLL, CANDLESTICK, CHEST])
def test_treasure_and_dragon_end_the_turn_whichever_came_first(kind: int) -> None:
    for line in (row(0, kind, DRAGON), row(0, DRAGON, kind)):
        state = after(line)
        assert moves(state) == {COVER}
        assert GAME.actor(state) == 0
        state = then(state, COVER)
        assert stacks(state) == [0, 0]
        assert state.tiles[:2] == line[1::2]
        assert GAME.actor(state) == 1


@pytest.mark.clause("LD-9", "LD-11")
def test_a_full_set_is_lost_to_a_dragon() -> None:
    state = after(row(0, BALL, BALL, DRAGON), COVER)
    assert stacks(state) == [0, 0]
    assert moves(state) == set(range(49))


@pytest.mark.clause("LD-9")
def test_a_known_tile_fails_as_a_new_one_does() -> None:
    state = after(LOOK, 1, 0)
    assert moves(state) == {COVER}
    state = after(LOOK, 0, 1)
    assert moves(state) == {COVER}


@pytest.mark.clause("LD-9")
def test_only_tiles_open_together_fail() -> None:
    state = after(LOOK, row(20, RING), 0)  # the ball is covered
    assert moves(state) == {*range(49), STOP} - {0, 20}
    state = then(state, STOP, row(30, CAR))  # the dragon is gone
    assert STOP in moves(state)


@pytest.mark.clause("LD-10")
def test_rings_go_with_treasures() -> None:
    state = after(row(0, RING, BALL, RING, CHEST, RING))
    assert STOP in moves(state)


@pytest.mark.clause("LD-10")
def test_rings_go_with_dragons() -> None:
    state = after(row(0, *DRAGONS, *RINGS))
    assert STOP in moves(state)
    assert stacks(then(state, STOP)) == [20, 0]


@pytest.mark.clause("LD-Q18", "LD-9", "LD-10")
@pytest.mark.parametrize(
    "line", [row(0, RING, DRAGON, CAR), row(0, DRAGON, RING, CAR), row(0, RING, CAR, DRAGON), row(0, CAR, RING, DRAGON)]
)
def test_rings_do_not_save_a_turn_that_has_treasure_and_dragon(line: list[int]) -> None:
    assert moves(after(line)) == {COVER}
    assert stacks(after(line, COVER)) == [0, 0]


@pytest.mark.clause("LD-Q18")
def test_with_nothing_but_rings_open_a_treasure_may_come() -> None:
    assert STOP in moves(after(row(0, RING, RING, CAR)))


@pytest.mark.clause("LD-Q9")
@pytest.mark.parametrize("end", [[DRAGON, CAR], [CAR, DRAGON], [SPIDER]])
def test_rings_opened_earlier_are_lost_with_the_turn(end: list[int]) -> None:
    state = after(row(0, RING, RING, *end), COVER)
    assert stacks(state) == [0, 0]
    assert state.tiles[:2] == [RING, RING]


@pytest.mark.clause("LD-Q8", "LD-9")
def test_dragons_and_treasures_stay_where_they_are() -> None:
    state = after(row(0, RING), STOP, row(1, BALL, DRAGON))
    assert moves(state) == {COVER}  # although place 0 is free
    state = then(state, COVER)
    assert state.tiles[1:3] == [BALL, DRAGON]


@pytest.mark.clause("LD-18", "LD-4")
@pytest.mark.parametrize("line", [[*row(0, RING), STOP], [*row(0, CAR), STOP], [*row(0, CAR, DRAGON), COVER], [*row(0, SPIDER), COVER]])
def test_the_next_player_follows_whether_this_one_succeeded_or_not(line: list[int]) -> None:
    assert GAME.actor(after(line, seats=3)) == 1
    assert GAME.actor(after(line, seats=3, first=2)) == 0


@pytest.mark.clause("LD-Q16", "LD-Q2")
def test_a_player_who_knows_that_every_tile_is_dangerous_must_turn_one() -> None:
    # Seat 0 takes all but dragons, seat 1 all but one dragon; seats 0, 1, 0 find the spiders. One dragon is left, and seat 1 knows.
    spiders: list[int] = [*row(46, SPIDER), COVER, *row(47, SPIDER), COVER, *row(48, SPIDER), COVER]
    state = after(ALL_BUT_DRAGONS, row(34, *DRAGONS[1:]), STOP, spiders)
    assert moves(state) == {45, 46, 47, 48}
    assert GAME.know(state, 1).tiles[46:] == [SPIDER] * 3
    state = then(state, 46, COVER)
    assert moves(state) == {45, 46, 47, 48}

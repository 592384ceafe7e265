"""Set-up: LD-1 to LD-5, and the arrangement, LD-23."""

from collections import Counter

import pytest

from doubloon.engine.errors import BadSetup
from doubloon.engine.game import CHANCE, SPECTATOR
from doubloon.engine.play import playout
from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import BALL, CANDLESTICK, CAR, CHEST, COVER, DOLL, DRAGON, RING, SPIDER, STOP
from doubloon.games.little_dragon.tables import KINDS
from tests.games.little_dragon.lines import AGAIN, GLANCE, TREASURES, after, moves, row, stacks, then

BOX = {BALL: 4, CAR: 4, DOLL: 4, CANDLESTICK: 6, CHEST: 8, RING: 8, DRAGON: 12, SPIDER: 3}  # the rulebook's list


@pytest.mark.clause("LD-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_take_part_each_with_a_stack(seats: int) -> None:
    state = GAME.new(seats=seats)
    for seat in range(seats):
        state = then(state, row(seat, RING), STOP)
    assert stacks(state) == [1] * seats
    assert state.turn == 0


@pytest.mark.clause("LD-1", "G-7")
@pytest.mark.parametrize("seats", [1, 6])
def test_nobody_plays_alone_and_six_are_too_many(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"2 to 5 seats, not {seats}"):
        GAME.new(seats=seats)


@pytest.mark.clause("LD-2", "LD-3")
def test_the_first_tile_is_one_of_the_49_by_their_numbers() -> None:
    assert GAME.moves(after(0)) == BOX
    assert sum(BOX.values()) == 7 * 7


@pytest.mark.clause("LD-2", "G-3")
def test_each_tile_that_is_found_is_one_less_to_find() -> None:
    state = GAME.new()
    found: Counter[int] = Counter()
    for place in range(49):
        state = then(state, place)
        left = GAME.moves(state)
        assert left == {kind: count - found[kind] for kind, count in BOX.items() if count > found[kind]}
        kind = max(left)  # spiders, dragons, rings, treasures
        state = then(state, kind)
        found[kind] += 1
        state = then(state, COVER if kind == SPIDER or COVER in moves(state) else STOP)
    assert found == BOX


@pytest.mark.clause("LD-Q1", "LD-2")
def test_the_third_toy_is_a_car() -> None:
    assert KINDS[CAR - 1] == "car"
    assert GAME.label(after(0), CAR).key == "little-dragon-kind-car"
    assert "cars" in GAME.options


@pytest.mark.clause("LD-3", "G-3")
def test_at_the_start_49_tiles_lie_covered_and_nobody_has_seen_any() -> None:
    state = GAME.new(seats=5)
    assert moves(state) == set(range(49))
    assert (state.tiles, state.opened, state.seen) == ([0] * 49, 0, [0] * 49)
    assert stacks(state) == [0] * 5


@pytest.mark.clause("LD-2", "G-8")
def test_all_backs_are_alike() -> None:
    for view in (GAME.show(GAME.new(), 0), GAME.know(GAME.new(), SPECTATOR)):
        assert set(view.tiles) == {0}
    assert all(GAME.moves(after(place)) == BOX for place in range(49))


@pytest.mark.clause("LD-4")
def test_turns_go_clockwise() -> None:
    state = after(GLANCE, seats=3)
    turns = []
    for _ in range(4):
        turns.append(GAME.actor(state))
        state = then(state, AGAIN)
    assert turns == [1, 2, 0, 1]


@pytest.mark.clause("LD-4", "G-2")
def test_seat_0_begins_unless_the_host_names_another() -> None:
    assert GAME.actor(GAME.new(seats=4)) == 0
    assert GAME.actor(GAME.new(seats=4, first=2)) == 2
    assert GAME.actor(after(GLANCE, AGAIN, seats=4, first=2)) == 0


@pytest.mark.clause("LD-4", "G-2")
def test_chance_names_the_first_seat_if_asked() -> None:
    state = GAME.new(seats=3, first=CHANCE)
    assert GAME.actor(state) == CHANCE
    assert GAME.moves(state) == {0: 1, 1: 1, 2: 1}
    for seat in range(3):
        begun = then(state, seat)
        assert GAME.actor(begun) == seat
        assert moves(begun) == set(range(49))


@pytest.mark.clause("G-2", "G-7")
@pytest.mark.parametrize("first", [3, -2])
def test_a_first_seat_that_nobody_has_is_refused(first: int) -> None:
    with pytest.raises(BadSetup, match=f"not {first}"):
        GAME.new(seats=3, first=first)


@pytest.mark.clause("LD-5", "LD-9")
@pytest.mark.parametrize("kind", sorted(set(TREASURES)))
def test_toys_candlesticks_and_chests_are_treasures(kind: int) -> None:
    assert moves(after(row(0, DRAGON, kind))) == {COVER}


@pytest.mark.clause("LD-5", "LD-9", "LD-10")
@pytest.mark.parametrize("kind", [RING, DRAGON])
def test_rings_and_dragons_are_no_treasures(kind: int) -> None:
    assert STOP in moves(after(row(0, DRAGON, kind)))


@pytest.mark.long
@pytest.mark.clause("LD-23")
def test_the_arrangement_is_the_square_unless_asked_and_changes_nothing() -> None:
    assert GAME.new() == GAME.new(arrangement="square")
    square, free = GAME.new(seats=3), GAME.new(seats=3, arrangement="free")
    assert playout(GAME, square, seed=5) == playout(GAME, free, seed=5)
    free.arrangement = square.arrangement
    assert free == square

"""What is seen and what is remembered: LD-Q13, LD-Q14 and G-8."""

import pytest

from doubloon.engine.game import SPECTATOR
from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import BALL, CAR, CHEST, COVER, DOLL, DRAGON, RING, SPIDER, STOP, TAKEN, UNTURNED, LittleDragonState
from tests.games.little_dragon.lines import after, open_places, row, then
from tests.games.little_dragon.setups import games, opening

SEATS = [0, 1, 2, SPECTATOR]
every_seat = pytest.mark.parametrize("seat", SEATS)


@pytest.mark.clause("LD-Q13")
@every_seat
def test_everybody_sees_every_stack_kind_by_kind(seat: int) -> None:
    state = after(row(0, BALL, BALL, RING), STOP, row(3, DRAGON), STOP, seats=3)
    view = GAME.show(state, seat)
    assert view.piles[:16] == [*[2, 0, 0, 0, 0, 1, 0, 0], *[0, 0, 0, 0, 0, 0, 1, 0]]
    assert view.points == [3, 1, 0, 0, 0]
    assert GAME.know(state, seat).points == [3, 1, 0, 0, 0]


@pytest.mark.clause("LD-6", "LD-Q13")
@every_seat
def test_everybody_sees_the_open_tiles_and_the_holes(seat: int) -> None:
    state = after(row(0, RING), STOP, row(10, CHEST, RING), seats=3)
    view = GAME.show(state, seat)
    assert view.tiles == [TAKEN, *[0] * 9, CHEST, RING, *[0] * 37]
    assert open_places(view) == [10, 11]


@pytest.mark.clause("LD-Q14", "G-8")
@every_seat
def test_covered_tiles_are_in_no_show_but_in_every_know(seat: int) -> None:
    state = after(row(0, BALL, DRAGON), seats=3)
    assert GAME.show(state, seat).tiles[:2] == [BALL, DRAGON]
    state = then(state, COVER)
    assert GAME.show(state, seat).tiles == [0] * 49
    assert GAME.know(state, seat).tiles == [BALL, DRAGON, *[0] * 47]


@pytest.mark.clause("LD-Q14")
@every_seat
def test_a_memory_has_the_turn_when_a_tile_was_last_seen(seat: int) -> None:
    state = after(row(0, BALL, CAR), STOP, row(2, DOLL), 0, STOP, row(3, DOLL, SPIDER), COVER, seats=3)
    assert GAME.know(state, seat).seen == [2, 1, 2, 3, 3, *[0] * 44]
    assert GAME.show(state, seat).seen == [0] * 49
    assert GAME.know(state, seat).clock == 3


@pytest.mark.clause("LD-Q14", "G-3")
@every_seat
def test_a_memory_has_what_is_left_to_find_and_eyes_have_not(seat: int) -> None:
    state = after(row(0, BALL, DRAGON), COVER, seats=3)
    assert GAME.know(state, seat).left == [3, 4, 4, 6, 8, 8, 11, 3]
    assert GAME.show(state, seat).left == [0] * 8


@pytest.mark.clause("LD-Q14", "G-8")
def test_a_tile_opened_again_is_seen_again() -> None:
    state = after(row(0, BALL), STOP)
    assert GAME.show(state, 0).tiles[0] == UNTURNED
    assert GAME.show(then(state, 0), 0).tiles[0] == BALL
    assert GAME.show(then(state, 0, STOP), 0).tiles[0] == UNTURNED


@pytest.mark.clause("G-8", "LD-2")
def test_a_back_tells_nobody_whether_its_tile_was_seen_before() -> None:
    seen, unseen = after(row(0, BALL), STOP, row(1, RING)), after(row(2, BALL), STOP, row(1, RING))
    assert GAME.show(seen, 0) == GAME.show(unseen, 0)


@pytest.mark.clause("G-6", "G-3")
def test_whoever_remembers_all_knows_the_whole_table() -> None:
    state = after(row(0, BALL, DRAGON), COVER, row(2, RING, CHEST), seats=3)
    for seat in SEATS:
        assert GAME.redeal(GAME.know(state, seat)) == state


def turned_about(state: LittleDragonState) -> LittleDragonState:
    """The same table to the eye: the faces of all covered tiles that were seen go round by one place, each with its date forgotten."""
    other = state.copy()
    known = [place for place in range(49) if place not in open_places(state) and state.tiles[place] not in (UNTURNED, TAKEN)]
    for place, source in zip(known, known[1:] + known[:1], strict=True):
        other.tiles[place] = state.tiles[source]
        other.seen[place] = 0
    return other


def is_turning_a_known_tile(state: LittleDragonState, action: int) -> bool:
    return action < 49 and state.tiles[action] not in (UNTURNED, TAKEN) and action not in open_places(state) and GAME.actor(state) >= 0


@pytest.mark.long
@pytest.mark.clause("G-8", "LD-Q14")
def test_nothing_shown_or_told_depends_on_a_face_that_is_covered() -> None:
    compared = 0
    for game in games(30, "memory"):
        state = opening(game)
        for action in game.actions:
            seat, other = state.clock % state.seats, turned_about(state)
            assert GAME.show(other, seat) == GAME.show(state, seat)
            if not is_turning_a_known_tile(state, action):
                assert GAME.moves(other) == GAME.moves(state)
                assert GAME.tell(other, action, seat) == GAME.tell(state, action, seat)
                assert GAME.show(GAME.play(other, action), seat) == GAME.show(GAME.play(state, action), seat)
                compared += other != state
            state = GAME.play(state, action)
    assert compared > 1000


@pytest.mark.long
@pytest.mark.clause("G-8", "G-6")
def test_all_seats_and_spectators_see_and_know_the_same() -> None:
    for game in games(6, "alike"):
        state = opening(game)
        for action in game.actions:
            state = GAME.play(state, action)
            shown, known = GAME.show(state, SPECTATOR), GAME.know(state, SPECTATOR)
            assert all(GAME.show(state, seat) == shown and GAME.know(state, seat) == known for seat in range(state.seats))

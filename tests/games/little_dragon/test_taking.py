"""Taking tiles: LD-11 to LD-19."""

import pytest

from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import BALL, CANDLESTICK, CAR, CHEST, COVER, DOLL, DRAGON, RING, SPIDER, STOP, TAKEN
from doubloon.games.little_dragon.tables import SET_SIZES
from tests.games.little_dragon.lines import GLANCE, after, holes, moves, open_places, pile, row, stacks, then

EXAMPLE = row(0, BALL, BALL, *[CANDLESTICK] * 4, DOLL, RING, RING)  # the rulebook's


@pytest.mark.clause("LD-17")
def test_the_example_of_the_rulebook() -> None:
    state = after(EXAMPLE, STOP)
    assert pile(state) == {BALL: 2, CANDLESTICK: 3, RING: 2}
    assert stacks(state) == [7, 0]
    assert [kind for kind in state.tiles[:9] if kind != TAKEN] == [CANDLESTICK, DOLL]
    assert open_places(state) == []


@pytest.mark.clause("LD-17", "LD-9", "LD-11")
def test_if_a_dragon_comes_up_in_the_example_all_is_lost() -> None:
    state = after(EXAMPLE, row(9, DRAGON))
    assert moves(state) == {COVER}
    state = then(state, COVER)
    assert stacks(state) == [0, 0]
    assert state.tiles[:10] == [*EXAMPLE[1::2], DRAGON]


@pytest.mark.clause("LD-11")
@pytest.mark.parametrize("failing", [row(6, BALL, DRAGON), row(6, SPIDER)])
def test_tiles_are_taken_only_after_a_voluntary_stop(failing: list[int]) -> None:
    assert stacks(after(row(0, RING))) == [0, 0]
    assert stacks(after(row(0, RING), STOP)) == [1, 0]
    assert stacks(after(row(0, RING), failing, COVER)) == [0, 0]


@pytest.mark.clause("LD-12")
@pytest.mark.parametrize(("rings", "dragons"), [(1, 0), (0, 1), (3, 0), (0, 5), (2, 3), (8, 12)])
def test_rings_and_dragons_are_taken_one_by_one(rings: int, dragons: int) -> None:
    state = after(row(0, *[RING] * rings, *[DRAGON] * dragons), STOP)
    assert state.piles[RING - 1] == rings
    assert state.piles[DRAGON - 1] == dragons
    assert holes(state) == set(range(rings + dragons))


@pytest.mark.clause("LD-13", "LD-16")
@pytest.mark.parametrize("toy", [BALL, CAR, DOLL])
@pytest.mark.parametrize(("turned", "taken"), [(1, 0), (2, 2), (3, 2), (4, 4)])
def test_toys_are_taken_in_pairs_of_one_sort(toy: int, turned: int, taken: int) -> None:
    state = after(row(0, *[toy] * turned), STOP)
    assert sum(pile(state).values()) == pile(state).get(toy, 0) == taken
    assert holes(state) == set(range(taken))


@pytest.mark.clause("LD-13")
def test_two_different_toys_are_no_pair() -> None:
    state = after(row(0, BALL, CAR, DOLL), STOP)
    assert stacks(state) == [0, 0]
    assert holes(state) == set()


@pytest.mark.clause("LD-14", "LD-16")
@pytest.mark.parametrize(("turned", "taken"), [(1, 0), (2, 0), (3, 3), (4, 3), (5, 3), (6, 6)])
def test_candlesticks_are_taken_by_threes(turned: int, taken: int) -> None:
    state = after(row(0, *[CANDLESTICK] * turned), STOP)
    assert stacks(state) == [taken, 0]
    assert holes(state) == set(range(taken))


@pytest.mark.clause("LD-15", "LD-16")
@pytest.mark.parametrize(("turned", "taken"), [(1, 0), (2, 0), (3, 0), (4, 4), (5, 4), (6, 4), (7, 4), (8, 8)])
def test_chests_are_taken_by_fours(turned: int, taken: int) -> None:
    state = after(row(0, *[CHEST] * turned), STOP)
    assert stacks(state) == [taken, 0]
    assert holes(state) == set(range(taken))


@pytest.mark.clause("LD-19")
def test_the_dots_on_the_tiles_are_the_sizes_of_sets() -> None:
    dots = {BALL: 2, CAR: 2, DOLL: 2, CANDLESTICK: 3, CHEST: 4, RING: 1, DRAGON: 1}
    for kind, needed in dots.items():
        assert SET_SIZES[kind - 1] == needed
        assert stacks(after(row(0, *[kind] * (needed - 1), RING), STOP))[0] == 1 + (needed - 1) * (needed == 1)
        assert stacks(after(row(0, *[kind] * needed), STOP)) == [needed, 0]


@pytest.mark.clause("LD-16")
def test_what_is_not_taken_is_covered_where_it_lies() -> None:
    state = after(row(10, CAR, RING, CHEST), STOP)
    assert state.tiles[10:13] == [CAR, TAKEN, CHEST]
    assert moves(state) == set(range(49)) - {11}
    assert GAME.show(state, 0).tiles[10:13] == [0, TAKEN, 0]


@pytest.mark.clause("LD-Q7")
@pytest.mark.parametrize("extra", ["first", "chosen"])
def test_all_full_sets_are_taken_without_asking(extra: str) -> None:
    state = after(row(0, BALL, BALL, CAR, CAR, CAR, CAR, *[CANDLESTICK] * 3, *[CHEST] * 4, RING, DOLL), STOP, extra=extra)
    assert stacks(state) == [14, 0]
    assert GAME.actor(state) == 1


@pytest.mark.clause("LD-Q10")
def test_gaps_stay() -> None:
    state = after(row(10, RING, RING), STOP, row(12, BALL), STOP)
    assert holes(state) == {10, 11}
    assert state.tiles[12] == BALL
    assert moves(state) == set(range(49)) - {10, 11}


@pytest.mark.clause("LD-12", "LD-22")
def test_a_stack_grows_turn_by_turn() -> None:
    state = after(row(0, RING), STOP, GLANCE, row(1, DRAGON, DRAGON), STOP, 48, STOP, row(3, RING), STOP)
    assert pile(state) == {RING: 2, DRAGON: 2}
    assert pile(state, 1) == {}


# === Which of too many stay: LD-Q6 ===


@pytest.mark.clause("LD-Q6")
@pytest.mark.parametrize(
    ("kind", "places", "stay"),
    [
        (BALL, [30, 10, 20], {20}),
        (CANDLESTICK, [9, 4, 44, 1], {1}),
        (CANDLESTICK, [0, 4, 8, 2, 6], {2, 6}),
        (CHEST, [7, 6, 5, 4, 3, 2, 1], {1, 2, 3}),
    ],
)
def test_those_opened_first_are_taken(kind: int, places: list[int], stay: set[int]) -> None:
    state = after(*[[place, kind] for place in places], STOP)
    assert holes(state) == set(places) - stay
    assert all(state.tiles[place] == kind for place in stay)


@pytest.mark.clause("LD-Q6")
def test_first_is_by_kind_whatever_was_turned_between() -> None:
    state = after(row(40, RING, BALL, CAR, BALL, RING), row(0, CHEST, BALL, RING), STOP)
    assert holes(state) == {40, 41, 43, 44, 2}


@pytest.mark.clause("LD-Q6")
def test_first_means_first_in_this_turn() -> None:
    state = after(row(0, CAR), STOP, row(1, CAR), STOP, row(2, CAR), 1, 0, STOP)
    assert holes(state) == {1, 2}


@pytest.mark.clause("LD-Q6")
def test_the_player_may_choose_which_one_stays() -> None:
    state = after(row(5, BALL, BALL, BALL, RING), STOP, extra="chosen")
    assert (GAME.actor(state), GAME.moves(state)) == (0, {5: 1, 6: 1, 7: 1})
    assert stacks(state) == [0, 0]
    for place in (5, 6, 7):
        ended = then(state, place)
        assert holes(ended) == {5, 6, 7, 8} - {place}
        assert pile(ended) == {BALL: 2, RING: 1}
        assert GAME.actor(ended) == 1


@pytest.mark.clause("LD-Q6")
@pytest.mark.parametrize(("kind", "turned", "steps"), [(CANDLESTICK, 5, 2), (CHEST, 5, 1), (CHEST, 6, 2), (CHEST, 7, 3)])
def test_there_is_one_move_for_each_tile_to_be_covered(kind: int, turned: int, steps: int) -> None:
    state = after(row(0, *[kind] * turned), STOP, extra="chosen")
    for step in range(steps):
        assert GAME.actor(state) == 0
        assert moves(state) == set(range(step, turned))
        state = then(state, step)
    assert GAME.actor(state) == 1
    assert holes(state) == set(range(steps, turned))


@pytest.mark.clause("LD-Q6")
def test_two_kinds_may_be_settled_in_any_order() -> None:
    state = after(row(0, *[CAR] * 3, *[CANDLESTICK] * 5, DOLL), STOP, extra="chosen")
    assert moves(state) == set(range(8))
    assert moves(then(state, 4)) == {0, 1, 2, 3, 5, 6, 7}
    assert moves(then(state, 1)) == {3, 4, 5, 6, 7}
    assert moves(then(state, 4, 1)) == {3, 5, 6, 7}
    assert moves(then(state, 4, 3)) == {0, 1, 2}
    ended = then(state, 4, 1, 7)
    assert pile(ended) == {CAR: 2, CANDLESTICK: 3}
    assert holes(ended) == {0, 2, 3, 5, 6}


@pytest.mark.clause("LD-Q6")
@pytest.mark.parametrize("kinds", [[BALL], [BALL, CAR], [CANDLESTICK] * 2, [CHEST] * 3, [BALL, BALL, CAR], [CANDLESTICK] * 3])
def test_where_there_is_no_choice_nothing_is_asked(kinds: list[int]) -> None:
    assert GAME.actor(after(row(0, *kinds), STOP, extra="chosen")) == 1


@pytest.mark.clause("LD-Q6", "LD-Q14", "G-8")
def test_a_tile_that_was_left_is_covered_at_once() -> None:
    state = after(row(0, *[CHEST] * 6), STOP, 2, extra="chosen")
    assert GAME.show(state, 0).tiles[:6] == [CHEST, CHEST, 0, CHEST, CHEST, CHEST]
    assert (GAME.know(state, 1).tiles[2], GAME.know(state, 1).seen[2]) == (CHEST, 1)

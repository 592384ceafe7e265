"""What holds in every state of every game, along random play."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import DOOR, GROTTO, KEY, TrollDragonState
from tests.games.troll_dragon.lines import packs, points
from tests.games.troll_dragon.setups import Played, games, opening, played

pytestmark = pytest.mark.long


def states(game: Played) -> Iterator[TrollDragonState]:
    """The opening and the state after each action."""
    state = opening(game)
    yield state
    for action in game.actions:
        state = GAME.play(state, action)
        yield state


@pytest.mark.clause("TD-I1")
@games(100)
@given(played())
def test_no_treasure_is_lost_or_made(game: Played) -> None:
    for state in states(game):
        diamonds, nuggets = map(sum, zip(*packs(state), strict=True))
        assert state.grotto + state.troll_hand + state.diamonds_at_risk + diamonds == state.diamonds
        assert state.cavern + state.nuggets_at_risk + nuggets == state.nuggets


@pytest.mark.clause("TD-I2", "TD-13")
@games(100)
@given(played())
def test_the_troll_comes_before_any_gold_and_takes_nothing_but_diamonds(game: Played) -> None:
    for before, state in pairwise(states(game)):
        if state.troll_hand > before.troll_hand:
            assert before.phase == GROTTO
            assert before.nuggets_at_risk == 0
            assert state.troll_hand == before.troll_hand + before.diamonds_at_risk
            assert (state.pack_nuggets, state.cavern) == (before.pack_nuggets, before.cavern)


@pytest.mark.clause("TD-I3", "TD-Q24")
@games(100)
@given(played())
def test_no_stock_ever_rises(game: Played) -> None:
    for before, state in pairwise(states(game)):
        assert 0 <= state.grotto <= before.grotto
        assert 0 <= state.cavern <= before.cavern


@pytest.mark.clause("TD-I4", "TD-Q9")
@games(100)
@given(played())
def test_at_most_one_die_is_aside_and_it_shows_a_key_or_a_door(game: Played) -> None:
    for before, state in pairwise(states(game)):
        if state.aside:
            assert state.phase == GROTTO
            assert state.dice[state.aside - 1] in (KEY, DOOR)
            assert before.aside in (0, state.aside)


@pytest.mark.clause("TD-12")
@games(100)
@given(played())
def test_packs_never_shrink(game: Played) -> None:
    for before, state in pairwise(states(game)):
        for old, new in zip(packs(before), packs(state), strict=True):
            assert old[0] <= new[0]
            assert old[1] <= new[1]


@pytest.mark.clause("TD-25", "TD-26")
@games(100)
@given(played())
def test_seats_are_ranked_by_points_and_then_by_nuggets(game: Played) -> None:
    for state in states(game):
        ranks = [(diamonds + 3 * nuggets, nuggets) for diamonds, nuggets in packs(state)]
        assert points(state) == [total for total, _ in ranks]
        order = range(state.seats)
        scores = GAME.scores(state)
        assert sorted(order, key=lambda seat: scores[seat]) == sorted(order, key=lambda seat: ranks[seat])
        assert len(set(scores)) == len(set(ranks))


@pytest.mark.clause("G-5", "TD-24", "TD-Q25")
@games(100)
@given(played())
def test_there_is_always_a_move_until_a_turn_has_emptied_the_locations(game: Played) -> None:
    for before, state in pairwise(states(game)):
        empty = [state.grotto == 0, state.cavern == 0]
        is_due = all(empty) if state.end else any(empty)
        if GAME.actor(state) == NOBODY:
            assert is_due
        else:
            assert GAME.moves(state)
            assert all(weight > 0 for weight in GAME.moves(state).values())
            assert not is_due or state.turn == before.turn


@pytest.mark.clause("TD-5", "G-1")
@games(100)
@given(played())
def test_turns_go_clockwise_from_the_first_seat(game: Played) -> None:
    for before, state in pairwise(states(game)):
        if state.turn not in (before.turn, NOBODY) and before.turn != CHANCE:
            assert state.turn == (before.turn + 1) % state.seats

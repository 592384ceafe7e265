"""The Little Dragon: gentle takes what comes to mind, and what it forgot plays no part."""

import random

import pytest

from doubloon.games.little_dragon import LITTLE_DRAGON
from doubloon.games.little_dragon.bots import gentle
from doubloon.games.little_dragon.bots.gentle import LONGEST, in_mind
from doubloon.games.little_dragon.rules import BALL, DRAGON, RING, SPIDER, STOP, TAKEN, UNTURNED, LittleDragonView
from doubloon.games.little_dragon.tables import PLACES
from tests.games.little_dragon.bots.positions import lying, odds, odds_in


def at(view: LittleDragonView, clock: int) -> LittleDragonView:
    later = view.copy()
    later.clock = clock
    return later


@pytest.mark.parametrize(
    ("opened", "covered", "place"),
    [((), (SPIDER, RING), 1), ((), (BALL, DRAGON, BALL), 0), ((BALL,), (DRAGON, BALL), 2), ((DRAGON,), (BALL, BALL, DRAGON), 3)],
)
def test_it_takes_what_it_has_just_seen(opened: tuple[int, ...], covered: tuple[int, ...], place: int) -> None:
    assert place in odds(gentle, lying(opened, covered))
    assert STOP not in odds(gentle, lying(opened, covered))


def test_it_keeps_away_from_a_spider_it_has_just_seen() -> None:
    assert set(odds(gentle, lying((), (SPIDER,)))) == set(range(1, 49))


def test_with_something_to_take_it_mostly_stops() -> None:
    given = odds(gentle, lying((DRAGON,)))
    assert given[STOP] > 0.9 * sum(given.values())
    assert STOP not in odds(gentle, lying((RING,)))


def test_a_tile_of_the_last_turns_is_remembered() -> None:
    view = LITTLE_DRAGON.know(lying((), (BALL,) * 40), 0)
    for clock in (1, 2, 3):
        assert all(in_mind(at(view, clock), place) == BALL for place in range(40))


def test_a_forgotten_tile_stays_forgotten_until_seen_anew() -> None:
    view = LITTLE_DRAGON.know(lying((), (BALL,) * 40), 0)
    for place in range(40):
        course = [in_mind(at(view, clock), place) for clock in range(1, LONGEST + 5)]
        assert course == sorted(course, reverse=True)
        assert course[-1] == UNTURNED
        again = at(view, LONGEST + 5)
        again.seen[place] = LONGEST + 4
        assert in_mind(again, place) == BALL


AGES = (LONGEST // 3, LONGEST // 2, 3 * LONGEST // 4)


def test_fewer_tiles_are_remembered_the_older_they_are() -> None:
    view = LITTLE_DRAGON.know(lying((), (BALL,) * PLACES), 0)
    shares = [sum(in_mind(at(view, clock), place) == BALL for place in range(PLACES)) for clock in AGES]
    assert PLACES > shares[0] > shares[1] > shares[2] > 0


def test_two_seats_forget_different_things() -> None:
    view = at(LITTLE_DRAGON.know(lying((), (BALL,) * PLACES), 0), LONGEST // 2)
    other = view.copy()
    other.turn = 1
    assert [in_mind(view, place) for place in range(PLACES)] != [in_mind(other, place) for place in range(PLACES)]


@pytest.mark.parametrize("seed", range(20))
def test_what_lies_at_a_forgotten_place_makes_no_difference(seed: int) -> None:
    rng = random.Random(seed)
    state = lying((), tuple(rng.choices(range(BALL, SPIDER + 1), k=40)))
    view = at(LITTLE_DRAGON.know(state, 0), rng.randrange(10, LONGEST))
    forgotten = [place for place in range(40) if in_mind(view, place) == UNTURNED]
    assert forgotten
    before = odds_in(gentle, view, list(LITTLE_DRAGON.moves(state)))
    for place in forgotten:
        view.tiles[place] = rng.randrange(BALL, TAKEN)
    assert odds_in(gentle, view, list(LITTLE_DRAGON.moves(state))) == before

"""The schedule, against what counting by brute force says."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from doubloon.lab.schedule import MAX_ORDERS, Schedule, matchups, orders

TABLES = [(bots, seats) for bots in range(2, 6) for seats in range(2, 9)]


def chosen(bots: int, seats: int) -> set[tuple[int, ...]]:
    """Of all ways to fill the seats those with the most different bots, whatever their order."""
    ways = list(product(range(bots), repeat=seats))
    most = max(len(set(way)) for way in ways)
    return {tuple(sorted(way)) for way in ways if len(set(way)) == most}


@pytest.mark.parametrize(("bots", "seats"), [table for table in TABLES if table[0] ** table[1] < 100_000])
def test_matchups_are_all_choices_with_the_most_different_bots(bots: int, seats: int) -> None:
    found = matchups(bots, seats)
    assert len(found) == len(set(found))
    assert set(found) == chosen(bots, seats)


def test_two_bots_at_four_seats_meet_in_every_split() -> None:
    assert matchups(2, 4) == [(0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1)]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (5, 2), (3, 3), (2, 4), (4, 4), (2, 5), (3, 5), (5, 5), (2, 6), (2, 8)])
def test_every_order_is_played_equally_often(bots: int, seats: int) -> None:
    schedule = Schedule(bots, seats)
    total = schedule.round * len(schedule.matchups)
    played = Counter((schedule.matchup(number), schedule.lineup(number)) for number in range(total))
    for place, matchup in enumerate(schedule.matchups):
        counts = {lineup: count for (which, lineup), count in played.items() if which == place}
        assert set(counts) == set(permutations(matchup))
        assert len(set(counts.values())) == 1
        assert sum(counts.values()) == schedule.round


@pytest.mark.parametrize(("bots", "seats"), [table for table in TABLES if table[0] > 2 or table[1] < 9])
def test_everybody_has_every_seat_equally_often(bots: int, seats: int) -> None:
    """Also where there are too many orders to play them all."""
    schedule = Schedule(bots, seats)
    taken = Counter(
        (seat, bot) for number in range(schedule.round * len(schedule.matchups)) for seat, bot in enumerate(schedule.lineup(number))
    )
    assert len(taken) == bots * seats
    assert len(set(taken.values())) == 1


def test_many_orders_are_sampled_without_favour() -> None:
    sample = orders((0, 1, 2, 3, 4, 5, 6))
    assert len(sample) <= MAX_ORDERS
    assert all(len(set(column)) == 7 and len(set(Counter(column).values())) == 1 for column in zip(*sample, strict=True))
    assert orders((0, 1, 2, 3, 4, 5, 6)) == sample


def test_pairs_take_turns_to_begin() -> None:
    schedule = Schedule(3, 2)
    assert [schedule.lineup(number) for number in range(6)] == [(0, 1), (0, 2), (1, 2), (1, 0), (2, 0), (2, 1)]

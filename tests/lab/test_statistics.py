"""Figures, by hand or by a second method."""

from __future__ import annotations

import math
import sys

import pytest

from doubloon.bots.custom import Fault
from doubloon.lab.statistics import Ratings, Result, Tally, Z, wilson, winners


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_are_those_of_the_literature(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00005)


def solve_pig(wins: float, games: int, side: int) -> float:
    """The share at which the count is just Z standard errors off, found by halving."""
    share = wins / games
    inside, outside = share, (0.0, 1.0)[side > 0]
    for _ in range(200):
        middle = (inside + outside) / 2
        is_inside = abs(share - middle) <= Z * math.sqrt(middle * (1 - middle) / games)
        inside, outside = (middle, outside) if is_inside else (inside, middle)
    return inside


@pytest.mark.parametrize(("wins", "games"), [(1, 2), (0.5, 3), (7.5, 10), (333.25, 1000), (99_655, 100_000), (2, 7)])
def test_intervals_solve_the_equation_that_defines_them(wins: float, games: int) -> None:
    assert wilson(wins, games) == pytest.approx((solve_pig(wins, games, -1), solve_pig(wins, games, +1)), abs=1e-9)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_winners_are_all_with_the_highest_key() -> None:
    assert winners([3, 5, 5]) == [1, 2]
    assert winners([-1, -2]) == [0]


def test_a_shared_victory_counts_in_parts() -> None:
    tally = Tally(3)
    tally.add(Result(0, [1, 1, 0], [4, 5, 6]), 0, (0, 1, 2))
    tally.add(Result(1, [0, 2, 2], [4, 5, 6]), 0, (1, 2, 0))
    tally.add(Result(2, [0, 0, 0], [1, 1, 1]), 0, (2, 0, 1))
    facts = [tally.by_bot[bot].facts() for bot in range(3)]
    assert [each["wins"] for each in facts] == [0.5 + 0.5 + 0.333333, 0.833333, 0.833333]
    assert [each["ties"] for each in facts] == [3, 2, 2]
    assert [each["games"] for each in facts] == [3, 3, 3]
    assert tally.first_seat.facts()["wins"] == pytest.approx(0.5 + 0 + 1 / 3, abs=1e-6)
    assert tally.moves == 15 + 15 + 3


def test_a_bot_on_two_seats_counts_both() -> None:
    tally = Tally(2)
    tally.add(Result(0, [5, 5, 1], [1, 1, 1]), 0, (0, 0, 1))
    half = math.sqrt(Z * Z / (2 + Z * Z)) / 2  # of the interval of one half, by hand
    interval = [round(0.5 - half, 6), round(0.5 + half, 6)]
    assert tally.by_bot[0].facts() == {"games": 2, "wins": 1.0, "ties": 2, "win_rate": 0.5, "interval": interval}


def test_faults_are_counted_by_bot_and_kind() -> None:
    def fault(kind: str, step: int) -> Fault:
        return Fault(kind, step, {"bot": "b", "seconds": str(step)})

    tally = Tally(2)
    tally.add(Result(0, [1, 0], [1, 1], [0.0, 0.5], [(1, fault("slow", step)) for step in range(3)]), 0, (0, 1))
    tally.add(Result(1, [1, 0], [1, 3], [0.5, 0.0], [(0, fault("slow", 9))], is_over=False), 0, (1, 0))
    assert tally.faults == {(1, "slow"): 4}
    assert tally.examples[1, "slow"].step == 0
    assert tally.replacements == {1: 1}
    assert tally.timing == {0: [4, 0.0], 1: [2, 1.0]}
    assert tally.unfinished == 1


def test_ratings_are_those_of_the_library() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    [[winner], [loser]] = model.rate([[model.rating()], [model.rating()]])  # in order: the first one won
    ratings = Ratings(2)
    ratings.add([1, 7], (0, 1))
    assert ratings.facts(1) == {"mu": round(winner.mu, 6), "sigma": round(winner.sigma, 6)}
    assert ratings.facts(0) == {"mu": round(loser.mu, 6), "sigma": round(loser.sigma, 6)}


def test_a_tie_between_equals_changes_no_rating() -> None:
    ratings = Ratings(2)
    ratings.add([3, 3], (0, 1))
    assert ratings.facts(0) == ratings.facts(1)


def test_without_the_library_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    ratings = Ratings(2)
    ratings.add([1, 0], (0, 1))
    assert ratings.facts(0) is None

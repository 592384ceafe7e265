"""Figures: expected values by arithmetic, or with the statistics of Python."""

import json
import statistics

import pytest

from doubloon.lab.cells import Column
from doubloon.lab.figures import Figure, figure, interval, quantile
from doubloon.lab.statistics import wilson
from doubloon.lab.totals import bin_of


def test_a_mean_and_its_interval() -> None:
    values = [3, 8, 1, 9, 4]
    low, high, mean, deviation = interval(5, sum(values), sum(value * value for value in values))
    assert mean == statistics.mean(values)
    assert deviation == pytest.approx(statistics.stdev(values))
    assert (high - mean, mean - low) == pytest.approx((1.96 * statistics.stdev(values) / 5**0.5,) * 2, rel=1e-4)


def test_large_numbers_lose_nothing() -> None:
    """Variance 1 around 10^9, where floats would lose it."""
    games, far = 10**6, 10**9
    total, squares = games * far, games * far * far + games - 1
    assert interval(games, total, squares)[3] == 1


def test_units_scale_a_figure() -> None:
    found = figure(Column("decided", 3, unit=1000), 4, 2000, 2_000_000, {bin_of(0): 2, bin_of(1000): 2})
    assert found.mean == 0.5
    assert found.deviation == pytest.approx(statistics.stdev([0, 0, 1, 1]))
    assert found.quantiles == (0, 0, 0, 1, 1)  # 1000 is the first of its bin


def test_a_share_has_the_interval_of_wilson() -> None:
    found = figure(Column("wins_1", 9, unit=840, is_share=True), 100, 840 * 30, 840 * 840 * 30, {})
    assert (found.low, found.high) == wilson(30, 100)
    assert found.mean == 0.3


def test_an_endless_interval_survives_json() -> None:
    one = figure(Column("turns", 1), 1, 7, 49, {bin_of(7): 1})
    facts = json.loads(json.dumps(one.to_json(), allow_nan=False))
    assert facts["interval"] is None
    assert Figure.from_json("turns", facts) == one


def test_a_seat_that_never_wins_is_shown() -> None:
    assert figure(Column("wins_1", 9, unit=840, is_share=True), 100, 0, 0, {}).is_seen
    assert not figure(Column("move_3", 9, has_spread=False), 100, 0, 0, {}).is_seen


def test_one_game_tells_nothing_of_a_mean() -> None:
    assert interval(1, 7, 49)[:2] == (-float("inf"), float("inf"))


@pytest.mark.parametrize(("part", "expected"), [(0.05, 1), (0.5, 2), (0.51, 3), (1, 3)])
def test_quantiles(part: float, expected: int) -> None:
    assert quantile({1: 1, 2: 4, 3: 5}, 10, part) == expected

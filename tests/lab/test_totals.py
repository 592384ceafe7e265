"""Totals: sums, squares and histograms of rows, in any order."""

import json
from functools import reduce
from operator import add
from random import Random

import numpy as np
import pytest

from doubloon.engine.count import MOST
from doubloon.engine.errors import Refusal
from doubloon.lab.totals import BINS, EXACT, Totals, bin_of, bin_range, empty, totals_of


def rows(*values: tuple[int, ...]) -> Totals:
    return totals_of(np.array(values, np.int32), (0, 2), (2,))


def test_sums_squares_and_a_histogram() -> None:
    totals = rows((3, 9, 5), (-4, 9, 5), (1, 9, 6))
    assert totals == Totals(3, (0, 16), (9 + 16 + 1, 25 + 25 + 36), ({5: 2, 6: 1},))


def test_totals_of_parts_are_those_of_the_whole_in_any_order() -> None:
    random = Random(5)
    values = [tuple(random.randrange(-2000, 2000) for _ in range(3)) for _ in range(60)]
    parts = [rows(*values[start : start + 7]) for start in range(0, 60, 7)]
    for _ in range(5):
        random.shuffle(parts)
        assert reduce(add, parts, empty(2, 1)) == rows(*values)


def test_sums_are_exact_beyond_64_bits() -> None:
    large = Totals(1 << 40, (1 << 62,), (1 << 63,), ({},))
    assert (large + large).sums == (1 << 63,)
    assert (large + large).squares == (1 << 64,)


def test_totals_survive_json() -> None:
    totals = rows((3, 9, 700), (1 << 20, 9, 5))
    assert Totals.from_json(json.loads(json.dumps(totals.to_json()))) == totals


def test_bins_follow_each_other_and_hold_their_numbers() -> None:
    following = 0
    for place in range(BINS):
        first, end = bin_range(place)
        assert first == following
        assert bin_of(first) == bin_of(end - 1) == place
        following = end
    assert following > MOST
    assert bin_range(EXACT - 1) == (EXACT - 1, EXACT)


def test_a_bin_is_narrow() -> None:
    assert all((end - first) * 64 <= max(first, 64) for first, end in map(bin_range, range(BINS)))


def test_numbers_below_zero_are_counted_as_zero_in_histograms_only() -> None:
    assert rows((0, 0, -5)).spreads == ({0: 1},)
    assert rows((0, 0, -5)).sums == (0, -5)


def test_a_count_that_is_too_large_is_refused() -> None:
    rows((MOST, 0, -MOST))
    with pytest.raises(Refusal, match="larger than"):
        rows((0, 0, MOST + 1))

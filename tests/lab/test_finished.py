"""Finished games: parts in any order become one."""

from __future__ import annotations

from itertools import permutations

import pytest

from doubloon.lab.finished import Finished
from doubloon.lab.totals import Totals

NONE = Totals(0, (0,), (0,), ({},))


def part(low: int, high: int) -> Totals:
    """Games that each count their own number."""
    numbers = range(low, high)
    return Totals(len(numbers), (sum(numbers),), (sum(number * number for number in numbers),), ({1: len(numbers)} if numbers else {},))


@pytest.mark.parametrize("order", [*permutations([(0, 3), (3, 4), (4, 9), (9, 20)])])
def test_parts_in_any_order_become_one(order: list[tuple[int, int]]) -> None:
    finished = Finished(NONE)
    for low, high in order:
        finished.add(low, part(low, high))
    assert finished.parts == {0: part(0, 20)}
    assert finished.first == finished.total == part(0, 20)


def test_gaps_are_missing() -> None:
    finished = Finished(NONE)
    assert (finished.end, finished.first, finished.total, finished.missing(7)) == (0, NONE, NONE, [(0, 7)])
    for low, high in ((10, 20), (0, 3), (30, 40)):
        finished.add(low, part(low, high))
    assert finished.missing(50) == [(3, 10), (20, 30), (40, 50)]
    assert finished.missing(35) == [(3, 10), (20, 30)]
    assert finished.missing(15) == [(3, 10)]
    assert (finished.end, finished.first.games, finished.total.games) == (40, 3, 23)


def test_a_part_of_no_games_changes_nothing() -> None:
    finished = Finished(NONE, {0: part(0, 3)})
    finished.add(3, NONE)
    finished.add(8, NONE)
    assert finished.parts == {0: part(0, 3)}

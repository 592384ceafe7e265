"""Searches: which combinations are tried."""

from __future__ import annotations

from itertools import product
from statistics import mean

import pytest

from doubloon.lab.search import Options, search

SPACE = {"across": [*range(0, 200, 2)], "down": [*range(1, 101)], "kind": ["calm", "race"]}


def distance(options: Options) -> float:
    """0 at one place alone."""
    return abs(int(options["across"]) - 60) / 200 + abs(int(options["down"]) - 90) / 100 + (options["kind"] == "calm")


def tried(values: dict[str, list[int | str]], wanted: int, seed: int = 0, refused: tuple[object, ...] = ()) -> list[tuple[int | str, ...]]:
    found: list[tuple[int | str, ...]] = []

    def answer(options: Options) -> float | None:
        assert list(options) == list(values)
        found.append(tuple(options.values()))
        return None if found[-1] in refused else distance({"across": 0, "down": 0, "kind": "", **options})

    search(values, wanted, seed, answer)
    return found


def test_a_search_learns_where_it_is_close() -> None:
    distances = [distance(dict(zip(SPACE, each, strict=True))) for each in tried(SPACE, 60)]
    assert len(distances) == 60
    assert mean(distances[-20:]) < mean(distances[:10]) / 2


def test_the_same_seed_gives_the_same_search() -> None:
    short, long, other = tried(SPACE, 12, seed=3), tried(SPACE, 20, seed=3), tried(SPACE, 20, seed=4)
    assert long[:12] == short
    assert long != other


def test_no_combination_is_tried_twice() -> None:
    found = tried(SPACE, 60)
    assert len(set(found)) == 60


@pytest.mark.parametrize("wanted", [6, 100])
def test_a_small_space_is_tried_whole(wanted: int) -> None:
    values: dict[str, list[int | str]] = {"down": [1, 2, 3], "kind": ["calm", "race"]}
    assert sorted(tried(values, wanted)) == sorted(product(*values.values()))


def test_combinations_that_are_refused_do_not_count() -> None:
    values: dict[str, list[int | str]] = {"down": [1, 2, 3], "kind": ["calm", "race"]}
    refused = ((1, "calm"), (2, "race"))
    found = tried(values, 4, refused=refused)
    assert sorted(each for each in found if each not in refused) == [(1, "race"), (2, "calm"), (3, "calm"), (3, "race")]


def test_one_value_is_a_space_too() -> None:
    assert tried({"down": [7]}, 3) == [(7,)]

"""Comparisons: differences game by game."""

from __future__ import annotations

import statistics
from pathlib import Path

import pytest

from doubloon.engine.errors import Refusal
from doubloon.lab.compare import FILE, Comparison, Difference, compare, compare_chunk, differences, facts_of_pairs, kept_pairs
from doubloon.lab.experiment import Experiment, play_rows
from doubloon.lab.finished import finished_of
from doubloon.lab.machine import CHUNK
from doubloon.lab.run import run
from doubloon.lab.store import write

SHORT, LONG = (Experiment("pig", ("clever", "random"), options={"target": target}, seed=3) for target in (50, 100))
GAMES = CHUNK + 52


def test_differences_are_those_of_the_pairs() -> None:
    comparison = Comparison((SHORT, LONG))
    pairs = compare(comparison, GAMES, cores=1)
    assert pairs == compare(comparison, GAMES, cores=2)
    assert pairs.plain == (run(SHORT, GAMES, cores=1), run(LONG, GAMES, cores=1))
    turns = next(each for each in differences(comparison, pairs, 1) if each.name == "turns")
    cell = next(column.cell for column in SHORT.columns if column.name == "turns")
    apart = (play_rows(LONG, 0, GAMES)[:, cell] - play_rows(SHORT, 0, GAMES)[:, cell]).tolist()
    assert turns.mean == pytest.approx(statistics.mean(apart))
    assert turns.half_width == pytest.approx(1.96 * statistics.stdev(apart) / GAMES**0.5, rel=1e-4)
    assert turns.is_seen


def test_pairs_after_a_gap_are_kept(tmp_path: Path) -> None:
    comparison = Comparison((SHORT, LONG))
    assert kept_pairs(tmp_path, comparison) is None
    for numbers in ((0, 50, 90), (50,)):
        finished = finished_of(comparison.none, [(number, compare_chunk(comparison, number, 20, "cpu")) for number in numbers])
        write(tmp_path, facts_of_pairs(comparison, finished), FILE)
        assert kept_pairs(tmp_path, comparison) == finished
    with pytest.raises(Refusal, match="options"):
        kept_pairs(tmp_path, Comparison((LONG, SHORT)))
    with pytest.raises(Refusal, match="settings"):
        kept_pairs(tmp_path, Comparison((SHORT, LONG, Experiment("pig", ("clever", "random"), options={"target": 20}, seed=3))))


def test_an_option_without_effect_makes_no_difference() -> None:
    """`dragon_odds` is used in a race only."""
    two = [Experiment("troll-dragon", ("clever",), options={"diamonds": 9, "dragon_odds": odds}) for odds in (1, 5)]
    comparison = Comparison(tuple(two))
    found = differences(comparison, compare(comparison, 50, cores=1), 1)
    assert found
    assert not any(each.mean or each.is_seen for each in found)


def test_four_times_the_games_show_half_of_it() -> None:
    none = Difference("turns", False, 9.0, 9.1, 0.1, 0.2, 1000)
    assert not none.is_seen
    assert none.more_games == 3000
    assert none.visible == pytest.approx(0.2 * 3.29 / 1.96 / 2, rel=1e-3)
    assert Difference("turns", False, 9.0, 9.5, 0.5, 0.2, 1000).is_seen


@pytest.mark.parametrize(
    ("experiments", "key"),
    [
        ((SHORT,), "lab/compare"),
        ((SHORT, SHORT), "lab/equal"),
        ((SHORT, Experiment("pig", ("clever", "random"), seed=4)), "lab/unlike"),
        ((SHORT, Experiment("pig", ("clever",), 3, seed=3)), "lab/unlike"),
        ((SHORT, Experiment("troll-dragon", ("clever", "random"), seed=3)), "lab/unlike"),
    ],
)
def test_what_cannot_be_compared_is_refused(experiments: tuple[Experiment, ...], key: str) -> None:
    with pytest.raises(Refusal) as refused:
        Comparison(experiments)
    assert refused.value.key == key

"""Simulations on disk."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from doubloon.engine.errors import Refusal
from doubloon.lab.experiment import Experiment
from doubloon.lab.figures import Figure, figures
from doubloon.lab.finished import Finished
from doubloon.lab.store import FILE, experiment_of, facts_of, facts_of_finished, kept_games, locked, read, write, write_parquet
from doubloon.lab.totals import Totals

EXPERIMENT = Experiment("pig", ("clever", "random"), options={"target": 50}, seed=4)
COLUMNS = {column.name: place for place, column in enumerate(EXPERIMENT.columns)}


def some_totals() -> Totals:
    """Of four games: seat 0 won three, and they had 10, 20, 20 and 300 steps."""
    sums, squares = [0] * len(COLUMNS), [0] * len(COLUMNS)
    for name, each in {"wins_1": [840] * 3, "wins_2": [840], "steps": [10, 20, 20, 300]}.items():
        sums[COLUMNS[name]], squares[COLUMNS[name]] = sum(each), sum(number * number for number in each)
    spreads: list[dict[int, int]] = [{} for _ in EXPERIMENT.none.spreads]
    spreads[0] = {10: 1, 20: 2, 203: 1}  # 300 lies in the bin of 300 to 303: 2 * 64 + 300 // 4
    return Totals(4, tuple(sums), tuple(squares), tuple(spreads))


def test_what_is_written_is_kept(tmp_path: Path) -> None:
    assert kept_games(tmp_path, EXPERIMENT) is None
    write(tmp_path, facts_of(EXPERIMENT, some_totals()))
    assert kept_games(tmp_path, EXPERIMENT) == Finished(EXPERIMENT.none, {0: some_totals()})


def test_games_after_a_gap_are_kept(tmp_path: Path) -> None:
    for parts in ({0: some_totals(), 9: some_totals(), 20: some_totals()}, {9: some_totals()}):
        finished = Finished(EXPERIMENT.none, parts)
        write(tmp_path, facts_of_finished(EXPERIMENT, finished))
        assert kept_games(tmp_path, EXPERIMENT) == finished
        assert (read(tmp_path) or {})["games"] == finished.first.games


def test_a_file_says_all_that_is_needed_to_run_it_again(tmp_path: Path) -> None:
    own = Experiment("pig", ("optimal",), seed=9)
    for experiment in (EXPERIMENT, own):
        write(tmp_path, facts_of(experiment, experiment.none))
        again = experiment_of(read(tmp_path) or {})
        assert again.description == experiment.description


def test_the_figures_lie_beside_the_totals() -> None:
    facts = json.loads(json.dumps(facts_of(EXPERIMENT, some_totals())))
    assert facts["games"] == 4
    assert facts["figures"]["wins_1"]["mean"] == 0.75
    assert facts["figures"]["steps"]["mean"] == 350 / 4
    again = [Figure.from_json(name, each) for name, each in facts["figures"].items()]
    assert [(each.name, each.mean, each.spread) for each in again] == [
        (each.name, each.mean, each.spread) for each in figures(EXPERIMENT, some_totals()) if each.is_seen
    ]


def test_a_folder_of_another_simulation_is_refused(tmp_path: Path) -> None:
    write(tmp_path, facts_of(EXPERIMENT, some_totals()))
    with pytest.raises(Refusal, match="seed") as refused:
        kept_games(tmp_path, Experiment("pig", ("clever", "random"), options={"target": 50}, seed=5))
    assert refused.value.values["other"] == "seed"


@pytest.mark.parametrize("content", ["", "{}", "[]", '{"format": "other"}', "\xff"])
def test_a_foreign_file_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content, encoding="latin-1")
    with pytest.raises(Refusal, match="not the file"):
        read(tmp_path)


def test_a_folder_is_for_one_process_at_a_time(tmp_path: Path) -> None:
    with locked(tmp_path / "new"), pytest.raises(Refusal, match="already running"), locked(tmp_path / "new"):
        pass
    with locked(tmp_path / "new"):
        pass


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Refusal, match="cannot be written"), locked(tmp_path / "file"):
        pass


def test_parquet_has_the_figures_and_the_histograms(tmp_path: Path) -> None:
    from pyarrow import parquet

    write_parquet(tmp_path, EXPERIMENT, some_totals())
    table = parquet.read_table(tmp_path / "figures.parquet")
    rows = {row["name"]: row for row in table.to_pylist()}
    assert set(rows) == {figure.name for figure in figures(EXPERIMENT, some_totals()) if figure.is_seen}
    assert rows["wins_1"]["mean"] == 0.75
    assert rows["wins_1"]["q50"] is None
    assert rows["steps"]["q50"] == 20
    assert json.loads(table.schema.metadata[b"doubloon"])["seed"] == 4
    spread = parquet.read_table(tmp_path / "spreads.parquet").to_pylist()
    assert [(row["number"], row["games"]) for row in spread if row["name"] == "steps"] == [(10, 1), (20, 2), (300, 1)]


def test_without_pyarrow_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Refusal, match=r"doubloon\[lab\]"):
        write_parquet(tmp_path, EXPERIMENT, some_totals())

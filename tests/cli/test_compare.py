"""`doubloon compare` and `doubloon sweep`."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from doubloon.cli.options import parse_over, parse_target
from doubloon.i18n import LANGUAGES
from doubloon.lab.experiment import Experiment, play_chunk
from doubloon.lab.sweep import Target
from tests.cli.test_commands import run

PIG = ["pig", "--bots", "clever,random", "--seed", "3", "--cores", "1", "--games", "200"]


def total(name: str, target: int) -> int:
    """The sum of a figure over these games."""
    experiment = Experiment("pig", ("clever", "random"), options={"target": target}, seed=3)
    place = next(place for place, column in enumerate(experiment.columns) if column.name == name)
    return play_chunk(experiment, 0, 200).sums[place]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_comparison_on_the_screen(lang: str) -> None:
    done = run("compare", *PIG, "--with", "target=50", "--with", "target=51", "--with", "target=100", "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("target=50") == 2 + 1  # in each table, and in the title
    assert "600" in done.stdout  # three times the games would show half of it
    assert "lab-" not in done.stdout


def test_a_comparison_as_json(tmp_path: Path) -> None:
    done = run("compare", *PIG, "--with", "target=50", "--json", "--out", tmp_path)
    facts = json.loads(done.stdout)
    assert json.loads((tmp_path / "comparison.json").read_text()) == facts
    assert [each["options"]["target"] for each in facts["settings"]] == [100, 50]
    turns = facts["differences"][0]["turns"]
    assert turns["mean"] == pytest.approx((total("turns", 50) - total("turns", 100)) / 200, abs=1e-6)
    assert turns["is_seen"] is True


def test_a_sweep_finds_what_is_closest_to_its_targets(tmp_path: Path) -> None:
    turns = {target: total("turns", target) / 200 for target in (40, 50, 60)}
    wanted = ["--over", "target=40..60:10", "--target", f"turns={turns[50]}", "--out", str(tmp_path)]
    done = run("sweep", *PIG, *wanted)
    assert done.returncode == 0, done.stderr
    assert "Closest: target=50" in done.stdout
    points = json.loads((tmp_path / "sweep.json").read_text())["points"]
    assert [each["figures"]["turns"]["mean"] for each in points] == pytest.approx([*turns.values()])
    assert points[0]["distance"] == pytest.approx(abs(turns[40] - turns[50]) / turns[50])


def test_two_options_make_heat_maps(tmp_path: Path) -> None:
    game = ["troll-dragon", "--bots", "clever", "--cores", "1", "--games", "3", "--option", "end=one"]
    done = run("sweep", *game, "--over", "diamonds=5..9:4", "--over", "nuggets=3,4,5", "--out", tmp_path)
    assert done.returncode == 0, done.stderr
    picture = ElementTree.parse(tmp_path / "turns.svg")  # noqa: S314 (our own)
    assert len(picture.getroot().findall("{http://www.w3.org/2000/svg}rect")) == 6


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["compare", "pig", "--with", "target=100"], "are equal"),
        (["compare", "pig", "--with", "target"], "name=value"),
        (["compare", "pig", "--with", "target=5"], "10 to 1000"),
        (["sweep", "pig", "--over", "target=60..50"], "1..3 or 30..60:5"),
        (["sweep", "pig", "--over", "target=10..1000:1", "--over", "target=1..2"], "10 to 1000"),
        (["sweep", "pig", "--over", "goal=1..2"], "no option “goal”"),
        (["sweep", "pig", "--over", "target=50..60:5", "--target", "turns"], "first_seat=50%"),
        (["sweep", "pig", "--over", "target=50..60:5", "--target", "turn=9"], "Did you mean “turns”?"),
        (["sweep", "troll-dragon", "--over", "nuggets=1..100", "--over", "diamonds=1..100"], "1 to 1,000 combinations"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], words: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_values_of_an_option() -> None:
    assert parse_over("nuggets=30..60:10") == ("nuggets", [30, 40, 50, 60])
    assert parse_over("sides=1..3") == ("sides", [1, 2, 3])
    assert parse_over("tempo=calm,race") == ("tempo", ["calm", "race"])
    assert parse_target("first-seat=50%") == Target("first_seat", 0.5)

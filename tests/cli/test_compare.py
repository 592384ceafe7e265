"""`doubloon compare` and `doubloon sweep`."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from doubloon.cli.options import parse_over, parse_target
from doubloon.i18n import LANGUAGES
from doubloon.lab.experiment import Experiment, play_chunk
from doubloon.lab.sweep import Target
from tests.cli.test_commands import run
from tests.cli.test_tournament import DOUBLOON, SLOW, space

PIG = ["pig", "--bots", "clever,random", "--seed", "3", "--cores", "1", "--games", "200"]


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept without --out."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


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


def test_a_search_tries_some_combinations_and_goes_on(tmp_path: Path) -> None:
    """A longer search begins with the combinations of a shorter one."""
    wanted = ["sweep", *PIG, "--over", "target=20..100", "--target", "turns=12"]
    first, second = tmp_path / "first", tmp_path / "second"
    assert run(*wanted, "--search", "3", "--out", first).returncode == 0
    done = run(*wanted, "--search", "5", "--out", first)
    assert "600 games are already" in done.stderr
    run(*wanted, "--search", "5", "--out", second)
    assert (first / "sweep.json").read_text() == (second / "sweep.json").read_text()
    points = json.loads((first / "sweep.json").read_text())["points"]
    assert len(points) == 5
    assert [each["distance"] for each in points] == sorted(each["distance"] for each in points)
    for each in points:
        turns = total("turns", each["options"]["target"]) / 200
        assert each["distance"] == pytest.approx(abs(turns - 12) / 12)
    assert f"Closest: target={points[0]['options']['target']}" in done.stdout


# === Stopped and started again ===


def test_more_games_go_on_from_those_of_before(tmp_path: Path) -> None:
    for words, file in ((["compare", "--with", "target=50"], "comparison.json"), (["sweep", "--over", "target=40,50"], "sweep.json")):
        settings = [words[0], *PIG[:-1]]
        first, second = (tmp_path / words[0] / name for name in ("first", "second"))
        run(*settings, "100", *words[1:], "--out", first)
        done = run(*settings, "200", *words[1:], "--out", first)
        assert f"{100 * (1 if words[0] == 'compare' else 2)} games are already" in done.stderr
        run(*settings, "200", *words[1:], "--out", second)
        assert (first / file).read_text() == (second / file).read_text()
        assert "--new" in run(*settings, "150", *words[1:], "--out", first).stderr
        assert run(*settings, "150", *words[1:], "--out", first, "--new").returncode == 0
        assert "differs in: seed" in run(*settings, "200", *words[1:], "--out", first, "--seed", "4").stderr


@pytest.mark.parametrize(
    ("words", "file"),
    [
        (["compare", "--with", "target=12"], "comparison.json"),
        (["sweep", "--over", "target=10..12:2"], "points/target=10/simulation.json"),
    ],
)
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, words: list[str], file: str) -> None:
    (tmp_path / "mybot.py").write_text(SLOW)
    settings = ["pig", "--bots", "clever,mybot:choose", "--option", "target=10", "--cores", "1", "--out", "out"]
    command = [*DOUBLOON[:-1], words[0], *settings, *words[1:]]
    with subprocess.Popen(
        [*command, "--games", "100000"], cwd=tmp_path, env=space(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        until = time.monotonic() + 120
        while not (tmp_path / "out" / file).exists() and running.poll() is None and time.monotonic() < until:
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        _, errors = running.communicate(timeout=60)
    assert running.returncode == 130, errors
    done = int(re.search(r"Stopped. (\d+) games", errors)[1])  # type: ignore[index]
    assert done > 0
    again = subprocess.run(
        [*command, "--games", str(done + 2)], cwd=tmp_path, env=space(tmp_path), capture_output=True, text=True, check=False
    )
    assert f"{done} games are already" in again.stderr
    assert again.returncode == 0


# === Refusals ===


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
        (["sweep", "pig", "--over", "target=20..30", "--search", "5"], "needs a target"),
        (["sweep", "pig", "--over", "target=1..30", "--search", "5", "--target", "turns=9"], "10 to 1000"),
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

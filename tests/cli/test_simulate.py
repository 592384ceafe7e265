"""`doubloon simulate`: figures, refusals, and a program that is stopped in the middle."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from doubloon.cli.figures import decimals
from doubloon.lab.experiment import Experiment, play_chunk
from doubloon.lab.names import group_of
from tests.cli.test_commands import run as run_command
from tests.cli.test_tournament import DOUBLOON, SLOW, space

PIG = ["pig", "--bots", "clever,random", "--seed", "3", "--cores", "1"]


def run(folder: Path, *arguments: str | Path, lang: str = "en") -> subprocess.CompletedProcess[str]:
    return run_command("simulate", *arguments, "--lang", lang, XDG_STATE_HOME=str(folder / "state"))


def totals(folder: Path) -> dict[str, Any]:
    facts: dict[str, Any] = json.loads((folder / "simulation.json").read_text())
    return facts


def test_figures_on_the_screen_in_every_language(tmp_path: Path) -> None:
    for lang, words in {"en": "Who wins", "de": "Wer gewinnt", "fr": "Qui gagne"}.items():
        done = run(tmp_path, *PIG, "--games", "2e3", lang=lang)
        assert done.returncode == 0, done.stderr
        assert words in done.stdout
    assert "lab-" not in done.stdout
    assert "2000 parties sont déjà" in done.stderr.replace("\N{NARROW NO-BREAK SPACE}", "")


def test_json_has_the_totals_of_these_games(tmp_path: Path) -> None:
    facts = json.loads(run(tmp_path, *PIG, "--games", "300", "--json").stdout)
    expected = play_chunk(Experiment("pig", ("clever", "random"), seed=3), 0, 300)
    assert facts["totals"] == json.loads(json.dumps(expected.to_json()))
    assert (facts["games"], facts["bots"], facts["options"], facts["seed"]) == (300, ["clever", "random"], {"target": 100}, 3)
    assert facts["figures"]["wins_1"]["mean"] == pytest.approx(expected.sums[9] / 840 / 300, abs=1e-6)


def test_a_folder_goes_on_and_is_not_mixed_with_others(tmp_path: Path) -> None:
    out = tmp_path / "out"
    run(tmp_path, *PIG, "--games", "300", "--out", out)
    assert {each.name for each in out.iterdir()} >= {"simulation.json", "figures.parquet", "spreads.parquet"}
    done = run(tmp_path, *PIG, "--games", "500", "--out", out)
    assert "300 games are already" in done.stderr
    assert totals(out)["totals"] == json.loads(run(tmp_path, *PIG, "--games", "500", "--json").stdout)["totals"]
    assert "--new" in run(tmp_path, *PIG, "--games", "400", "--out", out).stderr
    assert "differs in: bots" in run(tmp_path, "pig", "--bots", "clever", "--seed", "3", "--games", "9", "--out", out).stderr
    run(tmp_path, *PIG, "--games", "20", "--out", out, "--new")
    assert totals(out)["games"] == 20


def test_until_a_figure_is_known(tmp_path: Path) -> None:
    facts = json.loads(run(tmp_path, *PIG, "--until", "1%", "--json").stdout)
    low, high = facts["figures"]["wins_2"]["interval"]
    assert high - low <= 0.02
    assert facts["games"] == 1000  # the first number of games after which a goal is looked at


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "There is no game “chess”"),
        (["pig", "--bots", "clever,clever,clever", "--seats", "2"], "2 seats and 3 bots"),
        (["pig", "--bots", "deep"], "There is no bot “deep”"),
        (["pig", "--games", "many"], "5000 or 5e3"),
        (["pig", "--games", "1.5"], "5000 or 5e3"),
        (["pig", "--games", "0"], "games must be 1 to"),
        (["pig", "--games", "5", "--until", "1%"], "exclude each other"),
        (["pig", "--until", "soon"], "0.2% or turns=0.1"),
        (["pig", "--until", "turn=0.1"], "Did you mean “turns”?"),
        (["pig", "--device", "cud"], "Did you mean “cuda”?"),
        (["pig", "--option", "target=5"], "10 to 1000"),
        (["pig", "--games", "9", "--out", "/proc/none"], "cannot be saved in /proc/none"),
    ],
)
def test_what_cannot_be_played_is_refused(tmp_path: Path, arguments: list[str], words: str) -> None:
    done = run(tmp_path, *arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    """Until the program says that it has saved something: the file is there from its first chunk on."""
    (tmp_path / "mybot.py").write_text(SLOW)
    settings = ["pig", "--bots", "clever,mybot:choose", "--option", "target=20", "--cores", "2", "--out", "out"]
    command = [*DOUBLOON[:-1], "simulate", *settings]
    with subprocess.Popen(
        [*command, "--games", "100000"], cwd=tmp_path, env=space(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        until = time.monotonic() + 120
        while not (tmp_path / "out" / "simulation.json").exists() and running.poll() is None and time.monotonic() < until:
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        _, errors = running.communicate(timeout=60)
    assert running.returncode == 130, errors
    done = totals(tmp_path / "out")["games"]
    assert 0 < done < 100000
    assert f"{done} games are saved" in errors
    again = subprocess.run(
        [*command, "--games", str(done + 4)], cwd=tmp_path, env=space(tmp_path), capture_output=True, text=True, check=False
    )
    assert f"{done} games are already" in again.stderr
    assert totals(tmp_path / "out")["games"] == done + 4


def test_a_bot_with_an_error_ends_the_simulation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken.py").write_text("def choose(view, moves, draw, budget):\n    return 77\n")
    monkeypatch.chdir(tmp_path)
    for cores in ("1", "2"):
        done = run(tmp_path, "pig", "--bots", "clever,broken:choose", "--games", "8", "--cores", cores)
        assert done.returncode == 2, done.stderr
        assert "A bot made an error: broken:choose answered 77; the moves were 0, 1" in done.stderr


@pytest.mark.parametrize(("half_width", "digits"), [(3.0, 1), (0.5, 1), (0.02, 2), (0.0004, 4), (0.0, 1)])
def test_decimals_follow_the_interval(half_width: float, digits: int) -> None:
    assert decimals(half_width) == digits


def test_every_figure_has_its_group() -> None:
    groups = {column.name: group_of(column.name) for column in Experiment("pig").columns}
    assert (groups["wins_2"], groups["turns"], groups["points_1"], groups["chance_3"]) == ("wins", "length", "lead", "chance")
    assert "counts" not in groups.values() or "held" in groups

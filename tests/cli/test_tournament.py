"""`doubloon tournament`: figures, refusals, and a program that is stopped in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import chdir
from pathlib import Path
from typing import Any

import pytest

import doubloon
from tests.cli.test_commands import run as run_command

ROOT = Path(doubloon.__file__).parents[1]
# A shell starts background jobs deaf to Ctrl-C, and tests may run in one.
HEARING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
DOUBLOON = [sys.executable, "-c", f"{HEARING}; from doubloon.cli import main; main()", "tournament"]
SLOW = "import time\ndef choose(view, moves, draw, budget):\n    time.sleep(0.002)\n    return moves[draw({0: 3, 1: 1})]\n"
MATCH = ["pig", "--bots", "clever,mybot:choose", "--games", "40", "--option", "target=30", "--json"]


def space(folder: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return {**kept, "LANG": "en_GB.UTF-8", "PYTHONPATH": str(ROOT), "XDG_STATE_HOME": str(folder / "state")}


def run_here(folder: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """In this process."""
    with chdir(folder):
        return run_command("tournament", *arguments, XDG_STATE_HOME=str(folder / "state"))


def run(folder: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """In a process of its own."""
    command = [*DOUBLOON, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, env=space(folder), stdin=subprocess.DEVNULL, check=False)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mybot.py").write_text(SLOW)
    return tmp_path


def figures(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert done.returncode == 0, done.stderr
    facts: dict[str, Any] = json.loads(done.stdout)
    facts.pop("timing")
    return facts


# === Figures ===


def test_a_table_on_the_screen(folder: Path) -> None:
    done = run_here(folder, "pig", "--bots", "clever,random", "--games", "1001")
    assert done.returncode == 0
    assert "Pig, 2 seats: 1,002 games of 1 matchup; seed 0" in done.stdout
    assert "rounded up to 1,002" in done.stderr
    rows = {line.split()[0]: line for line in done.stdout.splitlines() if line.strip()}
    assert " 1002 " in rows["clever"]
    assert "Whoever begins wins" in done.stdout


def test_the_languages(folder: Path) -> None:
    german = run_here(folder, "pig", "--bots", "clever,random", "--games", "10", "--lang", "de").stdout
    assert "Siegquote" in german
    assert "50,0 %" in german
    assert "affiche" in run_here(folder, "pig", "--bots", "clever,random", "--games", "12", "--seats", "3", "--lang", "fr").stdout


def test_the_keys_for_programs(folder: Path) -> None:
    done = run_here(folder, "troll-dragon", "--bots", "clever,random", "--games", "10", "--option", "tempo=race", "--json")
    facts = json.loads(done.stdout)
    page = (ROOT.parent / "docs" / "guide" / "tournament.md").read_text()
    for key in (*facts, *facts["bots"][0], *facts["matchups"][0], *facts["matchups"][0]["bots"][0], *facts["first_seat"]):
        assert f"`{key}`" in page, key
    assert facts["options"]["tempo"] == 1
    assert facts["games"] == facts["games_per_matchup"] == 10


def test_faults_are_told_in_the_language_of_the_user(folder: Path) -> None:
    (folder / "broken.py").write_text("def choose(view, moves, draw, budget):\n    return 77\n")
    done = run(folder, "pig", "--bots", "clever,broken:choose", "--games", "2", "--lang", "de")
    assert "6 × broken:choose hat 77 geantwortet; möglich waren 0, 1" in done.stdout
    assert "Nach drei Fehlern spielte clever für broken:choose weiter, in 2 Spielen." in done.stdout


# === Refusals ===


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess", "--bots", "clever,random"], "There is no game “chess”"),
        (["pig", "--bots", "clever"], "two bots or more, not 1"),
        (["pig", "--bots", ","], "A name is missing in “,”."),
        (["pig", "--bots", "clever,clever"], "“clever” is entered twice"),
        (["pig", "--bots", "clever,deep"], "There is no bot “deep”"),
        (["pig", "--bots", "clever,mybot:nothing"], "has no function “nothing”"),
        (["pig", "--bots", "clever,nobot:choose"], "“nobot” cannot be loaded"),
        (["pig", "--bots", "clever,random", "--games", "0"], "games must be 1 to"),
        (["pig", "--bots", "clever,random", "--seats", "9"], "2 to 8 players, not 9"),
        (["pig", "--bots", "clever,optimal,random", "--seats", "4"], "with two players"),
        (["pig", "--bots", "clever,random", "--option", "target"], "name=value"),
        (["pig", "--bots", "clever,mybot:choose", "--file", "/proc/none/file"], "cannot be saved in /proc/none/file"),
        (["pig", "--bots", "clever,mybot:choose", "--file", "mybot.py"], "mybot.py is not a tournament file"),
    ],
)
def test_what_cannot_be_played_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], words: str) -> None:
    monkeypatch.syspath_prepend(folder)
    done = run_here(folder, *arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
    assert (folder / "mybot.py").read_text() == SLOW


# === Stopping and going on ===


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def stopped(folder: Path, path: Path, number: signal.Signals) -> subprocess.CompletedProcess[bytes]:
    """A tournament that got a signal after some games."""
    command = [*DOUBLOON, *MATCH, "--processes", "2", "--file", str(path)]
    with subprocess.Popen(command, cwd=folder, env=space(folder), stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        until = time.monotonic() + 120
        while lines(path) < 6 and running.poll() is None and time.monotonic() < until:
            time.sleep(0.02)
        running.send_signal(number)
        out, err = running.communicate()
    return subprocess.CompletedProcess(command, running.returncode, out, err)


def test_a_killed_tournament_goes_on_to_the_same_result(folder: Path) -> None:
    whole = figures(run(folder, *MATCH, "--processes", "1", "--file", "whole.jsonl"))
    path = folder / "killed.jsonl"
    assert stopped(folder, path, signal.SIGKILL).returncode == -signal.SIGKILL
    assert 6 <= lines(path) < 41
    with path.open("ab") as file:
        file.write(b'{"number": 39, "ke')  # as if killed in the middle of a line
    again = run(folder, *MATCH, "--file", path)
    assert figures(again) == whole
    assert "games are already in" in again.stderr
    assert lines(path) == 41


def test_ctrl_c_ends_at_once_and_keeps_what_is_done(folder: Path) -> None:
    path = folder / "stopped.jsonl"
    done = stopped(folder, path, signal.SIGINT)
    assert done.returncode == 130
    assert done.stdout == b""
    assert b"Stopped. " in done.stderr
    assert b"Traceback" not in done.stderr
    assert 6 <= lines(path) < 41


def test_the_same_command_finds_its_file_by_itself(folder: Path) -> None:
    first = run(folder, *MATCH[:4], "4", *MATCH[5:])
    second = run(folder, *MATCH[:4], "4", *MATCH[5:])
    assert "4 of 4 games are already in" in second.stderr
    assert json.loads(first.stdout)["bots"] == json.loads(second.stdout)["bots"]
    assert "already" not in run(folder, *MATCH[:4], "4", *MATCH[5:], "--new").stderr
    assert "already" not in run(folder, *MATCH[:4], "4", *MATCH[5:], "--seed", "1").stderr


def test_the_file_of_another_tournament_is_refused(folder: Path) -> None:
    run(folder, *MATCH[:4], "2", *MATCH[5:], "--file", "file.jsonl")
    done = run(folder, *MATCH[:4], "2", *MATCH[5:], "--file", "file.jsonl", "--seed", "4")
    assert done.returncode == 2
    assert "it differs in: seed" in done.stderr

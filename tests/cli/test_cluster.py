"""`doubloon simulate --device ray`: a cluster of this machine alone, stopped in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from doubloon.lab.run import run
from doubloon.lab.store import experiment_of, kept_games, read
from tests.cli.test_tournament import HEARING, SLOW, space

MAIN = "from doubloon.cli import main; main()"
SETTINGS = ["simulate", "pig", "--bots", "clever,mybot:choose", "--option", "target=10", "--cores", "1", "--out", "out"]


def command(*arguments: str, start: str = HEARING) -> list[str]:
    return [sys.executable, "-c", f"{start}; {MAIN}", *arguments]


def test_ctrl_c_in_a_terminal_keeps_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal sends it to all processes of the group."""
    monkeypatch.chdir(tmp_path)
    Path("mybot.py").write_text(SLOW)
    with subprocess.Popen(
        command(*SETTINGS, "--games", "100000", "--device", "ray"),
        env=space(tmp_path),
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as running:
        until = time.monotonic() + 120
        while not Path("out/simulation.json").exists() and running.poll() is None and time.monotonic() < until:
            time.sleep(0.02)
        os.killpg(running.pid, signal.SIGINT)
        _, errors = running.communicate(timeout=60)
    assert running.returncode == 130, errors
    experiment = experiment_of(read(Path("out")) or {})
    kept = kept_games(Path("out"), experiment)
    assert kept is not None
    assert 0 < kept.total.games < 100000
    assert f"Stopped. {kept.total.games} games are saved" in errors
    games = str(kept.end + 2)
    again = subprocess.run(command(*SETTINGS, "--games", games), env=space(tmp_path), capture_output=True, text=True, check=False)
    assert f"{kept.total.games} games are already" in again.stderr
    totals = run(experiment, int(games), cores=1)
    assert json.loads(Path("out/simulation.json").read_text())["totals"] == json.loads(json.dumps(totals.to_json()))


@pytest.mark.parametrize(
    ("module", "extra", "words"),
    [
        ("ray", "ray", ["simulate", "pig", "--device", "ray"]),
        ("optuna", "search", ["sweep", "pig", "--over", "target=20..90", "--target", "turns=12", "--search", "3"]),
    ],
)
def test_without_an_extra_a_sentence_names_it(tmp_path: Path, module: str, extra: str, words: list[str]) -> None:
    start = f"import sys; sys.modules['{module}'] = None"
    done = subprocess.run(command(*words, start=start), env=space(tmp_path), capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == f'For this, {module} must be installed: pip install "doubloon[{extra}]"\n'
    assert done.stdout == ""

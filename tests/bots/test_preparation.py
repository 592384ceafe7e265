"""Only one process prepares searches at a time, and others can see that it does."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from doubloon.bots import warmup
from doubloon.bots.preparation import begin_preparation, games_in_preparation, is_preparing
from doubloon.games import GAMES


@pytest.fixture(autouse=True)
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "doubloon"


def test_one_process_prepares_at_a_time() -> None:
    assert not is_preparing()
    lock = begin_preparation()
    assert lock is not None
    assert is_preparing()
    assert begin_preparation() is None
    os.close(lock)
    assert not is_preparing()
    again = begin_preparation(wait=True)
    assert again is not None
    os.close(again)


def test_a_child_process_keeps_the_lock_until_it_ends() -> None:
    lock = begin_preparation()
    assert lock is not None
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE, pass_fds=[lock]) as child:
        os.close(lock)
        assert is_preparing()
        child.communicate(b"\n")
    assert not is_preparing()


def test_games_are_in_preparation_until_they_are_ready(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(warmup, "folder", lambda *_: tmp_path)
    assert games_in_preparation() == []
    lock = begin_preparation()
    assert lock is not None
    assert games_in_preparation() == list(GAMES)
    (tmp_path / "warm-pig").touch()
    (tmp_path / "playouts-pig").touch()
    assert games_in_preparation() == [game for game in GAMES if game != "pig"]
    os.close(lock)
    assert games_in_preparation() == []


def test_where_nothing_can_be_saved_nothing_is_prepared(tmp_path: Path) -> None:
    (tmp_path / "doubloon").touch()
    assert begin_preparation() is None
    assert not is_preparing()


def test_whether_somebody_prepares_is_known_without_the_compiler() -> None:
    code = "import sys, doubloon.bots.preparation as p; p.games_in_preparation(); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

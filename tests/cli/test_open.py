"""`doubloon open`, run as a user runs it."""

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from doubloon.bots.preparation import begin_preparation, is_preparing
from doubloon.cli import open as opening
from doubloon.cli.open import OpenFlags, first_free, is_doubloon, may_show, startup_lines
from doubloon.games import GAMES
from doubloon.server.http.lan import home_address
from doubloon.server.store.ownership import owned
from tests.cli.test_commands import DOUBLOON, assert_refused, run, run_program
from tests.server.running import running


@contextmanager
def house(folder: Path, *flags: str, prepare: str = "--no-prepare") -> Iterator[tuple[list[str], str]]:
    """What is said, and the address on this machine."""
    command = [*DOUBLOON, "open", "--port", "0", "--database", f"sqlite:///{folder / 'tables.db'}", "--lang", "en", prepare, *flags]
    env = {**os.environ, "XDG_CACHE_HOME": str(folder)}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        said = []
        for line in server.stdout:
            said.append(line.rstrip("\n"))
            if line.startswith("Ctrl-C"):
                break
        try:
            yield said, said[0].removeprefix("Doubloon is at ").removesuffix(" on this machine.")
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
            assert server.stderr.read() == ""


def status(url: str) -> int:
    with urllib.request.urlopen(f"{url}/health", timeout=10) as response:  # noqa: S310
        answered: int = response.status
        return answered


def preparation(url: str) -> list[str]:
    with urllib.request.urlopen(f"{url}/api/preparation", timeout=60) as response:  # noqa: S310
        games: list[str] = json.load(response)["games"]
        return games


def test_searches_are_prepared_behind_an_open_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with house(tmp_path, "--local", prepare="--prepare") as (_, url):
        assert status(url) == 200  # the server does not wait for the preparation
        assert is_preparing()
        assert preparation(url) == list(GAMES)
        with house(tmp_path, "--local", "--database", f"sqlite:///{tmp_path / 'other.db'}", prepare="--prepare") as (_, second):
            # does not prepare a second time
            assert status(second) == 200
        assert is_preparing()
    assert not is_preparing()  # Ctrl-C has ended both processes


PARENT = """
import os, signal
from doubloon.cli.warm import background_preparation
with background_preparation():
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_preparation_ends_with_a_process_that_was_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert subprocess.run([sys.executable, "-c", PARENT], check=False).returncode == -signal.SIGKILL
    lock = begin_preparation(wait=True)  # free when the child has ended
    assert lock is not None
    os.close(lock)
    assert not [*(tmp_path / "doubloon").rglob("warm-*")]


def test_the_home_network_can_join(tmp_path: Path) -> None:
    with house(tmp_path) as (said, url):
        assert status(url) == 200
        home = home_address()
        if home is None:
            assert said[1] == "No home network was found: only this machine can play."
        else:
            theirs = url.replace("localhost", home)
            assert said[1] == f"For everybody on the same network: {theirs} (phones can scan this code and join)."
            assert status(theirs) == 200
            assert len(said) > 15  # the code


def test_a_local_house_is_for_this_machine_only(tmp_path: Path) -> None:
    with house(tmp_path, "--local") as (said, url):
        assert len(said) == 2
        assert status(url) == 200
        assert preparation(url) == []
        with urllib.request.urlopen(f"{url}/api/lists") as response:  # noqa: S310
            assert json.load(response)["laboratory"]["seconds"] >= 20
        home = home_address()
        if home is not None:
            with pytest.raises(urllib.error.URLError):
                status(url.replace("localhost", home))


def test_a_taken_port_is_refused_if_asked_for_and_passed_over_if_not() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert_refused(run_program("open", "--local", "--port", str(port)), f"cannot listen on 127.0.0.1:{port}")
    with first_free("127.0.0.1", None) as first, first_free("127.0.0.1", None) as second:
        assert first.getsockname()[1] < second.getsockname()[1] < opening.PORT + opening.PORTS_TRIED


def test_a_house_that_is_open_already_is_known(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server, socket.create_server(("127.0.0.1", 0)) as silent:
        assert is_doubloon(server.port)
        port = silent.getsockname()[1]
    assert not is_doubloon(port)


def test_a_second_open_on_the_same_tables_shows_the_address_of_the_first(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with owned(database, "http://localhost:8123"):
        second = run("open", "--no-browser", "--no-prepare", "--port", "0", "--database", database)
    assert (second.returncode, second.stdout) == (0, "Doubloon is already running at http://localhost:8123.\n")


def test_without_a_home_network_that_is_said() -> None:
    asked = OpenFlags(local=False, port=None, browser=False, database=None)
    assert [*startup_lines("de", asked, 8000, None)][1] == "Kein Heimnetz gefunden: Nur dieser Rechner kann mitspielen."


def test_no_browser_is_opened_where_nobody_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    for name in ("CI", "SSH_CONNECTION", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    assert may_show()
    for name in ("CI", "SSH_CONNECTION"):
        monkeypatch.setenv(name, "1")
        assert not may_show()
        monkeypatch.delenv(name)
    monkeypatch.delenv("DISPLAY")
    assert not may_show()

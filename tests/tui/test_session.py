"""A sitting: what is printed, kept and forgotten around a game."""

import os
import sys
from pathlib import Path

import pytest

from doubloon.tui.session import program_name
from tests.tui.pty import running


def test_the_program_is_named_as_the_shell_finds_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    called = tmp_path / "bin" / "doubloon"
    called.parent.mkdir()
    called.touch(mode=0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(called)])
    monkeypatch.setenv("PATH", "/nowhere")
    assert program_name() == os.path.join("bin", "doubloon")
    monkeypatch.setenv("PATH", str(called.parent))
    assert program_name() == "doubloon"


def test_a_game_that_another_takes_the_place_of_is_kept(tmp_path: Path) -> None:
    saved = tmp_path / "doubloon" / "saved" / "pig.json"
    for _ in range(2):
        with running(tmp_path, "play", "pig", "--pace", "0", "--new") as program:
            program.shows(r"\[r\] Roll")
            program.press("q")
            assert program.ends() == 0
    assert saved.with_suffix(".previous").read_text() != saved.read_text()


def test_keys_of_the_first_moment_are_forgotten(tmp_path: Path) -> None:
    """They were meant to hurry what came before. Then the key counts."""
    with running(tmp_path, "play", "pig", "--new") as program:
        program.shows(r"\[h\] Hold")
        program.press("q")
        program.shows(r"\[h\] Hold")  # drawn again when the moment is over: it is still there
        program.press("q")
        program.shows("The game is saved")
        assert program.ends() == 0

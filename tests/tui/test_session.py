"""A sitting: what is printed, kept and forgotten around a game."""

import os
import re
import sys
from pathlib import Path

import pytest

from doubloon.engine.log import from_json
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


def test_a_new_game_does_not_replace_a_saved_one(tmp_path: Path) -> None:
    saved = tmp_path / "doubloon" / "saved"
    for _ in range(2):
        with running(tmp_path, "play", "pig", "--pace", "0", "--new") as program:
            program.shows(r"\[r\] Roll")
            program.press("q")
            assert program.ends() == 0
    assert sorted(path.name for path in saved.glob("*.json")) == ["pig-2.json", "pig.json"]
    with running(tmp_path, "play", "pig", "--pace", "0") as program:
        shown = program.shows(r"Saved games of Pig:\s+\[1\] pig-2: .*\s+\[2\] pig: .*\s+\[n\].*\s+\[q\]")
        assert " 0 · " in shown
        program.press("2")
        program.shows(r"\[r\] Roll")
        program.press("q")
        program.shows("The game is saved")
        assert program.ends() == 0
    with running(tmp_path, "resume", "pig-2", "--pace", "0") as program:
        program.shows(r"\[r\] Roll")
        program.press("q")
        assert program.ends() == 0


def test_people_have_names_of_their_own_and_keep_them_when_they_play_again(tmp_path: Path) -> None:
    arguments = ("--name", "Zoe,Yan", "--seats", "3", "--option", "target=10", "--pace", "0", "--seed", "s")
    with running(tmp_path, "play", "pig", *arguments) as program:
        for again in ("a", "q"):
            while "[a] play again" not in program.shows(r"\[h\] Hold[^?]*\[\?\]|\[a\] play again"):
                points = re.findall(r"\[h\] Hold (\d+)", program.raw)
                program.press("h" if points and program.raw.rfind("[r] Roll") < program.raw.rfind("Hold 1") else "r")
            program.press(again)
        assert program.ends() == 0
    logs = [from_json(path.read_text()) for path in (tmp_path / "doubloon" / "games").glob("*.json")]
    assert len(logs) == 2
    assert logs[0].names[:2] == ["Zoe", "Yan"]
    assert logs[0].names == logs[1].names


def test_a_move_is_taken_back_if_it_revealed_nothing(tmp_path: Path) -> None:
    asks = r"\[\?\] help.*\[q\]"
    with running(tmp_path, "play", "do-not-touch-numbers", "--pace", "0", "--seed", "s") as program:
        for key, may in (("d", False), ("1", False), ("u", True), ("q", False)):
            assert ("[u] take back" in program.shows(asks)) == may
            program.press(key)
        assert program.ends() == 0


def test_after_the_end_nothing_is_saved_and_keys_are_not_echoed(tmp_path: Path) -> None:
    with running(tmp_path, "play", "pig", "--people", "0", "--option", "target=10", "--pace", "0") as program:
        program.shows(r"\[a\] play again")
        program.press("xyz")
        program.press("\x03")
        assert program.ends() == 130
        assert "xyz" not in program.raw
        assert "To go on" not in program.raw
        assert program.is_restored()


def test_keys_of_the_first_moment_are_forgotten(tmp_path: Path) -> None:
    """They were meant to hurry what came before. Then the key counts."""
    with running(tmp_path, "play", "pig", "--new") as program:
        program.shows(r"\[h\] Hold")
        program.press("q")
        program.shows(r"\[h\] Hold")  # drawn again when the moment is over: it is still there
        program.press("q")
        program.shows("The game is saved")
        assert program.ends() == 0

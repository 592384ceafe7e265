"""docs/guide/first-game.md, followed by somebody who does just what it says, in an empty folder."""

import json
import os
import re
import shlex
import sysconfig
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.installed import ROOT, Environment
from tests.tui.pty import running

PAGE = (ROOT / "docs" / "guide" / "first-game.md").read_text()
BLOCK = re.compile(r"(?:\*\*`(?P<file>[^`]+)`\*\*\n\n)?```(?P<kind>\w+ (?:file|step))\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
LIMIT = "20"  # games of a tournament: its flags are tried, not the bots


class Newcomer:
    """Somebody at a shell."""

    def __init__(self, environment: Environment) -> None:
        self.environment = environment
        self.written: set[Path] = set()

    def write(self, name: str, text: str) -> None:
        """The first block of a file replaces it; each further one goes to its end."""
        path = self.environment.cwd / name
        before = f"{path.read_text()}\n\n" if path in self.written else ""
        assert path.exists(), f"new-game makes no {name}"
        path.write_text(before + text)
        self.written.add(path)

    def type(self, line: str) -> None:
        program, *words = shlex.split(line)
        if program == "pip":
            self.pip(*words)
        elif program == "cd":
            self.environment.cwd /= words[0]
        elif program == "rm":
            for name in words:
                (self.environment.cwd / name).unlink()
        elif program == "pytest":
            assert " passed" in self.environment.run("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", *words)
        elif program == "doubloon":
            self.doubloon(*words)
        else:
            assert line in ("python3 -m venv .venv", ". .venv/bin/activate")  # as the fixture has done

    def pip(self, *words: str) -> None:
        if words != ("install", "doubloon"):  # as the fixture has done
            self.environment.pip(*words[:1], "--no-index", "--no-build-isolation", "--no-deps", *self.found(words[1:]))

    def found(self, words: tuple[str, ...]) -> Iterator[str]:
        """With the whole path of a folder."""
        for word in words:
            folder = self.environment.cwd / word.partition("[")[0]
            yield str(self.environment.cwd / word) if folder.is_dir() else word

    def doubloon(self, command: str, *words: str) -> None:
        if command == "play":
            self.play(*words)
        elif command == "open":
            self.open()
        else:
            short = [LIMIT if before == "--games" else word for before, word in zip(("", *words), words, strict=False)]
            assert self.environment.run("python", "-m", "doubloon", command, *short)

    def play(self, *words: str) -> None:
        """The last of the moves on the screen; a new game until it is over, another for one move."""
        folders = (self.environment.packages, self.environment.cwd / "src")
        with running(self.environment.home, "play", *words, "--pace", "0", PYTHONPATH=os.pathsep.join(map(str, folders))) as program:
            moves = r"\[[a-z]\] [^\[?]*\[\?\]|\[a\] play again"
            while "[a] play again" not in (seen := program.shows(moves)):
                program.press(re.findall(r"\[([a-z])\]", seen)[-1])
                if "--new" not in words:
                    program.shows(moves)
                    break
            program.press("q")
            assert program.ends() == 0

    def open(self) -> None:
        words = ("open", "--no-browser", "--no-prepare", "--local", "--port", "0")
        with self.environment.started("python", "-m", "doubloon", *words) as line:
            [url] = re.findall(r"http://[\w.:]+", line)
            with urllib.request.urlopen(f"{url}/api/lists", timeout=10) as lists:  # noqa: S310
                assert "hundred" in [game["id"] for game in json.load(lists)["games"]]


@pytest.fixture
def newcomer(tmp_path: Path) -> Newcomer:
    environment = Environment(tmp_path)
    (environment.packages / "doubloon.pth").write_text(f"{ROOT / 'src'}\n{sysconfig.get_path('purelib')}\n")
    environment.cwd = tmp_path / "empty"
    environment.cwd.mkdir()
    return Newcomer(environment)


def test_whoever_follows_the_page_has_a_game(newcomer: Newcomer) -> None:
    steps = list(BLOCK.finditer(PAGE))
    assert len(steps) == PAGE.count("```") // 2
    for step in steps:
        if step["file"]:
            newcomer.write(step["file"], step["text"])
        else:
            for line in step["text"].splitlines():
                newcomer.type(line)

"""The example package: its own tests pass, it is played like every other game, and pip installs all of it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from doubloon.bots import strengths
from doubloon.engine.game import Game
from doubloon.games import BROUGHT
from tests.cli.test_commands import run
from tests.examples import EXAMPLES, example, places
from tests.tui.pty import running

PACKAGE = EXAMPLES / "liars_dice"
MODULES = {"__init__.py", "bots.py", "learning.py", "rules.py", "story.py"}
FILES = {"looks.ftl", "texts/de.ftl", "texts/en.ftl", "texts/fr.ftl", "web/view.js", "web/style.css", "web/cover.svg", "web/box.json"}


@pytest.fixture(scope="module")
def game() -> Iterator[Game]:
    with example("liars_dice") as found:
        yield found


def test_its_own_tests_pass() -> None:
    with places(PACKAGE) as (_, folders):
        space = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))}
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", "tests"]
        done = subprocess.run(command, cwd=PACKAGE, env=space, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    assert "passed" in done.stdout


def test_it_is_listed_with_its_package_and_bots(game: Game) -> None:
    assert BROUGHT == {"liars-dice": "doubloon-liars-dice 1.0.0"}
    assert strengths(game) == ["gentle", "clever", "cunning"]
    assert "liars-dice: Lügenwürfel, 2 bis 5 Spieler, aus dem Paket doubloon-liars-dice 1.0.0" in run("games", "--lang", "de").stdout


def test_it_is_played_in_the_terminal(game: Game, tmp_path: Path) -> None:
    with running(tmp_path, "play", "liars-dice", "--bot", "gentle", "--option", "dice=1", "--pace", "0") as program:
        program.shows(r"\[6\]")
        program.press("6")
        program.shows(r"\[02\]")
        program.press("02")
        while (found := program.shows(r"\[n\]|\[l\]|\[a\] play again")[-3:]) in ("[n]", "[l]"):
            program.press(found[1])
        program.press("q")
        assert program.ends() == 0


def test_the_wheel_has_everything(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=PACKAGE, capture_output=True, check=True)
    [wheel] = tmp_path.glob("*.whl")
    with ZipFile(wheel) as content:
        names = {name.removeprefix("liars_dice/") for name in content.namelist()}
        [entry] = [name for name in names if name.endswith("entry_points.txt")]
        assert content.read(entry).decode().split() == ["[doubloon.games]", "liars-dice", "=", "liars_dice:LIARS_DICE"]
    assert names >= MODULES | FILES

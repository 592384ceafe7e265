"""The wheel, installed where there is nothing but Python, plays, serves and documents itself.

`make test` links the dependencies from the environment of the tests; `make soak` lets pip install them, on every Python of this system, and
compiles the search there.
"""

import json
import re
import sys
import tarfile
import urllib.request
from pathlib import Path
from zipfile import ZipFile

import pytest
from scripts.wheel import LICENCES, build

from doubloon.cli.new_game import TEMPLATES
from doubloon.games import GAMES
from doubloon.i18n import text
from tests.counts import SOAK
from tests.installed import ROOT, VERSIONS, Environment, pythons

PLAY = """
import random
import doubloon
rng = random.Random(1)
for name in doubloon.names():
    game = doubloon.game(name)
    state = game.new(game.seats[1])
    while game.actor(state) != doubloon.NOBODY:
        moves = game.moves(state)
        [action] = rng.choices(list(moves), list(moves.values()))
        state = game.play(state, action)
    print(name, doubloon.__file__)
"""
HAS_SITE = (ROOT / "src" / "doubloon" / "site" / "index.html").exists()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return build(ROOT, tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module", params=pythons() if SOAK > 1 else [sys.executable], ids=lambda path: Path(path).name)
def installed(request: pytest.FixtureRequest, built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Environment:
    environment = Environment(tmp_path_factory.mktemp("installed"), request.param)
    if SOAK > 1:
        environment.pip("install", "--constraint", str(ROOT / "constraints.txt"), str(built[0]))
    else:
        environment.link_dependencies()
        environment.pip("install", "--no-deps", "--no-index", "--no-compile", str(built[0]))
    return environment


def test_the_same_sources_give_the_same_bytes(built: tuple[Path, Path], tmp_path: Path) -> None:
    again = build(ROOT, tmp_path)
    assert [path.read_bytes() for path in again] == [path.read_bytes() for path in built]


def test_the_source_package_gives_the_same_wheel(built: tuple[Path, Path], tmp_path: Path) -> None:
    """In another folder, and without git."""
    with tarfile.open(built[1]) as content:
        content.extractall(tmp_path, filter="data")
    [sources] = tmp_path.iterdir()
    assert build(sources, tmp_path)[0].read_bytes() == built[0].read_bytes()


def test_pages_and_licences_are_inside(built: tuple[Path, Path]) -> None:
    with ZipFile(built[0]) as content:
        names = content.namelist()
        [third_party] = [name for name in names if name.endswith("web/THIRD-PARTY.txt")]
        assert "SIL OPEN FONT LICENSE" in content.read(third_party).decode()  # the fonts
    expected = [each for each in LICENCES if HAS_SITE or "/site/" not in each]
    assert all(any(name.endswith(each) for name in names) for each in expected)


def test_the_templates_of_new_games_are_inside(built: tuple[Path, Path]) -> None:
    expected = {path.relative_to(ROOT / "src").as_posix() for path in TEMPLATES.rglob("*") if path.suffix != ".pyc" and path.is_file()}
    with ZipFile(built[0]) as content:
        assert expected <= {*content.namelist()}


def test_no_tests_or_tools_are_inside(built: tuple[Path, Path]) -> None:
    with ZipFile(built[0]) as content:
        tops = {name.partition("/")[0] for name in content.namelist()}
    assert {re.sub(r"-.*\.", ".", top) for top in tops} == {"doubloon", "doubloon.dist-info"}


def test_the_public_checks_run_on_every_supported_python() -> None:
    workflow = (ROOT / ".github" / "workflows" / "check.yml").read_text()
    [listed] = re.findall(r"python: \[(.*)\]", workflow)
    assert re.findall(r"3\.(\d+)", listed) == [str(minor) for minor in VERSIONS]
    assert f'requires-python = ">=3.{VERSIONS[0]}"' in (ROOT / "pyproject.toml").read_text()


def test_nothing_is_missing_or_in_conflict(installed: Environment) -> None:
    assert "No broken requirements" in installed.pip("check")


def test_all_games_play(installed: Environment) -> None:
    lines = installed.run("python", "-I", "-c", PLAY).split()
    assert lines[::2] == list(GAMES)
    assert {Path(path).parent for path in lines[1::2]} == {installed.packages / "doubloon"}


def test_their_texts_are_inside(installed: Environment) -> None:
    shown = installed.run("doubloon", "games", "--lang", "de")
    assert all(text("de", f"game-{game}") in shown for game in GAMES)


def test_a_new_game_is_made(installed: Environment) -> None:
    assert "pip install" in installed.run("doubloon", "new-game", "tide")
    assert (installed.home / "tide" / "src" / "tide" / "rules.py").exists()


@pytest.mark.parametrize("command", [["open", "--no-browser", "--no-prepare", "--local"], ["serve"]], ids=lambda words: words[0])
def test_the_server_has_the_pages(installed: Environment, command: list[str]) -> None:
    with installed.started("doubloon", *command, "--port", "0") as line:
        [url] = re.findall(r"http://[\w.:]+", line)
        with urllib.request.urlopen(url, timeout=10) as page:  # noqa: S310
            loaded = re.findall(r'(?:src|href)="\.?(/assets/[^"]+)"', page.read().decode())
        assert loaded
        for path in [*loaded, "/THIRD-PARTY.txt"]:
            with urllib.request.urlopen(url + path, timeout=10) as file:  # noqa: S310
                assert file.status == 200
        with urllib.request.urlopen(f"{url}/api/lists", timeout=10) as lists:  # noqa: S310
            assert [game["id"] for game in json.load(lists)["games"]] == list(GAMES)


@pytest.mark.skipif(SOAK == 1, reason="make soak compiles everything anew")
def test_the_search_is_compiled(installed: Environment) -> None:
    assert installed.run("doubloon", "warm").count("prepared in") == len(GAMES)
    assert installed.run("doubloon", "warm").count("already prepared") == len(GAMES)


def test_the_documentation_is_inside(installed: Environment) -> None:
    if HAS_SITE:
        assert installed.run("doubloon", "docs", "--no-browser").endswith("doubloon/site/index.html\n")
    assert (installed.packages / "doubloon" / "site" / "index.html").exists() == HAS_SITE

"""Games of installed packages: what is wrong with one is said, and is no trouble for the others."""

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from doubloon import i18n
from doubloon.cli.errors import sentence
from doubloon.games import BROUGHT, GAMES, GROUP, LEFT_OUT, load_installed
from tests.cli.test_commands import run

SOUND = Path(__file__).parents[1] / "bare" / "stairs"
Install = Callable[[str, str], None]


def write(folder: Path, name: str, code: str) -> None:
    """An installed package whose entry point is `GAME` of its module."""
    about = folder / f"{name}-2.1.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 2.1\n")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {name}:GAME\n")
    package = folder / name
    package.mkdir()
    for part in ("rules", "story"):
        (package / f"{part}.py").write_text((SOUND / f"{part}.py").read_text().replace("from stairs", f"from {name}"))
    (package / "__init__.py").write_text(code)


def declared(name: str, **changed: object) -> str:
    facts = {"id": name, "engine": 1, "version": 1, "seats": (2, 3), "actions": 4, "step_limit": 10_000, "alike": True, **changed}
    listed = ", ".join(f"{key}={value!r}" for key, value in facts.items())
    imported = "from . import rules, story\nfrom doubloon.engine.game import Game\n"
    return f"{imported}GAME = Game({listed}, rules=rules, story=story)\n"


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """`install(name, code)`; afterwards everything is as it was."""
    before, modules, folders = dict(GAMES), {*sys.modules}, list(i18n.FOLDERS)
    monkeypatch.syspath_prepend(str(tmp_path))

    def installed(name: str, code: str) -> None:
        write(tmp_path, name, code)
        load_installed(each for each in entry_points(group=GROUP) if each.name == name)

    yield installed
    for game in {*GAMES} - {*before}:
        del GAMES[game], BROUGHT[game]
    for module in {*sys.modules} - modules:
        del sys.modules[module]
    LEFT_OUT.clear()
    i18n.FOLDERS[:] = folders
    i18n.catalogue.cache_clear()


def why(lang: str = "en") -> str:
    """The one reason why something was left out."""
    [left_out] = LEFT_OUT
    return f"{left_out.package}: {sentence(lang, left_out.why)}"


def test_a_package_brings_a_game(install: Install) -> None:
    install("steep", declared("steep"))
    assert LEFT_OUT == []
    assert BROUGHT == {"steep": "steep 2.1"}
    assert GAMES["steep"].chosen(GAMES["steep"].new(seats=3))["steps"] == 7


def test_a_package_brings_several_games(install: Install) -> None:
    """They are of the same rules, so they lie in one box."""
    more = "from dataclasses import replace\nGAME = (GAME, replace(GAME, id='steeper', defaults={'steps': 20}))\n"
    install("steep", declared("steep") + more)
    assert BROUGHT == {"steep": "steep 2.1", "steeper": "steep 2.1"}
    assert GAMES["steeper"].chosen(GAMES["steeper"].new())["steps"] == 20


def test_a_game_of_another_engine_is_refused(install: Install) -> None:
    install("steep", declared("steep", engine=2))
    assert why() == "steep 2.1: The game steep is written for version 2 of the engine; this is version 1."
    assert "steep" not in GAMES


@pytest.mark.parametrize("name", ["Steep", "steep_stairs", "2-steep", ""])
def test_an_id_is_written_like_the_others(install: Install, name: str) -> None:
    install("steep", declared(name))
    assert "lower-case letters, digits and hyphens" in why()


def test_no_game_takes_the_place_of_another(install: Install) -> None:
    install("steep", declared("pig"))
    assert why() == "steep 2.1: There is a game pig already."
    assert BROUGHT == {}


def test_no_package_has_two_games_of_one_name(install: Install) -> None:
    install("steep", declared("steep") + "GAME = [GAME, GAME]\n")
    assert why() == "steep 2.1: There is a game steep already."


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import nothing_of_that_name\n", "ModuleNotFoundError: No module named 'nothing_of_that_name'"),
        ("GAME = \n", "SyntaxError"),
        ("raise SystemExit(3)\n", "SystemExit: 3"),
        ("GAME = 7\n", "TypeError"),
        ("GAME = [7]\n", "TypeError: 7 is no Game"),
        (declared("steep") + "del rules.moves\n", "has no attribute 'moves'"),
        (declared("steep", actions=1), "IndexError"),
        (declared("steep") + "def scene(view): return view.no_such_field\nstory.scene = scene\n", "no_such_field"),
    ],
)
def test_a_broken_package_is_left_out(install: Install, code: str, reason: str) -> None:
    install("steep", code)
    assert why().startswith("steep 2.1: The game of this package cannot be loaded: ")
    assert reason in why()
    assert "steep" not in GAMES


def test_broken_bots_are_found_before_all_bots_are_listed(install: Install) -> None:
    install(
        "steep", declared("steep") + "from pathlib import Path\nPath(__file__).with_name('bots.py').write_text('import nothing_more')\n"
    )
    assert "No module named 'nothing_more'" in why()


def test_the_place_of_the_fault_is_named(install: Install) -> None:
    """In the package; not where Doubloon notices it."""
    install("steep", declared("steep") + "from steep.wrong import GAME\n")
    assert why().endswith("No module named 'steep.wrong' (steep/__init__.py, line 4)")


def test_a_fault_in_the_rules_has_their_line(install: Install, tmp_path: Path) -> None:
    code = declared("steep") + "rules.moves = story.moves\n"
    install(
        "steep",
        "from pathlib import Path\nwith Path(__file__).with_name('story.py').open('a') as file:\n"
        "    file.write('def moves(state, weights):\\n    state.stick\\n')\n" + code,
    )
    lines = (tmp_path / "steep" / "story.py").read_text().splitlines()
    assert why().endswith(f"has no attribute 'stick' (steep/story.py, line {len(lines)})")


def test_who_asks_for_a_game_that_is_left_out_learns_why(install: Install) -> None:
    install("steep", "import nothing_of_that_name\n")
    done = run("play", "steep")
    assert done.returncode == 2
    assert done.stderr.startswith("steep 2.1 is left out: The game of this package cannot be loaded: ModuleNotFoundError")
    assert "There is no game" in run("play", "steeper").stderr


def test_one_broken_package_is_no_trouble_for_the_others(install: Install) -> None:
    install("broken", "import nothing_of_that_name\n")
    install("steep", declared("steep"))
    done = run("games")
    assert done.returncode == 0
    assert "steep: Steep, 2 to 3 players, from the package steep 2.1" in done.stdout
    assert "pig: Pig, 2 to 8 players\n" in done.stdout
    reason = "The game of this package cannot be loaded: ModuleNotFoundError: No module named 'nothing_of_that_name'"
    assert done.stderr == f"broken 2.1 is left out: {reason} (broken/__init__.py, line 1)\n"


def test_letters_of_no_encoding_are_no_trouble(install: Install, tmp_path: Path) -> None:
    install("steep", declared("steep"))
    (tmp_path / "steep" / "texts").mkdir()
    (tmp_path / "steep" / "texts" / "en.ftl").write_bytes(b"game-steep = Steep \xff\n")
    i18n.catalogue.cache_clear()
    assert i18n.game_title("en", "pig") == "Pig"
    assert i18n.game_title("en", "steep") == "Steep \ufffd"

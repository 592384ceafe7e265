"""`doubloon new-game`: what it makes installs, passes its tests and is played; what it cannot make, it refuses in one sentence."""

import re
import sysconfig
from pathlib import Path

import pytest
from scripts.site.markdown import blocks

from doubloon.bots import strengths
from doubloon.cli.errors import sentence
from doubloon.cli.new_game import TEMPLATES, create_game
from doubloon.engine.errors import Refusal
from doubloon.games import BROUGHT
from doubloon.i18n import LANGUAGES
from tests.cli.test_commands import assert_refused, run
from tests.counts import SOAK
from tests.installed import ROOT, Environment
from tests.new_game import new_game
from tests.tui.pty import running

KINDS = [("tide", "2-4", []), ("deep-tide", "3-8", ["--hidden"])]


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """It has Doubloon, from the sources, and all that the tests have."""
    made = Environment(tmp_path_factory.mktemp("environment"))
    (made.packages / "doubloon.pth").write_text(f"{ROOT / 'src'}\n{sysconfig.get_path('purelib')}\n")
    return made


@pytest.mark.parametrize(("name", "seats", "flags"), KINDS if SOAK > 1 else KINDS[1:])  # test_first_game tries the other one
def test_it_installs_and_passes_its_tests(environment: Environment, empty: Path, name: str, seats: str, flags: list[str]) -> None:
    made = run("new-game", name, "--seats", seats, *flags)
    assert made.returncode == 0, made.stderr
    assert f'pip install -e "{name}[test]"' in made.stdout
    environment.pip("install", "--no-index", "--no-build-isolation", "--no-deps", "--editable", f"{empty / name}[test]")
    low, high = seats.split("-")
    listed = environment.run("python", "-m", "doubloon", "games")
    assert f"{name}: {name.title().replace('-', ' ')}, {low} to {high} players, from the package {name} 0.1.0" in listed
    assert "passed" in environment.run("python", "-m", "pytest", "-p", "no:cacheprovider", str(empty / name))
    assert not [path for path in (empty / name).rglob("*") if "my_game" in path.name or "my-game" in path.name]


@pytest.mark.parametrize("is_hidden", [False, True], ids=["open", "hidden"])
def test_it_is_played_in_the_terminal(tmp_path: Path, is_hidden: bool) -> None:
    with new_game(tmp_path / "tide", is_hidden=is_hidden) as game:
        assert BROUGHT == {"tide": "tide 0.1.0"}
        assert strengths(game) == ["gentle", "clever", "cunning"]
        with running(tmp_path, "play", "tide", "--bot", "clever", "--pace", "0") as program:
            program.shows(r"\[d\]")
            program.press("d")
            program.shows(r"\[s\]")
            program.press("s")
            program.shows(r"\[a\] play again")
            program.press("q")
            assert program.ends() == 0


def test_the_guide_shows_the_contract_of_a_new_game() -> None:
    guide = (ROOT / "docs" / "guide" / "game-package.md").read_text()
    [shown] = [code for kind, code in blocks(guide) if kind == "python contract"]
    assert shown == (TEMPLATES / "shared" / "tests" / "test_contract.py").read_text().replace("  # noqa: F403", "")


LOOKS = [*TEMPLATES.rglob("looks.ftl"), *(ROOT / "examples").rglob("looks.ftl"), ROOT / "docs" / "guide" / "first-game.md"]


@pytest.mark.parametrize("path", LOOKS, ids=lambda path: path.parts[-4])
def test_its_sounds_and_icons_exist(path: Path) -> None:
    """Packages cannot be asked: the pages have these lists."""
    source = ROOT / "web" / "src"
    sounds = set(re.findall(r"^  (\w+): \[", (source / "sounds.ts").read_text(), re.MULTILINE))
    named = re.findall(r"^ +\.(sound|glyph) = (.+)$", path.read_text(), re.MULTILINE)
    assert {name for part, name in named if part == "sound"} <= sounds
    assert {name for part, name in named if part == "glyph"} <= {each.stem for each in (source / "glyphs").glob("*.svg")}
    assert named


# === What is refused ===


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["High-Tide"], "lower-case letters, digits and hyphens, not “High-Tide”"),
        (["high_tide"], "lower-case letters, digits and hyphens"),
        (["../tide"], "lower-case letters, digits and hyphens"),
        (["tide-"], "lower-case letters, digits and hyphens"),
        ([""], "An argument is empty."),
        (["marée"], "lower-case letters, digits and hyphens"),
        (["t" * 41], "at most 40 letters"),
        (["class"], "“class” is taken by Python or by Doubloon"),
        (["json"], "“json” is taken by Python or by Doubloon"),
        (["doubloon"], "“doubloon” is taken by Python or by Doubloon"),
        (["error"], "“error” is taken by Python or by Doubloon"),  # the keys of our texts begin so
        (["pig"], "There is a game pig already."),
        (["do-not-touch"], "There is a game do-not-touch already."),
        (["there"], "There is a folder or file there already."),
        (["tide", "--seats", "1-4"], "2-6, with 2 to 8 of them, not as “1-4”"),
        (["tide", "--seats", "4-2"], "not as “4-2”"),
        (["tide", "--seats", "2-9"], "not as “2-9”"),
        (["tide", "--seats", "many"], "not as “many”"),
        (["tide", "--seats", "٣"], "not as “٣”"),
    ],
)
def test_what_cannot_be_made_is_refused_and_nothing_is_written(empty: Path, words: list[str], reason: str) -> None:
    (empty / "there").mkdir()
    assert_refused(run("new-game", *words), reason)
    assert [path.name for path in empty.rglob("*")] == ["there"]


def test_a_folder_that_cannot_be_written_is_refused(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone = empty / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert_refused(run("new-game", "tide"), "tide cannot be written: No such file or directory")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), [("class", "2-6"), ("t" * 41, "2-6"), ("there", "2-6"), ("tide", "9")])
def test_every_language_says_why(empty: Path, lang: str, name: str, seats: str) -> None:
    (empty / "there").mkdir()
    with pytest.raises(Refusal) as refused:
        create_game(lang, name, seats, is_hidden=False)
    said = sentence(lang, refused.value)
    assert said.endswith((".", " »."))
    assert (said == sentence("en", refused.value)) == (lang == "en")

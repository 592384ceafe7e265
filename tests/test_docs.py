"""The docs tell the truth: every clause is tested, every example runs, every game and command has its page."""

import json
import re
import shlex
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import typer
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from scripts.site.markdown import anchors, blocks, links
from scripts.site.pages import PAGES, navigation, place
from typer.core import TyperGroup

import doubloon
from doubloon.bots import bot_names
from doubloon.cli.commands import app
from doubloon.cli.options import parse_option
from doubloon.games import GAMES
from doubloon.testing.clauses import cited, clauses

ROOT = Path(__file__).parents[1]
CONTRACT = ROOT / "src" / "doubloon" / "testing"
GAME_PAGES = sorted((ROOT / "docs" / "games").glob("*.md"))
MAKEFILE = (ROOT / "Makefile").read_text()


def folder_of(page: Path) -> Path:
    """A game's own tests; all tests for what holds in every game."""
    return ROOT / "tests" if page.stem == "conventions" else ROOT / "tests" / "games" / page.stem.replace("-", "_")


FOLDERS = sorted({game.rules.__name__.split(".")[-2] for game in GAMES.values()})  # one for all games with the same rules


@pytest.mark.parametrize("page", GAME_PAGES, ids=lambda page: page.stem)
def test_every_clause_is_cited_by_a_test(page: Path) -> None:
    known = {*cited(folder_of(page)), *(cited(CONTRACT) if page.stem == "conventions" else ())}
    missing = [clause for clause in clauses(page) if clause not in known]
    assert clauses(page)
    assert not missing, f"no test cites {', '.join(missing)}"


def test_every_cited_clause_exists_once() -> None:
    written = Counter(clause for page in GAME_PAGES for clause in clauses(page))
    assert set(cited(ROOT / "tests")) <= set(written)
    assert set(written.values()) == {1}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_game_has_a_page_with_all_its_parts(folder: str) -> None:
    page = (ROOT / "docs" / "games" / f"{folder.replace('_', '-')}.md").read_text()
    headings = re.findall(r"^## (.+)$", page, re.MULTILINE)
    parts = ["Set-up", "A turn", "The end", "Invariants", "Rulings", "What is hidden", "Play it", "Strategy", "Known values"]
    assert [heading for heading in headings if heading in parts] == parts


# === Examples ===

KINDS = {"python", "sh", "json", "ftl", "toml"}
OTHERS = {".", "cd", "pip", "pytest", "python"}  # programs that are not ours
ELSEWHERE = {
    "js",  # tests/web/test_packages.py draws with it
    "python contract",  # tests/cli/test_new_game.py compares it with the file
    "python remote",  # tests/client/test_play.py runs them at a server
    *(f"{kind} file" for kind in ("ftl", "md", "python")),  # tests/test_first_game.py follows the page
    "sh step",
}
CANNOT_RUN = {"ini", "nginx", "text"}  # settings of other programs, and what is printed
Block = tuple[str, str, str]


def code() -> Iterator[Block]:
    """Every block of code: its place, kind and text."""
    for path in PAGES:
        for number, (kind, text) in enumerate(blocks(path.read_text())):
            yield f"{path.relative_to(ROOT)}:{number}", kind, text


CODE = list(code())


def of(kind: str) -> pytest.MarkDecorator:
    """A test for each block of a kind."""
    found = [pytest.param(place, text, id=place) for place, its_kind, text in CODE if its_kind == kind]
    return pytest.mark.parametrize(("place", "text"), found)


def test_every_block_says_what_it_is() -> None:
    """And so it is tried below, or cannot be."""
    assert [(place, kind) for place, kind, _ in CODE if kind not in KINDS | ELSEWHERE | CANNOT_RUN] == []


@of("python")
def test_every_example_runs(place: str, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(text, place, "exec"), {"__name__": "example"})  # noqa: S102


@of("json")
def test_every_json_can_be_read(place: str, text: str) -> None:
    decoder, rest = json.JSONDecoder(), text.strip()
    while rest:
        _, end = decoder.raw_decode(rest)
        rest = rest[end:].strip()


@of("toml")
def test_every_setting_can_be_read(place: str, text: str) -> None:
    assert tomllib.loads(text)


@of("ftl")
def test_every_message_can_be_read(place: str, text: str) -> None:
    assert not [entry for entry in FluentParser().parse(text).body if isinstance(entry, Junk)]


@of("sh")
def test_every_command_can_be_given(place: str, text: str) -> None:
    """Whether it begins is up to the network, people and time; its words are read as the program reads them."""
    for line in text.splitlines():
        program, *words = shlex.split(line.removesuffix(" …"), comments=True)
        if program.endswith("doubloon"):
            assert_command(words)
        elif program == "make":
            assert all(re.search(rf"^{word}:", MAKEFILE, re.MULTILINE) for word in words if "=" not in word), line
        else:
            assert program in OTHERS, line


def assert_command(words: list[str]) -> None:
    """The command has these options, and its game these seats, options and bots."""
    program = cast(TyperGroup, typer.main.get_command(app))
    name, command, rest = program.resolve_command(program.make_context("doubloon", words), words)
    assert command
    given: dict[str, Any] = command.make_context(name, rest).params
    if isinstance(given.get("game"), str):
        game = doubloon.game(given["game"])
        settings: dict[str, Any] = dict(map(parse_option, given.get("option") or ()))
        game.new(given.get("seats") or game.seats[0], **settings)
        bots = given.get("bots") or given.get("bot") or ""
        assert all(":" in bot or bot in bot_names(game) for bot in filter(None, bots.split(","))), bots


# === Links ===


def places(page: Path) -> set[str]:
    """The anchors of a page; of another file, none."""
    return anchors(page.read_text()) if page.suffix == ".md" else set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_inside_the_project_leads_somewhere(page: Path) -> None:
    for link in links(page.read_text()):
        target, _, anchor = link.partition("#")
        other = page.parent / target if target else page
        if "://" not in link:
            assert other.exists(), link
            assert not anchor or anchor in places(other), link


def test_the_start_page_links_every_page_once() -> None:
    """It is the navigation of the site."""
    listed = [name for _, entries in navigation() for name in entries]
    missing = {str(place(page).with_suffix("")) for page in PAGES} - {"index"} - set(listed)
    assert not missing, f"docs/README.md does not link {', '.join(sorted(missing))}"
    assert len(listed) == len(set(listed))


@pytest.mark.clause("G-4")
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_printed_number_has_its_provenance(folder: str) -> None:
    """A constant of a table bears its mark on its line or on the comment above its group."""
    tables = ROOT / "src" / "doubloon" / "games" / folder / "tables.py"
    for group in re.split(r"\n\n", tables.read_text() if tables.exists() else ""):
        for line in group.splitlines():
            if re.match(r"[A-Z_]+ =", line):
                assert re.search(r"rulebook|source|default|every die", line.lower() + group.strip().lower().splitlines()[0]), line

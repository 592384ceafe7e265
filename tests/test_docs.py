"""The docs tell the truth: every clause is tested, every example runs, every game and command has its page."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from doubloon.games import GAMES
from doubloon.testing.clauses import cited, clauses

ROOT = Path(__file__).parents[1]
CONTRACT = ROOT / "src" / "doubloon" / "testing"
PAGES = sorted((ROOT / "docs" / "games").glob("*.md"))
EXAMPLES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def folder_of(page: Path) -> Path:
    """A game's own tests; all tests for what holds in every game."""
    return ROOT / "tests" if page.stem == "conventions" else ROOT / "tests" / "games" / page.stem.replace("-", "_")


FOLDERS = sorted({game.rules.__name__.split(".")[-2] for game in GAMES.values()})  # one for all games with the same rules


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_clause_is_cited_by_a_test(page: Path) -> None:
    known = {*cited(folder_of(page)), *(cited(CONTRACT) if page.stem == "conventions" else ())}
    missing = [clause for clause in clauses(page) if clause not in known]
    assert clauses(page)
    assert not missing, f"no test cites {', '.join(missing)}"


def test_every_cited_clause_exists_once() -> None:
    written = Counter(clause for page in PAGES for clause in clauses(page))
    assert set(cited(ROOT / "tests")) <= set(written)
    assert set(written.values()) == {1}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_game_has_a_page_with_all_its_parts(folder: str) -> None:
    page = (ROOT / "docs" / "games" / f"{folder.replace('_', '-')}.md").read_text()
    headings = re.findall(r"^## (.+)$", page, re.MULTILINE)
    parts = ["Set-up", "A turn", "The end", "Invariants", "Rulings", "What is hidden", "Play it", "Known values"]
    assert [heading for heading in headings if heading in parts] == parts


def examples() -> Iterator[tuple[str, str]]:
    for path in EXAMPLES:
        for number, code in enumerate(re.findall(r"^```python\n(.*?)^```", path.read_text(), re.MULTILINE | re.DOTALL)):
            yield f"{path.relative_to(ROOT)}:{number}", code


@pytest.mark.parametrize(("place", "code"), list(examples()), ids=lambda text: text.split("\n")[0][:40])
def test_every_example_runs(place: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, place, "exec"), {"__name__": "example"})  # noqa: S102


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_link_inside_the_project_leads_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text()):
        assert link.startswith("http") or (path.parent / link).exists(), link


@pytest.mark.clause("G-4")
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_printed_number_has_its_provenance(folder: str) -> None:
    """A constant of a table bears its mark on its line or on the comment above its group."""
    tables = ROOT / "src" / "doubloon" / "games" / folder / "tables.py"
    for group in re.split(r"\n\n", tables.read_text() if tables.exists() else ""):
        for line in group.splitlines():
            if re.match(r"[A-Z_]+ =", line):
                assert re.search(r"rulebook|source|default|every die", line.lower() + group.strip().lower().splitlines()[0]), line

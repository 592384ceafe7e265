"""What the site's pages are made from. `make site` itself checks the built site."""

from pathlib import Path
from typing import cast

import pytest
import typer
from scripts.site.check import faults
from scripts.site.commands import commands
from scripts.site.conf import language_of, restructured
from scripts.site.markdown import anchors, blocks, links, relinked
from scripts.site.messages import messages
from scripts.site.modules import module_pages, packages
from scripts.site.pages import ROOT, navigation, page, place, write_pages
from typer.core import TyperGroup

from doubloon.cli.commands import app
from doubloon.server.protocol.schema import schema

# === Markdown ===

PAGE = """# What "may" be: `code` & [links](other.md)

See [the rules](games/pig.md#set-up), [`play`](play.py) and ![a die](die.svg), not `[this](code.md)`.

## Twice
## Twice

```sh
# no heading
echo "[no](link.md)"
```
"""


def test_anchors_are_those_of_code_hosts() -> None:
    assert anchors(PAGE) == {"what-may-be-code--links", "twice", "twice-1"}


def test_links_are_found_outside_of_code_blocks() -> None:
    assert {"other.md", "games/pig.md#set-up", "play.py", "die.svg"} <= set(links(PAGE))
    assert "link.md" not in set(links(PAGE))


def test_blocks_of_code_have_a_kind() -> None:
    assert blocks(PAGE) == [("sh", '# no heading\necho "[no](link.md)"\n')]


def test_links_are_changed_and_code_stays() -> None:
    changed = relinked(PAGE, lambda link: f"<{link['text']}>")
    assert "<the rules>, <`play`> and <a die>, not `[this](code.md)`" in changed
    assert 'echo "[no](link.md)"' in changed


# === Pages ===


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("docs/README.md", "index.md"),
        ("docs/guide/words.md", "guide/words.md"),
        ("docs/guide/browser.de.md", "guide/browser.de.md"),
        ("SECURITY.md", "security.md"),
        ("docs/pictures/pig.jpg", "pictures/pig.jpg"),
        ("examples/ppo.py", "sources/examples/ppo.py.md"),
        ("examples/liars_dice/README.md", "sources/examples/liars_dice/README.md.md"),
    ],
)
def test_where_a_file_lies_on_the_site(path: str, name: str) -> None:
    assert str(place(ROOT / path)) == name


def test_links_lead_to_where_the_files_lie_on_the_site() -> None:
    linked: set[Path] = set()
    text = page(ROOT / "docs" / "guide" / "research.md", linked)
    assert "](../readme.md#use-it-from-python)" in text
    assert "](../sources/examples/ppo.py.md)" in text
    assert ROOT / "examples" / "ppo.py" in linked


def test_translated_pages_are_in_the_navigation_and_tell_their_language() -> None:
    listed = {name for _, entries in navigation() for name in entries}
    assert {"guide/browser", "guide/browser.de", "guide/browser.fr"} <= listed
    assert [language_of(name) for name in ("guide/browser", "guide/browser.de", "guide/browser.fr", "sources/play.py")] == [
        "en",
        "de",
        "fr",
        "en",
    ]


def test_all_pages_and_pictures_are_written(tmp_path: Path) -> None:
    write_pages(tmp_path)
    assert "toctree" in (tmp_path / "index.md").read_text()
    assert (tmp_path / "pictures" / "pig.jpg").read_bytes() == (ROOT / "docs" / "pictures" / "pig.jpg").read_bytes()
    assert "automodule:: doubloon.engine.game\n" in (tmp_path / "reference" / "python-engine.md").read_text()
    for path in tmp_path.rglob("*.md"):
        for link in links(path.read_text()):
            assert "://" in link or (path.parent / link.partition("#")[0]).exists(), f"{path}: {link}"


# === References ===


def test_every_command_and_option_is_in_the_reference() -> None:
    text = commands()
    program = cast(TyperGroup, typer.main.get_command(app))
    for name, command in program.commands.items():
        section = text.partition(f"## doubloon {name}\n")[2].partition("\n## ")[0]
        assert str(command.help) in section
        for param in command.params:
            assert all(each in section for each in param.opts if each.startswith("-")), (name, param.name)


def test_every_message_and_field_is_in_the_reference() -> None:
    text = messages()
    for name, kind in schema()["$defs"].items():
        section = text.partition(f"## {name}\n")[2].partition("\n## ")[0]
        assert all(f"| `{field}` |" in section for field in kind.get("properties", {})), name


def test_every_public_package_has_a_page_and_inner_ones_have_none() -> None:
    names = [name for name, _ in module_pages()]
    assert names == [f"python-{package}.md" for package in packages()]
    assert {"python-engine.md", "python-adapters.md"} <= set(names)
    assert "python-server.md" not in names


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("Plays `a * b`; see *args_.", "Plays ``a * b``; see \\*args\\_."),
        ("A list of `Turn`s", "A list of ``Turn``\\ s"),
        ("Two `words\n    apart`.", "Two ``words apart``."),
        (">>> game_", ">>> game_"),
        ("Error\n└── Refusal", "::\n\n   Error\n   └── Refusal"),
    ],
)
def test_docstrings_become_restructured_text(ours: str, theirs: str) -> None:
    assert restructured(ours) == theirs


# === The check of the built site ===


def test_dead_links_and_loaded_files_are_faults(tmp_path: Path) -> None:
    (tmp_path / "style.css").write_text("body { background: url(http://example.org/x.png) }")
    (tmp_path / "b.html").write_text('<p id="here"></p>')
    (tmp_path / "a.html").write_text(
        '<a href="b.html#here">1</a><a href="b.html#there">2</a><a href="c.html">3</a><a href="https://example.org">4</a>'
        '<script src="https://example.org/x.js"></script><link href="style.css">'
    )
    assert [*faults(tmp_path)] == [
        "a.html loads https://example.org/x.js",
        "a.html links b.html#there, where that anchor is not there",
        "a.html links c.html, which is not there",
        "style.css loads url(http",
    ]

"""The pages of the site: those of the repository with their links led to each other, a page for each file that they link, and those made
from the code. docs/README.md is the start page; its headings and links are the navigation."""

import re
import shutil
from collections.abc import Iterator
from os.path import relpath
from pathlib import Path, PurePosixPath

from scripts.site.commands import commands
from scripts.site.markdown import LINK, relinked
from scripts.site.messages import messages
from scripts.site.modules import module_pages, modules

ROOT = Path(__file__).parents[2]
START = ROOT / "docs" / "README.md"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
MADE = {"commands": commands, "messages": messages, "modules": modules}  # what stands for `<!-- made: commands -->`
SOURCES = PurePosixPath("sources")
KINDS = {".py": "python", ".ts": "typescript", ".json": "json"}  # of sources, for their colours


def write_pages(folder: Path) -> None:
    """All pages and pictures, for the generator."""
    shutil.rmtree(folder, ignore_errors=True)
    linked: set[Path] = set()
    for path in PAGES:
        _write(folder / place(path), page(path, linked))
    for name, text in module_pages():
        _write(folder / "reference" / name, text)
    for path in sorted(linked):
        if path.suffix in (".jpg", ".png", ".svg"):
            _copy(path, folder / place(path))
        elif path not in PAGES:
            _write(folder / place(path), source_page(path))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _copy(source: Path, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, path)


def place(path: Path) -> PurePosixPath:
    """Where a file of the repository lies on the site: `docs/guide/words.md` -> `guide/words.md`, `SECURITY.md` -> `security.md`."""
    inside = PurePosixPath(path.relative_to(ROOT).as_posix())
    if path == START:
        return PurePosixPath("index.md")
    if path in PAGES:
        return inside.relative_to("docs") if inside.parts[0] == "docs" else PurePosixPath(inside.name.lower())
    if path.suffix in (".jpg", ".png", ".svg"):
        return inside.relative_to("docs")
    return SOURCES / f"{inside}.md"


def page(path: Path, linked: set[Path]) -> str:
    """A page of the repository as the site has it; adds the files that it links."""

    def changed(link: re.Match[str]) -> str:
        target, hash_sign, anchor = link["target"].partition("#")
        if not target or "://" in target:
            return link[0]
        other = (path.parent / target).resolve()
        if other.is_dir():
            return link["text"]
        linked.add(other)
        href = relpath(place(other), place(path).parent)
        return f"{link['picture']}[{link['text']}]({href}{hash_sign}{anchor})"

    text = relinked(path.read_text(encoding="utf-8"), changed)
    for name, make in MADE.items():
        if (mark := f"<!-- made: {name} -->") in text:
            text = text.replace(mark, make())
    return text + "".join(_contents(*section) for section in navigation()) if path == START else text


def source_page(path: Path) -> str:
    """A page that shows a file of the repository."""
    code = f"````{KINDS.get(path.suffix, 'text')}\n{path.read_text(encoding='utf-8')}````"
    return f"---\norphan: true\n---\n\n# {path.relative_to(ROOT)}\n\n{code}\n"


# === Navigation ===


def navigation() -> Iterator[tuple[str, dict[str, str]]]:
    """The headings of the start page, each with the places and titles of the pages that it links."""
    for section in re.split(r"^## ", START.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading, _, text = section.partition("\n")
        linked = {(START.parent / link["target"]).resolve(): link["text"] for link in LINK.finditer(text) if not link["picture"]}
        yield heading, {str(place(path).with_suffix("")): title for path, title in linked.items() if path in PAGES}


def _contents(caption: str, entries: dict[str, str]) -> str:
    lines = [f"{title} <{name}>" for name, title in entries.items()]
    return "\n".join(["", "```{toctree}", ":hidden:", f":caption: {caption}", "", *lines, "```", ""]) if entries else ""

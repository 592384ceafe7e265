"""Check that no code outside the folders of the games names a game. Comments and docstrings may: an example is clearer than a rule."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from doubloon.games import OURS, box_of
from doubloon.i18n import game_title

ROOT = Path(__file__).parents[1]
PACKAGES = ("adapters", "bots", "cli", "client", "engine", "i18n", "lab", "server", "testing", "tui")
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)


def words() -> re.Pattern[str]:
    """The names of all games, however they are written: `troll-dragon`, `troll_dragon`, `TrollDragon`, `Troll & Dragon`."""
    names = {name for game in OURS for name in (game.id, box_of(game))}
    spelt = {"[-_ ]?".join(name.split("-")) for name in names} | {re.escape(game_title("en", game.id)) for game in OURS}
    return re.compile(rf"(?<![a-z])(?:{'|'.join(sorted(spelt))})(?![a-z])", re.IGNORECASE)


def python_files() -> Iterator[tuple[Path, str]]:
    """Without comments and docstrings."""
    for package in PACKAGES:
        for path in sorted((ROOT / "src" / "doubloon" / package).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(node):
                    node.body = node.body[1:] or [ast.Pass()]
            yield path, ast.unparse(tree)


def other_files() -> Iterator[tuple[Path, str]]:
    """The texts that all games share, and the browser without comments."""
    for path in sorted((ROOT / "src" / "doubloon" / "i18n").rglob("*.ftl")):
        yield path, path.read_text(encoding="utf-8")
    games = ROOT / "web" / "src" / "games"
    for path in sorted([*(ROOT / "web" / "src").rglob("*.*"), *(ROOT / "web").glob("*.*")]):
        if path.suffix in (".css", ".js", ".mjs", ".ts", ".tsx") and (games not in path.parents or path.parent == games):
            yield path, COMMENT.sub("", path.read_text(encoding="utf-8"))


def main() -> None:
    named = words()
    found = [(path, match) for path, code in (*python_files(), *other_files()) for match in {*named.findall(code)}]
    for path, match in found:
        print(f"{path.relative_to(ROOT)} names a game: {match}", file=sys.stderr)  # noqa: T201 (a command)
    sys.exit(bool(found))


if __name__ == "__main__":
    main()

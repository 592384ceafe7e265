"""`doubloon new-game`: a package with a small game that can be played at once, to be changed into another one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from tempfile import TemporaryDirectory

import typer

from doubloon.engine.errors import Refusal
from doubloon.games import GAMES, ID, OURS, box_of
from doubloon.i18n import has_texts_of, text

TEMPLATES = Path(__file__).parent / "templates"  # `shared`, and what differs: `open`, `hidden`
NAMES = re.compile("my-game|my_game|My Game|MY_GAME|MyGame|MYGAME")  # in the templates
LOW, HIGH = 2, 8  # seats that a game may have
LONGEST = 40  # letters of a name


def create_game(lang: str, name: str, seats: str, *, is_hidden: bool) -> None:
    """Write the package into a new folder, and say what to do with it."""
    _check_name(name)
    low, high = _range(seats)
    folder = Path(name)
    if folder.exists():
        raise Refusal("new/folder", f"there is a folder {name} already", path=name)
    try:
        write(folder, low, high, is_hidden=is_hidden)
    except OSError as error:
        raise Refusal("new/unwritable", f"{name} cannot be written: {error.strerror}", path=name, reason=error.strerror) from None
    typer.echo(text(lang, "cli-new-game", path=name))
    for command in (f'pip install -e "{name}[test]"', f"doubloon play {name}", "doubloon open", f"pytest {name}"):
        typer.echo(f"  {command}")


def write(folder: Path, low: int, high: int, *, is_hidden: bool) -> None:
    """All files or none: the folder appears when it is complete."""
    with TemporaryDirectory(dir=folder.absolute().parent) as place:
        whole = Path(place) / folder.name
        for path, words in _files(folder.name, low, high, is_hidden=is_hidden):
            (whole / path).parent.mkdir(parents=True, exist_ok=True)
            (whole / path).write_text(words, encoding="utf-8")
        whole.rename(folder)


def _files(name: str, low: int, high: int, *, is_hidden: bool) -> Iterator[tuple[str, str]]:
    spelt = _spellings(name)
    for template in (TEMPLATES / "shared", TEMPLATES / ("hidden" if is_hidden else "open")):
        for path in sorted(path for path in template.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
            words = NAMES.sub(lambda found: spelt[found[0]], path.read_text(encoding="utf-8"))
            words = words.replace("seats=(2, 6)", f"seats=({low}, {high})").replace("MOST_SEATS = 6", f"MOST_SEATS = {high}")
            words = words.replace("2 to 6 players", f"{low} to {high} players" if low < high else f"{low} players")
            yield NAMES.sub(lambda found: spelt[found[0]], path.relative_to(template).as_posix()), words


def _spellings(name: str) -> dict[str, str]:
    """How the name is written: `my-game` -> `my_game`, `My Game`, `MY_GAME`, `MyGame`, `MYGAME`."""
    parts = name.split("-")
    title = [part.capitalize() for part in parts]
    upper = name.upper()
    return {
        "my-game": name,
        "my_game": "_".join(parts),
        "My Game": " ".join(title),
        "MY_GAME": upper.replace("-", "_"),
        "MyGame": "".join(title),
        "MYGAME": upper.replace("-", ""),
    }


def _check_name(name: str) -> None:
    """Can a new game and its Python package have this name?"""
    if not ID.fullmatch(name):
        raise Refusal("game/id", f"an id has lower-case letters, digits and hyphens, not {name!r}", id=name)
    if len(name) > LONGEST:
        raise Refusal("new/long", f"a name has at most {LONGEST} letters", high=LONGEST)
    if name in {*GAMES, *map(box_of, OURS)}:
        raise Refusal("game/taken", f"there is a game {name!r} already", id=name)
    module = name.replace("-", "_")
    if iskeyword(module) or find_spec(module) or has_texts_of(name):
        raise Refusal("new/reserved", f"the name {name!r} means something to Python or to Doubloon", id=name)


def _range(seats: str) -> tuple[int, int]:
    """`2-6` -> 2, 6; `4` -> 4, 4"""
    found = re.fullmatch(r"([0-9])(?:-([0-9]))?", seats)
    low, high = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not LOW <= low <= high <= HIGH:
        raise Refusal("new/seats", f"seats are written 2-6, from {LOW} to {HIGH}, not {seats!r}", low=LOW, high=HIGH, asked=seats)
    return low, high

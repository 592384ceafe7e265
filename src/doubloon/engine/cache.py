"""Where compiled code is kept between starts.

Numba's own cache does not notice a change in another file, nor the flag that checks indexes. So each game has a folder named by a digest
of all sources that its compiled code can depend on; a folder of other sources is never read.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numba import __version__ as numba_version
from numba.core import config

from doubloon.engine.rule import Rule

KEEP = 24  # folders, the newest; each is one version of one game
COMPILED = ("adapters", "bots", "engine", "games", "lab", "solve")  # packages with compiled code; they import no other but i18n
WITH_GAMES = ("bots", "games")  # packages with a folder for each game; no such folder imports that of another game
PACKAGE = Path(__file__).parents[1]


def caching(compiler: Callable[..., Any], used: Iterable[Rule], **settings: Any) -> Callable[[Callable[..., Any]], Any]:
    """A Numba decorator that keeps what it compiles in our folder, where that can be written. Rules from elsewhere, which the digest
    does not cover, are compiled at every start."""
    modules = {rule.__module__ for rule in used}

    def decorate(function: Callable[..., Any]) -> Any:
        path = folder(*games_of(modules)) if all(map(_is_covered, modules)) else None
        if path is None:
            return compiler(**settings)(function)
        before = config.CACHE_DIR
        config.CACHE_DIR = str(path)
        try:
            return compiler(cache=True, **settings)(function)
        finally:
            config.CACHE_DIR = before

    return decorate


def _is_covered(module: str) -> bool:
    return module.startswith(tuple(f"doubloon.{package}." for package in COMPILED))


def games_of(modules: Iterable[str]) -> list[str]:
    """The folders of the games that these modules belong to: `doubloon.games.pig.rules` -> `pig`."""
    paths = [Path(*module.split(".")[1:], "__init__.py") for module in modules if module.startswith("doubloon.")]
    return sorted({game for path in paths if (game := game_of(path)) and (PACKAGE / path.parts[0] / game).is_dir()})


def root() -> Path:
    """The parent folder of all versions."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "doubloon"


@cache
def folder(*games: str) -> Path | None:
    """The folder of these games in this very version, or None where nothing can be written. Without games: of what belongs to none."""
    path = root() / "-".join([*games, digest(*games)])
    try:
        path.mkdir(parents=True, exist_ok=True)
        os.utime(path)
        for old in sorted(root().iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)[KEEP:]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:
        return None
    return path


@cache
def digest(*games: str) -> str:
    """Of the sources that belong to these games or to none, the versions of Python, Numba and NumPy, and the flag that checks indexes."""
    seen = hashlib.sha256(repr((sys.version, numba_version, np.__version__, config.BOUNDSCHECK)).encode())
    for source in sources():
        name = source.relative_to(PACKAGE)
        if game_of(name) in ("", *games):
            seen.update(name.as_posix().encode() + b"\0" + source.read_bytes())
    return seen.hexdigest()[:16]


def sources() -> list[Path]:
    """All sources that compiled code can depend on."""
    return sorted(source for package in COMPILED for source in (PACKAGE / package).rglob("*.py"))


def game_of(source: Path) -> str:
    """The folder of the game that a source belongs to: `games/pig/rules.py` -> `pig`; empty if it belongs to none."""
    return source.parts[1] if source.parts[0] in WITH_GAMES and len(source.parts) > 2 else ""

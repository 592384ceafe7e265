"""Where compiled code is kept between starts.

Numba's own cache does not notice a change in another file, nor the flag that checks indexes. So compiled code lies in a folder named by a
digest of the sources that it can depend on: the modules of its functions, and all that they import. A folder of other sources is never
read, and a change in one game or in a module that a game does not import leaves the compiled code of that game alone.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numba import __version__ as numba_version
from numba.core import config

from doubloon.engine.folders import cache_root
from doubloon.engine.rule import Rule

KEEP = 64  # folders, the newest; each is one version of one compiled loop of one game
COMPILED = ("adapters", "bots", "engine", "games", "lab", "solve")  # packages with compiled code; they import no other but i18n
PACKAGE = Path(__file__).parents[1]


def caching(compiler: Callable[..., Any], used: Iterable[Rule], **settings: Any) -> Callable[[Callable[..., Any]], Any]:
    """A Numba decorator that keeps what it compiles in our folder, where that can be written. Rules from elsewhere, which the digest
    does not cover, are compiled at every start."""

    def decorate(function: Callable[..., Any]) -> Any:
        modules = modules_of([function, *used])
        path = folder(*modules) if all(map(_is_covered, modules)) else None
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


def modules_of(functions: Iterable[Rule]) -> list[str]:
    """The modules in which functions are defined."""
    return sorted({function.__module__ for function in functions})


@cache
def folder(*modules: str) -> Path | None:
    """The folder of what is compiled from these modules in this very version, or None where nothing can be written."""
    path = cache_root() / "-".join([*games_of(modules), digest(*modules)])
    try:
        path.mkdir(parents=True, exist_ok=True)
        os.utime(path)
        for old in sorted(cache_root().iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)[KEEP:]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:
        return None
    return path


@cache
def digest(*modules: str) -> str:
    """Of these modules and all that they import, and of everything else that compiled code depends on."""
    return _digest(closure(modules))


@cache
def program_digest(*games: str) -> str:
    """Of all sources that belong to these games or to none: whatever can change how a game of bots goes."""
    return _digest(source for source in sources() if game_of(source.relative_to(PACKAGE)) in ("", *games))


def _digest(files: Iterable[Path]) -> str:
    """Of sources, the versions of Python, Numba and NumPy, and the flag that checks indexes."""
    seen = hashlib.sha256(repr((sys.version, numba_version, np.__version__, config.BOUNDSCHECK)).encode())
    for source in files:
        seen.update(source.relative_to(PACKAGE).as_posix().encode() + b"\0" + source.read_bytes())
    return seen.hexdigest()[:16]


# === Sources ===


def closure(modules: Iterable[str]) -> list[Path]:
    """The sources of these modules and of all modules of ours that they import, directly or not."""
    found: set[Path] = set()
    waiting = [*modules]
    while waiting:
        source = _source(waiting.pop())
        if source is not None and source not in found:
            found.add(source)
            waiting += _imported(source)
    return sorted(found)


def _source(module: str) -> Path | None:
    """The file of a module of ours, if it is one."""
    package, *names = module.split(".")
    if package != "doubloon" or not names:
        return None
    path = PACKAGE.joinpath(*names)
    return next((each for each in (path.with_suffix(".py"), path / "__init__.py") if each.is_file()), None)


def _imported(source: Path) -> Iterator[str]:
    """What a source imports: modules, and names of which some are modules."""
    for node in ast.walk(ast.parse(source.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def sources() -> list[Path]:
    """All sources that compiled code can depend on; games draw themselves in the terminal without it."""
    return sorted(source for package in COMPILED for source in (PACKAGE / package).rglob("*.py") if source.name != "terminal.py")


def game_of(source: Path) -> str:
    """The folder of the game that a source belongs to: `games/pig/rules.py` -> `pig`; empty if it belongs to none."""
    return source.parts[1] if source.parts[0] == "games" and len(source.parts) > 2 else ""

"""Where compiled code is kept between starts.

Numba's own cache does not notice a change in another file, nor the flag that checks indexes: so the folder bears a digest of all that
matters, and an old folder is never read.
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

KEEP = 4  # folders, the newest; each is a version of the sources


def caching(compiler: Callable[..., Any], used: Iterable[Rule], **settings: Any) -> Callable[[Callable[..., Any]], Any]:
    """A Numba decorator that keeps what it compiles in our folder, where that can be written. Rules from elsewhere, which the digest
    does not cover, are compiled at every start."""
    is_covered = all(rule.__module__.startswith("doubloon.") for rule in used)

    def decorate(function: Callable[..., Any]) -> Any:
        path = folder() if is_covered else None
        if path is None:
            return compiler(**settings)(function)
        before = config.CACHE_DIR
        config.CACHE_DIR = str(path)
        try:
            return compiler(cache=True, **settings)(function)
        finally:
            config.CACHE_DIR = before

    return decorate


def root() -> Path:
    """The parent folder of all versions."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "doubloon"


@cache
def folder() -> Path | None:
    """The folder of this very version, or None where nothing can be written."""
    path = root() / digest()
    try:
        path.mkdir(parents=True, exist_ok=True)
        os.utime(path)
        for old in sorted(root().iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)[KEEP:]:
            shutil.rmtree(old, ignore_errors=True)
    except OSError:
        return None
    return path


def digest() -> str:
    """Of the sources, the versions of Python, Numba and NumPy, and the flag that checks indexes."""
    seen = hashlib.sha256(repr((sys.version, numba_version, np.__version__, config.BOUNDSCHECK)).encode())
    package = Path(__file__).parents[1]
    for source in sorted(package.rglob("*.py")):
        seen.update(source.relative_to(package).as_posix().encode() + b"\0" + source.read_bytes())
    return seen.hexdigest()[:16]

"""What can go wrong, for tests: every error key in the sources."""

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import doubloon

SOURCE = Path(doubloon.__file__).parent


def refusals(*folders: str) -> Iterator[tuple[str, set[str] | None]]:
    """Every error key in the sources, or in these folders, with the names of the values given (None: they cannot be read off)."""
    for source in chain.from_iterable((SOURCE / folder).rglob("*.py") for folder in folders or [""]):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                key = node.args[0].value
                if isinstance(key, str) and re.fullmatch(r"[a-z]+/[a-z-]+", key):
                    names = {keyword.arg for keyword in node.keywords}
                    yield key, None if None in names else {name for name in names if name}

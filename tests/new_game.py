"""Packages that `doubloon new-game` makes, as if they were installed."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from doubloon.cli.new_game import write
from doubloon.engine.game import Game
from tests.examples import places
from tests.installing import installed


@contextmanager
def new_game(folder: Path, *, is_hidden: bool) -> Iterator[Game]:
    """The game of a new package in this folder, whose name is its id."""
    write(folder, 2, 4, is_hidden=is_hidden)
    try:
        with places(folder) as (name, folders), installed(name, *folders) as game:
            yield game
    finally:
        for module in [each for each in sys.modules if each.partition(".")[0] == folder.name]:
            del sys.modules[module]

"""A package that brings a game without anything that a game need not have, as it lies in a folder of installed packages."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from doubloon import i18n
from doubloon.engine.game import Game
from doubloon.games import BROUGHT, GAMES, GROUP, load_installed

FOLDER = Path(__file__).parent


@contextmanager
def installed() -> Iterator[Game]:
    """The game, while the package can be imported here and in processes that start from here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(FOLDER))
        patch.setenv("PYTHONPATH", str(FOLDER))
        load_installed(entry for entry in entry_points(group=GROUP) if entry.name == "stairs")
        game = GAMES["stairs"]
        try:
            yield game
        finally:
            del GAMES["stairs"], BROUGHT["stairs"]
            i18n.FOLDERS.remove(game.folder)
            i18n.catalogue.cache_clear()

"""Packages with games as if they were installed: here, and in processes that start from here."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from doubloon import i18n
from doubloon.engine.game import Game
from doubloon.games import BROUGHT, GAMES, GROUP, load_installed


@contextmanager
def installed(name: str, *folders: Path) -> Iterator[Game]:
    """The game of an entry point; the folders have the package and its facts."""
    with pytest.MonkeyPatch.context() as patch:
        for folder in folders:
            patch.syspath_prepend(str(folder))
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, folders)))
        load_installed(entry for entry in entry_points(group=GROUP) if entry.name == name)
        game = GAMES[name]
        try:
            yield game
        finally:
            del GAMES[name], BROUGHT[name]
            i18n.FOLDERS.remove(game.folder)
            i18n.catalogue.cache_clear()

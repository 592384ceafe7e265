"""A package that brings a game without anything that a game need not have, as it lies in a folder of installed packages."""

from contextlib import AbstractContextManager
from pathlib import Path

from doubloon.engine.game import Game
from tests import installing

FOLDER = Path(__file__).parent


def installed() -> AbstractContextManager[Game]:
    """The game, while the package can be imported here and in processes that start from here."""
    return installing.installed("stairs", FOLDER)

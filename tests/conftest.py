"""Which tests measure coverage, which wait for the compiler, and how async tests run."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest

from doubloon.engine.game import Game
from doubloon.games import GAMES
from tests.counts import SOAK

TESTS = Path(__file__).parent
COVERED = tuple(TESTS / name for name in ("engine", "games", "solve"))
COMPILED = tuple(TESTS / name for name in ("adapters", "bots", "coach", "lab", "server/test_alike.py", "test_every_game.py"))
FOLDERS = {game.rules.__name__.split(".")[-2] for game in GAMES.values()}  # of the games, without their other decks
LONGEST = 240.0 * SOAK  # seconds, for an async test


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out files whose tests `-m` would drop: each worker of `make test` would import all of them."""
    asked = config.getoption("markexpr")
    if collection_path.suffix != ".py" or asked not in ("compiled", "not covered and not compiled"):
        return None
    return is_compiled(collection_path) != (asked == "compiled") or None


def is_compiled(path: Path) -> bool:
    return any(each in (path, *path.parents) for each in COMPILED)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(folder in item.path.parents for folder in COVERED) and item.get_closest_marker("long") is None:
            item.add_marker("covered")
        if is_compiled(item.path):
            item.add_marker("compiled")
            item.add_marker(pytest.mark.xdist_group(folder_of_game(item)))


def folder_of_game(item: pytest.Item) -> str:
    """The game that a test compiles: one process compiles the rules of a game once for all its tests. Other tests are groups of one."""
    values = vars(item.callspec).get("params", {}).values() if hasattr(item, "callspec") else []
    games = [GAMES.get(value.removeprefix("doubloon_").replace("_", "-")) if isinstance(value, str) else value for value in values]
    named = [game.rules.__name__.split(".")[-2] for game in games if isinstance(game, Game)]
    return next(iter(named), item.path.parent.name if item.path.parent.name in FOLDERS else item.nodeid)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """The event loop of async tests."""
    return "asyncio"


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> None:
    """An async test that waits for ever fails."""
    if iscoroutinefunction(pyfuncitem.obj):
        pyfuncitem.obj = limited(pyfuncitem.obj)


def limited(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    @wraps(test)
    async def run(**arguments: Any) -> None:
        async with asyncio.timeout(LONGEST):
            await test(**arguments)

    return run

"""Which tests measure coverage, which run in one process since they compile the same, and how async tests run."""

import asyncio
import gc
import os
from collections.abc import Awaitable, Callable
from functools import cache, wraps
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

from doubloon.games import GAMES
from tests.counts import SOAK

TESTS = Path(__file__).parent
COVERED = tuple(TESTS / name for name in ("engine", "games", "solve"))
COMPILED = tuple(
    TESTS / name for name in ("adapters", "bots", "coach", "lab", "server/test_alike.py", "test_bare_game.py", "test_every_game.py")
)
BEGUN_FIRST = {"test_bare_game.py", "test_first_game.py", "test_kill.py", "test_live_screen.py", "test_play.py", "test_wheel.py"}
FOLDERS = {game.rules.__name__.split(".")[-2] for game in GAMES.values()}  # of the games, without their other decks
LONGEST = 240.0 * SOAK  # seconds, for an async test

gc.set_threshold(100_000, 50, 100)

if os.environ.get("NUMBA_BOUNDSCHECK"):  # compiled for tests alone
    from tests.compiling import optimise_loops_only

    optimise_loops_only()


@cache
def is_compiled(path: Path) -> bool:
    """Also the tests of a game's bots: tests/games/<game>/bots."""
    return any(each in (path, *path.parents) for each in COMPILED) or path.parent.name == "bots"


@cache
def is_covered(path: Path) -> bool:
    return any(folder in path.parents for folder in COVERED) and not is_compiled(path)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in BEGUN_FIRST)
    for item in items:
        if is_covered(item.path) and item.get_closest_marker("long") is None:
            item.add_marker("covered")


def pytest_collection_finish() -> None:
    """What is loaded now stays to the end: looking for garbage in it, again and again, takes a tenth of the time."""
    gc.collect()
    gc.freeze()


class ByGameOrFile(LoadScopeScheduling):  # type: ignore[misc] # xdist has no types
    """`--dist loadgroup`: one process compiles the rules of a game once, for all its tests. All else goes file by file to whoever is free:
    tests of a file share a server, or what was worked out once."""

    def _split_scope(self, nodeid: str) -> str:
        path = nodeid.partition("::")[0]
        return game_of_test(nodeid) if is_compiled(TESTS.parent / path) else path


def game_of_test(nodeid: str) -> str:
    """The folder of the game that a test compiles, or the name of its file."""
    path, _, name = nodeid.partition("::")
    values = name.partition("[")[2].rstrip("]").replace("_", "-")
    game = next((GAMES[game] for game in GAMES if game in values), None)
    if game:
        return game.rules.__name__.split(".")[-2]
    return next((each for each in Path(path).parts if each in FOLDERS), path)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> ByGameOrFile | None:
    return ByGameOrFile(config, log) if config.getvalue("dist") == "loadgroup" else None


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

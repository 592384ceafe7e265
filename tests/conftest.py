"""Which tests measure coverage, and how async tests run."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from inspect import iscoroutinefunction
from pathlib import Path
from typing import Any

import pytest

from tests.counts import SOAK

COVERED = tuple(Path(__file__).with_name(name) for name in ("engine", "games", "solve"))
LONGEST = 240.0 * SOAK  # seconds, for an async test


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(folder in item.path.parents for folder in COVERED) and item.get_closest_marker("long") is None:
            item.add_marker("covered")


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

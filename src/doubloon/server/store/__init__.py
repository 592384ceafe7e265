"""Where tables are kept: lists of events, appended to and never changed. `sqlite.py` keeps them in a file, `postgres.py` in a database that
many workers share."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Protocol

from doubloon.engine.errors import Refusal
from doubloon.server.metrics import Figures
from doubloon.server.protocol.cluster import Hub

FOREVER = 2**31 - 1


def today() -> int:
    """Days since 1970."""
    return int(time.time()) // 86_400


class Unkept(Refusal):
    """What was to be kept is not: nothing has happened, and the same may be tried again."""


class Conflict(Refusal):
    """Somebody else wrote that event: (table, seq) can be written once."""


class CodeTaken(Refusal):
    """Another table has that room code."""


class Store(Protocol):
    """All calls return when it is on disk. The pair (table, seq) is the arbiter: whoever writes it first is right."""

    async def open(self, figures: Figures) -> Hub:
        """Ready to keep; and the way to other workers that keep their tables in the same place."""

    def waiting(self) -> int:
        """Writes that are not yet on disk."""

    async def create(self, table: str, code: str, event: bytes) -> None:
        """The first event of a table, and the code that leads to it."""

    def append(self, table: str, after: int, events: list[bytes]) -> Awaitable[None]:
        """The events that follow the `after` first ones."""

    async def release(self, code: str) -> None:
        """The code leads nowhere from now on."""

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """All events of a table in order, or those that follow the first ones; none if there is no such table."""

    async def find(self, code: str) -> str | None:
        """The table to which a code leads."""

    async def touch(self, tables: Sequence[str], day: int) -> None:
        """They are in use that day; FOREVER: to be kept."""

    async def stale(self, before: int) -> list[str]:
        """Tables that were not in use since that day."""

    async def forget(self, table: str, before: int) -> None:
        """All of a table, unless it was in use since that day."""

    async def backup(self, path: Path) -> None:
        """A whole copy, while tables are being played."""

    async def close(self) -> None:
        """Wait for what is being written, then let go."""

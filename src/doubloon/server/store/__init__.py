"""Stores: append-only lists of events, one a table. `sqlite.py` is the embedded default; `postgres.py` serves many workers."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Protocol

from doubloon.engine.errors import Refusal
from doubloon.server.metrics import Metrics
from doubloon.server.protocol.cluster import Cluster

FOREVER = 2**31 - 1


def today() -> int:
    """Days since 1970."""
    return int(time.time()) // 86_400


class StoreUnavailable(Refusal):
    """The read or write failed. Nothing has changed; it is safe to retry."""


class Conflict(Refusal):
    """Another worker has written that event: (table, seq) can be written once."""


class CodeTaken(Refusal):
    """Another table has that room code."""


class Store(Protocol):
    """Calls return when the data is on disk. (table, seq) is a primary key: of two workers that write it, the first wins."""

    async def open(self, metrics: Metrics) -> Cluster:
        """Get ready. Returns the connection to other workers that use the same database."""

    def waiting(self) -> int:
        """The number of writes that are not on disk yet."""

    async def create(self, table: str, code: str, event: bytes) -> None:
        """Write the first event of a table, and its room code."""

    def append(self, table: str, after: int, events: list[bytes]) -> Awaitable[None]:
        """Write events after the first `after` ones of the table."""

    async def release(self, code: str) -> None:
        """Free a room code."""

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The events of a table in order, without the first `after` ones; empty if there is no such table."""

    async def find(self, code: str) -> str | None:
        """The table with a room code."""

    async def check(self) -> None:
        """Write something and delete it: fails when a move would fail."""

    async def touch(self, tables: Sequence[str], day: int) -> None:
        """Note that tables were in use on a day; FOREVER: never delete them."""

    async def stale(self, before: int) -> list[str]:
        """Tables that were last used before that day."""

    async def forget(self, table: str, before: int) -> None:
        """Delete a table, unless it was used since that day."""

    async def backup(self, path: Path) -> None:
        """Copy the whole database while it is in use."""

    async def close(self) -> None:
        """Finish all writes, then close."""

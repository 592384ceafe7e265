"""Database URLs: `sqlite:///FILE` and `postgresql://...`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from doubloon.engine.errors import Refusal
from doubloon.server.store import Store
from doubloon.server.store.sqlite import LOCK_TIMEOUT, SqliteStore

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


def is_shared(database: str) -> bool:
    """Can several workers use it?"""
    return database.startswith(POSTGRES)


def sqlite_path(database: str) -> Path:
    """The file of `sqlite:///FILE`."""
    if not database.startswith(SQLITE) or database == SQLITE:
        text = f"a database is written sqlite:///FILE or postgresql://…, not {database!r}"
        raise Refusal("store/address", text, asked=database)
    return Path(database.removeprefix(SQLITE))


def store_opener(database: str, lock_timeout: float = LOCK_TIMEOUT) -> Callable[[], Store]:
    """A function that opens the store; refuses a malformed URL at once."""
    if is_shared(database):
        from doubloon.server.store.postgres import PostgresStore

        return lambda: PostgresStore(database)
    path = sqlite_path(database)
    return lambda: SqliteStore(path, lock_timeout=lock_timeout)

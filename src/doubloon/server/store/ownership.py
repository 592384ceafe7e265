"""One server process owns an SQLite file. The kernel frees the lock when the process ends, however it ends."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from doubloon.engine.errors import Refusal
from doubloon.server.store.url import is_shared, sqlite_path

MAX_URL = 1000  # bytes


def lock_path(database: str) -> Path:
    """Beside the file: closing any descriptor of the file itself would free SQLite's own locks."""
    path = sqlite_path(database)
    return path.with_name(path.name + ".lock")


@contextmanager
def owned(database: str, url: str) -> Iterator[None]:
    """Own the file meanwhile; refused while another process does. `url` tells others where the tables are."""
    if is_shared(database):
        yield
        return
    with _locked(lock_path(database)) as descriptor:
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, url.encode()[:MAX_URL], 0)
        yield


def owner_of(database: str) -> str:
    """The URL of the process that owns the file; empty if none does."""
    if is_shared(database) or not lock_path(database).exists():
        return ""
    try:
        with _locked(lock_path(database)):
            return ""
    except Refusal as refusal:
        if refusal.key != "store/owned":
            raise
        return str(refusal.values["url"])


@contextmanager
def _locked(path: Path) -> Iterator[int]:
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        raise Refusal("file/unwritable", f"{path} cannot be written", path=path) from None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield descriptor
    except BlockingIOError:
        url = os.pread(descriptor, MAX_URL, 0).decode(errors="replace")
        raise Refusal("store/owned", f"another server uses this database, at {url}", url=url) from None
    finally:
        os.close(descriptor)

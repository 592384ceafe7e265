"""The preparation of searches in the background: one process at a time, which holds a lock. Needs no compiler."""

from __future__ import annotations

import fcntl
import os
import time

from doubloon.engine.folders import cache_root
from doubloon.games import GAMES

ATTEMPTS = 3  # somebody who only asks holds the lock for a moment
PAUSE = 0.02  # seconds


def begin_preparation(*, wait: bool = False) -> int | None:
    """Take the lock: an open file that a child process can inherit. None if another process prepares searches, or none can be saved."""
    for _ in range(ATTEMPTS):
        lock = _lock(fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        if lock is not None:
            return lock
        time.sleep(PAUSE)
    return None


def is_preparing() -> bool:
    """True if a process prepares searches."""
    lock = _lock(fcntl.LOCK_SH | fcntl.LOCK_NB)
    if lock is not None:
        os.close(lock)
    return lock is None and (cache_root() / "warm.lock").exists()


def games_in_preparation() -> list[str]:
    """The games whose search is being prepared; until then clever plays for cunning."""
    if not is_preparing():
        return []
    from doubloon.bots.warmup import is_warm  # needs the compiler

    return [game.id for game in GAMES.values() if not is_warm(game)]


def _lock(how: int) -> int | None:
    path = cache_root() / "warm.lock"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return None
    try:
        fcntl.flock(lock, how)
    except BlockingIOError:
        os.close(lock)
        return None
    return lock

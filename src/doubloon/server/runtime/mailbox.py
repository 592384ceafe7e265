"""What a table is to do, in order. Many put something in; the one task that owns the table takes it out."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

Job = Callable[[], Awaitable[None]]


class Inbox:
    """A lighter `asyncio.Queue`, for a single taker who may wait for a limited time: every message to a table goes through one."""

    __slots__ = ("_is_open", "_jobs", "_taker")

    def __init__(self) -> None:
        self._is_open = True
        self._jobs: deque[Job] = deque()
        self._taker: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._jobs)

    def put(self, job: Job) -> None:
        if self._is_open:
            self._jobs.append(job)
            self._wake()

    def close(self) -> None:
        """Nobody takes anything any more. What waited is let go: it holds the table in memory, which holds it."""
        self._is_open = False
        self._jobs.clear()

    async def take(self, seconds: float | None = None) -> Job | None:
        """The next job, if one comes in time."""
        if not self._jobs:
            loop = asyncio.get_running_loop()
            self._taker = loop.create_future()
            alarm = None if seconds is None else loop.call_later(seconds, self._wake)
            try:
                await self._taker
            finally:
                self._taker = None
                if alarm is not None:
                    alarm.cancel()
        return self._jobs.popleft() if self._jobs else None

    def _wake(self) -> None:
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

"""A table's mailbox: jobs in order. Many put jobs in; the one task that owns the table takes them out."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

Job = Callable[[], Awaitable[None]]


class Mailbox:
    """Cheaper than `asyncio.Queue`, for a single consumer that may wait with a time limit: every message to a table goes through one."""

    __slots__ = ("_consumer", "_is_open", "_jobs")

    def __init__(self) -> None:
        self._is_open = True
        self._jobs: deque[Job] = deque()
        self._consumer: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._jobs)

    def put(self, job: Job) -> None:
        if self._is_open:
            self._jobs.append(job)
            self._wake()

    def close(self) -> None:
        """Drop what waits and accept nothing more. The jobs refer to the table, and the table to them: a reference cycle."""
        self._is_open = False
        self._jobs.clear()

    async def take(self, seconds: float | None = None) -> Job | None:
        """The next job, or None if none arrives in time."""
        if not self._jobs:
            loop = asyncio.get_running_loop()
            self._consumer = loop.create_future()
            alarm = None if seconds is None else loop.call_later(seconds, self._wake)
            try:
                await self._consumer
            finally:
                self._consumer = None
                if alarm is not None:
                    alarm.cancel()
        return self._jobs.popleft() if self._jobs else None

    def _wake(self) -> None:
        if self._consumer is not None and not self._consumer.done():
            self._consumer.set_result(None)

"""HTTP requests begin one in each turn of the event loop, and after a few of them none begins for a moment. However many come at once, a
move at a table waits for one or two of them only, and most of the processor's time is left to the tables."""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.types import ASGIApp, Receive, Scope, Send

BEGUN_AT_ONCE = 8
PAUSE = 0.002  # seconds after so many


class RequestQueue:
    """ASGI middleware. The queue is as long as there are connections: each has one request at a time."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._begun = 0  # since the last pause
        self._is_busy = False  # a request began in this turn, or this is a pause

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._begin()
        await self._app(scope, receive, send)

    async def _begin(self) -> None:
        loop = asyncio.get_running_loop()
        if self._is_busy:
            waiter = loop.create_future()
            self._waiting.append(waiter)
            await waiter
        else:
            self._is_busy = True
            self._wait(loop)

    def _wait(self, loop: asyncio.AbstractEventLoop) -> None:
        """A request begins now; when the next one may."""
        self._begun += 1
        if self._begun < BEGUN_AT_ONCE:
            loop.call_soon(self._next, loop)
        else:
            self._begun = 0
            loop.call_later(PAUSE, self._next, loop)

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():  # else its request was cancelled
                waiter.set_result(None)
                self._wait(loop)
                return
        self._is_busy = False

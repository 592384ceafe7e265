"""HTTP requests begin one in each turn of the event loop. However many come at once, a move at a table waits for one of them only."""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.types import ASGIApp, Receive, Scope, Send


class RequestQueue:
    """ASGI middleware. The queue is as long as there are connections: each has one request at a time."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._is_busy = False  # a request began in this turn

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
            loop.call_soon(self._next, loop)

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():  # else its request was cancelled
                waiter.set_result(None)
                loop.call_soon(self._next, loop)
                return
        self._is_busy = False

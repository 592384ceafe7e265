"""A device that talks to its server in a thread of its own, so that screen and keys never wait for the network."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

from doubloon.client import Desk, Device, Gone, Place, Refused, Rejected
from doubloon.client.device import Listener
from doubloon.server.protocol.messages import AnyCommand

PATIENCE = 30.0  # seconds for a server that answered a moment ago


class Wire:
    def __init__(self, url: str, place: Place, listener: Listener) -> None:
        self.device = Device(url, place, listener)
        self._desk, self._place = Desk(url), place
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="device", daemon=True)

    def open(self) -> None:
        self._thread.start()
        self._wait_for(self.device.__aenter__())

    def close(self) -> None:
        if self._thread.is_alive():
            self._wait_for(self.device.__aexit__(None, None, None))
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
        self._loop.close()

    def _wait_for(self, work: Coroutine[Any, Any, object]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def command(self, kind: type[AnyCommand], answered: Callable[[Rejected | None], None], **values: Any) -> None:
        """Send a command; whether it was done is told later, from the other thread."""

        async def send() -> None:
            refusal = None
            try:
                await self.device.do(kind, **values)
            except Rejected as rejected:
                refusal = rejected
            except Gone:
                return
            answered(refusal)

        asyncio.run_coroutine_threadsafe(send(), self._loop)

    def log(self, number: int, keep: Callable[[bytes], None]) -> None:
        """Bring the log of a finished game, if the server has it."""

        async def bring() -> None:
            try:
                keep(await self._desk.log(self._place, number))
            except (Refused, OSError):  # it stays at the server
                return

        asyncio.run_coroutine_threadsafe(bring(), self._loop)

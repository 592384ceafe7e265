"""Runs a device's connection in a background thread, so that the screen never waits for the network."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

from doubloon.client import ApiClient, ApiError, CommandRejected, Credentials, Device, TableClosed
from doubloon.client.device import Listener
from doubloon.server.protocol.messages import AnyCommand

TIMEOUT = 30.0  # seconds to connect and to disconnect


class ConnectionThread:
    def __init__(self, url: str, credentials: Credentials, listener: Listener) -> None:
        self.device = Device(url, credentials, listener)
        self._api, self._credentials = ApiClient(url), credentials
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
        asyncio.run_coroutine_threadsafe(work, self._loop).result(TIMEOUT)

    def command(self, kind: type[AnyCommand], on_reply: Callable[[CommandRejected | None], None], **values: Any) -> None:
        """Send a command. Calls `on_reply` from the background thread, with the rejection or None."""

        async def send() -> None:
            refusal = None
            try:
                await self.device.do(kind, **values)
            except CommandRejected as rejected:
                refusal = rejected
            except TableClosed:
                return
            on_reply(refusal)

        asyncio.run_coroutine_threadsafe(send(), self._loop)

    def log(self, number: int, on_log: Callable[[bytes], None]) -> None:
        """Fetch the log of a finished game and call `on_log` from the background thread."""

        async def fetch() -> None:
            try:
                on_log(await self._api.log(self._credentials, number))
            except (ApiError, OSError):  # the server still has it
                return

        asyncio.run_coroutine_threadsafe(fetch(), self._loop)

"""A short cut between a socket and its table, past what makes servers and applications exchangeable: a message that comes is heard at once,
and one that goes is written at once. Under another server than `doubloon serve`, sockets work without it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NAME = "doubloon.wire"  # of this extension, in the scope of a connection
TEXT = 0x81  # a whole message in one frame

Hear = Callable[[bytes], None]


class Wire(Protocol):
    """What a socket needs of it."""

    hear: Hear | None

    @property
    def is_free(self) -> bool:
        """Is all that was written on its way?"""

    def write(self, message: bytes) -> None: ...


def wire_of(scope: Any) -> Wire | None:
    wire: Wire | None = scope.get("extensions", {}).get(NAME)
    return wire


def head(size: int) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, 5.2); a server masks nothing."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")


class Wired(WebSocketsSansIOProtocol):
    """uvicorn's own, with that."""

    hear: Hear | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]

    def send_receive_event_to_app(self) -> None:
        """Not before what waits since the time when nobody heard."""
        if self.hear is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        message = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hear(bytes(message))

    @property
    def is_free(self) -> bool:
        return self.writable.is_set()

    def write(self, message: bytes) -> None:
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(head(len(message)) + message)

"""A short cut between a socket and its table, past what makes servers and applications exchangeable: a message that comes is heard at once,
and one that goes is written at once. Under another server than `doubloon serve`, sockets work without it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined] # the quicker of its two

from doubloon.server.runtime.context import LOG

NAME = "doubloon.wire"  # of this extension, in the scope of a connection
TEXT = 0x81  # a whole message in one frame
MASKED = 6  # bytes before what is said: two, and the mask
WIDE = {126: 2, 127: 8}  # bytes more, where the size does not fit

Hear = Callable[[bytes], None]


class Wire(Protocol):
    """What a socket needs of it."""

    hear: Hear | None
    is_free: bool  # is all that was written on its way

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


def is_short_text(data: bytes) -> bool:
    """Is this one frame with a whole text of less than 126 bytes, masked, and nothing else?"""
    return MASKED < len(data) < MASKED + 126 and data[0] == TEXT and data[1] == 0x80 + len(data) - MASKED


def ends_whole(data: bytes) -> bool:
    """Bytes that begin with a message: does the last message in them end where they end? Messages in pieces do not count as whole."""
    at = 0
    while at + 2 <= len(data):
        is_piece, size = not data[at] & 0x80 or not data[at] & 0x0F, data[at + 1] & 0x7F
        wide = WIDE.get(size, 0)
        if is_piece or at + 2 + wide > len(data):
            return False
        at += MASKED + wide + (int.from_bytes(data[at + 2 : at + 2 + wide], "big") if wide else size)
    return at == len(data)


class Wired(WebSocketsSansIOProtocol):
    """uvicorn's own, with that."""

    hear: Hear | None = None
    is_between = True  # messages; once that is not sure, all is left to uvicorn's own
    is_free = True

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._waiting: list[bytes] = []  # to be written together
        self._turn = TURNS.setdefault(self.loop, [])

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of who heard, and of what was read: else they hold each other in memory until Python looks for such circles."""
        super().connection_lost(exc)
        self.hear = None
        self.conn.reader.discard()
        self.conn.parser.close()
        if self.conn.parser_exc is not None:
            self.conn.parser_exc.__traceback__ = None
        if self.handshake_initiated and self.response.status_code == 101:
            self.scope["extensions"].pop(NAME, None)

    def data_received(self, data: bytes) -> None:
        is_heard = self.hear is not None and not self.close_sent and self.queue.empty()  # not before what waits since nobody heard
        if is_heard and self.is_between and is_short_text(data):
            self.hear(apply_mask(data[MASKED:], data[2:MASKED]))  # type: ignore[misc]
            return
        self.is_between = self.is_between and (ends_whole(data) if self.handshake_initiated else data.endswith(b"\r\n\r\n"))
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        message = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.hear(bytes(message))

    def pause_writing(self) -> None:
        self.is_free = False
        super().pause_writing()

    def resume_writing(self) -> None:
        self.is_free = True
        super().resume_writing()

    def write(self, message: bytes) -> None:
        """At the end of this turn of the loop, with all else that is written until then."""
        if not self._waiting:
            if not self._turn:
                self.loop.call_soon(flush, self._turn)
            self._turn.append(self)
        self._waiting += (head(len(message)), message)

    async def send(self, message: Any) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def flush(self) -> None:
        if self._waiting and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join(self._waiting))
        self._waiting.clear()


TURNS: WeakKeyDictionary[asyncio.AbstractEventLoop, list[Wired]] = WeakKeyDictionary()  # who has something to write in this turn of a loop


def flush(turn: list[Wired]) -> None:
    """Who cannot be written to is dropped, and nobody else has to wait for that."""
    wires = turn[:]
    turn.clear()
    for each in wires:
        try:
            each.flush()
        except Exception:
            LOG.exception("write-failed")
            each.transport.abort()

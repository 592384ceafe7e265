"""One WebSocket per device. It reads commands and hands them to the table; one task writes what the table sends."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from doubloon.engine.errors import Refusal
from doubloon.server.http.proxy import household
from doubloon.server.http.rate_limits import Bucket, Gate, Rate
from doubloon.server.http.wire import wire_of
from doubloon.server.protocol.messages import ENCODER, INCOMING, LARGEST, PROTOCOL, Hello, Incoming, Ping, Pong
from doubloon.server.runtime.context import rejected
from doubloon.server.runtime.registry import Tables
from doubloon.server.runtime.session import Live

QUEUE = 128  # messages that wait for a slow reader
GREETING = 10.0  # seconds until the first message
FLUSH = 1.0  # seconds for the last messages to get out
PATIENCE = 3  # messages above the limit, in a row, until the socket is closed
POLICY, TRY_LATER = 1008, 1013
ENCRYPTED = ("https", "wss")
PASSING = ("limit/", "server/", "store/", "table/resting")  # reasons that will be gone in a while


class Socket:
    """A device at a table."""

    def __init__(self, websocket: WebSocket) -> None:
        self.holders: frozenset[int] = frozenset()
        self.plain = False
        self._websocket = websocket
        self._wire = wire_of(websocket.scope)
        self._is_writing = False
        self._queue: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue(QUEUE)
        self.writer = asyncio.create_task(self._write())

    def send(self, message: bytes) -> None:
        """Never waits. Who reads too slowly is dropped, and may come back and resume."""
        if self._wire is not None and self._wire.is_free and self._queue.empty() and not self._is_writing:
            self._wire.write(message)
        else:
            self._put(message)

    def close(self, code: int, reason: str) -> None:
        """After what is waiting."""
        self._put((code, reason))

    def _put(self, item: bytes | tuple[int, str]) -> None:
        try:
            self._queue.put_nowait(item)
        except asyncio.QueueFull:
            self.writer.cancel()

    async def _write(self) -> None:
        """What could not be written at once."""
        with suppress(WebSocketDisconnect, RuntimeError, asyncio.CancelledError):  # the other side is gone, or is to go
            while not isinstance(message := await self._queue.get(), tuple):
                self._is_writing = True
                await self._websocket.send_text(message.decode())
                self._is_writing = False
            await self._websocket.close(*message)


def check_origin(connection: HTTPConnection, base_url: str) -> None:
    """A browser says from which page it comes: it must be ours, and encrypted if ours is. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    page, ours = site(origin), site(base_url or f"{connection.scope['scheme']}://{connection.headers.get('host', '')}")
    if page[1] != ours[1] or (ours[0] in ENCRYPTED and page[0] not in ENCRYPTED):
        raise Refusal("socket/origin", "this page may not connect here")


def site(address: str) -> tuple[str, str]:
    """`https://tables.example/page` -> `https`, `tables.example`"""
    scheme, _, rest = address.partition("://")
    return scheme, rest.partition("/")[0]


class Door:
    """Where sockets come in."""

    def __init__(self, tables: Tables, gate: Gate, base_url: str) -> None:
        self._tables = tables
        self._gate = gate
        self._base_url = base_url

    async def enter(self, websocket: WebSocket) -> None:
        address = household(websocket)
        try:
            check_origin(websocket, self._base_url)
        except Refusal:
            await websocket.close()  # before it is accepted: 403
            return
        await websocket.accept()
        try:
            self._gate.check("requests", address, self._tables.house.ticks())
            self._gate.open(address)
        except Refusal as refusal:
            with suppress(WebSocketDisconnect, RuntimeError):
                await websocket.send_text(rejected("", refusal).decode())
                await websocket.close(TRY_LATER, refusal.key)
            return
        try:
            await self._serve(websocket)
        finally:
            self._gate.close(address)

    async def _serve(self, websocket: WebSocket) -> None:
        socket = Socket(websocket)
        reader = asyncio.create_task(self._read(websocket, socket))
        try:
            await asyncio.wait([socket.writer, reader], return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait([socket.writer], timeout=FLUSH)
        finally:
            for task in (socket.writer, reader):
                task.cancel()
            await asyncio.gather(socket.writer, reader, return_exceptions=True)
        if websocket.client_state == websocket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, TimeoutError):
                await asyncio.wait_for(websocket.close(TRY_LATER), FLUSH)

    async def _read(self, websocket: WebSocket, socket: Socket) -> None:
        try:
            async with asyncio.timeout(GREETING):
                hello = read(await _text(websocket))
            await self._attend(websocket, socket, checked(hello))
        except TimeoutError:
            socket.send(rejected("", Refusal("socket/silent", "no hello came")))
            socket.close(POLICY, "socket/silent")
        except WebSocketDisconnect:
            socket.writer.cancel()
        except Refusal as refusal:
            socket.send(rejected("", refusal))
            socket.close(TRY_LATER if refusal.key.startswith(PASSING) else POLICY, refusal.key)

    async def _attend(self, websocket: WebSocket, socket: Socket, hello: Hello) -> None:
        """At the table, until the connection is lost. Whatever happens, the table learns that the device has gone."""
        live = await self._tables.get(hello.table)
        if len(live.company.devices) >= self._gate.limits.devices:
            raise Refusal("table/crowded", "no more people can come to this table")
        socket.plain = hello.plain
        try:
            await live.ask(lambda: live.enter(socket, hello.keys, hello.after))
            await self._commands(websocket, socket, live)
        finally:
            live.inbox.put(lambda: live.leave(socket))

    async def _commands(self, websocket: WebSocket, socket: Socket, live: Live) -> None:
        ear = Ear(socket, live, self._gate.limits.messages)
        wire = wire_of(websocket.scope)
        if wire is not None:
            wire.hear = ear.hear
        while True:  # by the wire nothing comes here any more but the end of the connection
            ear.hear(await _text(websocket))


class Ear:
    """Hears what a device says, and lets its table know."""

    def __init__(self, socket: Socket, live: Live, rate: Rate) -> None:
        self._socket = socket
        self._live = live
        self._rate = rate
        self._bucket = Bucket(rate, live.house.ticks())
        self._over = 0  # messages above the limit, in a row

    def hear(self, content: bytes) -> None:
        if self._over > PATIENCE:
            return
        self._over = 0 if self._bucket.take(self._rate, self._live.house.ticks()) else self._over + 1
        try:
            message = read(content)
            if self._over:
                raise Refusal("limit/messages", "too many messages; slower")
        except Refusal as refusal:
            self._refuse(content, refusal)
            return
        if isinstance(message, Ping):
            self._socket.send(ENCODER.encode(Pong(at=message.at, now=self._live.house.now())))
        elif isinstance(message, Hello):
            self._socket.send(rejected("", Refusal("socket/hello", "hello is the first message, once")))
        else:
            self._live.inbox.put(partial(self._live.command, self._socket, message, time.perf_counter()))

    def _refuse(self, content: bytes, refusal: Refusal) -> None:
        self._socket.send(rejected(_id_in(content), refusal))
        if self._over > PATIENCE:
            self._socket.send(rejected("", refusal))
            self._socket.close(TRY_LATER, refusal.key)


def checked(hello: Incoming) -> Hello:
    if not isinstance(hello, Hello):
        raise Refusal("socket/hello", "the first message is hello")
    if hello.protocol != PROTOCOL:
        raise Refusal("socket/protocol", f"this server speaks protocol {PROTOCOL}", asked=hello.protocol, allowed=PROTOCOL)
    return hello


async def _text(websocket: WebSocket) -> bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1006))
    text = message.get("text")
    content: bytes = text.encode(errors="surrogatepass") if text is not None else message.get("bytes") or b""
    if len(content) > LARGEST:
        raise Refusal("message/large", f"a message has at most {LARGEST} bytes", most=LARGEST)
    return content


def read(content: bytes) -> Incoming:
    """A message, if it is one."""
    try:
        return INCOMING.decode(content)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
        raise Refusal("message/unreadable", "this is not a message of this protocol") from None


class _Named(msgspec.Struct):
    id: str = ""


def _id_in(content: bytes) -> str:
    """The id of a command that could not be read otherwise, so that its sender gets an answer."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
        return msgspec.json.decode(content, type=_Named).id[:32]
    return ""

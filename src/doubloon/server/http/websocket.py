"""One WebSocket per device: the first message names a table, the others are commands to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Protocol

import msgspec
from starlette.requests import HTTPConnection

from doubloon.engine.errors import Refusal
from doubloon.server.http.proxy import household
from doubloon.server.http.rate_limits import Bucket, Gate, Rate
from doubloon.server.protocol.messages import ENCODER, INCOMING, PROTOCOL, Hello, Incoming, Ping, Pong
from doubloon.server.runtime.context import Device, rejected
from doubloon.server.runtime.registry import Tables
from doubloon.server.runtime.session import Live

PATH = "/api/socket"
ENDPOINT = "websocket_endpoint"  # its name in the state that the application makes when it starts
GREETING = 10.0  # seconds until the first message
PATIENCE = 3  # messages above the limit, in a row, until the socket is closed
POLICY, TRY_LATER = 1008, 1013
ENCRYPTED = ("https", "wss")
PASSING = ("limit/", "server/", "store/", "table/resting")  # reasons that will be gone in a while


class ConnectionLost(Exception):
    """The client is gone, or the connection is being closed."""


class Connection(Protocol):
    """An open WebSocket."""

    def send(self, message: bytes) -> None:
        """Never waits. A client that reads too slowly is dropped; it may reconnect and resume."""

    def close(self, code: int, reason: str) -> None:
        """Close after the messages that wait to be sent."""

    async def receive(self) -> bytes:
        """The next message, or `ConnectionLost`."""

    async def deliver(self, receive: Callable[[bytes], None]) -> None:
        """Call `receive` with each message, in order, until either side closes the connection."""


class DeviceSocket:
    """A device at a table."""

    def __init__(self, connection: Connection) -> None:
        self.holders: frozenset[int] = frozenset()
        self.plain = False
        self.send = connection.send
        self.close = connection.close


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


class WebSocketEndpoint:
    """Serves `/api/socket`: lets a device in, and gives its messages to the table."""

    def __init__(self, tables: Tables, gate: Gate, base_url: str) -> None:
        self._tables = tables
        self._gate = gate
        self._base_url = base_url

    def may_connect(self, request: HTTPConnection) -> bool:
        """Is this a request for a socket, from a page of ours or from a program?"""
        try:
            check_origin(request, self._base_url)
        except Refusal:
            return False
        return bool(request.scope["path"] == PATH)

    async def serve(self, request: HTTPConnection, connection: Connection) -> None:
        """Until the connection is lost, or the device is refused."""
        address = household(request)
        try:
            self._gate.check("requests", address, self._tables.house.ticks())
            self._gate.open(address)
        except Refusal as refusal:
            refuse(connection, refusal, TRY_LATER)
            return
        try:
            await self._greet(connection)
        finally:
            self._gate.close(address)

    async def _greet(self, connection: Connection) -> None:
        try:
            async with asyncio.timeout(GREETING):
                hello = read(await connection.receive())
            await self._attend(connection, checked(hello))
        except TimeoutError:
            refuse(connection, Refusal("socket/silent", "no hello came"), POLICY)
        except Refusal as refusal:
            refuse(connection, refusal, TRY_LATER if refusal.key.startswith(PASSING) else POLICY)
        except ConnectionLost:
            return

    async def _attend(self, connection: Connection, hello: Hello) -> None:
        """At the table, until the connection is lost. Whatever happens, the table learns that the device has gone."""
        live = await self._tables.get(hello.table)
        if len(live.company.devices) >= self._gate.limits.devices:
            raise Refusal("table/crowded", "no more people can come to this table")
        device = DeviceSocket(connection)
        device.plain = hello.plain
        try:
            await live.ask(lambda: live.enter(device, hello.keys, hello.after))
            await connection.deliver(MessageHandler(device, live, self._gate.limits.messages).receive)
        finally:
            live.inbox.put(lambda: live.leave(device))


def refuse(connection: Connection, refusal: Refusal, code: int) -> None:
    connection.send(rejected("", refusal))
    connection.close(code, refusal.key)


class MessageHandler:
    """Checks the messages of a device and passes commands on to its table."""

    def __init__(self, device: Device, live: Live, rate: Rate) -> None:
        self._device = device
        self._live = live
        self._rate = rate
        self._bucket = Bucket(rate, live.house.ticks())
        self._over = 0  # messages above the limit, in a row

    def receive(self, content: bytes) -> None:
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
            self._device.send(ENCODER.encode(Pong(at=message.at, now=self._live.house.now())))
        elif isinstance(message, Hello):
            self._device.send(rejected("", Refusal("socket/hello", "hello is the first message, once")))
        else:
            self._live.inbox.put(partial(self._live.command, self._device, message, time.perf_counter()))

    def _refuse(self, content: bytes, refusal: Refusal) -> None:
        self._device.send(rejected(_id_in(content), refusal))
        if self._over > PATIENCE:
            self._device.send(rejected("", refusal))
            self._device.close(TRY_LATER, refusal.key)


def checked(hello: Incoming) -> Hello:
    if not isinstance(hello, Hello):
        raise Refusal("socket/hello", "the first message is hello")
    if hello.protocol != PROTOCOL:
        raise Refusal("socket/protocol", f"this server speaks protocol {PROTOCOL}", asked=hello.protocol, allowed=PROTOCOL)
    return hello


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

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
from doubloon.server.http.connections import RefusedConnections
from doubloon.server.http.hosts import MISDIRECTED, HostCheck
from doubloon.server.http.proxy import client_host
from doubloon.server.http.rate_limits import Bucket, Rate, RateLimiter, household
from doubloon.server.http.settings import Settings
from doubloon.server.protocol.messages import ENCODER, INCOMING, PROTOCOL, Hello, Incoming, Ping, Pong
from doubloon.server.runtime.context import Device, reject_message
from doubloon.server.runtime.registry import TableRegistry
from doubloon.server.runtime.session import Session

PATH = "/api/socket"
ENDPOINT = "websocket_endpoint"  # its name in the state that the application makes when it starts
MAX_EXCESS = 3  # messages above the rate limit, in a row, until the socket is closed
POLICY_VIOLATION, TRY_AGAIN_LATER = 1008, 1013  # close codes
TOO_MANY = 429  # HTTP status
ENCRYPTED = ("https", "wss")
TEMPORARY = ("limit/", "server/", "store/", "table/resting")  # refusals after which a client should reconnect later


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

    async def gone(self) -> None:
        """Wait until the connection no longer exists."""


class DeviceSocket:
    """A device at a table."""

    def __init__(self, connection: Connection) -> None:
        self.holders: frozenset[int] = frozenset()
        self.plain = self.screen = False
        self.send = connection.send
        self.close = connection.close


def check_origin(connection: HTTPConnection, base_url: str) -> None:
    """A browser sends the origin of its page: it must be ours, and encrypted if ours is. Programs send none."""
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

    def __init__(self, registry: TableRegistry, limiter: RateLimiter, refused: RefusedConnections, settings: Settings) -> None:
        self._registry = registry
        self._limiter = limiter
        self._refused = refused
        self._base_url = settings.base_url
        self._hosts = HostCheck(settings)
        self.timeouts = settings.timeouts

    def refusal(self, request: HTTPConnection) -> int:
        """The HTTP status that refuses an upgrade; 0: it is for a socket, from a page of ours or from a program."""
        if self._limiter.is_banned(client_host(request), self._registry.context.ticks()):
            return TOO_MANY
        if not self._hosts.allows(request.headers):
            return MISDIRECTED
        try:
            check_origin(request, self._base_url)
        except Refusal:
            return 403
        return 0 if request.scope["path"] == PATH else 403

    async def serve(self, request: HTTPConnection, connection: Connection) -> None:
        """Until the connection is lost, or the device is refused. A socket is counted until it is gone."""
        host = client_host(request)
        try:
            self._limiter.check("requests", host, self._registry.context.ticks())
            if not self._limiter.open("sockets", host):
                raise Refusal("limit/sockets", "too many connections from here")
        except Refusal as refusal:
            self._refused.count("sockets")
            refuse(connection, refusal, TRY_AGAIN_LATER)
            return
        try:
            await self._wait_for_hello(connection, household(host))
            await connection.gone()
        finally:
            self._limiter.close("sockets", host)

    def may_receive(self, host: str, cost: int) -> bool:
        """Count so many frames, of any kind. False: the address has sent too many."""
        if self._limiter.may("frames", host, self._registry.context.ticks(), cost=cost):
            return True
        self._refused.count("frames")
        return False

    def count_dropped(self) -> None:
        """A client has read too little."""
        self._refused.count("unread")

    async def _wait_for_hello(self, connection: Connection, address: str) -> None:
        try:
            async with asyncio.timeout(self.timeouts.head):
                hello = decode(await connection.receive())
            await self._play(connection, check_hello(hello), address)
        except TimeoutError:
            refuse(connection, Refusal("socket/silent", "no hello came"), POLICY_VIOLATION)
        except Refusal as refusal:
            refuse(connection, refusal, TRY_AGAIN_LATER if refusal.key.startswith(TEMPORARY) else POLICY_VIOLATION)
        except ConnectionLost:
            return

    async def _play(self, connection: Connection, hello: Hello, address: str) -> None:
        """Until the connection is lost. Whatever happens, the table learns that the device is gone."""
        session = await self._registry.get(hello.table)
        if len(session.live.presence.devices) >= self._limiter.limits.devices:
            raise Refusal("table/crowded", "no more people can come to this table")
        device = DeviceSocket(connection)
        device.plain, device.screen = hello.plain, hello.screen
        try:
            await session.ask(lambda: session.enter(device, hello.keys, hello.after, address))
            await connection.deliver(MessageHandler(device, session, self._limiter.limits.messages).receive)
        finally:
            session.mailbox.put(lambda: session.leave(device))


def refuse(connection: Connection, refusal: Refusal, code: int) -> None:
    connection.send(reject_message("", refusal))
    connection.close(code, refusal.key)


class MessageHandler:
    """Checks the messages of a device and passes commands on to its table."""

    def __init__(self, device: Device, session: Session, rate: Rate) -> None:
        self._device = device
        self._session = session
        self._bucket = Bucket(rate, session.context.ticks())
        self._excess = 0  # messages above the limit, in a row

    def receive(self, content: bytes) -> None:
        if self._excess > MAX_EXCESS:
            return
        self._excess = 0 if self._bucket.take(self._session.context.ticks()) else self._excess + 1
        try:
            message = decode(content)
            if self._excess:
                raise Refusal("limit/messages", "too many messages; slower")
        except Refusal as refusal:
            self._refuse(content, refusal)
            return
        if isinstance(message, Ping):
            self._device.send(ENCODER.encode(Pong(at=message.at, now=self._session.context.now())))
        elif isinstance(message, Hello):
            self._device.send(reject_message("", Refusal("socket/hello", "hello is the first message, once")))
        else:
            self._session.mailbox.put(partial(self._session.command, self._device, message, time.perf_counter()))

    def _refuse(self, content: bytes, refusal: Refusal) -> None:
        self._device.send(reject_message(_id_in(content), refusal))
        if self._excess > MAX_EXCESS:
            self._device.send(reject_message("", refusal))
            self._device.close(TRY_AGAIN_LATER, refusal.key)


def check_hello(hello: Incoming) -> Hello:
    if not isinstance(hello, Hello):
        raise Refusal("socket/hello", "the first message is hello")
    if hello.protocol != PROTOCOL:
        raise Refusal("socket/protocol", f"this server speaks protocol {PROTOCOL}", asked=hello.protocol, allowed=PROTOCOL)
    return hello


def decode(content: bytes) -> Incoming:
    try:
        return INCOMING.decode(content)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
        raise Refusal("message/unreadable", "this is not a message of this protocol") from None


class _CommandId(msgspec.Struct):
    id: str = ""


def _id_in(content: bytes) -> str:
    """The id in an unreadable command, so that its sender gets an answer."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
        return msgspec.json.decode(content, type=_CommandId).id[:32]
    return ""

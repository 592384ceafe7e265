"""TCP connections: how many an address may have, and how long each may take. What is refused is counted, and logged now and then."""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from collections.abc import Callable
from dataclasses import astuple, dataclass
from functools import partial
from typing import Any, Protocol, cast

import h11
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from doubloon.server.http.headers import HEADERS
from doubloon.server.http.proxy import may_be_proxy
from doubloon.server.http.rate_limits import RateLimiter
from doubloon.server.logs import LOG
from doubloon.server.metrics import Metrics

GUARD = "connection_guard"  # its name in the state that the application makes when it starts
MAX_DESCRIPTORS = 65_536
RESERVED = 128  # descriptors for the database, logs and the listening socket
PIECE = 65_536  # bytes of a response that are sent at once
SILENT = ("", "head")  # phases: between two requests, and before the headers are complete
LOG_INTERVAL = 10_000  # ms between two lines about the same reason


@dataclass(frozen=True)
class Timeouts:
    """Seconds."""

    head: float = 10.0  # from the first byte of a request, or from the connection, to the end of its headers; and to a socket's hello
    body: float = 30.0
    response: float = 120.0  # until the client has read it
    stall: float = 20.0  # in which a WebSocket's client reads nothing that waits for it
    close: float = 10.0  # until a WebSocket's client has answered a close frame

    def faster(self, times: float) -> Timeouts:
        return Timeouts(*(each / times for each in astuple(self)))


def raise_descriptor_limit() -> None:
    """Many systems give a process 1,024 descriptors unless it asks for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def max_connections() -> int:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(RESERVED, min(soft if soft != resource.RLIM_INFINITY else MAX_DESCRIPTORS, MAX_DESCRIPTORS) - RESERVED)


class RefusedConnections:
    """Counts refused and dropped connections by reason."""

    def __init__(self, metrics: Metrics, ticks: Callable[[], int]) -> None:
        self._metrics = metrics
        self._ticks = ticks
        self._unlogged: Counter[str] = Counter()
        self._logged_at: dict[str, int] = {}

    def count(self, reason: str) -> None:
        self._metrics.connections_refused.labels(reason).inc()
        self._unlogged[reason] += 1
        now = self._ticks()
        if now - self._logged_at.get(reason, now - LOG_INTERVAL) >= LOG_INTERVAL:
            LOG.warning("connections-refused", extra={"reason": reason, "count": self._unlogged.pop(reason)})
            self._logged_at[reason] = now


class Droppable(Protocol):
    """A connection that has not asked for anything yet."""

    def drop(self) -> None: ...


class ConnectionGuard:
    """Admits connections of a worker process. When all descriptors are taken, the one that has been silent for the longest makes room."""

    def __init__(self, limiter: RateLimiter, refused: RefusedConnections, ticks: Callable[[], int], timeouts: Timeouts) -> None:
        self.refused = refused
        self.timeouts = timeouts
        self._limiter = limiter
        self._ticks = ticks
        self._open = 0
        self._silent: dict[Droppable, None] = {}  # the longest silent first
        self._most = max_connections()

    def admit(self, host: str | None) -> Slot | None:
        """`host` is None for a proxy, which brings many clients."""
        if reason := self._excess(host):
            self.refused.count(reason)
            return None
        self._open += 1
        return Slot(self, host)

    def _excess(self, host: str | None) -> str:
        """Of what there is too much; empty: the connection is counted now."""
        if host is not None and self._limiter.is_banned(host, self._ticks()):
            return "banned"
        if host is not None and not self._limiter.may("connects", host, self._ticks()):
            return "connects"
        if host is not None and not self._limiter.open("connections", host):
            return "connections"
        if self._open >= self._most and not self._drop_silent():
            if host is not None:
                self._limiter.close("connections", host)
            return "descriptors"
        return ""

    def _drop_silent(self) -> bool:
        """Make room, if anybody is silent. It is free a moment later; some descriptors are reserved."""
        oldest = next(iter(self._silent), None)
        if oldest is None:
            return False
        self.set_silent(oldest, is_silent=False)
        self.refused.count("descriptors")
        oldest.drop()
        return True

    def set_silent(self, connection: Droppable, *, is_silent: bool) -> None:
        self._silent.pop(connection, None)
        if is_silent:
            self._silent[connection] = None

    def release(self, host: str | None) -> None:
        self._open -= 1
        if host is not None:
            self._limiter.close("connections", host)


class Slot:
    """A place for one connection, from its beginning until it is really gone."""

    def __init__(self, guard: ConnectionGuard, host: str | None) -> None:
        self._guard: ConnectionGuard | None = guard
        self._host = host

    def release(self) -> None:
        guard, self._guard = self._guard, None
        if guard is not None:
            guard.release(self._host)


# === HTTP ===


@dataclass(frozen=True)
class HttpServer:
    """For uvicorn's setting `http`: it calls this for each connection."""

    is_proxied: bool = False

    def __call__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop | None = None
    ) -> Doorkeeper:
        return Doorkeeper(self, partial(HttpConnection, config, server_state, app_state, _loop), app_state[GUARD])


class Doorkeeper(asyncio.Protocol):
    """Refuses a connection before anything is made for it; or makes its protocol, and leaves. It is a `Door` of acceptor.py.
    A server of another kind does not ask first: then a connection is refused when it is made."""

    def __init__(self, server: HttpServer, make: Callable[[], HttpConnection], guard: ConnectionGuard) -> None:
        self._server = server
        self._make = make
        self._guard = guard
        self._slot: Slot | None = None

    def admits(self, peer: Any) -> bool:
        is_proxy = self._server.is_proxied and may_be_proxy(peer)
        self._slot = self._guard.admit(None if is_proxy else peer[0] if peer else "")
        return self._slot is not None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        stream = cast("asyncio.Transport", transport)
        if self._slot is None:
            self.admits(stream.get_extra_info("peername"))
        if self._slot is None:
            stream.abort()
            return
        connection = self._make()
        connection.guard, connection.slot = self._guard, self._slot
        stream.set_protocol(connection)
        connection.connection_made(stream)

    def connection_lost(self, exc: Exception | None) -> None:
        """Refused, or lost before it was made."""
        if self._slot is not None:
            self._slot.release()


class HttpConnection(H11Protocol):
    """uvicorn's HTTP/1.1 with time limits. A deadline belongs to a phase of a request: bytes that trickle in do not extend it."""

    guard: ConnectionGuard
    slot: Slot
    _phase: tuple[str, object] = ("", None)  # and the request
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        super().connection_made(transport)
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.set_silent(self, is_silent=False)
        self._stop_timer()
        super().connection_lost(exc)
        self.slot.release()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._set_deadline()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._set_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection's slot goes to its next protocol."""
        super().handle_websocket_upgrade(event)
        self._phase = ("upgraded", None)
        self.guard.set_silent(self, is_silent=False)
        self._stop_timer()
        cast("Any", self.transport.get_protocol()).slot = self.slot

    def send_400_response(self, msg: str) -> None:
        self.transport.write(bare_response(400, msg.encode()))
        self.transport.close()

    def _set_deadline(self) -> None:
        phase = self._current_phase()
        if phase != self._phase and self._phase[0] != "upgraded":
            self._phase = phase
            self._stop_timer()
            self.guard.set_silent(self, is_silent=phase[0] in SILENT)
            if phase[0]:
                self._timer = self.loop.call_later(getattr(self.guard.timeouts, phase[0]), self._time_out)

    def _current_phase(self) -> tuple[str, object]:
        if self.cycle is None or self.cycle.response_complete:
            return ("" if self.timeout_keep_alive_task is not None else "head"), self.cycle
        return ("body" if self.cycle.more_body else "response"), self.cycle

    def _time_out(self) -> None:
        self.guard.refused.count("timeout")
        self.drop()

    def drop(self) -> None:
        self.transport.abort()

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class PiecewiseOutput:
    """Sends a long body in pieces, each when the client has read most of those before: unread output is bounded."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_pieces(message: Message) -> None:
            body = message.get("body", b"")
            for start in range(0, len(body) - PIECE, PIECE):
                await send({"type": "http.response.body", "body": body[start : start + PIECE], "more_body": True})
            await send({**message, "body": body[(len(body) - 1) // PIECE * PIECE :]} if len(body) > PIECE else message)

        await self._app(scope, receive, send_pieces if scope["type"] == "http" else send)


STATUS_LINES = {400: b"400 Bad Request", 403: b"403 Forbidden", 421: b"421 Misdirected Request", 429: b"429 Too Many Requests"}


def bare_response(status: int, text: bytes = b"") -> bytes:
    """A response outside the application; it ends the connection."""
    fields = {
        **HEADERS,
        "cache-control": "no-store",
        "content-type": "text/plain; charset=utf-8",
        "content-length": str(len(text)),
        "connection": "close",
    }
    lines = [b"HTTP/1.1 " + STATUS_LINES[status], *(f"{name}: {value}".encode() for name, value in fields.items())]
    return b"\r\n".join([*lines, b"", text])

"""WebSockets by picows, on the port of the HTTP server.

uvicorn reads an upgrade request and hands the connection over (its setting `ws`). From then on picows reads and writes the frames;
messages bypass uvicorn and ASGI.
"""

from __future__ import annotations

import asyncio
import logging
from base64 import b64decode
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast
from urllib.parse import unquote

from picows import WSUpgradeRequest
from picows.picows import WSAutoPingStrategy, WSProtocol  # type: ignore[attr-defined] # missing in its stub
from starlette.requests import HTTPConnection
from starlette.types import Scope
from uvicorn.config import Config
from uvicorn.server import ServerState

from doubloon.server.http.connections import Slot, bare_response
from doubloon.server.http.proxy import apply_forwarded
from doubloon.server.http.websocket import ENDPOINT, WebSocketEndpoint
from doubloon.server.http.websocket_connection import PicowsConnection
from doubloon.server.logs import LOG
from doubloon.server.protocol.messages import MAX_MESSAGE

VERSIONS = (b"13", b"8", b"7")  # of the WebSocket protocol, that picows knows
READ_BUFFER = 2048  # bytes of each connection at first, the least that picows takes: more is read only of those that send more


class OwnFailures(logging.Filter):
    """Passes only our own failures. Protocol errors of clients are not worth a line, and their lines contain addresses."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.exc_info is not None


PICOWS_LOG = logging.LoggerAdapter(
    LOG.getChild("picows"), {}
)  # an adapter, since picows creates a child of a plain logger for each connection
PICOWS_LOG.logger.addFilter(OwnFailures())
PICOWS_LOG.setLevel(logging.ERROR)


# === The handover ===


@dataclass(frozen=True)
class WebSocketServer:
    """For uvicorn's setting `ws`: it calls this for each upgrade request."""

    heartbeat: float  # seconds between pings, and for each answer
    is_proxied: bool = False  # is the client named by a proxy

    def __call__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> Handover:
        return Handover(self, server_state, app_state[ENDPOINT])


class Handover(asyncio.Protocol):
    """Takes a connection and its upgrade request from uvicorn, and gives both to picows."""

    _transport: asyncio.Transport
    slot: Slot  # of the connection; `HttpConnection` sets it

    def __init__(self, server: WebSocketServer, state: ServerState, endpoint: WebSocketEndpoint) -> None:
        self._server = server
        self._state = state
        self._endpoint = endpoint
        self._handle: asyncio.Handle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        """The request. uvicorn then makes this object the protocol of the transport, so picows takes over a turn of the loop later."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_soon(self._hand_over, data)
        else:  # frames before the answer to the request
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.slot.release()
        if self._handle is not None:
            self._handle.cancel()

    def _hand_over(self, request: bytes) -> None:
        transport, self._handle = self._transport, None
        connection = HTTPConnection(self._scope(request))
        status = 400 if not is_upgrade(request) else self._endpoint.refusal(connection)
        if status:
            transport.write(bare_response(status))
            transport.close()
            return
        protocol = self._protocol(connection)
        transport.pause_reading()  # uvloop chooses how to read when reading begins
        transport.set_protocol(protocol)
        protocol.connection_made(transport)
        feed(protocol, minimal_request(request))
        if transport.is_closing():
            self.slot.release()
        else:
            transport.resume_reading()

    def _scope(self, request: bytes) -> Scope:
        scope = scope_of(request, self._transport)
        return apply_forwarded(scope) if self._server.is_proxied else scope

    def _protocol(self, request: HTTPConnection) -> Any:
        """One of picows, which asks `respond` for the listener of the connection."""

        def respond(_: WSUpgradeRequest) -> Any:
            return PicowsConnection(self._endpoint, request, self._state, heartbeat=self._server.heartbeat, slot=self.slot)

        return protocol_of(respond)


def protocol_of(respond: Callable[[WSUpgradeRequest], Any]) -> Any:
    """The asyncio protocol that `picows.ws_create_server` makes for each connection it accepts."""
    return WSProtocol(
        None,  # host and port, of clients
        None,  # path, of clients
        False,  # is this a client
        respond,
        PICOWS_LOG,
        True,  # disconnect on exceptions
        None,  # seconds for the request, which is here already
        False,  # pings; `PicowsConnection` sends them
        0.0,  # seconds until a ping
        0.0,  # seconds for its answer
        WSAutoPingStrategy.PING_WHEN_IDLE,
        False,  # answers to pings; likewise
        MAX_MESSAGE,  # bytes of a frame
        None,  # headers, of clients
        READ_BUFFER,
    )


def feed(protocol: Any, data: bytes) -> None:
    """Let a buffered protocol read these bytes."""
    while data:
        buffer: memoryview = protocol.get_buffer(len(data))
        size = min(len(buffer), len(data))
        buffer[:size] = data[:size]
        protocol.buffer_updated(size)
        data = data[size:]


def headers_of(request: bytes) -> list[tuple[bytes, bytes]]:
    """As uvicorn writes them: names in lower case."""
    lines = request.removesuffix(b"\r\n\r\n").split(b"\r\n")[1:]
    return [(name, value.strip()) for name, _, value in (line.partition(b":") for line in lines)]


def is_upgrade(request: bytes) -> bool:
    """What picows requires; its own refusals would lack our headers."""
    headers = dict(headers_of(request))
    try:
        key = b64decode(headers.get(b"sec-websocket-key", b""), validate=True)
    except ValueError:
        return False
    return request.startswith(b"GET ") and len(key) == 16 and headers.get(b"sec-websocket-version") in VERSIONS


def scope_of(request: bytes, transport: asyncio.Transport) -> Scope:
    """A request as ASGI describes it."""
    peer = transport.get_extra_info("peername")
    path, _, query = request.split(b" ", 2)[1].partition(b"?")
    return {
        "type": "websocket",
        "scheme": "ws" if transport.get_extra_info("sslcontext") is None else "wss",
        "client": tuple(peer[:2]) if isinstance(peer, tuple) else None,
        "path": unquote(path.decode("latin-1")),
        "query_string": query,
        "headers": headers_of(request),
    }


def minimal_request(request: bytes) -> bytes:
    """The request with the headers that picows needs. It accepts only `Connection: Upgrade`; Firefox sends `keep-alive, Upgrade`."""
    headers = [(name, value) for name, value in headers_of(request) if name.startswith(b"sec-websocket-")]
    lines = [b"%b: %b" % header for header in [(b"upgrade", b"websocket"), (b"connection", b"upgrade"), *headers]]
    return b"\r\n".join([request.partition(b"\r\n")[0], *lines, b"", b""])

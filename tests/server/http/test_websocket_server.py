"""How a connection comes from the HTTP server to picows."""

import asyncio
import json
import logging
from collections.abc import Mapping
from contextlib import suppress

import pytest
from websockets.frames import Frame, Opcode

from doubloon.client import ApiClient
from doubloon.server.http.websocket_server import PICOWS_LOG, minimal_request
from tests.server.running import Server
from tests.server.tables import ME
from tests.server.talking import hello, make

UPGRADE = {
    "Host": "localhost",
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "A" * 22 + "==",
}


def request(target: str, headers: Mapping[str, str | None], method: str = "GET") -> bytes:
    """A request. A header whose value is None is left out."""
    lines = [f"{name}: {value}" for name, value in headers.items() if value is not None]
    return "\r\n".join([f"{method} {target} HTTP/1.1", *lines, "", ""]).encode()


async def status_of(reader: asyncio.StreamReader) -> int:
    head = await reader.readuntil(b"\r\n\r\n")
    body = [line.partition(b":")[2] for line in head.splitlines() if line.lower().startswith(b"content-length:")]
    await reader.readexactly(int(body[0]) if body else 0)
    return int(head.split()[1])


async def statuses(server: Server, *requests: bytes) -> list[int]:
    """One connection, one answer to each."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    found = []
    for each in requests:
        writer.write(each)
        found.append(await status_of(reader))
    writer.close()
    return found


@pytest.mark.parametrize(
    ("target", "changes", "status"),
    [
        ("/api/socket", {}, 101),
        ("/api/socket?any=thing", {}, 101),
        ("/api/socket", {"Connection": "keep-alive, Upgrade"}, 101),  # as Firefox writes it
        ("/api/socket", {"Upgrade": "WebSocket"}, 101),
        ("/api/socket", {"Origin": "http://localhost"}, 101),
        ("/api/socket", {"Origin": "http://there"}, 403),
        ("/api/sockets", {}, 403),
        ("/", {}, 403),
        ("/api/socket", {"Sec-WebSocket-Key": None}, 400),
        ("/api/socket", {"Sec-WebSocket-Key": "short"}, 400),
        ("/api/socket", {"Sec-WebSocket-Version": "99"}, 400),
        ("/api/socket", {"Upgrade": None}, 404),
    ],
)
async def test_upgrade_requests(server: Server, target: str, changes: dict[str, str | None], status: int) -> None:
    assert await statuses(server, request(target, {**UPGRADE, **changes})) == [status]


async def test_only_get_upgrades(server: Server) -> None:
    assert await statuses(server, request("/api/socket", UPGRADE, "POST")) == [400]


async def test_a_connection_may_serve_pages_before_it_is_upgraded(server: Server) -> None:
    page = request("/health", {"Host": "localhost"})
    assert await statuses(server, page, page, request("/api/socket", UPGRADE)) == [200, 200, 101]


async def test_long_headers_do_not_get_in_the_way(server: Server) -> None:
    headers = {**UPGRADE, "Sec-WebSocket-Extensions": "x" * 9000, **{f"X-{number}": "y" for number in range(200)}}
    assert await statuses(server, request("/api/socket", headers)) == [101]


async def test_who_sends_frames_before_the_answer_does_no_harm(server: Server, desk: ApiClient) -> None:
    place = await make(desk, "pig", (ME, ME))
    first = Frame(Opcode.TEXT, json.dumps(hello(place)).encode()).serialize(mask=True)
    for together in (True, False):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(request("/api/socket", UPGRADE) + (first if together else b""))
        await asyncio.sleep(0)
        writer.write(first)
        with suppress(ConnectionResetError):
            assert not await reader.read(1) or await reader.readuntil(b"\r\n\r\n")
        writer.close()
    assert json.loads(await desk.ask("GET", "/health"))["status"] == "ok"


def test_picows_gets_what_it_needs() -> None:
    given = b"GET /a?b HTTP/1.1\r\nhost: x\r\nconnection: keep-alive, Upgrade\r\nupgrade: WebSocket\r\nsec-websocket-key: k\r\n\r\n"
    assert minimal_request(given) == b"GET /a?b HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: k\r\n\r\n"


def test_the_log_tells_of_failures_alone(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, PICOWS_LOG.logger.name):
        PICOWS_LOG.info("New connection accepted: %s", "192.0.2.1")
        PICOWS_LOG.error("WS parser error: %s", "a client's fault")
        try:
            raise ValueError
        except ValueError:
            PICOWS_LOG.exception("WS parser failure")
    assert [record.message for record in caplog.records] == ["WS parser failure"]

"""Connections that say nothing, say little, or read nothing: they end in time, and are counted until they are gone."""

import asyncio
import contextlib
import json
import resource
import socket
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.attack.honest import descriptors, latency, refused, seated
from tests.attack.hostile import UPGRADE, Hostile
from tests.attack.test_requests import log
from tests.counts import SOAK
from tests.server.running import Server, running

SILENT = 200 if SOAK == 1 else 1000
HURRY = 20.0  # so the headers have half a second


def connected(server: Server, address: str, content: bytes = b"") -> socket.socket:
    client = Hostile(server.port, 60).connect(address)
    client.sendall(content)
    return client


def is_closed(client: socket.socket) -> bool:
    """It has been closed, whatever was said before."""
    client.settimeout(0)
    try:
        while client.recv(65_536):
            pass
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


@contextlib.contextmanager
def many(server: Server, count: int, address: str, content: bytes = b"") -> Iterator[list[socket.socket]]:
    with contextlib.ExitStack() as clients:
        found = []
        for _ in range(count):
            with contextlib.suppress(OSError):
                found.append(clients.enter_context(connected(server, address, content)))
        yield found


BEGINNINGS = {
    "silence": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: local",
    "half a body": b"POST /api/look HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{",
    "half a second request": b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /health HT",
    "no hello": UPGRADE,
}


async def test_silent_and_trickling_connections_end_in_time(tmp_path: Path) -> None:
    """Those that send a byte now and then too."""
    with running(tmp_path / "tables.db", generous=False, patience=HURRY, heartbeat=0.5) as server:
        before = descriptors(server)
        clients = {what: connected(server, "127.0.2.1", beginning) for what, beginning in BEGINNINGS.items()}
        end = time.monotonic() + 2.5  # half a body has 1.5 s
        while time.monotonic() < end and any(not is_closed(client) for client in clients.values()):
            for what in ("half a head", "half a second request"):
                with contextlib.suppress(OSError):
                    clients[what].send(b"h")
            await asyncio.sleep(0.1)
        assert [what for what, client in clients.items() if not is_closed(client)] == []
        assert refused(server, "timeout") >= 4
        assert descriptors(server) <= before + 1  # the metrics' own
        for client in clients.values():
            client.close()


async def test_who_does_not_read_a_response_is_dropped(tmp_path: Path) -> None:
    """Of 1.5 MB, far more than the system takes."""
    with running(tmp_path / "tables.db", patience=5 * HURRY) as server:  # 1.2 s
        before = descriptors(server)
        head = f"POST /api/replay?plain=1 HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(log())}\r\n\r\n"
        with connected(server, "127.0.2.5", head.encode() + log()):
            end = time.monotonic() + 30
            while not refused(server, "timeout"):
                assert time.monotonic() < end
                await asyncio.sleep(0.1)
            assert descriptors(server) <= before + 1  # the metrics' own


async def test_who_answers_pings_and_says_no_hello_is_sent_away(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", generous=False, patience=HURRY) as server:
        async with connect(server.url.replace("http", "ws") + "/api/socket") as silent:
            assert json.loads(await silent.recv())["reason"] == "socket/silent"


async def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", generous=False) as server, many(server, SILENT, "127.0.2.2") as clients:
        async with seated(server) as device:
            assert await latency(device) < 0.25
        assert sum(not is_closed(client) for client in clients) <= 128
        assert sum(refused(server, reason) for reason in ("connections", "connects", "banned")) >= SILENT - 128
        lines = [json.loads(line) for line in server.lines.read_text().splitlines()]
        assert {"connections"} <= {line.get("reason") for line in lines if line["event"] == "connections-refused"}


async def test_what_is_closed_counts_until_it_is_gone(tmp_path: Path) -> None:
    """The server has closed them, but they neither answer nor read."""
    unknown = b"\x81\x82" + bytes(4) + b"{}"
    with running(tmp_path / "tables.db", generous=False) as server, many(server, 64, "127.0.2.3", UPGRADE) as clients:
        for client in clients:
            client.recv(4096)
            client.sendall(unknown)
        await asyncio.sleep(0.3)
        with connected(server, "127.0.2.3", UPGRADE) as one_more:
            await asyncio.sleep(0.3)
            assert b"limit/sockets" in one_more.recv(4096)
        with connected(server, "127.0.2.4", UPGRADE) as other:
            await asyncio.sleep(0.3)
            assert b"limit/sockets" not in other.recv(4096)


def test_there_are_as_many_descriptors_as_the_system_allows(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 1024), hard))  # what a server usually gets
    with running(tmp_path / "tables.db") as server:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        assert server.process is not None
        limits = Path(f"/proc/{server.process.pid}/limits").read_text().splitlines()
        found = next(line for line in limits if line.startswith("Max open files")).split()[3:5]
        assert [int(each) for each in found] == [min(hard, 65_536), hard]


@pytest.mark.parametrize("path", ["/", "/health"])
def test_answers_still_come(tmp_path: Path, path: str) -> None:
    with running(tmp_path / "tables.db", generous=False, patience=HURRY) as server:
        for _ in range(5):
            with urllib.request.urlopen(server.url + path) as response:  # noqa: S310
                assert response.status == 200

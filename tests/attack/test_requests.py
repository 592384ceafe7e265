"""Requests that ask for too much, name a foreign host, or hold what cannot be written."""

import http.client
import json
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

import pytest

from doubloon.server.http.headers import HEADERS
from tests.attack.honest import resident
from tests.counts import SOAK
from tests.server.http.test_websocket_server import UPGRADE, request
from tests.server.running import Server, running

LONE = "\ud800"
MANY = 20 if SOAK == 1 else 200
Answer = tuple[int, dict[str, str], bytes]  # status, headers and body


def ask(server: Server, method: str, path: str, body: bytes = b"", *, source: str = "127.0.0.1", **headers: str) -> Answer:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30, source_address=(source, 0))
    connection.request(method, path, body, headers)
    response = connection.getresponse()
    content = response.read()
    connection.close()
    return response.status, {name.lower(): value for name, value in response.getheaders()}, content


def log(**changes: object) -> bytes:
    """A game of Pig in which both seats roll and hold for ever."""
    whole = {
        "format": "doubloon-log-1",
        "game": "pig",
        "version": 1,
        "seats": 2,
        "first": 0,
        "options": {"target": 1000},
        "actions": [0, 1, 1] * 600,  # roll, a two, hold: 150 times 2 points for each seat
        "commitment": "",
        "additions": [],
        "seed": "",
        "began": "",
        "times": [],
    }
    return json.dumps({**whole, **changes}).encode()


# === Replays ===


@pytest.mark.parametrize("network", ["", "2001:db8::"])
def test_replays_take_little_memory_even_if_nobody_reads_them(tmp_path: Path, network: str) -> None:
    """From one IPv4 address, or from many of an IPv6 /64, which a proxy names. When the clients are gone, all is free again."""
    with running(tmp_path / "tables.db", proxied=bool(network)) as server:
        status, _, answer = ask(server, "POST", "/api/replay?plain=1", log(), source="127.0.0.9")
        assert status == 200, answer
        before, clients = resident(server), []
        for number in range(MANY):
            client = socket.create_connection(("127.0.0.1", server.port))
            head = f"POST /api/replay?plain=1 HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {network}{number:x}\r\n"
            client.sendall(f"{head}Content-Length: {len(log())}\r\n\r\n".encode() + log())
            clients.append(client)
        with ThreadPoolExecutor(MANY) as pool:
            heads = list(pool.map(lambda client: client.recv(12), clients))
        assert heads.count(b"HTTP/1.1 200") == 4  # of one address, until they are read
        assert heads.count(b"HTTP/1.1 429") == MANY - 4
        assert resident(server) - before < max(8 << 20, 3 * len(answer))
        for client in clients:
            client.close()
        assert any(ask(server, "POST", "/api/replay", log(), **{"X-Forwarded-For": f"{network}1"})[0] == 200 for _ in range(1000))


# === What cannot be written ===


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("attack") / "tables.db") as started:
        yield started


FIELDS = ("names", "game", "format", "commitment", "began", "options", LONE)


def test_lone_surrogates_are_refused_with_all_headers(server: Server) -> None:
    bodies = [log(**{field: value}) for field, value in product(FIELDS, (LONE, [LONE, "Ann"], {LONE: 1}))]
    bodies += [each.replace(b"\\ud800", b"\xed\xa0\x80") for each in bodies]
    bodies += [b'{"a\\ud800": 1, "a\\ud800": 1}']
    for path, body in product(("/api/replay", "/api/look", "/api/join", "/api/tables", "/api/mine"), bodies):
        status, headers, _ = ask(server, "POST", path, body)
        assert status == 400, (path, body)
        assert headers.items() >= HEADERS.items()


@pytest.mark.parametrize(
    "raw",
    [
        b"nonsense\r\n\r\n",
        request("/api/socket", {**UPGRADE, "Sec-WebSocket-Key": "short"}),
        request("/api/socket", {**UPGRADE, "Origin": "http://evil.example"}),
        request("/api/socket", {**UPGRADE, "Host": "evil.example"}),
        request("/health/", {"Host": "localhost"}),
        request("/health", {"Host": "evil.example"}),
    ],
)
def test_every_refusal_has_the_headers(server: Server, raw: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as client:
        client.sendall(raw)
        answer = client.recv(65_536).decode().lower()
        assert answer.startswith("http/1.1 4")
        assert all(f"{name}: {value}".lower() in answer for name, value in HEADERS.items())
        assert "location:" not in answer


# === Foreign hosts ===

MACHINE = socket.gethostname().partition(".")[0]
OURS = ("localhost:8000", "127.0.0.1", "192.168.1.7:8000", "[fe80::1]:8000", "a.localhost", MACHINE, f"{MACHINE}.local:8000")


FOREIGN = (
    "evil.example",
    "127.0.0.1.evil.example:8000",
    "localhost:8000@evil.example",
    "127.0.0.1:8000.evil.example",
    "[::1].evil.example",
)


@pytest.mark.parametrize(("host", "status"), [*((host, 404) for host in OURS), *((host, 421) for host in FOREIGN)])
def test_a_foreign_name_that_points_here_is_refused(server: Server, host: str, status: int) -> None:
    """Its page would have a matching origin."""
    found, _, answer = ask(server, "POST", "/api/look", b'{"code": "none"}', host=host, origin=f"http://{host}")
    assert found == status, answer


def test_logs_with_too_many_seats_are_refused(server: Server) -> None:
    for seats in (0, 11, 17, 40, 10**9):
        assert ask(server, "POST", "/api/replay", log(seats=seats))[0] == 400


# === Too many ===


def test_an_address_asks_for_so_much_and_no_more(tmp_path: Path) -> None:
    """What cannot be read counts too. Reports and replays count together."""
    with running(tmp_path / "tables.db", generous=False) as server:
        for path, most, reason in (("/api/replay", 20, "logs"), ("/api/report", 0, "logs"), ("/api/tables", 30, "tables")):
            found = [ask(server, "POST", path, b"{}") for _ in range(most + 10)]
            assert [status for status, *_ in found[:most]] == [400] * most
            assert {status for status, *_ in found[most:]} >= {429}
            assert any(json.loads(body)["reason"] == f"limit/{reason}" for _, _, body in found[most:])


# === Guessing ===


def test_who_guesses_codes_is_soon_refused(tmp_path: Path) -> None:
    """Ten wrong codes cost one of the 30 tries each, the next five cost 2, 3, 4, 5 and 6 (some of a try may come back meanwhile)."""
    with running(tmp_path / "tables.db", generous=False) as server:
        answers = [ask(server, "POST", "/api/look", b'{"code": "no such table"}')[0] for _ in range(30)]
    assert answers[:15] == [404] * 15
    assert answers[17:] == [429] * 13

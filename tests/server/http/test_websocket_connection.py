"""Frames as a real server takes them: however they come, and whatever is wrong with them."""

import asyncio
import json
import random
import socket
import struct
from contextlib import suppress
from pathlib import Path
from typing import cast

import pytest
import uvloop
from picows import ws_create_server
from starlette.requests import HTTPConnection
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from doubloon.client import ApiClient, Device
from doubloon.server.http.connections import ConnectionGuard, Slot, Timeouts
from doubloon.server.http.websocket import ConnectionLost, WebSocketEndpoint
from doubloon.server.http.websocket_connection import PicowsConnection
from doubloon.server.protocol.messages import MAX_MESSAGE, Commit, Emote, Join
from tests.attack.hostile import UPGRADE, Hostile
from tests.server.running import Server, running
from tests.server.tables import ME
from tests.server.talking import hello, make

TEXT, BINARY, CONT, PING, PONG, CLOSE = Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.PONG, Opcode.CLOSE


def sent(*frames: Frame) -> bytes:
    """As a client writes it."""
    return b"".join(frame.serialize(mask=True) for frame in frames)


def ping(number: int) -> bytes:
    """A message of Doubloon's protocol, not a frame: the answer to it is a pong with the same number."""
    return json.dumps({"type": "ping", "at": number}).encode()


async def answered(socket: ClientConnection, count: int) -> list[int]:
    """The pings that are answered, in order."""
    found: list[int] = []
    while len(found) < count:
        message = json.loads(await socket.recv())
        if message["type"] == "pong":
            found.append(message["at"])
    return found


def address(url: str) -> str:
    return url.replace("http", "ws") + "/api/socket"


# === However they come ===


async def test_messages_are_heard_in_order_however_they_come(server: Server, desk: ApiClient) -> None:
    texts = [Frame(TEXT, ping(number)) for number in range(8)]
    long = Frame(TEXT, ping(8) + b" " * 200)
    first, rest = ping(9)[:5], ping(9)[5:]
    pieces = [Frame(TEXT, first, fin=False), Frame(PING, b"still there?"), Frame(CONT, rest)]
    together, apart = sent(*texts[3:6]), sent(texts[6])
    chunks = [
        sent(texts[0]),
        sent(Frame(PONG, b"unasked")),
        sent(texts[1]),
        sent(texts[2]),
        together,
        apart[:1],
        apart[1:9],
        apart[9:],
        sent(texts[7]),
        sent(long),
        *map(sent, pieces),
        sent(Frame(BINARY, ping(10))),
    ]
    place = await make(desk, "pig", (ME, ME))
    async with connect(address(desk.url)) as socket:
        await socket.send(json.dumps(hello(place)))
        for chunk in chunks:
            socket.transport.write(chunk)
            await asyncio.sleep(0.02)  # so that each comes by itself
        assert await answered(socket, 11) == list(range(11))


def any_frames(rng: random.Random, number: int) -> list[Frame]:
    """A ping with spaces around it, whole or in parts, with frames between them that mean nothing."""
    content, kind = ping(number) + b" " * rng.choice([0, 60, 100, 126, 3000]), rng.choice([TEXT, BINARY])
    cuts = sorted(rng.randrange(len(content)) for _ in range(rng.randrange(4)))
    parts = [content[start:end] for start, end in zip([0, *cuts], [*cuts, len(content)], strict=True)]
    frames = []
    for index, part in enumerate(parts):
        frames += [Frame(rng.choice([PING, PONG]), rng.randbytes(rng.randrange(126))) for _ in range(rng.randrange(2))]
        frames.append(Frame(CONT if index else kind, part, fin=index == len(parts) - 1))
    return frames


async def test_bytes_may_be_cut_anywhere(server: Server, desk: ApiClient) -> None:
    rng, count = random.Random(1), 200
    stream = sent(*(frame for number in range(count) for frame in any_frames(rng, number)))
    place = await make(desk, "pig", (ME, ME))
    async with connect(address(desk.url)) as socket:
        await socket.send(json.dumps(hello(place)))
        rest = stream
        while rest:
            size = rng.choice([1, 2, 5, 7, 300, 20_000])
            socket.transport.write(rest[:size])
            rest = rest[size:]
            await asyncio.sleep(0 if rng.random() < 0.9 else 0.001)
        assert await answered(socket, count) == list(range(count))


async def test_what_comes_with_hello_waits_for_the_table(server: Server, desk: ApiClient) -> None:
    place = await make(desk, "pig", (ME, ME))
    async with connect(address(desk.url)) as socket:
        messages = [json.dumps(hello(place)).encode(), *map(ping, range(300))]
        socket.transport.write(sent(*(Frame(TEXT, each) for each in messages)))
        assert await answered(socket, 300) == list(range(300))


async def test_pings_are_answered_with_what_they_say(server: Server, desk: ApiClient) -> None:
    async with connect(address(desk.url)) as socket:
        await asyncio.wait_for(await socket.ping(b"still there?"), 5)


def test_of_pings_that_come_together_the_last_is_answered(server: Server) -> None:
    """RFC 6455, 5.5.3. So a flood of them makes no flood of answers, each of which would take far more memory than its two bytes."""
    pings = [Frame(PING, str(number).encode()) for number in range(300)]
    with Hostile(server.port, 60).upgrade("127.0.0.1") as client:
        client.sendall(sent(*pings))
        heard = client.recv(65_536)
        client.sendall(sent(Frame(CLOSE, b"")))
        while piece := client.recv(65_536):
            heard += piece
    assert heard.count(b"\x8a") < 10  # as many as there were reads
    assert b"\x8a\x03299" in heard


# === Whatever is wrong with them ===

WRONG = {
    "a message in one frame that is too large": (sent(Frame(TEXT, b" " * (MAX_MESSAGE + 1))), 1009),
    "the head of a huge frame": (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + bytes(4), 1009),
    "parts that are too large together": (
        sent(Frame(TEXT, b" " * MAX_MESSAGE, fin=False), Frame(CONT, b" ", fin=False), Frame(CONT, b"")),
        1009,
    ),
    "a part without a beginning": (sent(Frame(CONT, ping(1))), 1002),
    "a beginning among the parts of another message": (sent(Frame(TEXT, b"", fin=False), Frame(TEXT, ping(1))), 1002),
    "a frame without a mask": (Frame(TEXT, ping(1)).serialize(mask=False), 1002),
    "reserved bits": (b"\xc1\x80" + bytes(4), 1002),
    "an unknown kind of frame": (b"\x83\x80" + bytes(4), 1002),
    "a ping in parts": (b"\x09\x80" + bytes(4), 1002),
    "a ping that is too long": (b"\x89\xfe" + (126).to_bytes(2, "big") + bytes(130), 1002),
    "a size that is written too long": (b"\x81\xfe" + (5).to_bytes(2, "big") + bytes(9), 1002),
    "a close with half a code": (sent(Frame(CLOSE, b"\x03")), 1002),
    "a close with a code that nobody may send": (sent(Frame(CLOSE, struct.pack("!H", 1004))), 1002),
    "a text that is no text": (sent(Frame(TEXT, b"\xff\xfe")), 1007),
    "parts that are no text together": (sent(Frame(TEXT, b"\xc3", fin=False), Frame(CONT, b"(")), 1007),
}


@pytest.mark.parametrize("is_greeted", [False, True])
@pytest.mark.parametrize("what", WRONG)
async def test_what_breaks_the_protocol_closes_the_socket_with_its_code(
    server: Server, what: str, is_greeted: bool, desk: ApiClient
) -> None:
    content, code = WRONG[what]
    place = await make(desk, "pig", (ME, ME))
    async with connect(address(desk.url)) as socket:
        if is_greeted:
            await socket.send(json.dumps(hello(place)))
            await socket.recv()
        socket.transport.write(content + sent(Frame(TEXT, ping(7))))
        with suppress(ConnectionClosed):
            while True:
                assert json.loads(await socket.recv())["type"] != "pong"
        assert socket.close_code == code


@pytest.mark.parametrize("code", [1000, 1001, 3000, 4999, None])
async def test_who_closes_gets_the_same_code_back(server: Server, code: int | None, desk: ApiClient) -> None:
    async with connect(address(desk.url)) as socket:
        socket.transport.write(sent(Frame(CLOSE, b"" if code is None else struct.pack("!H", code) + b"bye")))
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert (socket.close_code, socket.close_reason) == ((1005, "") if code is None else (code, "bye"))


async def test_after_a_close_nothing_is_heard(server: Server, desk: ApiClient) -> None:
    place = await make(desk, "pig", (ME, ME))
    async with connect(address(desk.url)) as socket:
        await socket.send(json.dumps(hello(place)))
        await socket.recv()
        socket.transport.write(sent(Frame(CLOSE, struct.pack("!H", 1000)), Frame(TEXT, ping(1))))
        with suppress(ConnectionClosed):
            while True:
                assert json.loads(await socket.recv())["type"] != "pong"


# === Who does not answer, and who is gone ===


async def test_who_answers_no_ping_is_told_so(tmp_path: Path) -> None:
    async def talking(desk: ApiClient) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", here.port)
        lines = ["GET /api/socket HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        writer.write("\r\n".join([*lines, "Sec-WebSocket-Key: " + "A" * 22 + "==", "", ""]).encode())
        await reader.readuntil(b"\r\n\r\n")
        heard = await reader.read()
        assert heard[0] == 0x89  # a ping
        assert struct.pack("!H", 1011) in heard
        writer.close()

    with running(tmp_path / "tables.db", heartbeat=0.2) as here:
        await talking(ApiClient(here.url))


async def test_a_flood_of_pings_takes_no_memory(server: Server) -> None:
    flood = sent(*[Frame(PING, bytes(125))] * 4000)
    async with connect(address(server.url)) as socket:
        before = resident(server)
        socket.transport.pause_reading()  # what is answered stays with the server
        for _ in range(20):  # 10 MB
            socket.transport.write(flood)
            while socket.transport.get_write_buffer_size():
                await asyncio.sleep(0.001)
        assert resident(server) - before < 2 << 20
        socket.transport.abort()


def resident(server: Server) -> int:
    """Bytes of a server in memory."""
    assert server.process is not None
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) << 10 for line in lines if line.startswith("VmRSS"))


async def test_a_connection_that_breaks_is_dropped_alone(server: Server, desk: ApiClient) -> None:
    mine = await make(desk)
    friends = await desk.join(Join(code=mine.room.code))
    async with Device(desk.url, mine) as me, Device(desk.url, friends) as friend:
        async with connect(address(desk.url)) as broken:
            await broken.send(json.dumps(hello(mine)))
            await broken.recv()
            raw = broken.transport.get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            broken.transport.abort()  # a reset, not an end
            for _ in range(50):
                await me.do(Commit, seat=0, hash="ab" * 32)
        await friend.do(Emote, seat=1, emote="laugh")


# === What the server sends ===


class Burst:
    """An endpoint that sends messages of these sizes at once."""

    SIZES: tuple[int, ...] = (9000, 5) * 60
    timeouts = Timeouts()

    def may_receive(self, host: str, cost: int) -> bool:
        return True

    async def serve(self, request: HTTPConnection, connection: PicowsConnection) -> None:
        tcp = connection._transport.underlying_transport.get_extra_info("socket")
        tcp.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # it takes little at once
        for size in self.SIZES:
            connection.send(b"x" * size)
        await connection.receive()


class Torrent(Burst):
    """Sends so much that a client who reads nothing has to be dropped."""

    def __init__(self, size: int, count: int, stall: float) -> None:
        self.SIZES = (size,) * count
        self.timeouts = Timeouts(stall=stall)
        self.dropped = 0
        self.is_gone = asyncio.Event()

    def count_dropped(self) -> None:
        self.dropped += 1

    async def serve(self, request: HTTPConnection, connection: PicowsConnection) -> None:
        with suppress(ConnectionLost):
            await super().serve(request, connection)
        await connection.gone()
        self.is_gone.set()


LONG = 60.0  # seconds


# 360 KB wait for too long; 900 KB are too many bytes; 400 KB in so many pieces are too many messages
@pytest.mark.parametrize(("size", "count", "stall"), [(9000, 40, 0.2), (9000, 100, LONG), (1000, 400, LONG)])
def test_who_reads_nothing_is_dropped_and_gone(size: int, count: int, stall: float) -> None:
    async def talk() -> int:
        torrent = Torrent(size, count, stall)
        server = await ws_create_server(lambda _: connection_of(torrent), "127.0.0.1", 0, use_aiofastnet=False)
        with socket.socket() as client:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client.connect(server.sockets[0].getsockname())
            client.sendall(UPGRADE)
            with suppress(TimeoutError):
                await asyncio.wait_for(torrent.is_gone.wait(), 5)
        server.close()
        return torrent.dropped

    assert uvloop.run(talk()) == 1


class Stuffed(Burst):
    """Sends until the transport takes no more; then it waits for a message, and compares how much waits to be sent."""

    def __init__(self) -> None:
        self.is_stuffed = asyncio.Event()
        self.sizes: asyncio.Future[tuple[int, int]] = asyncio.get_running_loop().create_future()

    async def serve(self, request: HTTPConnection, connection: PicowsConnection) -> None:
        transport = connection._transport.underlying_transport
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        while not connection._is_paused:
            connection.send(b"x" * 9000)
            await asyncio.sleep(0)  # uvloop writes between two turns
        before = transport.get_write_buffer_size()
        self.is_stuffed.set()
        await connection.receive()
        self.sizes.set_result((before, transport.get_write_buffer_size()))


def test_who_reads_nothing_gets_no_answers_to_pings() -> None:
    async def talk() -> tuple[int, int]:
        stuffed = Stuffed()
        server = await ws_create_server(lambda _: connection_of(stuffed), "127.0.0.1", 0, use_aiofastnet=False, enable_auto_pong=False)
        with socket.socket() as client:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client.connect(server.sockets[0].getsockname())
            client.sendall(UPGRADE)
            await stuffed.is_stuffed.wait()
            client.sendall(sent(Frame(PING, b"still there?"), Frame(TEXT, b"done")))
            sizes = await stuffed.sizes
        server.close()
        return sizes

    before, after = uvloop.run(asyncio.wait_for(talk(), 10))
    assert before == after > 0


def connection_of(endpoint: Burst) -> PicowsConnection:
    request, slot = HTTPConnection({"type": "websocket", "headers": []}), Slot(cast("ConnectionGuard", None), None)
    return PicowsConnection(cast("WebSocketEndpoint", endpoint), request, ServerState(), heartbeat=20.0, slot=slot)


def test_large_and_small_messages_may_follow_each_other_at_once() -> None:
    """Under uvloop, which keeps what the socket does not take at once."""

    async def talk() -> list[int]:
        def listen(request: object) -> PicowsConnection:
            return connection_of(Burst())

        server = await ws_create_server(listen, "127.0.0.1", 0, use_aiofastnet=False)  # our connections come from uvicorn
        port = server.sockets[0].getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}/", close_timeout=1) as client:
            sizes = [len(await client.recv()) for _ in Burst.SIZES]
        server.close()
        return sizes

    assert uvloop.run(asyncio.wait_for(talk(), 10)) == list(Burst.SIZES)

"""An hour of mixed play: people who come and go and drop out; slow readers; strangers who send anything; a server that is killed.

`python -m bench.hour [MINUTES]`: what was acknowledged is kept, each move once; every table goes on; memory does not grow. In the first
half the server is killed now and then; in the second it runs on, and its memory is watched.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from tests.server.running import Server, running
from tests.server.witness import Told, check, play
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.processes import memory, served
from doubloon.client import Desk, Device, Gone, Refused, Rejected
from doubloon.client.desk import Place
from doubloon.server.protocol.messages import Close, NewSeat, NewTable

HURRIED = 20.0  # times as fast as for people
TABLES = 40  # at the same time
PAUSE = 0.3  # seconds before a move, at most
STAY = (60.0, 240.0)  # seconds that people play at a table before they close it and open another
KILLS_EACH = 60.0  # seconds between two, in the first half
PATIENCE = 60.0  # seconds in which every table must go on
GROWTH = 1.10  # of memory, from the second quarter of the watched time to the last
SAMPLE = 5.0  # seconds between two looks at the memory

ME, CLEVER, GENTLE = NewSeat(kind="me"), NewSeat(kind="bot", bot="clever"), NewSeat(kind="bot", bot="gentle")
WISHES = [
    NewTable(game="pig", seats=[ME, ME]),
    NewTable(game="troll-dragon", seats=[ME, ME, CLEVER]),
    NewTable(game="troll-dragon", seats=[ME, ME, GENTLE], options={"tempo": "race"}, interval=400),
    NewTable(game="my-treasure", seats=[ME, GENTLE]),
    NewTable(game="do-not-touch-numbers", seats=[ME, ME, CLEVER]),
    NewTable(game="do-not-touch-symbols", seats=[ME, ME, ME]),
    NewTable(game="little-dragon", seats=[ME, CLEVER]),
]


@dataclass
class Report:
    results: list[tuple[str, Told]] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    memory: list[tuple[float, int]] = field(default_factory=list)  # of the server's last life: seconds, bytes
    still: list[str] = field(default_factory=list)  # tables that did not go on, and how they lie

    @property
    def moves(self) -> int:
        return sum(len(told.acknowledged) for _, told in self.results)


# === People ===


async def guests(server: Server, report: Report, devices: set[Device], rng: random.Random) -> None:
    """Table after table, until cancelled."""
    while True:
        with suppress(Refused, OSError, TimeoutError):  # the server was killed just now
            place = await Desk(server.url).make(rng.choice(WISHES))
            report.counts["tables"] += 1
            await sitting(server, place, report, devices, rng)
        await asyncio.sleep(0.2)


async def sitting(server: Server, place: Place, report: Report, devices: set[Device], rng: random.Random) -> None:
    told = Told()
    report.results.append((place.table, told))
    async with Device(server.url, place, told.listen) as device:
        devices.add(device)
        playing = asyncio.create_task(play(device, told, rng, PAUSE))
        try:
            await going_on(device, told, report, rng.uniform(*STAY))
            if playing.done():
                playing.result()
        finally:
            devices.discard(device)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        with suppress(Rejected, Gone, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await device.do(Close)
                report.counts["tables closed"] += 1


async def going_on(device: Device, told: Told, report: Report, seconds: float) -> None:
    """For so long; a table that stands still is noted."""
    end = time.monotonic() + seconds
    seen, since = 0, time.monotonic()
    while time.monotonic() < end:
        await asyncio.sleep(1)
        if len(told.acknowledged) > seen:
            seen, since = len(told.acknowledged), time.monotonic()
        elif time.monotonic() - since > PATIENCE:
            report.still.append(f"{device.room.table} {device.room.game}, {device.room.phase}, event {device.seq}, moves {device.moves}")
            return


async def drops(devices: set[Device], report: Report, rng: random.Random) -> None:
    while True:
        await asyncio.sleep(rng.uniform(0, 1))
        if devices:
            await rng.choice(list(devices)).drop()
            report.counts["lost connections"] += 1


# === Strangers ===


@asynccontextmanager
async def bare(server: Server) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A socket with small buffers."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", server.port))
    reader, writer = await asyncio.open_connection(sock=raw)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def slow_readers(server: Server, report: Report, rng: random.Random) -> None:
    """They come to a table that is played at, and read nothing."""
    while True:
        with suppress(OSError, Refused, WebSocketException, TimeoutError):
            place = await Desk(server.url).make(NewTable(game="pig", seats=[GENTLE, GENTLE], options={"target": 1000}))
            async with connect(server.url.replace("http", "ws") + "/api/socket", max_queue=1, compression=None) as greeter:
                await greeter.send(json.dumps({"type": "hello", "protocol": 1, "table": place.table, "keys": place.keys, "plain": True}))
                await greeter.send(json.dumps({"type": "start", "id": "s"}))
                await asyncio.sleep(rng.uniform(2, 20))
            report.counts["slow readers"] += 1
        await asyncio.sleep(rng.uniform(0, 1))


def nonsense(rng: random.Random) -> bytes:
    """Something like a message, broken in one way or another."""
    kinds = ["hello", "move", "start", "hint", "emote", "free", "close", "again", "ping", "nothing"]
    message: dict[str, object] = {"type": rng.choice(kinds), "protocol": rng.choice([1, 2, "1"]), "table": "a" * rng.randrange(40)}
    message |= {"keys": ["x" * 22] * rng.randrange(3), "id": "i", "seat": rng.randrange(-3, 9), "action": rng.randrange(-9, 99), "base": -1}
    text = bytearray(json.dumps(message).encode())
    for _ in range(rng.choice([0, 0, 1, 5])):
        text[rng.randrange(len(text))] = rng.randrange(256)
    return bytes(text)


async def hostile_sockets(server: Server, report: Report, rng: random.Random) -> None:
    while True:
        with suppress(OSError, WebSocketException, TimeoutError):
            async with connect(server.url.replace("http", "ws") + "/api/socket", compression=None) as stranger:
                for _ in range(rng.randrange(1, 40)):
                    content = rng.choice([nonsense(rng), rng.randbytes(rng.randrange(200)), b"[" * 5000, b"x" * 100_000])
                    await stranger.send(content if rng.random() < 0.3 else content.decode(errors="replace"))
                    report.counts["hostile messages"] += 1
        await asyncio.sleep(rng.uniform(0, 0.5))


async def hostile_requests(server: Server, report: Report, rng: random.Random) -> None:
    paths = ["/api/tables", "/api/join", "/api/replay", "/api/look", "/api/socket", "/..%2f..%2fetc/passwd", "/api/tables/x/games/9/log"]
    while True:
        with suppress(OSError):
            async with bare(server) as (_, writer):
                body = nonsense(rng)
                lines = [f"{rng.choice(['GET', 'POST', 'BREW'])} {rng.choice(paths)} HTTP/1.1", "Host: x", f"Content-Length: {len(body)}"]
                content = "\r\n".join(lines).encode() + b"\r\n\r\n" + body
                writer.write(content[: rng.choice([len(content), rng.randrange(len(content))])])  # some break off in the middle
                await writer.drain()
                report.counts["hostile requests"] += 1
                await asyncio.sleep(rng.uniform(0, 0.2))


# === The server ===


async def kills(server: Server, report: Report, rng: random.Random) -> None:
    while True:
        await asyncio.sleep(KILLS_EACH * rng.uniform(0.5, 1.5))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        report.counts["kills of the server"] += 1


async def watched(server: Server, report: Report, began: float) -> None:
    while True:
        report.memory.append((time.monotonic() - began, memory(served(server).pids)))
        await asyncio.sleep(SAMPLE)


async def told_each_minute(report: Report, began: float) -> None:
    while True:
        await asyncio.sleep(60)
        size = f"{report.memory[-1][1] >> 20} MiB" if report.memory else "-"
        print(f"{(time.monotonic() - began) / 60:4.0f} min: {report.moves:,} moves, {dict(report.counts)}, {size}", flush=True)


async def lived(server: Server, minutes: float) -> Report:
    report, devices, began = Report(), set[Device](), time.monotonic()

    works = begun(
        *(guests(server, report, devices, random.Random(number)) for number in range(TABLES)),
        *(slow_readers(server, report, random.Random(number)) for number in range(3)),
        *(hostile_sockets(server, report, random.Random(number)) for number in range(3)),
        drops(devices, report, random.Random(-1)),
        hostile_requests(server, report, random.Random(-2)),
        told_each_minute(report, began),
    )
    killing = begun(kills(server, report, random.Random(-3)))
    await asyncio.sleep(30 * minutes)
    await ended(killing)
    watching = begun(watched(server, report, time.monotonic()))
    await asyncio.sleep(30 * minutes)
    await ended(watching + works)
    return report


def begun(*works: Coroutine[None, None, None]) -> list[asyncio.Task[None]]:
    return [asyncio.create_task(work) for work in works]


async def ended(tasks: list[asyncio.Task[None]]) -> None:
    """What ended by itself has failed, and says why."""
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def grown(samples: list[tuple[float, int]]) -> tuple[float, float]:
    """MiB in the second quarter of the time, and in the last."""
    quarter = len(samples) // 4
    return median(size for _, size in samples[quarter : 2 * quarter]) / 2**20, median(size for _, size in samples[-quarter:]) / 2**20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("minutes", nargs="?", type=float, default=60.0)
    minutes = parser.parse_args().minutes
    print(f"{minutes:.0f} minutes of mixed play at {TABLES} tables on {os.cpu_count()} cores", flush=True)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "tables.db", times=HURRIED) as server:
        report = asyncio.run(lived(server, minutes))
        total = asyncio.run(check(server.address, report.results))
        errors = server.lines.read_text().count('"level": "error"')
    before, after = grown(report.memory)
    print(f"{total:,} acknowledged moves at {len(report.results):,} tables: all kept, each once; {dict(report.counts)}")
    print(*report.still, sep="\n", end="\n" if report.still else "")
    print(f"tables that stood still for {PATIENCE:.0f} s: {len(report.still)}; errors that the server noted: {errors}")
    print(f"memory of the server while it ran on: {before:.1f} MiB, later {after:.1f} MiB; allowed: {GROWTH * before:.1f}")
    sys.exit(1 if report.still or errors or after > GROWTH * before else 0)


if __name__ == "__main__":
    main()

"""Soak test, an hour by default: players who lose their connections, slow readers, malformed input, and kills of the server.

`python -m bench.soak [MINUTES]` checks that the server keeps every acknowledged move exactly once, that no table stalls and that memory
does not grow. In the first half it kills the server at random times; in the second half it samples the server's memory.
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

from bench.processes import memory, running_server
from doubloon.client import ApiClient, ApiError, CommandRejected, Device, TableClosed
from doubloon.client.api import Credentials
from doubloon.server.protocol.messages import Close, NewSeat, NewTable

SPEED_UP = 20.0  # factor on the server's delays
TABLES = 40  # concurrent
PAUSE = 0.3  # seconds before a move, at most
STAY = (60.0, 240.0)  # seconds at a table before it is closed
KILL_INTERVAL = 60.0  # mean seconds between two kills, in the first half
STALL_LIMIT = 60.0  # seconds without a move after which a table counts as stalled
GROWTH = 1.10  # allowed growth of memory, from the second quarter of the samples to the last
SAMPLE_INTERVAL = 5.0  # seconds between two samples of memory

ME, CLEVER, GENTLE = NewSeat(kind="me"), NewSeat(kind="bot", bot="clever"), NewSeat(kind="bot", bot="gentle")
TABLE_SETUPS = [
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
    memory: list[tuple[float, int]] = field(default_factory=list)  # (seconds, bytes), since the last start of the server
    stalled: list[str] = field(default_factory=list)  # a description of each stalled table

    @property
    def moves(self) -> int:
        return sum(len(told.acknowledged) for _, told in self.results)


# === Players ===


async def play_tables(server: Server, report: Report, devices: set[Device], rng: random.Random) -> None:
    """Play at one table after another, until cancelled."""
    while True:
        with suppress(ApiError, OSError, TimeoutError):  # the server was just killed
            place = await ApiClient(server.url).make(rng.choice(TABLE_SETUPS))
            report.counts["tables"] += 1
            await play_table(server, place, report, devices, rng)
        await asyncio.sleep(0.2)


async def play_table(server: Server, place: Credentials, report: Report, devices: set[Device], rng: random.Random) -> None:
    told = Told()
    report.results.append((place.table, told))
    async with Device(server.url, place, told.listen) as device:
        devices.add(device)
        playing = asyncio.create_task(play(device, told, rng, PAUSE))
        try:
            await watch_progress(device, told, report, rng.uniform(*STAY))
            if playing.done():
                playing.result()
        finally:
            devices.discard(device)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        with suppress(CommandRejected, TableClosed, TimeoutError):
            async with asyncio.timeout(STALL_LIMIT):
                await device.do(Close)
                report.counts["tables closed"] += 1


async def watch_progress(device: Device, told: Told, report: Report, seconds: float) -> None:
    """Wait for `seconds`; report a table that stalls, and stop."""
    end = time.monotonic() + seconds
    seen, since = 0, time.monotonic()
    while time.monotonic() < end:
        await asyncio.sleep(1)
        if len(told.acknowledged) > seen:
            seen, since = len(told.acknowledged), time.monotonic()
        elif time.monotonic() - since > STALL_LIMIT:
            report.stalled.append(f"{device.room.table} {device.room.game}, {device.room.phase}, event {device.seq}, moves {device.moves}")
            return


async def drops(devices: set[Device], report: Report, rng: random.Random) -> None:
    while True:
        await asyncio.sleep(rng.uniform(0, 1))
        if devices:
            await rng.choice(list(devices)).drop()
            report.counts["lost connections"] += 1


# === Hostile clients ===


@asynccontextmanager
async def raw_socket(server: Server) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A TCP connection with a small receive buffer."""
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
    """Connect to a table with a running game and read nothing."""
    while True:
        with suppress(OSError, ApiError, WebSocketException, TimeoutError):
            place = await ApiClient(server.url).make(NewTable(game="pig", seats=[GENTLE, GENTLE], options={"target": 1000}))
            async with connect(server.url.replace("http", "ws") + "/api/socket", max_queue=1, compression=None) as greeter:
                await greeter.send(json.dumps({"type": "hello", "protocol": 1, "table": place.table, "keys": place.keys, "plain": True}))
                await greeter.send(json.dumps({"type": "start", "id": "s"}))
                await asyncio.sleep(rng.uniform(2, 20))
            report.counts["slow readers"] += 1
        await asyncio.sleep(rng.uniform(0, 1))


def malformed_message(rng: random.Random) -> bytes:
    """A message with wrong values or random bytes."""
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
                    content = rng.choice([malformed_message(rng), rng.randbytes(rng.randrange(200)), b"[" * 5000, b"x" * 100_000])
                    await stranger.send(content if rng.random() < 0.3 else content.decode(errors="replace"))
                    report.counts["hostile messages"] += 1
        await asyncio.sleep(rng.uniform(0, 0.5))


async def hostile_requests(server: Server, report: Report, rng: random.Random) -> None:
    paths = ["/api/tables", "/api/join", "/api/replay", "/api/look", "/api/socket", "/..%2f..%2fetc/passwd", "/api/tables/x/games/9/log"]
    while True:
        with suppress(OSError):
            async with raw_socket(server) as (_, writer):
                body = malformed_message(rng)
                lines = [f"{rng.choice(['GET', 'POST', 'BREW'])} {rng.choice(paths)} HTTP/1.1", "Host: x", f"Content-Length: {len(body)}"]
                content = "\r\n".join(lines).encode() + b"\r\n\r\n" + body
                writer.write(content[: rng.choice([len(content), rng.randrange(len(content))])])  # some requests are cut off
                await writer.drain()
                report.counts["hostile requests"] += 1
                await asyncio.sleep(rng.uniform(0, 0.2))


# === The server ===


async def kills(server: Server, report: Report, rng: random.Random) -> None:
    while True:
        await asyncio.sleep(KILL_INTERVAL * rng.uniform(0.5, 1.5))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        report.counts["kills of the server"] += 1


async def sample_memory(server: Server, report: Report, began: float) -> None:
    while True:
        report.memory.append((time.monotonic() - began, memory(running_server(server).pids)))
        await asyncio.sleep(SAMPLE_INTERVAL)


async def print_progress(report: Report, began: float) -> None:
    while True:
        await asyncio.sleep(60)
        size = f"{report.memory[-1][1] >> 20} MiB" if report.memory else "-"
        print(f"{(time.monotonic() - began) / 60:4.0f} min: {report.moves:,} moves, {dict(report.counts)}, {size}", flush=True)


async def run_soak(server: Server, minutes: float) -> Report:
    report, devices, began = Report(), set[Device](), time.monotonic()

    load = start_tasks(
        *(play_tables(server, report, devices, random.Random(number)) for number in range(TABLES)),
        *(slow_readers(server, report, random.Random(number)) for number in range(3)),
        *(hostile_sockets(server, report, random.Random(number)) for number in range(3)),
        drops(devices, report, random.Random(-1)),
        hostile_requests(server, report, random.Random(-2)),
        print_progress(report, began),
    )
    killing = start_tasks(kills(server, report, random.Random(-3)))
    await asyncio.sleep(30 * minutes)
    await stop_tasks(killing)
    watching = start_tasks(sample_memory(server, report, time.monotonic()))
    await asyncio.sleep(30 * minutes)
    await stop_tasks(watching + load)
    return report


def start_tasks(*load: Coroutine[None, None, None]) -> list[asyncio.Task[None]]:
    return [asyncio.create_task(work) for work in load]


async def stop_tasks(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel the tasks; raises the error of a task that has failed."""
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def memory_growth(samples: list[tuple[float, int]]) -> tuple[float, float]:
    """Median MiB of the second quarter of the samples, and of the last."""
    quarter = len(samples) // 4
    return median(size for _, size in samples[quarter : 2 * quarter]) / 2**20, median(size for _, size in samples[-quarter:]) / 2**20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("minutes", nargs="?", type=float, default=60.0)
    minutes = parser.parse_args().minutes
    print(f"{minutes:.0f} minutes of mixed play at {TABLES} tables on {os.cpu_count()} cores", flush=True)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "tables.db", times=SPEED_UP) as server:
        report = asyncio.run(run_soak(server, minutes))
        total = asyncio.run(check(server.address, report.results))
        errors = server.lines.read_text().count('"level": "error"')
    before, after = memory_growth(report.memory)
    print(f"{total:,} acknowledged moves at {len(report.results):,} tables: all stored exactly once; {dict(report.counts)}")
    print(*report.stalled, sep="\n", end="\n" if report.stalled else "")
    print(f"tables that stalled for {STALL_LIMIT:.0f} s: {len(report.stalled)}; errors in the server's log: {errors}")
    print(f"memory of the server: {before:.1f} MiB, later {after:.1f} MiB; allowed: {GROWTH * before:.1f}")
    sys.exit(1 if report.stalled or errors or after > GROWTH * before else 0)


if __name__ == "__main__":
    main()

"""How much hostile addresses slow honest tables down: one, and fifty, at full speed, each with floods of another kind.

The server and the honest players share one core; the attackers (tests/attack/hostile.py, one process) have another one. In the control
runs the same attackers attack a program that takes everything and does nothing with it (bench/sink.py), while the same tables play: what
they cost the machine is in both, so the difference is what they cost the server. The runs alternate; of each kind the median p99 counts.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from tests.server.running import free_port, running

from bench.processes import processor_seconds, running_server
from bench.report import Measurement
from doubloon.client import ApiClient, CommandRejected, Device
from doubloon.server.protocol.messages import Move, NewSeat, NewTable, Start

HONEST = 20  # tables
PAUSE = 0.2  # seconds between two moves at a table
SECONDS = 6.0
ROUNDS = 3
HOSTILE = (1, 50)  # addresses
MAX_SLOWDOWN = 2.0  # of the p99
ME = NewSeat(kind="me")


def hostile(folder: Path) -> list[Measurement]:
    p99: dict[tuple[int, str], list[float]] = defaultdict(list)
    for number in range(ROUNDS):
        for count in HOSTILE:
            for kind in ("control", "attack"):
                p99[count, kind].append(play_round(folder / f"{number}-{count}-{kind}.db", count, kind))
    return [
        Measurement(
            f"p99 with {count} hostile addresses",
            "ms allowed: twice the control's",
            MAX_SLOWDOWN * median(p99[count, "control"]),
            "a move took",
            median(p99[count, "attack"]),
            1,
        )
        for count in HOSTILE
    ]


def play_round(database: Path, count: int, kind: str) -> float:
    """The p99 of honest moves in ms."""
    cores = sorted(os.sched_getaffinity(0))
    with on_core(cores[-1]), sink() as port, on_core(cores[0]), running(database, times=1, generous=False) as server:
        pids = running_server(server).pids
        before = processor_seconds(pids)
        with on_core(cores[-1]), attackers(port if kind == "control" else server.port, count) as process:
            with on_core(cores[0]):
                took = asyncio.run(play(server.url))
            done = finish(process)
        spent = processor_seconds(pids) - before
    middle, slow = took[len(took) // 2], took[len(took) * 99 // 100]
    print(
        f"{count} hostile addresses, {kind}: {len(took)} moves, {middle:.1f} ms p50, {slow:.1f} ms p99, {spent:.1f} s of CPU; {done}",
        flush=True,
    )
    return slow


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """What is started here runs on this core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    yield
    os.sched_setaffinity(0, before)


@contextmanager
def sink() -> Iterator[int]:
    port = free_port()
    with subprocess.Popen([sys.executable, "-m", "bench.sink", str(port)], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        yield port
        process.kill()


@contextmanager
def attackers(port: int, count: int) -> Iterator[subprocess.Popen[bytes]]:
    arguments = [sys.executable, "-m", "tests.attack.hostile", "mix", str(port), str(count), str(SECONDS + 1)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE) as process:
        yield process


def finish(process: subprocess.Popen[bytes]) -> str:
    """What the attackers got done, as they say."""
    return process.communicate()[0].decode().strip()


async def play(url: str) -> list[float]:
    """The time of each move in ms, until it is on disk and acknowledged, sorted."""
    desk, took = ApiClient(url), list[float]()
    await asyncio.gather(*(play_table(desk, number, took) for number in range(HONEST)))
    return sorted(took)


async def play_table(desk: ApiClient, number: int, took: list[float]) -> None:
    rng, end = random.Random(number), time.monotonic() + SECONDS
    async with Device(desk.url, await desk.make(NewTable(game="pig", seats=[ME, ME], options={"target": 1000}))) as device:
        await device.do(Start)
        await device.until(lambda: device.room.phase == "playing")
        await asyncio.sleep(PAUSE * rng.random())
        while time.monotonic() < end:
            await device.until(lambda: any(device.moves.get(seat) for seat in device.seats))
            seat = next(seat for seat in device.seats if device.moves.get(seat))
            began = time.perf_counter()
            try:
                await device.do(Move, seat=seat, action=rng.choice(device.moves[seat]), base=device.seq)
            except CommandRejected:  # the moves of the last position were still shown
                continue
            took.append(1000 * (time.perf_counter() - began))
            await asyncio.sleep(PAUSE)

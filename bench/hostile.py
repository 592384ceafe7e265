"""How much hostile addresses slow honest tables down: one, and fifty, at full speed, each with floods of another kind.

The attackers (tests/attack/hostile.py) are one process on this machine's loopback network. The honest tables play at the speed of
quick people. On two cores the attackers' own work slows everything down too, so the result is an upper bound.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

from tests.server.running import running

from bench.report import Measurement
from doubloon.client import ApiClient, CommandRejected, Device
from doubloon.server.protocol.messages import Move, NewSeat, NewTable, Start

HONEST = 20  # tables
PAUSE = 0.2  # seconds between two moves at a table
SECONDS = 8.0
HOSTILE = (0, 1, 50)  # addresses
MAX_SLOWDOWN = 2.0  # of the p99
ME = NewSeat(kind="me")


def hostile(folder: Path) -> list[Measurement]:
    p99 = {}
    for count in HOSTILE:
        with running(folder / f"hostile{count}.db", times=1, generous=False) as server:
            attack = [sys.executable, "-m", "tests.attack.hostile", "mix", str(server.port), str(count), str(SECONDS + 4)]
            with subprocess.Popen(attack, stdout=subprocess.PIPE) as attackers:
                took = asyncio.run(play(server.url))
                attackers.wait()
                assert attackers.stdout is not None
                done = attackers.stdout.read().decode().strip()
        middle, p99[count] = took[len(took) // 2], took[len(took) * 99 // 100]
        print(
            f"{HONEST} tables, {count} hostile addresses: {len(took)} moves, {middle:.1f} ms p50, {p99[count]:.1f} ms p99; {done}",
            flush=True,
        )
    return [
        Measurement(f"p99 with {count} hostile addresses", "ms allowed", MAX_SLOWDOWN * p99[0], "a move took", p99[count], 1)
        for count in HOSTILE[1:]
    ]


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

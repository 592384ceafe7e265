"""Durable before visible: servers, workers and databases are killed at any moment, and every acknowledged move is there, once."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest

from doubloon.client import ApiClient, Device
from doubloon.client.device import TableClosed
from doubloon.server.protocol.messages import NewTable
from tests.counts import SOAK
from tests.server.databases import Postgres
from tests.server.living import until
from tests.server.running import Server, running
from tests.server.tables import BOT, ME
from tests.server.witness import Told, check, play

KILLS = 2 if SOAK == 1 else 50
TABLES = 12 if SOAK == 1 else 200
GAMES = [
    NewTable(game="pig", seats=[ME, ME]),
    NewTable(game="troll-dragon", seats=[ME, ME, BOT]),
    NewTable(game="troll-dragon", seats=[ME, ME], options={"tempo": "race"}, interval=400),
    NewTable(game="do-not-touch-symbols", seats=[ME, ME, ME]),
]
BETWEEN = (0.3, 1.0)  # seconds


Harm = Callable[[], None]


async def people(server: Server, rng: random.Random, harm: Harm) -> list[tuple[str, Told]]:
    """Play at many tables while something is killed and comes back."""
    desk = ApiClient(server.url)
    places = [await desk.make(rng.choice(GAMES)) for _ in range(TABLES)]
    results = [(place.table, Told()) for place in places]
    devices = [Device(server.url, place, told.listen) for place, (_, told) in zip(places, results, strict=True)]
    await asyncio.gather(*(device.__aenter__() for device in devices))
    playing = [
        asyncio.create_task(play(device, told, random.Random(number)))
        for number, (device, (_, told)) in enumerate(zip(devices, results, strict=True))
    ]
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(*BETWEEN))
        await asyncio.to_thread(harm)
    counts = [len(told.acknowledged) for _, told in results]
    for device, before, (_, told) in zip(devices, counts, results, strict=True):  # every table goes on
        try:
            await until(lambda told=told, before=before: len(told.acknowledged) > before, 120)  # type: ignore[misc]
        except TimeoutError:
            raise AssertionError(f"a table stands still: {device.room}, {device.moves}, {device.seq}") from None
    for task in playing:
        task.cancel()
    for error in await asyncio.gather(*playing, return_exceptions=True):
        assert isinstance(error, asyncio.CancelledError | TableClosed), error
    for device in devices:
        await device.__aexit__(None, None, None)
    return results


async def test_every_acknowledged_move_survives_kill_9_and_none_is_done_twice(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", times=20) as server:

        def harm() -> None:
            server.kill()
            server.start()

        results = await people(server, random.Random(1), harm)
        assert await check(server.address, results) > TABLES * KILLS


@pytest.mark.parametrize("workers", [3] if SOAK == 1 else [2, 3])
async def test_the_same_when_one_of_several_workers_is_killed(tmp_path: Path, postgres: Postgres, workers: int) -> None:
    """During races, group commits, whatever it does; people go on by another."""
    rng = random.Random(2)
    with running(tmp_path / "tables.db", times=20, address=postgres.database(), workers=workers) as server:
        results = await people(server, rng, lambda: os.kill(rng.choice(server.workers()), signal.SIGKILL))
        assert await check(server.address, results) > TABLES * KILLS


async def test_the_same_when_workers_are_renewed_one_by_one(tmp_path: Path, postgres: Postgres) -> None:
    with running(tmp_path / "tables.db", times=20, address=postgres.database(), workers=2) as server:
        results = await people(server, random.Random(4), server.renew)
        assert await check(server.address, results) > TABLES * KILLS
        assert server.stop() == 0


async def test_the_same_when_the_database_is_stopped_or_crashes(tmp_path: Path, postgres: Postgres) -> None:
    endings = cycle([postgres.crash, postgres.stop])
    with running(tmp_path / "tables.db", times=20, address=postgres.database(), workers=2) as server:

        def harm() -> None:
            next(endings)()
            time.sleep(0.2)
            postgres.start()

        results = await people(server, random.Random(3), harm)
        assert await check(server.address, results) > TABLES * KILLS

"""Durable before visible: servers, workers and databases are killed at any moment, and every acknowledged move is there, once."""

import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

import pytest

from doubloon.client import Desk, Device, Rejected
from doubloon.client.device import Gone
from doubloon.server.events import AnyEvent, Played, unpacked
from doubloon.server.figures import Figures
from doubloon.server.messages import Again, Move, News, NewTable, Outgoing, Start
from doubloon.server.serve import opener
from doubloon.server.table import fold
from tests.counts import SOAK
from tests.server.databases import Postgres
from tests.server.living import until
from tests.server.running import Server, running
from tests.server.tables import BOT, ME

KILLS = 3 if SOAK == 1 else 50
TABLES = 12 if SOAK == 1 else 200
GAMES = [
    NewTable(game="pig", seats=[ME, ME]),
    NewTable(game="troll-dragon", seats=[ME, ME, BOT]),
    NewTable(game="troll-dragon", seats=[ME, ME], options={"tempo": "race"}, interval=400),
    NewTable(game="do-not-touch-symbols", seats=[ME, ME, ME]),
]
REFUSED = ("move/stale", "move/turn", "table/not-playing", "table/phase", "race/over", "race/tumbling", "store/failed", "store/busy")
BETWEEN = (0.3, 1.0)  # seconds


@dataclass
class Told:
    """What a client was told: moves that were acknowledged, and events that were shown."""

    acknowledged: dict[int, int] = field(default_factory=dict)  # seq -> action
    shown: set[int] = field(default_factory=set)

    def listen(self, message: Outgoing, _: bytes) -> None:
        if isinstance(message, News):
            self.shown.add(message.seq)


async def play(device: Device, told: Told, rng: random.Random) -> None:
    """Any moves, game after game, until cancelled."""
    while True:
        await device.until(lambda: device.room.phase in ("open", "over") or any(device.moves.get(seat) for seat in device.seats), 60)
        try:
            if device.room.phase != "playing":
                await device.do(Start if device.room.phase == "open" else Again)
                await device.until(lambda: device.room.phase == "playing", 60)
                continue
            seat = next(seat for seat in device.seats if device.moves.get(seat))
            action = rng.choice(device.moves[seat])
            told.acknowledged[await device.do(Move, seat=seat, action=action, base=device.seq)] = action
        except Rejected as rejected:
            if rejected.reason not in REFUSED:
                raise
            await asyncio.sleep(0.01)


Harm = Callable[[], None]


async def people(server: Server, rng: random.Random, harm: Harm) -> list[tuple[str, Told]]:
    """Play at many tables while something is killed and comes back."""
    desk = Desk(server.url)
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
        assert isinstance(error, asyncio.CancelledError | Gone), error
    for device in devices:
        await device.__aexit__(None, None, None)
    return results


def kept(address: str, tables: list[str]) -> list[list[AnyEvent]]:
    """What is on disk."""

    async def read() -> list[list[AnyEvent]]:
        store = opener(address)()
        hub = await store.open(Figures())
        found = [[unpacked(body) for body in await store.load(table)] for table in tables]
        await hub.close()
        await store.close()
        return found

    return asyncio.run(read())


def test_every_acknowledged_move_survives_kill_9_and_none_is_done_twice(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", times=20) as server:

        def harm() -> None:
            server.kill()
            server.start()

        results = asyncio.run(people(server, random.Random(1), harm))
        check(server, results)


@pytest.mark.parametrize("workers", [3] if SOAK == 1 else [2, 3])
def test_the_same_when_one_of_several_workers_is_killed(tmp_path: Path, postgres: Postgres, workers: int) -> None:
    """During races, group commits, whatever it does; people go on by another."""
    rng = random.Random(2)
    with running(tmp_path / "tables.db", times=20, address=postgres.database(), workers=workers) as server:
        results = asyncio.run(people(server, rng, lambda: os.kill(rng.choice(server.workers()), signal.SIGKILL)))
        check(server, results)


def test_the_same_when_workers_are_renewed_one_by_one(tmp_path: Path, postgres: Postgres) -> None:
    with running(tmp_path / "tables.db", times=20, address=postgres.database(), workers=2) as server:
        results = asyncio.run(people(server, random.Random(4), server.renew))
        check(server, results)
        assert server.stop() == 0


def test_the_same_when_the_database_is_stopped_or_crashes(tmp_path: Path, postgres: Postgres) -> None:
    endings = cycle([postgres.crash, postgres.stop])
    with running(tmp_path / "tables.db", times=20, address=postgres.database(), workers=2) as server:

        def harm() -> None:
            next(endings)()
            time.sleep(0.2)
            postgres.start()

        results = asyncio.run(people(server, random.Random(3), harm))
        check(server, results)


def check(server: Server, results: list[tuple[str, Told]]) -> None:
    total = 0
    for (table, told), events in zip(results, kept(server.address, [table for table, _ in results]), strict=True):
        fold(table, events)  # every event fits
        ids = Counter((event.holder, event.id) for event in events if event.id)
        assert set(ids.values()) == {1}
        for seq, action in told.acknowledged.items():
            event = events[seq - 1]
            assert isinstance(event, Played)
            assert action in event.actions
        assert not told.shown or max(told.shown) <= len(events)  # nothing was seen that is not kept
        total += len(told.acknowledged)
    assert total > TABLES * KILLS

"""Old tables that were never finished are cleared away, and nothing else; what is counted can be read."""

import asyncio
import urllib.error
import urllib.request
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from doubloon.client import Desk, Device
from doubloon.games.pig.rules import HOLD, ROLL
from doubloon.server.protocol.messages import Move, NewTable, Start
from doubloon.server.runtime.cleanup import sweep
from doubloon.server.runtime.registry import awake
from doubloon.server.store import today
from tests.server.databases import Postgres
from tests.server.living import Listener, Table, live, until
from tests.server.running import Server, running
from tests.server.tables import ME

DAYS = 30


async def finish(table: Table, device: Listener) -> None:
    """A game of Pig in which everybody holds after one roll."""
    await table.start(device)
    while table.live.table.phase == "playing":
        state = table.live.table.state
        assert state is not None
        await table.do(device, Move, seat=state.turn, action=HOLD if state.at_risk else ROLL, base=table.live.table.seq)


async def test_old_tables_without_a_finished_game_are_cleared(tmp_path: Path) -> None:
    async with live(tmp_path, options={"target": 10}) as table:
        tables, store = table.tables, table.tables.house.store
        others = [(await tables.make(NewTable(game="pig", seats=[ME, ME])))[0] for _ in range(4)]
        old, damaged, recent, _ = (each.id for each in others)
        await finish(table, await table.sit(0, 1))
        await store.append(damaged, 1, [b"not an event"])
        for resting in list(tables.live.values()):
            resting.rest(1000, "rest")
            resting.inbox.put(awake)
        await until(lambda: not tables.live)
        tables.used()
        for each in (old, damaged, table.live.table.id):
            await store.touch([each], today() - DAYS - 1)
        await store.touch([recent], today() - DAYS)
        assert await sweep(tables, DAYS) == 1
        assert await store.load(old) == []
        assert await store.find(others[0].made.code) is None
        for each in (damaged, recent, others[3].id, table.live.table.id):
            assert await store.load(each) != []
        assert await sweep(tables, DAYS) == 0


async def test_a_table_in_use_is_not_old(tmp_path: Path) -> None:
    async with live(tmp_path) as table:
        store = table.tables.house.store
        await table.sit(0)
        for _ in range(2):
            await store.touch([table.live.table.id], 0)
            assert await sweep(table.tables, DAYS) == 0
        assert await store.stale(today()) == []


def figures(server: Server) -> dict[str, float]:
    with urllib.request.urlopen(f"{server.url}/metrics") as response:  # noqa: S310
        assert response.headers["content-type"].startswith("text/plain")
        families = text_string_to_metric_families(response.read().decode())
        return {sample.name + str(sample.labels.get("by", "")): sample.value for family in families for sample in family.samples}


async def test_what_is_counted(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        place = await Desk(server.url).make(NewTable(game="pig", seats=[ME, ME], first=0))
        async with Device(server.url, place) as device:
            await device.do(Start)
            await device.until(lambda: bool(device.moves.get(0)), 10)
            await device.do(Move, seat=0, action=ROLL, base=device.seq)
            await asyncio.sleep(1.2)
            now = figures(server)
            assert (now["doubloon_tables"], now["doubloon_sockets"], now["doubloon_tables_made_total"]) == (1, 1, 1)
            assert now["doubloon_moves_totalperson"] == 1
            assert now["doubloon_events_total"] >= 3
            assert now["doubloon_answer_seconds_count"] >= 2
            assert now["doubloon_commit_seconds_count"] >= 3


async def test_workers_of_one_machine_are_counted_together(tmp_path: Path, postgres: Postgres) -> None:
    with running(tmp_path / "tables.db", address=postgres.database(), workers=2) as server:
        await asyncio.gather(*(Desk(server.url).make(NewTable(game="pig", seats=[ME, ME])) for _ in range(20)))
        assert {figures(server)["doubloon_tables_made_total"] for _ in range(8)} == {20}


def status(server: Server, path: str) -> int:
    try:
        with urllib.request.urlopen(f"{server.url}{path}") as response:  # noqa: S310
            return int(response.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_a_server_without_its_database_is_alive_but_not_ready(tmp_path: Path, postgres: Postgres) -> None:
    with running(tmp_path / "tables.db", address=postgres.database()) as server:
        assert (status(server, "/health"), status(server, "/ready")) == (200, 200)
        postgres.stop()
        try:
            assert (status(server, "/health"), status(server, "/ready")) == (200, 503)
        finally:
            postgres.start()
        assert (status(server, "/health"), status(server, "/ready")) == (200, 200)

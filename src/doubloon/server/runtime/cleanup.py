"""What is done beside the tables: figures are kept up to date, and old tables that were never finished are cleared away."""

from __future__ import annotations

import asyncio

from doubloon.engine.errors import Refusal
from doubloon.server.runtime.context import LOG
from doubloon.server.runtime.registry import Tables
from doubloon.server.store import FOREVER, Unkept, today
from doubloon.server.table.events import unpacked
from doubloon.server.table.state import fold

PULSE = 1.0  # seconds between two looks
SETTLED = 60.0  # seconds after a start
SWEEP = 3600.0  # seconds between two times that old tables are looked for


async def pulse(tables: Tables) -> None:
    """Until cancelled: what /metrics shows of this moment."""
    figures, house = tables.house.figures, tables.house
    while True:
        live = tables.live.values()
        figures.tables.set(len(live))
        figures.sockets.set(sum(len(each.company.devices) for each in live))
        figures.waiting.set(sum(len(each.inbox) for each in live))
        figures.unwritten.set(house.store.waiting())
        figures.bots.set(house.minds.waiting)
        await asyncio.sleep(PULSE)


async def sweeping(tables: Tables, days: int) -> None:
    """Until cancelled: again and again, not while everybody comes back after a start."""
    await asyncio.sleep(SETTLED)
    while True:
        try:
            cleared = await sweep(tables, days)
        except Unkept:  # the database is away: next time
            LOG.warning("sweep-failed")
        else:
            LOG.info("swept", extra={"tables": cleared})
        await asyncio.sleep(SWEEP)


async def sweep(tables: Tables, days: int) -> int:
    """Clear tables that nobody has come to for so many days and at which no game was finished. How many they are."""
    store, before = tables.house.store, today() - days
    await store.touch(tables.used(), today())
    cleared = 0
    for table in await store.stale(before):
        if await _is_finished(tables, table):
            await store.touch([table], FOREVER)
        else:
            await store.forget(table, before)
            cleared += 1
    return cleared


async def _is_finished(tables: Tables, table: str) -> bool:
    """What cannot be read is not cleared: somebody may want to look at it."""
    bodies = await tables.house.store.load(table)
    try:
        return bool((await asyncio.to_thread(lambda: fold(table, map(unpacked, bodies)))).finished)
    except (ValueError, AssertionError, LookupError, Refusal):
        return bool(bodies)

"""Background work of a worker: it updates the gauges, and deletes old tables at which no game was finished."""

from __future__ import annotations

import asyncio

from doubloon.engine.errors import Refusal
from doubloon.server.logs import LOG
from doubloon.server.runtime.registry import TableRegistry
from doubloon.server.store import FOREVER, StoreUnavailable, today
from doubloon.server.table.events import decode
from doubloon.server.table.state import fold

GAUGE_INTERVAL = 1.0  # seconds
FIRST_CLEANUP = 60.0  # seconds after the start, when everybody has reconnected
CLEANUP_INTERVAL = 3600.0  # seconds


async def update_gauges(registry: TableRegistry) -> None:
    """Until cancelled."""
    metrics, context = registry.context.metrics, registry.context
    while True:
        sessions = registry.sessions.values()
        metrics.tables.set(len(sessions))
        metrics.sockets.set(sum(len(each.live.presence.devices) for each in sessions))
        metrics.waiting.set(sum(len(each.mailbox) for each in sessions))
        metrics.unwritten.set(context.store.waiting())
        metrics.bots.set(context.bots.waiting)
        await asyncio.sleep(GAUGE_INTERVAL)


async def clean_up_regularly(registry: TableRegistry, days: int) -> None:
    """Until cancelled."""
    await asyncio.sleep(FIRST_CLEANUP)
    while True:
        try:
            deleted = await clean_up(registry, days)
        except StoreUnavailable:  # the next time will do
            LOG.warning("sweep-failed")
        else:
            LOG.info("swept", extra={"tables": deleted})
        await asyncio.sleep(CLEANUP_INTERVAL)


async def clean_up(registry: TableRegistry, days: int) -> int:
    """Delete tables that were unused for so many days and at which no game was finished. Returns how many."""
    store, before = registry.context.store, today() - days
    await store.touch(registry.pop_used(), today())
    deleted = 0
    for table in await store.stale(before):
        if await _has_finished_games(registry, table):
            await store.touch([table], FOREVER)
        else:
            await store.forget(table, before)
            deleted += 1
    return deleted


async def _has_finished_games(registry: TableRegistry, table: str) -> bool:
    """A table that cannot be read is kept too: somebody may want to examine it."""
    bodies = await registry.context.store.load(table)
    try:
        return bool((await asyncio.to_thread(lambda: fold(table, map(decode, bodies)))).finished)
    except (ValueError, AssertionError, LookupError, Refusal):
        return bool(bodies)

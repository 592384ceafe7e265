"""All tables of a house: made, found by code, loaded when somebody comes, put to rest when nobody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Set
from contextlib import suppress
from functools import partial

import msgspec

from doubloon.engine.errors import Refusal
from doubloon.server.protocol.cluster import Word
from doubloon.server.protocol.messages import Held, NewTable
from doubloon.server.runtime.context import LOG, House
from doubloon.server.runtime.session import SERVICE_RESTART, Live
from doubloon.server.store import CodeTaken
from doubloon.server.table.events import packed, unpacked
from doubloon.server.table.setup import made, new_code, plain_code
from doubloon.server.table.state import Table, fold, new_table

MOST_LIVE = 5000  # tables in memory
TRIES = 8  # for a free room code
ID = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 letters that are not mistaken for each other


async def awake() -> None:
    """To look at the clock."""


class Tables:
    def __init__(self, house: House, most: int = MOST_LIVE) -> None:
        self.house = house
        self.live: dict[str, Live] = {}
        self._most = most
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._owners: set[asyncio.Task[None]] = set()
        self._used: set[str] = set()

        house.hub.attend(self)

    async def make(self, wish: NewTable) -> tuple[Table, list[Held]]:
        """A new table, on disk, with the keys for who made it."""
        self._check_room()
        event, held = made(wish, self.house.world())
        table_id = "".join(ID[byte % 32] for byte in self.house.random(16))
        for _ in range(TRIES):
            with suppress(CodeTaken):
                await self.house.store.create(table_id, event.code, packed(event))
                table = new_table(table_id, event)
                self._own(Live(table, self.house))
                self.house.figures.made.inc()
                LOG.info("table-made", extra={"table": table_id, "game": event.game})
                return table, held
            event = msgspec.structs.replace(event, code=new_code(self.house.world()))
        raise Refusal("server/full", "no room code is free")

    def _check_room(self) -> None:
        if len(self.live) + len(self._loading) >= self._most:
            raise Refusal("server/full", "no more tables fit into this server now")

    async def get(self, table_id: str) -> Live:
        """A table, loaded if it rests."""
        live = self.live.get(table_id)
        if live is not None and not live.is_resting:
            return live
        task = self._loading.get(table_id)
        if task is None:
            self._check_room()
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Live:
        bodies = await self.house.store.load(table_id)
        if not bodies:
            raise Refusal("table/unknown", "there is no such table")
        try:
            table = await asyncio.to_thread(lambda: fold(table_id, map(unpacked, bodies)))  # a long game takes a while
        except (ValueError, AssertionError, LookupError) as error:
            LOG.error("table-damaged", exc_info=error, extra={"table": table_id})
            raise Refusal("table/damaged", "what is kept of this table cannot be read") from None
        live = Live(table, self.house)
        self._own(live)
        return live

    async def find(self, code: str) -> Live:
        """The table to which a room code leads."""
        table_id = await self.house.store.find(plain_code(code))
        if table_id is None:
            raise Refusal("code/unknown", "no table has that code", asked=code)
        return await self.get(table_id)

    def _own(self, live: Live) -> None:
        """From now on one task owns the table."""
        self.live[live.table.id] = live
        self._used.add(live.table.id)
        self.house.hub.look()
        live.inbox.put(live.meet)
        task = asyncio.create_task(live.run())
        self._owners.add(task)
        task.add_done_callback(partial(self._rested, live))

    def _rested(self, live: Live, task: asyncio.Task[None]) -> None:
        self._owners.discard(task)
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
            self.house.hub.look()
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("table-failed", exc_info=error, extra={"table": live.table.id})

    # === Other workers ===

    def hear(self, worker: str, word: Word) -> None:
        live = self.live.get(word.table)
        if live is not None:
            live.inbox.put(lambda: live.hear(worker, word))

    def wake(self, tables: Iterable[str]) -> None:
        for table in tables:
            if table in self.live:
                self.live[table].inbox.put(awake)

    def part(self, workers: Set[str]) -> None:
        for live in self.live.values():
            if live.company.elsewhere.keys() - workers:
                live.inbox.put(partial(live.part, workers))

    def refresh(self) -> None:
        for live in self.live.values():
            live.inbox.put(live.meet)

    def used(self) -> list[str]:
        """The tables that were in use here since this was last asked."""
        used, self._used = self._used, set(self.live)
        return sorted(used)

    def at_work(self) -> list[str]:
        return [table for table, live in self.live.items() if not live.is_resting]

    async def close(self) -> None:
        """Everybody comes back by themselves; nothing is lost, since all is on disk."""
        for live in list(self.live.values()):
            live.rest(SERVICE_RESTART, "restart")
        for task in list(self._owners):
            task.cancel()
        await asyncio.gather(*self._owners, return_exceptions=True)

"""All tables of a worker: created, found by code, loaded when somebody comes, removed from memory when nobody is connected."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Set
from contextlib import suppress
from functools import partial

import msgspec

from doubloon.engine.errors import Refusal
from doubloon.server.logs import LOG
from doubloon.server.protocol.cluster import WorkerMessage
from doubloon.server.protocol.messages import NewTable, SeatKey
from doubloon.server.runtime.context import ServerContext
from doubloon.server.runtime.live_table import SERVICE_RESTART
from doubloon.server.runtime.session import Session
from doubloon.server.store import CodeTaken
from doubloon.server.table.events import decode, encode
from doubloon.server.table.setup import create, new_code, normalize_code
from doubloon.server.table.state import Table, fold, new_table

MAX_TABLES = 5000  # in memory
MAX_CODE_ATTEMPTS = 8
ID_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 letters that are not mistaken for each other


async def _wake_up() -> None:
    """A job that does nothing: its session looks at its timers again."""


class TableRegistry:
    def __init__(self, context: ServerContext, max_tables: int = MAX_TABLES) -> None:
        self.context = context
        self.sessions: dict[str, Session] = {}
        self._max_tables = max_tables
        self._loading: dict[str, asyncio.Task[Session]] = {}
        self._owners: set[asyncio.Task[None]] = set()
        self._used: set[str] = set()

        context.cluster.subscribe(self)

    async def create(self, request: NewTable) -> tuple[Table, list[SeatKey]]:
        """A new table, on disk, with the keys for the device that created it."""
        self._check_capacity()
        environment = self.context.environment()
        event, keys = await asyncio.to_thread(create, request, environment) if request.begun else create(request, environment)
        table_id = "".join(ID_ALPHABET[byte % 32] for byte in self.context.random(16))
        for _ in range(MAX_CODE_ATTEMPTS):
            with suppress(CodeTaken):
                await self.context.store.create(table_id, event.code, encode(event))
                table = new_table(table_id, event)
                self._run(Session(table, self.context))
                self.context.metrics.tables_created.inc()
                LOG.info("table-made", extra={"table": table_id, "game": event.game})
                return table, keys
            event = msgspec.structs.replace(event, code=new_code(self.context.environment()))
        raise Refusal("server/full", "no room code is free")

    def _check_capacity(self) -> None:
        if len(self.sessions) + len(self._loading) >= self._max_tables:
            raise Refusal("server/full", "no more tables fit into this server now")

    async def get(self, table_id: str) -> Session:
        """The session of a table, loaded from the store if it is not in memory."""
        session = self.sessions.get(table_id)
        if session is not None and not session.live.is_resting:
            return session
        task = self._loading.get(table_id)
        if task is None:
            self._check_capacity()
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Session:
        bodies = await self.context.store.load(table_id)
        if not bodies:
            raise Refusal("table/unknown", "there is no such table")
        try:
            table = await asyncio.to_thread(lambda: fold(table_id, map(decode, bodies)))  # a long game takes a while
        except (ValueError, AssertionError, LookupError) as error:
            LOG.error("table-damaged", exc_info=error, extra={"table": table_id})
            raise Refusal("table/damaged", "what is kept of this table cannot be read") from None
        session = Session(table, self.context)
        self._run(session)
        return session

    async def find(self, code: str) -> Session:
        """The session of the table with a room code."""
        table_id = await self.context.store.find(normalize_code(code))
        if table_id is None:
            raise Refusal("code/unknown", "no table has that code", asked=code)
        return await self.get(table_id)

    def _run(self, session: Session) -> None:
        """Start the task that owns the table."""
        self.sessions[session.table.id] = session
        self._used.add(session.table.id)
        self.context.cluster.tables_changed()
        session.mailbox.put(session.synchronize)
        task = asyncio.create_task(session.run())
        self._owners.add(task)
        task.add_done_callback(partial(self._remove, session))

    def _remove(self, session: Session, task: asyncio.Task[None]) -> None:
        self._owners.discard(task)
        if self.sessions.get(session.table.id) is session:
            del self.sessions[session.table.id]
            self.context.cluster.tables_changed()
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("table-failed", exc_info=error, extra={"table": session.table.id})

    # === Other workers ===

    def hear(self, worker: str, message: WorkerMessage) -> None:
        session = self.sessions.get(message.table)
        if session is not None:
            session.mailbox.put(lambda: session.hear(worker, message))

    def wake(self, tables: Iterable[str]) -> None:
        for table in tables:
            if table in self.sessions:
                self.sessions[table].mailbox.put(_wake_up)

    def keep_workers(self, workers: Set[str]) -> None:
        for session in self.sessions.values():
            if session.live.presence.remote.keys() - workers:
                session.mailbox.put(partial(session.keep_workers, workers))

    def resynchronize(self) -> None:
        for session in self.sessions.values():
            session.mailbox.put(session.synchronize)

    def pop_used(self) -> list[str]:
        """The tables that were in use here since the last call."""
        used, self._used = self._used, set(self.sessions)
        return sorted(used)

    def active_tables(self) -> list[str]:
        return [table for table, session in self.sessions.items() if not session.live.is_resting]

    async def close(self) -> None:
        """Disconnect everybody. Devices reconnect by themselves, and everything is on disk."""
        for session in list(self.sessions.values()):
            session.live.rest(SERVICE_RESTART, "restart")
        for task in list(self._owners):
            task.cancel()
        await asyncio.gather(*self._owners, return_exceptions=True)

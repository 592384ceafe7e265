"""Workers that share a PostgreSQL database. Each sends a heartbeat, receives notifications, and holds leases on the tables whose timers and
bots it runs. A lease expires with its worker's heartbeat; then another worker takes it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from doubloon.server.logs import LOG
from doubloon.server.protocol.cluster import ClusterListener, EventsWritten, WorkerMessage

if TYPE_CHECKING:
    import asyncpg

CHANNEL = "doubloon"
LEASE = 4.0  # seconds for which a heartbeat is valid
BEATS = 4  # heartbeats in that time
MAX_NOTIFICATION = 7900  # bytes; PostgreSQL takes 7999
MAX_EVENTS = 2000  # bytes of events within a notification; workers read longer ones from the database

ALIVE = """
INSERT INTO worker VALUES ($1, clock_timestamp() + make_interval(secs => $2))
ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
TAKE = """
INSERT INTO lease SELECT each, $2 FROM unnest($1::text[]) AS each
ON CONFLICT (table_id) DO UPDATE SET worker = $2
WHERE NOT EXISTS (SELECT FROM worker WHERE id = lease.worker AND until > clock_timestamp())
RETURNING table_id
"""


class Notification(msgspec.Struct, frozen=True):
    worker: str
    messages: list[msgspec.Raw] = msgspec.field(name="words")  # its name on the wire


ENCODER = msgspec.json.Encoder()
NOTIFICATION = msgspec.json.Decoder(Notification)
MESSAGE: msgspec.json.Decoder[WorkerMessage] = msgspec.json.Decoder(WorkerMessage)


def notifications(worker: str, messages: Iterable[WorkerMessage]) -> Iterator[str]:
    """Messages, as many in one notification as fit."""
    waiting: list[msgspec.Raw] = []
    size = 0
    for message in messages:
        body = _encode(message)
        if size + len(body) > MAX_NOTIFICATION and waiting:
            yield ENCODER.encode(Notification(worker, waiting)).decode()
            waiting, size = [], 0
        waiting.append(msgspec.Raw(body))
        size += len(body) + 50  # for the JSON around it
    if waiting:
        yield ENCODER.encode(Notification(worker, waiting)).decode()


def _encode(message: WorkerMessage) -> bytes:
    if isinstance(message, EventsWritten) and sum(map(len, message.bodies)) > MAX_EVENTS:
        message = EventsWritten(table=message.table, after=message.after)
    return ENCODER.encode(message)


class WorkerLeases:
    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]], send: Callable[[WorkerMessage], None], lease: float) -> None:
        self.name = secrets.token_hex(6)
        self.send = send
        self.others: frozenset[str] = frozenset()
        self._connect = connect
        self._seconds = lease
        self._connection: asyncpg.Connection | None = None
        self._listener: ClusterListener | None = None
        self._held: set[str] = set()
        self._until = 0.0  # when the last heartbeat expires, by this machine's clock
        self._had_expired = False
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def subscribe(self, listener: ClusterListener) -> None:
        self._listener = listener
        self._task = asyncio.create_task(self._beat_regularly())

    def runs(self, table: str) -> bool:
        return table in self._held and time.monotonic() < self._until

    def tables_changed(self) -> None:
        """Beat at once."""
        self._changed.set()

    # === Heartbeat ===

    async def _beat_regularly(self) -> None:
        while True:
            try:
                await self._beat()
            except Exception as error:  # whatever is wrong with the database: retry
                LOG.warning("database-lost", exc_info=error)
                self._drop_connection()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._seconds / BEATS):  # wait_for can swallow a cancellation
                    await self._changed.wait()
            self._changed.clear()

    async def _beat(self) -> None:
        assert self._listener is not None  # noqa: S101 (the registry has subscribed)
        connection = await self._listening()
        now = time.monotonic()
        self._had_expired |= now >= self._until
        await connection.execute(ALIVE, self.name, self._seconds)
        self._until = now + self._seconds
        alive = await connection.fetch("SELECT id FROM worker WHERE until > clock_timestamp()")
        await connection.execute("DELETE FROM worker WHERE until < clock_timestamp() - interval '1 hour'")
        self._update_workers(frozenset(row["id"] for row in alive) - {self.name})
        await self._lease(connection)
        if self._had_expired:  # its tables stood still meanwhile
            self._listener.wake(self._held)
            self._had_expired = False

    def _update_workers(self, others: frozenset[str]) -> None:
        assert self._listener is not None  # noqa: S101 (the registry has subscribed)
        if self.others - others:
            self._listener.keep_workers(others)
        self.others = others

    async def _lease(self, connection: asyncpg.Connection) -> None:
        """Ask the database which leases this worker holds: an answer may have been lost, or another worker may have taken them."""
        assert self._listener is not None  # noqa: S101 (the registry has subscribed)
        tables = set(self._listener.active_tables())
        rows = await connection.fetch("SELECT table_id FROM lease WHERE worker = $1", self.name)
        had = {row["table_id"] for row in rows}
        if had - tables:
            await connection.execute("DELETE FROM lease WHERE table_id = ANY($1::text[]) AND worker = $2", list(had - tables), self.name)
        taken = await connection.fetch(TAKE, sorted(tables - had), self.name)
        held = (had & tables) | {row["table_id"] for row in taken}
        new, self._held = held - self._held, held
        self._listener.wake(new)

    async def _listening(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
            await self._connection.add_listener(CHANNEL, self._receive)
            assert self._listener is not None  # noqa: S101 (the registry has subscribed)
            self._listener.resynchronize()
        return self._connection

    def _receive(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        assert self._listener is not None  # noqa: S101 (the registry has subscribed)
        notification = NOTIFICATION.decode(str(payload))
        if notification.worker != self.name:
            for message in notification.messages:
                self._listener.hear(notification.worker, MESSAGE.decode(message))

    def _drop_connection(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Release the leases, so that other workers need not wait for them to expire."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is None:
            return
        with suppress(Exception):  # otherwise the leases expire
            await self._connection.execute("DELETE FROM lease WHERE worker = $1", self.name)
            await self._connection.execute("DELETE FROM worker WHERE id = $1", self.name)
            await self._connection.close()
        self._drop_connection()

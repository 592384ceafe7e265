"""Workers that share a PostgreSQL database: each says again and again that it is there, hears what the others say, and holds the leases of
tables whose clocks and bots it runs. A lease is worth as much as its worker: when that is gone, another takes it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from doubloon.server.protocol.cluster import Ears, Happening, Word
from doubloon.server.runtime.context import LOG

if TYPE_CHECKING:
    import asyncpg

CHANNEL = "doubloon"
LEASE = 4.0  # seconds for which a sign of life is good
BEATS = 4  # signs of life in that time
LONGEST = 7900  # bytes of a notification; PostgreSQL takes 7999
SHORT = 2000  # bytes of events that are told; longer ones are read

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
    words: list[msgspec.Raw]


ENCODER = msgspec.json.Encoder()
NOTIFICATION = msgspec.json.Decoder(Notification)
WORD: msgspec.json.Decoder[Word] = msgspec.json.Decoder(Word)


def notifications(worker: str, words: Iterable[Word]) -> Iterator[str]:
    """Words, as many together as fit."""
    waiting: list[msgspec.Raw] = []
    size = 0
    for word in words:
        body = _written(word)
        if size + len(body) > LONGEST and waiting:
            yield ENCODER.encode(Notification(worker, waiting)).decode()
            waiting, size = [], 0
        waiting.append(msgspec.Raw(body))
        size += len(body) + 50  # for what is around them
    if waiting:
        yield ENCODER.encode(Notification(worker, waiting)).decode()


def _written(word: Word) -> bytes:
    if isinstance(word, Happening) and sum(map(len, word.bodies)) > SHORT:
        word = Happening(table=word.table, after=word.after)
    return ENCODER.encode(word)


class Workers:
    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]], say: Callable[[Word], None], lease: float) -> None:
        self.name = secrets.token_hex(6)
        self.say = say
        self.others: frozenset[str] = frozenset()
        self._connect = connect
        self._seconds = lease
        self._connection: asyncpg.Connection | None = None
        self._ears: Ears | None = None
        self._held: set[str] = set()
        self._until = 0.0  # when the last sign of life is out of date, by this machine's clock
        self._was_gone = False
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def attend(self, ears: Ears) -> None:
        self._ears = ears
        self._task = asyncio.create_task(self._live())

    def runs(self, table: str) -> bool:
        return table in self._held and time.monotonic() < self._until

    def look(self) -> None:
        """At once, not only with the next beat."""
        self._changed.set()

    # === Signs of life ===

    async def _live(self) -> None:
        while True:
            try:
                await self._beat()
            except Exception as error:  # whatever is wrong with the database: try again
                LOG.warning("database-lost", exc_info=error)
                self._part_with_connection()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._seconds / BEATS):  # wait_for would lose a cancellation that comes with what it waits for
                    await self._changed.wait()
            self._changed.clear()

    async def _beat(self) -> None:
        assert self._ears is not None  # noqa: S101 (somebody attends)
        connection = await self._listening()
        now = time.monotonic()
        self._was_gone |= now >= self._until
        await connection.execute(ALIVE, self.name, self._seconds)
        self._until = now + self._seconds
        alive = await connection.fetch("SELECT id FROM worker WHERE until > clock_timestamp()")
        await connection.execute("DELETE FROM worker WHERE until < clock_timestamp() - interval '1 hour'")
        self._hear_of(frozenset(row["id"] for row in alive) - {self.name})
        await self._lease(connection)
        if self._was_gone:  # its tables stood still meanwhile
            self._ears.wake(self._held)
            self._was_gone = False

    def _hear_of(self, others: frozenset[str]) -> None:
        assert self._ears is not None  # noqa: S101 (somebody attends)
        if self.others - others:
            self._ears.part(others)
        self.others = others

    async def _lease(self, connection: asyncpg.Connection) -> None:
        """The database knows: an answer of it may have been lost, or somebody may have thought that this worker was gone."""
        assert self._ears is not None  # noqa: S101 (somebody attends)
        tables = set(self._ears.at_work())
        rows = await connection.fetch("SELECT table_id FROM lease WHERE worker = $1", self.name)
        had = {row["table_id"] for row in rows}
        if had - tables:
            await connection.execute("DELETE FROM lease WHERE table_id = ANY($1::text[]) AND worker = $2", list(had - tables), self.name)
        taken = await connection.fetch(TAKE, sorted(tables - had), self.name)
        held = (had & tables) | {row["table_id"] for row in taken}
        new, self._held = held - self._held, held
        self._ears.wake(new)

    async def _listening(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
            await self._connection.add_listener(CHANNEL, self._heard)
            assert self._ears is not None  # noqa: S101 (somebody attends)
            self._ears.refresh()
        return self._connection

    def _heard(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        assert self._ears is not None  # noqa: S101 (somebody attends)
        notification = NOTIFICATION.decode(str(payload))
        if notification.worker != self.name:
            for word in notification.words:
                self._ears.hear(notification.worker, WORD.decode(word))

    def _part_with_connection(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """The others need not wait until they miss this one."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is None:
            return
        with suppress(Exception):  # what is not said now is found out by itself
            await self._connection.execute("DELETE FROM lease WHERE worker = $1", self.name)
            await self._connection.execute("DELETE FROM worker WHERE id = $1", self.name)
            await self._connection.close()
        self._part_with_connection()

"""Tables in a PostgreSQL database that many workers share. All waiting writes share one transaction (group commit).

The primary key (table, seq) decides between workers. Each transaction notifies the other workers of what it wrote.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from doubloon.engine.errors import Refusal
from doubloon.server.logs import LOG
from doubloon.server.metrics import Metrics
from doubloon.server.protocol.cluster import EventsWritten, WorkerMessage
from doubloon.server.store import CodeTaken, Conflict, StoreUnavailable, today
from doubloon.server.store.leases import CHANNEL, LEASE, WorkerLeases, notifications

try:
    import asyncpg
except ImportError:
    raise Refusal("store/extra", "PostgreSQL needs more: pip install 'doubloon[postgres]'") from None

VERSION = 1
MIGRATIONS: dict[int, str] = {  # from that version to the next
    0: """
    CREATE TABLE event (table_id text, seq integer, body bytea NOT NULL, PRIMARY KEY (table_id, seq));
    CREATE TABLE code (code text PRIMARY KEY, table_id text NOT NULL);
    CREATE TABLE used (table_id text PRIMARY KEY, day integer NOT NULL);
    CREATE INDEX used_day ON used (day);
    CREATE TABLE worker (id text PRIMARY KEY, until timestamptz NOT NULL);
    CREATE TABLE lease (table_id text PRIMARY KEY, worker text NOT NULL);
    """,
}
MAX_BATCH = 500  # writes in one transaction
READERS = 4  # connections
TIMEOUT = 10.0  # seconds for an answer of the database
# Errors of a lost database; asyncpg raises InternalClientError when a connection breaks at certain moments.
LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
LOCK = 0x646F75626C6F6F6E  # advisory lock: one process at a time migrates

EVENTS = """
INSERT INTO event SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[]) ON CONFLICT DO NOTHING RETURNING table_id, seq
"""
FORGET = """
WITH gone AS (DELETE FROM used WHERE table_id = $1 AND day < $2 RETURNING table_id),
events AS (DELETE FROM event USING gone WHERE event.table_id = gone.table_id)
DELETE FROM code USING gone WHERE code.table_id = gone.table_id
"""
CODES = "INSERT INTO code SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING RETURNING code"


@dataclass(frozen=True, eq=False)
class Job:
    """A write: events after the first `after` ones of a table (with a code, if it is a new table), or a room code to release."""

    done: asyncio.Future[None]
    table: str = ""
    after: int = 0
    events: Sequence[bytes] = ()
    code: str = ""
    released: str = ""


@dataclass
class Batch:
    """Jobs that share a transaction, and the refusals among their results."""

    jobs: list[Job]
    answers: dict[Job, Refusal] = field(default_factory=dict)

    @property
    def writing(self) -> list[Job]:
        """In one order for all workers, which prevents deadlocks."""
        left = [job for job in self.jobs if job.events and job not in self.answers]
        return sorted(left, key=lambda job: (job.table, job.after))


def unavailable(error: BaseException) -> StoreUnavailable:
    """The error by what an operator can do about it."""
    if isinstance(error, asyncpg.DiskFullError):
        return StoreUnavailable("store/full", f"the disk is full: {error}")
    return StoreUnavailable("store/failed", f"the database cannot be used: {error}")


async def connect(address: str) -> asyncpg.Connection:
    """A connection whose commits are durable."""
    settings = {"application_name": "doubloon", "synchronous_commit": "on"}
    return await asyncpg.connect(address, timeout=TIMEOUT, command_timeout=TIMEOUT, server_settings=settings)


async def migrate(connection: asyncpg.Connection) -> None:
    """Migrate the database to this version; refuse a later one."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS doubloon (version integer NOT NULL)")
        version = await connection.fetchval("SELECT version FROM doubloon") or 0
        if version > VERSION:
            raise Refusal(
                "store/version", f"the database is of version {version}; this program knows {VERSION}", asked=version, allowed=VERSION
            )
        for step in range(version, VERSION):
            await connection.execute(MIGRATIONS[step])
        await connection.execute("DELETE FROM doubloon")
        await connection.execute("INSERT INTO doubloon VALUES ($1)", VERSION)


async def prepare(address: str) -> None:
    """Connect once and migrate; refused if the database cannot be reached."""
    try:
        connection = await connect(address)
        try:
            await migrate(connection)
        finally:
            await connection.close()
    except Refusal:
        raise
    except (*LOST, ValueError) as error:  # an address that cannot be read is a ValueError
        raise unavailable(error) from None


class PostgresStore:
    def __init__(self, address: str, lease: float = LEASE) -> None:
        self._address = address
        self._lease = lease
        self._writer: asyncpg.Connection | None = None
        self._readers: asyncpg.Pool | None = None
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._messages: list[WorkerMessage] = []
        self._metrics = Metrics()
        self._workers: WorkerLeases | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self, metrics: Metrics) -> WorkerLeases:
        self._metrics = metrics
        await prepare(self._address)
        self._readers = asyncpg.create_pool(self._address, min_size=0, max_size=READERS, timeout=TIMEOUT, command_timeout=TIMEOUT)
        await self._readers
        self._workers = WorkerLeases(lambda: connect(self._address), self._send, self._lease)
        self._task = asyncio.create_task(self._work())
        return self._workers

    def waiting(self) -> int:
        return self._jobs.qsize()

    # === Writing ===

    async def create(self, table: str, code: str, event: bytes) -> None:
        await self._submit(table=table, events=[event], code=code)

    async def append(self, table: str, after: int, events: list[bytes]) -> None:
        await self._submit(table=table, after=after, events=events)

    async def release(self, code: str) -> None:
        await self._submit(released=code)

    async def _submit(self, *, table: str = "", after: int = 0, events: Sequence[bytes] = (), code: str = "", released: str = "") -> None:
        job = Job(asyncio.get_running_loop().create_future(), table, after, tuple(events), code, released)
        self._jobs.put_nowait(job)
        await job.done

    def _send(self, message: WorkerMessage) -> None:
        """With the next transaction, or in one of its own."""
        self._messages.append(message)
        if self._jobs.empty():
            done = asyncio.get_running_loop().create_future()
            done.add_done_callback(asyncio.Future.exception)  # a lost message does no harm
            self._jobs.put_nowait(Job(done))

    async def _work(self) -> None:
        """All waiting jobs share a transaction."""
        while (job := await self._jobs.get()) is not None:
            jobs, is_last = [job], False
            while len(jobs) < MAX_BATCH and not self._jobs.empty() and not is_last:
                more = self._jobs.get_nowait()
                if more is None:
                    is_last = True
                else:
                    jobs.append(more)
            await self._write(Batch(jobs))
            if is_last:
                return

    async def _write(self, batch: Batch) -> None:
        """If the connection is lost during the commit, the data may be on disk or not; a retry finds out."""
        notices, self._messages = self._messages, []
        try:
            if self._writer is None or self._writer.is_closed():
                self._writer = await connect(self._address)
            with self._metrics.commits.time():
                await self._commit(self._writer, batch, notices)
            self._metrics.batches.observe(len(batch.jobs))
            self._metrics.events.inc(sum(len(job.events) for job in batch.writing))
        except Exception as error:  # whatever it is, later jobs must still be written
            if not isinstance(error, LOST):
                LOG.error("write-failed", exc_info=error)
            if self._writer is not None:
                self._writer.terminate()
            batch.answers = dict.fromkeys(batch.jobs, unavailable(error))
        for job in batch.jobs:
            if job.done.done():
                continue
            if job in batch.answers:
                job.done.set_exception(batch.answers[job])
            else:
                job.done.set_result(None)

    async def _commit(self, connection: asyncpg.Connection, batch: Batch, notices: Iterable[WorkerMessage]) -> None:
        async with connection.transaction():
            await _insert_codes(connection, batch)
            await _insert_events(connection, batch)
            released = [job.released for job in batch.jobs if job.released]
            if released:
                await connection.execute("DELETE FROM code WHERE code = ANY($1::text[])", released)
            assert self._workers is not None  # noqa: S101 (the store is open)
            told = [*map(events_written, batch.writing), *notices]
            for notification in notifications(self._workers.name, told):
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, notification)

    # === Reading ===

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self._read("SELECT body FROM event WHERE table_id = $1 AND seq > $2 ORDER BY seq", table, after)
        return [row["body"] for row in rows]

    async def find(self, code: str) -> str | None:
        rows = await self._read("SELECT table_id FROM code WHERE code = $1", code)
        return rows[0]["table_id"] if rows else None

    async def check(self) -> None:
        await self._read("INSERT INTO code (code, table_id) VALUES ('', '') ON CONFLICT DO NOTHING")
        await self._read("DELETE FROM code WHERE code = ''")

    # === Cleanup ===
    async def touch(self, tables: Sequence[str], day: int) -> None:
        await self._read("UPDATE used SET day = $1 WHERE table_id = ANY($2::text[])", day, list(tables))

    async def stale(self, before: int) -> list[str]:
        return [row["table_id"] for row in await self._read("SELECT table_id FROM used WHERE day < $1", before)]

    async def forget(self, table: str, before: int) -> None:
        await self._read(FORGET, table, before)

    async def _read(self, question: str, *values: str | int | list[str]) -> list[asyncpg.Record]:
        assert self._readers is not None  # noqa: S101 (the store is open)
        for attempt in (1, 2):  # a pooled connection may be dead because the database was restarted
            try:
                return await self._readers.fetch(question, *values)
            except LOST as error:
                if attempt == 2:
                    raise unavailable(error) from None
        raise AssertionError

    # === Backup and close ===

    async def backup(self, path: Path) -> None:
        raise Refusal("backup/postgres", "a PostgreSQL database is copied by pg_dump")

    async def close(self) -> None:
        self._jobs.put_nowait(None)
        if self._task is not None:
            await self._task
        with suppress(*LOST):
            if self._writer is not None:
                await self._writer.close()
            if self._readers is not None:
                await asyncio.wait_for(self._readers.close(), TIMEOUT)


async def _insert_codes(connection: asyncpg.Connection, batch: Batch) -> None:
    asking = sorted((job for job in batch.jobs if job.code), key=lambda job: job.code)
    if not asking:
        return
    rows = await connection.fetch(CODES, [job.code for job in asking], [job.table for job in asking])
    free = {row["code"] for row in rows}
    for job in asking:
        if job.code in free:
            free.discard(job.code)  # of several jobs with this code the first gets it
        else:
            batch.answers[job] = CodeTaken("store/code", f"the code {job.code} is taken")
    new = [job.table for job in asking if job not in batch.answers]
    await connection.execute("INSERT INTO used SELECT each, $2 FROM unnest($1::text[]) AS each ON CONFLICT DO NOTHING", new, today())


async def _insert_events(connection: asyncpg.Connection, batch: Batch) -> None:
    """The first event of each job decides for all of them."""
    asking = batch.writing
    if not asking:
        return
    rows = await connection.fetch(
        EVENTS, [job.table for job in asking], [job.after + 1 for job in asking], [job.events[0] for job in asking]
    )
    first = {(row["table_id"], row["seq"]) for row in rows}
    for job in asking:
        if (job.table, job.after + 1) in first:
            first.discard((job.table, job.after + 1))
        else:
            batch.answers[job] = Conflict("store/conflict", f"event {job.after + 1} of the table is written already")
    rest = [(job.table, job.after + number, body) for job in batch.writing for number, body in enumerate(job.events[1:], 2)]
    if rest:
        await connection.executemany("INSERT INTO event VALUES ($1, $2, $3)", rest)


def events_written(job: Job) -> EventsWritten:
    return EventsWritten(table=job.table, after=job.after, bodies=[body.decode() for body in job.events])

"""Tables in one SQLite file. One thread writes; all waiting writes share one transaction (group commit)."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

from doubloon.engine.errors import Refusal
from doubloon.server.metrics import Metrics
from doubloon.server.protocol.cluster import SingleWorker
from doubloon.server.store import CodeTaken, Conflict, StoreUnavailable, today

VERSION = 2
MIGRATIONS: dict[int, str] = {  # from a version to the next
    0: """
    CREATE TABLE event (table_id TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
    CREATE TABLE code (code TEXT PRIMARY KEY, table_id TEXT NOT NULL) WITHOUT ROWID;
    """,
    1: """
    CREATE TABLE used (table_id TEXT PRIMARY KEY, day INTEGER NOT NULL) WITHOUT ROWID;
    CREATE INDEX used_day ON used (day);
    INSERT INTO used SELECT DISTINCT table_id, CAST(strftime('%s') AS INTEGER) / 86400 FROM event;
    """,
}
CHECKED_BYTES = 8192  # written to see whether the disk has room
MAX_BATCH = 500  # writes in one transaction
LOCK_TIMEOUT = 5.0  # seconds to wait for another process that writes
BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)

ROWS = 50  # events in one statement: sqlite3 releases the GIL around each
INSERT = "INSERT INTO event VALUES (?, ?, ?)"
MANY = INSERT + ", (?, ?, ?)" * (ROWS - 1)

Write = Callable[[sqlite3.Connection], None]
Row = tuple[str, int, bytes]


class Job(NamedTuple):
    """A write: events, or any function."""

    done: asyncio.Future[None]
    rows: Sequence[Row] = ()
    write: Write | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        if self.write is not None:
            self.write(connection)
        else:
            _insert(connection, self.rows)


def connect(path: Path, *, lock_timeout: float = LOCK_TIMEOUT) -> sqlite3.Connection:
    """A connection whose commits are durable."""
    connection = sqlite3.connect(path, timeout=lock_timeout, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Migrate the file to this version; refuse a later one."""
    [version] = connection.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise Refusal(
            "store/version", f"the database is of version {version}; this program knows {VERSION}", asked=version, allowed=VERSION
        )
    for step in range(version, VERSION):
        connection.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[step]} PRAGMA user_version = {step + 1}; COMMIT;")


def open_database(path: Path, lock_timeout: float) -> sqlite3.Connection:
    """Open or create the file and migrate it. Only this user may read it: it contains the seeds of running games."""
    connection = None
    try:
        path.touch(0o600)
        connection = connect(path, lock_timeout=lock_timeout)
        migrate(connection)
    except OSError:
        raise Refusal("file/unwritable", f"{path} cannot be written", path=path) from None
    except (sqlite3.Error, Refusal) as error:
        if connection is not None:
            connection.close()
        raise _refusal(path, error) from None
    return connection


def _refusal(path: Path, error: sqlite3.Error | Refusal) -> Refusal:
    if isinstance(error, Refusal):
        return error
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CANTOPEN):
        return Refusal("store/file", f"{path} is no database", path=path)
    return unavailable(error)


def unavailable(error: sqlite3.Error) -> StoreUnavailable:
    """The error by what an operator can do about it."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return StoreUnavailable("store/full", f"the disk is full: {error}")
    if code in BUSY:
        return StoreUnavailable("store/busy", f"the database is locked by another program: {error}")
    return StoreUnavailable("store/failed", f"the database cannot be used: {error}")


class SqliteStore:
    def __init__(self, path: Path, *, lock_timeout: float = LOCK_TIMEOUT) -> None:
        self._writer = open_database(path, lock_timeout)
        self._reader = connect(path, lock_timeout=lock_timeout)
        self._reading = threading.Lock()
        self._metrics = Metrics()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def open(self, metrics: Metrics) -> SingleWorker:
        self._metrics = metrics
        return SingleWorker()

    def waiting(self) -> int:
        return self._jobs.qsize()

    # === Writing ===

    async def create(self, table: str, code: str, event: bytes) -> None:
        def write(connection: sqlite3.Connection) -> None:
            try:
                connection.execute("INSERT INTO code VALUES (?, ?)", (code, table))
            except sqlite3.IntegrityError:
                raise CodeTaken("store/code", f"the code {code} is taken") from None
            _insert(connection, [(table, 1, event)])
            connection.execute("INSERT INTO used VALUES (?, ?)", (table, today()))

        await self._submit(write)

    def append(self, table: str, after: int, events: list[bytes]) -> Awaitable[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(done, [(table, after + number, body) for number, body in enumerate(events, 1)]))
        return done

    async def release(self, code: str) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM code WHERE code = ?", (code,))

        await self._submit(write)

    async def check(self) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO code VALUES ('', ?)", ("x" * CHECKED_BYTES,))
            connection.execute("DELETE FROM code WHERE code = ''")

        await self._submit(write)

    async def touch(self, tables: Sequence[str], day: int) -> None:
        def write(connection: sqlite3.Connection) -> None:
            connection.executemany("UPDATE used SET day = ? WHERE table_id = ?", [(day, table) for table in tables])

        await self._submit(write)

    async def forget(self, table: str, before: int) -> None:
        def write(connection: sqlite3.Connection) -> None:
            if connection.execute("DELETE FROM used WHERE table_id = ? AND day < ?", (table, before)).rowcount:
                connection.execute("DELETE FROM event WHERE table_id = ?", (table,))
                connection.execute("DELETE FROM code WHERE table_id = ?", (table,))

        await self._submit(write)

    async def _submit(self, write: Write) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(done, write=write))
        await done

    def _work(self) -> None:
        """The writer thread: all waiting jobs share a transaction."""
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            is_last = False
            with suppress(queue.Empty):
                while len(jobs) < MAX_BATCH:
                    more = self._jobs.get_nowait()
                    if more is None:
                        is_last = True
                        break
                    jobs.append(more)
            self._write(jobs)
            if is_last:
                return

    def _write(self, jobs: list[Job]) -> None:
        try:
            with self._metrics.commits.time():
                answers = self._commit(jobs)
            self._metrics.batches.observe(len(jobs))
            self._metrics.events.inc(sum(len(job.rows) for job, answer in zip(jobs, answers, strict=True) if answer is None))
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                self._writer.execute("ROLLBACK")
            answers = [unavailable(error)] * len(jobs)
        _answer(jobs, answers)

    def _commit(self, jobs: list[Job]) -> list[Refusal | None]:
        """One transaction. Events are inserted together; after a conflict they are inserted again, each in a savepoint of its own."""
        connection = self._writer
        connection.execute("BEGIN IMMEDIATE")
        if all(job.write is None for job in jobs):
            try:
                _insert(connection, [row for job in jobs for row in job.rows])
            except Conflict:
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
            else:
                connection.execute("COMMIT")
                return [None] * len(jobs)
        answers = [self._commit_one(job) for job in jobs]
        connection.execute("COMMIT")
        return answers

    def _commit_one(self, job: Job) -> Refusal | None:
        """A refused write rolls back only itself."""
        connection = self._writer
        connection.execute("SAVEPOINT one")
        answer = None
        try:
            job.run(connection)
        except Refusal as refusal:
            connection.execute("ROLLBACK TO one")
            answer = refusal
        connection.execute("RELEASE one")
        return answer

    # === Reading ===

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self._read("SELECT body FROM event WHERE table_id = ? AND seq > ? ORDER BY seq", (table, after))
        return [body for (body,) in rows]

    async def stale(self, before: int) -> list[str]:
        return [table for (table,) in await self._read("SELECT table_id FROM used WHERE day < ?", (before,))]

    async def find(self, code: str) -> str | None:
        rows = await self._read("SELECT table_id FROM code WHERE code = ?", (code,))
        return rows[0][0] if rows else None

    async def _read(self, question: str, values: tuple[str | int, ...]) -> list[Any]:
        return await asyncio.to_thread(self._rows, question, values)

    def _rows(self, question: str, values: tuple[str | int, ...]) -> list[Any]:
        try:
            with self._reading:
                return self._reader.execute(question, values).fetchall()
        except sqlite3.Error as error:
            raise unavailable(error) from None

    # === Backup ===

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(self._backup, path)

    def _backup(self, path: Path) -> None:
        with self._reading:
            copy(self._reader, path)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._writer.close()
        self._reader.close()


def _insert(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    whole = len(rows) - len(rows) % ROWS
    try:
        for start in range(0, whole, ROWS):
            connection.execute(MANY, [value for row in rows[start : start + ROWS] for value in row])
        connection.executemany(INSERT, rows[whole:])
    except sqlite3.IntegrityError:
        raise Conflict("store/conflict", "this event of the table is written already") from None


def _answer(jobs: list[Job], answers: list[Refusal | None]) -> None:
    """Resolve all futures in one callback on the event loop."""

    def resolve() -> None:
        for job, answer in zip(jobs, answers, strict=True):
            if job.done.done():
                continue
            if answer is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(answer)

    with suppress(RuntimeError):  # the loop is closed: nobody waits
        jobs[0].done.get_loop().call_soon_threadsafe(resolve)


def copy(source: sqlite3.Connection, path: Path) -> None:
    """Copy a consistent snapshot of the database into a new file."""
    if path.exists():
        raise Refusal("backup/exists", f"{path} exists already", path=path)
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(0o600)
        with closing(sqlite3.connect(part)) as target:
            source.backup(target)
        part.replace(path)
    except (sqlite3.Error, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Refusal("backup/failed", f"{path} cannot be written: {reason}", path=path, reason=reason) from None


def backup(database: Path, path: Path) -> None:
    """Copy a database file, which a server may be using."""
    if not database.exists():
        raise Refusal("file/missing", f"there is no file {database}", path=database)
    try:
        source = sqlite3.connect(database, timeout=LOCK_TIMEOUT)
        source.execute("PRAGMA user_version")
    except sqlite3.Error as error:
        raise _refusal(database, error) from None
    with closing(source):
        copy(source, path)

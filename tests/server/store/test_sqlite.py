"""What is kept is kept: all or nothing, once, by whoever was first; and what cannot be kept is said."""

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from doubloon.engine.errors import Refusal
from doubloon.server.store import StoreUnavailable, sqlite, today
from doubloon.server.store.sqlite import SqliteStore, backup, connect


@asynccontextmanager
async def open_database(path: Path, patience: float = 5.0) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path, lock_timeout=patience)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def test_many_tables_share_a_transaction(file: Path) -> None:
    statements: list[str] = []
    async with open_database(file) as store:
        store._writer.set_trace_callback(statements.append)
        await asyncio.gather(*(store.create(f"t{each}", f"c{each}", b"1") for each in range(200)))
        assert statements.count("COMMIT") in range(1, 20)


async def test_a_locked_database_says_so_and_recovers(file: Path) -> None:
    async with open_database(file, 0.05) as store:
        await store.create("t", "a-b-c", b"1")
        other = connect(file)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable) as caught:
            await store.append("t", 1, [b"2"])
        assert caught.value.key == "store/busy"
        other.execute("ROLLBACK")
        other.close()
        await store.append("t", 1, [b"2"])
        assert await store.load("t") == [b"1", b"2"]


async def test_a_full_disk_says_so_and_recovers(file: Path) -> None:
    async with open_database(file) as store:
        await store.create("t", "a-b-c", b"1")
        [pages] = store._writer.execute("PRAGMA page_count").fetchone()
        store._writer.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreUnavailable) as caught:
            await store.append("t", 1, [b"2" * 100_000])
        assert caught.value.key == "store/full"
        store._writer.execute("PRAGMA max_page_count = 1000000")
        await store.append("t", 1, [b"2"])
        assert await store.load("t") == [b"1", b"2"]


async def test_a_copy_can_be_made_while_tables_are_played(file: Path, tmp_path: Path) -> None:
    async with open_database(file) as store:
        await store.create("t", "a-b-c", b"1")
        writing = asyncio.gather(*(store.create(f"t{each}", f"c{each}", b"1") for each in range(100)))
        await store.backup(tmp_path / "one.db")
        backup(file, tmp_path / "two.db")
        await writing
        with pytest.raises(Refusal) as caught:
            await store.backup(tmp_path / "one.db")
        assert caught.value.key == "backup/exists"
    for name in ("one.db", "two.db"):
        async with open_database(tmp_path / name) as store:
            assert await store.load("t") == [b"1"]


async def test_only_its_owner_can_read_a_database_or_a_copy(file: Path, tmp_path: Path) -> None:
    async with open_database(file) as store:
        await store.backup(tmp_path / "copy.db")
    assert {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.glob("*.db")} == {0o600}


def test_where_no_file_can_be_made_it_is_said(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as caught:
        SqliteStore(tmp_path / "no" / "such" / "folder.db")
    assert caught.value.key == "file/unwritable"


async def test_a_file_of_the_first_version_is_brought_to_this_one(file: Path) -> None:
    """As the first released version made it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript("""
            CREATE TABLE event
                (table_id TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
            CREATE TABLE code (code TEXT PRIMARY KEY, table_id TEXT NOT NULL) WITHOUT ROWID;
            INSERT INTO event VALUES ('t', 1, x'31'), ('t', 2, x'32'), ('u', 1, x'33');
            INSERT INTO code VALUES ('a-b-c', 't');
            PRAGMA user_version = 1;
        """)

    async with open_database(file) as store:
        await store.create("v", "d-e-f", b"4")
        assert await store.load("t") == [b"1", b"2"]
        assert await store.find("a-b-c") == "t"
        assert await store.stale(today()) == []
        assert sorted(await store.stale(today() + 1)) == ["t", "u", "v"]


def test_a_database_of_a_later_version_is_refused(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute(f"PRAGMA user_version = {sqlite.VERSION + 1}")
    connection.close()
    with pytest.raises(Refusal) as caught:
        SqliteStore(file)
    assert caught.value.key == "store/version"


def test_what_is_no_database_is_refused(file: Path) -> None:
    file.write_bytes(b"not a database" * 100)
    with pytest.raises(Refusal) as caught:
        SqliteStore(file)
    assert caught.value.key == "store/file"


async def test_a_check_fails_when_a_move_would_fail(file: Path) -> None:
    async with open_database(file) as store:
        [pages] = store._writer.execute("PRAGMA page_count").fetchone()
        store._writer.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreUnavailable) as caught:
            await store.check()
        assert caught.value.key == "store/full"
        store._writer.execute("PRAGMA max_page_count = 1000000")
        await store.check()
        await store.check()

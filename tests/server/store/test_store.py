"""What is kept is kept, in a file and in PostgreSQL alike: all or nothing, once, by whoever was first; and what cannot be kept is said."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from doubloon.engine.errors import Refusal
from doubloon.server.http.serve import opener
from doubloon.server.metrics import Figures
from doubloon.server.store import CodeTaken, Conflict, Store, Unkept
from tests.server.databases import KINDS, Postgres


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An address."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database()


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = opener(database)()
    hub = await store.open(Figures())
    try:
        yield store
    finally:
        await hub.close()
        await store.close()


async def test_events_come_back_in_order_after_a_restart(database: str) -> None:
    async with opened(database) as store:
        await store.create("t", "a-b-c", b"1")
        await store.append("t", 1, [b"2", b"3"])
        await store.append("t", 3, [b"4"])
    async with opened(database) as store:
        assert await store.load("t") == [b"1", b"2", b"3", b"4"]
        assert await store.find("a-b-c") == "t"
        assert await store.load("other") == []


async def test_an_event_is_written_once_and_who_was_first_is_right(database: str) -> None:
    async with opened(database) as store:
        await store.create("t", "a-b-c", b"1")
        results = await asyncio.gather(*(store.append("t", 1, [b"%d" % each, b"x"]) for each in range(5)), return_exceptions=True)
        assert [type(each) for each in results] == [type(None), *[Conflict] * 4]
        with pytest.raises(CodeTaken):
            await store.create("u", "a-b-c", b"1")
        assert await store.load("u") == []
        await store.release("a-b-c")
        assert await store.find("a-b-c") is None
        assert await store.load("t") == [b"1", b"0", b"x"]


async def test_what_follows_the_first_events_can_be_read(database: str) -> None:
    async with opened(database) as store:
        await store.create("t", "a-b-c", b"1")
        await store.append("t", 1, [b"2", b"3"])
        assert [await store.load("t", after) for after in (0, 1, 3, 9)] == [[b"1", b"2", b"3"], [b"2", b"3"], [], []]


async def test_many_writes_at_once_are_each_answered(database: str) -> None:
    async with opened(database) as store:
        await asyncio.gather(*(store.create(f"t{each}", f"c{each}", b"1") for each in range(200)))
        writes = [store.append(f"t{each // 2}", 1, [b"%d" % each, b"x" * (each % 3) * 5000]) for each in range(400)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(each) for each in results] == [type(None), Conflict] * 200
        assert [(await store.load(f"t{each}"))[1] for each in range(200)] == [b"%d" % (2 * each) for each in range(200)]


async def test_two_stores_on_one_database_agree(database: str) -> None:
    """Each writes to the same tables; of two that write the same event one is right."""
    async with opened(database) as store, opened(database) as other:
        await asyncio.gather(*(store.create(f"t{each}", f"c{each}", b"1") for each in range(20)))

        async def write(writer: Store, name: bytes, table: str) -> int:
            written, seq = 0, 1
            while seq < 30:
                try:
                    await writer.append(table, seq, [name, name])
                    written, seq = written + 1, seq + 2
                except Conflict:
                    seq = len(await writer.load(table))
            return written

        writing = [write(writer, name, f"t{each}") for each in range(20) for writer, name in ((store, b"a"), (other, b"b"))]
        written = sum(await asyncio.gather(*writing))
        tables = [await store.load(f"t{each}") for each in range(20)]
        assert sum(len(events) - 1 for events in tables) == 2 * written
        assert all(one == two for events in tables for one, two in zip(events[1::2], events[2::2], strict=True))  # all or nothing


# === PostgreSQL ===


async def test_a_database_that_is_not_there_is_refused(postgres: Postgres) -> None:
    with pytest.raises(Unkept) as caught:
        async with opened(postgres.database().replace("tables", "nowhere")) as store:
            await store.load("t")
    assert caught.value.key == "store/failed"


async def test_a_database_of_a_later_version_is_refused(postgres: Postgres) -> None:
    address = postgres.database()
    async with opened(address) as store:
        await store.load("t")
    postgres.run(address, "UPDATE doubloon SET version = 99")
    with pytest.raises(Refusal) as caught:
        async with opened(address) as store:
            await store.load("t")
    assert caught.value.key == "store/version"


@pytest.mark.parametrize("ending", [Postgres.stop, Postgres.crash])
async def test_a_database_that_goes_away_is_said_and_comes_back(postgres: Postgres, ending: Callable[[Postgres], None]) -> None:
    async with opened(postgres.database()) as store:
        await store.create("t", "a-b-c", b"1")
        ending(postgres)
        try:
            with pytest.raises(Unkept):
                await store.append("t", 1, [b"2"])
            with pytest.raises(Unkept):
                await store.load("t")
        finally:
            postgres.start()
        await store.append("t", 1, [b"2"])
        assert await store.load("t") == [b"1", b"2"]


async def test_whatever_goes_wrong_with_one_write_the_next_is_written(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    def odd(_: object) -> None:
        raise KeyError

    async with opened(postgres.database()) as store:
        await store.create("t", "a-b-c", b"1")
        with monkeypatch.context() as patch:
            patch.setattr(asyncpg.Connection, "transaction", odd)
            with pytest.raises(Unkept):
                await store.append("t", 1, [b"2"])
        await store.append("t", 1, [b"3"])
        assert await store.load("t") == [b"1", b"3"]


async def test_a_copy_can_be_made_while_tables_are_played_and_played_on(postgres: Postgres, tmp_path: Path) -> None:
    """As docs/operate.md says."""
    address, other = postgres.database(), postgres.database()
    async with opened(address) as store:
        await store.create("t", "a-b-c", b"1")
        writing = asyncio.gather(*(store.create(f"t{each}", f"c{each}", b"1") for each in range(100)))
        await asyncio.to_thread(postgres.dump, address, tmp_path / "copy")
        await writing
    for _ in range(2):  # into an empty database, and over what has happened since
        postgres.restore(tmp_path / "copy", other)
        async with opened(other) as store:
            await store.append("t", 1, [b"2"])
            assert await store.load("t") == [b"1", b"2"]
            assert await store.find("a-b-c") == "t"


def test_an_address_that_cannot_be_read_is_refused() -> None:
    for written in ("mysql://here", "sqlite:///", "tables.db"):
        with pytest.raises(Refusal) as caught:
            opener(written)
        assert caught.value.key == "store/address"

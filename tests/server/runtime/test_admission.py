"""Nobody with the code can close a table to others: keys that are gone are forgotten, and each address has its own limit."""

from pathlib import Path

import pytest

from doubloon.engine.errors import Refusal
from doubloon.server.protocol.messages import Join, Leave
from doubloon.server.runtime.admission import MAX_DEVICES_FROM_ADDRESS, MAX_WATCHING, MAX_WATCHING_FROM_ADDRESS
from doubloon.server.table.state import fold
from tests.server.living import Listener, Table, live
from tests.server.tables import ME, OPEN

WATCH = Join(code="any", watch=True)


async def watch(table: Table, address: str) -> str:
    """A key to watch, for somebody at that address."""
    return (await table.session.ask(lambda: table.session.join(WATCH, address))).key


async def enter(table: Table, key: str, address: str) -> Listener:
    device = Listener()
    await table.session.ask(lambda: table.session.enter(device, [key], None, address))
    return device


async def test_keys_that_nobody_uses_do_not_keep_others_from_watching(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN)) as table:
        friend = await watch(table, "friend")
        await enter(table, friend, "friend")
        for number in range(2 * MAX_WATCHING):
            await watch(table, f"address {number}")
        await enter(table, await watch(table, "another friend"), "another friend")
        valid = [holder for holder in table.session.table.holders if holder.seat is None and not holder.is_revoked]
        assert len(valid) == MAX_WATCHING
        await enter(table, friend, "friend")  # a key in use is kept
        stored = fold(table.session.table.id, await table.events())
        assert stored.holders == table.session.table.holders


async def test_an_address_with_many_keys_gives_up_its_own(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN)) as table:
        asleep = await watch(table, "friend")  # not connected now
        for _ in range(2 * MAX_WATCHING):
            await watch(table, "attacker")
        await enter(table, asleep, "friend")
        assert sum(not holder.is_revoked for holder in table.session.table.holders) == 1 + 1 + MAX_WATCHING_FROM_ADDRESS


async def test_an_address_has_its_own_limit_of_devices(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN)) as table:
        key = await watch(table, "attacker")
        for _ in range(MAX_WATCHING_FROM_ADDRESS):
            device = await enter(table, key, "attacker")
        with pytest.raises(Refusal, match="no more people"):
            await enter(table, key, "attacker")
        await table.session.ask(lambda: table.session.leave(device))
        await enter(table, key, "attacker")
        await enter(table, await watch(table, "friend"), "friend")
        for _ in range(MAX_DEVICES_FROM_ADDRESS - MAX_WATCHING_FROM_ADDRESS):
            await enter(table, table.keys[0], "attacker")
        with pytest.raises(Refusal, match="no more people"):
            await enter(table, table.keys[0], "attacker")
        await enter(table, table.keys[0], "at home")


async def test_sitting_and_leaving_does_not_close_the_table(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN)) as table:
        await table.sit(0)  # lest a visitor become host
        for _ in range(300):
            await table.join()
            visitor = await table.sit(1)
            await table.do(visitor, Leave, seat=1)
        assert await table.join() == 1
        await table.join(watch=True)
        absent = table.session.live.presence.absent_since
        assert len(absent) == 2  # nothing is kept of those who are gone


async def test_when_all_are_watching_nobody_is_sent_away(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN)) as table:
        for number in range(MAX_WATCHING):
            await enter(table, await watch(table, f"address {number}"), f"address {number}")
        with pytest.raises(Refusal, match="no more people"):
            await watch(table, "one more")
        assert await table.join() == 1
        await table.sit(1)  # players find room

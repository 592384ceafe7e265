"""The start of a game: devices promise what they add to the dice, and show it when all have promised."""

import hashlib
from pathlib import Path

from doubloon.engine import fair
from doubloon.games.pig import PIG
from doubloon.server.protocol.messages import Add, Commit, Hand, News, Start, Welcome
from doubloon.server.runtime.timing import Timing
from tests.server.living import HURRIED, Listener, Table, live, until
from tests.server.tables import ME, OPEN

SOON = 3.0  # seconds: less than a device that does not answer is waited for
BITS = ["11" * 16, "22" * 16, "33" * 16]


async def two_devices(table: Table) -> list[Listener]:
    await table.join()
    return [await table.sit(0), await table.sit(1)]


async def commit(table: Table, device: Listener, seat: int, bits: str = "") -> None:
    promised = hashlib.sha256(bytes.fromhex(bits or BITS[seat])).hexdigest()
    await table.do(device, Commit, seat=seat, hash=promised)


async def test_one_device_starts_at_once_and_several_after_a_round_trip(tmp_path: Path) -> None:
    async with live(tmp_path, pace=Timing()) as table:
        device = await table.sit(0, 1)
        for seat in (0, 1):
            await table.do(device, Add, seat=seat, bits=BITS[seat])
        await table.do(device, Start)
        await until(lambda: table.session.table.phase == "playing", SOON)
    (tmp_path / "several").mkdir()
    async with live(tmp_path / "several", pace=Timing(), seats=(ME, OPEN)) as table:
        devices = await two_devices(table)
        for seat, device in enumerate(devices):
            await commit(table, device, seat)
        await table.do(devices[0], Start)
        await until(lambda: devices[1].last(News).kind == "sealed", SOON)
        assert all(seat.commitment and not seat.added for seat in devices[1].last(News).room.seats)
        for seat, device in enumerate(devices):
            await table.do(device, Add, seat=seat, bits=BITS[seat])
        await until(lambda: table.session.table.phase == "playing", SOON)


async def test_who_does_not_show_what_was_promised_does_not_stop_the_table(tmp_path: Path) -> None:
    async with live(tmp_path, pace=HURRIED, seats=(ME, OPEN), options={"target": 10}) as table:
        honest, other = await two_devices(table)
        await commit(table, honest, 0)
        await commit(table, other, 1)
        await table.do(honest, Start)
        await until(lambda: honest.last(News).kind == "sealed")
        await table.do(honest, Add, seat=0, bits=BITS[0])
        await until(lambda: honest.last(News).kind == "withheld")
        assert (honest.last(News).room.withheld, honest.last(News).room.seats[0].added) == ([1], False)
        await commit(table, honest, 0, BITS[2])
        await until(lambda: honest.last(News).kind == "sealed")
        await table.do(honest, Add, seat=0, bits=BITS[2])
        await until(lambda: table.session.table.phase == "playing")
        for device, seat in ((honest, 0), (other, 1)):
            await table.do(device, Hand, seat=seat)
        await until(lambda: table.session.table.phase == "over", 30)
        [log] = table.session.table.finished
        assert (log.withheld, fair.verify(PIG, log).committed) == ([1], 1)


async def test_every_device_sees_the_running_hash(tmp_path: Path) -> None:
    async with live(tmp_path, options={"target": 10}) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        for seat in (0, 1):
            await table.do(device, Hand, seat=seat)
        await until(lambda: table.session.table.phase == "over", 30)
        [log] = table.session.table.finished
        seen = [news.hash for news in device.all(News) if news.kind in ("started", "played")]
        assert set(seen) < set(fair.running_hashes(log))
        assert seen[-1] == log.hash == (await table.sit(0)).last(Welcome).hash

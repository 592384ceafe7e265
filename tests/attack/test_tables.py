"""Who has the code of a table: they cannot close it to others, and its host cannot read a hand."""

from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from doubloon.client import ApiClient, CommandRejected, Device
from doubloon.client.device import TableClosed
from doubloon.engine.game import SPECTATOR
from doubloon.server.protocol.messages import Agree, Back, Free, Join, Leave, NewSeat, Start
from tests.attack.honest import latency
from tests.counts import SOAK
from tests.server.running import running
from tests.server.tables import ME, OPEN
from tests.server.talking import make

CYCLES = 10 if SOAK == 1 else 300
KEYS = 100  # more than a table has for all who watch


async def test_sitting_and_leaving_and_asking_for_keys_close_no_table(tmp_path: Path) -> None:
    """Nor do they slow it down."""
    with running(tmp_path / "tables.db") as server:
        desk = ApiClient(server.url)
        placed = await make(desk, seats=(ME, OPEN))
        code = placed.room.code
        async with Device(server.url, placed) as host:
            for _ in range(CYCLES):
                visitor = await desk.join(Join(code=code))
                async with Device(server.url, visitor) as sitting:
                    with suppress(TableClosed, ConnectionClosed):
                        await sitting.do(Leave, seat=1)
            for _ in range(KEYS):
                await desk.join(Join(code=code, watch=True))
            assert await latency(host) < 0.25
            friend, watcher = await desk.join(Join(code=code)), await desk.join(Join(code=code, watch=True))
            async with Device(server.url, friend) as sitting, Device(server.url, watcher) as watching:
                await sitting.until(lambda: sitting.seats == [1])
                await watching.until(lambda: list(watching.views) in ([], [SPECTATOR]))


@pytest.mark.parametrize("game", ["do-not-touch-numbers", "do-not-touch-symbols"])
async def test_a_host_cannot_free_a_seat_and_read_its_hand(tmp_path: Path, game: str) -> None:
    """Neither by joining it, nor by agreeing with oneself while somebody else plays, nor by taking it back."""
    with running(tmp_path / "tables.db") as server:
        desk = ApiClient(server.url)
        placed = await make(desk, game, (ME, OPEN, OPEN, NewSeat(kind="bot")))
        first, second = [await desk.join(Join(code=placed.room.code)) for _ in range(2)]
        async with Device(server.url, placed) as host, Device(server.url, first), Device(server.url, second) as friend:
            await host.do(Start)
            for device in (host, friend):
                await device.until(lambda device=device: device.room.phase == "playing")  # type: ignore[misc]
            await host.do(Free, seat=1)
            spy = await desk.join(Join(code=placed.room.code, seat=1))
            async with Device(server.url, spy) as spying:
                await spying.until(lambda: spying.room.seats[1].waiting)
                await host.do(Agree, seat=1)
                with pytest.raises(CommandRejected, match="seat/waiting"):
                    await spying.do(Back, seat=1)
                assert spying.seats == []
                assert {seat: any(view["hand"]) for seat, view in spying.views.items()} == {SPECTATOR: False}
                await friend.do(Agree, seat=1)
                await spying.until(lambda: spying.seats == [1])  # all who have a seat agree

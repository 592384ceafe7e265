"""The next game at a live table: begun when all agree, seen by all devices, after a restart and by other workers too."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from doubloon.client import ApiClient, Device
from doubloon.server.protocol.messages import Again, Join, News, NewTable, Start, Vote, Welcome
from doubloon.server.runtime.timing import Timing
from doubloon.server.table.events import Again as Begun
from tests.server.databases import Postgres
from tests.server.living import HURRIED, Listener, Table, live, until
from tests.server.running import running
from tests.server.runtime.test_workers import together
from tests.server.tables import BOT, ME, OPEN
from tests.server.talking import play

QUICK = replace(HURRIED, bot=(0, 1), vote_gone=60_000)


@asynccontextmanager
async def podium(path: Path, pace: Timing = QUICK) -> AsyncIterator[tuple[Table, Listener, Listener, Listener]]:
    """A host and a friend whose game has ended (bots played it for them), and a television."""
    async with live(path, pace=pace, seats=(ME, OPEN, BOT), options={"target": 10}, clock=1) as table:
        await table.join()
        await table.join(watch=True)
        devices = await table.sit(0), await table.sit(1), await table.sit(None)
        await table.start(devices[0])
        await until(lambda: table.session.table.phase == "over", 60)
        yield table, *devices


def game(device: Listener) -> str:
    found: str = next(each for each in reversed(device.messages) if getattr(each, "room", None) is not None).room.game  # type: ignore[union-attr]
    return found


async def test_it_begins_when_all_who_are_here_agree_and_every_device_follows(tmp_path: Path) -> None:
    async with podium(tmp_path) as (table, host, friend, screen):
        await table.do(host, Vote, game="little-dragon")
        assert [seat.vote for seat in friend.last(News).room.seats] == ["little-dragon", "", ""]
        assert table.session.table.phase == "over"
        await table.do(friend, Vote, game="little-dragon")
        await until(lambda: table.session.table.phase == "playing")
        assert [game(each) for each in (host, friend, screen)] == ["little-dragon"] * 3
        assert [each.last(Welcome).seats for each in (host, friend, screen)] == [[0], [1], []]
        assert [each.last(Welcome).room.phase for each in (host, friend, screen)] == ["called"] * 3
        assert friend.last(News).kind in ("started", "played")
        assert not any(each.kind == "again" for each in friend.all(News))
        assert [each.name for each in friend.last(Welcome).room.seats] == [each.name for each in table.session.table.results[0].seats]


async def test_who_has_just_lost_the_connection_is_waited_for(tmp_path: Path) -> None:
    async with podium(tmp_path) as (table, host, friend, _):
        await table.leave(friend)
        await table.do(host, Vote, game="little-dragon")
        await table.sit(1)
        await table.do(host, Vote, game="little-dragon")
        assert table.session.table.phase == "over"


async def test_who_is_gone_is_not_asked(tmp_path: Path) -> None:
    async with podium(tmp_path, replace(QUICK, vote_gone=50)) as (table, host, friend, _):
        await table.leave(friend)
        await table.do(host, Vote, game="little-dragon")
        await until(lambda: table.session.table.setup.game == "little-dragon")


async def test_the_host_decides_and_people_sit_on_other_seats(tmp_path: Path) -> None:
    """Bots make room for people: the friend's device learns of its seat."""
    async with live(tmp_path, pace=QUICK, seats=(BOT, BOT, BOT, BOT, ME, OPEN, BOT), options={"target": 10}, clock=1) as table:
        await table.join()
        host, friend = await table.sit(4), await table.sit(5)
        await table.start(host)
        await until(lambda: table.session.table.phase == "over", 60)
        assert await table.refused(friend, Again, game="my-treasure") == "table/not-host"
        await table.do(host, Again, game="my-treasure")
        assert [each.last(Welcome).seats for each in (host, friend)] == [[3], [4]]
        assert len(friend.last(Welcome).room.seats) == 5
        await until(lambda: table.session.table.phase == "playing")
        assert [each.last(News).eyes[0].seat for each in (host, friend)] == [3, 4]


async def test_votes_and_the_next_game_survive_kill_9(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", times=20, bots=20) as server:
        desk = ApiClient(server.url)
        mine = await desk.make(NewTable(game="pig", seats=[ME, OPEN], options={"target": 10}, clock=1))
        yours = await desk.join(Join(code=mine.room.code))
        async with Device(server.url, mine) as me, Device(server.url, yours) as you:
            await me.do(Start)
            await me.until(lambda: me.room.phase == "over", 60)
            await me.do(Vote, game="little-dragon")
            server.kill()
            server.start()
            await you.until(lambda: you.room.seats[0].vote == "little-dragon" and you.room.seats[0].present)
            await you.do(Vote, game="little-dragon")
            await me.until(lambda: me.room.game == "little-dragon")
            server.kill()
            server.start()
            await me.until(lambda: me.room.phase == "playing" and bool(me.to_act))
            assert [device.room.seats[seat].person for device in (me, you) for seat in device.seats] == [True, True]
            assert me.views.keys() == {0}


async def test_devices_on_other_workers_follow(postgres: Postgres) -> None:
    async with together(postgres, seats=[ME, ME, BOT], options={"target": 10}, clock=1) as (_, other, table):
        elsewhere = await other.at(table)
        host, friend = await table.sit(0), await elsewhere.sit(1)
        await table.start(host)
        await until(lambda: elsewhere.session.table.phase == "over", 60)
        await elsewhere.do(friend, Vote, game="troll-dragon", id="one")
        await until(lambda: table.session.table.seats[1].vote)
        assert table.session.table.phase == "over"
        await table.do(host, Vote, game="troll-dragon", id="two")
        await until(lambda: elsewhere.session.table.phase == table.session.table.phase == "playing")
        await until(lambda: elsewhere.session.table.seq == table.session.table.seq)
        assert [game(each) for each in (host, friend)] == ["troll-dragon"] * 2
        assert friend.last(Welcome).room.phase == "called"
        assert len([each for each in await table.events() if isinstance(each, Begun)]) == 1


async def test_people_play_on_with_what_the_game_tells_them(tmp_path: Path) -> None:
    """A whole second game by the client in Python."""
    with running(tmp_path / "tables.db", times=20, bots=20) as server:
        mine = await ApiClient(server.url).make(NewTable(game="pig", seats=[ME, ME], options={"target": 10}))
        async with Device(server.url, mine) as me:
            await me.do(Start)
            await me.until(lambda: me.room.phase == "playing")
            await play(me, random.Random(1))
            await me.do(Vote, game="do-not-touch-symbols")
            await me.until(lambda: me.room.phase == "playing")
            await play(me, random.Random(2))
            assert (me.room.phase, me.room.number, me.room.game) == ("over", 2, "do-not-touch-symbols")

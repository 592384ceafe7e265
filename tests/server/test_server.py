"""The server as people meet it: over HTTP and sockets, in a process of its own."""

import asyncio
import json
import random
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import doubloon
from doubloon.client import Desk, Device
from doubloon.client.desk import Place
from doubloon.engine.fair import verify
from doubloon.engine.log import from_json
from doubloon.server.protocol.messages import (
    ENCODER,
    OUTGOING,
    Free,
    Join,
    Move,
    News,
    NewSeat,
    Outgoing,
    Start,
    Undo,
    Welcome,
)
from doubloon.server.table.events import unpacked
from doubloon.server.table.state import apply, fold
from doubloon.server.table.views import Happened, Scene, news
from tests.cli.test_commands import run
from tests.server.running import Server, running
from tests.server.tables import BOT, ME, OPEN
from tests.server.talking import begun, hello, make, play, refusal, spoken

# === Playing ===


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("pig", {"target": 20}),
        ("troll-dragon", {"tempo": "race", "diamonds": 12}),
        ("my-treasure", {"glory_target": 1}),
        ("do-not-touch-numbers", {}),
    ],
)
async def test_friends_play_and_the_log_verifies(desk: Desk, game: str, options: dict[str, int | str]) -> None:
    mine = await make(desk, game, (ME, OPEN, BOT), options=options)
    friends = await desk.join(Join(code=mine.room.code.upper().replace("-", " ")))
    watching = await desk.join(Join(code=mine.room.code, watch=True))
    async with Device(desk.url, mine) as me, Device(desk.url, friends) as friend, Device(desk.url, watching) as watcher:
        await me.do(Start)
        await asyncio.gather(begun(me), begun(friend), begun(watcher))
        await asyncio.gather(play(me, random.Random(1)), play(friend, random.Random(2)))
        await watcher.until(lambda: watcher.seed != "")
        log = from_json(await desk.log(friends))
        assert verify(doubloon.game(game), log).drawn
        assert log.commitment == mine.room.commitment
        assert log.seed == watcher.seed
        for seat in (0, 2, -3):
            assert len((await desk.replay(watching, seat)).steps) == len(log.actions)


async def test_what_goes_over_the_wire_is_what_eyes_see_and_nothing_else(server: Server, desk: Desk) -> None:
    """Every event that a device got is, eye by eye, what is made of the kept events by the functions that are tested for leaks."""
    mine = await make(desk, "do-not-touch-symbols", (ME, OPEN, BOT))
    friends = await desk.join(Join(code=mine.room.code))
    watching = await desk.join(Join(code=mine.room.code, watch=True))
    heard: list[list[Outgoing]] = [[], [], []]
    me, friend, watcher = (listening(desk, place, to) for place, to in zip([mine, friends, watching], heard, strict=True))
    async with me, friend, watcher:
        await me.do(Start)
        await asyncio.gather(begun(me), begun(friend))
        await asyncio.gather(play(me, random.Random(1)), play(friend, random.Random(2)))
        await watcher.until(lambda: watcher.seed != "")
    compare(server, mine.table, heard)


def listening(desk: Desk, place: Place, heard: list[Outgoing]) -> Device:
    return Device(desk.url, place, lambda message, _: heard.append(message))


def compare(server: Server, table_id: str, heard: list[list[Outgoing]]) -> None:
    with closing(sqlite3.connect(server.database)) as connection:
        rows = connection.execute("SELECT body FROM event WHERE table_id = ? ORDER BY seq", (table_id,)).fetchall()
    first, *rest = [unpacked(body) for (body,) in rows]
    table, compared = fold(table_id, [first]), 0
    for event in rest:
        happened = Happened(table.seq + 1, event, apply(table, event))
        for holder, messages in enumerate(heard):
            for message in messages:
                if isinstance(message, News) and message.seq == happened.seq:
                    expected = OUTGOING.decode(ENCODER.encode(news(table, {holder}, Scene(), happened)))
                    assert isinstance(expected, News)
                    assert message.eyes == expected.eyes
                    compared += 1
    assert compared > 3 * 20


async def test_a_device_that_lost_its_connection_comes_back_and_goes_on(desk: Desk) -> None:
    mine = await make(desk, "pig", (ME, ME), options={"target": 30})
    rng = random.Random(3)
    heard: list[Outgoing] = []
    async with Device(desk.url, mine, lambda message, _: heard.append(message)) as me:
        await me.do(Start)
        await me.until(lambda: me.room.phase == "playing")
        playing = asyncio.create_task(play(me, rng))
        for _ in range(5):
            await asyncio.sleep(0.1)
            await me.drop()
        await playing
        assert (await desk.mine([mine]))[0].room.phase == "over"
        assert sum(isinstance(each, Welcome) for each in heard) < len(heard)


async def test_a_running_game_leaves_the_server_only_as_a_seat_sees_it(desk: Desk) -> None:
    covered = await make(desk, "little-dragon", (ME, ME))
    plain = await make(desk, "pig", (ME, OPEN))
    other = await desk.join(Join(code=plain.room.code))
    async with Device(desk.url, covered) as one, Device(desk.url, plain) as two, Device(desk.url, other):
        for device in (one, two):
            await device.do(Start)
            await device.until(lambda device=device: device.room.phase == "playing")  # type: ignore[misc]
        assert await refusal(desk.log(plain)) == (400, "log/running")
        assert await refusal(desk.replay(covered, 0)) == (400, "log/running")
        assert await refusal(desk.replay(plain, 1)) == (400, "log/running")
        assert not (await desk.replay(plain, 0)).over
        assert await refusal(desk.replay(plain, 0, 7)) == (404, "log/none")


async def test_undo_over_the_wire(desk: Desk) -> None:
    mine = await make(desk, "pig", (ME, ME))
    async with Device(desk.url, mine) as me:
        await me.do(Start)
        await me.until(lambda: me.room.phase == "playing")
        while me.views[0]["turn"] != 0 or not me.views[0]["at_risk"]:
            await me.do(Move, seat=me.to_act[0], action=0, base=me.seq)
        before = dict(me.views[0])
        await me.do(Move, seat=0, action=1, base=me.seq)
        assert me.undo[0]
        await me.do(Undo, seat=0, base=me.seq)
        assert me.views[0] == before


# === Checking the dice ===


async def play_to_and_fro(device: Device, rng: random.Random) -> int:
    """A whole game by one device, many a move taken back; how many."""
    undone = 0
    while device.room.phase == "playing":
        seat = device.to_act[0]
        await device.do(Move, seat=seat, action=rng.choice(device.moves[seat]), base=device.seq)
        if device.undo.get(seat) and (not undone or rng.random() < 0.5):
            await device.do(Undo, seat=seat, base=device.seq)
            undone += 1
    return undone


async def verified(desk: Desk, place: Place, folder: Path) -> str:
    """What `doubloon verify` says of a game as it was downloaded, with the promise as it was shown before."""
    file = folder / "game.json"
    file.write_bytes(await desk.log(place))
    said = await asyncio.to_thread(run, "verify", file, "--promise", place.room.commitment, "--lang", "en")
    assert (said.returncode, said.stderr) == (0, "")
    return said.stdout


@pytest.mark.parametrize(("game", "options"), [("pig", {"target": 30}), ("my-treasure", {"glory_target": 1}), ("do-not-touch-symbols", {})])
async def test_a_game_with_moves_taken_back_passes_doubloon_verify(
    desk: Desk, tmp_path: Path, game: str, options: dict[str, int | str]
) -> None:
    mine = await make(desk, game, (ME, ME), options=options)
    async with Device(desk.url, mine) as me:
        await me.do(Start)
        await begun(me)
        assert await play_to_and_fro(me, random.Random(5))
        assert me.seed in await verified(desk, mine, tmp_path)


async def test_a_game_passes_doubloon_verify_whoever_left_and_came(desk: Desk, tmp_path: Path) -> None:
    mine = await make(desk, "pig", (ME, OPEN), options={"target": 20})
    friends = await desk.join(Join(code=mine.room.code))
    async with Device(desk.url, mine) as me, Device(desk.url, friends):
        await me.do(Start)
        await begun(me)
        await me.do(Free, seat=1)
        others = await desk.join(Join(code=mine.room.code))
        async with Device(desk.url, others) as other:
            await asyncio.gather(play(me, random.Random(1)), play(other, random.Random(2)))
        await verified(desk, mine, tmp_path)


# === Stopping ===


async def test_sigterm_closes_sockets_with_1012_and_clients_come_back(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as here:
        desk = Desk(here.url)
        mine = await make(desk, "pig", (ME, ME), options={"target": 20})
        async with Device(desk.url, mine) as me:
            await me.do(Start)
            await me.until(lambda: me.room.phase == "playing")
            assert me._socket is not None
            old = me._socket
            assert await asyncio.to_thread(here.stop) == 0
            await old.wait_closed()
            assert old.close_code == 1012
            await asyncio.to_thread(here.start)
            await play(me, random.Random(1))
            assert me.room.phase == "over"


async def test_logs_have_no_personal_data_and_the_database_no_keys(server: Server, desk: Desk) -> None:
    mine = await make(desk, "pig", (NewSeat(kind="me", name="Wild Wolf"), OPEN))
    friends = await desk.join(Join(code=mine.room.code, name="Fast Fox"))
    async with Device(desk.url, mine), Device(desk.url, friends):
        pass
    await spoken(server, hello(mine), "nonsense")
    lines = server.lines.read_text()
    assert lines
    assert all(json.loads(line)["event"] for line in lines.splitlines())
    with sqlite3.connect(server.database) as connection:
        kept = b"".join(body for (body,) in connection.execute("SELECT body FROM event"))
    connection.close()
    for key in (*mine.keys, *friends.keys):
        assert key not in lines
        assert key.encode() not in kept
    assert not re.search(r"127\.0\.0\.1|Wolf|Fox|" + mine.room.code, lines)


async def test_a_backup_is_made_while_the_server_runs(server: Server, desk: Desk, tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from doubloon.server.store.sqlite import backup; backup(*map(Path, sys.argv[1:]))"
    await make(desk)
    subprocess.run([sys.executable, "-c", code, str(server.database), str(tmp_path / "copy.db")], check=True)
    with sqlite3.connect(tmp_path / "copy.db") as connection:
        assert connection.execute("SELECT count(*) FROM event").fetchone()[0]
    connection.close()

"""A seat at a live table, by keys at a real terminal."""

import asyncio
import random
import re
from pathlib import Path

from doubloon.client import Desk, Device
from doubloon.server.messages import NewTable, Start
from tests.server import running as server
from tests.server.tables import ME, OPEN
from tests.server.talking import play
from tests.tui.pty import Program, running

KEYS = r"\[h\] Hold( (\d+) points?)?"


async def host(url: str, home: Path) -> str:
    """Make a table, let a friend join in the terminal, and play against them."""
    desk = Desk(url)
    place = await desk.make(NewTable(game="pig", seats=[ME, OPEN], options={"target": 15}))
    link = f"{url}/#{place.room.code}"
    await asyncio.to_thread(come_and_go, home, link)
    friend = asyncio.create_task(asyncio.to_thread(play_pig, home, link))
    async with Device(url, place) as device:
        await device.until(lambda: device.room.seats[1].added)
        await device.do(Start)
        await device.until(lambda: device.room.phase == "playing")
        await play(device, random.Random(1))
        return await friend


def come_and_go(home: Path, link: str) -> None:
    """The seat stays theirs."""
    with running(home, "join", link) as program:
        program.shows("Waiting for the start")
        program.press("q")
        program.shows("brings you back")
        assert program.ends() == 0


def play_pig(home: Path, link: str) -> str:
    """Come back, and hold from five points on, until the game is over."""
    with running(home, "join", link) as program:
        play_on(program)
        program.press("q")
        assert program.ends() == 0
        return program.raw


def play_on(program: Program) -> None:
    while True:
        shown = program.shows(rf"{KEYS}[^q]*\[q\]|The game is over")
        if "The game is over" in shown:
            return
        points = re.findall(KEYS, shown)[-1][1]
        program.press("h" if int(points or 0) >= 5 else "r")


def test_a_friend_plays_at_a_live_table_in_the_terminal(tmp_path: Path) -> None:
    with server.running(tmp_path / "tables.db") as started:
        raw = asyncio.run(asyncio.wait_for(host(started.url, tmp_path), 60))
    assert "1. " in raw


def test_links_that_lead_nowhere_are_refused(tmp_path: Path) -> None:
    with running(tmp_path, "join", "nonsense") as program:
        program.shows("A link is written")
        assert program.ends() == 2
    with running(tmp_path, "join", "http://127.0.0.1:9/#amber-boat-river") as program:
        program.shows("No server answers")
        assert program.ends() == 2
    with server.running(tmp_path / "tables.db") as started, running(tmp_path, "join", f"{started.url}/#no-such-code") as program:
        program.shows("No table has the code")
        assert program.ends() == 2

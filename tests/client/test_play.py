"""Bots on other machines: the pages' examples as they are written, and what a stranger's bot meets."""

import asyncio
import random
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.client import ApiClient, CommandRejected, Device, NewSeat, NewTable, TableClosed, play, play_async
from doubloon.engine.fair import verify
from doubloon.engine.record import View
from doubloon.server.protocol.messages import Close, Configure, Hold, Move, Ready, Start
from tests.counts import ONE_OF_A_BOX
from tests.server.running import Server, running
from tests.server.tables import BOT, ME, OPEN
from tests.server.talking import play as play_any

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "remote-bot.md"
EXAMPLES = re.findall(r"```python remote\n(.*?)```", GUIDE.read_text(), re.DOTALL)
SHORT: dict[str, dict[str, int | str]] = {
    "pig": {"target": 20},
    "troll-dragon": {"tempo": "race", "diamonds": 12},
    "my-treasure": {"glory_target": 1},
}


def any_move(view: View, moves: Sequence[int], draw: Any, budget: Any) -> int:
    return random.choice(moves)


async def host_for(api: ApiClient, code: list[str]) -> None:
    """A friend makes a table, and plays when the bot has sat down."""
    place = await api.make(NewTable(game="pig", seats=[ME, OPEN], options={"target": 25}))
    code.append(place.room.code)
    async with Device(api.url, place) as device:
        await device.until(lambda: bool(device.room.seats[1].commitment))
        await device.do(Start)
        await device.until(lambda: device.room.phase == "playing")
        await play_any(device, random.Random(1))
        await device.until(lambda: not device.room.seats[1].person)  # the bot has got up


async def run(server: Server, example: str, code: Sequence[str] = ("",)) -> str:
    written = example.replace("http://192.168.1.2:8000", server.url).replace("amber-boat-river", code[0])
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", written, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    said, faults = await process.communicate()
    assert process.returncode == 0, faults.decode()
    return said.decode()


async def test_the_ten_lines_of_the_guide_play_at_a_friends_table(server: Server, api: ApiClient) -> None:
    code: list[str] = []
    friend = asyncio.create_task(host_for(api, code))
    while not code:
        await asyncio.sleep(0.01)
    assert "actions; the dice came from" in await run(server, EXAMPLES[0], code)
    await friend


async def test_a_bot_is_ready_and_says_so_again_when_the_rules_change(server: Server, api: ApiClient) -> None:
    place = await api.make(NewTable(game="pig", seats=[ME, OPEN]))
    bot = asyncio.create_task(play_async(f"{server.url}/#{place.room.code}", any_move))
    async with Device(api.url, place) as device:
        await device.until(lambda: device.room.seats[1].ready)
        await device.do(Configure, options={"target": 20})
        await device.until(lambda: device.room.seats[1].ready)
        await device.do(Ready, seat=0)
        await device.until(lambda: device.room.phase == "playing")
        await play_any(device, random.Random(1))
        [log] = await bot
        assert log.options == {"target": 20}


async def test_the_other_examples_make_their_own_tables(server: Server) -> None:
    assert await run(server, EXAMPLES[1]) == "2 games, begun by the seats [0, 1]\n"
    assert (await run(server, EXAMPLES[2])).startswith("over [")
    assert len(EXAMPLES) == 3


@pytest.mark.parametrize("game", ONE_OF_A_BOX)
def test_a_bot_plays_every_game_to_its_end(server: Server, game: str) -> None:
    table = NewTable(game=game, seats=[NewSeat(kind="me"), BOT], options=SHORT.get(game, {}))
    (log,) = play(server.url, any_move, table=table)
    assert verify(doubloon.game(game), log).drawn


def test_an_illegal_move_is_told_to_who_wrote_the_bot(server: Server) -> None:
    with pytest.raises(CommandRejected, match="move/illegal"):
        play(server.url, lambda *_: 99, table=NewTable(game="pig", seats=[ME, BOT]))


def test_links_are_checked_before_anything_is_asked() -> None:
    with pytest.raises(ValueError, match="a link is written"):
        play("http://127.0.0.1:9/", any_move)


async def test_a_closed_table_ends_the_bots_game(api: ApiClient) -> None:
    place = await api.make(NewTable(game="pig", seats=[ME, OPEN]))
    bot = asyncio.create_task(play_async(f"{api.url}/#{place.room.code}", any_move))
    async with Device(api.url, place) as device:
        await device.until(lambda: bool(device.room.seats[1].commitment))
        await device.do(Close)
    with pytest.raises(TableClosed):
        await bot


async def test_a_bot_comes_back_when_the_server_was_killed(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as here:
        api = ApiClient(here.url)
        moved: list[int] = []

        def choose(view: View, moves: Sequence[int], draw: Any, budget: Any) -> int:
            moved.append(len(moved))
            if len(moved) == 3:
                here.kill()
                here.start()
            return random.choice(moves)

        (log,) = await play_async(api.url, choose, table=NewTable(game="pig", seats=[ME, ME], options={"target": 20}))
        assert verify(doubloon.game("pig"), log).drawn
        assert len(moved) > 3


async def test_a_device_knows_whether_it_is_connected(api: ApiClient) -> None:
    place = await api.make(NewTable(game="pig", seats=[ME, ME]))
    async with Device(api.url, place) as device:
        assert device.is_connected
        await device.drop()
        await device.until(lambda: not device.is_connected)
        await device.until(lambda: device.is_connected)
        await device.do(Start)
        await device.until(lambda: device.room.phase == "playing")
        await device.do(Move, seat=0, action=0, base=device.seq)


async def test_a_button_is_up_when_the_connection_was_lost(api: ApiClient) -> None:
    place = await api.make(NewTable(game="pig", seats=[ME, ME]))
    async with Device(api.url, place) as device:
        await device.do(Start)
        await device.until(lambda: device.room.phase == "playing")
        await device.do(Hold, seat=0, on=True)
        assert device.holding == [0]
        await device.drop()
        await device.until(lambda: not device.is_connected)
        await device.until(lambda: device.is_connected)
        assert device.holding == []

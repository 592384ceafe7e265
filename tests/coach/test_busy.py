"""Hints of a server whose tables are all busy: right, or none."""

import asyncio
import random
from pathlib import Path
from typing import Any

import doubloon
from doubloon.bots.bot import Budget, SeededDraw
from doubloon.bots.warmup import warm_up, warm_up_playouts
from doubloon.client import ApiClient, CommandRejected, Device
from doubloon.coach.hint import HARMLESS
from doubloon.coach.value import seen_only, values
from doubloon.engine.record import View
from doubloon.games import GAMES
from doubloon.server.protocol.messages import Hint, Move, NewSeat, NewTable, Start
from tests.counts import SOAK
from tests.server.running import running

KINDS = [("pig", 2), ("pig", 4)] if SOAK == 1 else [("pig", 2), ("pig", 4), *((game, 3) for game in GAMES if game != "pig")]
TABLES, HINTS = (4, 2) if SOAK == 1 else (50, 6)  # hints that each table asks for
LONG = Budget(iterations=2048 if SOAK == 1 else 32_768)
CERTAIN = 3.0  # standard errors
EARLY = ("move/looking", "move/stale")
SILENT = ("hint/unsure", "hint/preparing")

Given = tuple[str, View, int]  # the game, what was to be seen, the move that was called best


async def asked(url: str, game: str, seats: int, number: int) -> list[Given]:
    """A person who asks at every choice, and then plays anything; bots that search have the other seats."""
    table = NewTable(game=game, seats=[NewSeat(kind="me"), *[NewSeat(kind="bot", bot="cunning")] * (seats - 1)])
    rng, given, questions = random.Random(number), [], 0
    async with Device(url, await ApiClient(url).make(table)) as device:
        await device.do(Start)
        while questions < HINTS:
            await device.until(lambda: bool(device.moves.get(0)) or device.room.phase == "over", 120)
            if device.room.phase == "over":
                break
            moves, base = device.moves[0], device.seq
            if len(moves) > 1:
                questions += 1
                given += await answer(device, game)
            await play(device, rng.choice(moves), base)
    return given


async def play(device: Device, action: int, base: int | None) -> None:
    """It comes too early while others look at what lies open; then it is tried again."""
    try:
        played = await device.do(Move, seat=0, action=action, base=base)
    except CommandRejected as rejected:
        if rejected.reason not in EARLY:
            raise
    else:
        await device.until(lambda: (device.seq or 0) >= played, 120)


async def all_tables(url: str) -> list[Given]:
    tables = await asyncio.gather(*(asked(url, *KINDS[number % len(KINDS)], number) for number in range(TABLES)))
    return [each for table in tables for each in table]


async def answer(device: Device, game: str) -> list[Given]:
    view: Any = doubloon.game(game).rules.VIEW.from_json(device.views[0])
    try:
        return [(game, view, await device.do(Hint, seat=0))]
    except CommandRejected as rejected:
        if rejected.reason not in SILENT:
            raise
        return []


def test_when_all_tables_are_busy_a_hint_is_right_or_there_is_none(tmp_path: Path) -> None:
    for game in {game for game, _ in KINDS}:
        assert (warm_up_playouts if SOAK == 1 else warm_up)(doubloon.game(game))
    with running(tmp_path / "tables.db") as server:
        given = asyncio.run(all_tables(server.url))
    assert len(given) >= HINTS  # what is solved is always known
    for number, (game, view, action) in enumerate(given):
        draw = SeededDraw(number, 7)
        long = values(doubloon.game(game), seen_only(doubloon.game(game), view, draw), seed=1000 + number, budget=LONG)
        value = long.of(action)
        assert value is not None
        assert value.behind <= HARMLESS + CERTAIN * value.behind_error

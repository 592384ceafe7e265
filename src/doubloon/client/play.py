"""Runs a bot on another machine: it joins or creates a table and chooses its moves with a function."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress

import doubloon
from doubloon.bots.bot import Bot, Budget, SeededDraw
from doubloon.client.api import ApiClient, split_link
from doubloon.client.device import CommandRejected, Device, TableClosed
from doubloon.engine.log import Log, from_json
from doubloon.server.protocol.messages import Again, Close, Join, Leave, Move, NewTable, Ready, Start

# Temporary rejections: the position has changed, or does not accept a move yet. Ask the bot again.
TEMPORARY = ("move/stale", "move/turn", "move/looking", "race/over", "race/tumbling", "table/not-playing", "seat/handed-over")
RETRY_DELAY = 0.2  # seconds until a move is tried again, if no event comes


def play(link: str, choose: Bot, *, table: NewTable | None = None, games: int = 1) -> list[Log]:
    """Play games at the table of a link, or at a new `table` on the server at `link`; returns their logs."""
    return asyncio.run(play_async(link, choose, table=table, games=games))


async def play_async(link: str, choose: Bot, *, table: NewTable | None = None, games: int = 1) -> list[Log]:
    """Like `play`, for use in a running event loop."""
    url, code = split_link(link) if table is None else (link, "")
    api, logs = ApiClient(url), []
    credentials = await (api.join(Join(code=code)) if table is None else api.make(table))
    async with Device(url, credentials) as device:
        for number in range(1, games + 1):
            await play_game(device, choose)
            logs.append(from_json(await api.log(credentials, device.room.number)))
            if number < games:
                await _next_game(device)
        await _leave(device)
    return logs


async def play_game(device: Device, choose: Bot) -> None:
    """Play all seats of a device until the end of the game; start it as host. Raises TableClosed."""
    if device.is_host and device.room.phase == "open":
        await _until(device, lambda: all(seat.person or seat.bot for seat in device.room.seats))
        await device.do(Start)
    while device.room.phase not in ("playing", "over"):
        await _until(device, lambda: bool(_unready(device)) or device.room.phase in ("playing", "over"))
        await _say_ready(device)
    while device.room.phase == "playing":
        await _until(device, lambda: bool(_seats_to_act(device)) or device.room.phase != "playing")
        for seat in _seats_to_act(device):
            await _move(device, seat, choose)


def _unready(device: Device) -> list[int]:
    """Seats of this device for which others wait before the first game. A change of the rules asks again."""
    seats = device.room.seats
    return [seat for seat in device.seats if device.room.phase == "open" and not (seats[seat].ready or seats[seat].bot)]


async def _say_ready(device: Device) -> None:
    for seat in _unready(device):
        with suppress(CommandRejected):  # the table has gone on meanwhile
            await device.do(Ready, seat=seat)


def _seats_to_act(device: Device) -> list[int]:
    return [seat for seat in device.seats if device.moves.get(seat)]


async def _move(device: Device, seat: int, choose: Bot) -> None:
    """Send the function's move, unless the game has changed in the meantime."""
    base, moves = device.seq, device.moves[seat]
    view = doubloon.game(device.room.game).rules.VIEW.from_json(device.views[seat])
    draw = SeededDraw(secrets.randbits(32), 0)
    action = moves[0] if len(moves) == 1 else await asyncio.to_thread(choose, view, moves, draw, Budget())
    try:
        await device.do(Move, seat=seat, action=action, base=base)
    except CommandRejected as rejected:
        if rejected.reason not in TEMPORARY:
            raise
        with suppress(TimeoutError):
            await device.until(lambda: device.seq != base or device.is_closed, RETRY_DELAY)


async def _next_game(device: Device) -> None:
    if device.is_host:
        await device.do(Again)
    await _until(device, lambda: device.room.phase != "over")


async def _leave(device: Device) -> None:
    """The host closes the table; others leave their seats."""
    with suppress(TableClosed, CommandRejected):
        if device.is_host:
            await device.do(Close)
        for seat in device.seats:
            await device.do(Leave, seat=seat)


async def _until(device: Device, condition: Callable[[], bool]) -> None:
    """Wait without a time limit. Raises TableClosed."""
    await device.until(lambda: condition() or device.is_closed, None)
    if device.is_closed:
        raise TableClosed(device.close_reason)

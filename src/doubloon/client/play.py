"""A bot on another machine: it joins a table, or makes one, and answers with a function."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress

import doubloon
from doubloon.bots.bot import Bot, Budget, Drawer
from doubloon.client.desk import Desk, parted
from doubloon.client.device import Device, Gone, Rejected
from doubloon.engine.log import Log, from_json
from doubloon.server.protocol.messages import Again, Close, Join, Leave, Move, NewTable, Start

# The position was another one meanwhile, or is not to be touched yet: ask again.
PASSING = ("move/stale", "move/turn", "move/looking", "race/over", "race/tumbling", "table/not-playing", "seat/handed-over")
MOMENT = 0.2  # seconds until a move is tried again, if nothing happens


def play(link: str, choose: Bot, *, table: NewTable | None = None, games: int = 1) -> list[Log]:
    """Play so many games at the table of a link, or at a new table on that server, and bring their logs."""
    return asyncio.run(playing(link, choose, table=table, games=games))


async def playing(link: str, choose: Bot, *, table: NewTable | None = None, games: int = 1) -> list[Log]:
    """The same, for who has a loop."""
    url, code = parted(link) if table is None else (link, "")
    desk, logs = Desk(url), []
    place = await (desk.join(Join(code=code)) if table is None else desk.make(table))
    async with Device(url, place) as device:
        for number in range(1, games + 1):
            await answer(device, choose)
            logs.append(from_json(await desk.log(place, device.room.number)))
            if number < games:
                await _again(device)
        await _go(device)
    return logs


async def answer(device: Device, choose: Bot) -> None:
    """Moves for all seats of a device, from before a game to its end. Gone, if the table is closed before that."""
    if device.is_host and device.room.phase == "open":
        await _until(device, lambda: all(seat.person or seat.bot for seat in device.room.seats))
        await device.do(Start)
    await _until(device, lambda: device.room.phase in ("playing", "over"))
    while device.room.phase == "playing":
        await _until(device, lambda: bool(_asked(device)) or device.room.phase != "playing")
        for seat in _asked(device):
            await _move(device, seat, choose)


def _asked(device: Device) -> list[int]:
    return [seat for seat in device.seats if device.moves.get(seat)]


async def _move(device: Device, seat: int, choose: Bot) -> None:
    """What the function says, unless the game has gone on meanwhile."""
    base, moves = device.seq, device.moves[seat]
    view = doubloon.game(device.room.game).rules.VIEW.from_json(device.views[seat])
    draw = Drawer(secrets.randbits(32), 0)
    action = moves[0] if len(moves) == 1 else await asyncio.to_thread(choose, view, moves, draw, Budget())
    try:
        await device.do(Move, seat=seat, action=action, base=base)
    except Rejected as rejected:
        if rejected.reason not in PASSING:
            raise
        with suppress(TimeoutError):
            await device.until(lambda: device.seq != base or device.is_gone, MOMENT)


async def _again(device: Device) -> None:
    if device.is_host:
        await device.do(Again)
    await _until(device, lambda: device.room.phase != "over")


async def _go(device: Device) -> None:
    """Whoever made the table closes it; others get up."""
    with suppress(Gone, Rejected):
        if device.is_host:
            await device.do(Close)
        for seat in device.seats:
            await device.do(Leave, seat=seat)


async def _until(device: Device, condition: Callable[[], bool]) -> None:
    """People take their time: no limit."""
    await device.until(lambda: condition() or device.is_gone, None)
    if device.is_gone:
        raise Gone(device.farewell)

"""Talking to a real server: what tests say again and again."""

import asyncio
import json
import random
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from doubloon.client import Desk, Device, Refused, Rejected
from doubloon.client.desk import Place
from doubloon.server.protocol.messages import (
    Move,
    NewSeat,
    NewTable,
)
from tests.server.running import Server
from tests.server.tables import ME, OPEN

STALE = ("move/stale", "move/turn", "move/looking", "race/over", "race/tumbling", "table/not-playing")


async def make(desk: Desk, game: str = "pig", seats: tuple[NewSeat, ...] = (ME, OPEN), **wish: Any) -> Place:
    return await desk.make(NewTable(game=game, seats=list(seats), **wish))


async def begun(device: Device) -> None:
    await device.until(lambda: device.room.phase == "playing")


async def play(device: Device, rng: random.Random) -> None:
    """Any moves for all seats of a device, to the end of the game."""
    while device.room.phase == "playing":
        await device.until(lambda: any(device.moves.get(seat) for seat in device.seats) or device.room.phase == "over")
        seat = next((seat for seat in device.seats if device.moves.get(seat)), None)
        if seat is None:
            continue
        try:
            await device.do(Move, seat=seat, action=rng.choice(device.moves[seat]), base=device.seq)
        except Rejected as rejected:
            if rejected.reason not in STALE:
                raise
            await asyncio.sleep(0.01)


async def refusal(asked: Awaitable[object]) -> tuple[int, str]:
    with pytest.raises(Refused) as caught:
        await asked
    return caught.value.status, caught.value.reason


async def spoken(server: Server, *messages: object, **more: Any) -> tuple[list[dict[str, Any]], int | None]:
    """What a bare socket hears until it is closed or all is quiet, and how it was closed."""
    heard = []
    async with connect(server.url.replace("http", "ws") + "/api/socket", **more) as socket:
        with suppress(ConnectionClosed):  # it may be closed before all is said; what came before that is still to be heard
            for message in messages:
                await socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
        with suppress(TimeoutError, ConnectionClosed):
            async with asyncio.timeout(0.3):
                async for each in socket:
                    heard.append(json.loads(each))
        return heard, socket.close_code


def hello(place: Place, **more: Any) -> dict[str, Any]:
    return {"type": "hello", "protocol": 1, "table": place.table, "keys": place.keys, **more}

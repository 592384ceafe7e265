"""Tables at which a game has begun, written straight into a database through the store: a thousand in a second or two."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice

import msgspec

from doubloon.engine import fair
from doubloon.server.http.serve import opener
from doubloon.server.metrics import Figures
from doubloon.server.protocol.messages import NewSeat, NewTable
from doubloon.server.store import CodeTaken, Store
from doubloon.server.table.commands import started
from doubloon.server.table.events import Added, AnyEvent, Called, Made, packed
from doubloon.server.table.setup import World, made, new_code
from doubloon.server.table.state import apply, new_table

AT_ONCE = 200  # tables that are written together
ME = NewSeat(kind="me")


@dataclass(frozen=True)
class Place:
    """A table, and the key of each of its seats."""

    table: str
    keys: list[str]


def wish(game: str, seats: int, **options: int | str) -> NewTable:
    return NewTable(game=game, seats=[ME] * seats, options=options)


def world() -> World:
    return World(time.time_ns() // 1_000_000, secrets.token_bytes)


def opening(table_id: str, event: Made) -> list[AnyEvent]:
    """All that happens until the first move."""
    table, now = new_table(table_id, event), world()
    additions = [Added(at=now.now, holder=seat, seat=seat, bits=now.hex(fair.ADDITION_BYTES)) for seat in range(len(table.seats))]
    listed: list[AnyEvent] = [*additions, Called(at=now.now, holder=0)]
    for each in listed:
        apply(table, each)
    return [*listed, started(table, now)]


async def furnish(store: Store, wanted: NewTable, interval: int) -> Place:
    """One table. `interval` is of a race, and may be shorter than people can choose it."""
    event, held = made(wanted, world())
    event = msgspec.structs.replace(event, terms=msgspec.structs.replace(event.terms, interval=interval))
    place = Place(secrets.token_hex(8), [each.key for each in held])
    while True:
        with suppress(CodeTaken):
            await store.create(place.table, event.code, packed(event))
            break
        event = msgspec.structs.replace(event, code=new_code(world()))
    await store.append(place.table, 1, [packed(each) for each in opening(place.table, event)])
    return place


async def _furnished(address: str, wanted: NewTable, count: int, interval: int) -> list[Place]:
    store = opener(address)()
    hub = await store.open(Figures())
    left, places = iter(range(count)), []
    while some := list(islice(left, AT_ONCE)):
        places += await asyncio.gather(*(furnish(store, wanted, interval) for _ in some))
    await hub.close()
    await store.close()
    return places


def furnished(address: str, wanted: NewTable, count: int, interval: int = 400) -> list[Place]:
    """So many tables in a database."""
    return asyncio.run(_furnished(address, wanted, count, interval))

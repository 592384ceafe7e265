"""Creates tables with a running game directly in a database, through the store: a thousand in one or two seconds."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice

import msgspec

from doubloon.engine import fair
from doubloon.server.metrics import Metrics
from doubloon.server.protocol.messages import NewSeat, NewTable
from doubloon.server.store import CodeTaken, Store
from doubloon.server.store.url import store_opener
from doubloon.server.table.commands import start_game
from doubloon.server.table.events import Added, AnyEvent, Called, Made, encode
from doubloon.server.table.setup import Environment, create, new_code
from doubloon.server.table.state import apply, new_table

BATCH = 200  # tables that are written concurrently
ME = NewSeat(kind="me")


@dataclass(frozen=True)
class TableKeys:
    """The id of a table, and the key of each of its seats."""

    table: str
    keys: list[str]


def table_request(game: str, seats: int, **options: int | str) -> NewTable:
    return NewTable(game=game, seats=[ME] * seats, options=options)


def world() -> Environment:
    return Environment(time.time_ns() // 1_000_000, secrets.token_bytes)


def opening(table_id: str, event: Made) -> list[AnyEvent]:
    """The events from the creation of a table to the start of its game."""
    table, now = new_table(table_id, event), world()
    additions = [Added(at=now.now, holder=seat, seat=seat, bits=now.hex(fair.ADDITION_BYTES)) for seat in range(len(table.seats))]
    listed: list[AnyEvent] = [*additions, Called(at=now.now, holder=0)]
    for each in listed:
        apply(table, each)
    return [*listed, start_game(table, now).event]


async def create_table(store: Store, request: NewTable, interval: int) -> TableKeys:
    """Create one table. `interval` is the roll interval of a race in ms; it may be shorter than the API allows."""
    event, held = create(request, world())
    event = msgspec.structs.replace(event, terms=msgspec.structs.replace(event.terms, interval=interval))
    place = TableKeys(secrets.token_hex(8), [each.key for each in held])
    while True:
        with suppress(CodeTaken):
            await store.create(place.table, event.code, encode(event))
            break
        event = msgspec.structs.replace(event, code=new_code(world()))
    await store.append(place.table, 1, [encode(each) for each in opening(place.table, event)])
    return place


async def _create_tables(address: str, request: NewTable, count: int, interval: int) -> list[TableKeys]:
    store = store_opener(address)()
    hub = await store.open(Metrics())
    left, places = iter(range(count)), []
    while some := list(islice(left, BATCH)):
        places += await asyncio.gather(*(create_table(store, request, interval) for _ in some))
    await hub.close()
    await store.close()
    return places


def create_tables(address: str, request: NewTable, count: int, interval: int = 400) -> list[TableKeys]:
    """Create `count` tables in the database at `address`."""
    return asyncio.run(_create_tables(address, request, count, interval))

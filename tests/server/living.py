"""Live tables in this process, on a real file, with a clock that hurries; devices that only listen."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from doubloon.server.http.app import milliseconds, ticks
from doubloon.server.protocol.messages import OUTGOING, AnyCommand, Join, NewSeat, NewTable, Outgoing, Reject, Start
from doubloon.server.runtime.bot_pool import BotPool
from doubloon.server.runtime.context import ServerContext
from doubloon.server.runtime.registry import TableRegistry
from doubloon.server.runtime.session import Session
from doubloon.server.runtime.timing import Timing
from doubloon.server.store.sqlite import SqliteStore
from doubloon.server.table.events import AnyEvent, decode
from tests.server.tables import ME

HURRIED = replace(Timing().faster(20), unready_gone=60_000)  # who joins may come with a device later


class Listener:
    """A device without a network."""

    def __init__(self) -> None:
        self.holders: frozenset[int] = frozenset()
        self.plain = self.screen = False
        self.messages: list[Outgoing] = []
        self.closed: tuple[int, str] | None = None
        self._count = 0

    def send(self, message: bytes) -> None:
        self.messages.append(OUTGOING.decode(message))

    def close(self, code: int, reason: str) -> None:
        self.closed = code, reason

    def last(self, kind: type[Any]) -> Any:
        return next(each for each in reversed(self.messages) if isinstance(each, kind))

    def all(self, kind: type[Any]) -> list[Any]:
        return [each for each in self.messages if isinstance(each, kind)]


class Table:
    """A live table, and the devices at it."""

    def __init__(self, tables: TableRegistry, session: Session, keys: dict[int | None, str]) -> None:
        self.tables, self.session, self.keys = tables, session, keys
        self._count = 0

    async def sit(self, *seats: int | None, after: int | None = None, screen: bool = False) -> Listener:
        device = Listener()
        device.screen = screen
        await self.session.ask(lambda: self.session.enter(device, [self.keys[seat] for seat in seats], after))
        return device

    async def leave(self, device: Listener) -> None:
        await self.session.ask(lambda: self.session.leave(device))

    async def join(self, **wish: Any) -> int | None:
        held = await self.session.ask(lambda: self.session.join(Join(code="any", **wish)))
        self.keys[held.seat] = held.key
        return held.seat

    async def do(self, device: Listener, kind: type[AnyCommand], **values: Any) -> None:
        self._count += 1
        values.setdefault("id", f"c{self._count}")
        await self.session.ask(lambda: self.session.command(device, kind(**values)))

    async def refused(self, device: Listener, kind: type[AnyCommand], **values: Any) -> str:
        await self.do(device, kind, **values)
        answer = device.messages[-1]
        assert isinstance(answer, Reject), answer
        return answer.reason

    async def start(self, host: Listener) -> None:
        await self.do(host, Start)
        await until(lambda: self.session.table.phase != "called")

    async def events(self) -> list[AnyEvent]:
        """What is on disk."""
        return [decode(body) for body in await self.tables.context.store.load(self.session.table.id)]


async def until(condition: Callable[[], object], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.002)


@asynccontextmanager
async def live(path: Path, *, pace: Timing = HURRIED, seats: Iterable[NewSeat] = (ME, ME), **wish: Any) -> AsyncIterator[Table]:
    """A table that has just been made."""
    chance = random.Random(1).randbytes  # the same dice in every run
    store, minds = SqliteStore(path / "tables.db", lock_timeout=0.05), BotPool(chance)
    tables = TableRegistry(ServerContext(store, minds, pace, milliseconds, ticks, chance))
    table, held = await tables.create(NewTable(seats=list(seats), **{"game": "pig", **wish}))
    try:
        yield Table(tables, tables.sessions[table.id], {each.seat: each.key for each in held})
    finally:
        await tables.close()
        minds.close()
        await store.close()

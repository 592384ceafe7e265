"""Who plays and remembers: moves that were acknowledged are kept, each once, and nothing was shown that is not."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field

from doubloon.client import Device, Rejected
from doubloon.server.http.serve import opener
from doubloon.server.metrics import Figures
from doubloon.server.protocol.messages import Again, Move, News, Outgoing, Start
from doubloon.server.table.events import AnyEvent, Played, unpacked
from doubloon.server.table.state import fold

REFUSED = (
    "move/stale",
    "move/turn",
    "move/looking",
    "table/not-playing",
    "table/phase",
    "race/over",
    "race/tumbling",
    "store/failed",
    "store/busy",
)


@dataclass
class Told:
    """What a client was told: moves that were acknowledged, and events that were shown."""

    acknowledged: dict[int, int] = field(default_factory=dict)  # seq -> action
    shown: set[int] = field(default_factory=set)

    def listen(self, message: Outgoing, _: bytes) -> None:
        if isinstance(message, News):
            self.shown.add(message.seq)


async def play(device: Device, told: Told, rng: random.Random, pause: float = 0.0) -> None:
    """Any moves, game after game, until cancelled."""
    while True:
        await device.until(lambda: device.room.phase in ("open", "over") or any(device.moves.get(seat) for seat in device.seats), 60)
        await asyncio.sleep(rng.uniform(0, pause))
        try:
            if device.room.phase != "playing":
                await device.do(Start if device.room.phase == "open" else Again)
                await device.until(lambda: device.room.phase == "playing", 60)
                continue
            seat = next((seat for seat in device.seats if device.moves.get(seat)), None)
            if seat is None:  # it has gone on meanwhile
                continue
            action = rng.choice(device.moves[seat])
            told.acknowledged[await device.do(Move, seat=seat, action=action, base=device.seq)] = action
        except Rejected as rejected:
            if rejected.reason not in REFUSED:
                raise
            await asyncio.sleep(0.01)


async def kept(address: str, tables: list[str]) -> list[list[AnyEvent]]:
    """What is on disk."""
    store = opener(address)()
    hub = await store.open(Figures())
    found = [[unpacked(body) for body in await store.load(table)] for table in tables]
    await hub.close()
    await store.close()
    return found


async def check(address: str, results: list[tuple[str, Told]]) -> int:
    """What was told at these tables against what is kept; the number of moves that were acknowledged."""
    total = 0
    for (table, told), events in zip(results, await kept(address, [table for table, _ in results]), strict=True):
        fold(table, events)  # every event fits
        ids = Counter((event.holder, event.id) for event in events if event.id)
        assert set(ids.values()) == {1}
        for seq, action in told.acknowledged.items():
            event = events[seq - 1]
            assert isinstance(event, Played)
            assert action in event.actions
        assert not told.shown or max(told.shown) <= len(events)  # nothing was seen that is not kept
        total += len(told.acknowledged)
    return total

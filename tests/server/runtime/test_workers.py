"""Several workers, one database: whoever serves a table, everybody sees the same, and nothing happens twice."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any

from doubloon.games.troll_dragon.rules import ROLL
from doubloon.server.http.app import milliseconds, ticks
from doubloon.server.metrics import Metrics
from doubloon.server.protocol.messages import (
    AcceptTransfer,
    Ack,
    Close,
    Emote,
    Emoted,
    Free,
    Hand,
    Hold,
    Move,
    News,
    NewTable,
    OfferTransfer,
    PresenceChanged,
    Reject,
    Tumbling,
)
from doubloon.server.runtime.bot_pool import BotPool
from doubloon.server.runtime.context import ServerContext
from doubloon.server.runtime.registry import TableRegistry
from doubloon.server.runtime.timing import Timing
from doubloon.server.runtime.transfers import accept_transfer, offer_transfer
from doubloon.server.store import StoreUnavailable
from doubloon.server.store.leases import WorkerLeases
from doubloon.server.store.postgres import PostgresStore
from doubloon.server.table.events import Played, decode
from doubloon.server.table.moves import offers
from doubloon.server.table.state import fold
from tests.server.databases import Postgres
from tests.server.living import HURRIED, Listener, Table, until
from tests.server.tables import BOT, ME, OPEN

LEASE = 0.4  # seconds
RACING = {"tempo": "race", "diamonds": 120, "nuggets": 120, "diamond_sides": 1, "key_sides": 2, "door_sides": 2}  # soon, and often
REFUSED = ("move/stale", "move/turn", "race/over", "race/tumbling", "move/illegal")  # since something else happened first


@dataclass
class Worker:
    tables: TableRegistry
    hub: WorkerLeases

    async def at(self, table: Table) -> Table:
        """The same table, by this worker."""
        return Table(self.tables, await self.tables.get(table.session.table.id), table.keys)

    def die(self) -> None:
        """Without a word: nothing is done or said any more."""
        assert self.hub._task is not None
        self.hub._task.cancel()
        self.hub._drop_connection()
        for live in self.tables.sessions.values():
            live.live.is_resting = True
        self.tables.sessions.clear()


@asynccontextmanager
async def worker(address: str, pace: Timing = HURRIED) -> AsyncIterator[Worker]:
    store, minds = PostgresStore(address, LEASE), BotPool(random.Random(1).randbytes)
    hub = await store.open(Metrics())
    tables = TableRegistry(ServerContext(store, minds, pace, milliseconds, ticks, random.randbytes, hub))
    try:
        yield Worker(tables, hub)
    finally:
        await tables.close()
        await hub.close()
        minds.close()
        await store.close()


@asynccontextmanager
async def together(postgres: Postgres, **wish: Any) -> AsyncIterator[tuple[Worker, Worker, Table]]:
    """Two workers, and a table that the first one made."""
    address = postgres.database()
    async with worker(address) as one, worker(address) as other:
        table, held = await one.tables.create(NewTable(**{"game": "pig", "seats": [ME, ME], **wish}))
        keys: dict[int | None, str] = {each.seat: each.key for each in held}
        async with asyncio.timeout(120):
            yield one, other, Table(one.tables, one.tables.sessions[table.id], keys)


def seqs(device: Listener) -> list[int]:
    return [each.seq for each in device.all(News)]


async def test_what_happens_by_one_worker_is_seen_by_all(postgres: Postgres) -> None:
    async with together(postgres) as (_, other, table):
        elsewhere = await other.at(table)
        mine, yours = await table.sit(0), await elsewhere.sit(1)
        await table.start(mine)
        for number in range(6):
            here, device, seat = (table, mine, 0) if table.session.table.state.turn == 0 else (elsewhere, yours, 1)  # type: ignore[union-attr]
            await here.do(device, Move, seat=seat, action=ROLL, base=here.session.table.seq, id=f"m{number}")
            assert isinstance(device.messages[-1], Ack | PresenceChanged), device.messages[-1]
            await until(lambda: table.session.table.seq == elsewhere.session.table.seq)
        assert table.session.table == elsewhere.session.table
        await until(lambda: seqs(mine) == seqs(yours))
        assert [each.eyes[0].steps for each in mine.all(News)[-6:]] == [each.eyes[0].steps for each in yours.all(News)[-6:]]


async def test_a_command_sent_again_to_another_worker_is_done_once(postgres: Postgres) -> None:
    async with together(postgres) as (_, other, table):
        elsewhere = await other.at(table)
        mine, again = await table.sit(0, 1), await elsewhere.sit(0, 1)
        await table.start(mine)
        await until(lambda: elsewhere.session.table.phase == "playing")
        base, turn = table.session.table.seq, table.session.table.state.turn  # type: ignore[union-attr]
        twice = [
            here.do(device, Move, seat=turn, action=ROLL, base=base, id="once") for here, device in ((table, mine), (elsewhere, again))
        ]
        await asyncio.gather(*twice)
        assert [device.last(Ack) for device in (mine, again)] == [Ack(id="once", seq=base + 1)] * 2
        assert sum(isinstance(each, Played) for each in await table.events()) == 1


async def test_who_is_there_by_another_worker_is_there(postgres: Postgres) -> None:
    async with together(postgres) as (_, other, table):
        mine = await table.sit(0)
        elsewhere = await other.at(table)
        yours = await elsewhere.sit(1)
        await until(lambda: all(seat.present for device in (mine, yours) for seat in device.last(PresenceChanged).room.seats))
        await elsewhere.leave(yours)
        await until(lambda: [seat.present for seat in mine.last(PresenceChanged).room.seats] == [True, False])
        await elsewhere.sit(1)
        await until(lambda: mine.last(PresenceChanged).room.seats[1].present)
        other.die()
        await until(lambda: not mine.last(PresenceChanged).room.seats[1].present)


async def test_emotes_go_round_the_whole_table(postgres: Postgres) -> None:
    async with together(postgres) as (_, other, table):
        mine, yours = await table.sit(0), await (await other.at(table)).sit(1)
        await table.do(mine, Emote, seat=0, emote="wow")
        await until(lambda: yours.all(Emoted))
        assert (len(mine.all(Emoted)), yours.all(Emoted)) == (1, [Emoted(seat=0, emote="wow")])


async def test_joining_by_another_worker(postgres: Postgres) -> None:
    async with together(postgres, seats=[ME, OPEN, OPEN]) as (_, other, table):
        elsewhere = await other.at(table)
        seats = await asyncio.gather(table.join(), elsewhere.join())
        assert sorted(each or 0 for each in seats) == [1, 2]
        await until(lambda: table.session.table == elsewhere.session.table)


async def test_who_loses_a_seat_is_let_go_by_every_worker(postgres: Postgres) -> None:
    async with together(postgres, seats=[ME, OPEN]) as (_, other, table):
        elsewhere = await other.at(table)
        await elsewhere.join()
        await until(lambda: table.session.table.seq == elsewhere.session.table.seq)
        host, guest = await table.sit(0), await elsewhere.sit(1)
        await table.do(host, Free, seat=1)
        await until(lambda: guest.closed == (1008, "seat/freed"))
        await elsewhere.join()
        guest = await elsewhere.sit(1)
        await until(lambda: table.session.table.seq == elsewhere.session.table.seq)
        await table.do(host, Close)
        await until(lambda: guest.closed == (1000, "closed"))


async def test_a_seat_moves_to_another_device_once_whichever_worker_is_asked(postgres: Postgres) -> None:
    async with together(postgres, seats=[ME, OPEN]) as (_, other, table):
        elsewhere = await other.at(table)
        first = await table.sit(0)
        session, sessions = table.session, (table.session, elsewhere.session)
        offered = OfferTransfer(table=session.table.id, keys=[table.keys[0]], seat=0)
        secret = (await session.ask(lambda: offer_transfer(session, offered))).secret
        await until(lambda: elsewhere.session.table.transfers)
        wishes = [AcceptTransfer(table=session.table.id, secret=secret, key=key * 22) for key in "no"]
        asked = [each.ask(partial(accept_transfer, each, wish)) for each, wish in zip(sessions, wishes, strict=True)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sorted(type(each).__name__ for each in answers) == ["Refusal", "SeatKey"]
        await until(lambda: first.closed == (1008, "seat/moved"))
        await until(lambda: table.session.table == elsewhere.session.table)


async def test_bots_are_run_by_one_worker_and_by_another_when_that_is_gone(postgres: Postgres) -> None:
    async with together(postgres, seats=[ME, BOT, BOT], first=1, options={"target": 1000}) as (one, other, table):
        host, elsewhere = await table.sit(0), await other.at(table)
        watching = await elsewhere.sit(0)
        await until(lambda: table.session.live.cluster.runs_here != elsewhere.session.live.cluster.runs_here)
        await table.start(host)
        await table.do(host, Hand, seat=0)
        await until(lambda: any(isinstance(each.event, Played) for each in elsewhere.session.live.recent), 20)
        (one if table.session.live.cluster.runs_here else other).die()
        left, device = (elsewhere, watching) if elsewhere.tables.sessions else (table, host)
        seq = left.session.table.seq
        await until(lambda: left.session.live.cluster.runs_here and left.session.table.seq > seq + 2, 20)
        assert device.last(News).seq > seq
        fold(left.session.table.id, map(decode, await left.tables.context.store.load(left.session.table.id)))


async def test_bots_go_on_when_the_database_was_away_for_longer_than_a_lease(postgres: Postgres) -> None:
    async with together(postgres, seats=[ME, BOT, BOT], first=1, options={"target": 1000}) as (_, _, table):
        host = await table.sit(0)
        await table.start(host)
        await table.do(host, Hand, seat=0)
        await until(lambda: table.session.live.cluster.runs_here and table.session.table.game_seq > 3, 20)
        await asyncio.to_thread(postgres.stop)
        await until(lambda: not table.session.live.cluster.runs_here, 20)
        await asyncio.to_thread(postgres.start)
        seq = table.session.table.seq
        await until(lambda: table.session.table.seq > seq + 3, 20)


async def test_a_lease_whose_answer_was_lost_is_found_again(postgres: Postgres) -> None:
    async with together(postgres) as (one, _, table):
        await until(lambda: table.session.live.cluster.runs_here)
        one.hub._held.clear()  # in the database it is this worker's, and this worker was never told
        assert not table.session.live.cluster.runs_here
        one.hub.tables_changed()
        await until(lambda: table.session.live.cluster.runs_here)


async def test_what_could_not_be_read_at_once_is_read_soon(postgres: Postgres) -> None:
    async with together(postgres) as (_, other, table):
        elsewhere = await other.at(table)
        store, refusals = other.tables.context.store, iter([StoreUnavailable("store/failed", "not now")] * 2)
        load = store.load

        async def unable(table: str, after: int = 0) -> list[bytes]:
            for refusal in refusals:
                raise refusal
            return await load(table, after)

        mine = await table.sit(0, 1)
        await until(lambda: elsewhere.session.live.presence.remote)
        store.load = unable  # type: ignore[method-assign]
        other.tables.hear = lambda worker, message: None  # type: ignore[method-assign] # words are lost
        await table.start(mine)
        await until(lambda: table.session.table.phase == "playing")
        other.tables.resynchronize()
        await until(lambda: elsewhere.session.table == table.session.table, 20)
        assert next(refusals, None) is None


# === A race ===


async def play(table: Table, device: Listener, seat: int, rng: random.Random) -> None:
    """Any moves, as soon as there are some, until cancelled."""
    for number in count():
        await until(lambda: seat in offers(table.session.table) and seat not in table.session.live.race.pending, 60)
        offer = offers(table.session.table)[seat]
        await table.do(device, Move, seat=seat, action=rng.choice(offer.moves), base=table.session.table.seq, id=f"{seat}-{number}")
        answer = device.messages[-1]
        assert not isinstance(answer, Reject) or answer.reason in REFUSED, answer
        await asyncio.sleep(rng.uniform(0, 0.01))


async def test_a_race_between_two_workers_is_one_race(postgres: Postgres) -> None:
    """What is rolled by either counts in one order; each roll counts once; both see the same."""
    async with together(postgres, game="troll-dragon", options=RACING, interval=200) as (_, other, table):
        elsewhere = await other.at(table)
        mine, yours = await table.sit(0), await elsewhere.sit(1)
        await table.start(mine)
        playing = [
            asyncio.create_task(play(*each)) for each in ((table, mine, 0, random.Random(1)), (elsewhere, yours, 1, random.Random(2)))
        ]

        def is_enough() -> bool:
            return table.session.table.seq > 100 and {each.seat for each in yours.all(Tumbling)} == {0, 1}

        await until(lambda: is_enough() or any(each.done() for each in playing), 90)
        for task in playing:
            task.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            assert isinstance(ended, asyncio.CancelledError), ended
        async with asyncio.timeout(20):  # dice that were thrown last are still in the air
            while not fold(table.session.table.id, events := await table.events()) == table.session.table == elsewhere.session.table:
                await asyncio.sleep(0.05)
        ids = [each.id for each in events if isinstance(each, Played) and each.id]
        assert len(ids) == len(set(ids)) > 20
        assert {each.seat for each in yours.all(Tumbling)} == {0, 1}  # who rolls is seen at both


async def test_a_button_that_is_held_is_seen_by_all(postgres: Postgres) -> None:
    async with together(postgres, game="troll-dragon", options=RACING, interval=200) as (_, other, table):
        elsewhere = await other.at(table)
        mine, yours = await table.sit(0), await elsewhere.sit(1)
        await table.start(mine)
        rng = random.Random(3)
        playing = [asyncio.create_task(play(*each)) for each in ((table, mine, 0, rng), (elsewhere, yours, 1, rng))]
        await until(lambda: table.session.table.race and elsewhere.session.table.race, 60)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        seat, here, device, watching = next(
            (seat, here, device, watching)
            for seat, here, device, watching in ((0, table, mine, yours), (1, elsewhere, yours, mine))
            if seat in offers(here.session.table)
        )
        await here.do(device, Hold, seat=seat, on=True)
        await until(lambda: any(each.room.seats[seat].holding for each in watching.all(PresenceChanged)))

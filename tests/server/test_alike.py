"""Two tables that differ only in what an eye cannot know: all that its device is sent is the same, byte by byte."""

import random
import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette

from doubloon.bots.bot import Budget
from doubloon.bots.warmup import warm_up_playouts
from doubloon.engine.errors import Refusal
from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR, Game
from doubloon.engine.record import State
from doubloon.games import GAMES
from doubloon.server.http.codec import on_refusal
from doubloon.server.http.rate_limits import RateLimiter
from doubloon.server.http.routes import Routes
from doubloon.server.http.settings import Settings
from doubloon.server.protocol.messages import Add, Hint, Join, Look, Move, MyTables, Phase, Start, TableKey, Undo
from doubloon.server.runtime.bot_pool import BotPool
from doubloon.server.runtime.context import ServerContext
from doubloon.server.runtime.registry import TableRegistry
from doubloon.server.runtime.session import Session
from doubloon.server.table import commands, setup
from doubloon.server.table.commands import Actor, Decision
from doubloon.server.table.events import AnyEvent, Played, Started, Undone
from doubloon.server.table.moves import offers
from doubloon.server.table.state import Table, apply, new_table
from doubloon.server.table.undo import may_undo
from doubloon.server.table.views import seats_of
from tests.counts import many
from tests.server.hall import AT_ONCE, UNLIMITED, Hall, Shelf, until
from tests.server.ledger import covered, visible
from tests.server.tables import Sitting, any_table, world

PAIRS = 20
MOVES = 12  # most that are played at both tables
MEMORY = {"little-dragon": "tiles", "my-treasure": "places"}  # and where their faces are kept
HIDING = ("do-not-touch-numbers", "do-not-touch-symbols", *MEMORY)


@dataclass(eq=False)
class Ear:
    """A device without a network."""

    holders: frozenset[int] = frozenset()
    plain: bool = True
    screen: bool = False
    heard: list[bytes] = field(default_factory=list)

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self, code: int, reason: str) -> None:
        self.heard.append(b"%d %b" % (code, reason.encode()))


# === Two tables ===


@dataclass(frozen=True)
class Pair:
    """The same table twice up to now, alike to the eyes of a seat; and what happens next at each."""

    holder: int
    seat: int
    tables: tuple[Table, Table]
    events: tuple[list[AnyEvent], list[AnyEvent]]
    is_whole: bool  # they differ from the first card on, so that the games can be replayed

    @property
    def game(self) -> Game:
        return GAMES[self.tables[0].creation.game]


def seated(game: Game, rng: random.Random) -> tuple[Sitting, list[str]]:
    """A table about to start, and its keys, a watcher's last."""
    here = world(rng.randrange(10**6))
    wish = any_table(game, rng)
    made, held = setup.create(wish, here)
    sat, keys = Sitting(new_table("a" * 16, made), [made], here, count()), [each.key for each in held]
    for watch in [False] * (len(wish.seats) - len(held)) + [True]:
        event, place = setup.join(sat.table, Join(code="any", watch=watch), here)
        sat.happen([Decision(event)])
        keys.append(place.key)
    for number in range(len(wish.seats)):
        sat.do(Add, seat=number, bits=f"{number:032x}")
    sat.do(Start)
    return sat, keys


def cover_some(sat: Sitting, rng: random.Random) -> None:
    """Until some faces are covered. The first move is the likeliest: in My Treasure, to draw."""
    some = rng.randint(2, 6)
    while sat.table.phase == Phase.PLAYING and len(covered(sat.table.creation.game, sat.table.state)) < some:
        [(seat, offer)] = offers(sat.table).items()
        action = rng.choice(offer.moves[:1] * 6 + offer.moves)
        sat.happen([commands.play(sat.table, seat, action, sat.world, Actor("person"))])


def twice(table: Table, state: State | None) -> tuple[Table, Table]:
    return copied(table, table.state), copied(table, state)


def copied(table: Table, state: State | None) -> Table:
    parts: dict[str, Any] = {name: list(getattr(table, name)) for name in ("seats", "holders", "actions", "times", "hashes", "finished")}
    return replace(table, **parts, undo_stack=[], command_seqs=dict(table.command_seqs), state=state)


def pairs(game: Game, number: int) -> Iterator[tuple[Pair, list[str]]]:
    """One from the first card on, one from the middle of the game."""
    rng = random.Random(f"{game.id} {number}")
    sat, keys = seated(game, rng)
    holder = rng.randrange(len(keys))
    [seat] = rng.sample(seats_of(sat.table, {holder}), 1)
    yield onward(Pair(holder, seat, twice(sat.table, None), ([], []), is_whole=True), rng), keys
    sat.happen([commands.start_game(sat.table, sat.world)])
    cover_some(sat, rng) if game.id in MEMORY else sat.play(rng, rng.choice((5, 15, 30, 60)))
    if sat.table.phase == Phase.PLAYING and sat.table.state is not None:
        other = dealt_anew(game, sat.table.state, seat, rng)
        yield onward(Pair(holder, seat, twice(sat.table, other), ([], []), is_whole=False), rng), keys


def dealt_anew(game: Game, state: State, seat: int, rng: random.Random) -> State:
    """Another state in which the seat knows the same; in a memory game, in which its eyes see the same."""
    if game.id in MEMORY:
        return with_others_covered(game, state, rng)
    other = game.redeal(game.know(state, seat))
    while game.dealing(other):
        moves = game.moves(other)
        game.apply(other, *rng.choices(list(moves), list(moves.values())))
    return other


def with_others_covered(game: Game, state: State, rng: random.Random) -> State:
    """The faces that are covered have changed places; some do not differ, so it may take a few tries."""
    places = sorted(covered(game.id, state))
    for _ in range(20):
        other = state.copy()
        values = getattr(other, MEMORY[game.id])
        for place, source in zip(places, rng.sample(places, len(places)), strict=True):
            values[place] = getattr(state, MEMORY[game.id])[source]
        if other != state:
            break
    return other


def onward(pair: Pair, rng: random.Random) -> Pair:
    """Moves at the first table and, as long as they look the same, at the second."""
    one, other = (copied(table, table.state) for table in pair.tables)
    for number in range(MOVES):
        event = following(one, rng, number)
        twin = twin_of(pair, (one, other), event, rng)
        if twin is None:
            break
        pair.events[0].append(event)
        pair.events[1].append(twin)
        apply(one, event)
        apply(other, twin)
    return pair


def following(table: Table, rng: random.Random, number: int) -> Started | Played | Undone:
    """The start, a move, or now and then a move taken back."""
    here = world(number)
    if table.state is None:
        started = commands.start_game(table, here).event
        assert isinstance(started, Started)
        return started
    seat, offer = rng.choice(sorted(offers(table).items(), key=lambda each: each[0]))
    last = table.game.actor(table.undo_stack[-1].before) if table.undo_stack and table.game else CHANCE
    if last != CHANCE and rng.random() < 0.3 and may_undo(table, last):
        return Undone(at=here.now, seat=last)
    played = commands.play(table, seat, rng.choice(offer.moves), here, Actor("person")).event
    assert isinstance(played, Played)
    return played


def twin_of(pair: Pair, tables: tuple[Table, Table], event: Started | Played | Undone, rng: random.Random) -> AnyEvent | None:
    """What looks the same at the other table, if it can happen there: chance deals other cards where the eye does not see them."""
    if isinstance(event, Undone):
        return event if may_undo(tables[1], event.seat) else None
    game = pair.game
    one, other = (table.state or game.new(len(table.seats), table.first, **table.creation.options) for table in tables)
    actions = []
    for action in event.actions:
        moves = game.moves(other)
        twin = action
        if game.secret(other, action) not in (pair.seat, NOBODY) and (game.actor(other) == CHANCE or action not in moves):
            [twin] = rng.choices(list(moves), list(moves.values()))
        if twin not in moves:
            return None
        actions.append(twin)
        one, other = game.play(one, action), game.play(other, twin)
        if not is_alike(game, one, other, pair.seat):
            return None
    return msgspec.structs.replace(event, actions=actions)


def is_alike(game: Game, one: State, other: State, seat: int) -> bool:
    """By the ledger: what lies open is the same, and what of the rest the seat may see. When the game is over all is open."""
    public = [name for name, kind in type(one).fields.items() if not kind.is_hidden]
    is_same = all(getattr(one, name) == getattr(other, name) for name in public)
    return is_same and visible(game.id, one, seat) == visible(game.id, other, seat) and game.actor(one) != NOBODY


# === What a device is sent ===


@dataclass
class Office:
    """A server in which one table can be put in place of another. Its clock stands still, and its chance is always the same."""

    tables: TableRegistry
    hall: Hall

    def put(self, table: Table) -> Session:
        live = self.tables.sessions[table.id] = Session(table, self.tables.context)
        return live


def office(minds: BotPool) -> Office:
    shelf, gate = Shelf(), RateLimiter(UNLIMITED)
    tables = TableRegistry(ServerContext(shelf, minds, AT_ONCE, lambda: 10**6, lambda: 0, bytes))
    app = Starlette(routes=Routes(tables, gate, Settings()).all(), exception_handlers={Refusal: on_refusal})
    return Office(tables, Hall(app, shelf))


async def sent(here: Office, pair: Pair, which: int, keys: list[str]) -> list[bytes]:
    """All bytes to a device while things happen, when it comes back, and in answer to what it may ask."""
    table, key = copied(pair.tables[which], pair.tables[which].state), keys[pair.holder]
    here.hall.shelf.codes[table.creation.code] = table.id
    live, after, ear, again, fresh = here.put(table), table.seq + pair.is_whole, Ear(), Ear(), Ear()
    await live.enter(ear, [key], None)
    for event in pair.events[which]:
        await live.live.write(Decision(event))
    await live.enter(again, [key], after)
    await live.enter(fresh, [key], None)
    heard = [*ear.heard, *again.heard, *fresh.heard]
    heard += await asked(here, table, key, is_whole=pair.is_whole)
    return [without_hash(each) for each in heard + await told(live, keys[pair.holder], pair)]


def without_hash(message: bytes) -> bytes:
    """The running hash depends on everything, but is keyed by the seed: tests/engine/test_fair.py."""
    return re.sub(rb'"hash":"[0-9a-f]{64}"', b"", message)


async def asked(here: Office, table: Table, key: str, *, is_whole: bool) -> list[bytes]:
    """Over HTTP. A game can be replayed where all of it is kept, or where it is refused since something is covered."""
    at = f"/api/tables/{table.id}/games/1"
    answers = [
        await here.hall.ask("POST", "/api/look", Look(code=table.creation.code)),
        await here.hall.ask("POST", "/api/mine", MyTables(tables=[TableKey(table=table.id, key=key)])),
        await here.hall.ask("GET", f"{at}/log", key=key),
    ]
    if is_whole or covered(table.creation.game, table.state):
        answers += [
            await here.hall.ask("GET", f"{at}/replay?seat={seat}&plain=1", key=key) for seat in (*range(len(table.seats)), SPECTATOR)
        ]
    return [answer.all for answer in answers]


async def told(live: Session, key: str, pair: Pair) -> list[bytes]:
    """In answer to commands: every action that is no move, a hint, and what can be taken back."""
    ear = Ear()
    await live.enter(ear, [key], None)
    offered = offers(live.table)
    for seat in range(len(live.table.seats)):
        legal = offered[seat].moves if seat in offered and seat == pair.seat else ()
        for action in range(pair.game.actions):
            if action not in legal:
                await live.command(ear, Move(id="m", seat=seat, action=action, base=live.table.seq))
    await live.command(ear, Undo(id="u", seat=max(pair.seat, 0), base=live.table.seq))
    if pair.seat in offers(live.table):
        await hinted(live, ear, pair)
    await live.enter(ear, [key], None)
    return ear.heard


async def hinted(live: Session, ear: Ear, pair: Pair) -> None:
    before = len(ear.heard)
    await live.command(ear, Hint(id="h", seat=pair.seat))
    await until(lambda: len(ear.heard) > before)


@pytest.mark.parametrize("game", HIDING)
@pytest.mark.clause("G-6", "G-8")
async def test_what_is_sent_does_not_change_with_what_is_hidden(game: str) -> None:
    different = 0
    warm_up_playouts(GAMES[game])  # hints are refused before
    with closing(BotPool(bytes, budget=Budget(iterations=256))) as minds:  # and lest what is found depend on the machine
        here = office(minds)
        for number in many(PAIRS):
            for pair, keys in pairs(GAMES[game], number):
                one, other = [await sent(here, pair, which, keys) for which in (0, 1)]
                assert one == other
                different += pair.tables[0].state != pair.tables[1].state or pair.events[0] != pair.events[1]
    assert different > PAIRS / 2

"""Random games at a whole server: all bytes to every seat and spectator are searched for what that seat may not know."""

import asyncio
import json
import random
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from doubloon.engine.game import SPECTATOR, Game
from doubloon.engine.log import Log, from_json
from doubloon.games import GAMES
from doubloon.server.protocol.messages import (
    Add,
    Again,
    AnyCommand,
    Back,
    Hand,
    Hello,
    Hint,
    Join,
    Look,
    Move,
    MyTables,
    Phase,
    Start,
    TableKey,
    Undo,
)
from doubloon.server.table.events import decode
from doubloon.server.table.moves import offers
from doubloon.server.table.setup import hash_key
from doubloon.server.table.state import Table, Transition, apply, fold, log_of, transitions_between
from doubloon.server.table.undo import sees_all_it_knows
from tests.counts import ONE_OF_A_BOX, SOAK
from tests.server.hall import Answer, Hall, Wire, hall, until
from tests.server.ledger import covered, is_seen, nameable, named, visible
from tests.server.tables import any_table

every_game = pytest.mark.parametrize("game", ONE_OF_A_BOX)
MOVES = (20, 30, 40, 40, 60, 60, 80, *[400] * (SOAK > 1))  # of which any is the most that a game has
GAMES_EACH = 3 if SOAK == 1 else 300


@dataclass(eq=False)
class Guest:
    """A person's device: its keys, its socket, and the views as it keeps them."""

    seats: list[int]
    keys: list[str]
    wire: Wire
    scanned: int = 0
    views: dict[int, dict[str, Any]] = field(default_factory=dict)

    @property
    def eyes(self) -> list[int]:
        return self.seats or [SPECTATOR]


@dataclass(eq=False)
class Party:
    """Everybody at a table, and the table itself as its kept events make it."""

    hall: Hall
    rng: random.Random
    table: Table
    guests: list[Guest]
    steps: dict[int, list[Transition]] = field(default_factory=dict)  # by seq
    states: dict[int, Any] = field(default_factory=dict)  # after a seq
    commands: int = 0

    @property
    def game(self) -> Game:
        return GAMES[self.table.setup.game]

    @property
    def secrets(self) -> list[str]:
        """What nobody is sent now."""
        running = [] if self.is_over else [*(seat.addition for seat in self.table.seats if seat.addition), self.table.seed.hex()]
        return [*(key for guest in self.guests for key in guest.keys), *self.hashes, *running]

    @property
    def hashes(self) -> list[str]:
        return [holder.key for holder in self.table.holders]

    @property
    def is_over(self) -> bool:
        return self.table.phase == Phase.OVER

    def catch_up(self) -> None:
        for body in self.hall.shelf.events[self.table.id][self.table.seq :]:
            steps = apply(self.table, decode(body))
            self.steps[self.table.seq] = steps
            self.states[self.table.seq] = self.table.state

    def has_begun(self) -> bool:
        self.catch_up()
        return self.table.phase != Phase.CALLED

    async def do(self, guest: Guest, kind: type[AnyCommand], **values: Any) -> dict[str, Any]:
        """A command and its answer. All that was sent meanwhile is searched."""
        self.commands += 1
        name = f"c{self.commands}"
        guest.wire.say(kind(id=name, **values))
        sought, mark = f'"id":"{name}"'.encode(), len(guest.wire.heard)
        await until(lambda: any(sought in each for each in guest.wire.heard[mark:]))
        await self.search()
        return next(json.loads(each) for each in guest.wire.heard[mark:] if sought in each)

    async def search(self) -> None:
        for _ in range(4):
            await asyncio.sleep(0)
        self.catch_up()
        for guest in self.guests:
            heard, guest.scanned = guest.wire.heard[guest.scanned :], len(guest.wire.heard)
            for each in heard:
                scan(self, guest, each)

    def guest_of(self, seat: int) -> Guest:
        return next(guest for guest in self.guests if seat in guest.seats)


# === What is searched for ===


def scan(party: Party, guest: Guest, content: bytes) -> None:
    check_secrets(content, party.secrets)
    message = json.loads(content)
    for eye in message.get("eyes", []):
        assert eye["seat"] in guest.eyes
        if message["seq"] in party.states:
            check_eye(party, guest, eye, message["seq"])
    if message["type"] == "hinted":
        [state] = [offer.state for seat, offer in offers(party.table).items() if seat == message["seat"]]
        assert named(message["label"]) <= nameable(party.game.id, state, message["seat"])
    if message["type"] == "reject" and "allowed" in message["values"]:
        assert set(guest.seats) & set(offers(party.table))


def check_secrets(content: bytes, secrets: Iterable[str]) -> None:
    assert [secret for secret in secrets if secret.encode() in content] == []


def check_eye(party: Party, guest: Guest, eye: dict[str, Any], seq: int) -> None:
    """What an eye is told, and the view that it has then, against the ledger."""
    game, seat, state = party.game.id, eye["seat"], party.states[seq]
    if "steps" in eye:
        if eye.get("view"):  # the game begins
            guest.views[seat] = party.game.show(party.steps[seq][0].before, seat).to_json()
        check_steps(game, guest.views[seat], party.steps[seq], eye["steps"], seat)
    if eye.get("view"):
        guest.views[seat] = eye["view"]
        check_view(game, guest.views[seat], state, seat)
    if "moves" in eye and seq == party.table.seq:
        offer = offers(party.table)[seat]
        assert [each["action"] for each in eye["moves"]] == list(offer.moves)
        assert named(eye["moves"]) <= nameable(game, offer.state, seat)


def check_steps(game: str, view: dict[str, Any], steps: list[Transition], told: list[dict[str, Any]], seat: int) -> None:
    for step, each in zip(steps, told, strict=True):
        assert each["action"] == (step.action if is_seen(game, step.before, step.action, seat) else -1)
        assert named(each["told"]) <= nameable(game, step.before, seat) | nameable(game, step.after, seat)
        view.update(each["changes"])
        check_view(game, view, step.after, seat)


def check_view(game: str, view: dict[str, Any], state: Any, seat: int) -> None:
    expected = visible(game, state, seat)
    assert {name: view[name] for name in expected} == expected


# === People at a table ===


async def gathered(here: Hall, game: Game, rng: random.Random) -> Party:
    """A table with any seats and options: the host has one seat or two, the others one each, and somebody watches."""
    wish = any_table(game, rng)
    made = (await here.ask("POST", "/api/tables", wish)).content
    party = Party(here, rng, fold(made["table"], map(decode, here.shelf.events[made["table"]])), [])
    party.guests.append(Guest([each["seat"] for each in made["keys"]], [each["key"] for each in made["keys"]], here.connect()))
    for watch in [seat.kind == "me" for seat in reversed(wish.seats)]:
        await join(party, watch=watch)
        if watch:
            break
    for guest in party.guests:
        guest.wire.say(hello(party, guest))
    return party


async def join(party: Party, *, watch: bool) -> None:
    answer = await party.hall.ask("POST", "/api/join", Join(code=party.table.creation.code, watch=watch))
    [held] = answer.content["keys"]
    check_secrets(answer.all, [*party.secrets, hash_key(held["key"])])
    party.guests.append(Guest([] if watch else [held["seat"]], [held["key"]], party.hall.connect()))


def hello(party: Party, guest: Guest, after: int | None = None) -> Hello:
    return Hello(protocol=1, table=party.table.id, keys=guest.keys, after=after, plain=True)


async def start(party: Party) -> None:
    await until(lambda: all(guest.wire.heard for guest in party.guests))
    for guest in party.guests:
        for seat in guest.seats:
            await party.do(guest, Add, seat=seat, bits=party.rng.randbytes(16).hex())
    await party.do(party.guests[0], Start)
    await until(party.has_begun)
    await party.search()


async def play(party: Party, most: int) -> None:
    """So many moves or to the end, and whatever else people do; then they look at all that there is."""
    for _ in range(most):
        if party.table.phase != Phase.PLAYING:
            break
        seat, offer = party.rng.choice(sorted(offers(party.table).items(), key=lambda each: each[0]))
        guest = party.guest_of(seat)
        await party.do(guest, Move, seat=seat, action=party.rng.choice(offer.moves), base=party.table.seq)
        for often, deed in DEEDS:
            if party.rng.random() < often:
                await deed(party, party.rng.choice(party.guests))
    await ask_around(party, party.rng.choice(party.guests))


async def play_again(party: Party) -> None:
    """The same game, or another one with seats for all."""
    found = [name for name, game in GAMES.items() if len(party.table.seats) <= game.seats[1]]
    await party.do(party.guests[0], Again, game=party.rng.choice(["", *found]))
    await until(party.has_begun)
    await party.search()
    await play(party, 15)


# === What people do beside moving ===


async def undo(party: Party, guest: Guest) -> None:
    """Whoever asks: what is taken back shows no face that is covered, and covers none that was just seen."""
    seat = party.rng.randrange(len(party.table.seats))
    before = party.table.state
    answer = await party.do(party.guest_of(seat), Undo, seat=seat, base=party.table.seq)
    if answer["type"] == "ack":
        assert covered(party.game.id, before) == covered(party.game.id, party.table.state)


async def hint(party: Party, guest: Guest) -> None:
    """Only where the bot that advises answers at once."""
    for seat, offer in offers(party.table).items():
        if not sees_all_it_knows(party.game, offer.state, seat):
            await party.do(party.guest_of(seat), Hint, seat=seat)


async def hand_over(party: Party, guest: Guest) -> None:
    """A bot plays for a moment."""
    for seat in guest.seats[:1]:
        await party.do(guest, Hand, seat=seat)
        await party.do(guest, Back, seat=seat)


async def come_back(party: Party, guest: Guest) -> None:
    """The connection is lost; what the device says it has seen last may be a lie."""
    await guest.wire.leave()
    guest.wire, guest.scanned = party.hall.connect(), 0
    after = party.rng.choice((None, party.table.seq, max(0, party.table.seq - party.rng.randrange(20))))
    views, guest.views = guest.views, {}
    guest.wire.say(hello(party, guest, after))
    await until(lambda: guest.wire.heard)
    first = json.loads(guest.wire.heard[0])
    if covered(party.game.id, party.table.state):
        assert first["type"] in ("welcome", "presence")
    if first["type"] == "event":
        guest.views = views_at(party, guest, first["seq"] - 1)
    elif first["type"] == "presence":
        guest.views = views
    await party.search()


def views_at(party: Party, guest: Guest, seq: int) -> dict[int, dict[str, Any]]:
    """The views that a device had at an event, when it was there."""
    return {seat: party.game.show(party.states[seq], seat).to_json() for seat in guest.eyes}


async def talk_nonsense(party: Party, guest: Guest) -> None:
    """Moves for other people's seats, out of turn, or none at all."""
    seat = party.rng.randrange(len(party.table.seats))
    await party.do(guest, Move, seat=seat, action=party.rng.randrange(party.game.actions), base=party.rng.choice((0, party.table.seq)))
    guest.wire.say("nonsense")


async def ask_around(party: Party, guest: Guest) -> None:
    table, key = party.table, guest.keys[0]
    for answer in (
        await party.hall.ask("POST", "/api/look", Look(code=table.creation.code)),
        await party.hall.ask("POST", "/api/mine", MyTables(tables=[TableKey(table=table.id, key=key)])),
        await party.hall.ask("GET", f"/api/tables/{table.id}/games/1/log", key="x" * 22),
    ):
        check_secrets(answer.all, party.secrets)
        assert not {"eyes", "view", "steps", "actions"} & keys_in(answer.content)
    await ask_for_games(party, guest)


def keys_in(content: Any) -> set[str]:
    if isinstance(content, list):
        return set().union(*map(keys_in, content))
    return set(content).union(*map(keys_in, content.values())) if isinstance(content, dict) else set()


async def ask_for_games(party: Party, guest: Guest) -> None:
    """Of a game that is over everybody gets the log, and replays for all eyes."""
    table = party.table
    for number, log in enumerate(table.finished, 1):
        answer = await asked_for(party, guest, f"{number}/log")
        assert from_json(answer.body) == replace(log, names=[seat.name for seat in table.seats])
        for seat in (*range(len(table.seats)), SPECTATOR):
            check_replay(party, log, seat, await asked_for(party, guest, f"{number}/replay?seat={seat}&plain=1"))
    if table.phase == Phase.PLAYING:
        await ask_for_running(party, guest, len(table.finished) + 1)


async def ask_for_running(party: Party, guest: Guest, number: int) -> None:
    """While it runs there is no log, and a replay for one's own eyes only, unless it would show a covered face (G-8)."""
    refused = {"reason": "log/running", "values": {"asked": number}}
    assert (await asked_for(party, guest, f"{number}/log")).content == refused
    for seat in (*range(len(party.table.seats)), SPECTATOR):
        answer = await asked_for(party, guest, f"{number}/replay?seat={seat}&plain=1")
        if seat not in guest.eyes[:1] or covered(party.game.id, party.table.state):
            assert answer.content == refused
        elif answer.content != refused:
            check_replay(party, log_of(party.table), seat, answer)


async def asked_for(party: Party, guest: Guest, what: str) -> Answer:
    answer = await party.hall.ask("GET", f"/api/tables/{party.table.id}/games/{what}", key=guest.keys[0])
    check_secrets(answer.all, party.secrets)
    return answer


def check_replay(party: Party, log: Log, seat: int, answer: Answer) -> None:
    game = GAMES[log.game]
    states = list(game.states(log))
    steps = transitions_between(game, states, log.actions)
    check_steps(game.id, answer.content["view"], steps, [each["step"] for each in answer.content["steps"]], seat)


DEEDS = ((0.3, undo), (0.1, hint), (0.03, hand_over), (0.06, come_back), (0.15, talk_nonsense), (0.04, ask_around))


@every_game
@pytest.mark.clause("G-6", "G-8")
async def test_no_byte_tells_a_seat_what_it_may_not_know(game: str) -> None:
    async with hall() as here:
        for number in range(GAMES_EACH):
            party = await gathered(here, GAMES[game], random.Random(f"{game} {number}"))
            await start(party)
            await play(party, party.rng.choice(MOVES))
            if party.is_over:
                await play_again(party)
            for guest in party.guests:
                await guest.wire.leave()
            check_secrets("\n".join(here.lines).encode(), [*party.secrets, party.table.seed.hex(), party.table.creation.code])

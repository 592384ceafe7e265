"""A table while people are at it. One task owns it: commands come in, events go to disk, and only then to everybody's eyes."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from doubloon.engine.errors import Refusal
from doubloon.server.protocol import messages
from doubloon.server.protocol.cluster import Happening, Here, Passed, Rolling, Who, Word
from doubloon.server.protocol.messages import AnyCommand, Emote, Emoted, Held, Hint, Hold, Holding, Join, Move, Phase, Presence, Tumbling
from doubloon.server.runtime import timers
from doubloon.server.runtime.context import Device, House, Thought, Waiting, acknowledged, rejected
from doubloon.server.runtime.hints import hint
from doubloon.server.runtime.mailbox import Inbox
from doubloon.server.runtime.presence import Company
from doubloon.server.store import Conflict, Unkept
from doubloon.server.table.commands import check_move, decide, player_of, tumbles
from doubloon.server.table.events import AnyEvent, By, Freed, HandedOver, Played, packed, unpacked
from doubloon.server.table.moves import offers
from doubloon.server.table.race import Race
from doubloon.server.table.setup import hashed, held_before, joined
from doubloon.server.table.state import Table, apply
from doubloon.server.table.views import GOING_ON, Happened, Scene, Telling, is_going_on, may_resume, news, room, welcome

TRIES = 20  # to write before anybody else does
LATE = 500  # ms that news of another worker's roll may take
KEPT = 16  # events that a device may have missed and still be sent one by one
SERVICE_RESTART, POLICY, INTERNAL, GOODBYE = 1012, 1008, 1011, 1000

Answer = TypeVar("Answer")


def _too_much() -> Unkept:
    return Unkept("store/busy", "too much happens at this table at once")


@dataclass(eq=False)
class Live:
    table: Table
    house: House
    company: Company = field(init=False)
    behind: int | None = None  # when to read what other workers have done
    since: int = 0  # when the position that is on the table now came about
    race: Race = field(init=False)
    waiting: dict[int, Waiting] = field(default_factory=dict)  # by seat
    thoughts: dict[int, Thought] = field(default_factory=dict)  # by seat
    recent: deque[Happened] = field(default_factory=lambda: deque(maxlen=KEPT))
    inbox: Inbox = field(default_factory=Inbox)
    paused: bool = False  # a race that waits for somebody who dropped out
    is_resting: bool = False
    hinting: bool = False  # a hint is being thought of
    outgoing: list[Device] = field(default_factory=list)  # they have lost their place, and are to be told
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    asked: set[asyncio.Future[Any]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.race = Race(self.house.pace, self.table.made.terms.interval)
        self.since = now = self.house.ticks()
        self.company = Company(self.table, now)
        self.race.offer(offers(self.table), now)

    # === The task that owns the table ===

    async def run(self) -> None:
        """Until the table rests. What comes in is done in order, and so is what the clock brings."""
        try:
            while not self.is_resting:
                wake = await timers.work_off(self)
                if self.is_resting:
                    break
                job = await self.inbox.take(None if wake is None else max(0, wake - self.house.ticks()) / 1000)
                if job is not None:
                    await job()
        finally:
            self.rest(INTERNAL, "failed")
            self.inbox.close()
            for answer in list(self.asked):
                answer.set_exception(Refusal("table/resting", "the table was put to rest; ask again"))

    async def ask(self, question: Callable[[], Awaitable[Answer]]) -> Answer:
        """Let the owner do something, and wait for it."""
        if self.is_resting:
            raise Refusal("table/resting", "the table was put to rest; ask again")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.asked.add(answer)
        answer.add_done_callback(self.asked.discard)

        async def job() -> None:
            try:
                result = await question()
            except Refusal as refusal:
                if not answer.done():
                    answer.set_exception(refusal)
            else:
                if not answer.done():
                    answer.set_result(result)

        self.inbox.put(job)
        return await answer

    def spawn(self, work: Awaitable[None]) -> None:
        """Something that takes its time, beside the owner."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def happen(self, events: Sequence[AnyEvent]) -> None:
        """On disk first; then here; then before everybody's eyes."""
        try:
            await self.house.store.append(self.table.id, self.table.seq, [packed(event) for event in events])
        except Conflict:  # another worker was first
            seq = self.table.seq
            await self._read_on()
            if self.table.seq == seq:  # what is here is not what is kept: begin anew from there
                self.rest(SERVICE_RESTART, "reload")
            raise
        for event in events:
            self._apply(event)
            if isinstance(event, Played):
                self.house.figures.moves_by[event.by].inc()

    def _apply(self, event: AnyEvent) -> None:
        steps = apply(self.table, event)
        happened = Happened(self.table.seq, event, steps)
        self.recent.append(happened)
        self._note(event)
        self._tell(happened)

    def _note(self, event: AnyEvent) -> None:
        """What the clock has to know of an event."""
        now = self.house.ticks()
        if not isinstance(event, GOING_ON):
            self.company.note_absence(now)
        if isinstance(event, HandedOver | Freed):
            self.race.holding.discard(event.seat)
        if isinstance(event, Played):
            self.race.elsewhere.pop(event.seat, None)
        if self.table.moved != self.table.seq and not isinstance(event, timers.STARTING):
            return
        self.since = now
        if self.race.holding and not self.table.race:
            self.company.broadcast(messages.ENCODER.encode(Holding(seats=[])))
        lost = self.race.offer(offers(self.table), now) if self.table.race else self.race.end()
        if self.table.race == self.table.seq and isinstance(event, Played):
            self.race.rolled[event.seat] = now
        for seat in lost:
            self.answer(seat, Refusal("race/over", "the race was over before the dice lay"))

    # === People come and go ===

    async def enter(self, device: Device, keys: list[str], after: int | None) -> None:
        """A device shows its keys."""
        shown = {hashed(key) for key in keys}
        holders = frozenset(n for n, holder in enumerate(self.table.holders) if holder.key in shown and not holder.is_revoked)
        if not holders:
            raise Refusal("key/unknown", "this key does not fit this table")
        device.holders = holders
        self.company.devices.add(device)
        self.company.note_absence(self.house.ticks())
        missed = self._missed(holders, after)
        if missed is None:
            device.send(messages.ENCODER.encode(welcome(self.table, holders, self.scene(), plain=device.plain)))
        else:
            for each in missed:
                device.send(messages.ENCODER.encode(news(self.table, holders, self.scene(), each, plain=device.plain)))
        self._tell_presence()

    def _missed(self, holders: frozenset[int], after: int | None) -> list[Happened] | None:
        """The moves that a device has missed; None where it must begin afresh."""
        if after is None or after > self.table.seq or not may_resume(self.table, holders):
            return None
        missed = [each for each in self.recent if each.seq > after]
        is_whole = len(missed) == self.table.seq - after and all(isinstance(each.event, Played) for each in missed)
        return missed if is_whole else None

    async def leave(self, device: Device) -> None:
        if device not in self.company.devices:
            return
        self.company.devices.discard(device)
        self.company.note_absence(self.house.ticks())
        for holder in device.holders - self.company.present:
            seat = self.table.holders[holder].seat
            if seat is not None:
                self.race.holding.discard(seat)
        self._tell_presence()

    async def join(self, wish: Join) -> Held:
        """Where another worker was first, once more, with what that one did."""
        before = held_before(self.table, wish.key)
        if before is not None:
            return before
        for _ in range(TRIES):
            event, held = joined(self.table, wish, self.house.world())
            with suppress(Conflict):
                await self.happen([event])
                return held
        raise _too_much()

    def rest(self, code: int, reason: str) -> None:
        """Let go of everybody; the table is loaded again when somebody comes."""
        if self.is_resting:
            return
        self.is_resting = True
        for device in self.company.devices:
            device.close(code, reason)
        for task in self.tasks:
            task.cancel()

    # === Commands ===

    async def command(self, device: Device, command: AnyCommand, came: float | None = None) -> None:
        try:
            seq = await self._decided(device, command)
        except Refusal as refusal:
            self.house.figures.refused.inc()
            device.send(rejected(command.id, refusal))
        else:
            if seq is not None:
                device.send(acknowledged(command.id, seq))
                if came is not None:
                    self.house.figures.answers.observe(time.perf_counter() - came)
        if self.outgoing or self.table.phase == Phase.CLOSED:
            await self._say_goodbye(device)

    async def _decided(self, device: Device, command: AnyCommand) -> int | None:
        """The same as `_do`, unless it is done already. Where another worker was first it is decided anew, with what that one did."""
        for _ in range(TRIES):
            seq = self._done_before(device, command.id)
            if seq is not None:
                return seq
            try:
                return await self._do(device, command)
            except Conflict:
                continue
        raise _too_much()

    async def _say_goodbye(self, commander: Device | None = None) -> None:
        """To all who have lost their place by a command; who gave it has its answer first."""
        for device in self.outgoing:
            if device is not commander:
                device.send(rejected("", Refusal("seat/freed", "the host has freed your seat")))
            device.close(GOODBYE if device is commander else POLICY, "seat/freed")
        self.outgoing.clear()
        if self.table.phase == Phase.CLOSED and not self.is_resting:
            with suppress(Unkept):  # a code that still leads here finds the table closed
                await self.house.store.release(self.table.made.code)
            self.rest(GOODBYE, "closed")

    def _done_before(self, device: Device, command_id: str) -> int | None:
        for holder in device.holders:
            seq = self.table.done.get((holder, command_id))
            if seq is not None:
                return seq
        return None

    async def _do(self, device: Device, command: AnyCommand) -> int | None:
        """The seq to acknowledge; None where the answer comes later."""
        if isinstance(command, Move):
            self._check_looking(command)
            if tumbles(self.table, command.seat, command.action):
                self._roll(device, command)
                return None
        events = decide(self.table, device.holders, command, self.house.world())
        if isinstance(command, Hold):
            self._hold(command)
        elif isinstance(command, Emote):
            message = messages.ENCODER.encode(Emoted(seat=command.seat, emote=command.emote))
            self.company.broadcast(message)
            self.house.hub.say(Passed(table=self.table.id, message=message.decode()))
        elif isinstance(command, Hint):
            if self.hinting:
                raise Refusal("hint/busy", "one hint at a time")
            self.hinting = True
            self.spawn(hint(self, device, command))
            return None
        if not events:
            return 0
        await self.happen(events)
        return self.table.seq

    def _check_looking(self, command: Move) -> None:
        """Everybody has the time to look at what is about to be covered."""
        left = self.since + timers.looking(self) - self.house.ticks()
        if left > 0:
            raise Refusal("move/looking", f"everybody may look for {left} ms more", left=left)

    def _roll(self, device: Device, command: Move) -> None:
        """Dice of a race tumble first; the answer comes when they lie."""
        holder = player_of(self.table, device.holders, command.seat)
        check_move(self.table, command)
        known = self.waiting.get(command.seat)
        if known is None or known.id != command.id:
            self.begin_roll(command.seat, command.action, "person")
        self.waiting[command.seat] = Waiting(device, holder, command.id)

    def begin_roll(self, seat: int, action: int, by: By) -> None:
        now = self.house.ticks()
        tumble = self.race.press(seat, action, now, by)
        self.company.broadcast(messages.ENCODER.encode(Tumbling(seat=seat, settles=tumble.settles - now)))
        self.house.hub.say(Rolling(table=self.table.id, seat=seat, settles=tumble.settles - now))

    def answer(self, seat: int, refusal: Refusal | None = None) -> None:
        """A roll that counts, or does not."""
        waiting = self.waiting.pop(seat, None)
        if waiting is not None:
            waiting.device.send(acknowledged(waiting.id, self.table.seq) if refusal is None else rejected(waiting.id, refusal))

    def _hold(self, command: Hold) -> None:
        (self.race.holding.add if command.on else self.race.holding.discard)(command.seat)
        self.company.broadcast(messages.ENCODER.encode(Holding(seats=sorted(self.scene().holding))))
        self._say_here()

    # === Other workers ===

    @property
    def runs_here(self) -> bool:
        """Are the table's clocks and bots this worker's?"""
        return self.house.hub.runs(self.table.id)

    async def meet(self) -> None:
        """Learn what other workers have done, and let them know who is here."""
        self.house.hub.say(Who(table=self.table.id))
        self._say_here()
        await self.catch_up()

    async def catch_up(self) -> None:
        """What cannot be read now is read soon."""
        self.behind = self.house.ticks() + timers.RETRY
        with suppress(Unkept):
            await self._read_on()
            self.behind = None

    async def _read_on(self) -> None:
        await self._follow(await self.house.store.load(self.table.id, self.table.seq))

    async def _follow(self, bodies: Iterable[bytes]) -> None:
        """What is kept already happens here too."""
        for body in bodies:
            self._apply(unpacked(body))
        await self._say_goodbye()

    async def hear(self, worker: str, word: Word) -> None:
        match word:
            case Happening():
                await self._learn(word)
            case Here():
                self.company.elsewhere[worker] = word
                self.company.note_absence(self.house.ticks())
                self._show_presence()
            case Who():
                self._say_here()
            case Rolling():
                self.race.elsewhere[word.seat] = self.house.ticks() + word.settles + LATE
                self.company.broadcast(messages.ENCODER.encode(Tumbling(seat=word.seat, settles=word.settles)))
            case Passed():
                self.company.broadcast(word.message.encode())

    async def _learn(self, word: Happening) -> None:
        if word.bodies and word.after == self.table.seq:
            await self._follow(body.encode() for body in word.bodies)
        else:
            await self.catch_up()

    async def part(self, workers: Set[str]) -> None:
        """Who came by a worker that is gone is not there."""
        self.company.elsewhere = {worker: here for worker, here in self.company.elsewhere.items() if worker in workers}
        self.company.note_absence(self.house.ticks())
        self._show_presence()

    def _say_here(self) -> None:
        holders, holding = sorted(self.company.here), sorted(self.race.holding)
        self.house.hub.say(Here(table=self.table.id, holders=holders, watchers=self.company.watchers_here, holding=holding))

    # === What is sent ===

    def scene(self) -> Scene:
        holding = self.race.holding.union(*(each.holding for each in self.company.elsewhere.values()))
        return Scene(self.company.present, holding, timers.clock_left(self), self.company.watchers)

    def _tell(self, happened: Happened) -> None:
        out = self._freed() if isinstance(happened.event, Freed) else ()
        scene = Scene(left=timers.clock_left(self)) if is_going_on(self.table, happened.event) else self.scene()
        self.company.tell(Telling(self.table, scene, happened), out)

    def _freed(self) -> list[Device]:
        """The devices that have lost a seat. They go; or, with another key in hand, begin afresh."""
        out = [device for device in self.company.devices if any(self.table.holders[holder].is_revoked for holder in device.holders)]
        for device in out:
            device.holders = frozenset(holder for holder in device.holders if not self.table.holders[holder].is_revoked)
            if device.holders:
                device.send(messages.ENCODER.encode(welcome(self.table, device.holders, self.scene(), plain=device.plain)))
            else:
                self.outgoing.append(device)
                self.company.devices.discard(device)
        return out

    def _tell_presence(self) -> None:
        self._show_presence()
        self._say_here()

    def _show_presence(self) -> None:
        self.company.broadcast(messages.ENCODER.encode(Presence(room=room(self.table, self.scene()))))

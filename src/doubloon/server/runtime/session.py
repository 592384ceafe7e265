"""The session of a table: one task owns the table and takes jobs from its mailbox, commands among them, and tasks from its timers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Set
from contextlib import suppress
from typing import Any, TypeVar, assert_never

from doubloon.bots import default_bot
from doubloon.engine.errors import Refusal
from doubloon.server.logs import LOG
from doubloon.server.protocol.cluster import EventsWritten, PresenceRequest, Relay, RollBegun, WorkerMessage, WorkerPresence
from doubloon.server.protocol.messages import AnyCommand, Emote, Emoted, Hint, Hold, Join, Move, Phase, SeatKey, Substitute
from doubloon.server.runtime import timers
from doubloon.server.runtime.context import Device, ServerContext, ack_message, reject_message
from doubloon.server.runtime.hints import hint_reply
from doubloon.server.runtime.live_table import RETRY, BotMove, LiveTable, moved_away
from doubloon.server.runtime.mailbox import Mailbox
from doubloon.server.store import Conflict, StoreUnavailable
from doubloon.server.table import dice, events
from doubloon.server.table.commands import Actor, Decision, check_base, decide, is_race_roll, play, start_game
from doubloon.server.table.events import AnyEvent
from doubloon.server.table.moves import Offer, check_offer, running_game
from doubloon.server.table.next_game import next_game
from doubloon.server.table.permissions import holder_of, player_of
from doubloon.server.table.setup import existing_key, hash_key, join
from doubloon.server.table.state import Table

MAX_ATTEMPTS = 20  # to write an event before other workers do
NORMAL_CLOSE, POLICY_VIOLATION, INTERNAL_ERROR = 1000, 1008, 1011  # WebSocket close codes

Answer = TypeVar("Answer")


class Session:
    def __init__(self, table: Table, context: ServerContext) -> None:
        self.table = table
        self.context = context
        self.live = LiveTable(table, context)
        self.mailbox = Mailbox()
        self._is_hinting = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._questions: set[asyncio.Future[Any]] = set()

    # === The task that owns the table ===

    async def run(self) -> None:
        """Until the table rests: do jobs in order, and what timers bring."""
        try:
            while not self.live.is_resting:
                wake = await self._run_timers()
                if self.live.is_resting:
                    break
                job = await self.mailbox.take(None if wake is None else max(0, wake - self.context.ticks()) / 1000)
                if job is not None:
                    await job()
        finally:
            self.live.rest(INTERNAL_ERROR, "failed")
            self.mailbox.close()
            for task in self._tasks:
                task.cancel()
            for answer in [each for each in self._questions if not each.done()]:
                answer.set_exception(Refusal("table/resting", "the table was put to rest; ask again"))

    async def ask(self, question: Callable[[], Awaitable[Answer]]) -> Answer:
        """Let the owner do something, and wait for the result."""
        if self.live.is_resting:
            raise Refusal("table/resting", "the table was put to rest; ask again")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._questions.add(answer)
        answer.add_done_callback(self._questions.discard)

        async def job() -> None:
            try:
                result = await question()
            except Refusal as refusal:
                if not answer.done():
                    answer.set_exception(refusal)
            else:
                if not answer.done():
                    answer.set_result(result)

        self.mailbox.put(job)
        return await answer

    def _spawn(self, work: Awaitable[None]) -> None:
        """Run something slow beside the owner."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # === Timers ===

    async def _run_timers(self) -> int | None:
        """Do all that is due; returns when to wake up next. Jobs in the mailbox go first: nothing delays a player who leaves a race."""
        while not self.live.is_resting and not self.mailbox:
            now = self.context.ticks()
            found = timers.pending_timers(self.live, now)
            if not found:
                return None
            due = min((timer for timer in found if timer.at <= now and type(timer.task) is not timers.LookAgain), key=_time, default=None)
            if due is None:
                return min((timer.at for timer in found if timer.at > now), default=None)
            try:
                await self._execute(due.task)
            except Conflict:  # another worker was first: look again
                await self._disconnect_evicted()
            except StoreUnavailable:  # a full disk or a locked database: the table waits
                return now + RETRY
        return None

    async def _execute(self, task: timers.Task) -> None:  # noqa: C901 (one case a task)
        live = self.live
        match task:
            case timers.Act():
                await self._act(task)
            case timers.AskBot():
                live.bot_moves[task.seat] = move = BotMove(self.table.game_seq, task.due)
                self._spawn(self._think(task.seat, live.offers[task.seat], move))
            case timers.BeginRoll():
                live.race.begin(task.seat, task.action, task.by)
            case timers.SettleRoll():
                await self._settle_roll()
            case timers.PauseRace():
                live.race.is_paused = True
            case timers.ResumeRace():
                live.race.resume(live.offers)
            case timers.BeginCountdown():
                await live.write(Decision(events.Countdown(at=self.context.now())))
            case timers.CallStart():
                await live.write(Decision(events.Called(at=self.context.now())))
            case timers.FreeSeat():
                await live.write(Decision(events.Freed(at=self.context.now(), seat=task.seat)))
            case timers.TellMissing():
                live.told_missing = live.missing()
                live.broadcast_presence()
            case timers.TakeBack():
                holder = self.table.seats[task.seat].holder
                assert holder is not None  # noqa: S101 (they are present)
                await live.write(Decision(events.TakenBack(at=self.context.now(), holder=holder, seat=task.seat)))
            case timers.BeginNext():
                await live.write(Decision(next_game(self.table, task.choice, self.context.environment())))
            case timers.StartGame():
                await live.write(start_game(self.table, self.context.environment()))
            case timers.SealCommitments():
                await live.write(Decision(dice.seal(self.table, live.presence.holders, self.context.now())))
            case timers.DropWithheld():
                await live.write(Decision(dice.drop(self.table, self.context.now())))
            case timers.ChangeHost():
                await live.write(Decision(events.Hosted(at=self.context.now(), host=task.holder)))
            case timers.CatchUp():
                await self._catch_up()
            case timers.Rest():
                live.rest(NORMAL_CLOSE, "rest")
            case timers.LookAgain():
                pass
            case _:
                assert_never(task)

    async def _think(self, seat: int, offer: Offer, move: BotMove) -> None:
        """A bot thinks of a move; the owner learns of it by the mailbox."""
        game = self.table.game
        assert game is not None  # noqa: S101 (a game is in progress)
        try:
            name = self.table.seats[seat].bot or default_bot(game)
            action = await self.context.bots.choose(game, name, game.know(offer.state, seat), offer.moves)
        except Exception:  # a bot that fails must not stop the table
            LOG.exception("bot-failed", extra={"table": self.table.id})
            action = offer.moves[int.from_bytes(self.context.random(4), "big") % len(offer.moves)]  # always the first might never end

        async def finish() -> None:
            move.action = action

        self.mailbox.put(finish)

    async def _act(self, task: timers.Act) -> None:
        """A move of a bot or the clock."""
        live = self.live
        live.bot_moves.pop(task.seat, None)
        if is_race_roll(self.table, live.offers, task.seat, task.action):
            live.race.begin(task.seat, task.action, task.by)
        else:
            environment = self.context.environment()
            await live.write(play(self.table, task.seat, task.action, environment, Actor(task.by), offered=live.offers))

    async def _settle_roll(self) -> None:
        """The roll that settled first counts, and its command is answered."""
        clock, race = self.live.race, self.live.race.race
        seat = race.first_settled(self.context.ticks())
        if seat is None:
            return
        pending, by = clock.pending.get(seat), race.tumbling[seat].by
        actor = Actor(by, pending.holder, pending.id) if pending else Actor(by)
        if (actor.holder, actor.command_id) in self.table.command_seqs:  # it was sent again, and another worker has counted it meanwhile
            race.pop(seat)
            clock.answer(seat)
        else:
            await self._count_roll(seat, actor)

    async def _count_roll(self, seat: int, actor: Actor) -> None:
        live, clock, race = self.live, self.live.race, self.live.race.race
        decision = play(self.table, seat, race.tumbling[seat].action, self.context.environment(), actor, offered=live.offers)
        roll = race.pop(seat)
        try:
            await live.write(decision)
        except Conflict:
            if self.table.race and seat in live.offers:
                race.tumbling[seat] = roll  # it counts after what another worker wrote first
            else:
                clock.answer(seat, Refusal("race/over", "the race was over before the dice lay"))
            raise
        except Refusal as refusal:
            clock.answer(seat, refusal)
            raise
        clock.answer(seat)

    # === People come and go ===

    async def enter(self, device: Device, keys: list[str], after: int | None, address: str = "") -> None:
        """A device connects with its keys. `after` is the last event that it has."""
        hashes = {hash_key(key) for key in keys}
        device.holders = frozenset(n for n, holder in enumerate(self.table.holders) if holder.key in hashes and not holder.is_revoked)
        if not device.holders and hashes & self.table.former_keys:
            raise moved_away()
        if not device.holders:
            raise Refusal("key/unknown", "this key does not fit this table")
        self.live.admission.admit(device, address)
        self.live.connect(device, after)

    async def leave(self, device: Device) -> None:
        self.live.disconnect(device)

    async def join(self, request: Join, address: str = "") -> SeatKey:
        """A person takes a seat or watches."""
        known = existing_key(self.table, request.key)
        if known is not None:
            return known

        def decide() -> tuple[AnyEvent, SeatKey]:
            forgets = self.live.admission.key_to_forget(address) if request.watch else None
            return join(self.table, request, self.context.environment(), forgets=forgets)

        key = await self.write(decide)
        if request.watch:
            self.live.admission.note_key(len(self.table.holders) - 1, address)
        return key

    async def write(self, decide: Callable[[], tuple[AnyEvent, Answer]]) -> Answer:
        """Write an event; decide it again where another worker was first."""
        for _ in range(MAX_ATTEMPTS):
            event, answer = decide()
            with suppress(Conflict):
                await self.live.write(Decision(event))
                await self._disconnect_evicted()
                return answer
            await self._disconnect_evicted()
        raise _too_busy()

    # === Commands ===

    async def command(self, device: Device, command: AnyCommand, received: float | None = None) -> None:
        try:
            seq = await self._attempt(device, command)
        except Refusal as refusal:
            self.context.metrics.refused.inc()
            device.send(reject_message(command.id, refusal))
        else:
            if seq is not None:
                device.send(ack_message(command.id, seq))
                if received is not None:
                    self.context.metrics.answers.observe(time.perf_counter() - received)
        if self.live.evicted or self.table.phase == Phase.CLOSED:
            await self._disconnect_evicted(device)

    async def _attempt(self, device: Device, command: AnyCommand) -> int | None:
        """Execute a command once, however often it was sent; decide it again where another worker was first."""
        for _ in range(MAX_ATTEMPTS):
            for holder in device.holders:
                seq = self.table.command_seqs.get((holder, command.id))
                if seq is not None:
                    return seq
            try:
                return await self._do(device, command)
            except Conflict:
                await self._disconnect_evicted()
        raise _too_busy()

    async def _do(self, device: Device, command: AnyCommand) -> int | None:
        """Returns the seq to acknowledge; None where the answer comes later."""
        live = self.live
        if isinstance(command, Move):
            self._check_look_time()
            if is_race_roll(self.table, live.offers, command.seat, command.action):
                self._roll(device, command)
                return None
        decision = decide(self.table, device.holders, command, self.context.environment(), offered=live.offers)
        if isinstance(command, Substitute) and command.seat not in live.missing():
            raise Refusal("seat/here", f"the game does not wait for seat {command.seat}", asked=command.seat)
        if decision is None:
            return self._do_without_event(device, command)
        await live.write(decision)
        return self.table.seq

    def _do_without_event(self, device: Device, command: AnyCommand) -> int | None:
        if isinstance(command, Hold):
            self.live.race.hold(command.seat, is_down=command.on)
            self.live.cluster.announce_presence()
        elif isinstance(command, Emote):
            self.live.emotes.count(holder_of(self.table, device.holders, command.seat), self.context.ticks())
            self.live.cluster.broadcast_everywhere(Emoted(seat=command.seat, emote=command.emote))
        elif isinstance(command, Hint):
            if self._is_hinting:
                raise Refusal("hint/busy", "one hint at a time")
            self._is_hinting = True
            self._spawn(self._hint(device, command, self.live.offers[command.seat]))
            return None
        return 0

    async def _hint(self, device: Device, command: Hint, offer: Offer) -> None:
        game, _ = running_game(self.table)
        try:
            device.send(await hint_reply(self.context.bots, game, offer, command, self.table.seq))
        finally:
            self._is_hinting = False

    def _check_look_time(self) -> None:
        """Everybody gets the time to look at what the next move covers."""
        left = self.live.since + self.live.look_time() - self.context.ticks()
        if left > 0:
            raise Refusal("move/looking", f"everybody may look for {left} ms more", left=left)

    def _roll(self, device: Device, command: Move) -> None:
        """Dice of a race tumble first; the answer comes when they settle."""
        holder = player_of(self.table, device.holders, command.seat)
        check_base(self.table, command)
        check_offer(self.table, self.live.offers, command.seat, command.action)
        self.live.race.roll(device, holder, command)

    async def _disconnect_evicted(self, commander: Device | None = None) -> None:
        """Disconnect all who lost their seat, and everybody from a closed table. The commander has its answer already."""
        live = self.live
        for device, reason in live.evicted:
            if device is not commander:
                device.send(reject_message("", reason))
            device.close(NORMAL_CLOSE if device is commander else POLICY_VIOLATION, reason.key)
        live.evicted.clear()
        if self.table.phase == Phase.CLOSED and not live.is_resting:
            with suppress(StoreUnavailable):  # a code that still leads here finds the table closed
                await self.context.store.release(self.table.creation.code)
            live.rest(NORMAL_CLOSE, "closed")

    # === Other workers ===

    async def synchronize(self) -> None:
        """Learn what other workers have written and who is connected there, and tell them who is here."""
        self.live.cluster.request_presence()
        self.live.cluster.announce_presence()
        await self._catch_up()

    async def _catch_up(self) -> None:
        await self.live.catch_up()
        await self._disconnect_evicted()

    async def hear(self, worker: str, message: WorkerMessage) -> None:
        live = self.live
        match message:
            case EventsWritten():
                if message.bodies and message.after == self.table.seq:
                    live.follow(body.encode() for body in message.bodies)
                    await self._disconnect_evicted()
                else:
                    await self._catch_up()
            case WorkerPresence():
                live.presence.remote[worker] = message
                live.presence.update(self.context.ticks())
                live.broadcast_presence()
            case PresenceRequest():
                live.cluster.announce_presence()
            case RollBegun():
                live.race.begin_remote(message.seat, message.settles)
            case Relay():
                live.presence.broadcast_bytes(message.message.encode())
            case _:
                assert_never(message)

    async def keep_workers(self, workers: Set[str]) -> None:
        """People who were connected to a worker that is gone are not present."""
        presence = self.live.presence
        presence.remote = {worker: each for worker, each in presence.remote.items() if worker in workers}
        presence.update(self.context.ticks())
        self.live.broadcast_presence()


def _time(timer: timers.Timer) -> int:
    return timer.at


def _too_busy() -> StoreUnavailable:
    return StoreUnavailable("store/busy", "too much happens at this table at once")

"""A table in memory, with its connected devices. Events go to the store first; then they are applied here and broadcast."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from doubloon.engine.errors import Refusal
from doubloon.server.protocol import messages
from doubloon.server.protocol.messages import Phase, PresenceChanged
from doubloon.server.runtime.admission import Admission
from doubloon.server.runtime.cluster_link import ClusterLink
from doubloon.server.runtime.context import Device, ServerContext
from doubloon.server.runtime.emotes import EmoteLimit
from doubloon.server.runtime.presence import Presence
from doubloon.server.runtime.race_clock import RaceClock
from doubloon.server.store import Conflict, StoreUnavailable
from doubloon.server.table import events
from doubloon.server.table.commands import Decision
from doubloon.server.table.events import AnyEvent, Freed, HandedOver, Played, Transferred, Watching
from doubloon.server.table.moves import Offers, offers
from doubloon.server.table.state import Table, Transition, apply
from doubloon.server.table.views import (
    GAME_EVENTS,
    AppliedEvent,
    Caches,
    EventMessages,
    Status,
    ViewCache,
    event_message,
    is_ordinary_move,
    may_resume,
    room,
    welcome,
)

BEFORE_A_START = (
    events.Countdown,
    events.Called,
    events.Again,
    events.Sealed,
    events.Withheld,
)  # from these on the table waits for devices
RETRY = 1000  # ms until a failed read or write is tried again
RECENT_EVENTS = 16  # a device that missed no more is sent them one by one
SERVICE_RESTART = 1012  # WebSocket close code


@dataclass
class BotMove:
    """A bot's move, computed for one position only."""

    game_seq: int  # of that position
    due: int  # not to be made before
    action: int | None = None  # None: the bot still thinks


class LiveTable:
    def __init__(self, table: Table, context: ServerContext) -> None:
        self.table = table
        self.context = context
        self.since = now = context.ticks()  # when the current position came about
        self.presence = Presence(table, now)
        self.admission = Admission(table, self.presence)
        self.race = RaceClock(table, context, self.presence)
        self.cluster = ClusterLink(table, context, self.presence, self.race)
        self.bot_moves: dict[int, BotMove] = {}  # by seat
        self.emotes = EmoteLimit(context.timing.emotes)
        self.recent: deque[AppliedEvent] = deque(maxlen=RECENT_EVENTS)
        self.evicted: list[tuple[Device, Refusal]] = []  # they have lost their seat, and are still to be disconnected
        self.catch_up_at: int | None = None  # when to read what other workers have written
        self.told_missing: list[int] = []  # seats for which the game waits, as everybody was told
        self.is_resting = False
        self._views = ViewCache()
        self._offers: tuple[int, Offers] = (-1, {})  # of that seq
        self.race.race.update(self.offers, now)

    @property
    def offers(self) -> Offers:
        """What each seat may do now, computed once for each event."""
        seq, known = self._offers
        if seq != self.table.seq:
            known = offers(self.table)
            self._offers = self.table.seq, known
        return known

    def rest(self, code: int, reason: str) -> None:
        """Disconnect everybody and end the session; the table is loaded again when somebody comes."""
        if not self.is_resting:
            self.is_resting = True
            for device in self.presence.devices:
                device.close(code, reason)

    # === Events ===

    async def write(self, decision: Decision) -> None:
        """Write an event; then apply and broadcast it. `Conflict`: another worker was first, and what it wrote is applied now."""
        try:
            await self.context.store.append(self.table.id, self.table.seq, [events.encode(decision.event)])
        except Conflict:
            seq = self.table.seq
            self.follow(await self.cluster.missing_events())
            if self.table.seq == seq:  # memory and store disagree: load the table again
                self.rest(SERVICE_RESTART, "reload")
            raise
        self._apply(decision.event, decision.steps)
        if isinstance(decision.event, Played):
            self.context.metrics.moves_by[decision.event.by].inc()

    def follow(self, bodies: Iterable[bytes]) -> None:
        """Apply events that are in the store already."""
        for body in bodies:
            self._apply(events.decode(body))

    async def catch_up(self) -> None:
        """Read what other workers have written; retry soon if that fails."""
        self.catch_up_at = self.context.ticks() + RETRY
        with suppress(StoreUnavailable):
            self.follow(await self.cluster.missing_events())
            self.catch_up_at = None

    def _apply(self, event: AnyEvent, steps: list[Transition] | None = None) -> None:
        waiting = self._waiting_holders()
        steps = apply(self.table, event, steps)
        applied = AppliedEvent(self.table.seq, event, steps)
        self.recent.append(applied)
        self._update(event)
        informed = self._evict(event)
        informed += self._seat(waiting - self._waiting_holders())
        informed += self._welcome_all() if isinstance(event, events.Again) and event.next is not None else []
        status = Status(left=self.clock_left()) if is_ordinary_move(self.table, event) else self.status()
        self.presence.broadcast_event(EventMessages(self.table, status, applied, self._caches()), exclude=informed)

    def _update(self, event: AnyEvent) -> None:
        """Update presence and race after an event."""
        now = self.context.ticks()
        if not isinstance(event, GAME_EVENTS):
            self.presence.update(now)
        if isinstance(event, HandedOver | Freed):
            self.race.release(event.seat)
        if isinstance(event, Played):
            self.race.race.remote_until.pop(event.seat, None)
        if self.table.game_seq != self.table.seq and not isinstance(event, BEFORE_A_START):
            return
        self.since = now
        self.race.update(self.offers, now)
        if self.table.race == self.table.seq and isinstance(event, Played):
            self.race.race.last_roll[event.seat] = now

    def _evict(self, event: AnyEvent) -> list[Device]:
        """The devices that have lost a seat. A device with another key gets a new snapshot; the others are to be disconnected."""
        if isinstance(event, Transferred):
            lost = {event.holder}
        elif isinstance(event, Freed | Watching | events.Configured):
            lost = {number for number, holder in enumerate(self.table.holders) if holder.is_revoked}
        else:
            return []
        evicted = [each for each in self.presence.devices if each.holders & lost]
        for device in evicted:
            reason = _why_evicted(self.table, event, device)
            device.holders -= lost
            if device.holders:
                self._welcome(device)
            else:
                self.evicted.append((device, reason))
                self.presence.devices.discard(device)
        if isinstance(event, Transferred):
            self._move_away(event.holder)
        return evicted

    def _move_away(self, holder: int) -> None:
        """Its person is absent until the other device connects."""
        seat = self.table.holders[holder].seat
        if seat is not None:
            self.race.release(seat)
        self.presence.update(self.context.ticks())
        self.cluster.announce_presence()

    def _waiting_holders(self) -> set[int | None]:
        """Who watches until the game is over, and has a seat then."""
        return {seat.holder for seat in self.table.seats if seat.is_waiting}

    def _seat(self, holders: set[int | None]) -> list[Device]:
        """The devices of people who have waited for their seats, with a new snapshot."""
        if not holders:
            return []
        self.presence.update(self.context.ticks())
        seated = [device for device in self.presence.devices if device.holders & holders]
        for device in seated:
            self._welcome(device)
        return seated

    def _welcome_all(self) -> list[Device]:
        """Another game, or other seats: nothing that the devices know still holds."""
        devices = list(self.presence.devices)
        for device in devices:
            self._welcome(device)
        return devices

    # === Devices ===

    def connect(self, device: Device, after: int | None) -> None:
        """Add a device and send it what it needs: the events after `after`, or a snapshot."""
        self.presence.devices.add(device)
        self.presence.update(self.context.ticks())
        missed = self._missed_events(device.holders, after)
        if missed is None:
            self._welcome(device)
        else:
            for each in missed:
                message = event_message(self.table, device.holders, self.status(), each, plain=device.plain)
                device.send(messages.ENCODER.encode(message))
        self.announce_presence()

    def _missed_events(self, holders: frozenset[int], after: int | None) -> list[AppliedEvent] | None:
        """The moves that a device has missed; None where it needs a snapshot."""
        if after is None or after > self.table.seq or not may_resume(self.table, holders):
            return None
        missed = [each for each in self.recent if each.seq > after]
        is_complete = len(missed) == self.table.seq - after and all(isinstance(each.event, Played) for each in missed)
        return missed if is_complete else None

    def disconnect(self, device: Device) -> None:
        self.admission.forget_device(device)
        if device not in self.presence.devices:
            return
        self.presence.devices.discard(device)
        self.presence.update(self.context.ticks())
        for holder in device.holders - self.presence.holders:
            seat = self.table.holders[holder].seat
            if seat is not None:
                self.race.release(seat)
        self.announce_presence()

    def _welcome(self, device: Device) -> None:
        message = welcome(self.table, device.holders, self.status(), plain=device.plain, caches=self._caches())
        device.send(messages.ENCODER.encode(message))

    # === What is sent ===

    def announce_presence(self) -> None:
        """To the devices here, and to other workers."""
        self.broadcast_presence()
        self.cluster.announce_presence()

    def broadcast_presence(self) -> None:
        self.presence.broadcast(PresenceChanged(room=room(self.table, self.status())))

    def status(self) -> Status:
        return Status(
            self.presence.holders,
            self.race.holding,
            self.clock_left(),
            self.presence.watchers,
            self.missing(),
            self.countdown_left(),
            self.presence.screens,
        )

    def missing_from(self) -> dict[int, int]:
        """By seat whose person is gone and should act: from when everybody is told so. A race waits at once, but not for long."""
        if self.table.phase != Phase.PLAYING:
            return {}
        gone = {seat: holder for seat in self.offers if (holder := self.presence.absent_player(seat)) is not None}
        if self.table.race:
            return dict.fromkeys(gone, self.since) if self.race.is_paused else {}
        return {seat: max(self.since, self.presence.absent_since[holder]) + self.context.timing.missing for seat, holder in gone.items()}

    def missing(self) -> list[int]:
        now = self.context.ticks()
        return sorted(seat for seat, since in self.missing_from().items() if since <= now)

    def countdown_left(self) -> int | None:
        """Milliseconds until the game starts, if nobody stops the countdown."""
        if not self.table.is_counting_down:
            return None
        return max(0, self.since + self.context.timing.countdown - self.context.ticks())

    def clock_left(self) -> int | None:
        """Milliseconds that are left for the current move, if there is a limit."""
        clock = self.table.creation.terms.clock
        if not clock or self.table.phase != Phase.PLAYING or self.table.race:
            return None
        return max(0, self.since + clock * 1000 - self.context.ticks())

    def look_time(self) -> int:
        """Milliseconds that everybody gets to look at what the next move covers."""
        game, state = self.table.game, self.table.state
        if game is None or state is None or self.table.phase != Phase.PLAYING:
            return 0
        return int(game.looking(state) * self.context.timing.looking)

    def _caches(self) -> Caches:
        return Caches(self.offers, self._views)


def _why_evicted(table: Table, event: AnyEvent, device: Device) -> Refusal:
    if isinstance(event, Transferred):
        return moved_away()
    if all(table.holders[holder].seat is None for holder in device.holders):
        return Refusal("table/no-spectators", "nobody may watch at this table")
    return Refusal("seat/freed", "the host has freed your seat")


def moved_away() -> Refusal:
    return Refusal("seat/moved", "this seat is played on another device now")

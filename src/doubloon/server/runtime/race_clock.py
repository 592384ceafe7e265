"""The clock of a live race: it owns the dice that tumble, the commands that wait for them, and the buttons that are held down."""

from __future__ import annotations

from dataclasses import dataclass, field

from doubloon.engine.errors import Refusal
from doubloon.server.protocol.cluster import RollBegun
from doubloon.server.protocol.messages import By, Holding, Move, Tumbling
from doubloon.server.runtime.context import Device, ServerContext, ack_message, reject_message
from doubloon.server.runtime.presence import Presence
from doubloon.server.table.moves import Offers
from doubloon.server.table.race import Race
from doubloon.server.table.state import Table

NOTIFICATION_DELAY = 500  # ms that the news of another worker's roll may take


@dataclass(frozen=True)
class PendingCommand:
    """The command of a roll that tumbles; its device gets the answer when the roll counts."""

    device: Device
    holder: int
    id: str


@dataclass(eq=False)
class RaceClock:
    table: Table
    context: ServerContext
    presence: Presence
    race: Race = field(init=False)
    pending: dict[int, PendingCommand] = field(default_factory=dict)  # by seat
    is_paused: bool = False  # the race waits for a racer who lost the connection

    def __post_init__(self) -> None:
        timing = self.context.timing
        self.race = Race(timing.tumble, self.table.creation.terms.interval, timing.idle_roller)

    @property
    def holding(self) -> frozenset[int]:
        """Seats whose button is held down, here or on another worker."""
        return frozenset(self.race.holding).union(*(each.holding for each in self.presence.remote.values()))

    # === Rolls ===

    def roll(self, device: Device, holder: int, command: Move) -> None:
        """Begin the roll of a command. The same command sent again only waits for the roll that tumbles."""
        known = self.pending.get(command.seat)
        if known is None or known.id != command.id:
            self.begin(command.seat, command.action, "person")
        self.pending[command.seat] = PendingCommand(device, holder, command.id)

    def begin(self, seat: int, action: int, by: By) -> None:
        now = self.context.ticks()
        roll = self.race.begin(seat, action, now, by)
        self.presence.broadcast(Tumbling(seat=seat, settles=roll.settles - now))
        self.context.cluster.send(RollBegun(table=self.table.id, seat=seat, settles=roll.settles - now))

    def begin_remote(self, seat: int, settles: int) -> None:
        """Another worker's dice tumble."""
        self.race.remote_until[seat] = self.context.ticks() + settles + NOTIFICATION_DELAY
        self.presence.broadcast(Tumbling(seat=seat, settles=settles))

    def answer(self, seat: int, refusal: Refusal | None = None) -> None:
        """Answer the command of a roll: it counted, or was refused."""
        pending = self.pending.pop(seat, None)
        if pending is not None:
            reply = ack_message(pending.id, self.table.seq) if refusal is None else reject_message(pending.id, refusal)
            pending.device.send(reply)

    def update(self, offers: Offers, now: int) -> None:
        """The game has changed: drop rolls that do not count any more, or end the race."""
        if self.race.holding and not self.table.race:
            self.presence.broadcast(Holding(seats=[]))
        lost = self.race.update(offers, now) if self.table.race else self.race.end()
        for seat in lost:
            self.answer(seat, Refusal("race/over", "the race was over before the dice lay"))

    # === Buttons ===

    def hold(self, seat: int, *, is_down: bool) -> None:
        (self.race.holding.add if is_down else self.race.holding.discard)(seat)
        self.presence.broadcast(Holding(seats=sorted(self.holding)))

    def release(self, seat: int) -> None:
        self.race.holding.discard(seat)

    # === Waiting for a racer ===

    def waits_until(self, offers: Offers) -> int | None:
        """Until when the race waits for a racer who has a choice and lost the connection."""
        absent = [
            holder for seat, offer in offers.items() if len(offer.moves) > 1 and (holder := self.presence.absent_player(seat)) is not None
        ]
        return self.presence.absent_since[absent[0]] + self.context.timing.dropped_racer if absent else None

    def resume(self, offers: Offers) -> None:
        self.is_paused = False
        self.race.may_act_since = dict.fromkeys(offers, self.context.ticks())

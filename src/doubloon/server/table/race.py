"""The live race: the seat that acts first, by the server's clock, was quicker. Pure: callers pass every time, in ms.

A roll tumbles first; then it is drawn and counts. Each seat waits between its own rolls. A move that is not a roll (leaving) counts at
once, before all rolls that still tumble; rolls that tumble when the race ends do not count. A seat that holds its button down rolls
whenever it may, so that network latency matters only for the moment of leaving. The clock rolls for a seat that has no choice and is idle.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from doubloon.engine.errors import Refusal
from doubloon.server.protocol.messages import By
from doubloon.server.table.moves import Offers


class Roll(NamedTuple):
    """Dice that tumble."""

    action: int
    settles: int  # when they count
    by: By


class AutomaticRoll(NamedTuple):
    """A roll that begins without a command: the button is held down, or the clock rolls."""

    seat: int
    action: int
    by: By


@dataclass
class Race:
    tumble: int  # ms that dice tumble
    interval: int  # ms between a seat's own rolls
    idle: int  # ms after which the clock rolls for a seat without a choice
    tumbling: dict[int, Roll] = field(default_factory=dict)  # by seat
    last_roll: dict[int, int] = field(default_factory=dict)  # by seat: when its last roll began
    may_act_since: dict[int, int] = field(default_factory=dict)  # by seat
    holding: set[int] = field(default_factory=set)  # seats whose button is down
    remote_until: dict[int, int] = field(default_factory=dict)  # by seat: until when its dice tumble on another worker

    def update(self, offers: Offers, now: int) -> list[int]:
        """Note which seats may act now. Returns the seats whose roll does not count any more."""
        lost = [seat for seat in self.tumbling if seat not in offers]
        for seat in lost:
            del self.tumbling[seat]
        self.may_act_since = {seat: self.may_act_since.get(seat, now) for seat in offers}
        return lost

    def end(self) -> list[int]:
        """The race is over: release all buttons. Returns the seats whose roll does not count."""
        lost = list(self.tumbling)
        self.holding.clear()
        self.tumbling.clear()
        self.last_roll.clear()
        self.may_act_since.clear()
        self.remote_until.clear()
        return lost

    def begin(self, seat: int, action: int, now: int, by: By) -> Roll:
        """Roll now, or as soon as the interval since the seat's last roll has passed."""
        if self.is_tumbling(seat, now):
            raise Refusal("race/tumbling", "these dice are tumbling already")
        start = max(now, self.last_roll.get(seat, now - self.interval) + self.interval)
        self.last_roll[seat] = start
        self.tumbling[seat] = Roll(action, start + self.tumble, by)
        return self.tumbling[seat]

    def is_tumbling(self, seat: int, now: int) -> bool:
        return seat in self.tumbling or self.remote_until.get(seat, now) > now

    def first_settled(self, now: int) -> int | None:
        """The seat whose roll counts now: the first that settled, or the lower seat of two at the same time."""
        due = [(roll.settles, seat) for seat, roll in self.tumbling.items() if roll.settles <= now]
        return min(due)[1] if due else None

    def pop(self, seat: int) -> Roll:
        """Take out the roll that counts; the seat may act again from now on."""
        self.may_act_since.pop(seat, None)
        return self.tumbling.pop(seat)

    def next_settling(self) -> int | None:
        return min((roll.settles for roll in self.tumbling.values()), default=None)


def automatic_rolls(race: Race, offers: Offers, now: int, *, with_clock: bool = True) -> tuple[list[AutomaticRoll], int | None]:
    """The rolls that begin now without a command, and when to look again. `with_clock`: this worker runs the table's clock."""
    begin: list[AutomaticRoll] = []
    later: list[int] = []
    for seat, offer in offers.items():
        if race.is_tumbling(seat, now):
            if race.remote_until.get(seat, now) > now:
                later.append(race.remote_until[seat])
            continue
        if not offer.rolls:
            continue
        if seat in race.holding:
            begin.append(AutomaticRoll(seat, offer.rolls[0], "person"))
        elif with_clock and len(offer.moves) == 1:
            due = race.may_act_since.get(seat, now) + race.idle
            if due <= now:
                begin.append(AutomaticRoll(seat, offer.rolls[0], "clock"))
            else:
                later.append(due)
    return begin, min(later, default=None)

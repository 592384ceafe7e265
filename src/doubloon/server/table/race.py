"""The live race: who is quicker is answered by who acts first, by the server's time. Pure: every time is given.

A roll tumbles, then it is drawn and counts; each seat waits between its own rolls. Whatever is not a roll (leaving) counts at once and
goes before all that still tumbles; what tumbles when the race is over does not count. A seat that holds its button down rolls as often
as it may, so that the network decides nothing but the moment of leaving. Who has no choice and does nothing is rolled for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from doubloon.engine.errors import Refusal
from doubloon.server.runtime.timing import Pace
from doubloon.server.table.events import By
from doubloon.server.table.moves import Offer


@dataclass(frozen=True)
class Tumble:
    action: int
    settles: int
    by: By


@dataclass
class Race:
    pace: Pace
    interval: int  # ms between a seat's own rolls
    tumbling: dict[int, Tumble] = field(default_factory=dict)  # by seat
    rolled: dict[int, int] = field(default_factory=dict)  # when each seat's last roll began
    since: dict[int, int] = field(default_factory=dict)  # since when a seat may act
    holding: set[int] = field(default_factory=set)
    elsewhere: dict[int, int] = field(default_factory=dict)  # by seat: until when dice tumble by another worker

    def offer(self, offers: Mapping[int, Offer], now: int) -> list[int]:
        """Who may act has changed. The seats whose roll does not count any more come back."""
        lost = [seat for seat in self.tumbling if seat not in offers]
        for seat in lost:
            del self.tumbling[seat]
        self.since = {seat: self.since.get(seat, now) for seat in offers}
        return lost

    def end(self) -> list[int]:
        """The race is over, and all buttons are up."""
        lost = list(self.tumbling)
        self.holding.clear()
        self.tumbling.clear()
        self.rolled.clear()
        self.since.clear()
        self.elsewhere.clear()
        return lost

    def press(self, seat: int, action: int, now: int, by: By) -> Tumble:
        """A seat rolls: now, or when it has waited long enough since its last roll."""
        if self.is_tumbling(seat, now):
            raise Refusal("race/tumbling", "these dice are tumbling already")
        start = max(now, self.rolled.get(seat, now - self.interval) + self.interval)
        self.rolled[seat] = start
        self.tumbling[seat] = Tumble(action, start + self.pace.tumble, by)
        return self.tumbling[seat]

    def is_tumbling(self, seat: int, now: int) -> bool:
        return seat in self.tumbling or self.elsewhere.get(seat, now) > now

    def settled(self, now: int) -> int | None:
        """The seat whose roll counts now: of several the first that came to rest, of equals the lower seat."""
        due = [(tumble.settles, seat) for seat, tumble in self.tumbling.items() if tumble.settles <= now]
        return min(due)[1] if due else None

    def take(self, seat: int) -> Tumble:
        """The roll that counts; the seat may act again from now on."""
        self.since.pop(seat, None)
        return self.tumbling.pop(seat)

    def next_due(self) -> int | None:
        return min((tumble.settles for tumble in self.tumbling.values()), default=None)


def own_rolls(race: Race, offers: Mapping[int, Offer], now: int, *, clock: bool = True) -> tuple[list[tuple[int, int, By]], int | None]:
    """Rolls that begin without a command: (seat, action, by); and when the next one is due. The clock rolls where it is run."""
    begin: list[tuple[int, int, By]] = []
    later: list[int] = []
    for seat, offer in offers.items():
        if race.is_tumbling(seat, now):
            if race.elsewhere.get(seat, now) > now:
                later.append(race.elsewhere[seat])
            continue
        if not offer.rolls:
            continue
        if seat in race.holding:
            begin.append((seat, offer.rolls[0], "person"))
        elif clock and len(offer.moves) == 1:
            due = race.since.get(seat, now) + race.pace.idle_roller
            if due <= now:
                begin.append((seat, offer.rolls[0], "clock"))
            else:
                later.append(due)
    return begin, min(later, default=None)

"""How much one address or one socket may ask: so much at once, and so much a second after that."""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass

from doubloon.engine.errors import Refusal

REMEMBERED = 20_000  # addresses; the one that was quiet longest is forgotten first


@dataclass(frozen=True)
class Rate:
    burst: int
    per_second: float


@dataclass(frozen=True)
class Limits:
    """Generous to a household behind one address, tight for a script."""

    requests: Rate = Rate(120, 4.0)
    tables: Rate = Rate(30, 1 / 30)  # made by one address
    codes: Rate = Rate(30, 1 / 4)  # tried by one address: guessing all takes years
    sockets: int = 64  # of one address, at the same time
    messages: Rate = Rate(60, 15.0)  # of one socket
    devices: int = 128  # at one table
    logs: Rate = Rate(20, 1 / 3)  # files that one address has read to it


class Bucket:
    """What is left of a rate."""

    __slots__ = ("_at", "_left")

    def __init__(self, rate: Rate, now: int) -> None:
        self._left = float(rate.burst)
        self._at = now

    def take(self, rate: Rate, now: int) -> bool:
        """One more, if there is one; `now` in ms."""
        self._left = min(rate.burst, self._left + (now - self._at) / 1000 * rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Gate:
    """Counts by address; nothing of it is written down."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()

    def check(self, what: str, address: str, now: int) -> None:
        """One more request of a kind: `requests`, `tables`, `logs` or `codes`."""
        rate: Rate = getattr(self.limits, what)
        bucket = self._buckets.setdefault((what, address), Bucket(rate, now))
        self._buckets.move_to_end((what, address))
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take(rate, now):
            raise _slower(what, max(1, round(1 / rate.per_second)))

    def open(self, address: str) -> None:
        if self._sockets[address] >= self.limits.sockets:
            raise Refusal("limit/sockets", "too many connections from here")
        self._sockets[address] += 1

    def close(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]


def _slower(what: str, seconds: int) -> Refusal:
    if what == "tables":
        return Refusal("limit/tables", f"too many tables were made from here; wait {seconds} s", seconds=seconds)
    if what == "codes":
        return Refusal("limit/codes", f"too many codes were tried from here; wait {seconds} s", seconds=seconds)
    if what == "logs":
        return Refusal("limit/logs", f"too many files were looked at from here; wait {seconds} s", seconds=seconds)
    return Refusal("limit/requests", f"too many requests from here; wait {seconds} s", seconds=seconds)

"""Rate limits for each address and each socket: token buckets. An IPv6 client is counted in three networks at the same time."""

from __future__ import annotations

import math
from collections import Counter, OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_network
from typing import NamedTuple

from doubloon.engine.errors import Refusal
from doubloon.server.http.bans import Bans
from doubloon.server.http.proxy import parse_address

MAX_BUCKETS = 20_000
SEARCHED = 8  # buckets that are examined when the table is full
MAX_SHARED = 4096  # buckets that newcomers share while the table is full
FREE_GUESSES = 10  # wrong codes that cost nothing extra
FRAME_BYTES = 512  # a WebSocket frame counts once more for each so many bytes
IPV6_SHARES = {64: 1, 56: 2, 48: 4}  # prefix: times the limit of an IPv4 address
NEIGHBOURHOOD = {4: 16, 6: 32}  # IP version: prefix of the addresses that share a bucket


@dataclass(frozen=True)
class Rate:
    burst: int
    per_second: float

    def times(self, share: int) -> Rate:
        return Rate(self.burst * share, self.per_second * share)


@dataclass(frozen=True)
class Limits:
    """Generous to a household behind one address, tight for a script."""

    requests: Rate = Rate(120, 4.0)
    tables: Rate = Rate(30, 1 / 30)  # created by one address
    codes: Rate = Rate(30, 1 / 4)  # tried by one address
    sockets: int = 64  # of one address, at the same time
    messages: Rate = Rate(60, 15.0)  # of one socket
    devices: int = 128  # at one table
    logs: Rate = Rate(20, 1 / 3)  # log files that one address has replayed
    experiments: Rate = Rate(20, 1 / 3)  # of one address, in the laboratory
    guesses: Rate = Rate(70, 1 / 600)  # wrong codes that are remembered, and how soon they are forgotten
    files: Rate = Rate(1500, 15.0)  # a page has a hundred pictures
    frames: Rate = Rate(1000, 200.0)  # WebSocket frames of one address, control frames and fragments included
    connects: Rate = Rate(500, 10.0)  # TCP connections of one address
    connections: int = 128  # of one address, at the same time
    refusals: Rate = Rate(60, 1.0)  # refused requests of one address; above that, or above `frames` and `connects`, it is banned


class Bucket:
    """A token bucket. Times are in ms."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: int) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._at = now

    def left(self, now: int) -> float:
        self._left = min(self._rate.burst, self._left + (now - self._at) / 1000 * self._rate.per_second)
        self._at = now
        return self._left

    def take(self, now: int, cost: float = 1) -> bool:
        """Take so many tokens, if there are as many."""
        if self.left(now) < cost:
            return False
        self._left -= cost
        return True

    def charge(self, now: int, cost: float) -> None:
        """Take tokens even if there are too few: the client then waits longer."""
        self._left = self.left(now) - cost

    def wait(self, now: int) -> int:
        """Seconds until there is a token."""
        return max(1, math.ceil((1 - self.left(now)) / self._rate.per_second))

    def is_full(self, now: int) -> bool:
        return self.left(now) >= self._rate.burst


# === Networks ===


class Network(NamedTuple):
    name: str
    share: int  # times the limit of an IPv4 address
    neighbourhood: str


@lru_cache(4096)
def networks_of(host: str) -> tuple[Network, ...]:
    """`192.0.2.1` -> itself; `2001:db8::1` -> its /64, /56 and /48. The smallest comes first."""
    found = parse_address(host)
    if found is None:
        return (Network("", 1, ""),)
    around = str(ip_network((found, NEIGHBOURHOOD[found.version]), strict=False))
    if isinstance(found, IPv6Address):
        return tuple(Network(str(ip_network((found, prefix), strict=False)), share, around) for prefix, share in IPV6_SHARES.items())
    return (Network(str(found), 1, around),)


def household(host: str) -> str:
    """The smallest network of an address: an IPv4 address, or the /64 of an IPv6 address. Tables count their devices by it."""
    return networks_of(host)[0].name


class BucketTable:
    """Many addresses cannot flush it: only full buckets are forgotten, which equal new ones. Without one, newcomers share buckets."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._shared: dict[int, Bucket] = {}

    def find(self, what: str, network: Network, rate: Rate, now: int) -> Bucket:
        key = what, network.name
        bucket = self._buckets.get(key)
        if bucket is not None:
            return bucket
        if len(self._buckets) >= MAX_BUCKETS and not self._forget_one(now):
            slot = hash((what, network.neighbourhood)) % MAX_SHARED  # hashes of texts differ in each process: nobody can choose a slot
            return self._shared.setdefault(slot, Bucket(rate, now))
        bucket = self._buckets[key] = Bucket(rate.times(network.share), now)
        return bucket

    def _forget_one(self, now: int) -> bool:
        for _ in range(SEARCHED):
            key = next(iter(self._buckets))
            if self._buckets[key].is_full(now):
                del self._buckets[key]
                return True
            self._buckets.move_to_end(key)
        return False


# === Limits ===


class RateLimiter:
    """Counts by address, in memory only."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._table = BucketTable()
        self._bans = Bans()
        self._open: Counter[tuple[str, str]] = Counter()

    def check(self, what: str, host: str, now: int) -> None:
        """Count a request of a kind: `requests`, `files`, `tables`, `logs`, `experiments` or `codes`; refuse it above the limit."""
        rate: Rate = getattr(self.limits, what)
        for network in networks_of(host):
            bucket = self._table.find(what, network, rate, now)
            if not bucket.take(now):
                self.may("refusals", host, now)
                raise _too_many(what, bucket.wait(now))

    def may(self, what: str, host: str, now: int, *, cost: float = 1) -> bool:
        """The same for `frames`, `connects` and `refusals`, which nobody answers: above the limit the network is banned."""
        rate: Rate = getattr(self.limits, what)
        for network in networks_of(host):
            if not self._table.find(what, network, rate, now).take(now, cost):
                self._bans.add(network.name, now)
                return False
        return True

    def is_banned(self, host: str, now: int) -> bool:
        return self._bans.holds((network.name for network in networks_of(host)), now)

    def count_wrong_code(self, host: str, now: int) -> None:
        """Each wrong code makes the next try wait longer: the n-th after the free ones costs n tries."""
        for network in networks_of(host):
            guesses = self._table.find("guesses", network, self.limits.guesses, now)
            guesses.take(now)
            wrong = self.limits.guesses.burst - guesses.left(now) / network.share
            self._table.find("codes", network, self.limits.codes, now).charge(now, max(0.0, wrong - FREE_GUESSES))

    def open(self, what: str, host: str) -> bool:
        """Count one of the `sockets` or `connections` that are open at the same time, until `close`. False: there are too many."""
        most: int = getattr(self.limits, what)
        networks = networks_of(host)
        if any(self._open[what, each.name] >= most * each.share for each in networks):
            return False
        self._open.update((what, each.name) for each in networks)
        return True

    def close(self, what: str, host: str) -> None:
        for network in networks_of(host):
            self._open[what, network.name] -= 1
            if not self._open[what, network.name]:
                del self._open[what, network.name]


def frame_cost(size: int) -> int:
    """How often a frame with so many bytes counts."""
    return 1 + size // FRAME_BYTES


def _too_many(what: str, seconds: int) -> Refusal:
    if what == "tables":
        return Refusal("limit/tables", f"too many tables were made from here; wait {seconds} s", seconds=seconds)
    if what == "codes":
        return Refusal("limit/codes", f"too many codes were tried from here; wait {seconds} s", seconds=seconds)
    if what == "logs":
        return Refusal("limit/logs", f"too many files were looked at from here; wait {seconds} s", seconds=seconds)
    if what == "experiments":
        return Refusal("limit/experiments", f"too many experiments from here; wait {seconds} s", seconds=seconds)
    return Refusal("limit/requests", f"too many requests from here; wait {seconds} s", seconds=seconds)

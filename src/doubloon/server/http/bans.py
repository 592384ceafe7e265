"""Addresses that have sent far too much: for a while nothing of theirs is looked at. Refusing must cost less than asking."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

FIRST, LONGEST = 1_000, 64_000  # ms; each ban is twice as long as the one before
FORGOTTEN = 600_000  # ms after a ban until the next one is short again
MAX_BANS = 20_000


class Ban(NamedTuple):
    length: int  # ms
    end: int


class Bans:
    """By network, in memory only. If there are too many, the oldest is forgotten: it may come back, and is banned anew."""

    def __init__(self) -> None:
        self._bans: OrderedDict[str, Ban] = OrderedDict()

    def holds(self, networks: Iterable[str], now: int) -> bool:
        return any((ban := self._bans.get(network)) is not None and now < ban.end for network in networks)

    def add(self, network: str, now: int) -> None:
        last = self._bans.pop(network, None)
        if last is not None and now < last.end:  # what it had sent before
            self._bans[network] = last
            return
        length = FIRST if last is None or now >= last.end + FORGOTTEN else min(2 * last.length, LONGEST)
        self._bans[network] = Ban(length, now + length)
        if len(self._bans) > MAX_BANS:
            self._bans.popitem(last=False)

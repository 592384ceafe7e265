"""Who is let in: limits on the devices and spectators of a table, first for each address, then for all. Players always find room."""

from __future__ import annotations

from collections import Counter

from doubloon.engine.errors import Refusal
from doubloon.engine.game import SPECTATOR
from doubloon.server.runtime.context import Device
from doubloon.server.runtime.presence import Presence
from doubloon.server.table.state import Table

MAX_WATCHING = 64  # keys to watch a table, and devices that watch it
MAX_WATCHING_FROM_ADDRESS = 16  # of these
MAX_DEVICES_FROM_ADDRESS = 32  # at one table, players' devices included


class Admission:
    """Addresses are kept in memory only, and no longer than their device or key is known here."""

    def __init__(self, table: Table, presence: Presence) -> None:
        self._table = table
        self._presence = presence
        self._devices: dict[Device, str] = {}  # the address of each device
        self._keys: dict[int, str] = {}  # by holder who may watch: the address that asked for the key
        self._connected: set[int] = set()  # holders who were ever connected here

    # === Devices ===

    def admit(self, device: Device, address: str) -> None:
        """Note a device that connects; refuse one too many of an address, and a spectator too many."""
        is_watching = self._is_watching(device)
        here = [each for each, known in self._devices.items() if known == address] if address else []
        watching = sum(map(self._is_watching, here))
        if len(here) >= MAX_DEVICES_FROM_ADDRESS or (is_watching and watching >= MAX_WATCHING_FROM_ADDRESS):
            raise _crowded()
        if is_watching and self._presence.local_watchers >= MAX_WATCHING:
            raise _crowded()
        self._devices[device] = address
        self._connected |= device.holders

    def forget_device(self, device: Device) -> None:
        self._devices.pop(device, None)

    def _is_watching(self, device: Device) -> bool:
        return self._presence.seats_of(device.holders) == (SPECTATOR,)

    # === Keys ===

    def note_key(self, holder: int, address: str) -> None:
        self._keys[holder] = address

    def key_to_forget(self, address: str) -> int | None:
        """The key that a new spectator's replaces: None if there is room. Refused if all are in use.

        An address with many keys gives up one of its own; otherwise a key goes that was never used, or the one unused for the longest.
        """
        table = self._table
        keys = [
            number for number, holder in enumerate(table.holders) if holder.seat is None and not holder.is_revoked and number != table.host
        ]
        self._keys = {holder: self._keys[holder] for holder in keys if holder in self._keys}
        if address and Counter(self._keys.values())[address] >= MAX_WATCHING_FROM_ADDRESS:
            return self._longest_unused([holder for holder in keys if self._keys.get(holder) == address])
        return None if len(keys) < MAX_WATCHING else self._longest_unused(keys)

    def _longest_unused(self, keys: list[int]) -> int:
        absent = self._presence.absent_since
        unused = [holder for holder in keys if holder in absent]
        if not unused:
            raise _crowded()
        return min(unused, key=lambda holder: (holder in self._connected, absent[holder], holder))


def _crowded() -> Refusal:
    return Refusal("table/crowded", "no more people can come to this table")

"""Presence: which people are connected to a table, here and on other workers. Broadcasts go to the devices here."""

from __future__ import annotations

from collections.abc import Collection

from doubloon.engine.game import SPECTATOR
from doubloon.server.protocol import messages
from doubloon.server.protocol.cluster import WorkerPresence
from doubloon.server.runtime.context import Device
from doubloon.server.table.state import Table
from doubloon.server.table.views import EventMessages, seats_of


class Presence:
    def __init__(self, table: Table, now: int) -> None:
        self.devices: set[Device] = set()
        self.remote: dict[str, WorkerPresence] = {}  # by worker
        self.absent_since = dict.fromkeys(range(len(table.holders)), now)  # by holder without a device
        self._table = table
        self._seats: dict[frozenset[int], tuple[int, ...]] = {}  # by holders, until seats change

    # === Who is here ===

    @property
    def holders(self) -> frozenset[int]:
        """Everybody who is connected, here or on another worker."""
        return self.local_holders.union(*(each.holders for each in self.remote.values()))

    @property
    def local_holders(self) -> frozenset[int]:
        return frozenset(holder for device in self.devices for holder in device.holders)

    @property
    def watchers(self) -> int:
        return self.local_watchers + sum(each.watchers for each in self.remote.values())

    @property
    def local_watchers(self) -> int:
        return sum(map(self._is_watching, self.devices))

    @property
    def screens(self) -> int:
        """Big screens; a device with a seat is none."""
        return self.local_screens + sum(each.screens for each in self.remote.values())

    @property
    def local_screens(self) -> int:
        return sum(device.screen and self._is_watching(device) for device in self.devices)

    def _is_watching(self, device: Device) -> bool:
        return self.seats_of(device.holders) == (SPECTATOR,)

    def update(self, now: int) -> None:
        """Note who is absent, after devices, workers or holders have changed."""
        self._seats.clear()
        present = self.holders
        for holder, known in enumerate(self._table.holders):
            if holder in present or known.is_revoked:
                self.absent_since.pop(holder, None)
            else:
                self.absent_since.setdefault(holder, now)

    def absent_player(self, seat: int) -> int | None:
        """The holder of a seat that a person plays, if that person is not connected."""
        holder = self._table.seats[seat].holder
        return holder if self._table.seats[seat].is_person and holder in self.absent_since else None

    def seats_of(self, holders: frozenset[int]) -> tuple[int, ...]:
        seats = self._seats.get(holders)
        if seats is None:
            seats = self._seats[holders] = seats_of(self._table, holders)
        return seats

    # === Broadcast ===

    def broadcast(self, message: messages.Outgoing) -> None:
        self.broadcast_bytes(messages.ENCODER.encode(message))

    def broadcast_bytes(self, message: bytes) -> None:
        for device in list(self.devices):
            device.send(message)

    def broadcast_event(self, event: EventMessages, exclude: Collection[Device] = ()) -> None:
        """Devices with the same seats are sent the same bytes."""
        encoded: dict[tuple[tuple[int, ...], bool, bool], bytes] = {}
        for device in list(self.devices):
            if device in exclude:
                continue
            key = seats, is_host, plain = self.seats_of(device.holders), self._table.host in device.holders, device.plain
            message = encoded.get(key)
            if message is None:
                message = encoded[key] = messages.ENCODER.encode(event.message(seats, is_host=is_host, plain=plain))
            device.send(message)

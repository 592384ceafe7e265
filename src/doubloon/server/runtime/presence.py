"""Who is at a table: by their devices here, and by other workers. What everybody sees is handed to them here."""

from __future__ import annotations

from collections.abc import Collection

from doubloon.engine.game import SPECTATOR
from doubloon.server.protocol import messages
from doubloon.server.protocol.cluster import Here
from doubloon.server.runtime.context import Device
from doubloon.server.table.state import Table
from doubloon.server.table.views import Telling, eyes_of


class Company:
    def __init__(self, table: Table, now: int) -> None:
        self.devices: set[Device] = set()
        self.elsewhere: dict[str, Here] = {}  # who is there by other workers
        self.absent = dict.fromkeys(range(len(table.holders)), now)  # since when a holder has no device
        self._table = table

    @property
    def present(self) -> frozenset[int]:
        return self.here.union(*(each.holders for each in self.elsewhere.values()))

    @property
    def here(self) -> frozenset[int]:
        """Those of them who came by this worker."""
        return frozenset(holder for device in self.devices for holder in device.holders)

    @property
    def watchers(self) -> int:
        return self.watchers_here + sum(each.watchers for each in self.elsewhere.values())

    @property
    def watchers_here(self) -> int:
        return sum(eyes_of(self._table, device.holders) == (SPECTATOR,) for device in self.devices)

    def note_absence(self, now: int) -> None:
        present = self.present
        for holder in range(len(self._table.holders)):
            if holder in present:
                self.absent.pop(holder, None)
            else:
                self.absent.setdefault(holder, now)

    def broadcast(self, message: bytes) -> None:
        for device in list(self.devices):
            device.send(message)

    def tell(self, telling: Telling, told: Collection[Device] = ()) -> None:
        """To all but those who are told already. Who has the same eyes is sent the same."""
        made: dict[tuple[tuple[int, ...], bool, bool], bytes] = {}
        for device in list(self.devices):
            if device in told:
                continue
            alike = eyes, is_host, plain = eyes_of(self._table, device.holders), self._table.host in device.holders, device.plain
            message = made.get(alike)
            if message is None:
                message = made[alike] = messages.ENCODER.encode(telling.news(eyes, is_host=is_host, plain=plain))
            device.send(message)

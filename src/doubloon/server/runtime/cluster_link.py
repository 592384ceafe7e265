"""A table's link to the other workers that serve it: who is connected where, and what the others have written."""

from __future__ import annotations

from dataclasses import dataclass

from doubloon.server.protocol import messages
from doubloon.server.protocol.cluster import PresenceRequest, Relay, WorkerPresence
from doubloon.server.runtime.context import ServerContext
from doubloon.server.runtime.presence import Presence
from doubloon.server.runtime.race_clock import RaceClock
from doubloon.server.table.state import Table


@dataclass(eq=False)
class ClusterLink:
    table: Table
    context: ServerContext
    presence: Presence
    race: RaceClock

    @property
    def runs_here(self) -> bool:
        """Does this worker run the table's timers and bots?"""
        return self.context.cluster.runs(self.table.id)

    def request_presence(self) -> None:
        self.context.cluster.send(PresenceRequest(table=self.table.id))

    def announce_presence(self) -> None:
        holders, holding = sorted(self.presence.local_holders), sorted(self.race.race.holding)
        watchers, screens = self.presence.local_watchers, self.presence.local_screens
        here = WorkerPresence(table=self.table.id, holders=holders, watchers=watchers, screens=screens, holding=holding)
        self.context.cluster.send(here)

    def broadcast_everywhere(self, message: messages.Outgoing) -> None:
        """To all devices at the table, on all workers."""
        encoded = messages.ENCODER.encode(message)
        self.presence.broadcast_bytes(encoded)
        self.context.cluster.send(Relay(table=self.table.id, message=encoded.decode()))

    async def missing_events(self) -> list[bytes]:
        """What other workers have written since the last event that is applied here."""
        return await self.context.store.load(self.table.id, self.table.seq)

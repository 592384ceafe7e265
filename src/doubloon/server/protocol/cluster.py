"""Messages between workers that serve the same tables, and the interface by which a worker exchanges them."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Protocol

import msgspec


class _WorkerMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="word"):
    table: str


class EventsWritten(_WorkerMessage, frozen=True, kw_only=True, tag="happening"):
    """Events are on disk after the first `after` ones. `bodies` holds them, unless they are too long for a notification."""

    after: int
    bodies: list[str] = []


class WorkerPresence(_WorkerMessage, frozen=True, kw_only=True, tag="here"):
    """Everybody who is connected to the table on this worker."""

    holders: list[int] = []
    watchers: int = 0
    screens: int = 0
    holding: list[int] = []  # seats


class PresenceRequest(_WorkerMessage, frozen=True, kw_only=True, tag="who"):
    """Asks the other workers for their presence."""


class RollBegun(_WorkerMessage, frozen=True, kw_only=True, tag="rolling"):
    """Dice of a race tumble."""

    seat: int
    settles: int  # in ms


class Relay(_WorkerMessage, frozen=True, kw_only=True, tag="passed"):
    """A message for all devices at the table."""

    message: str


WorkerMessage = EventsWritten | WorkerPresence | PresenceRequest | RollBegun | Relay


class ClusterListener(Protocol):
    """All tables of a worker, as the cluster calls them."""

    def hear(self, worker: str, message: WorkerMessage) -> None: ...

    def wake(self, tables: Iterable[str]) -> None:
        """This worker runs the timers and bots of these tables from now on."""

    def keep_workers(self, workers: Set[str]) -> None:
        """These are all other workers that are alive."""

    def resynchronize(self) -> None:
        """Messages may have been missed."""

    def active_tables(self) -> list[str]:
        """The tables in memory."""


class Cluster(Protocol):
    def subscribe(self, listener: ClusterListener) -> None: ...

    def send(self, message: WorkerMessage) -> None:
        """To all other workers, soon."""

    def runs(self, table: str) -> bool:
        """Does this worker run the table's timers and bots?"""

    def tables_changed(self) -> None:
        """Tables were loaded by this worker, or removed from memory."""

    async def close(self) -> None: ...


class SingleWorker:
    """The cluster of one worker."""

    def subscribe(self, listener: ClusterListener) -> None:
        pass

    def send(self, message: WorkerMessage) -> None:
        pass

    def runs(self, table: str) -> bool:
        return True

    def tables_changed(self) -> None:
        pass

    async def close(self) -> None:
        pass

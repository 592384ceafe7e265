"""What all tables of a server share, and the interface of a connected device."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from doubloon.engine.errors import Refusal
from doubloon.server.metrics import Metrics
from doubloon.server.protocol import messages
from doubloon.server.protocol.cluster import Cluster, SingleWorker
from doubloon.server.protocol.messages import Ack, Reject
from doubloon.server.runtime.bot_pool import BotPool
from doubloon.server.runtime.timing import Timing
from doubloon.server.store import Store
from doubloon.server.table.setup import Environment


class Device(Protocol):
    """A connection, as its table sees it."""

    holders: frozenset[int]  # whose keys it has shown
    plain: bool  # does it want scenes too: everything on the table in words
    screen: bool  # is it a big screen that all at the table look at

    def send(self, message: bytes) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


@dataclass(frozen=True)
class ServerContext:
    store: Store
    bots: BotPool
    timing: Timing
    now: Callable[[], int]  # ms since 1970
    ticks: Callable[[], int]  # ms of a clock that never jumps
    random: Callable[[int], bytes]
    cluster: Cluster = field(default_factory=SingleWorker)
    metrics: Metrics = field(default_factory=Metrics)
    code_words: int = 3  # in a room code
    typed_names: bool = True  # may hosts allow first names that people type

    def environment(self) -> Environment:
        return Environment(self.now(), self.random, self.code_words, self.typed_names)


def reject_message(command_id: str, refusal: Refusal) -> bytes:
    values = {name: value if isinstance(value, int | str) else str(value) for name, value in refusal.values.items()}
    return messages.ENCODER.encode(Reject(id=command_id, reason=refusal.key, values=values))


def ack_message(command_id: str, seq: int) -> bytes:
    return messages.ENCODER.encode(Ack(id=command_id, seq=seq))

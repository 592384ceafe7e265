"""What all tables share, and what a table has to do with: sockets, answers, thoughts of bots."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from doubloon.engine.errors import Refusal
from doubloon.server.metrics import Figures
from doubloon.server.protocol import messages
from doubloon.server.protocol.cluster import Alone, Hub
from doubloon.server.protocol.messages import Ack, Reject
from doubloon.server.runtime.bot_pool import Minds
from doubloon.server.runtime.timing import Pace
from doubloon.server.store import Store
from doubloon.server.table.setup import World

LOG = logging.getLogger("doubloon.server")


class Device(Protocol):
    """A socket, as its table sees it."""

    holders: frozenset[int]  # whose keys it has shown
    plain: bool  # is it sent scenes too

    def send(self, message: bytes) -> None: ...
    def close(self, code: int, reason: str) -> None: ...


@dataclass(frozen=True)
class House:
    store: Store
    minds: Minds
    pace: Pace
    now: Callable[[], int]  # ms since 1970
    ticks: Callable[[], int]  # ms that never jump
    random: Callable[[int], bytes]
    hub: Hub = field(default_factory=Alone)
    figures: Figures = field(default_factory=Figures)

    def world(self) -> World:
        return World(self.now(), self.random)


@dataclass
class Thought:
    """A bot's next move, thought of for one position only."""

    moved: int  # the seq of that position
    due: int  # not to be made before
    action: int | None = None


@dataclass(frozen=True)
class Waiting:
    """A roll in the air, and who is to be told whether it counts."""

    device: Device
    holder: int
    id: str


def rejected(command_id: str, refusal: Refusal) -> bytes:
    values = {name: value if isinstance(value, int | str) else str(value) for name, value in refusal.values.items()}
    return messages.ENCODER.encode(Reject(id=command_id, reason=refusal.key, values=values))


def acknowledged(command_id: str, seq: int) -> bytes:
    return messages.ENCODER.encode(Ack(id=command_id, seq=seq))

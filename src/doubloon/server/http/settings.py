"""Settings of a server."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from doubloon.bots.bot import Budget
from doubloon.server.http.connections import Timeouts
from doubloon.server.http.rate_limits import Limits
from doubloon.server.http.static import FOLDER
from doubloon.server.runtime.bot_pool import BUDGET
from doubloon.server.runtime.laboratory import LaboratoryLimits
from doubloon.server.runtime.timing import Timing


@dataclass(frozen=True)
class Settings:
    base_url: str = ""  # under which clients reach the server, if it is behind a proxy
    is_proxied: bool = False  # does a proxy of ours name the client and the host
    hosts: tuple[str, ...] = ()  # names of this machine that the operator allows, besides those it knows
    code_words: int = 3  # in a room code; four on a public server
    typed_names: bool = True  # may hosts allow first names that people type; not on a public server
    lobby: bool = False  # are open tables listed for everybody
    home_port: int = 0  # under which devices of the home network reach the server; 0: they do not
    site: Path = FOLDER
    timing: Timing = field(default_factory=Timing)
    limits: Limits = field(default_factory=Limits)
    timeouts: Timeouts = field(default_factory=Timeouts)
    thinking: Budget = BUDGET  # of a bot's move; a hint gets more
    laboratory: LaboratoryLimits | None = None  # None: it is switched off
    keep_days: int = 30  # then an unused table without a finished game is deleted
    random: Callable[[int], bytes] = secrets.token_bytes  # so many unpredictable bytes

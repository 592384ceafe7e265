"""`doubloon serve`: the server as a process. Logs are lines of JSON without addresses, keys or names."""

from __future__ import annotations

import gc
import json
import logging
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from doubloon.engine.errors import Refusal
from doubloon.server.http.app import Settings, create_app
from doubloon.server.http.proxy import Forwarded
from doubloon.server.http.wire import Wired
from doubloon.server.metrics import SHARED
from doubloon.server.protocol.messages import LARGEST
from doubloon.server.store import Store
from doubloon.server.store.sqlite import PATIENCE, SqliteStore

PREFIX = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
ALLOCATED = 100_000  # objects between two looks for circles, of which a server makes none; Python's 700 make it stand still often
BUFFER = 128 << 10  # bytes that the system keeps for a slow reader
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 (hosts that stand for all addresses of this machine)
TOLD = ("table", "tables", "game", "seconds")  # what a line may say beside its event


@dataclass(frozen=True)
class Place:
    """Where the server listens, and what its database is."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///doubloon.db"
    proxy_headers: bool = False
    quiet: bool = False  # tell only of what goes wrong
    heartbeat: float = 20.0  # seconds between pings, and for each answer
    workers: int = 1  # processes; more than one only with a database that they can share


class Line(logging.Formatter):
    """`{"at": "2026-01-31T12:00:00Z", "level": "info", "event": "table-made", "table": "…"}`"""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        line: dict[str, object] = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        line |= {name: getattr(record, name) for name in TOLD if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


def log_lines(own: int) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    for name, level in (("doubloon", own), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)


def is_shared(database: str) -> bool:
    """Can several workers serve its tables?"""
    return database.startswith(POSTGRES)


def path_of(database: str) -> Path:
    """The file of `sqlite:///FILE`."""
    if not database.startswith(PREFIX) or database == PREFIX:
        text = f"a database is written sqlite:///FILE or postgresql://…, not {database!r}"
        raise Refusal("store/address", text, asked=database)
    return Path(database.removeprefix(PREFIX))


def opener(database: str, patience: float = PATIENCE) -> Callable[[], Store]:
    """How to open a database."""
    if is_shared(database):
        from doubloon.server.store.postgres import PostgresStore

        return lambda: PostgresStore(database)
    path = path_of(database)
    return lambda: SqliteStore(path, patience=patience)


def listening(place: Place) -> socket.socket:
    """The port, if it is free."""
    family = socket.AF_INET6 if ":" in place.host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sends at once only where TCP is named
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
    try:
        door.bind((place.host, place.port))
        door.listen(1024)
    except OSError as error:
        door.close()
        reason = os.strerror(error.errno) if error.errno else str(error)
        text = f"{place.host}:{place.port}: {reason}"
        raise Refusal("server/address", text, host=place.host, port=str(place.port), reason=reason) from None
    return door


@dataclass(frozen=True)
class Work:
    """The server as each worker makes it for itself."""

    place: Place
    settings: Settings

    def __call__(self) -> ASGIApp:
        log_lines(logging.WARNING if self.place.quiet else logging.INFO)
        app = create_app(opener(self.place.database), self.settings)
        gc.freeze()  # what is there from the start stays, and need not be looked through again and again
        gc.set_threshold(ALLOCATED)
        return Forwarded(app) if self.place.proxy_headers else app


def serve(place: Place, settings: Settings, door: socket.socket) -> None:
    """Until SIGTERM or SIGINT; sockets are closed with 1012, and come back when the server does. SIGHUP renews workers one by one."""
    opener(place.database)  # an address that cannot be read is refused here
    config = uvicorn.Config(
        Work(place, settings),
        factory=True,
        workers=place.workers,
        timeout_worker_healthcheck=30,
        proxy_headers=False,  # it would believe the first entry, which anybody can forge
        server_header=False,
        access_log=False,
        log_config=None,
        ws=Wired,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=place.heartbeat,
        ws_ping_timeout=place.heartbeat,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=15,
        h11_max_incomplete_event_size=16_384,
    )
    if place.workers > 1:
        log_lines(logging.WARNING if place.quiet else logging.INFO)
        with tempfile.TemporaryDirectory(prefix="doubloon-") as folder:
            os.environ[SHARED] = folder  # their figures are told together
            Multiprocess(config, [door]).run()
        return
    for number in (signal.SIGTERM, signal.SIGINT):  # uvicorn raises the signal once more when all is closed
        signal.signal(number, _end)
    uvicorn.Server(config).run(sockets=[door])


def _end(number: int, frame: FrameType | None) -> None:
    """To stop when asked is no failure."""
    raise SystemExit(0)

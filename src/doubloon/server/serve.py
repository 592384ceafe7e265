"""`doubloon serve`: the server as a process. Logs are lines of JSON without addresses, keys or names."""

from __future__ import annotations

import json
import logging
import os
import socket
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import uvicorn

from doubloon.engine.errors import Refusal
from doubloon.server.app import Settings, create_app
from doubloon.server.messages import LARGEST
from doubloon.server.sqlite import SqliteStore

PREFIX = "sqlite:///"
BUFFER = 128 << 10  # bytes that the system keeps for a slow reader
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 (hosts that stand for all addresses of this machine)
TOLD = ("table", "game", "seconds")  # what a line may say beside its event


@dataclass(frozen=True)
class Place:
    """Where the server listens, and what its database is."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///doubloon.db"
    proxy_headers: bool = False
    quiet: bool = False  # tell only of what goes wrong


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


def path_of(database: str) -> Path:
    """The file of `sqlite:///FILE`."""
    if not database.startswith(PREFIX) or database == PREFIX:
        raise Refusal("store/address", f"a database is written sqlite:///FILE, not {database!r}", asked=database)
    return Path(database.removeprefix(PREFIX))


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


def serve(place: Place, settings: Settings, door: socket.socket) -> None:
    """Until SIGTERM or SIGINT; sockets are closed with 1012, and come back when the server does."""
    path = path_of(place.database)
    log_lines(logging.WARNING if place.quiet else logging.INFO)
    config = uvicorn.Config(
        create_app(lambda: SqliteStore(path), settings),
        proxy_headers=place.proxy_headers,
        forwarded_allow_ips="*" if place.proxy_headers else None,
        server_header=False,
        access_log=False,
        log_config=None,
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=15,
        h11_max_incomplete_event_size=16_384,
    )
    uvicorn.Server(config).run(sockets=[door])

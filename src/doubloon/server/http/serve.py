"""The server process: `doubloon serve`."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import tempfile
from dataclasses import dataclass, replace
from types import FrameType
from typing import cast

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from doubloon.engine.errors import Refusal
from doubloon.server.http.app import create_app
from doubloon.server.http.connections import HttpServer, raise_descriptor_limit
from doubloon.server.http.proxy import ForwardedHeaders
from doubloon.server.http.settings import Settings
from doubloon.server.http.websocket_server import WebSocketServer
from doubloon.server.logs import configure_logs
from doubloon.server.metrics import MULTIPROCESS_FOLDER
from doubloon.server.store.ownership import owned
from doubloon.server.store.url import store_opener

GC_THRESHOLD = 10_000  # objects: a pause below 1 ms. The server creates no reference cycles; Python's 700 would pause it often
SWITCH_INTERVAL = 0.001  # seconds that a thread with a replay or a bot may delay the tables; Python's 0.005 would show
SOCKET_BUFFER = 128 << 10  # bytes in the kernel, each way; picows' memory grows with what it can read at once
ALL_INTERFACES = ("0.0.0.0", "::")  # noqa: S104 (hosts that stand for all addresses of this machine)


@dataclass(frozen=True)
class ServeOptions:
    """Where the server listens, and which database it uses."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///doubloon.db"
    proxy_headers: bool = False
    quiet: bool = False  # log only warnings and errors
    heartbeat: float = 20.0  # seconds between pings, and for each answer
    workers: int = 1  # processes; more than one needs PostgreSQL


def listen(options: ServeOptions) -> socket.socket:
    """A listening socket; refused if the port is not free."""
    family = socket.AF_INET6 if ":" in options.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sets TCP_NODELAY only for sockets that name TCP
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SOCKET_BUFFER)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SOCKET_BUFFER)
    try:
        listener.bind((options.host, options.port))
        listener.listen()
    except OSError as error:
        listener.close()
        is_name = isinstance(error, socket.gaierror)  # its number is none of the system's
        reason = os.strerror(error.errno) if error.errno and not is_name else error.strerror or str(error)
        text = f"{options.host}:{options.port}: {reason}"
        raise Refusal("server/address", text, host=options.host, port=str(options.port), reason=reason) from None
    return listener


@dataclass(frozen=True)
class AppFactory:
    """Creates the application in each worker process."""

    options: ServeOptions
    settings: Settings

    def __call__(self) -> ASGIApp:
        configure_logs(logging.WARNING if self.options.quiet else logging.INFO)
        app = create_app(store_opener(self.options.database), replace(self.settings, is_proxied=self.options.proxy_headers))
        sys.setswitchinterval(SWITCH_INTERVAL)
        gc.freeze()  # objects of the start-up live for ever: do not scan them again
        gc.set_threshold(GC_THRESHOLD)
        return ForwardedHeaders(app) if self.options.proxy_headers else app


def serve(options: ServeOptions, settings: Settings, listener: socket.socket) -> None:
    """Until SIGTERM or SIGINT. Sockets are closed with 1012, and clients reconnect. SIGHUP restarts workers one by one."""
    store_opener(options.database)  # refuses a malformed address
    raise_descriptor_limit()
    config = uvicorn.Config(
        AppFactory(options, settings),
        factory=True,
        workers=options.workers,
        timeout_worker_healthcheck=30,
        proxy_headers=False,  # it would trust the first entry, which anybody can forge
        server_header=False,
        access_log=False,
        log_config=None,
        loop="doubloon.server.http.acceptor:Loop",
        http=cast("type[asyncio.Protocol]", HttpServer(options.proxy_headers)),
        ws=cast("type[asyncio.Protocol]", WebSocketServer(options.heartbeat, options.proxy_headers)),
        timeout_graceful_shutdown=5,
        timeout_keep_alive=15,
        h11_max_incomplete_event_size=16_384,
    )
    if options.workers > 1:
        configure_logs(logging.WARNING if options.quiet else logging.INFO)
        with tempfile.TemporaryDirectory(prefix="doubloon-") as folder:
            os.environ[MULTIPROCESS_FOLDER] = folder
            Multiprocess(config, [listener]).run()
        return
    for number in (signal.SIGTERM, signal.SIGINT):  # uvicorn raises the signal again after its shutdown
        signal.signal(number, _exit)
    with owned(options.database, settings.base_url or local_url(options.host, listener.getsockname()[1])):
        uvicorn.Server(config).run(sockets=[listener])


def local_url(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    if host in (*ALL_INTERFACES, "127.0.0.1", "::1"):
        return f"http://localhost:{port}"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _exit(number: int, frame: FrameType | None) -> None:
    """Exit with 0: a requested stop is no failure."""
    raise SystemExit(0)

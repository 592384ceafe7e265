"""Takes new connections from the listening socket, a few at a time: then no more are taken for a moment. The system keeps the others
waiting meanwhile, and running tables go first. Those that are refused cost little: no transport is made for them."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable
from typing import Any, Protocol, cast

import uvloop

TAKEN_AT_ONCE = 4
PAUSE = 0.0025  # seconds after so many: at most 1,600 connections per second
BACKLOG = 1024  # connections that wait in the system
RESET = struct.pack("ii", 1, 0)  # SO_LINGER: close at once


class Door(Protocol):
    """The protocol of a new connection, asked before there is a transport."""

    def admits(self, peer: Any) -> bool: ...

    def connection_lost(self, exc: Exception | None) -> None: ...


class Acceptor:
    """What uvicorn needs of a server: `close` and `wait_closed`."""

    def __init__(self, loop: asyncio.AbstractEventLoop, make: Callable[[], Door], listener: socket.socket) -> None:
        self._loop = loop
        self._make = make
        self._listener = listener
        self._tasks: set[asyncio.Task[Any]] = set()
        self._pause: asyncio.TimerHandle | None = None
        self._taken = 0  # since the last pause
        listener.setblocking(False)
        listener.listen(BACKLOG)
        self._go_on()

    def _go_on(self) -> None:
        self._pause = None
        self._loop.add_reader(self._listener, self._take)

    def _take(self) -> None:
        while self._taken < TAKEN_AT_ONCE:
            try:
                client, peer = self._listener.accept()
            except BlockingIOError:
                return
            except OSError:  # gone again; or no descriptor is free
                pass
            else:
                self._admit(client, peer)
            self._taken += 1
        self._rest()

    def _rest(self) -> None:
        self._taken = 0
        self._loop.remove_reader(self._listener)
        self._pause = self._loop.call_later(PAUSE, self._go_on)

    def _admit(self, client: socket.socket, peer: Any) -> None:
        protocol = self._make()
        if not protocol.admits(peer):
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            client.close()
            return
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        task = self._loop.create_task(self._connect(protocol, client))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, protocol: Door, client: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(lambda: cast("asyncio.Protocol", protocol), client)
        except OSError as error:  # the client has gone meanwhile
            client.close()
            protocol.connection_lost(error)

    def close(self) -> None:
        if self._pause is not None:
            self._pause.cancel()
        self._loop.remove_reader(self._listener)

    async def wait_closed(self) -> None:
        """`close` has done everything."""


class Loop(uvloop.Loop):
    """uvicorn's setting `loop`: its server accepts connections by `Acceptor`."""

    async def create_server(self, protocol_factory: Any, *_: Any, sock: Any, **__: Any) -> Any:  # type: ignore[override] # only as uvicorn calls it
        return Acceptor(self, protocol_factory, sock)

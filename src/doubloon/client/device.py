"""A client's connection to a table: it reconnects, keeps the last views, and resends each command until the server answers it."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from doubloon.client.api import Credentials
from doubloon.engine import fair
from doubloon.server.protocol.messages import (
    ENCODER,
    OUTGOING,
    PROTOCOL,
    Ack,
    Add,
    AnyCommand,
    Choice,
    Commit,
    Hello,
    Hinted,
    Holding,
    News,
    Outgoing,
    PlayerView,
    PresenceChanged,
    Reject,
    Room,
    Welcome,
)

FINAL_CLOSE_CODES = (1000, 1008)  # do not reconnect after these
BACKOFF = (0.05, 4.0)  # seconds between reconnects, the first and the longest; with jitter


Listener = Callable[[Outgoing, bytes], None]  # gets every message, decoded and as received


class CommandRejected(Exception):
    """The server rejected a command; `reason` is a key of the text catalogues."""

    def __init__(self, reason: str, values: dict[str, Any]) -> None:
        super().__init__(f"{reason} {values}")
        self.reason = reason
        self.values = values


class TableClosed(Exception):
    """The table is closed, or this device lost its seat. The argument, if not empty, is a key of the text catalogues."""


class Device:
    """Use it with `async with`. It contributes random bits to the dice for each of its seats automatically."""

    def __init__(self, url: str, credentials: Credentials, listener: Listener | None = None) -> None:
        self._url = url.rstrip("/").replace("http", "ws", 1) + "/api/socket"
        self._credentials = credentials
        self.room: Room = credentials.room
        self.seq: int | None = None  # number of the last event received
        self.seats: list[int] = []
        self.is_host = False
        self.views: dict[int, dict[str, Any]] = {}
        self.moves: dict[int, list[int]] = {}  # by seat: its legal actions
        self.choices: dict[int, list[Choice]] = {}  # by seat: its legal actions with labels
        self.undo: dict[int, bool] = {}
        self.to_act: list[int] = []
        self.deadline: float | None = None  # of the move clock, by time.monotonic
        self.starts_at: float | None = None  # the first game, if nobody stops the countdown; by time.monotonic
        self.seed = ""
        self._listener = listener
        self.is_closed = False
        self.is_connected = False
        self.close_reason = ""  # why the server closed the connection for good
        self.holding: list[int] = []  # seats that hold the roll button down
        self._socket: ClientConnection | None = None
        self._replies: dict[str, asyncio.Future[int]] = {}  # by command id
        self._pending: dict[str, AnyCommand] = {}  # sent, not yet answered
        self.hash = ""  # the running hash of the game, for `doubloon verify --seen`
        self._bits: dict[str, str] = {}  # by commitment: what this device adds to the dice
        self._contributing: set[int] = set()  # seats whose contribution is under way
        self._committed: set[tuple[int, int, int]] = set()
        self._refused: set[tuple[int, int, int]] = set()
        self._changed = asyncio.Condition()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def __aenter__(self) -> Self:
        self._spawn(self._keep_connected())
        await self.until(lambda: self.seq is not None or self.is_closed)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # === Commands ===

    async def do(self, kind: type[AnyCommand], **values: Any) -> int:
        """Send a command and wait for its reply; returns the number of its event. Idempotent: it is resent after a reconnect."""
        command = kind(id=secrets.token_urlsafe(12), **values)
        reply: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._replies[command.id] = reply
        self._pending[command.id] = command
        try:
            await self._send(ENCODER.encode(command))
            return await reply
        finally:
            self._pending.pop(command.id, None)
            self._replies.pop(command.id, None)

    async def _send(self, message: bytes) -> None:
        with suppress(WebSocketException, OSError):  # it is resent after the reconnect
            if self._socket is not None:
                await self._socket.send(message.decode())

    async def drop(self) -> None:
        """Abort the connection without a close frame, as phones do."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def until(self, condition: Callable[[], bool], timeout: float | None = 30.0) -> None:
        """Wait until a condition on this device holds."""
        async with asyncio.timeout(timeout), self._changed:
            await self._changed.wait_for(condition)

    # === The connection ===

    async def _keep_connected(self) -> None:
        """Reconnect with exponential backoff, which a successful connection resets."""
        pause = BACKOFF[0]
        while not self.is_closed:
            pause = BACKOFF[0] if await self._connect_once() else min(pause * 1.5, BACKOFF[1])
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))  # noqa: S311 (no secret)

    async def _connect_once(self) -> bool:
        """Run one connection until it ends; True if the server accepted this device."""
        self._socket = None
        with suppress(WebSocketException, InvalidHandshake, OSError):
            async with connect(self._url, compression=None, max_size=None) as self._socket:
                await self._send_hello(self._socket)
                async for message in self._socket:
                    await self._receive(message if isinstance(message, bytes) else message.encode())
        was_accepted = self.is_connected
        await self._on_close(None if self._socket is None else self._socket.close_code)
        return was_accepted

    async def _send_hello(self, socket: ClientConnection) -> None:
        hello = Hello(protocol=PROTOCOL, table=self._credentials.table, keys=self._credentials.keys, after=self.seq)
        await socket.send(ENCODER.encode(hello).decode())
        for command in list(self._pending.values()):
            await socket.send(ENCODER.encode(command).decode())

    async def _on_close(self, code: int | None) -> None:
        self.is_connected = False
        if code in FINAL_CLOSE_CODES:
            self.is_closed = True
            for reply in self._replies.values():
                if not reply.done():
                    reply.set_exception(TableClosed(self.close_reason))
        async with self._changed:
            self._changed.notify_all()

    # === Messages from the server ===

    async def _receive(self, content: bytes) -> None:
        message = OUTGOING.decode(content)
        async with self._changed:
            self._update(message)
            if self._listener is not None:
                self._listener(message, content)
            self._changed.notify_all()
        self._contribute_to_dice()

    def _update(self, message: Outgoing) -> None:
        if isinstance(message, Welcome):
            self.seats, self.is_host = message.seats, message.host
        if isinstance(message, Welcome) or (isinstance(message, News) and message.kind == "again"):
            for known in (self.views, self.moves, self.choices, self.undo):
                known.clear()
        if isinstance(message, Welcome | News):
            self.seq, self.to_act, self.seed, self.hash = message.seq, message.to_act, message.seed, message.hash
            self.deadline = None if message.left is None else time.monotonic() + message.left / 1000
            self._update_views(message.eyes)
        if isinstance(message, News) and message.room is not None:
            self.is_host = message.host
            self._keep_room(message.room)
            self.seats = self.seats if message.seats is None else message.seats
        if isinstance(message, Welcome | PresenceChanged):
            self.is_connected = True
            self._keep_room(message.room)
            self.holding = [number for number, seat in enumerate(message.room.seats) if seat.holding]
        if isinstance(message, Holding):
            self.holding = message.seats
        self._resolve_reply(message)

    def _keep_room(self, room: Room) -> None:
        self.room = room
        self.starts_at = None if room.starts is None else time.monotonic() + room.starts / 1000

    def _resolve_reply(self, message: Outgoing) -> None:
        if isinstance(message, Ack):
            self._resolve(message.id, message.seq)
        if isinstance(message, Hinted):
            self._resolve(message.id, message.action)
        if isinstance(message, Reject) and message.id in self._replies and not self._replies[message.id].done():
            self._replies[message.id].set_exception(CommandRejected(message.reason, message.values))
        if isinstance(message, Reject) and not message.id:
            self.close_reason = message.reason

    def _resolve(self, command_id: str, value: int) -> None:
        reply = self._replies.get(command_id)
        if reply is not None and not reply.done():
            reply.set_result(value)

    def _update_views(self, eyes: list[PlayerView]) -> None:
        for eye in eyes:
            if eye.view is not None:
                self.views[eye.seat] = dict(eye.view)
            for step in eye.steps:
                self.views.setdefault(eye.seat, {}).update(step.changes)
            self.moves[eye.seat] = [choice.action for choice in eye.moves]
            self.choices[eye.seat] = eye.moves
            self.undo[eye.seat] = eye.undo

    def _contribute_to_dice(self) -> None:
        """For each seat of this device: commit to random bits; show them when all commitments are sealed, or if no other device plays."""
        if self.room.phase not in ("open", "called", "over"):
            return
        for seat in self.seats:
            command = None if seat in self._contributing else self._contribution(seat)
            if command is not None:
                self._contributing.add(seat)
                self._spawn(self._contribute(seat, *command))

    def _contribution(self, seat: int) -> tuple[type[Commit | Add], dict[str, str]] | None:
        """The command that is due for a seat, and its content."""
        room, state, mark = self.room, self.room.seats[seat], self._mark(seat)
        if state.added or mark in self._refused or (seat in room.withheld and room.phase == "called"):
            return None
        bits = self._bits.get(state.commitment)
        is_alone = room.phase != "over" and all(
            number in self.seats or (each.bot and not each.person) for number, each in enumerate(room.seats)
        )
        if bits is not None:
            return (Add, {"bits": bits}) if room.sealed or is_alone else None
        if room.sealed or (state.commitment and mark in self._committed):  # by another device of this seat
            return None
        bits = secrets.token_hex(fair.ADDITION_BYTES)
        if is_alone and not state.commitment:
            return Add, {"bits": bits}
        promised = fair.addition_commitment(bits)
        self._bits[promised] = bits
        self._committed.add(mark)
        return Commit, {"hash": promised}

    def _mark(self, seat: int) -> tuple[int, int, int]:
        """One round of commitments: the number of the game that it is for, and how many devices have failed to show theirs."""
        return self.room.number + (self.room.phase == "over"), len(self.room.withheld), seat

    async def _contribute(self, seat: int, kind: type[Commit | Add], content: dict[str, str]) -> None:
        room, mark = self.room, self._mark(seat)
        try:
            await self.do(kind, seat=seat, **content)
        except (CommandRejected, TableClosed):
            self._refused.add(mark)  # the game has begun, or another device of this seat was first
        self._contributing.discard(seat)
        if self.room is not room:
            self._contribute_to_dice()

"""A device at a table: it stays connected, knows what it was shown, and sends each command until it is answered."""

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

from doubloon.client.desk import Place
from doubloon.server.protocol.messages import (
    ENCODER,
    OUTGOING,
    PROTOCOL,
    Ack,
    Add,
    AnyCommand,
    Choice,
    Eye,
    Hello,
    Hinted,
    Holding,
    News,
    Outgoing,
    Presence,
    Reject,
    Room,
    Welcome,
)

FINAL = (1000, 1008)  # closes after which there is no coming back
PAUSE = (0.05, 4.0)  # seconds between attempts to come back, the first and the longest; chance spreads them


Listener = Callable[[Outgoing, bytes], None]  # is given every message, as it is meant and as it came


class Rejected(Exception):
    """The server did not do it, and says why."""

    def __init__(self, reason: str, values: dict[str, Any]) -> None:
        super().__init__(f"{reason} {values}")
        self.reason = reason
        self.values = values


class Gone(Exception):
    """The table is closed, or this device has no place there any more; the reason, if one was given, is a key of the catalogues."""


class Device:
    """Use it with `async with`. It adds its seats' part to the dice by itself."""

    def __init__(self, url: str, place: Place, listener: Listener | None = None) -> None:
        self._url = url.rstrip("/").replace("http", "ws", 1) + "/api/socket"
        self._place = place
        self.room: Room = place.room
        self.seq: int | None = None  # the last event that is known here
        self.seats: list[int] = []
        self.is_host = False
        self.views: dict[int, dict[str, Any]] = {}
        self.moves: dict[int, list[int]] = {}  # by seat: what it may do now
        self.choices: dict[int, list[Choice]] = {}  # the same, with what it is called
        self.undo: dict[int, bool] = {}
        self.to_act: list[int] = []
        self.deadline: float | None = None  # when the clock runs out, by time.monotonic
        self.seed = ""
        self._listener = listener
        self.is_gone = False
        self.is_connected = False
        self.farewell = ""  # why the server let this device go
        self.holding: list[int] = []  # seats whose button is down
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[int]] = {}
        self._open: dict[str, AnyCommand] = {}  # sent, not answered
        self._added: set[tuple[str, int]] = set()
        self._news = asyncio.Condition()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def __aenter__(self) -> Self:
        self._spawn(self._stay())
        await self.until(lambda: self.seq is not None or self.is_gone)
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
        """A command; the seq of its event comes back. Sent again after every reconnection, it is done once."""
        command = kind(id=secrets.token_urlsafe(12), **values)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._answers[command.id] = answer
        self._open[command.id] = command
        try:
            await self._send(ENCODER.encode(command))
            return await answer
        finally:
            self._open.pop(command.id, None)
            self._answers.pop(command.id, None)

    async def _send(self, message: bytes) -> None:
        with suppress(WebSocketException, OSError):  # it is sent again when the connection is back
            if self._socket is not None:
                await self._socket.send(message.decode())

    async def drop(self) -> None:
        """Lose the connection, as phones do."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def until(self, condition: Callable[[], bool], timeout: float | None = 30.0) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(timeout), self._news:
            await self._news.wait_for(condition)

    # === The connection ===

    async def _stay(self) -> None:
        """Come back whenever the connection is lost: soon after it was good, ever later where nobody answers."""
        pause = PAUSE[0]
        while not self.is_gone:
            pause = PAUSE[0] if await self._visit() else min(pause * 1.5, PAUSE[1])
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))  # noqa: S311 (no secret)

    async def _visit(self) -> bool:
        """One connection, from the greeting to its end. Was this device let in?"""
        self._socket = None
        with suppress(WebSocketException, InvalidHandshake, OSError):
            async with connect(self._url, compression=None, max_size=None) as self._socket:
                await self._greet(self._socket)
                async for message in self._socket:
                    await self._take(message if isinstance(message, bytes) else message.encode())
        was_in = self.is_connected
        await self._closed(None if self._socket is None else self._socket.close_code)
        return was_in

    async def _greet(self, socket: ClientConnection) -> None:
        hello = Hello(protocol=PROTOCOL, table=self._place.table, keys=self._place.keys, after=self.seq)
        await socket.send(ENCODER.encode(hello).decode())
        for command in list(self._open.values()):
            await socket.send(ENCODER.encode(command).decode())

    async def _closed(self, code: int | None) -> None:
        self.is_connected = False
        if code in FINAL:
            self.is_gone = True
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(Gone(self.farewell))
        async with self._news:
            self._news.notify_all()

    # === What comes ===

    async def _take(self, content: bytes) -> None:
        message = OUTGOING.decode(content)
        async with self._news:
            self._understand(message)
            if self._listener is not None:
                self._listener(message, content)
            self._news.notify_all()
        self._add_to_dice()

    def _understand(self, message: Outgoing) -> None:
        if isinstance(message, Welcome):
            self.seats, self.is_host = message.seats, message.host
        if isinstance(message, Welcome) or (isinstance(message, News) and message.kind == "again"):
            for known in (self.views, self.moves, self.choices, self.undo):
                known.clear()
        if isinstance(message, Welcome | News):
            self.seq, self.to_act, self.seed = message.seq, message.to_act, message.seed
            self.deadline = None if message.left is None else time.monotonic() + message.left / 1000
            self._look(message.eyes)
        if isinstance(message, News) and message.room is not None:
            self.room, self.is_host = message.room, message.host
        if isinstance(message, Welcome | Presence):
            self.room, self.is_connected = message.room, True
            self.holding = [number for number, seat in enumerate(message.room.seats) if seat.holding]
        if isinstance(message, Holding):
            self.holding = message.seats
        self._hear_answer(message)

    def _hear_answer(self, message: Outgoing) -> None:
        if isinstance(message, Ack):
            self._answer(message.id, message.seq)
        if isinstance(message, Hinted):
            self._answer(message.id, message.action)
        if isinstance(message, Reject) and message.id in self._answers and not self._answers[message.id].done():
            self._answers[message.id].set_exception(Rejected(message.reason, message.values))
        if isinstance(message, Reject) and not message.id:
            self.farewell = message.reason

    def _answer(self, command_id: str, value: int) -> None:
        answer = self._answers.get(command_id)
        if answer is not None and not answer.done():
            answer.set_result(value)

    def _look(self, eyes: list[Eye]) -> None:
        for eye in eyes:
            if eye.view is not None:
                self.views[eye.seat] = dict(eye.view)
            for step in eye.steps:
                self.views.setdefault(eye.seat, {}).update(step.changes)
            self.moves[eye.seat] = [choice.action for choice in eye.moves]
            self.choices[eye.seat] = eye.moves
            self.undo[eye.seat] = eye.undo

    def _add_to_dice(self) -> None:
        """128 random bits for each seat of this device, once the promise of the dice is known."""
        if self.room.phase not in ("open", "called"):
            return
        for seat in self.seats:
            mark = (self.room.commitment, seat)
            if mark not in self._added and not self.room.seats[seat].added:
                self._added.add(mark)
                self._spawn(self._add(seat))

    async def _add(self, seat: int) -> None:
        with suppress(Rejected, Gone):
            await self.do(Add, seat=seat, bits=secrets.token_hex(16))

"""The laboratory: experiments with bots, played one at a time in a process of its own. Few may wait, and fewer of one address. Answers are
lines of JSON: the figures so far. Who closes the connection ends the experiment."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from dataclasses import dataclass

import msgspec

import doubloon
from doubloon.bots.policies import policies_of, stand_in
from doubloon.engine.errors import BadSetup, Refusal
from doubloon.engine.game import Game
from doubloon.server.logs import LOG
from doubloon.server.protocol.messages import NewExperiment
from doubloon.server.protocol.responses import ExperimentProgress, RequestRefused

MAX_WAITING = 6  # in all, the one that is played included
MAX_PER_ADDRESS = 2
RETRY = 15  # seconds
PATIENCE = 30.0  # seconds in the queue
LONGEST = 110.0  # seconds of an answer, everything included: below `Timeouts.response`
GRACE = 3.0  # seconds in which the process says how far it is when its time is over
STUCK = 300.0  # seconds without a word, after which the process is killed: the compiler needs less
INTERVAL = 1.0  # seconds between two lines while nothing happens: proxies close silent connections
IDLE = 120.0  # seconds until a process without work ends
MAX_LINE = 4 << 20  # bytes
MODULE = "doubloon.server.runtime.experiment_worker"


@dataclass(frozen=True)
class LaboratoryLimits:
    """What an experiment may take."""

    games: int = 1_000_000  # of each setting
    seconds: float = 20.0  # of play
    cores: int = 1


def check(wish: NewExperiment, limits: LaboratoryLimits) -> None:
    """Refuse what cannot be played, before it waits. Needs no compiler."""
    game = doubloon.game(wish.game)
    if wish.games > limits.games:
        raise BadSetup("lab/many", f"an experiment has at most {limits.games} games, not {wish.games}", most=limits.games, asked=wish.games)
    described = []
    for setting in wish.settings:
        opening = game.new(wish.seats, 0, **setting.options)
        check_bots(game, wish.seats, setting.bots)
        bots = setting.bots or [stand_in(game)]
        described.append((bots * wish.seats if len(bots) == 1 else bots, game.chosen(opening)))
    if len(described) > 1 and described[0] == described[1]:
        raise BadSetup("lab/equal", "two of the compared settings are equal")


def check_bots(game: Game, seats: int, bots: list[str]) -> None:
    known = policies_of(game)
    unknown = next((name for name in bots if name not in known), None)
    if unknown is not None:
        names = ", ".join(known)
        raise BadSetup("setup/bot", f"there is no bot {unknown!r} here; there are {names}", asked=unknown, known=names)
    if len(bots) not in (0, 1, seats):
        text = f"there are {seats} seats and {len(bots)} bots; name one bot for each seat, or one for all"
        raise BadSetup("lab/bots", text, seats=seats, bots=len(bots))


class Laboratory:
    def __init__(self, limits: LaboratoryLimits) -> None:
        self.limits = limits
        self._lock = asyncio.Lock()
        self._queue: list[object] = []  # a ticket for each, that of the one that is played included
        self._by_address: Counter[str] = Counter()
        self._worker = Worker()

    def play(self, address: str, wish: NewExperiment) -> AsyncGenerator[bytes]:
        """The lines of an experiment."""
        check(wish, self.limits)
        if self._is_full(address):
            raise _too_many()
        return self._lines(address, wish)

    def _is_full(self, address: str) -> bool:
        return len(self._queue) >= MAX_WAITING or self._by_address[address] >= MAX_PER_ADDRESS

    async def close(self) -> None:
        await self._worker.close()

    async def _lines(self, address: str, wish: NewExperiment) -> AsyncGenerator[bytes]:
        if self._is_full(address):  # others came at the same moment
            yield refused(_too_many())
            return
        ticket = object()
        self._queue.append(ticket)
        self._by_address[address] += 1
        began = asyncio.get_running_loop().time()
        try:
            yield line(ExperimentProgress(phase="waiting", ahead=self._queue.index(ticket)))
            turn = asyncio.ensure_future(self._lock.acquire())
            try:
                while not (await asyncio.wait([turn], timeout=INTERVAL))[0]:
                    if asyncio.get_running_loop().time() - began > PATIENCE:
                        yield refused(_too_many())
                        return
                    yield line(ExperimentProgress(phase="waiting", ahead=self._queue.index(ticket)))
                waited = asyncio.get_running_loop().time() - began
                async with aclosing(self._worker.play(wish, self.limits, LONGEST - waited)) as played:
                    async for each in played:
                        yield each
            finally:
                if turn.done() and not turn.cancelled():
                    self._lock.release()
                turn.cancel()
        finally:
            self._queue.remove(ticket)
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


# === The process ===


class Worker:
    """The process that plays, started when it is needed. A new task, or the word to stop, ends the one before. It is not killed then: what
    it compiles is kept."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._number = 0
        self._silent_since: float | None = None  # when it was asked; None: it has said something since
        self._rest: asyncio.TimerHandle | None = None

    async def play(self, wish: NewExperiment, limits: LaboratoryLimits, patience: float) -> AsyncGenerator[bytes]:
        """The lines of an experiment, until it is done."""
        loop = asyncio.get_running_loop()
        number, until = self._next(), loop.time() + patience
        try:
            await self._ask(number, wish, limits, patience - GRACE)
            while True:
                if loop.time() >= until:
                    yield refused(Refusal("lab/preparing", "this game is still being compiled for these bots; try again in a minute"))
                    return
                told = await self._told(number)
                if told is None:
                    yield line(ExperimentProgress(phase="preparing"))
                    continue
                is_last, content = told
                yield content
                if is_last:
                    return
        except (ConnectionError, EOFError):
            LOG.warning("experiment-failed")
            await self.close()
            yield refused(Refusal("server/failed", "the process of the laboratory ended unexpectedly"))
        finally:
            self._leave()

    def _next(self) -> int:
        self._number += 1
        if self._rest is not None:
            self._rest.cancel()
        return self._number

    async def _ask(self, number: int, wish: NewExperiment, limits: LaboratoryLimits, patience: float) -> None:
        now = asyncio.get_running_loop().time()
        if self._silent_since is not None and now - self._silent_since > STUCK:
            await self.close()
        if self._process is None or self._process.returncode is not None:
            await self.close()
            command = sys.executable, "-P", "-m", MODULE  # in our session: Linux shares time between sessions before it looks at priorities
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=MAX_LINE)
        self._silent_since = self._silent_since or now
        self._send({"number": number, "experiment": wish, "cores": limits.cores, "seconds": limits.seconds, "patience": patience})

    def _send(self, task: dict[str, object]) -> None:
        assert self._process is not None  # noqa: S101 (`_ask` starts it)
        assert self._process.stdin is not None  # noqa: S101 (a pipe)
        self._process.stdin.write(msgspec.json.encode(task) + b"\n")

    async def _told(self, number: int) -> tuple[bool, bytes] | None:
        """What the process says next about this task, and whether it is the last of it; None: nothing for a while. Raises EOFError if the
        process has ended."""
        assert self._process is not None  # noqa: S101 (`_ask` starts it)
        assert self._process.stdout is not None  # noqa: S101 (a pipe)
        with suppress(TimeoutError):
            async with asyncio.timeout(INTERVAL):
                while True:
                    said = await self._process.stdout.readline()
                    if not said.endswith(b"\n"):
                        raise EOFError
                    self._silent_since = None
                    of, is_last, content = said.split(b" ", 2)
                    if int(of) == number:
                        return is_last == b"1", content
        return None

    def _leave(self) -> None:
        """End what is being played, and the process, unless somebody comes soon."""
        if self._process is not None and self._process.returncode is None:
            with suppress(ConnectionError, RuntimeError):  # it has just ended
                self._send({"number": self._next()})
            self._rest = asyncio.get_running_loop().call_later(IDLE, self._dismiss)

    def _dismiss(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()

    async def close(self) -> None:
        process, self._process, self._silent_since = self._process, None, None
        if self._rest is not None:
            self._rest.cancel()
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def line(progress: ExperimentProgress) -> bytes:
    return msgspec.json.encode(progress) + b"\n"


def refused(refusal: Refusal) -> bytes:
    values = {name: value if isinstance(value, int) else str(value) for name, value in refusal.values.items()}
    return line(ExperimentProgress(phase="done", refused=RequestRefused(reason=refusal.key, values=values)))


def _too_many() -> Refusal:
    return Refusal("limit/experiments", f"too many experiments at a time; wait {RETRY} s", seconds=RETRY)

"""A whole server without a network: every byte of its answers, sockets and log lines can be looked at."""

import asyncio
import json
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from doubloon.bots.bot import Budget
from doubloon.server.http.app import create_app
from doubloon.server.http.rate_limits import Limits, Rate
from doubloon.server.http.settings import Settings
from doubloon.server.http.websocket import ENDPOINT, ConnectionLost, WebSocketEndpoint
from doubloon.server.logs import LOG, JsonFormatter
from doubloon.server.metrics import Metrics
from doubloon.server.protocol.cluster import SingleWorker
from doubloon.server.runtime.timing import Timing

LONG = 10**9  # ms
AT_ONCE = Timing(0, 0, 0, bot=(0, 0), bot_race=(0, 0), additions=0, host_gone=LONG, rest=LONG, looking=0.0)
BRIEFLY = Budget(seconds=0.02)
MUCH = Rate(10**9, 10**9)
UNLIMITED = Limits(
    MUCH, MUCH, MUCH, 10**6, MUCH, logs=MUCH, guesses=MUCH, files=MUCH, frames=MUCH, connects=MUCH, connections=10**6, refusals=MUCH
)
ADDRESS = ("192.0.2.7", 50_000)


class Shelf:
    """A store that forgets everything when the program ends."""

    def __init__(self) -> None:
        self.events: defaultdict[str, list[bytes]] = defaultdict(list)
        self.codes: dict[str, str] = {}

    async def open(self, figures: Metrics) -> SingleWorker:
        return SingleWorker()

    def waiting(self) -> int:
        return 0

    async def touch(self, tables: Sequence[str], day: int) -> None:
        pass

    async def check(self) -> None:
        pass

    async def stale(self, before: int) -> list[str]:
        return []

    async def forget(self, table: str, before: int) -> None:
        raise NotImplementedError

    async def create(self, table: str, code: str, event: bytes) -> None:
        self.codes[code] = table
        self.events[table] = [event]

    async def append(self, table: str, after: int, events: list[bytes]) -> None:
        self.events[table] += events

    async def release(self, code: str) -> None:
        self.codes.pop(code, None)

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        return self.events.get(table, [])[after:]

    async def find(self, code: str) -> str | None:
        return self.codes.get(code)

    async def backup(self, path: Path) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        pass


@dataclass(frozen=True)
class Answer:
    status: int
    headers: bytes
    body: bytes

    @property
    def content(self) -> Any:
        return json.loads(self.body)

    @property
    def all(self) -> bytes:
        return b"%d\n%b\n%b" % (self.status, self.headers, self.body)


class Wire:
    """A socket. What it hears is kept as it came."""

    def __init__(self, endpoint: WebSocketEndpoint) -> None:
        self.heard: list[bytes] = []
        self.code: int | None = None
        self._said: asyncio.Queue[bytes | None] = asyncio.Queue()
        request = HTTPConnection(_scope("websocket", "/api/socket", []))
        assert not endpoint.refusal(request)
        self._task = asyncio.create_task(endpoint.serve(request, self))

    def send(self, message: bytes) -> None:
        if self.code is None:
            self.heard.append(message)

    def close(self, code: int, reason: str) -> None:
        self.code = self.code or code
        self._said.put_nowait(None)

    async def receive(self) -> bytes:
        message = await self._said.get()
        if message is None:
            raise ConnectionLost
        return message

    async def deliver(self, receive: Callable[[bytes], None]) -> None:
        while (message := await self._said.get()) is not None:
            receive(message)

    async def gone(self) -> None:
        """It has no descriptor."""

    def say(self, message: object) -> None:
        self._said.put_nowait(message.encode() if isinstance(message, str) else msgspec.json.encode(message))

    async def leave(self) -> None:
        self._said.put_nowait(None)
        await self._task


@dataclass
class Hall:
    app: Starlette
    shelf: Shelf
    endpoint: WebSocketEndpoint | None = None
    lines: list[str] = field(default_factory=list)  # of the server's log

    def connect(self) -> Wire:
        assert self.endpoint is not None
        return Wire(self.endpoint)

    async def ask(self, method: str, path: str, content: object = None, key: str = "") -> Answer:
        body = b"" if content is None else msgspec.json.encode(content)
        headers = [(b"host", b"localhost")] + ([(b"authorization", f"Bearer {key}".encode())] if key else [])
        plain, _, query = path.partition("?")
        scope = {**_scope("http", plain, headers), "method": method, "query_string": query.encode()}
        parts: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            parts.append(message)

        await self.app(scope, receive, send)
        told = b"\n".join(b": ".join(each) for each in parts[0]["headers"])
        return Answer(parts[0]["status"], told, b"".join(part["body"] for part in parts[1:]))


def _scope(kind: str, path: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": headers or [(b"host", b"localhost")],
        "client": ADDRESS,
        "server": ("localhost", 80),
    }


class _Kept(logging.Handler):
    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self._lines = lines
        self.setFormatter(JsonFormatter())

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record))


@asynccontextmanager
async def hall(limits: Limits = UNLIMITED, **settings: Any) -> AsyncIterator[Hall]:
    """The server, from its start to its stop."""
    shelf = Shelf()
    app = create_app(lambda: shelf, Settings(timing=AT_ONCE, limits=limits, thinking=BRIEFLY, **settings))
    here = Hall(app, shelf)
    kept, level = _Kept(here.lines), LOG.level
    LOG.addHandler(kept)
    LOG.setLevel(logging.INFO)
    try:
        async with app.router.lifespan_context(app) as state:
            assert state is not None
            here.endpoint = state[ENDPOINT]
            yield here
    finally:
        LOG.removeHandler(kept)
        LOG.setLevel(level)


async def until(condition: Callable[[], object], turns: int = 100_000) -> None:
    """Let the server work. Nothing here waits for time, but bots think in threads."""
    for turn in range(turns):
        if condition():
            return
        await asyncio.sleep(0 if turn < 200 else 0.001)
    raise AssertionError("it never came")

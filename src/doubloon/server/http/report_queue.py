"""Reports are computed one at a time, in a thread: live tables go first. Few may wait, and one of each address. Answers are lines of JSON:
the progress, and at last the report."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable

import msgspec
from starlette.responses import Response, StreamingResponse

from doubloon.engine.errors import Refusal
from doubloon.server.logs import LOG
from doubloon.server.protocol.responses import GameReport, ReportProgress, RequestRefused

MAX_WAITING = 8  # in all, the one that is computed included
MAX_PER_ADDRESS = 2
RETRY = 10  # seconds
KEPT = 64  # reports, the last ones
INTERVAL = 0.25  # seconds between two lines of progress

Progress = Callable[[int, int], None]
Work = Callable[[Progress], GameReport]


class Abandoned(Exception):
    """The client has left."""


class ReportQueue:
    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._by_address: Counter[str] = Counter()
        self._kept: OrderedDict[bytes, GameReport] = OrderedDict()

    def respond(self, address: str, key: bytes, work: Work) -> Response:
        """The report of `work`, which is remembered by a key."""
        if self._waiting >= MAX_WAITING or self._by_address[address] >= MAX_PER_ADDRESS:
            raise Refusal("limit/reports", f"too many reports at a time; wait {RETRY} s", seconds=RETRY)
        return StreamingResponse(self._lines(address, key, work), media_type="application/x-ndjson", headers={"cache-control": "no-store"})

    async def _lines(self, address: str, key: bytes, work: Work) -> AsyncIterator[bytes]:
        self._waiting += 1
        self._by_address[address] += 1
        try:
            yield _line(ReportProgress(done=0, total=1))
            async with self._lock:
                if key not in self._kept:
                    async for line in self._computed(key, work):
                        yield line
            if key in self._kept:
                yield _line(ReportProgress(done=1, total=1, report=self._kept[key]))
        finally:
            self._waiting -= 1
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def _computed(self, key: bytes, work: Work) -> AsyncIterator[bytes]:
        """The lines of progress while it is computed; keeps the report."""
        at, has_left = [0, 1], threading.Event()

        def progress(done: int, total: int) -> None:
            if has_left.is_set():
                raise Abandoned
            at[:] = done, total

        task = asyncio.ensure_future(asyncio.to_thread(work, progress))
        task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())  # nobody may be left to ask
        try:
            while not (await asyncio.wait([task], timeout=INTERVAL))[0]:
                yield _line(ReportProgress(done=at[0], total=at[1]))
            self._keep(key, task.result())
        except Refusal as refusal:
            values = {name: value if isinstance(value, int | str) else str(value) for name, value in refusal.values.items()}
            yield _line(ReportProgress(done=0, total=1, refused=RequestRefused(reason=refusal.key, values=values)))
        except Exception:
            LOG.exception("report-failed")
            yield _line(ReportProgress(done=0, total=1, refused=RequestRefused(reason="server/failed", values={})))
        finally:
            has_left.set()

    def _keep(self, key: bytes, report: GameReport) -> None:
        self._kept[key] = report
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _line(progress: ReportProgress) -> bytes:
    return msgspec.json.encode(progress) + b"\n"

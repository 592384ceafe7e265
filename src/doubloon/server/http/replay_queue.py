"""Replays are computed one at a time, in a thread: live tables go first. Few may wait, and few of one address."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable

import msgspec
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from doubloon.engine.errors import Refusal
from doubloon.server.http.connections import PIECE
from doubloon.server.http.static import accepts_gzip

MAX_WAITING = 8  # in all, the one that is computed included
MAX_PER_ADDRESS = 4  # including those that the client has not read yet
MAX_KEPT = 32 << 20  # bytes, compressed, of all that clients have not read yet
RETRY = 3  # seconds


class ReplayQueue:
    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._kept = 0
        self._by_address: Counter[str] = Counter()

    async def respond(self, request: Request, address: str, work: Callable[[], object]) -> Response:
        """The result of `work` as JSON. Only its compressed form is kept until the client has read it."""
        if self._waiting >= MAX_WAITING or self._kept >= MAX_KEPT or self._by_address[address] >= MAX_PER_ADDRESS:
            raise Refusal("limit/logs", f"too many files were looked at from here; wait {RETRY} s", seconds=RETRY)
        self._by_address[address] += 1
        self._waiting += 1
        try:
            async with self._lock:
                content = await asyncio.to_thread(lambda: gzip.compress(msgspec.json.encode(work()), 1))
        except BaseException:
            self._forget(address, 0)
            raise
        finally:
            self._waiting -= 1
        self._kept += len(content)
        return compressed_response(request, content, BackgroundTask(self._forget, address, len(content)))

    def _forget(self, address: str, size: int) -> None:
        self._kept -= size
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


def compressed_response(request: Request, content: bytes, after: BackgroundTask) -> Response:
    """As it is, or unpacked piece by piece for a client that does not accept gzip."""
    headers = {"vary": "accept-encoding"}
    if accepts_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        return Response(content, media_type="application/json", headers=headers, background=after)
    return StreamingResponse(pieces(content), media_type="application/json", headers=headers, background=after)


async def pieces(content: bytes) -> AsyncIterator[bytes]:
    unpacker = zlib.decompressobj(wbits=31)  # gzip
    while content:
        yield unpacker.decompress(content, PIECE)
        content = unpacker.unconsumed_tail
    yield unpacker.flush()

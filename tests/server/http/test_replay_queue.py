"""Replays wait for each other: few of them, and few of one address."""

import asyncio
import gzip
import random
import threading

import pytest
from starlette.requests import Request

from doubloon.engine.errors import Refusal
from doubloon.server.http import replay_queue
from doubloon.server.http.connections import PIECE
from doubloon.server.http.replay_queue import MAX_PER_ADDRESS, MAX_WAITING, ReplayQueue, pieces

REQUEST = Request({"type": "http", "headers": []})


async def test_only_so_many_wait_from_whatever_address() -> None:
    queue, may_end = ReplayQueue(), threading.Event()
    waiting = [asyncio.create_task(queue.respond(REQUEST, f"192.0.2.{number}", may_end.wait)) for number in range(MAX_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="wait"):
        await asyncio.wait_for(queue.respond(REQUEST, "198.51.100.1", may_end.wait), 5)
    may_end.set()
    await asyncio.gather(*waiting)
    await queue.respond(REQUEST, "198.51.100.1", may_end.wait)


async def test_an_address_may_have_few_until_they_are_read() -> None:
    queue = ReplayQueue()
    unread = [await queue.respond(REQUEST, "192.0.2.1", dict) for _ in range(MAX_PER_ADDRESS)]
    with pytest.raises(Refusal, match="wait"):
        await queue.respond(REQUEST, "192.0.2.1", dict)
    await queue.respond(REQUEST, "192.0.2.2", dict)
    assert unread[0].background is not None
    await unread[0].background()
    await queue.respond(REQUEST, "192.0.2.1", dict)


async def test_all_that_is_kept_for_clients_together_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many addresses there are: here two halves of what may be kept."""
    noise = random.Random(1).randbytes(6000)  # cannot be compressed; 8000 characters in JSON
    monkeypatch.setattr(replay_queue, "MAX_KEPT", 12_000)
    queue = ReplayQueue()
    unread = [await queue.respond(REQUEST, f"192.0.2.{number}", lambda: noise) for number in range(2)]
    with pytest.raises(Refusal, match="wait"):
        await queue.respond(REQUEST, "192.0.2.9", lambda: noise)
    assert unread[0].background is not None
    await unread[0].background()
    await queue.respond(REQUEST, "192.0.2.9", lambda: noise)


async def test_what_fails_is_not_kept() -> None:
    queue = ReplayQueue()
    for _ in range(2 * MAX_WAITING):
        with pytest.raises(ZeroDivisionError):
            await queue.respond(REQUEST, "192.0.2.1", lambda: 1 // 0)


async def test_a_replay_is_unpacked_piece_by_piece() -> None:
    content = bytes(100 * PIECE)
    found = [piece async for piece in pieces(gzip.compress(content))]
    assert b"".join(found) == content
    assert max(map(len, found)) <= PIECE

"""Replays wait for each other: few of them, and few of one address."""

import asyncio
import threading

import pytest
from starlette.requests import Request

from doubloon.engine.errors import Refusal
from doubloon.server.http.replay_queue import MAX_PER_ADDRESS, MAX_WAITING, ReplayQueue

REQUEST = Request({"type": "http", "headers": []})


async def test_only_so_many_wait_from_whatever_address() -> None:
    queue, may_end = ReplayQueue(), threading.Event()
    waiting = [asyncio.create_task(queue.respond(REQUEST, f"192.0.2.{number}", may_end.wait)) for number in range(MAX_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="wait"):
        await queue.respond(REQUEST, "198.51.100.1", may_end.wait)
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

"""One request begins in each turn of the event loop, and after a few of them none for a moment."""

import asyncio

from starlette.types import Receive, Scope, Send

from doubloon.server.http.request_queue import BEGUN_AT_ONCE, PAUSE, RequestQueue


async def receive() -> dict[str, str]:
    return {"type": "http.request"}


async def ignored(message: object) -> None:
    pass


class Turns:
    """Numbers the turns of the loop, and notes in which one each request began."""

    def __init__(self) -> None:
        self.now = 0
        self.begun: dict[str, int] = {}
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self.now += 1
        asyncio.get_running_loop().call_soon(self._next)

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.begun[scope.get("path", "lifespan")] = self.now


async def test_requests_that_come_together_begin_one_by_one_in_order() -> None:
    turns = Turns()
    queue = RequestQueue(turns.app)
    await asyncio.gather(*(queue({"type": "http", "path": f"{number:02}"}, receive, ignored) for number in range(20)))
    assert list(turns.begun) == sorted(turns.begun)
    assert len(set(turns.begun.values())) == 20


async def test_after_a_few_requests_there_is_a_pause_in_which_the_loop_is_free() -> None:
    turns, loop = Turns(), asyncio.get_running_loop()
    queue, began = RequestQueue(turns.app), loop.time()
    count = 5 * BEGUN_AT_ONCE
    await asyncio.gather(*(queue({"type": "http", "path": f"{number:02}"}, receive, ignored) for number in range(count)))
    assert loop.time() - began >= 4 * PAUSE
    begun = list(turns.begun.values())
    for number in range(BEGUN_AT_ONCE, count, BEGUN_AT_ONCE):
        assert begun[number] - begun[number - 1] > 10


async def test_a_single_request_begins_at_once() -> None:
    turns = Turns()
    queue = RequestQueue(turns.app)
    for number in range(3):
        await asyncio.sleep(0.01)
        asked = turns.now
        await queue({"type": "http", "path": str(number)}, receive, ignored)
        assert turns.begun[str(number)] == asked


async def test_a_cancelled_request_leaves_the_queue() -> None:
    turns = Turns()
    queue = RequestQueue(turns.app)
    tasks = [asyncio.create_task(queue({"type": "http", "path": str(number)}, receive, ignored)) for number in range(4)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert list(turns.begun) == ["0", "2", "3"]


async def test_what_is_no_request_does_not_wait() -> None:
    turns = Turns()
    queue = RequestQueue(turns.app)
    waiting = [asyncio.create_task(queue({"type": "http", "path": str(number)}, receive, ignored)) for number in range(9)]
    await asyncio.sleep(0)
    await queue({"type": "lifespan"}, receive, ignored)
    assert "8" not in turns.begun
    await asyncio.gather(*waiting)
    assert "lifespan" in turns.begun

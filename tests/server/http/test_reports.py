"""Reports over HTTP: for finished games only, with progress, within limits."""

import asyncio
import json
import random
import threading
from typing import Any

import msgspec
import pytest
from starlette.responses import StreamingResponse

from doubloon.client import ApiClient, Device
from doubloon.engine.errors import Refusal
from doubloon.server.http.report_queue import MAX_PER_ADDRESS, Progress, ReportQueue
from doubloon.server.protocol.messages import Again, Start
from doubloon.server.protocol.responses import GameReport, ReportProgress
from tests.fair import fair_log
from tests.server.tables import ME
from tests.server.talking import make, play, refusal

WHOLE = fair_log("pig", seats=2, options={"target": 30})


def last(answer: bytes) -> ReportProgress:
    """The last line has the result."""
    return [msgspec.json.decode(line, type=ReportProgress) for line in answer.splitlines()][-1]


async def test_a_finished_game_has_a_report_and_a_running_one_has_none(desk: ApiClient) -> None:
    mine = await make(desk, "pig", (ME, ME), options={"target": 10})
    at = f"/api/tables/{mine.table}/games"
    async with Device(desk.url, mine) as me:
        await me.do(Start)
        await me.until(lambda: me.room.phase == "playing")
        assert await refusal(desk.ask("GET", f"{at}/1/report", key=mine.keys[0])) == (400, "log/running")
        await play(me, random.Random(1))
        found = last(await desk.ask("GET", f"{at}/1/report", key=mine.keys[0])).report
        assert found is not None
        assert found.exact
        assert [each.name for each in found.people] == [each.name for each in me.room.seats]
        for seat, player in enumerate(found.players):
            parts = player.luck.value + player.own.value + player.others.value
            assert parts == pytest.approx(player.result - player.start.value, abs=0.001)  # four digits of each are sent
            assert found.curve[-1].shares[seat] == player.result
        await me.do(Again)
        await me.until(lambda: me.room.phase == "playing")
        assert await refusal(desk.ask("GET", f"{at}/2/report", key=mine.keys[0])) == (400, "log/running")


async def test_a_file_has_a_report_too(desk: ApiClient) -> None:
    assert last(await desk.ask("POST", "/api/report", body=WHOLE.to_json().encode())).report is not None


@pytest.mark.parametrize(("changes", "reason"), [({"actions": WHOLE.actions[:-1]}, "report/unfinished"), ({"actions": [7]}, "log/move")])
async def test_what_is_no_finished_game_is_refused(desk: ApiClient, changes: dict[str, Any], reason: str) -> None:
    document = {**json.loads(WHOLE.to_json()), **changes, "times": []}
    refused = last(await desk.ask("POST", "/api/report", body=json.dumps(document).encode())).refused
    assert refused is not None
    assert refused.reason == reason


# === The queue ===


def empty() -> GameReport:
    return GameReport(game="pig", exact=True, playouts=0, steps=0, people=[], curve=[], players=[])


async def read(queue: ReportQueue, host: str, key: bytes, work: Any) -> list[ReportProgress]:
    response = queue.respond(host, key, work)
    assert isinstance(response, StreamingResponse)
    return [msgspec.json.decode(line, type=ReportProgress) async for line in response.body_iterator]


async def test_a_report_is_computed_once() -> None:
    queue, done = ReportQueue(), []

    def work(progress: Progress) -> GameReport:
        done.append(1)
        return empty()

    for _ in range(3):
        assert (await read(queue, "a", b"key", work))[-1].report == empty()
    assert done == [1]


async def test_one_address_waits_for_a_few_reports_only() -> None:
    queue, go_on = ReportQueue(), threading.Event()

    def work(progress: Progress) -> GameReport:
        go_on.wait(60)
        progress(1, 2)
        return empty()

    waiting = [asyncio.ensure_future(read(queue, "a", bytes([number]), work)) for number in range(MAX_PER_ADDRESS)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="too many reports"):
        queue.respond("a", b"more", work)
    other = asyncio.ensure_future(read(queue, "b", b"other", work))
    go_on.set()
    assert all(lines[-1].report for lines in await asyncio.gather(*waiting, other))
    assert (await read(queue, "a", b"more", work))[-1].report


async def test_who_leaves_ends_the_work() -> None:
    queue, ended, began = ReportQueue(), threading.Event(), threading.Event()

    def work(progress: Progress) -> GameReport:
        began.set()
        try:
            while True:
                progress(0, 1)
        finally:
            ended.set()

    task = asyncio.ensure_future(read(queue, "a", b"key", work))
    while not began.is_set():
        await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await asyncio.to_thread(ended.wait, 60)


async def test_a_fault_is_told_and_nothing_is_kept() -> None:
    def work(progress: Progress) -> GameReport:
        raise RuntimeError("broken")

    queue = ReportQueue()
    for _ in range(2):
        refused = (await read(queue, "a", b"key", work))[-1].refused
        assert refused is not None
        assert refused.reason == "server/failed"

"""What a table is to do: in order, nothing lost, and waited for no longer than was asked."""

import asyncio

from doubloon.server.runtime.mailbox import Inbox, Job


def job() -> Job:
    async def nothing() -> None:
        pass

    return nothing


async def test_jobs_come_out_in_order() -> None:
    inbox, jobs = Inbox(), [job() for _ in range(3)]
    for each in jobs:
        inbox.put(each)
    assert len(inbox) == 3
    assert [await inbox.take() for _ in jobs] == jobs
    assert not inbox


async def test_who_waits_is_woken() -> None:
    inbox, wanted = Inbox(), job()
    taking = asyncio.create_task(inbox.take())
    await asyncio.sleep(0)
    inbox.put(wanted)
    inbox.put(job())
    assert await taking is wanted
    assert len(inbox) == 1


async def test_a_wait_ends_in_time_and_what_comes_later_is_kept() -> None:
    inbox, late = Inbox(), job()
    assert await inbox.take(0) is None
    assert await inbox.take(0.01) is None
    inbox.put(late)
    assert await inbox.take(0) is late


async def test_nothing_is_lost_with_a_taker_who_gives_up() -> None:
    inbox, wanted = Inbox(), job()
    taking = asyncio.create_task(inbox.take())
    await asyncio.sleep(0)
    inbox.put(wanted)
    taking.cancel()
    await asyncio.gather(taking, return_exceptions=True)
    assert await inbox.take() is wanted


async def test_a_closed_inbox_keeps_nothing() -> None:
    inbox = Inbox()
    inbox.put(job())
    inbox.close()
    inbox.put(job())
    assert await inbox.take(0) is None

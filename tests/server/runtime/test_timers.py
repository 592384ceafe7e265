"""What the clock brings: bots, time limits, pauses, another host, the race."""

import asyncio
from contextlib import AbstractAsyncContextManager, closing
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from doubloon.games import GAMES
from doubloon.games.pig.rules import HOLD
from doubloon.games.troll_dragon.rules import ENTER, LEAVE, ROLL
from doubloon.server.protocol.messages import (
    Ack,
    Add,
    Again,
    Bot,
    Close,
    Free,
    Hand,
    Hold,
    Move,
    News,
    NewSeat,
    PresenceChanged,
    Promote,
    Ready,
    Reject,
    Start,
    Substitute,
    Tumbling,
)
from doubloon.server.runtime.bot_pool import BotPool
from doubloon.server.runtime.context import ServerContext
from doubloon.server.runtime.session import Session
from doubloon.server.runtime.timing import Timing
from doubloon.server.table.events import Called, Countdown, Freed, Hosted, Played, Started
from doubloon.server.table.moves import offers
from tests.server.hall import Shelf
from tests.server.living import HURRIED, Listener, Table, live, until
from tests.server.tables import BOT, ME, OPEN, playing

SLOW = replace(HURRIED, bot=(5000, 6000), idle_roller=60_000)


# === Start and turns ===


async def test_a_device_that_adds_nothing_is_not_waited_for_long(tmp_path: Path) -> None:
    async with live(tmp_path) as table:
        device = await table.sit(0)
        await table.do(device, Add, seat=0, bits="ab" * 16)
        await table.start(device)
        await until(lambda: table.session.table.phase == "playing")
        started = next(event for event in await table.events() if isinstance(event, Started))
        assert started.additions[0] == "ab" * 16
        assert len(started.additions[1]) == 32


async def test_when_everybody_is_ready_the_game_starts_after_a_countdown(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN)) as table:
        host = await table.sit(0)
        await table.join()
        friend = await table.sit(1)
        await table.do(host, Ready, seat=0)
        await table.do(friend, Ready, seat=1)
        await until(lambda: table.session.table.phase == "playing")
        kinds = [type(event) for event in await table.events()]
        assert kinds.index(Countdown) < kinds.index(Called)
        begun = next(each for each in friend.all(News) if each.kind == "countdown")
        assert 0 < begun.room.starts <= HURRIED.countdown


async def test_a_countdown_that_is_stopped_leads_to_no_start(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN), pace=replace(HURRIED, countdown=60_000)) as table:
        host = await table.sit(0)
        await table.join()
        friend = await table.sit(1)
        await table.do(host, Start, countdown=True)
        assert host.last(News).room.starts > 0
        await table.do(friend, Ready, seat=1, on=False)
        assert host.last(News).room.starts is None
        await table.do(friend, Ready, seat=1)
        await table.do(host, Ready, seat=0)
        await until(lambda: host.last(News).kind == "countdown")
        assert table.session.table.phase == "open"


async def test_a_seat_in_the_lobby_is_open_again_when_its_person_is_gone_and_was_not_ready(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN, OPEN)) as table:
        await table.join(watch=True)  # the host is not here, and not ready
        await table.join()
        friend = await table.sit(1)
        await table.do(friend, Ready, seat=1)
        await table.join()  # and never comes
        await table.leave(friend)
        absent = table.session.live.presence.absent_since
        for holder in absent:
            absent[holder] -= HURRIED.unready_gone
        await table.sit(None)
        await until(lambda: table.session.table.seats[2].is_open)
        assert isinstance((await table.events())[-1], Freed)
        assert [seat.is_open for seat in table.session.table.seats] == [False, False, True]


async def test_bots_play_a_whole_game_and_the_next_one(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(BOT, BOT), options={"target": 20}, pace=Timing().faster(100)) as table:
        host = await table.sit(None)
        await table.start(host)
        await until(lambda: table.session.table.phase == "over")
        assert host.last(News).seed == table.session.table.seed.hex()
        await table.do(host, Again)
        await until(lambda: len(table.session.table.finished) == 2)
        assert table.session.table.finished[1].first == 1


async def test_when_the_time_is_over_a_bot_moves(tmp_path: Path) -> None:
    async with live(tmp_path, clock=1) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        assert 0 < device.last(News).left <= 1000
        await until(lambda: table.session.table.game_seq > 3)
        assert (await table.events())[-1].by == "clock"  # type: ignore[union-attr]


async def test_a_bot_takes_over_a_seat(tmp_path: Path) -> None:
    async with live(tmp_path) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        await table.do(device, Hand, seat=0)
        await until(lambda: table.session.table.game_seq > 4)
        assert any(isinstance(event, Played) and event.by == "bot" for event in await table.events())


async def test_everybody_may_look_before_tiles_are_covered(tmp_path: Path) -> None:
    async with live(tmp_path, game="little-dragon", options={"spider": "stays"}) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        game, now = GAMES["little-dragon"], table.session.table
        for _ in range(100):
            seat, offer = next(iter(offers(now).items()))
            if game.looking(offer.state):
                break
            await table.do(device, Move, seat=seat, action=offer.moves[0], base=now.seq)
        seat, offer = next(iter(offers(now).items()))
        before = now.game_seq
        assert await table.refused(device, Move, seat=seat, action=offer.moves[0], base=now.seq) == "move/looking"
        await until(lambda: now.game_seq > before)
        assert (await table.events())[-1].by == "clock"  # type: ignore[union-attr]


# === Hosts ===


async def test_a_host_who_is_gone_too_long_is_followed_by_the_next_person(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN), pace=replace(HURRIED, host_gone=100)) as table:
        host = await table.sit(0)
        await table.join()
        friend = await table.sit(1)
        await table.leave(host)
        await until(lambda: table.session.table.host == 1)
        assert isinstance((await table.events())[-1], Hosted)
        assert friend.last(News).host
        await table.start(friend)


async def test_a_host_who_comes_back_later_is_host_again(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN), pace=replace(HURRIED, host_gone=1)) as table:
        host = await table.sit(0)
        await table.join()
        friend = await table.sit(1)
        await table.leave(host)
        await until(lambda: table.session.table.host == 1)
        await table.sit(0)
        await until(lambda: table.session.table.host == 0)
        assert await table.refused(friend, Close) == "table/not-host"


async def test_who_was_made_host_stays_host(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN, BOT)) as table:
        host = await table.sit(0)
        await table.join()
        friend = await table.sit(1)
        assert await table.refused(friend, Promote, seat=1) == "table/not-host"
        assert await table.refused(host, Promote, seat=2) == "seat/open"
        await table.do(host, Promote, seat=1)
        assert friend.last(News).host
        assert await table.refused(host, Close) == "table/not-host"


# === Somebody is away ===


async def test_everybody_is_told_for_whom_the_game_waits_and_a_bot_plays_until_they_are_back(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN), pace=replace(HURRIED, missing=1), first=1) as table:
        host = await table.sit(0)
        await table.join()
        friend = await table.sit(1)
        await table.start(host)
        await until(lambda: table.session.table.phase == "playing")
        assert await table.refused(host, Substitute, seat=1) == "seat/here"
        await table.leave(friend)
        await until(lambda: host.last(PresenceChanged).room.missing == [1])
        assert await table.refused(host, Substitute, seat=0) == "seat/here"
        await table.do(host, Substitute, seat=1)
        await until(lambda: table.session.table.seats[1].played > 0)
        friend = await table.sit(1)
        await until(lambda: not table.session.table.seats[1].bot)
        back = next(each for each in friend.all(News) if each.kind == "takenback")
        assert back.room.seats[1].played > 0
        assert back.room.missing == []


async def test_who_only_watches_lets_no_bot_play(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN), pace=replace(HURRIED, missing=1), first=1) as table:
        host = await table.sit(0)
        await table.join()
        await table.join(watch=True)
        watcher = await table.sit(None)
        await table.start(host)
        await until(lambda: watcher.last(PresenceChanged).room.missing == [1])
        assert await table.refused(watcher, Substitute, seat=1) == "seat/not-asked"


async def test_a_bot_of_the_host_does_not_play_for_somebody_who_is_here(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN)) as table:
        host = await table.sit(0)
        await table.join()
        await table.sit(1)
        await table.start(host)
        await table.do(host, Bot, seat=1)
        await until(lambda: not table.session.table.seats[1].bot)


async def test_a_host_who_comes_back_in_time_stays_host(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN), pace=replace(HURRIED, host_gone=100)) as table:
        host = await table.sit(0)
        await table.join()
        await table.sit(1)
        await table.leave(host)
        await table.sit(0)
        await asyncio.sleep(0.15)
        assert table.session.table.host == 0


async def test_a_maker_without_a_seat_who_is_not_there_is_followed_by_the_first_who_sits_down(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(OPEN, OPEN), pace=replace(HURRIED, host_gone=10**9)) as table:
        await table.join()
        first = await table.sit(0)
        await until(lambda: table.session.table.host == 1)
        assert first.last(News).host
        await table.join()
        await table.start(first)
        assert table.session.table.phase == "playing"


async def test_a_maker_without_a_seat_stays_host_while_there(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(OPEN, OPEN), pace=replace(HURRIED, host_gone=10**9, watching_host_gone=50)) as table:
        maker = await table.sit(None)
        await table.join()
        await table.sit(0)
        await asyncio.sleep(0.1)
        assert table.session.table.host == 0
        await table.leave(maker)
        await until(lambda: table.session.table.host == 1)


# === Open seats ===


async def test_a_bot_plays_an_open_seat_until_somebody_takes_it(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN)) as table:
        host = await table.sit(0)
        await table.join()
        await table.start(host)
        await table.do(host, Free, seat=1)
        await table.do(host, Move, seat=0, action=HOLD, base=table.session.table.seq)
        await until(lambda: 0 in offers(table.session.table))
        played = [event for event in await table.events() if isinstance(event, Played) and event.seat == 1]
        assert {event.by for event in played} == {"bot"}
        assert table.session.table.seats[1].is_open
        assert await table.join() == 1
        friend = await table.sit(1)
        await table.do(host, Move, seat=0, action=HOLD, base=table.session.table.seq)
        before = table.session.table.seq
        await asyncio.sleep(0.2)
        assert table.session.table.seq == before
        await table.do(friend, Move, seat=1, action=HOLD, base=before)
        assert table.session.table.seq == before + 1


async def test_a_bot_races_on_an_open_seat(tmp_path: Path) -> None:
    async with live(tmp_path, game="troll-dragon", options=RACE, pace=replace(HURRIED, idle_roller=10**9), seats=(ME, ME)) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        await into_the_race(table, device)
        seat = next(seat for seat in offers(table.session.table) if seat != 0)
        await table.do(device, Free, seat=seat)
        began = table.session.table.seq
        await until(lambda: table.session.table.seq > began)
        event = (await table.events())[began]
        assert isinstance(event, Played)
        assert (event.seat, event.by) == (seat, "bot")


# === The race ===


async def into_the_race(table: Table, device: Listener) -> None:
    """Seat 0 goes into the Cavern and rolls once."""
    now = table.session.table
    while not now.race:
        [(seat, offer)] = offers(now).items()
        action = ENTER if ENTER in offer.moves else offer.moves[0] if seat == 0 or LEAVE not in offer.moves else LEAVE
        if len(offer.moves) > 1 and action == ROLL and now.state.phase == 1 and LEAVE in offer.moves:  # type: ignore[union-attr]
            action = LEAVE
        await table.do(device, Move, seat=seat, action=action, base=now.seq)


# The Cavern is easy to enter, and the dragon rarely wakes.
RACE = {"tempo": "race", "key_sides": 2, "door_sides": 2, "diamond_sides": 1, "nuggets": 120, "diamonds": 120, "dragon_sides_2": 1}


def race(path: Path, pace: Timing, seats: tuple[NewSeat, ...] = (ME, ME)) -> AbstractAsyncContextManager[Table]:
    return live(path, game="troll-dragon", options=RACE, pace=pace, seats=seats)


async def test_a_roll_of_the_race_is_answered_when_it_lies(tmp_path: Path) -> None:
    async with race(tmp_path, SLOW) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        await into_the_race(table, device)
        racer = table.session.table.state.turn  # type: ignore[union-attr]
        before = table.session.table.seq
        await table.do(device, Move, seat=racer, action=ROLL, base=before, id="roll")
        assert table.session.table.seq == before
        assert device.last(Tumbling).seat == racer
        await until(lambda: any(ack.id == "roll" for ack in device.all(Ack)))
        assert table.session.table.seq == before + 1
        assert (await table.events())[-1].seat == racer  # type: ignore[union-attr]


async def test_what_tumbled_elsewhere_long_ago_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with race(tmp_path, SLOW) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        await into_the_race(table, device)
        racer = table.session.table.state.turn  # type: ignore[union-attr]
        table.session.live.race.race.remote_until[racer] = table.session.context.ticks() - 1
        await table.do(device, Move, seat=racer, action=ROLL, base=table.session.table.seq, id="roll")
        await until(lambda: any(ack.id == "roll" for ack in device.all(Ack)))


async def test_leaving_goes_before_what_still_tumbles(tmp_path: Path) -> None:
    async with race(tmp_path, replace(SLOW, tumble=500)) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        await into_the_race(table, device)
        racer = table.session.table.state.turn  # type: ignore[union-attr]
        await table.do(device, Move, seat=1 - racer, action=ROLL, base=table.session.table.seq, id="late")
        await table.do(device, Move, seat=racer, action=LEAVE, base=table.session.table.seq, id="out")
        assert device.last(Ack).id == "out"
        assert next(each for each in device.all(Reject) if each.id == "late").reason == "race/over"
        assert table.session.table.state.turn == 1 - racer  # type: ignore[union-attr]


async def test_an_idle_roller_is_rolled_for(tmp_path: Path) -> None:
    async with race(tmp_path, HURRIED) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        await into_the_race(table, device)
        racer, before = table.session.table.state.turn, table.session.table.seq  # type: ignore[union-attr]
        await until(lambda: table.session.table.seq > before)
        event = (await table.events())[before]
        assert isinstance(event, Played)
        assert (event.seat, event.by) == (1 - racer, "clock")


async def test_a_held_button_rolls_on(tmp_path: Path) -> None:
    async with live(tmp_path, game="troll-dragon", options=RACE, pace=SLOW, interval=400) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        await into_the_race(table, device)
        racer = table.session.table.state.turn  # type: ignore[union-attr]
        await table.do(device, Hold, seat=racer, on=True)
        began = table.session.table.seq
        await until(lambda: table.session.table.seq >= began + 3)
        events = (await table.events())[began:]
        assert {(event.seat, event.by) for event in events if isinstance(event, Played)} == {(racer, "person")}
        await table.do(device, Hold, seat=racer, on=False)


async def test_a_racer_who_dropped_out_is_waited_for_and_then_a_bot_acts(tmp_path: Path) -> None:
    pace = replace(HURRIED, dropped_racer=600, idle_roller=60_000)  # nobody else's clock rolls: the dragon might wake first
    async with race(tmp_path, pace) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        await into_the_race(table, device)
        racer, before = table.session.table.state.turn, table.session.table.seq  # type: ignore[union-attr]
        roller = await table.sit(1 - racer)
        await table.leave(device)
        await table.do(roller, Move, seat=1 - racer, action=ROLL, base=before)
        await asyncio.sleep(0.1)
        assert table.session.table.seq == before  # the race stands still
        await until(lambda: any(isinstance(each.event, Played) and each.event.by == "clock" for each in table.session.live.recent))
        assert table.session.table.seats[racer].is_person  # it is still theirs


async def test_bots_race_at_a_human_pace(tmp_path: Path) -> None:
    async with race(tmp_path, HURRIED, (BOT, BOT)) as table:
        host = await table.sit(None)
        await table.start(host)
        await until(lambda: table.session.table.race)
        began = table.session.table.seq
        await until(lambda: table.session.table.seq > began + 2 or not table.session.table.race)
        assert all(event.by != "person" for event in await table.events() if isinstance(event, Played))


# === The clock ===


@pytest.mark.parametrize("left", range(8))
async def test_a_timer_that_falls_due_while_timers_are_read_is_not_lost(left: int) -> None:
    """The clock goes on by 1 ms each time that it is read; the time limit ends at one of these moments."""
    ticks = count(10_000)
    with closing(BotPool(bytes)) as bots:
        session = Session(playing("pig", clock=1).table, ServerContext(Shelf(), bots, Timing(), lambda: 0, lambda: next(ticks), bytes))
        session.live.presence.devices.add(Listener())
        end = next(ticks) + left
        session.live.since = end - 1000
        wake = await session._run_timers()
        assert session.live.bot_moves or wake == end

"""A table and its devices: what is acknowledged, who is let go, who comes back to what."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from doubloon.bots import warmup
from doubloon.engine.errors import Refusal
from doubloon.engine.game import SPECTATOR
from doubloon.games.troll_dragon.rules import ROLL
from doubloon.server.protocol.messages import (
    Ack,
    Bot,
    Close,
    Configure,
    Emote,
    Emoted,
    Free,
    Hand,
    Hint,
    Hinted,
    Leave,
    Move,
    News,
    NewSeat,
    PresenceChanged,
    Ready,
    Reject,
    Start,
    Welcome,
)
from doubloon.server.runtime.registry import TableRegistry
from doubloon.server.store.sqlite import connect
from doubloon.server.table.events import Freed, Played
from doubloon.server.table.moves import offers
from doubloon.server.table.state import fold
from tests.server.living import HURRIED, Table, live, until
from tests.server.tables import ME, OPEN

# === Start and turns ===


async def test_what_is_acknowledged_is_on_disk(tmp_path: Path) -> None:
    async with live(tmp_path) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        await table.do(device, Move, seat=0, action=ROLL, base=table.session.table.seq, id="mine")
        ack = device.last(Ack)
        event = (await table.events())[ack.seq - 1]
        assert (event.id, type(event)) == ("mine", Played)
        assert fold(table.session.table.id, await table.events()) == table.session.table


async def test_the_same_command_again_is_acknowledged_and_done_once(tmp_path: Path) -> None:
    async with live(tmp_path) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        for _ in range(3):
            await table.do(device, Move, seat=0, action=ROLL, base=table.session.table.seq, id="mine")
        acks = [ack for ack in device.all(Ack) if ack.id == "mine"]
        assert len(acks) == 3
        assert len({ack.seq for ack in acks}) == 1
        assert sum(isinstance(event, Played) for event in await table.events()) == 1


# === Seats ===


async def test_who_is_freed_from_a_seat_is_out(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN)) as table:
        host = await table.sit(0)
        await table.join()
        friend = await table.sit(1)
        await table.do(host, Free, seat=1)
        assert friend.closed == (1008, "seat/freed")
        assert isinstance((await table.events())[-1], Freed)
        with pytest.raises(ValueError, match="does not fit"):
            await table.sit(1)
        await table.do(host, Bot, seat=1, bot="gentle")
        assert host.last(News).room.seats[1].bot == "gentle"


async def test_who_gets_up_has_an_answer_before_the_goodbye(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN)) as table:
        await table.sit(0)
        await table.join()
        friend = await table.sit(1)
        await table.do(friend, Leave, seat=1, id="up")
        assert friend.messages[-1] == Ack(id="up", seq=table.session.table.seq)
        assert friend.closed == (1000, "seat/freed")
        assert table.session.table.seats[1].is_open


async def test_who_holds_another_seat_stays_when_one_is_freed(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN, OPEN)) as table:
        host = await table.sit(0)
        await table.join()
        await table.join()
        friends = await table.sit(1, 2)
        await table.do(host, Free, seat=2)
        assert friends.closed is None
        assert friends.last(Welcome).seats == [1]


async def test_a_closed_table_lets_everybody_go_and_its_code_leads_nowhere(tmp_path: Path) -> None:
    async with live(tmp_path) as table:
        host = await table.sit(0, 1)
        code = table.session.table.creation.code
        assert await table.tables.context.store.find(code)
        await table.do(host, Close)
        assert host.closed == (1000, "closed")
        assert isinstance(host.messages[-1], Ack)
        assert await table.tables.context.store.find(code) is None


# === Coming back ===


async def test_a_device_is_sent_what_it_missed(tmp_path: Path) -> None:
    async with live(tmp_path) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        seen = table.session.table.seq
        for _ in range(5):
            await table.do(device, Move, seat=table.session.table.state.turn, action=ROLL, base=table.session.table.seq)  # type: ignore[union-attr]
        again = await table.sit(0, after=seen)
        assert [each.seq for each in again.all(News)] == list(range(seen + 1, seen + 6))
        assert not again.all(Welcome)
        afresh = await table.sit(0, after=1)
        assert afresh.last(Welcome).seq == table.session.table.seq
        up_to_date = await table.sit(0, after=table.session.table.seq)
        assert not up_to_date.all(News) + up_to_date.all(Welcome)
        assert up_to_date.last(PresenceChanged).room.phase == "playing"
        ahead = await table.sit(0, after=table.session.table.seq + 1)
        assert ahead.last(Welcome).seq == table.session.table.seq


@pytest.mark.clause("G-8")
async def test_in_a_memory_game_who_comes_back_begins_afresh(tmp_path: Path) -> None:
    async with live(tmp_path, game="little-dragon") as table:
        device = await table.sit(0, 1)
        await table.start(device)
        seen = table.session.table.seq
        await table.do(device, Move, seat=0, action=5, base=seen)
        again = await table.sit(0, after=seen)
        assert again.all(Welcome)
        assert not again.all(News)


async def test_a_table_rests_and_wakes_as_it_was(tmp_path: Path) -> None:
    async with live(tmp_path, pace=replace(HURRIED, rest=30)) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        await table.do(device, Move, seat=0, action=ROLL, base=table.session.table.seq)
        before = table.session.table
        await table.leave(device)
        await until(lambda: not table.tables.sessions)
        table.session = await table.tables.get(before.id)
        assert table.session.table == before
        assert (await table.sit(0)).last(Welcome).seq == before.seq


async def test_what_cannot_be_kept_has_not_happened(tmp_path: Path) -> None:
    async with live(tmp_path) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        seq = table.session.table.seq
        writer = table.tables.context.store._writer  # type: ignore[attr-defined]
        writer.execute("PRAGMA query_only = 1")
        assert await table.refused(device, Move, seat=0, action=ROLL, base=seq, id="a") == "store/failed"
        assert table.session.table.seq == seq
        writer.execute("PRAGMA query_only = 0")
        await table.do(device, Move, seat=0, action=ROLL, base=seq, id="a")
        assert device.last(Ack).seq == seq + 1


async def test_a_locked_database_is_told_and_the_table_goes_on_after_it(tmp_path: Path) -> None:
    async with live(tmp_path) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        other = connect(tmp_path / "tables.db")
        other.execute("BEGIN IMMEDIATE")
        assert await table.refused(device, Move, seat=0, action=ROLL, base=table.session.table.seq, id="a") == "store/busy"
        other.execute("ROLLBACK")
        other.close()
        await table.do(device, Move, seat=0, action=ROLL, base=table.session.table.seq, id="a")
        assert device.last(Ack).id == "a"


async def test_a_table_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    async with live(tmp_path) as table:
        store, seq = table.tables.context.store, table.session.table.seq
        await store.append(table.session.table.id, seq, [b'{"type":"undone","at":1,"seat":0}', b"not an event"])
        table.session.live.rest(1000, "rest")
        await until(lambda: not table.tables.sessions)
        with pytest.raises(Refusal) as caught:
            await table.tables.get(table.session.table.id)
        assert caught.value.key == "table/damaged"


async def test_two_servers_on_one_database_never_both_write_an_event(tmp_path: Path) -> None:
    """The second to write learns what the first has written, and what it was asked for is judged by that."""
    async with live(tmp_path) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        other = await TableRegistry(table.tables.context).get(table.session.table.id)
        theirs = Table(table.tables, other, table.keys)
        elsewhere = await theirs.sit(0, 1)
        await theirs.do(elsewhere, Move, seat=0, action=ROLL, base=other.table.seq, id="theirs")
        assert await table.refused(device, Move, seat=0, action=ROLL, base=table.session.table.seq, id="mine") == "move/stale"
        assert device.closed is None
        assert device.last(News).seq == elsewhere.last(News).seq
        await table.do(device, Move, seat=0, action=ROLL, base=0, id="theirs")
        assert device.messages[-1] == Ack(id="theirs", seq=other.table.seq)
        assert table.session.table == other.table
        other.live.rest(1000, "enough")


async def test_joining_again_with_the_same_key_is_harmless(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN, OPEN)) as table:
        assert [await table.join(key="k" * 22) for _ in range(3)] == [1, 1, 1]
        assert len(await table.events()) == 2


# === Between people ===


async def test_emotes_and_presence_reach_everybody(tmp_path: Path) -> None:
    async with live(tmp_path) as table:
        host = await table.sit(0, 1)
        await table.join(watch=True)
        watcher = await table.sit(None)
        assert watcher.last(Welcome).seats == []
        assert host.last(PresenceChanged).room.watchers == 1
        await table.do(host, Emote, seat=1, emote="clap")
        assert watcher.last(Emoted) == Emoted(seat=1, emote="clap")
        assert await table.refused(watcher, Start) == "table/not-host"
        assert await table.refused(watcher, Emote, seat=0, emote="clap") == "seat/not-yours"


async def test_players_hear_of_a_big_screen(tmp_path: Path) -> None:
    async with live(tmp_path) as table:
        host = await table.sit(0, 1, screen=True)  # with seats it is none
        await table.join(watch=True)
        watcher = await table.sit(None)
        assert host.last(PresenceChanged).room.screens == 0
        television = await table.sit(None, screen=True)
        assert (television.last(Welcome).room.screens, host.last(PresenceChanged).room.watchers) == (1, 2)
        assert watcher.last(PresenceChanged).room.screens == 1
        await table.leave(television)
        assert host.last(PresenceChanged).room.screens == 0


async def test_a_hint_has_the_chances_of_each_move_and_a_reason(tmp_path: Path) -> None:
    async with live(tmp_path) as table:
        device = await table.sit(0, 1)
        await table.start(device)
        await table.do(device, Move, seat=0, action=ROLL, base=table.session.table.seq)
        seat = next(iter(offers(table.session.table)))
        await table.do(device, Hint, seat=seat, id="h")
        await until(lambda: device.all(Hinted), 60)  # it may have to be compiled
        hinted = device.last(Hinted)
        assert (hinted.bot, hinted.seq, hinted.moves[0].visits) == ("optimal", table.session.table.seq, 0)
        assert hinted.moves[0].action == hinted.action
        assert hinted.why is not None
        assert {each.label.key for each in hinted.moves} == {"pig-roll", "pig-hold"}
        assert [odds.key for each in hinted.moves for odds in each.odds] == ["coach-odds-cases"] * 2  # of a roll: points, or a 1


async def test_there_is_no_hint_until_it_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "folder", lambda *_: tmp_path)
    async with live(tmp_path, game="little-dragon") as table:
        device = await table.sit(0, 1)
        await table.start(device)
        await table.do(device, Hint, seat=0, id="h")
        await until(lambda: device.all(Reject))
        assert device.last(Reject).reason == "hint/preparing"


async def test_a_spectator_has_a_spectators_eyes(tmp_path: Path) -> None:
    async with live(tmp_path, game="do-not-touch-numbers") as table:
        host = await table.sit(0, 1)
        await table.join(watch=True)
        watcher = await table.sit(None)
        await table.start(host)
        [eye] = watcher.last(News).eyes
        assert (eye.seat, eye.moves, eye.undo) == (SPECTATOR, [], False)
        assert [eye.seat for eye in host.last(News).eyes] == [0, 1]


async def test_who_waits_for_a_hand_is_seated_when_the_game_is_over(tmp_path: Path) -> None:
    async with live(tmp_path, game="do-not-touch-numbers", pace=replace(HURRIED, bot=(0, 0))) as table:
        host = await table.sit(0)
        await table.start(host)
        await table.do(host, Free, seat=1)
        assert await table.join() == 1
        thief = await table.sit(1)
        assert [eye.seat for eye in thief.last(Welcome).eyes] == [SPECTATOR]
        await table.do(host, Hand, seat=0)
        await until(lambda: table.session.table.phase == "over", 60)
        assert (thief.last(Welcome).seats, thief.last(Welcome).room.phase) == ([1], "over")
        assert {eye.seat for news in thief.all(News) for eye in news.eyes} == {SPECTATOR}


async def test_everybody_is_told_what_the_host_changes_and_which_seat_is_theirs(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, NewSeat(kind="bot"), OPEN)) as table:
        host = await table.sit(0)
        await table.join(seat=2)
        friend = await table.sit(2)
        await table.do(host, Configure, seats=2, options={"target": 40})
        news = friend.last(News)
        assert (news.kind, news.seats, news.host, news.room.options) == ("configured", [1], False, {"target": 40})
        assert (host.last(News).seats, host.last(News).host) == ([0], True)
        await table.do(friend, Ready, seat=1)
        assert fold(table.session.table.id, await table.events()) == table.session.table


async def test_who_watches_is_let_go_when_nobody_may_watch(tmp_path: Path) -> None:
    async with live(tmp_path, seats=(ME, OPEN)) as table:
        host = await table.sit(0)
        await table.join(watch=True)
        watcher = await table.sit(None)
        await table.do(host, Configure, spectators=False)
        assert watcher.last(Reject).reason == "table/no-spectators"
        assert watcher.closed == (1008, "table/no-spectators")
        assert host.last(News).room.watchers == 0
        assert table.session.table.phase == "open"


async def test_every_question_is_answered_when_the_table_is_put_to_rest(tmp_path: Path) -> None:
    async with live(tmp_path) as table:
        session = table.session

        async def rest() -> str:
            session.live.rest(1000, "rest")
            return "done"

        first, *others = await asyncio.gather(*[session.ask(rest) for _ in range(8)], return_exceptions=True)
        assert first == "done"
        assert [isinstance(other, Refusal) and other.key for other in others] == ["table/resting"] * 7

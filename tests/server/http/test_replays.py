"""Games that are over, looked at again: who may, what is shown, and files that may be anything."""

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from doubloon.client import ApiClient, Device
from doubloon.client.api import ApiError, Credentials
from doubloon.engine.errors import Refusal
from doubloon.engine.fair import context, draw
from doubloon.engine.game import SPECTATOR
from doubloon.engine.log import Log, from_json
from doubloon.games import GAMES
from doubloon.server.protocol.messages import Again, Close, NewSeat, Start
from doubloon.server.protocol.responses import Evening, PointsBreakdown, Replay, ReplayLink
from doubloon.server.table import replays
from tests.fair import fair_log
from tests.scenes import pieces
from tests.server.running import Server
from tests.server.tables import ME
from tests.server.talking import make, play, refusal

LOGS = sorted((Path(__file__).parents[2] / "games").glob("*/*.log"))
WHOLE = fair_log("pig", seats=2, options={"target": 30})


async def ask(desk: ApiClient, path: str, key: str) -> bytes:
    return await desk.ask("GET", path, key=key)


# === Who may look ===


async def test_a_link_leads_to_one_finished_game_and_nowhere_else(desk: ApiClient) -> None:
    mine = await make(desk, "pig", (ME, ME), options={"target": 10})
    at = f"/api/tables/{mine.table}/games"
    async with Device(desk.url, mine) as me:
        await me.do(Start)
        await me.until(lambda: me.room.phase == "playing")
        assert await refusal(ask(desk, f"{at}/1/share", mine.keys[0])) == (400, "log/running")
        await play(me, random.Random(1))
        link = msgspec.json.decode(await ask(desk, f"{at}/1/share", mine.keys[0]), type=ReplayLink).link
        table, number, key = link.partition("#/replay/")[2].split(".")
        assert (table, number) == (mine.table, "1")
        for what in ("log", "count", "share", "replay?seat=0", "replay?seat=-3", "replay?seat=-4&plain=1"):
            assert await ask(desk, f"{at}/1/{what}", key)
        await me.do(Again)
        await me.until(lambda: me.room.phase == "playing")
        for what in ("log", "count", "share", "replay?seat=0", "replay?seat=-3", "replay?seat=-4"):
            assert await refusal(ask(desk, f"{at}/2/{what}", key)) == (401, "key/unknown")
        assert await ask(desk, f"{at}/1/log", key)
    other = await make(desk, "pig", (ME, ME))
    assert await refusal(ask(desk, f"/api/tables/{other.table}/games/1/log", key)) == (401, "key/unknown")
    stranger = Credentials(mine.table, [key], [0], mine.room)
    assert await desk.mine([stranger]) == []


async def test_the_evening_is_for_the_people_of_the_table_alone(desk: ApiClient) -> None:
    mine = await make(desk, "pig", (ME, ME), options={"target": 10})
    path = f"/api/tables/{mine.table}/evening"
    async with Device(desk.url, mine) as me:
        assert msgspec.json.decode(await ask(desk, path, mine.keys[0]), type=Evening) == Evening(players=[], games=[])
        await me.do(Start)
        await me.until(lambda: me.room.phase == "playing")
        await play(me, random.Random(1))
        link = msgspec.json.decode(await ask(desk, f"/api/tables/{mine.table}/games/1/share", mine.keys[0]), type=ReplayLink).link
        await me.do(Close)
    found = msgspec.json.decode(await ask(desk, path, mine.keys[1]), type=Evening)
    assert [(game.number, game.game, len(game.people), sorted(game.places)) for game in found.games] == [(1, "pig", 2, [1, 2])]
    assert sorted((player.wins, player.games) for player in found.players) == [(0, 1), (1, 1)]
    assert await refusal(ask(desk, path, link.rpartition(".")[2])) == (401, "key/unknown")
    assert await refusal(ask(desk, path, "")) == (401, "key/missing")


async def test_who_has_the_link_reads_no_name_that_was_typed(desk: ApiClient) -> None:
    zoe = NewSeat(kind="me", name="Zoë", face="🐸")
    mine = await make(desk, "pig", (zoe, ME), options={"target": 10})
    at = f"/api/tables/{mine.table}/games/1"
    async with Device(desk.url, mine) as me:
        await me.do(Start)
        await me.until(lambda: me.room.phase == "playing")
        await play(me, random.Random(1))
    link = msgspec.json.decode(await ask(desk, f"{at}/share", mine.keys[0]), type=ReplayLink).link
    asked = f"{at}/replay?seat=0"
    assert msgspec.json.decode(await ask(desk, asked, mine.keys[0]), type=Replay).people[0].name == "Zoë"
    for what in ("replay?seat=0", "log", "report"):
        assert "Zoë" not in (await ask(desk, f"{at}/{what}", link.rsplit(".", 1)[1])).decode()
    assert "Zoë" not in (await ask(desk, f"{at}/log", mine.keys[0])).decode()


async def test_nothing_of_a_running_game_is_laid_open(desk: ApiClient) -> None:
    mine = await make(desk, "do-not-touch-symbols", (ME, ME))
    async with Device(desk.url, mine) as me:
        await me.do(Start)
        await me.until(lambda: me.room.phase == "playing")
        at = f"/api/tables/{mine.table}/games/1"
        for what in ("log", "count", "share", "replay?seat=-4", "replay?seat=-4&plain=1", "replay?seat=1"):
            assert await refusal(ask(desk, f"{at}/{what}", mine.keys[0])) == (400, "log/running")
        running = msgspec.json.decode(await ask(desk, f"{at}/replay?seat=0&plain=1", mine.keys[0]), type=Replay)
        assert (running.over, running.counts, running.places) == (False, [], [])
        assert all(each.odds is None for each in running.steps)


def test_the_key_of_a_game_comes_from_its_seed_alone() -> None:
    key = replays.key_of(WHOLE)
    assert len(key) == 22
    assert replays.is_key_of(key, WHOLE)
    assert not replays.is_key_of(key, replace(WHOLE, seed="0" * 64))
    assert not replays.is_key_of("ü", WHOLE)
    assert not replays.is_key_of("", WHOLE)


# === What is shown ===


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_file_is_shown_to_all_eyes(path: Path) -> None:
    game, log = replays.read(path.read_bytes())
    last = game.replay(log)
    for seat in (*range(log.seats), SPECTATOR, replays.ALL):
        replayed = replays.replay(game, log, seat, replays.placeholder_players(log, "en"), plain=True)
        assert replayed.over
        assert len(replayed.steps) == len(log.actions)
        view = {**replayed.view}
        for each in replayed.steps:
            view.update(each.step.changes)
        assert view == game.show(last, SPECTATOR if seat == replays.ALL else seat).to_json()
        assert len({each.name for each in replayed.people}) == log.seats
        assert [1 + sum(other > key for other in game.scores(last)) for key in game.scores(last)] == replayed.places


def open_things(name: str) -> set[str]:
    """All that ever lay on the table of a game with nothing hidden, pieces of groups included."""
    [path] = [path for path in LOGS if f"{path.parent.name}/{path.stem}" == name]
    game, log = replays.read(path.read_bytes())
    scenes = [message for state in game.states(log) for message in pieces(game.bare(state))]
    return {message.key for message in scenes}


def test_with_nothing_hidden_all_hands_and_covered_things_lie_open() -> None:
    assert "do-not-touch-scene-open-hand" in open_things("do_not_touch/two-numbers")
    assert "do-not-touch-scene-other-hand" not in open_things("do_not_touch/two-numbers")
    assert "little-dragon-scene-seen" in open_things("little_dragon/two-usual")
    assert "my-treasure-scene-covered" in open_things("my_treasure/four-chance-first")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_odds_are_those_that_were_drawn_from(game: str) -> None:
    log = fair_log(game, seats=3)
    replayed = replays.replay(GAMES[game], log, SPECTATOR, [])
    seed, common = bytes.fromhex(log.seed), context(log)
    drawn = 0
    for step, (each, action) in enumerate(zip(replayed.steps, log.actions, strict=True)):
        if each.odds is not None:
            assert each.step.actor == -1
            assert draw(seed, common, step, each.odds) == action
            drawn += 1
    assert drawn
    secret = replays.replay(GAMES[game], replace(log, seed=""), SPECTATOR, [])
    assert all(each.odds is None for each in secret.steps)


async def test_a_count_is_sent_for_the_podium(desk: ApiClient) -> None:
    mine = await make(desk, "pig", (ME, ME), options={"target": 10})
    async with Device(desk.url, mine) as me:
        await me.do(Start)
        await me.until(lambda: me.room.phase == "playing")
        await play(me, random.Random(1))
    answer = await ask(desk, f"/api/tables/{mine.table}/games/1/count", mine.keys[0])
    counts = msgspec.json.decode(answer, type=PointsBreakdown).counts
    assert [count[0].key for count in counts] == ["points", "points"]
    assert [count[1].key for count in counts] == ["pig-scene-count", "pig-scene-count"]


# === Files that may be anything ===


def changed(**fields: Any) -> bytes:
    return json.dumps({**json.loads(WHOLE.to_json()), **fields}).encode()


BAD: list[tuple[bytes, str]] = [
    (b"", "log/foreign"),
    (b"\xff\xfe\x00", "log/damaged"),
    (b"not json", "log/foreign"),
    (b"[]", "log/foreign"),
    (b"{}", "log/foreign"),
    (b"[" * 200_000, "log/damaged"),
    (b"9" * 100_000, "log/damaged"),
    (b'{"format": "doubloon-log-1", "format": "doubloon-log-1"}', "log/damaged"),
    (b"{" + b",".join(b'"%d": 0' % each for each in range(20_000)) + b"}", "log/foreign"),
    (changed(format="doubloon-log-9"), "log/format"),
    (changed(format="x" * 100_000), "log/format"),
    (changed(more=1), "log/fields"),
    (changed(game="chess"), "game/unknown"),
    (changed(game="../../etc"), "log/damaged"),
    (changed(version=99), "log/version"),
    (changed(seats=2**30), "setup/seats"),
    (changed(seats=2**40), "log/damaged"),
    (changed(first=7), "setup/first"),
    (changed(options={}), "log/options"),
    (changed(options={"target": 30, "evil": 1}), "setup/option"),
    (changed(options={"target": 2**30}), "setup/range"),
    (changed(actions=[0] * 100_000, times=[]), "log/large"),
    (changed(actions=[0, 3] * 3000, times=[]), "log/long"),
    (changed(actions=[7], times=[0]), "log/move"),
    (changed(actions=[1e400], times=[0]), "log/damaged"),
    (changed(actions=[float("nan")], times=[0]), "log/damaged"),
    (changed(actions=[True], times=[0]), "log/damaged"),
    (changed(times=[1]), "log/damaged"),
    (changed(seed="xyz"), "log/damaged"),
    (changed(additions=["00"]), "log/damaged"),
    (changed(began="<script>"), "log/damaged"),
]


@pytest.mark.parametrize(("text", "reason"), BAD, ids=[f"{number}-{reason}" for number, (_, reason) in enumerate(BAD)])
async def test_a_bad_file_is_refused_for_its_reason(desk: ApiClient, text: bytes, reason: str) -> None:
    with pytest.raises(ApiError) as refused:
        await desk.reread(text, SPECTATOR)
    assert refused.value.reason == reason
    assert refused.value.status == (413 if reason == "log/large" else 400)
    assert all(len(str(value)) <= 80 for value in refused.value.values.values())


async def test_a_good_file_is_shown_and_a_seat_that_is_not_there_is_not(desk: ApiClient) -> None:
    text = WHOLE.to_json().encode()
    shown = await desk.reread(text, 1)
    assert (shown.over, shown.seat, len(shown.steps)) == (True, 1, len(WHOLE.actions))
    assert await refusal(desk.reread(text, 5)) == (400, "seat/unknown")
    cut = replace(WHOLE, actions=WHOLE.actions[:-1], times=WHOLE.times[:-1])
    assert not (await desk.reread(cut.to_json().encode(), 0)).over


def test_other_pages_may_not_have_files_read(server: Server) -> None:
    import urllib.error
    import urllib.request

    request = urllib.request.Request(  # noqa: S310
        f"{server.url}/api/replay?seat=-3", WHOLE.to_json().encode(), {"Origin": "https://elsewhere.example"}, method="POST"
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)  # noqa: S310
    assert refused.value.code == 403
    refused.value.close()


async def test_a_table_goes_on_while_long_files_are_read(desk: ApiClient) -> None:
    """The longest that is allowed, a few at a time, beside a game."""
    game = GAMES["pig"]
    long = game.log([0, 2] * 400, seats=2, target=1000)
    mine = await make(desk, "pig", (ME, ME), options={"target": 20})
    async with Device(desk.url, mine) as me:
        await me.do(Start)
        reading = [asyncio.create_task(desk.reread(long.to_json().encode(), replays.ALL)) for _ in range(3)]
        await play(me, random.Random(1))
        for each in await asyncio.gather(*reading):
            assert len(each.steps) == len(long.actions)


def test_reading_refuses_what_the_rules_refuse() -> None:
    with pytest.raises(Refusal) as refused:
        replays.read(changed(options={"target": 5000}))
    assert refused.value.key == "setup/range"
    assert from_json(WHOLE.to_json()) == WHOLE
    assert isinstance(replays.read(WHOLE.to_json().encode())[1], Log)

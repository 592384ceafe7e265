"""Hostile input: whatever comes, there is an answer, nothing breaks and nothing changes."""

import asyncio
import json
import random
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from doubloon.client import ApiClient, Device
from doubloon.engine.errors import Refusal
from doubloon.server.http.websocket import decode as decode_message
from doubloon.server.protocol.messages import Emote, Hello, Join, NewTable, Ping, Start
from doubloon.server.table.commands import decide
from doubloon.server.table.events import encode
from tests.counts import SOAK, many
from tests.server.running import running
from tests.server.tables import ME, playing, world
from tests.texts import LONE, any_text

MESSAGES = 500 if SOAK == 1 else 100_000
TYPES = [
    "hello",
    "ping",
    "commit",
    "add",
    "start",
    "move",
    "hold",
    "undo",
    "hand",
    "back",
    "leave",
    "bot",
    "free",
    "agree",
    "again",
    "close",
    "emote",
    "hint",
    "x",
]
COMMON = ["seat", "action", "base", "bits", "hash", "on", "yes", "bot", "emote", "at", "protocol", "table", "keys", "after"]
FIELDS = ["id", *COMMON, "type", "junk", LONE[0]]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    7,
    10**30,
    1.5,
    "",
    "a",
    "0" * 32,
    "é\ud800",
    [],
    [[]],
    {},
    {"a": {}},
    "x" * 100,
    *LONE,
    [LONE[0]],
    {LONE[0]: 1},
    f"clever{LONE[2]}",
]

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | any_text(20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(any_text(5), inner, max_size=3),
    max_leaves=5,
)
hostile = st.binary(max_size=60) | st.dictionaries(st.sampled_from(FIELDS), json_values, max_size=6).map(
    lambda each: json.dumps(each).encode()
)
escaped = hostile.map(lambda content: content.replace(b"\\ud800", b"\xed\xa0\x80"))  # as bytes, which are no UTF-8


@given(hostile | escaped)
@settings(max_examples=len(many(200)), deadline=None)
def test_what_is_no_message_is_refused(content: bytes) -> None:
    try:
        decode_message(content)
    except Refusal as refusal:
        assert refusal.key == "message/unreadable"  # noqa: PT017


def odd_message(rng: random.Random) -> dict[str, Any]:
    """Nearly a command."""
    message: dict[str, Any] = {"type": rng.choice(TYPES), "id": f"f{rng.randrange(50)}"}
    likely: dict[str, list[Any]] = {
        "seat": [0, 1, 2, 15],
        "action": [0, 1, 50],
        "base": [0, 3, 10**9],
        "bits": ["0" * 32],
        "hash": ["0" * 64],
        "bot": ["clever", "os:system"],
        "emote": ["laugh", "<script>"],
        "on": [True, False],
        "yes": [True, False],
    }
    for name in rng.sample(COMMON, rng.randrange(5)):
        message[name] = rng.choice(likely[name]) if name in likely and rng.random() < 0.8 else rng.choice(ODD)
    return message


def test_commands_of_strangers_and_spectators_change_nothing() -> None:
    """Whatever is asked by a device without a seat is refused, and by one with a seat is refused or becomes events; nothing else."""
    sat, rng, refusals = playing("troll-dragon", (ME, ME)), random.Random(1), 0
    for _ in range(MESSAGES):
        try:
            command = decode_message(json.dumps(odd_message(rng)).encode(errors="surrogatepass"))
        except Refusal:
            continue
        if isinstance(command, Hello | Ping):
            continue
        for who in (frozenset[int](), frozenset({0})):
            before = [encode(event) for event in sat.events], sat.table.seq, sat.table.actions[:], sat.table.seats[:]
            try:
                decision = decide(sat.table, who, command, world())
            except Refusal:
                refusals += 1
                decision = None
            assert not (decision and not who)
            assert before == ([encode(event) for event in sat.events], sat.table.seq, sat.table.actions, sat.table.seats)
    assert refusals


async def throw(url: str) -> None:
    desk = ApiClient(url)
    mine = await desk.make(NewTable(game="pig", seats=[ME, ME]))
    watching = await desk.join(Join(code=mine.room.code, watch=True))
    theirs = await desk.make(NewTable(game="troll-dragon", seats=[ME, ME]))  # here even a player throws
    rng = random.Random(2)
    async with Device(url, mine) as me:
        await me.do(Start)
        await me.until(lambda: me.room.phase == "playing")
        seq = me.seq
        thrown = 0
        while thrown < MESSAGES:
            place = rng.choice([watching, theirs])
            thrown += await burst(url, {"type": "hello", "protocol": 1, "table": place.table, "keys": place.keys}, rng)
        await me.do(Emote, seat=0, emote="laugh")  # it still answers
        assert me.seq == seq
        assert me.room.phase == "playing"


API = ("tables", "join", "look", "invite", "mine", "replay", "report", "tables/x/games/1/log", "socket")
SURROGATE = "%ED%A0%80"  # a lone one, in an address
PATHS = [
    *(f"/api/{name}" for name in API),
    *(
        f"/api/tables/{SURROGATE}/games/1/{name}?seat={SURROGATE}&lang={SURROGATE}"
        for name in ("log", "replay", "report", "share", "count")
    ),
    f"/api/replay?seat=0&lang={SURROGATE}",
    "/art/x",
    "/%00",
    f"/{SURROGATE}",
]
KEYS = ["", "x" * 22, "é", "\x80\xff", "\xed\xa0\x80"]
BODY = ["game", "seats", "code", "watch", "tables", "key", "options", LONE[0]]


async def post(url: str) -> None:
    """Odd requests: refused, each with a reason."""
    rng = random.Random(3)
    for _ in range(MESSAGES // 5):
        body = {name: rng.choice(ODD) for name in rng.sample(BODY, rng.randrange(5))}
        if body == {"tables": []}:  # the tables of a device that has none
            continue
        content = json.dumps(body, ensure_ascii=rng.random() < 0.5).encode(errors="surrogatepass")
        headers = {"Authorization": f"Bearer {rng.choice(KEYS)}"}
        method = rng.choice(["POST", "POST", "GET"])
        request = urllib.request.Request(url + rng.choice(PATHS), content, headers, method=method)  # noqa: S310
        with pytest.raises(urllib.error.HTTPError) as refused:
            await asyncio.to_thread(urllib.request.urlopen, request)
        assert refused.value.code in (400, 401, 404, 405)
        refused.value.close()


async def test_a_server_survives_what_is_thrown_at_it(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        await throw(server.url)
        await post(server.url)
        assert server.process is not None
        assert server.process.poll() is None
        assert '"level": "error"' not in server.lines.read_text()


async def burst(url: str, hello: dict[str, Any], rng: random.Random) -> int:
    """Some messages through one socket, as a spectator; the server may close it."""
    count = 0
    async with connect(url.replace("http", "ws") + "/api/socket", compression=None, max_queue=None) as socket:
        with suppress(ConnectionClosed):
            await socket.send(json.dumps(hello))
            while count < 100:
                await socket.send(thrown_message(rng))
                count += 1
    return count + 1


def thrown_message(rng: random.Random) -> str | bytes:
    """Mostly nearly a command; else noise, or a command cut off."""
    odd = json.dumps(odd_message(rng))
    if rng.random() < 0.8:
        return odd
    return rng.randbytes(rng.randrange(200)) if rng.random() < 0.5 else odd[: rng.randrange(40)]

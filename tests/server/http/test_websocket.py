"""Who is let in and who is not, and what is answered to what is wrong or too much."""

import json
import socket
import urllib.error
import urllib.request
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from doubloon.client import ApiClient, CommandRejected, Device
from doubloon.client.api import Credentials
from doubloon.server.protocol.messages import (
    Back,
    Close,
    Emote,
    Hand,
    Join,
    Leave,
    Move,
    NewSeat,
    Outgoing,
    PresenceChanged,
    Start,
)
from tests.server.running import Server, running
from tests.server.tables import ME
from tests.server.talking import hello, make, refusal, spoken

# === Who may not ===


async def test_what_cannot_be_made_or_joined_is_refused_with_a_reason(desk: ApiClient) -> None:
    assert await refusal(make(desk, "chess")) == (400, "game/unknown")
    assert await refusal(make(desk, "pig", (ME,))) == (400, "setup/seats")
    assert await refusal(make(desk, "pig", options={"target": 10**6})) == (400, "setup/range")
    assert await refusal(make(desk, "pig", (ME, NewSeat(kind="bot", bot="os:system")))) == (400, "setup/bot")
    assert await refusal(desk.join(Join(code="no such table"))) == (404, "code/unknown")
    assert await refusal(desk.ask("POST", "/api/tables", {"game": "pig", "seats": "all"})) == (400, "request/unreadable")
    assert await refusal(desk.ask("POST", "/api/tables", {"x": "y" * 50_000})) == (413, "request/large")
    assert await refusal(desk.ask("GET", "/api/nothing")) == (404, "request/unknown")
    mine = await make(desk, "pig", (ME, ME))
    assert await refusal(desk.ask("GET", f"/api/tables/{mine.table}/games/1/log")) == (401, "key/missing")
    assert await refusal(desk.ask("GET", f"/api/tables/{mine.table}/games/1/log", key="x" * 22)) == (401, "key/unknown")
    assert await refusal(desk.ask("GET", f"/api/tables/{'a' * 16}/games/1/log", key="x" * 22)) == (404, "table/unknown")
    assert await desk.mine([Credentials(mine.table, ["x" * 22], [0], mine.room)]) == []


async def test_forged_seats_and_foreign_turns_are_rejected(desk: ApiClient) -> None:
    mine = await make(desk)
    friends = await desk.join(Join(code=mine.room.code))
    async with Device(desk.url, mine) as me, Device(desk.url, friends) as friend:
        await me.do(Start)
        await friend.until(lambda: friend.room.phase == "playing")
        reasons = []
        for kind, values in [
            (Move, {"seat": 0, "action": 0, "base": friend.seq}),
            (Move, {"seat": 1, "action": 0, "base": friend.seq}),
            (Leave, {"seat": 0}),
            (Close, {}),
            (Emote, {"seat": 1, "emote": "free text"}),
        ]:
            with pytest.raises(CommandRejected) as caught:
                await friend.do(kind, **values)  # type: ignore[arg-type]
            reasons.append(caught.value.reason)
        assert reasons == ["seat/not-yours", "move/turn", "seat/not-yours", "table/not-host", "emote/unknown"]


async def test_a_socket_begins_with_hello(server: Server, desk: ApiClient) -> None:
    mine = await make(desk)
    for first, reason in [
        ({"type": "start", "id": "a"}, "socket/hello"),
        (hello(mine, protocol=99), "socket/protocol"),
        ({**hello(mine), "keys": ["x" * 22]}, "key/unknown"),
        ({**hello(mine), "table": "a" * 16}, "table/unknown"),
        ("nonsense", "message/unreadable"),
        (b"\xff\xfe", "message/unreadable"),
    ]:
        heard, code = await spoken(server, first)
        assert [each["reason"] for each in heard] == [reason]
        assert code == 1008
    heard, code = await spoken(server, hello(mine))
    assert heard[0]["type"] == "welcome"


async def test_a_message_that_is_too_large_closes_the_socket(server: Server, desk: ApiClient) -> None:
    mine = await make(desk)
    _, code = await spoken(server, hello(mine), "x" * 5000)
    assert code == 1009


async def test_a_page_from_elsewhere_may_not_connect(server: Server, desk: ApiClient) -> None:
    for origin in ("https://evil.example", "null", "http://[", server.url + ".evil.example"):
        with pytest.raises(InvalidStatus) as caught:
            await spoken(server, origin=origin)
        assert caught.value.response.status_code == 403
    heard, _ = await spoken(server, hello(await make(desk)), origin=server.url)
    assert heard[0]["type"] == "welcome"


def test_every_answer_has_strict_headers(server: Server) -> None:
    with urllib.request.urlopen(f"{server.url}/health") as response:  # noqa: S310
        headers = response.headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
        assert json.load(response)["status"] == "ok"


# === Limits ===


async def test_too_much_is_refused_with_a_clear_answer(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", generous=False) as here:
        desk = ApiClient(here.url)
        mine = await make(desk)
        reasons = [await refusal(desk.look("any old code")) for _ in range(40)]
        assert (429, "limit/codes") in reasons
        heard, code = await spoken(here, hello(mine), *[{"type": "emote", "id": f"e{n}", "seat": 0, "emote": "laugh"} for n in range(100)])
        assert "limit/messages" in [each.get("reason") for each in heard]
        assert code == 1013
        async with AsyncExitStack() as many:
            for _ in range(64):
                await many.enter_async_context(connect(here.url.replace("http", "ws") + "/api/socket"))
            heard, code = await spoken(here, hello(mine))
            assert ([each["reason"] for each in heard], code) == (["limit/sockets"], 1013)


def looked(server: Server, address: str) -> int:
    """The status of one more try at a code, as if apply_forwarded for an address."""
    asked = urllib.request.Request(f"{server.url}/api/look", b'{"code":"any"}', {"X-Forwarded-For": address})  # noqa: S310
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(asked)  # noqa: S310
    caught.value.close()
    return caught.value.code


def test_behind_a_proxy_limits_are_by_who_asked_it(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", generous=False, proxied=True) as here:
        statuses = [looked(here, f"198.51.100.{n}, 203.0.113.9") for n in range(40)]
        assert (statuses[0], statuses[-1]) == (404, 429)
        assert looked(here, "203.0.113.10") == 404


async def test_behind_a_proxy_sockets_are_counted_by_who_asked_it(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", generous=False, proxied=True) as here:
        mine, url = await make(ApiClient(here.url)), here.url.replace("http", "ws") + "/api/socket"
        async with AsyncExitStack() as many:
            for _ in range(64):
                await many.enter_async_context(connect(url, additional_headers={"X-Forwarded-For": "203.0.113.9"}))
            for address, kind in [("203.0.113.9", "reject"), ("203.0.113.10", "welcome")]:
                heard, _ = await spoken(here, hello(mine), additional_headers={"X-Forwarded-For": address})
                assert heard[0]["type"] == kind


def test_without_a_proxy_nobody_is_believed_to_be_another(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", generous=False) as here:
        statuses = [looked(here, f"203.0.113.{n}") for n in range(40)]
        assert (statuses[0], statuses[-1]) == (404, 429)


async def test_behind_a_proxy_pages_are_of_the_address_that_browsers_use(tmp_path: Path, server: Server) -> None:
    outside = {"X-Forwarded-Host": "tables.example", "X-Forwarded-Proto": "https"}
    with running(tmp_path / "tables.db", proxied=True) as here:
        desk = ApiClient(here.url)
        mine = await make(desk)
        heard, _ = await spoken(here, hello(mine), origin="https://tables.example", additional_headers=outside)
        assert heard[0]["type"] == "welcome"
        for other, origin in [(here, "http://tables.example"), (here, "https://evil.example"), (server, "https://tables.example")]:
            with pytest.raises(InvalidStatus) as caught:
                await spoken(other, origin=origin, additional_headers=outside)
            assert caught.value.response.status_code == 403


# === Who does not listen ===


async def test_who_answers_no_ping_is_dropped_and_can_come_back(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", heartbeat=0.2) as here:
        desk = ApiClient(here.url)
        mine = await make(desk)
        friends = await desk.join(Join(code=mine.room.code))
        url = here.url.replace("http", "ws") + "/api/socket"
        async with Device(desk.url, mine) as me, connect(url, ping_interval=None) as mute:
            await mute.send(json.dumps(hello(friends)))
            await me.until(lambda: me.room.seats[1].present)
            mute.transport.pause_reading()  # no pong any more, and no close
            await me.until(lambda: not me.room.seats[1].present)
            mute.transport.abort()
            async with Device(desk.url, friends):
                await me.until(lambda: me.room.seats[1].present)


async def test_a_slow_reader_is_dropped_and_can_come_back_and_others_play_on(server: Server, desk: ApiClient) -> None:
    mine = await make(desk, "do-not-touch-numbers", (ME, ME))
    lazy = socket.socket()
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    lazy.connect(("127.0.0.1", server.port))
    async with connect(server.url.replace("http", "ws") + "/api/socket", sock=lazy, compression=None) as slow:
        await slow.send(json.dumps(hello(mine)))
        await slow.recv()
        slow.transport.pause_reading()
        heard: list[Outgoing] = []
        async with Device(desk.url, mine, lambda message, _: heard.append(message)) as me:
            await me.do(Start)
            await me.until(lambda: me.room.phase == "playing")
            await until_dropped(me, heard)
            slow.transport.abort()
            heard_again, _ = await spoken(server, hello(mine, after=me.seq))
            assert heard_again[0]["type"] in ("event", "welcome", "presence")


async def until_dropped(me: Device, heard: list[Outgoing]) -> None:
    """A seat goes to and fro until the server has let go of the one who does not read."""
    before = sum(isinstance(each, PresenceChanged) for each in heard)
    for _ in range(100):
        for kind in (Hand, Back) * 20:
            await me.do(kind, seat=0)
        if sum(isinstance(each, PresenceChanged) for each in heard) > before:
            return
    raise AssertionError("never dropped")

"""A client written from docs/protocol.md alone, without anything of Doubloon: it plays every game, and checks dice and moves.

If it needs something that the page does not say, the page is to be mended.
"""

import asyncio
import hashlib
import hmac
import json
import random
import re
import secrets
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from doubloon.server.http.codec import STATUS_BY_KEY, STATUS_BY_KIND
from tests.server.running import Server

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text()
SHORT = {"pig": {"target": 25}, "troll-dragon": {"diamonds": 12, "nuggets": 9, "tempo": "race"}, "my-treasure": {"glory_target": 1}}


def ask(url: str, body: object = None, key: str = "") -> Any:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    request = urllib.request.Request(url, None if body is None else json.dumps(body).encode(), headers)  # noqa: S310
    with urllib.request.urlopen(request) as response:  # noqa: S310
        return json.load(response)


class Client:
    """One device: "A client in short", and "The dice"."""

    def __init__(self, access: dict[str, Any], rng: random.Random) -> None:
        self.access, self.rng = access, rng
        self.keys = [each["key"] for each in access["keys"]]
        self.room, self.seq, self.hash = access["room"], 0, ""
        self.seats: list[int] = []
        self.views: dict[int, dict[str, Any]] = {}
        self.moves: dict[int, list[int]] = {}
        self.bits: dict[str, str] = {}  # by hash
        self.sealed: list[str] = []
        self.refused: set[str] = set()
        self.count = 0
        self.waits: set[int] = set()  # seats with a command that is not answered

    async def play(self, url: str, *, is_host: bool) -> None:
        async with connect(url.replace("http", "ws", 1) + "/api/socket", compression=None) as socket:
            hello = {"type": "hello", "protocol": 1, "table": self.access["table"], "keys": self.keys}
            await socket.send(json.dumps(hello))
            while self.room["phase"] != "over":
                message = json.loads(await socket.recv())
                await self.receive(socket, message)
                await self.contribute(socket)
                has_all = all(seat.get("commitment") or seat["bot"] for seat in self.room["seats"])
                if is_host and self.room["phase"] == "open" and has_all and not self.waits:
                    await self.send(socket, type="start")
                await self.act(socket)

    async def send(self, socket: ClientConnection, **command: Any) -> None:
        self.count += 1
        seat = command.get("seat", -1)
        self.waits.add(seat)
        await socket.send(json.dumps({"id": f"{seat}_{self.count}", **command}))

    async def receive(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        self.room = message.get("room") or self.room
        if kind == "welcome":
            self.seats = message["seats"]
        if kind in ("welcome", "event"):
            self.seq, self.hash = message["seq"], message.get("hash", "")
            for eye in message.get("eyes", []):
                self.views[eye["seat"]] = eye.get("view") or self.views.get(eye["seat"], {})
                for step in eye.get("steps", []):
                    self.views[eye["seat"]].update(step["changes"])
                self.moves[eye["seat"]] = [choice["action"] for choice in eye.get("moves", [])]
        if kind in ("ack", "reject"):
            self.waits.discard(int(message["id"].split("_")[0]))
        if kind == "reject":
            self.refused.add(message["reason"])
            if message["reason"] == "move/looking":
                await asyncio.sleep(message["values"]["left"] / 1000)

    async def contribute(self, socket: ClientConnection) -> None:
        for seat in self.seats:
            state = self.room["seats"][seat]
            if seat in self.waits or state["added"] or self.room["phase"] not in ("open", "called"):
                continue
            if self.room["sealed"] and state["commitment"] in self.bits:
                self.sealed = [each["commitment"] for each in self.room["seats"]]
                await self.send(socket, type="add", seat=seat, bits=self.bits[state["commitment"]])
            elif not self.room["sealed"] and not state["commitment"]:
                bits = secrets.token_bytes(16)
                promised = hashlib.sha256(bits).hexdigest()
                self.bits[promised] = bits.hex()
                await self.send(socket, type="commit", seat=seat, hash=promised)

    async def act(self, socket: ClientConnection) -> None:
        for seat in self.seats:
            if self.moves.get(seat) and seat not in self.waits and self.room["phase"] == "playing":
                await self.send(socket, type="move", seat=seat, action=self.rng.choice(self.moves[seat]), base=self.seq)


# === The dice, step by step as the page says ===


def number(value: int) -> bytes:
    return value.to_bytes(8, "big")


def compact(log: dict[str, Any], *names: str) -> bytes:
    return json.dumps({name: log.get(name, []) for name in names}, sort_keys=True, separators=(",", ":")).encode()


def drawn(log: dict[str, Any], step: int, odds: dict[str, int]) -> int:
    setup = compact(log, "first", "game", "options", "seats", "version")
    context = hashlib.sha256(setup).digest() + bytes.fromhex("".join(log["additions"]))
    total, attempt = sum(odds.values()), 0
    while True:
        digest = hmac.digest(bytes.fromhex(log["seed"]), context + number(step) + number(attempt), "sha256")
        x = int.from_bytes(digest[:8], "big")
        if x < 2**64 - 2**64 % total:
            break
        attempt += 1
    spans = [int(action) for action in sorted(odds, key=int) for _ in range(odds[action])]
    return spans[x % total]


def running_hash(log: dict[str, Any]) -> str:
    key = hmac.digest(bytes.fromhex(log["seed"]), b"log", "sha256")
    names = ("additions", "began", "commitment", "commitments", "first", "game", "options", "seats", "version", "withheld")
    found = hmac.digest(key, compact(log, *names), "sha256")
    for action, time in zip(log["actions"], log["times"], strict=True):
        found = hmac.digest(key, found + number(action) + number(time), "sha256")
    return found.hex()


@pytest.mark.parametrize("game", [name for line in re.findall(r"^### `.*", PAGE, re.MULTILINE) for name in re.findall(r"[a-z-]+", line)])
async def test_a_client_written_from_the_page_plays_every_game(server: Server, game: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "clever"}]
    mine = await asyncio.to_thread(ask, f"{server.url}/api/tables", {"game": game, "seats": seats, "options": SHORT.get(game, {})})
    theirs = await asyncio.to_thread(ask, f"{server.url}/api/join", {"code": mine["room"]["code"]})
    host, guest = (Client(each, random.Random(game)) for each in (mine, theirs))
    async with asyncio.timeout(120):
        await asyncio.gather(host.play(server.url, is_host=True), guest.play(server.url, is_host=False))
    at = f"{server.url}/api/tables/{mine['table']}/games/1"
    log = await asyncio.to_thread(ask, f"{at}/log", None, host.keys[0])
    replay = await asyncio.to_thread(ask, f"{at}/replay?seat=-4", None, host.keys[0])
    assert host.refused | guest.refused <= {"move/looking", "move/stale", "move/turn", "race/over", "race/tumbling", "move/illegal"}
    assert sorted(host.room["places"])[0] == 1
    for device, seat in ((host, 0), (guest, 1)):
        assert log["additions"][seat] == device.bits[device.sealed[seat]]
        assert (device.sealed, device.hash) == (log["commitments"], running_hash(log))
        assert device.views[seat]["points"] == host.views[0]["points"]
    odds = {step: each["odds"] for step, each in enumerate(replay["steps"]) if each["odds"]}
    assert all(drawn(log, step, each) == log["actions"][step] for step, each in odds.items())


def test_the_example_of_the_page() -> None:
    log = {"first": 0, "game": "pig", "options": {"target": 100}, "seats": 2, "version": 1, "seed": bytes(range(32)).hex()}
    log |= {"additions": ["07" * 16, "09" * 16], "began": "2026-01-31T12:00:00Z", "actions": [0, 4], "times": [1500, 1500]}
    log["commitment"] = hashlib.sha256(bytes(range(32))).hexdigest()
    log["commitments"] = [hashlib.sha256(bytes.fromhex(bits)).hexdigest() for bits in log["additions"]]  # type: ignore[attr-defined]
    die = {str(face): 1 for face in range(1, 7)}
    assert (drawn(log, 1, die), drawn(log, 3, die)) == (4, 6)
    assert str(log["commitment"]) in PAGE
    assert f"`{running_hash(log)[:16]}…`" in PAGE


def test_the_page_names_every_refusal_of_the_server() -> None:
    places = [ROOT / "src/doubloon" / folder for folder in ("server/http", "server/runtime", "server/table", "engine", "games")]
    sources = "".join(path.read_text() for place in places for path in place.rglob("*.py"))
    keys = set(re.findall(r"(?:Refusal|BadSetup|IllegalMove|BadLog|StoreUnavailable)\(\s*\"([a-z]+/[a-z-]+)\"", sources))
    assert {key for key in keys if f"`{key}`" not in PAGE and not key.startswith("fair/")} <= {"server/address"}  # said by `doubloon serve`


def test_the_page_has_the_status_of_every_refusal() -> None:
    """Where it names one status. 421 and the reasons without a status are given elsewhere."""
    rows = re.findall(r"^\| (`[a-z]+/.*?`) \| (\d+) \|", PAGE, re.MULTILINE)
    said = {key: int(status) for keys, status in rows for key in re.findall(r"`([a-z/-]+)`", keys)}
    known = {key: STATUS_BY_KEY.get(key) or STATUS_BY_KIND.get(key.split("/")[0], 400) for key in said}
    assert len(said) > 40
    assert {key: status for key, status in said.items() if known[key] != status} == {"request/host": 421}

"""Asking a server over HTTP: making and joining tables, finished games."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from dataclasses import dataclass

import msgspec

from doubloon.engine.errors import Refusal
from doubloon.server.protocol.messages import Join, Look, Mine, MyTables, NewTable, Room, Values
from doubloon.server.protocol.responses import Found, FoundTable, Invitation, Lists, Looked, Placed, Replayed, RequestRefused

TIMEOUT = 30.0  # seconds


class Refused(Exception):
    """The server's reason, a key of the catalogues."""

    def __init__(self, status: int, reason: str, values: Values) -> None:
        super().__init__(f"{status} {reason} {values}")
        self.status = status
        self.reason = reason
        self.values = values


@dataclass(frozen=True)
class Place:
    """A place at a table: what a device needs to come back to it."""

    table: str
    keys: list[str]
    seats: list[int | None]
    room: Room


def parted(link: str) -> tuple[str, str]:
    """The address of a server, and the room code after #, of a table's link."""
    url, _, code = link.partition("#")
    if not url.startswith(("http://", "https://")) or not code:
        raise Refusal("join/link", f"a link is written http://HOST:PORT/#amber-boat-river, not {link!r}", asked=link)
    return url, code


class Desk:
    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")

    async def lists(self) -> Lists:
        return msgspec.json.decode(await self.ask("GET", "/api/lists"), type=Lists)

    async def make(self, wish: NewTable) -> Place:
        return _place(await self.ask("POST", "/api/tables", wish))

    async def join(self, wish: Join) -> Place:
        return _place(await self.ask("POST", "/api/join", wish))

    async def look(self, code: str) -> Room:
        return msgspec.json.decode(await self.ask("POST", "/api/look", Look(code=code)), type=Looked).room

    async def invite(self, code: str) -> Invitation:
        return msgspec.json.decode(await self.ask("POST", "/api/invite", Look(code=code)), type=Invitation)

    async def mine(self, places: list[Place]) -> list[FoundTable]:
        wish = MyTables(tables=[Mine(table=place.table, key=place.keys[0]) for place in places])
        return msgspec.json.decode(await self.ask("POST", "/api/mine", wish), type=Found).tables

    async def log(self, place: Place, number: int = 1) -> bytes:
        return await self.ask("GET", f"/api/tables/{place.table}/games/{number}/log", key=place.keys[0])

    async def replay(self, place: Place, seat: int, number: int = 1) -> Replayed:
        path = f"/api/tables/{place.table}/games/{number}/replay?seat={seat}"
        return msgspec.json.decode(await self.ask("GET", path, key=place.keys[0]), type=Replayed)

    async def reread(self, log: bytes, seat: int) -> Replayed:
        """The replay of a log from a file."""
        return msgspec.json.decode(await asyncio.to_thread(self._ask, "POST", f"/api/replay?seat={seat}", log, ""), type=Replayed)

    async def ask(self, method: str, path: str, wish: object = None, key: str = "") -> bytes:
        """The server's answer, or Refused."""
        return await asyncio.to_thread(self._ask, method, path, wish, key)

    def _ask(self, method: str, path: str, wish: object, key: str) -> bytes:
        body = wish if wish is None or isinstance(wish, bytes) else msgspec.json.encode(wish)
        request = urllib.request.Request(self.url + path, body, method=method)  # noqa: S310 (the address is the user's)
        if key:
            request.add_header("Authorization", f"Bearer {key}")
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as response:  # noqa: S310
                content: bytes = response.read()
                return content
        except urllib.error.HTTPError as error:
            with error:
                refused = msgspec.json.decode(error.read(), type=RequestRefused)
            raise Refused(error.code, refused.reason, refused.values) from None


def _place(content: bytes) -> Place:
    placed = msgspec.json.decode(content, type=Placed)
    return Place(placed.table, [held.key for held in placed.keys], [held.seat for held in placed.keys], placed.room)

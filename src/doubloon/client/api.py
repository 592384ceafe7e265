"""HTTP client of the server's API: create and join tables, read finished games."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from dataclasses import dataclass

import msgspec

from doubloon.engine.errors import Refusal
from doubloon.server.protocol.messages import Join, Look, MyTables, NewTable, Room, TableKey, Values
from doubloon.server.protocol.responses import (
    Catalog,
    DeviceTable,
    DeviceTables,
    Invitation,
    Replay,
    RequestRefused,
    TableAccess,
    TablePreview,
)

TIMEOUT = 30.0  # seconds


class ApiError(Exception):
    """The server refused a request; `reason` is a key of the text catalogues."""

    def __init__(self, status: int, reason: str, values: Values) -> None:
        super().__init__(f"{status} {reason} {values}")
        self.status = status
        self.reason = reason
        self.values = values


@dataclass(frozen=True)
class Credentials:
    """What a device needs to connect to a table: the table's id and the keys of its seats."""

    table: str
    keys: list[str]
    seats: list[int | None]
    room: Room


def split_link(link: str) -> tuple[str, str]:
    """Split a table's link into the server's address and the room code after #; the path of a link for messages is left out."""
    url, _, code = link.partition("#")
    url = url.partition("/join/")[0]
    if not url.startswith(("http://", "https://")) or not code:
        raise Refusal("join/link", f"a link is written http://HOST:PORT/#amber-boat-river, not {link!r}", asked=link)
    return url, code


class ApiClient:
    """Each method is one request; all raise ApiError."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")

    async def lists(self) -> Catalog:
        return msgspec.json.decode(await self.ask("GET", "/api/lists"), type=Catalog)

    async def make(self, table: NewTable) -> Credentials:
        return _credentials(await self.ask("POST", "/api/tables", table))

    async def join(self, join: Join) -> Credentials:
        return _credentials(await self.ask("POST", "/api/join", join))

    async def look(self, code: str) -> Room:
        return msgspec.json.decode(await self.ask("POST", "/api/look", Look(code=code)), type=TablePreview).room

    async def invite(self, code: str) -> Invitation:
        return msgspec.json.decode(await self.ask("POST", "/api/invite", Look(code=code)), type=Invitation)

    async def mine(self, known: list[Credentials]) -> list[DeviceTable]:
        body = MyTables(tables=[TableKey(table=each.table, key=each.keys[0]) for each in known])
        return msgspec.json.decode(await self.ask("POST", "/api/mine", body), type=DeviceTables).tables

    async def log(self, credentials: Credentials, number: int = 1) -> bytes:
        return await self.ask("GET", f"/api/tables/{credentials.table}/games/{number}/log", key=credentials.keys[0])

    async def replay(self, credentials: Credentials, seat: int, number: int = 1) -> Replay:
        path = f"/api/tables/{credentials.table}/games/{number}/replay?seat={seat}"
        return msgspec.json.decode(await self.ask("GET", path, key=credentials.keys[0]), type=Replay)

    async def reread(self, log: bytes, seat: int) -> Replay:
        """The replay of a log from a file."""
        return msgspec.json.decode(await asyncio.to_thread(self._ask, "POST", f"/api/replay?seat={seat}", log, ""), type=Replay)

    async def ask(self, method: str, path: str, body: object = None, key: str = "") -> bytes:
        """The body of the response. Raises ApiError."""
        return await asyncio.to_thread(self._ask, method, path, body, key)

    def _ask(self, method: str, path: str, body: object, key: str) -> bytes:
        encoded = body if body is None or isinstance(body, bytes) else msgspec.json.encode(body)
        request = urllib.request.Request(self.url + path, encoded, method=method)  # noqa: S310 (the user chose the address)
        if key:
            request.add_header("Authorization", f"Bearer {key}")
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT) as response:  # noqa: S310
                content: bytes = response.read()
                return content
        except urllib.error.HTTPError as error:
            with error:
                refused = msgspec.json.decode(error.read(), type=RequestRefused)
            raise ApiError(error.code, refused.reason, refused.values) from None


def _credentials(content: bytes) -> Credentials:
    placed = msgspec.json.decode(content, type=TableAccess)
    return Credentials(placed.table, [held.key for held in placed.keys], [held.seat for held in placed.keys], placed.room)

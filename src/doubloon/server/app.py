"""The routes: making and joining tables, finished games, health, the built pages; and the door for sockets."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from doubloon.engine.errors import Refusal
from doubloon.engine.game import SPECTATOR
from doubloon.server import eyes
from doubloon.server.addresses import household
from doubloon.server.answers import Found, FoundTable, Looked, Placed, RequestRefused
from doubloon.server.figures import Figures
from doubloon.server.headers import StrictHeaders
from doubloon.server.house import LOG, House
from doubloon.server.hub import Hub
from doubloon.server.invite import invitation, origin
from doubloon.server.limits import Gate, Limits
from doubloon.server.lists import lists
from doubloon.server.live import Live
from doubloon.server.making import hashed
from doubloon.server.messages import PROTOCOL, Join, Look, MyTables, NewTable, Phase
from doubloon.server.pace import Pace
from doubloon.server.site import FOLDER, Site
from doubloon.server.sockets import Door, check_origin
from doubloon.server.store import Store, Unkept
from doubloon.server.table import log_of
from doubloon.server.tables import Tables
from doubloon.server.thinking import Minds
from doubloon.server.turn import is_all_shown
from doubloon.server.upkeep import pulse, sweeping

AWAY = 1.0  # seconds until a database is tried again
LARGEST = 16_384  # bytes of a request
STATUS = {"limit": 429, "store": 503, "server": 503, "key": 401}
STATUSES = {"table/unknown": 404, "code/unknown": 404, "log/none": 404, "socket/origin": 403, "request/large": 413, "table/resting": 503}

Wish = TypeVar("Wish")


@dataclass(frozen=True)
class Settings:
    base_url: str = ""
    home_port: int = 0  # where devices of the home network reach the server; 0: they do not
    site: Path = FOLDER
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)
    keep_days: int = 30  # that an unfinished table is kept when nobody comes


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def ticks() -> int:
    return time.monotonic_ns() // 1_000_000


def answer(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def wished(request: Request, kind: type[Wish]) -> Wish:
    """The body of a request, if it is what it should be."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > LARGEST:
            raise Refusal("request/large", f"a request has at most {LARGEST} bytes", most=LARGEST)
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
        raise Refusal("request/unreadable", "this is not what was expected here") from None


def told(refusal: Refusal, status: int) -> Response:
    """A refusal as an answer: its key and values; the text is in the catalogues."""
    values = {name: value if isinstance(value, int | str) else str(value) for name, value in refusal.values.items()}
    response = answer(RequestRefused(reason=refusal.key, values=values), status)
    if status == 429:
        response.headers["retry-after"] = str(refusal.values.get("seconds", 1))
    return response


def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)  # noqa: S101 (registered for nothing else)
    return told(error, STATUSES.get(error.key) or STATUS.get(error.key.split("/")[0], 400))


def lost(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)  # noqa: S101 (registered for nothing else)
    return told(Refusal("request/unknown", "there is nothing like that here"), error.status_code)


def failed(request: Request, error: Exception) -> Response:
    return told(Refusal("server/failed", "something went wrong here"), 500)


class Desk:
    """What can be asked for over HTTP."""

    def __init__(self, tables: Tables, gate: Gate, settings: Settings) -> None:
        self._tables = tables
        self._gate = gate
        self._settings = settings

    def route(self, path: str, asked: Callable[[Request], Awaitable[Response]], method: str, limit: str = "") -> Route:
        async def serve(request: Request) -> Response:
            address = household(request)
            now = self._tables.house.ticks()
            self._gate.check("requests", address, now)
            if limit:
                self._gate.check(limit, address, now)
            if method == "POST":
                check_origin(request, self._settings.base_url)
            return await asked(request)

        return Route(path, serve, methods=[method])

    async def health(self, request: Request) -> Response:
        """This process is alive."""
        sockets = sum(len(live.devices) for live in self._tables.live.values())
        waiting = self._tables.house.minds.waiting
        return answer({"status": "ok", "protocol": PROTOCOL, "tables": len(self._tables.live), "sockets": sockets, "bots": waiting})

    async def ready(self, request: Request) -> Response:
        """It can serve: the database answers."""
        try:
            await self._tables.house.store.find("")
        except Unkept as refusal:
            return answer({"status": refusal.key}, 503)
        return answer({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        return Response(self._tables.house.figures.written(), media_type="text/plain; version=0.0.4")

    async def lists(self, request: Request) -> Response:
        return answer(lists())

    async def make(self, request: Request) -> Response:
        table, held = await self._tables.make(await wished(request, NewTable))
        return answer(Placed(table=table.id, keys=held, room=eyes.room(table, eyes.Scene())), 201)

    async def join(self, request: Request) -> Response:
        wish = await wished(request, Join)
        live = await self._tables.find(wish.code)
        held = await live.ask(lambda: live.join(wish))
        return answer(Placed(table=live.table.id, keys=[held], room=eyes.room(live.table, live.scene())), 201)

    async def look(self, request: Request) -> Response:
        wish = await wished(request, Look)
        live = await self._tables.find(wish.code)
        return answer(Looked(table=live.table.id, room=eyes.room(live.table, live.scene())))

    async def invite(self, request: Request) -> Response:
        wish = await wished(request, Look)
        live = await self._tables.find(wish.code)
        address = origin(request, self._settings.base_url, self._settings.home_port)
        return answer(invitation(live.table.made.code, address))

    async def mine(self, request: Request) -> Response:
        """The tables of this device: those to which its keys fit."""
        found = []
        for each in (await wished(request, MyTables)).tables:
            try:
                live = await self._tables.get(each.table)
                holder = holder_of(live, each.key)
            except Refusal as refusal:
                if isinstance(refusal, Unkept):
                    raise
                continue
            seat = live.table.holders[holder].seat
            turn = seat is not None and seat in eyes.to_act(live.table)
            found.append(FoundTable(seat=seat, turn=turn, room=eyes.room(live.table, live.scene())))
        return answer(Found(tables=found))

    # === Games ===

    async def log(self, request: Request) -> Response:
        """A finished game, seed included."""
        live, _ = await self._visitor(request)
        number = request.path_params["number"]
        if not 1 <= number <= len(live.table.finished):
            if number == len(live.table.finished) + 1 and live.table.phase == Phase.PLAYING:
                raise Refusal("log/running", "this game is not over", asked=number)
            raise Refusal("log/none", f"there is no game {number} at this table", asked=number)
        log = live.table.finished[number - 1]
        name = f"doubloon-{log.game}-{live.table.id}-{number}.json"
        return Response(log.to_json(), media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'})

    async def replay(self, request: Request) -> Response:
        """A game event by event: finished, for any eyes; running, for one's own, and only where nothing is covered (G-8)."""
        live, holder = await self._visitor(request)
        table, number, seat = live.table, request.path_params["number"], _seat(request)
        if table.game is None:
            raise Refusal("table/version", "the rules of this table's game have changed since")
        if 1 <= number <= len(table.finished):
            log = table.finished[number - 1]
        elif number == len(table.finished) + 1 and table.phase == Phase.PLAYING and table.state is not None:
            if seat not in eyes.eyes_of(table, {holder}) or not is_all_shown(table.game, table.state, seat):
                raise Refusal("log/running", "this game is not over", asked=number)
            log = log_of(table)
        else:
            raise Refusal("log/none", f"there is no game {number} at this table", asked=number)
        if not (0 <= seat < log.seats or seat == SPECTATOR):
            raise Refusal("seat/unknown", f"this table has seats 0 to {log.seats - 1}", high=log.seats - 1, asked=seat)
        plain = request.query_params.get("plain") == "1"
        return answer(await asyncio.to_thread(eyes.replay, table.game, log, seat, plain=plain))

    async def _visitor(self, request: Request) -> tuple[Live, int]:
        """The table that is asked for, and who asks: the key is in a header, never in an address."""
        kind, _, key = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer":
            raise Refusal("key/missing", "a key to the table is needed")
        live = await self._tables.get(request.path_params["table"])
        return live, holder_of(live, key)


def _seat(request: Request) -> int:
    written = request.query_params.get("seat", str(SPECTATOR))
    if written not in {str(SPECTATOR), *map(str, range(16))}:
        raise Refusal("seat/unknown", "a seat is a number", high=15, asked=written[:8])
    return int(written)


def holder_of(live: Live, key: str) -> int:
    wanted = hashed(key)
    for number, holder in enumerate(live.table.holders):
        if holder.key == wanted and not holder.is_revoked:
            return number
    raise Refusal("key/unknown", "this key does not fit this table")


async def reached(store: Store, figures: Figures) -> Hub:
    """A database may be away for a while; a server that starts meanwhile waits for it."""
    while True:
        try:
            return await store.open(figures)
        except Unkept:
            LOG.warning("database-unreachable")
            await asyncio.sleep(AWAY)


def create_app(open_store: Callable[[], Store], settings: Settings | None = None) -> Starlette:
    """The whole server. The store is opened when the server starts."""
    chosen = settings or Settings()
    gate = Gate(chosen.limits)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store, minds = open_store(), Minds(secrets.token_bytes)
        figures = Figures()
        hub = await reached(store, figures)
        tables = Tables(House(store, minds, chosen.pace, milliseconds, ticks, secrets.token_bytes, hub, figures))
        desk, door = Desk(tables, gate, chosen), Door(tables, gate, chosen.base_url)
        app.router.routes.extend([*routes(desk, door), *Site(chosen.site).routes()])
        beside = [asyncio.create_task(pulse(tables)), asyncio.create_task(sweeping(tables, chosen.keep_days))]
        LOG.info("started")
        yield
        for task in beside:
            task.cancel()
        await tables.close()
        await hub.close()
        minds.close()
        await store.close()
        LOG.info("stopped")

    return Starlette(
        lifespan=lifespan,
        middleware=[Middleware(StrictHeaders)],
        exception_handlers={Refusal: refused, HTTPException: lost, ClientDisconnect: failed, Exception: failed},
    )


def routes(desk: Desk, door: Door) -> list[Route | WebSocketRoute]:
    return [
        desk.route("/health", desk.health, "GET"),
        desk.route("/ready", desk.ready, "GET"),
        desk.route("/metrics", desk.metrics, "GET"),
        desk.route("/api/lists", desk.lists, "GET"),
        desk.route("/api/tables", desk.make, "POST", "tables"),
        desk.route("/api/join", desk.join, "POST", "codes"),
        desk.route("/api/look", desk.look, "POST", "codes"),
        desk.route("/api/invite", desk.invite, "POST", "codes"),
        desk.route("/api/mine", desk.mine, "POST"),
        desk.route("/api/tables/{table}/games/{number:int}/log", desk.log, "GET"),
        desk.route("/api/tables/{table}/games/{number:int}/replay", desk.replay, "GET"),
        WebSocketRoute("/api/socket", door.enter),
    ]

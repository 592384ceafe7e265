"""The routes: making and joining tables, finished games, health, the built pages; and the door for sockets."""

from __future__ import annotations

import asyncio
import gzip
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
from doubloon.engine.log import Log
from doubloon.server.http.catalog import lists
from doubloon.server.http.headers import StrictHeaders
from doubloon.server.http.invites import invitation, origin, sharing
from doubloon.server.http.proxy import household
from doubloon.server.http.rate_limits import Gate, Limits
from doubloon.server.http.static import FOLDER, Site, takes_gzip
from doubloon.server.http.websocket import Door, check_origin
from doubloon.server.metrics import Figures
from doubloon.server.protocol.cluster import Hub
from doubloon.server.protocol.messages import PROTOCOL, Join, Look, MyTables, NewTable, Phase
from doubloon.server.protocol.responses import Counted, Found, FoundTable, Looked, Placed, Replayed, RequestRefused
from doubloon.server.runtime.bot_pool import Minds
from doubloon.server.runtime.cleanup import pulse, sweeping
from doubloon.server.runtime.context import LOG, House
from doubloon.server.runtime.registry import Tables
from doubloon.server.runtime.session import Live
from doubloon.server.runtime.timing import Pace
from doubloon.server.store import Store, Unkept
from doubloon.server.table import replays, views
from doubloon.server.table.moves import is_all_shown, offers
from doubloon.server.table.setup import hashed, spoken
from doubloon.server.table.state import log_of

AWAY = 1.0  # seconds until a database is tried again
LARGEST = 16_384  # bytes of a request
LONGEST = 80  # characters of a value that a refusal repeats
STATUS = {"limit": 429, "store": 503, "server": 503, "key": 401}
STATUSES = {
    "table/unknown": 404,
    "code/unknown": 404,
    "log/none": 404,
    "socket/origin": 403,
    "request/large": 413,
    "log/large": 413,
    "table/resting": 503,
}

Wish = TypeVar("Wish")


@dataclass(frozen=True)
class Settings:
    base_url: str = ""
    home_port: int = 0  # where devices of the home network reach the server; 0: they do not
    site: Path = FOLDER
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)
    keep_days: int = 30  # that an unfinished table is kept when nobody comes
    random: Callable[[int], bytes] = secrets.token_bytes  # so many bytes that nobody can foresee


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def ticks() -> int:
    return time.monotonic_ns() // 1_000_000


def answer(content: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def packed(content: object, request: Request) -> Response:
    """A long answer, by gzip if that is understood."""
    response = answer(content)
    response.headers["vary"] = "accept-encoding"
    if takes_gzip(request.headers.get("accept-encoding", "")):
        response.body = gzip.compress(bytes(response.body), 1)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    return response


async def body_of(request: Request, most: int) -> bytes | None:
    """None: it is too large."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            return None
    return bytes(body)


async def wished(request: Request, kind: type[Wish]) -> Wish:
    """The body of a request, if it is what it should be."""
    body = await body_of(request, LARGEST)
    if body is None:
        raise Refusal("request/large", f"a request has at most {LARGEST} bytes", most=LARGEST)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
        raise Refusal("request/unreadable", "this is not what was expected here") from None


def told(refusal: Refusal, status: int) -> Response:
    """A refusal as an answer: its key and values; the text is in the catalogues."""
    values = {name: value if isinstance(value, int) else str(value)[:LONGEST] for name, value in refusal.values.items()}
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
        self._reading = asyncio.Lock()

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
        sockets = sum(len(live.company.devices) for live in self._tables.live.values())
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
        return answer(Placed(table=table.id, keys=held, room=views.room(table, views.Scene())), 201)

    async def join(self, request: Request) -> Response:
        wish = await wished(request, Join)
        live = await self._tables.find(wish.code)
        held = await live.ask(lambda: live.join(wish))
        return answer(Placed(table=live.table.id, keys=[held], room=views.room(live.table, live.scene())), 201)

    async def look(self, request: Request) -> Response:
        wish = await wished(request, Look)
        live = await self._tables.find(wish.code)
        return answer(Looked(table=live.table.id, room=views.room(live.table, live.scene())))

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
            turn = seat is not None and seat in offers(live.table)
            found.append(FoundTable(seat=seat, turn=turn, room=views.room(live.table, live.scene())))
        return answer(Found(tables=found))

    # === Games ===

    async def log(self, request: Request) -> Response:
        """A finished game, seed included."""
        live, log = await self._finished(request)
        name = f"doubloon-{log.game}-{live.table.id}-{request.path_params['number']}.json"
        return Response(log.to_json(), media_type="application/json", headers={"content-disposition": f'attachment; filename="{name}"'})

    async def count(self, request: Request) -> Response:
        """How the points of a finished game came about."""
        live, log = await self._finished(request)
        game = live.table.game
        if game is None:
            raise Refusal("table/version", "the rules of this table's game have changed since")
        return answer(Counted(counts=await asyncio.to_thread(lambda: replays.counts(game, list(game.states(log))))))

    async def share(self, request: Request) -> Response:
        """A link to a finished game, for those who were not there."""
        live, log = await self._finished(request)
        address = origin(request, self._settings.base_url, self._settings.home_port)
        return answer(sharing(live.table.id, request.path_params["number"], replays.key_of(log), address))

    async def replay(self, request: Request) -> Response:
        """A game event by event: finished, for any eyes; running, for one's own, and only where nothing is covered (G-8)."""
        live, number, seat = await self._live(request), request.path_params["number"], _seat(request)
        table = live.table
        if number == len(table.finished) + 1 and table.phase == Phase.PLAYING:
            log = self._running(request, live, seat)
        else:
            _, log = await self._finished(request)
        if table.game is None:
            raise Refusal("table/version", "the rules of this table's game have changed since")
        game, seated = table.game, replays.sitters(table, _lang(request))
        return await self._replayed(request, lambda plain: replays.replay(game, log, seat, seated, plain=plain))

    async def reread(self, request: Request) -> Response:
        """The same for the log in a file, wherever it comes from."""
        text, seat, lang = await body_of(request, replays.LARGEST_LOG), _seat(request), _lang(request)
        if text is None:
            raise Refusal("log/large", f"a log has at most {replays.LARGEST_LOG} bytes", most=replays.LARGEST_LOG // 1024)

        def work(plain: bool) -> Replayed:
            game, log = replays.read(text)
            return replays.replay(game, log, seat, replays.strangers(log, lang), plain=plain)

        return await self._replayed(request, work)

    async def _replayed(self, request: Request, work: Callable[[bool], Replayed]) -> Response:
        """In a thread, one at a time: tables go first."""
        plain = request.query_params.get("plain") == "1"
        async with self._reading:
            return await asyncio.to_thread(lambda: packed(work(plain), request))

    async def _live(self, request: Request) -> Live:
        """The table that is asked for."""
        _key(request)
        return await self._tables.get(request.path_params["table"])

    async def _finished(self, request: Request) -> tuple[Live, Log]:
        """A game that is over: for who has a key to the table, or to this game."""
        live, number = await self._live(request), request.path_params["number"]
        finished, key = live.table.finished, _key(request)
        if 1 <= number <= len(finished) and replays.is_key_of(key, finished[number - 1]):
            return live, finished[number - 1]
        holder_of(live, key)
        if number == len(finished) + 1 and live.table.phase == Phase.PLAYING:
            raise Refusal("log/running", "this game is not over", asked=number)
        if not 1 <= number <= len(finished):
            raise Refusal("log/none", f"there is no game {number} at this table", asked=number)
        return live, finished[number - 1]

    def _running(self, request: Request, live: Live, seat: int) -> Log:
        """The game so far, if these eyes are one's own and have missed nothing."""
        table, holder = live.table, holder_of(live, _key(request))
        if table.game is None or table.state is None:
            raise Refusal("table/version", "the rules of this table's game have changed since")
        if seat not in views.eyes_of(table, {holder}) or not is_all_shown(table.game, table.state, seat):
            raise Refusal("log/running", "this game is not over", asked=request.path_params["number"])
        return log_of(table)


def _key(request: Request) -> str:
    """The key of who asks: it is in a header, never in an address."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        raise Refusal("key/missing", "a key to the table is needed")
    return key


def _lang(request: Request) -> str:
    """In which those are named whose names are not known."""
    return spoken(request.query_params.get("lang", ""))


def _seat(request: Request) -> int:
    written = request.query_params.get("seat", str(SPECTATOR))
    if written not in {str(SPECTATOR), str(replays.ALL), *map(str, range(16))}:
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
        store, minds = open_store(), Minds(chosen.random)
        figures = Figures()
        hub = await reached(store, figures)
        tables = Tables(House(store, minds, chosen.pace, milliseconds, ticks, chosen.random, hub, figures))
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
        desk.route("/api/tables/{table}/games/{number:int}/count", desk.count, "GET"),
        desk.route("/api/tables/{table}/games/{number:int}/share", desk.share, "GET"),
        desk.route("/api/tables/{table}/games/{number:int}/replay", desk.replay, "GET"),
        desk.route("/api/replay", desk.reread, "POST", "logs"),
        WebSocketRoute("/api/socket", door.enter),
    ]

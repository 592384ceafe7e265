"""The HTTP routes: create and join tables, replays of games, health and metrics."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from doubloon import coach
from doubloon.bots.preparation import games_in_preparation
from doubloon.engine.errors import Refusal
from doubloon.engine.game import SPECTATOR, Game
from doubloon.engine.log import Log
from doubloon.games import GAMES
from doubloon.server.http.catalog import catalog
from doubloon.server.http.codec import decode_body, json_response, read_body
from doubloon.server.http.game_files import PackageFiles
from doubloon.server.http.invites import invitation, origin, replay_link, transfer_link
from doubloon.server.http.lobby import open_tables
from doubloon.server.http.previews import preview_path
from doubloon.server.http.proxy import client_host
from doubloon.server.http.rate_limits import RateLimiter, household
from doubloon.server.http.replay_queue import ReplayQueue
from doubloon.server.http.report_queue import Progress, ReportQueue
from doubloon.server.http.settings import Settings
from doubloon.server.http.websocket import check_origin
from doubloon.server.protocol.messages import (
    PROTOCOL,
    AcceptTransfer,
    Join,
    Look,
    MyTables,
    NewExperiment,
    NewTable,
    OfferTransfer,
    Phase,
)
from doubloon.server.protocol.responses import (
    DeviceTable,
    DeviceTables,
    GameReport,
    Player,
    PointsBreakdown,
    Preparation,
    Replay,
    TableAccess,
    TablePreview,
)
from doubloon.server.runtime.laboratory import Laboratory
from doubloon.server.runtime.registry import TableRegistry
from doubloon.server.runtime.session import Session
from doubloon.server.runtime.transfers import accept_transfer, offer_transfer
from doubloon.server.store import StoreUnavailable
from doubloon.server.table import replays, reports, views
from doubloon.server.table.evening import evening
from doubloon.server.table.setup import hash_key, supported_language
from doubloon.server.table.state import Table, log_of
from doubloon.server.table.undo import sees_all_it_knows

GAME = "/api/tables/{table}/games/{number:int}"  # a game of a table, from 1


class Routes:
    def __init__(self, registry: TableRegistry, limiter: RateLimiter, settings: Settings, packages: PackageFiles | None = None) -> None:
        self._laboratory = Laboratory(settings.laboratory) if settings.laboratory else None
        self._registry = registry
        self._limiter = limiter
        self._settings = settings
        self._packages = packages or PackageFiles()
        self._replays = ReplayQueue()
        self._reports = ReportQueue()

    def all(self) -> list[Route]:
        return [
            self._route("GET", "/health", self.health),
            self._route("GET", "/ready", self.ready),
            self._route("GET", "/metrics", self.metrics),
            self._route("GET", "/api/lists", self.catalog),
            self._route("GET", "/api/preparation", self.preparation),
            *([self._route("GET", "/api/lobby", self.lobby)] if self._settings.lobby else []),
            self._route("POST", "/api/tables", self.create, limit="tables"),
            self._route("POST", "/api/join", self.join, limit="codes"),
            self._route("POST", "/api/look", self.look, limit="codes"),
            self._route("POST", "/api/invite", self.invite, limit="codes"),
            self._route("POST", "/api/mine", self.my_tables),
            self._route("GET", "/api/tables/{table}/evening", self.evening),
            self._route("POST", "/api/transfer", self.offer_transfer, limit="codes"),
            self._route("POST", "/api/transfer/accept", self.accept_transfer, limit="codes"),
            self._route("GET", f"{GAME}/log", self.log),
            self._route("GET", f"{GAME}/count", self.count),
            self._route("GET", f"{GAME}/share", self.share),
            self._route("GET", f"{GAME}/replay", self.replay),
            self._route("POST", "/api/replay", self.replay_file, limit="logs"),
            self._route("GET", f"{GAME}/report", self.report, limit="logs"),
            self._route("POST", "/api/report", self.report_file, limit="logs"),
            self._route("POST", "/api/experiment", self.experiment, limit="experiments"),
        ]

    def _route(self, method: str, path: str, handler: Callable[[Request], Awaitable[Response]], *, limit: str = "") -> Route:
        async def handle(request: Request) -> Response:
            client, now = client_host(request), self._registry.context.ticks()
            self._limiter.check("requests", client, now)
            if limit:
                self._limiter.check(limit, client, now)
            if method == "POST":
                check_origin(request, self._settings.base_url)
            return await handler(request)

        return Route(path, handle, methods=[method])

    # === Operation ===

    async def health(self, request: Request) -> Response:
        """The process is alive."""
        sessions = self._registry.sessions
        sockets = sum(len(session.live.presence.devices) for session in sessions.values())
        waiting = self._registry.context.bots.waiting
        return json_response({"status": "ok", "protocol": PROTOCOL, "tables": len(sessions), "sockets": sockets, "bots": waiting})

    async def ready(self, request: Request) -> Response:
        """The server can serve: the database can be written."""
        try:
            await self._registry.context.store.check()
        except StoreUnavailable as refusal:
            return json_response({"status": refusal.key}, 503)
        return json_response({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        return Response(self._registry.context.metrics.export(), media_type="text/plain; version=0.0.4")

    async def catalog(self, request: Request) -> Response:
        found, settings = self._packages.of, self._settings
        return json_response(catalog(found, typed_names=settings.typed_names, laboratory=settings.laboratory, lobby=settings.lobby))

    async def preparation(self, request: Request) -> Response:
        return json_response(Preparation(games=await asyncio.to_thread(games_in_preparation)))  # it reads files

    # === Tables ===

    async def lobby(self, request: Request) -> Response:
        return json_response(open_tables(self._registry.sessions.values()))

    async def create(self, request: Request) -> Response:
        table, keys = await self._registry.create(await decode_body(request, NewTable))
        return json_response(TableAccess(table=table.id, keys=keys, room=views.room(table, views.Status())), 201)

    async def join(self, request: Request) -> Response:
        body = await decode_body(request, Join)
        session = await self._find(request, body.code)
        key = await session.ask(lambda: session.join(body, _address(request)))
        return json_response(TableAccess(table=session.table.id, keys=[key], room=views.room(session.table, session.live.status())), 201)

    async def look(self, request: Request) -> Response:
        session = await self._find(request, (await decode_body(request, Look)).code)
        return json_response(TablePreview(table=session.table.id, room=views.room(session.table, session.live.status())))

    async def invite(self, request: Request) -> Response:
        session = await self._find(request, (await decode_body(request, Look)).code)
        creation, room = session.table.creation, views.room(session.table, session.live.status())
        face = room.seats[room.host].face if room.host is not None else ""
        preview = preview_path(creation.lang, room.game, face)
        return json_response(invitation(creation.code, self._origin(request), preview))

    async def _find(self, request: Request, code: str) -> Session:
        with self._counting_wrong(request, "code/unknown"):
            return await self._registry.find(code)

    @contextmanager
    def _counting_wrong(self, request: Request, *reasons: str) -> Iterator[None]:
        """A wrong code or secret makes the next tries of this address slower."""
        try:
            yield
        except Refusal as refusal:
            if refusal.key in reasons:
                self._limiter.count_wrong_code(client_host(request), self._registry.context.ticks())
            raise

    async def offer_transfer(self, request: Request) -> Response:
        """A secret with which another device of the same person gets the seat."""
        body = await decode_body(request, OfferTransfer)
        with self._counting_wrong(request, "key/unknown", "table/unknown"):
            session = await self._registry.get(body.table)
            offered = await session.ask(lambda: offer_transfer(session, body))
        return json_response(transfer_link(session.table.id, offered, self._origin(request)), 201)

    async def accept_transfer(self, request: Request) -> Response:
        body = await decode_body(request, AcceptTransfer)
        with self._counting_wrong(request, "transfer/unknown", "table/unknown"):
            session = await self._registry.get(body.table)
            key = await session.ask(lambda: accept_transfer(session, body))
        return json_response(TableAccess(table=session.table.id, keys=[key], room=views.room(session.table, session.live.status())), 201)

    async def my_tables(self, request: Request) -> Response:
        """The tables of a device: those that its keys fit."""
        found = []
        for each in (await decode_body(request, MyTables)).tables:
            try:
                session = await self._registry.get(each.table)
                holder = holder_of(session.table, each.key)
            except StoreUnavailable:
                raise
            except Refusal:
                continue
            seat = session.table.holders[holder].seat
            acting = sorted(session.live.offers)
            found.append(DeviceTable(seat=seat, turn=seat in acting, acting=acting, room=views.room(session.table, session.live.status())))
        return json_response(DeviceTables(tables=found))

    # === Games ===

    async def log(self, request: Request) -> Response:
        """The log of a finished game, with its seed."""
        table, log = await self._finished(request)
        name = f"doubloon-{log.game}-{table.id}-{request.path_params['number']}.json"
        return Response(
            replays.with_names(table, request.path_params["number"]).to_json(),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    async def evening(self, request: Request) -> Response:
        """All games of a table, for anybody with a key to it."""
        table = (await self._session(request)).table
        holder_of(table, _key(request))
        return json_response(evening(table, _language(request)))

    async def count(self, request: Request) -> Response:
        """How the points of a finished game came about."""
        _, log = await self._finished(request)
        game = known_game(log)
        return json_response(PointsBreakdown(counts=await asyncio.to_thread(lambda: replays.counts(game, list(game.states(log))))))

    async def share(self, request: Request) -> Response:
        """A link to a finished game for anybody."""
        table, log = await self._finished(request)
        return json_response(replay_link(table.id, request.path_params["number"], replays.key_of(log), self._origin(request)))

    async def replay(self, request: Request) -> Response:
        """A finished game, as any seat saw it; or the current game, as one's own seat sees it, if nothing of it is covered (G-8)."""
        session, number, seat = await self._session(request), request.path_params["number"], _seat(request)
        table = session.table
        if number == len(table.finished) + 1 and table.phase == Phase.PLAYING:
            log = _current_log(request, table, seat)
        else:
            _, log = await self._finished(request)
        game, players = known_game(log), _players(request, table)
        return await self._replay(request, lambda plain: replays.replay(game, log, seat, players, plain=plain))

    async def replay_file(self, request: Request) -> Response:
        """The same for a log file, wherever it comes from."""
        text, seat, lang = await _log_file(request), _seat(request), _language(request)

        def work(plain: bool) -> Replay:
            game, log = replays.read(text)
            return replays.replay(game, log, seat, replays.placeholder_players(log, lang), plain=plain)

        return await self._replay(request, work)

    async def _replay(self, request: Request, work: Callable[[bool], Replay]) -> Response:
        plain = request.query_params.get("plain") == "1"
        return await self._replays.respond(request, _address(request), lambda: work(plain))

    async def report(self, request: Request) -> Response:
        """Luck and skill of a finished game."""
        table, log = await self._finished(request)
        return self._report(request, known_game(log), log, _players(request, table))

    async def report_file(self, request: Request) -> Response:
        """The same for a log file, wherever it comes from."""
        text, lang = await _log_file(request), _language(request)
        game, log = await asyncio.to_thread(replays.read, text)
        return self._report(request, game, log, replays.placeholder_players(log, lang))

    def _report(self, request: Request, game: Game, log: Log, people: list[Player]) -> Response:
        key = hashlib.sha256(repr((log, people)).encode()).digest()

        def work(progress: Progress) -> GameReport:
            reports.check_reportable(game, log)
            return reports.report_message(coach.report(log, progress=progress), people)

        return self._reports.respond(_address(request), key, work)

    async def experiment(self, request: Request) -> Response:
        """An experiment in the laboratory."""
        if self._laboratory is None:
            raise Refusal("lab/off", "the laboratory is switched off on this server")
        lines = self._laboratory.play(_address(request), await decode_body(request, NewExperiment))
        self._registry.context.metrics.experiments.inc()
        return StreamingResponse(lines, media_type="application/x-ndjson", headers={"x-accel-buffering": "no"})

    async def close(self) -> None:
        if self._laboratory is not None:
            await self._laboratory.close()

    async def _session(self, request: Request) -> Session:
        _key(request)
        return await self._registry.get(request.path_params["table"])

    async def _finished(self, request: Request) -> tuple[Table, Log]:
        """A finished game, for anybody with a key to its table or to this game."""
        table, number, key = (await self._session(request)).table, request.path_params["number"], _key(request)
        if 1 <= number <= len(table.finished) and replays.is_key_of(key, table.finished[number - 1]):
            return table, table.finished[number - 1]
        holder_of(table, key)
        if number == len(table.finished) + 1 and table.phase == Phase.PLAYING:
            raise Refusal("log/running", "this game is not over", asked=number)
        if not 1 <= number <= len(table.finished):
            raise Refusal("log/none", f"there is no game {number} at this table", asked=number)
        return table, table.finished[number - 1]

    def _origin(self, request: Request) -> str:
        return origin(request, self._settings.base_url, self._settings.home_port)


async def _log_file(request: Request) -> bytes:
    text = await read_body(request, replays.MAX_LOG_BYTES)
    if text is None:
        most = replays.MAX_LOG_BYTES
        raise Refusal("log/large", f"a log has at most {most} bytes", most=most // 1024)
    return text


def known_game(log: Log) -> Game:
    game = GAMES.get(log.game)
    if game is None or not game.reads(log.version):
        raise Refusal("table/version", "the rules of this game have changed since")
    return game


def _players(request: Request, table: Table) -> list[Player]:
    """Who only has the link to a game does not read the first names that people typed for their table."""
    is_of_table = any(holder.key == hash_key(_key(request)) and not holder.is_revoked for holder in table.holders)
    return (replays.players if is_of_table else replays.listed_players)(table, request.path_params["number"], _language(request))


def holder_of(table: Table, key: str) -> int:
    wanted = hash_key(key)
    for number, holder in enumerate(table.holders):
        if holder.key == wanted and not holder.is_revoked:
            return number
    raise Refusal("key/unknown", "this key does not fit this table")


def _current_log(request: Request, table: Table, seat: int) -> Log:
    """The current game, if the seat is the device's own and sees everything that it knows."""
    holder = holder_of(table, _key(request))
    assert table.game is not None and table.state is not None  # noqa: S101, PT018 (a game is in progress)
    if seat not in views.seats_of(table, {holder}) or not sees_all_it_knows(table.game, table.state, seat):
        raise Refusal("log/running", "this game is not over", asked=request.path_params["number"])
    return log_of(table)


def _key(request: Request) -> str:
    """The client's key. It comes in a header, never in a URL."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        raise Refusal("key/missing", "a key to the table is needed")
    return key


def _address(request: Request) -> str:
    """By which tables and queues count a client."""
    return household(client_host(request))


def _language(request: Request) -> str:
    """Language for placeholder names."""
    return supported_language(request.query_params.get("lang", ""))


def _seat(request: Request) -> int:
    text = request.query_params.get("seat", str(SPECTATOR))
    if text not in {str(SPECTATOR), str(replays.ALL), *map(str, range(16))}:
        raise Refusal("seat/unknown", "a seat is a number", high=15, asked=text[:8])
    return int(text)

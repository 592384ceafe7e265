"""The server as an ASGI application, and what it starts and stops with."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request

from doubloon.engine.errors import Refusal
from doubloon.server.http.codec import on_failure, on_http_error, on_refusal
from doubloon.server.http.connections import GUARD, ConnectionGuard, PiecewiseOutput, RefusedConnections
from doubloon.server.http.game_files import PackageFiles
from doubloon.server.http.headers import SecurityHeaders
from doubloon.server.http.hosts import HostMiddleware
from doubloon.server.http.previews import LinkPreviews
from doubloon.server.http.proxy import client_host
from doubloon.server.http.rate_limits import RateLimiter
from doubloon.server.http.request_queue import RequestQueue
from doubloon.server.http.routes import Routes
from doubloon.server.http.settings import Settings
from doubloon.server.http.static import StaticFiles
from doubloon.server.http.websocket import ENDPOINT, WebSocketEndpoint
from doubloon.server.logs import LOG
from doubloon.server.metrics import Metrics
from doubloon.server.protocol.cluster import Cluster
from doubloon.server.runtime.bot_pool import BotPool
from doubloon.server.runtime.cleanup import clean_up_regularly, update_gauges
from doubloon.server.runtime.context import ServerContext
from doubloon.server.runtime.registry import TableRegistry
from doubloon.server.store import Store, StoreUnavailable

RETRY = 1.0  # seconds until an unreachable database is tried again


def milliseconds() -> int:
    """Since 1970."""
    return time.time_ns() // 1_000_000


def ticks() -> int:
    """Milliseconds of a clock that never jumps."""
    return time.monotonic_ns() // 1_000_000


async def wait_for_store(store: Store, metrics: Metrics) -> Cluster:
    """Retry until the database can be reached."""
    while True:
        try:
            return await store.open(metrics)
        except StoreUnavailable:
            LOG.warning("database-unreachable")
            await asyncio.sleep(RETRY)


def create_app(open_store: Callable[[], Store], settings: Settings | None = None) -> Starlette:
    """The whole server. It opens the store when it starts."""
    chosen = settings or Settings()
    limiter = RateLimiter(chosen.limits)

    def check_files(request: Request) -> None:
        limiter.check("files", client_host(request), ticks())

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, object]]:
        store, bots, metrics = open_store(), BotPool(chosen.random, budget=chosen.thinking), Metrics()
        cluster = await wait_for_store(store, metrics)
        words, typed = chosen.code_words, chosen.typed_names
        context = ServerContext(store, bots, chosen.timing, milliseconds, ticks, chosen.random, cluster, metrics, words, typed)
        registry = TableRegistry(context)
        files, packages = StaticFiles(chosen.site, check_files), PackageFiles(check_files)
        routes, previews = Routes(registry, limiter, chosen, packages), LinkPreviews(files, chosen.base_url)
        app.router.routes.extend([*routes.all(), *packages.routes(), *previews.routes(), *files.routes()])
        background = [asyncio.create_task(update_gauges(registry)), asyncio.create_task(clean_up_regularly(registry, chosen.keep_days))]
        LOG.info("started")
        refused = RefusedConnections(metrics, ticks)
        yield {
            ENDPOINT: WebSocketEndpoint(registry, limiter, refused, chosen),
            GUARD: ConnectionGuard(limiter, refused, ticks, chosen.timeouts),
        }
        for task in background:
            task.cancel()
        await routes.close()
        await registry.close()
        await cluster.close()
        bots.close()
        await store.close()
        LOG.info("stopped")

    app = Starlette(
        lifespan=lifespan,
        middleware=[
            Middleware(RequestQueue),
            Middleware(SecurityHeaders),
            Middleware(PiecewiseOutput),
            Middleware(HostMiddleware, settings=chosen),
        ],
        exception_handlers={Refusal: on_refusal, HTTPException: on_http_error, ClientDisconnect: on_failure, Exception: on_failure},
    )
    app.router.redirect_slashes = False  # a redirect would repeat the Host header
    return app

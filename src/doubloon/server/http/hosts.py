"""Host headers that are ours. A foreign page can point a name of its own at this machine (DNS rebinding), but not an address."""

from __future__ import annotations

import re
import socket

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from doubloon.engine.errors import Refusal
from doubloon.server.http.codec import refusal_response
from doubloon.server.http.proxy import parse_address
from doubloon.server.http.settings import Settings

HOME_SUFFIXES = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".fritz.box")  # that routers add; none can be bought
WRITTEN = re.compile(r"([^][:@/]*|\[[^]@/]*\])(:\d*)?")  # a name or an address, and perhaps a port
MISDIRECTED = 421  # HTTP status


class HostCheck:
    """Lets everything pass if `--base-url` names the one origin, or if a proxy decides which names it serves."""

    def __init__(self, settings: Settings) -> None:
        self._is_on = not settings.base_url and not settings.is_proxied
        machine = socket.gethostname().partition(".")[0].lower()
        self._names = {"", "localhost", *(machine + suffix for suffix in HOME_SUFFIXES), *(name.lower() for name in settings.hosts)}

    def allows(self, headers: Headers) -> bool:
        if not self._is_on:
            return True
        host = headers.get("host", "").strip().lower()
        if not WRITTEN.fullmatch(host):
            return False
        if parse_address(host) is not None:
            return True
        name = host.rpartition(":")[0] or host
        return name.rstrip(".") in self._names or name.endswith(".localhost")


class HostMiddleware:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._check = HostCheck(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not self._check.allows(headers := Headers(scope=scope)):
            refusal = Refusal("request/host", "this server does not have that name", asked=headers.get("host", ""))
            await refusal_response(refusal, MISDIRECTED)(scope, receive, send)
        else:
            await self._app(scope, receive, send)

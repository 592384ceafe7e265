"""The client's address, also behind a reverse proxy.

A proxy appends its client's address to `X-Forwarded-For`. Earlier entries come from the client and may be forged, so only the last entry
counts; likewise for `X-Forwarded-Proto` and `X-Forwarded-Host`. A peer with a public address is not our proxy: its headers are ignored.
"""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

WEBSOCKET_SCHEMES = {"http": "ws", "https": "wss"}


def client_host(connection: HTTPConnection) -> str:
    """The client's address, which rate limits count by."""
    found = parse_address(connection.client.host) if connection.client else None
    return str(found or "")


def parse_address(written: str) -> IPv4Address | IPv6Address | None:
    """`192.0.2.1`, `192.0.2.1:8000`, `2001:db8::1` or `[2001:db8::1]:8000`."""
    plain = written.partition("]")[0].lstrip("[") if written.startswith("[") else written
    if plain.count(":") == 1:
        plain = plain.partition(":")[0]
    try:
        found = ip_address(plain)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


# === Behind a proxy ===


def may_be_proxy(peer: Sequence[Any] | None) -> bool:
    """Has this peer, host and port, an address of this machine or of a private network?"""
    found = parse_address(peer[0]) if peer else None
    return found is not None and found.is_private


class ForwardedHeaders:
    """ASGI middleware for a server behind a proxy."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(apply_forwarded(scope) if scope["type"] in ("http", "websocket") else scope, receive, send)


def apply_forwarded(scope: Scope) -> Scope:
    """The request as the proxy received it."""
    if not may_be_proxy(scope["client"]):
        return scope
    headers = Headers(scope=scope)
    result = dict(scope)
    if (client := parse_address(_last(headers, "x-forwarded-for"))) is not None:
        result["client"] = (str(client), 0)
    if (scheme := _last(headers, "x-forwarded-proto")) in WEBSOCKET_SCHEMES:
        result["scheme"] = scheme if scope["type"] == "http" else WEBSOCKET_SCHEMES[scheme]
    if host := _last(headers, "x-forwarded-host"):
        result["headers"] = list(scope["headers"])
        MutableHeaders(scope=result)["host"] = host
    return result


def _last(headers: Headers, name: str) -> str:
    return ",".join(headers.getlist(name)).rpartition(",")[2].strip()

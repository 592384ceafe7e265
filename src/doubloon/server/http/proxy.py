"""Who is at the other end. Behind a proxy that is whom the nearest hop names, and nobody further away is asked.

A proxy appends the address of who asked it to `X-Forwarded-For`. What stands before that was written by whoever asked, and may be forged:
only the last entry counts, and likewise for `X-Forwarded-Proto` and `X-Forwarded-Host`. A neighbour with a public address is no proxy of
ours, and is not believed.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

SCHEMES = {"http": "ws", "https": "wss"}  # of a page, and of its sockets
HOME = 64  # bits of an IPv6 address that a home has in common


def household(connection: HTTPConnection) -> str:
    """As whom somebody is counted: an address, or all of a home that has billions of them."""
    found = address(connection.client.host) if connection.client else None
    return str(ip_network((found, HOME), strict=False)) if isinstance(found, IPv6Address) else str(found or "")


def address(written: str) -> IPv4Address | IPv6Address | None:
    """An address, if it is one: `192.0.2.1`, `192.0.2.1:8000`, `2001:db8::1` or `[2001:db8::1]:8000`."""
    plain = written.partition("]")[0].lstrip("[") if written.startswith("[") else written
    if plain.count(":") == 1:
        plain = plain.partition(":")[0]
    try:
        found = ip_address(plain)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


# === Behind a proxy ===


class Forwarded:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(forwarded(scope) if scope["type"] in ("http", "websocket") else scope, receive, send)


def forwarded(scope: Scope) -> Scope:
    """The request as it came to the proxy."""
    neighbour = address(scope["client"][0]) if scope["client"] else None
    if neighbour is None or not neighbour.is_private:
        return scope
    headers = Headers(scope=scope)
    told = dict(scope)
    if (client := address(_last(headers, "x-forwarded-for"))) is not None:
        told["client"] = (str(client), 0)
    if (scheme := _last(headers, "x-forwarded-proto")) in SCHEMES:
        told["scheme"] = scheme if scope["type"] == "http" else SCHEMES[scheme]
    if host := _last(headers, "x-forwarded-host"):
        told["headers"] = list(scope["headers"])
        MutableHeaders(scope=told)["host"] = host
    return told


def _last(headers: Headers, name: str) -> str:
    return ",".join(headers.getlist(name)).rpartition(",")[2].strip()

"""Links to a table, and the picture of a link that a phone reads."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import segno
from starlette.requests import Request

from doubloon.server.http.lan import home_address
from doubloon.server.protocol.responses import Invitation, Shared

HERE = ("localhost", "127.0.0.1", "::1")
HOST = re.compile(r"[A-Za-z0-9._:\[\]-]{1,255}")


def origin(request: Request, base_url: str, home_port: int) -> str:
    """The address by which others come here. On this machine itself the browser may know it as localhost, which leads nobody else here."""
    if base_url:
        return base_url.rstrip("/")
    asked = request.headers.get("host", "")
    host = asked if HOST.fullmatch(asked) else "localhost"
    if home_port and urlsplit(f"//{host}").hostname in HERE and (address := home_address()):
        return f"http://{address}:{home_port}"
    return f"{request.scope['scheme']}://{host}"


def invitation(code: str, address: str) -> Invitation:
    """The code is behind #, which browsers keep to themselves: it is in no log."""
    link = f"{address}/#{code}"
    return Invitation(code=code, link=link, qr=squares(link))


def sharing(table: str, number: int, key: str, address: str) -> Shared:
    """The link to a replay. Its key is behind # too."""
    link = f"{address}/#/replay/{table}.{number}.{key}"
    return Shared(link=link, qr=squares(link))


def squares(link: str) -> list[str]:
    """A QR code, row by row, 1 for dark; whoever draws it leaves four squares free on each side."""
    return ["".join("1" if square else "0" for square in row) for row in segno.make(link, micro=False).matrix]

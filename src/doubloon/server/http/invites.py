"""Links to tables and replays, with QR codes."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import segno
from starlette.requests import Request

from doubloon.server.http.lan import home_address
from doubloon.server.protocol.responses import Invitation, ReplayLink, SeatTransfer
from doubloon.server.table.transfers import SECONDS, Offered

LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")
HOST = re.compile(r"[A-Za-z0-9._:\[\]-]{1,255}")


def origin(request: Request, base_url: str, home_port: int) -> str:
    """The URL under which others reach the server. A browser on this machine may use localhost, which others cannot."""
    if base_url:
        return base_url.rstrip("/")
    asked = request.headers.get("host", "")
    host = asked if HOST.fullmatch(asked) else "localhost"
    if home_port and urlsplit(f"//{host}").hostname in LOCAL_HOSTS and (address := home_address()):
        return f"http://{address}:{home_port}"
    return f"{request.scope['scheme']}://{host}"


def invitation(code: str, address: str, preview: str = "/") -> Invitation:
    """The code is in the fragment, which browsers do not send: it appears in no log. `preview` is the path of the link for messages."""
    link = f"{address}/#{code}"
    return Invitation(code=code, link=link, qr=qr_code(link), shared=f"{address}{preview}#{code}")


def replay_link(table: str, number: int, key: str, address: str) -> ReplayLink:
    """Its key is in the fragment too."""
    link = f"{address}/#/replay/{table}.{number}.{key}"
    return ReplayLink(link=link, qr=qr_code(link))


def transfer_link(table: str, offered: Offered, address: str) -> SeatTransfer:
    """Its secret is in the fragment too."""
    link = f"{address}/#/continue/{table}.{offered.secret}"
    return SeatTransfer(link=link, qr=qr_code(link), seconds=SECONDS, key=offered.key)


def qr_code(link: str) -> list[str]:
    """Rows of a QR code, 1 for dark. Leave four squares free on each side."""
    return ["".join("1" if square else "0" for square in row) for row in segno.make(link, micro=False).matrix]

"""`doubloon join`: a seat at a live table."""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import signal
import sys
import urllib.error
from contextlib import suppress
from pathlib import Path

import typer
from platformdirs import user_data_path

from doubloon.client import Desk, Refused
from doubloon.client.desk import Place
from doubloon.engine.errors import Refusal
from doubloon.i18n import text
from doubloon.server.messages import Join
from doubloon.tui.seat import Seat
from doubloon.tui.terminal import Closed, Terminal, closing


def join_table(lang: str, link: str, *, watch: bool) -> None:
    """`link` is an address with a room code after #."""
    url, _, code = link.partition("#")
    code = code.removeprefix("/join/")
    if not url.startswith(("http://", "https://")) or not code:
        raise Refusal("join/link", f"a link is written http://HOST:PORT/#/join/amber-boat-river, not {link!r}", asked=link)
    terminal = Terminal()
    seat = Seat(lang, url, _place(url, code, lang, watch=watch))
    number = 0
    with closing():
        try:
            seat.open()
            seat.sit(terminal)
        except (Closed, KeyboardInterrupt) as end:
            number = end.number if isinstance(end, Closed) else signal.SIGINT
        finally:
            seat.close()
    with suppress(OSError):
        typer.echo(text(lang, "tui-gone" if seat.device.is_gone else "tui-come-back"))
    sys.exit(128 + number if number else 0)


def _place(url: str, code: str, lang: str, *, watch: bool) -> Place:
    """Sit down; with the key of last time one comes back to the same seat."""
    wish = Join(code=code, watch=watch, lang=lang, key=_key(link=f"{url}#{code}{'?watch' if watch else ''}"))
    try:
        return asyncio.run(Desk(url).join(wish))
    except Refused as refused:
        raise Refusal(refused.reason, str(refused), **refused.values) from None
    except (urllib.error.URLError, OSError, ValueError) as error:
        raise Refusal("join/unreachable", f"{url}: {error}", url=url) from None


def _key(link: str) -> str:
    """The key for a table, kept where only this user can read it."""
    folder = user_data_path("doubloon", appauthor=False) / "seats"
    path = folder / hashlib.sha256(link.encode()).hexdigest()[:32]
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return path.read_text() if path.exists() else _written(path, secrets.token_urlsafe(16))
    except OSError:
        raise Refusal("file/unwritable", f"{path} cannot be written", path=path) from None


def _written(path: Path, key: str) -> str:
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
        file.write(key)
    return key

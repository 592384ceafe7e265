"""`doubloon open`: the page in the browser, for this machine and the home network."""

from __future__ import annotations

import io
import json
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Iterator
from dataclasses import dataclass

import segno
import typer

from doubloon.cli.serve import prepared
from doubloon.engine.errors import Refusal
from doubloon.i18n import text
from doubloon.server.http.app import Settings
from doubloon.server.http.lan import home_address
from doubloon.server.http.serve import EVERYWHERE, Place, listening, serve

PORT = 8000
WHITE_ON_BLACK, PLAIN = "\033[38;5;231;48;5;16m", "\033[0m"
NEXT = 20  # ports that are tried, one after another


@dataclass(frozen=True)
class Asked:
    """The flags, as they were written."""

    local: bool
    port: int | None
    browser: bool
    database: str | None


def open_tables(lang: str, asked: Asked) -> None:
    database = prepared(asked.database)
    if asked.port is None and asked.database is None and is_doubloon(PORT):
        typer.echo(text(lang, "cli-open-already", url=f"http://localhost:{PORT}"))
        show_page(f"http://localhost:{PORT}", asked)
        return
    home = None if asked.local else home_address()
    host = EVERYWHERE[0] if home else "127.0.0.1"
    with first_free(host, asked.port) as door:
        port = door.getsockname()[1]
        for line in sayings(lang, asked, port, home):
            typer.echo(line)
        show_page(f"http://localhost:{port}", asked)
        serve(Place(host, port, database, quiet=True), Settings(home_port=port if home else 0), door)


def is_doubloon(port: int) -> bool:
    """Does one run there already? Two would not know of each other's moves."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2) as answer:
            return "protocol" in json.load(answer)
    except (OSError, ValueError):
        return False


def first_free(host: str, port: int | None) -> socket.socket:
    """The port asked for, or the first free one from 8000 on."""
    if port is not None:
        return listening(Place(host, port))
    for each in range(PORT, PORT + NEXT - 1):
        try:
            return listening(Place(host, each))
        except Refusal:
            continue
    return listening(Place(host, PORT + NEXT - 1))


# === What is said ===


def sayings(lang: str, asked: Asked, port: int, home: str | None) -> Iterator[str]:
    yield text(lang, "cli-open-here", url=f"http://localhost:{port}")
    if home:
        url = f"http://{home}:{port}"
        yield text(lang, "cli-open-home", url=url)
        yield qr_code(url)
    elif not asked.local:
        yield text(lang, "cli-open-no-home")
    yield text(lang, "cli-open-stop")


def qr_code(url: str) -> str:
    """In half blocks, two rows a line, white on black whatever the terminal's colours are: phones do not read it the other way round."""
    if "utf" not in (sys.stdout.encoding or "").lower():
        return ""
    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, compact=True, border=2)
    return "\n".join(f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in drawn.getvalue().splitlines() if line)


def show_page(url: str, asked: Asked) -> None:
    if asked.browser and may_show():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()  # some browsers return only when they are closed


def may_show() -> bool:
    """Is somebody sitting here, with a screen?"""
    if not sys.stdout.isatty() or "CI" in os.environ or "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in ("darwin", "win32") or any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY"))

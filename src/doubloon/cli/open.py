"""`doubloon open`: serve this machine and the home network, and open the page in the browser."""

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
from contextlib import nullcontext
from dataclasses import dataclass

import segno
import typer

from doubloon.cli.games import print_left_out
from doubloon.cli.serve import database_of, prepare_database
from doubloon.cli.warm import background_preparation
from doubloon.engine.errors import Refusal
from doubloon.i18n import text
from doubloon.server.http.lan import home_address
from doubloon.server.http.serve import ALL_INTERFACES, ServeOptions, listen, serve
from doubloon.server.http.settings import Settings
from doubloon.server.runtime.laboratory import LaboratoryLimits
from doubloon.server.store.ownership import owner_of

PORT = 8000
WHITE_ON_BLACK, PLAIN = "\033[38;5;231;48;5;16m", "\033[0m"
PORTS_TRIED = 20


@dataclass(frozen=True)
class OpenFlags:
    """The flags of `doubloon open`."""

    local: bool
    port: int | None
    browser: bool
    database: str | None
    hosts: tuple[str, ...] = ()
    prepare: bool = True


def open_tables(lang: str, flags: OpenFlags) -> None:
    if url := owner_of(database_of(flags.database)):
        typer.echo(text(lang, "cli-open-already", url=url))
        show_page(url, flags)
        return
    database = prepare_database(flags.database)
    if flags.port is None and flags.database is None and is_doubloon(PORT):
        typer.echo(text(lang, "cli-open-already", url=f"http://localhost:{PORT}"))
        show_page(f"http://localhost:{PORT}", flags)
        return
    home = None if flags.local else home_address()
    host = ALL_INTERFACES[0] if home else "127.0.0.1"
    with first_free(host, flags.port) as listener:
        port = listener.getsockname()[1]
        print_left_out(lang)
        for line in startup_lines(lang, flags, port, home):
            typer.echo(line)
        show_page(f"http://localhost:{port}", flags)
        settings = Settings(home_port=port if home else 0, hosts=flags.hosts, laboratory=laboratory_at_home())
        with background_preparation() if flags.prepare else nullcontext():
            serve(ServeOptions(host, port, database, quiet=True), settings, listener)


def laboratory_at_home() -> LaboratoryLimits:
    """Nobody else's machine: all cores but one, and more time."""
    return LaboratoryLimits(games=10_000_000, seconds=60.0, cores=max(1, (os.cpu_count() or 1) - 1))


def is_doubloon(port: int) -> bool:
    """True if a Doubloon server already runs on this port; two with one database would not see each other's moves."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2) as answer:
            return "protocol" in json.load(answer)
    except (OSError, ValueError):
        return False


def first_free(host: str, port: int | None) -> socket.socket:
    """Listen on the given port, or on the first free one from 8000 on."""
    if port is not None:
        return listen(ServeOptions(host, port))
    for each in range(PORT, PORT + PORTS_TRIED - 1):
        try:
            return listen(ServeOptions(host, each))
        except Refusal:
            continue
    return listen(ServeOptions(host, PORT + PORTS_TRIED - 1))


# === Output ===


def startup_lines(lang: str, flags: OpenFlags, port: int, home: str | None) -> Iterator[str]:
    yield text(lang, "cli-open-here", url=f"http://localhost:{port}")
    if home:
        url = f"http://{home}:{port}"
        yield text(lang, "cli-open-home", url=url)
        yield qr_code(url)
    elif not flags.local:
        yield text(lang, "cli-open-no-home")
    yield text(lang, "cli-open-stop")


def qr_code(url: str) -> str:
    """A QR code in half blocks, two rows in each line, always white on black: phones cannot read inverted codes."""
    if "utf" not in (sys.stdout.encoding or "").lower():
        return ""
    drawn = io.StringIO()
    segno.make(url, micro=False).terminal(drawn, compact=True, border=2)
    return "\n".join(f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in drawn.getvalue().splitlines() if line)


def show_page(url: str, flags: OpenFlags) -> None:
    if flags.browser:
        threading.Thread(target=open_browser, args=(url,), daemon=True).start()  # some browsers block until they are closed


def open_browser(url: str) -> None:
    if may_show():
        webbrowser.open(url)


def may_show() -> bool:
    """True if this is an interactive session with a display."""
    if not sys.stdout.isatty() or "CI" in os.environ or "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in ("darwin", "win32") or any(name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY"))

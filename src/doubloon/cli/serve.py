"""`doubloon serve` and `doubloon backup`: run a server, and back up its database."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

import typer
from platformdirs import user_data_path

from doubloon.cli.games import print_left_out
from doubloon.engine.errors import Refusal
from doubloon.i18n import text
from doubloon.server.http.serve import ALL_INTERFACES, ServeOptions, listen, serve
from doubloon.server.http.settings import Settings
from doubloon.server.runtime.laboratory import LaboratoryLimits
from doubloon.server.store.ownership import owner_of
from doubloon.server.store.sqlite import LOCK_TIMEOUT, backup, open_database
from doubloon.server.store.url import SQLITE, is_shared, sqlite_path

PUBLIC_WORDS = 4  # of a room code


@dataclass(frozen=True)
class ServeFlags:
    """The flags of `doubloon serve`."""

    host: str
    port: int
    database: str | None
    base_url: str
    proxy_headers: bool
    workers: int
    keep_days: int
    hosts: tuple[str, ...]
    is_public: bool
    has_laboratory: bool
    lobby: bool


def database_of(asked: str | None) -> str:
    """The address of the database; default: a file in the user's data folder."""
    return asked or f"{SQLITE}{user_data_path('doubloon', appauthor=False) / 'tables.db'}"


def prepare_database(asked: str | None) -> str:
    """Create or migrate the database; returns its address."""
    database = database_of(asked)
    if is_shared(database):
        from doubloon.server.store.postgres import prepare

        asyncio.run(prepare(database))
        return database
    path = sqlite_path(database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        raise Refusal("file/unwritable", f"{path} cannot be written", path=path) from None
    open_database(path, LOCK_TIMEOUT).close()
    return database


def serve_tables(lang: str, flags: ServeFlags) -> None:
    if flags.workers > 1 and not is_shared(database_of(flags.database)):
        raise Refusal("server/workers", "several workers need a database that they can share: postgresql://…")
    if flags.lobby and flags.workers > 1:
        raise Refusal("server/lobby", "one worker knows its own open tables only: --lobby goes with --workers 1")
    if url := owner_of(database_of(flags.database)):
        raise Refusal("store/owned", f"another server uses this database, at {url}", url=url)
    place = ServeOptions(flags.host, flags.port, prepare_database(flags.database), flags.proxy_headers, workers=flags.workers)
    with listen(place) as listener:
        port = listener.getsockname()[1]
        print_left_out(lang)
        typer.echo(text(lang, "cli-serving", url=flags.base_url or f"http://{flags.host}:{port}"))
        is_public = flags.is_public or bool(flags.base_url)
        home_port = port if flags.host in ALL_INTERFACES else 0
        settings = Settings(
            base_url=flags.base_url,
            hosts=flags.hosts,
            code_words=PUBLIC_WORDS if is_public else Settings.code_words,
            typed_names=not is_public,
            home_port=home_port,
            laboratory=LaboratoryLimits() if flags.has_laboratory else None,
            lobby=flags.lobby,
            keep_days=flags.keep_days,
        )
        serve(place, settings, listener)


def back_up(lang: str, file: Path, database: str | None) -> None:
    if is_shared(database_of(database)):
        raise Refusal("backup/postgres", "a PostgreSQL database is copied by pg_dump")
    backup(sqlite_path(database_of(database)), file)
    typer.echo(text(lang, "cli-backed-up", path=file))

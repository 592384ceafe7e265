"""`doubloon serve` and `doubloon backup`."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

import typer
from platformdirs import user_data_path

from doubloon.engine.errors import Refusal
from doubloon.i18n import text
from doubloon.server.http.app import Settings
from doubloon.server.http.serve import EVERYWHERE, PREFIX, Place, is_shared, listening, path_of, serve
from doubloon.server.store.sqlite import PATIENCE, backup, opened


@dataclass(frozen=True)
class Asked:
    """The flags, as they were written."""

    host: str
    port: int
    database: str | None
    base_url: str
    proxy_headers: bool
    workers: int
    keep_days: int


def database_of(asked: str | None) -> str:
    """The database, in the user's data folder unless told otherwise."""
    return asked or f"{PREFIX}{user_data_path('doubloon', appauthor=False) / 'tables.db'}"


def prepared(asked: str | None) -> str:
    """The database, ready for use."""
    database = database_of(asked)
    if is_shared(database):
        from doubloon.server.store.postgres import prepare

        asyncio.run(prepare(database))
        return database
    path = path_of(database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError:
        raise Refusal("file/unwritable", f"{path} cannot be written", path=path) from None
    opened(path, PATIENCE).close()
    return database


def serve_tables(lang: str, asked: Asked) -> None:
    if asked.workers > 1 and not is_shared(database_of(asked.database)):
        raise Refusal("server/workers", "several workers need a database that they can share: postgresql://…")
    place = Place(asked.host, asked.port, prepared(asked.database), asked.proxy_headers, workers=asked.workers)
    with listening(place) as door:
        port = door.getsockname()[1]
        typer.echo(text(lang, "cli-serving", url=asked.base_url or f"http://{asked.host}:{port}"))
        home_port = port if asked.host in EVERYWHERE else 0
        serve(place, Settings(base_url=asked.base_url, home_port=home_port, keep_days=asked.keep_days), door)


def back_up(lang: str, file: Path, database: str | None) -> None:
    if is_shared(database_of(database)):
        raise Refusal("backup/postgres", "a PostgreSQL database is copied by pg_dump")
    backup(path_of(database_of(database)), file)
    typer.echo(text(lang, "cli-backed-up", path=file))

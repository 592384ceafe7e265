"""Games on disk: one running game for each game id, saved after every action, and the logs of all finished games."""

from __future__ import annotations

import fcntl
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from doubloon.bots import bot_names
from doubloon.bots.bot import is_custom
from doubloon.engine import fair
from doubloon.engine.errors import BadLog, Refusal
from doubloon.engine.game import SPECTATOR, Game
from doubloon.engine.log import Log, from_json
from doubloon.tui.local_table import LocalTable

FORMAT = "doubloon-saved-1"
MAX_BYTES = 32 << 20  # a game of a million steps is smaller


def folder() -> Path:
    return user_data_path("doubloon", appauthor=False)


def path_of(game: Game) -> Path:
    return folder() / "saved" / f"{game.id}.json"


@contextmanager
def lock(game: Game) -> Iterator[None]:
    """Lock the saved game: two processes would overwrite each other's file."""
    path = path_of(game).with_suffix(".lock")
    with _refuse_on_error(path):
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = os.open(path, os.O_WRONLY | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError:
        raise Refusal("table/busy", f"{game.id} is being played in another window") from None
    finally:
        os.close(lock)


def save(table: LocalTable) -> None:
    """Save the running game, including its secret seed."""
    document = {
        "format": FORMAT,
        "log": json.loads(table.log().to_json()),
        "seed": table.seed.hex(),
        "names": table.names,
        "bots": table.bots,
    }
    _write(path_of(table.game), json.dumps(document))


def finish(table: LocalTable) -> Path:
    """Save the log of a finished game, including its seed, and delete the running game."""
    path = save_log(table.log(reveal_seed=True))
    path_of(table.game).unlink(missing_ok=True)
    return path


def save_log(log: Log) -> Path:
    """Save the log of a finished game; idempotent."""
    text = log.to_json()
    began = log.began.replace("-", "").replace(":", "").replace("T", "-").rstrip("Z")
    path = folder() / "games" / f"{began}-{log.game}.json"
    number = 1
    while path.exists() and path.read_text(encoding="utf-8") != text:
        number += 1
        path = path.with_name(f"{began}-{log.game}-{number}.json")
    _write(path, text)
    return path


def set_aside(game: Game) -> None:
    """Rename the saved game to `.previous` before a new game replaces it."""
    with suppress(FileNotFoundError):
        path_of(game).replace(path_of(game).with_suffix(".previous"))


def load(game: Game) -> LocalTable | None:
    """The saved game, if any. An unreadable file is renamed to `.damaged`, and the refusal has its path."""
    path = path_of(game)
    if not path.exists():
        return None
    try:
        return _table(game, _document(read(path)))
    except (Refusal, ValueError, TypeError, KeyError) as error:
        reason = error if isinstance(error, Refusal) else BadLog("log/damaged", str(error), place=path.name)
        kept = path.with_name(f"{game.id}.{time.strftime('%Y%m%d-%H%M%S')}-{time.time_ns() % 10**9:09}.damaged")
        path.rename(kept)
        raise Refusal("saved/damaged", f"the saved game cannot be read: {reason}; it is kept as {kept}", reason=reason, path=kept) from None


def read(path: Path) -> bytes:
    """Read a file; refuses one that is too large to be a log."""
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise Refusal("file/missing", f"there is no file {path}", path=path) from None
    except (OSError, ValueError):
        raise Refusal("file/unreadable", f"{path} cannot be read", path=path) from None
    if len(content) > MAX_BYTES:
        raise Refusal("file/large", f"{path} is too large to be the log of a game", path=path)
    return content


def _document(content: bytes) -> dict[str, Any]:
    document = json.loads(content)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadLog("log/foreign", "this is not a saved game", place="format")
    return document


def _table(game: Game, document: dict[str, Any]) -> LocalTable:
    log = from_json(json.dumps(document["log"]))
    seed, names, bots = bytes.fromhex(document["seed"]), document["names"], document["bots"]
    if fair.commitment(seed) != log.commitment or not len(log.additions) == len(names) == len(bots) == log.seats:
        raise BadLog("log/damaged", "seed, additions or seats do not fit", place="seed")
    if not all(isinstance(name, str) for name in names + bots) or not all(bot in ("", *bot_names(game)) or is_custom(bot) for bot in bots):
        raise BadLog("log/damaged", "names or bots do not fit", place="names")
    additions = [bytes.fromhex(addition) for addition in log.additions]
    table = LocalTable(game, log.first, seed, additions, names, bots, log.began, game.replay(log), log.actions, log.times)
    for state, action in zip(game.states(log), log.actions, strict=False):
        table.told.extend(game.tell(state, action, SPECTATOR))
    return table


def _write(path: Path, text: str) -> None:
    """Write a file atomically and sync it to disk."""
    with _refuse_on_error(path):
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part = path.with_name(path.name + ".part")
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
        _sync(path.parent)


def _sync(directory: Path) -> None:
    """Sync a directory, so that renames in it are on disk."""
    descriptor = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def _refuse_on_error(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Refusal("file/unwritable", f"{path} cannot be written: {error.strerror}", path=path) from None

"""Games on disk: running games, saved after every action, and the logs of all finished games.

The first running game of Pig is `pig`, the next ones are `pig-2`, `pig-3` and so on. An id is free again when its game is over.
"""

from __future__ import annotations

import fcntl
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from doubloon.bots import bot_names
from doubloon.bots.bot import is_custom
from doubloon.engine import fair
from doubloon.engine.errors import BadLog, Refusal
from doubloon.engine.game import SPECTATOR, Game
from doubloon.engine.log import Log, from_json
from doubloon.games import GAMES
from doubloon.i18n import text
from doubloon.tui.local_table import LocalTable, retell

FORMAT = "doubloon-saved-1"
MAX_BYTES = 32 << 20  # a game of a million steps is smaller


def folder() -> Path:
    return user_data_path("doubloon", appauthor=False)


def path_of(save_id: str) -> Path:
    return folder() / "saved" / f"{save_id}.json"


def game_of(save_id: str) -> Game | None:
    """The game of a saved game: `pig-2` -> Pig."""
    name, _, number = save_id.rpartition("-")
    return GAMES.get(save_id) or (GAMES.get(name) if number.isdecimal() else None)


def saved_ids(game: Game | None = None) -> list[str]:
    """The ids of the running games, of this game or of all, the last one played first."""
    found = sorted(folder().glob("saved/*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    return [path.stem for path in found if (owner := game_of(path.stem)) and game in (None, owner)]


def free_ids(game: Game) -> Iterator[str]:
    """Ids for a new game: `pig`, `pig-2` ..., without those that are taken."""
    for number in count(1):
        save_id = game.id if number == 1 else f"{game.id}-{number}"
        if game_of(save_id) is game and not path_of(save_id).exists():
            yield save_id


def is_busy(save_id: str) -> bool:
    """True if another process plays this game."""
    try:
        with lock(save_id):
            return False
    except Refusal as refusal:
        return refusal.key == "table/busy"


def summary(lang: str, table: LocalTable) -> str:
    """`pig-2: Ann 23 · Fox 12; last played 2026-01-31 12:00`, in local time."""
    points = table.game.show(table.state, SPECTATOR).to_json()["points"]
    players = " · ".join(f"{name} {score}" for name, score in zip(table.names, points, strict=False))
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path_of(table.save_id).stat().st_mtime))
    return text(lang, "tui-save", id=table.save_id, players=players, when=when)


def delete(save_id: str) -> None:
    if game_of(save_id) is None or not path_of(save_id).exists():
        raise unknown(save_id)
    with lock(save_id):
        path_of(save_id).unlink(missing_ok=True)


def unknown(save_id: str) -> Refusal:
    known = ", ".join(saved_ids())
    if not known:
        return Refusal("saved/nothing", "no game is saved")
    return Refusal("saved/unknown", f"no game is saved as {save_id!r}; saved are {known}", asked=save_id, known=known)


@contextmanager
def lock(save_id: str) -> Iterator[None]:
    """Lock a saved game: two processes would overwrite each other's file."""
    path = path_of(save_id).with_suffix(".lock")
    with _refuse_on_error(path):
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = os.open(path, os.O_WRONLY | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError:
        raise Refusal("table/busy", f"{save_id} is being played in another window") from None
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
    _write(path_of(table.save_id or table.game.id), json.dumps(document))


def finish(table: LocalTable) -> Path:
    """Save the log of a finished game, including its seed, and delete the running game."""
    path = save_log(table.log(reveal_seed=True))
    path_of(table.save_id or table.game.id).unlink(missing_ok=True)
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


def load(save_id: str) -> LocalTable:
    """A saved game. An unreadable file is renamed to `.damaged`, and the refusal has its path."""
    path, game = path_of(save_id), game_of(save_id)
    if game is None or not path.exists():
        raise unknown(save_id)
    try:
        return _table(game, save_id, _document(read(path)))
    except (Refusal, ValueError, TypeError, KeyError) as error:
        reason = error if isinstance(error, Refusal) else BadLog("log/damaged", str(error), place=path.name)
        kept = path.with_name(f"{save_id}.{time.strftime('%Y%m%d-%H%M%S')}-{time.time_ns() % 10**9:09}.damaged")
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


def _table(game: Game, save_id: str, document: dict[str, Any]) -> LocalTable:
    log = from_json(json.dumps(document["log"]))
    seed, names, bots = bytes.fromhex(document["seed"]), document["names"], document["bots"]
    if fair.commitment(seed) != log.commitment or not len(log.additions) == len(names) == len(bots) == log.seats:
        raise BadLog("log/damaged", "seed, additions or seats do not fit", place="seed")
    if not all(isinstance(name, str) for name in names + bots) or not all(bot in ("", *bot_names(game)) or is_custom(bot) for bot in bots):
        raise BadLog("log/damaged", "names or bots do not fit", place="names")
    additions = [bytes.fromhex(addition) for addition in log.additions]
    rules = game, log.version, log.options
    table = LocalTable(*rules, log.first, seed, additions, names, bots, log.began, game.replay(log), save_id, log.actions, log.times)
    retell(table)
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

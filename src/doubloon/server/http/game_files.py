"""What the games of packages bring for the browser: the folder `web` of each, its texts and its looks, in memory. The address of a file has
a hash of all of them, so browsers keep it for ever and a changed file has another address."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from doubloon.engine.game import Game
from doubloon.games import BROUGHT, GAMES, box_of
from doubloon.server.http.static import TYPES, File, file_of, respond
from doubloon.server.protocol.responses import GameFiles

KINDS = {*TYPES} - {".html", ".ts"}  # a package adds to the pages, but has none of its own
KEPT = Path("assets")  # served as the files there are: kept for ever
BOX = "box.json"
MOST_MINUTES = 999

Stamp = tuple[tuple[str, int, int], ...]  # name, time in ns and size of each file


class PackageFiles:
    """Requests never touch the file system, so no path can escape the folders. They are read again when a page asks for the catalog."""

    def __init__(self, check: Callable[[Request], None] = lambda _: None) -> None:
        self._check = check  # refuses a request above the rate limit
        self._stamps: dict[str, Stamp] = {}  # by box
        self._files: dict[str, dict[str, File]] = {}  # by address, with a slash at the end
        self._declared: dict[str, GameFiles] = {}  # by box
        for game in GAMES.values():
            self.of(game)

    def routes(self) -> list[Route]:
        return [Route("/games/{box}/{hash}/{name:path}", self.file, methods=["GET"])]

    async def file(self, request: Request) -> Response:
        self._check(request)
        box, digest, name = (request.path_params[each] for each in ("box", "hash", "name"))
        found = self._files.get(f"/games/{box}/{digest}/", {}).get(name)
        if found is None:
            raise HTTPException(404)
        return respond(found, request)

    def of(self, game: Game) -> GameFiles | None:
        """What the package of a game brings; None if the game is one of ours. The files are read if they have changed."""
        if game.id not in BROUGHT:
            return None
        box = box_of(game)
        with suppress(OSError):  # they are being written
            stamp = _stamp(game.folder)
            if stamp != self._stamps.get(box):
                self._read(box, game.folder)
                self._stamps[box] = stamp
        return self._declared.get(box)

    def _read(self, box: str, folder: Path) -> None:
        files = {name: file_of(f"{KEPT}/{name}", path.read_bytes()) for name, path in paths(folder)}
        digest = hashlib.sha256(repr([(name, files[name].body) for name in sorted(files)]).encode()).hexdigest()[:16]
        address = f"/games/{box}/{digest}/"
        old = self._declared.get(box)
        if old:
            self._files.pop(old.address, None)
        self._files[address] = files
        minutes = _minutes(files[BOX].body) if BOX in files else 0
        self._declared[box] = GameFiles(address=address, names=sorted(files), minutes=minutes)


def paths(folder: Path) -> Iterator[tuple[str, Path]]:
    """The files of a game for the browser, by the names under which they are served. Links that lead out of the folder are left out."""
    found = [(path.relative_to(folder / "web").as_posix(), path) for path in sorted((folder / "web").rglob("*"))]
    found += [(path.relative_to(folder).as_posix(), path) for path in sorted([*folder.glob("looks.ftl"), *folder.glob("texts/*.ftl")])]
    for name, path in found:
        if path.suffix in KINDS and path.is_file() and path.resolve().is_relative_to(folder.resolve()):
            yield name, path


def _stamp(folder: Path) -> Stamp:
    states = [(name, path.stat()) for name, path in paths(folder)]
    return tuple((name, state.st_mtime_ns, state.st_size) for name, state in states)


def _minutes(box: bytes) -> int:
    """How long a game takes, from `box.json`; 0 if it does not say."""
    try:
        minutes = json.loads(box)["minutes"]
    except (ValueError, TypeError, KeyError):
        return 0
    return minutes if type(minutes) is int and 0 < minutes <= MOST_MINUTES else 0

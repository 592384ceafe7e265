"""The built pages, served from memory: requests never touch the file system, so no path can escape the folder."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import doubloon
from doubloon.i18n import LANGUAGES, text

FOLDER = Path(doubloon.__file__).parent / "web"
INDEX = "index.html"
CACHE_CONTROL = {  # by folder
    "assets": "public, max-age=31536000, immutable",  # their names have a hash
    "art": "public, max-age=3600, stale-while-revalidate=604800",
}
TYPES = {  # the system's list may differ
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".ts": "text/plain",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSIBLE = ("text/", "image/svg+xml", "application/json", "application/manifest+json")


@dataclass(frozen=True)
class File:
    body: bytes
    gzipped: bytes  # empty where compression saves nothing
    headers: dict[str, str]


class StaticFiles:
    def __init__(self, folder: Path = FOLDER, check: Callable[[Request], None] = lambda _: None) -> None:
        self._folder = folder
        self._check = check  # refuses a request above the rate limit
        self._modified = 0  # ns since 1970, of the files in memory
        self._files: dict[str, File] = {}
        self.read()

    def routes(self) -> list[Route]:
        return [
            Route("/", self.index, methods=["GET"]),
            *(Route(f"/{folder}/{{name:path}}", self.file, methods=["GET"]) for folder in CACHE_CONTROL),
            Route("/{name}", self.file, methods=["GET"]),
        ]

    async def index(self, request: Request) -> Response:
        return self.page(request)

    def page(self, request: Request, tags: str = "") -> Response:
        """The page, with more tags in its head; after a new build it is read again."""
        self._check(request)
        self.read()
        if INDEX not in self._files:
            lang = preferred_language(request.headers.get("accept-language", ""))
            return PlainTextResponse(text(lang, "web-unbuilt") + "\n", 503, {"cache-control": "no-store", "content-language": lang})
        found = self._files[INDEX]
        return respond(file_of(INDEX, found.body.replace(b"</head>", tags.encode() + b"</head>", 1)) if tags else found, request)

    def has(self, name: str) -> bool:
        return name in self._files

    async def file(self, request: Request) -> Response:
        self._check(request)
        self.read()
        found = self._files.get(request.scope["path"].removeprefix("/"))
        if found is None:
            raise HTTPException(404)
        return respond(found, request)

    def read(self) -> None:
        """Read all files, if they have changed."""
        modified = last_modified(self._folder)
        if modified == self._modified:
            return
        with suppress(OSError):  # a build is running
            paths = [path for path in self._folder.rglob("*") if path.is_file()]
            self._files = {name: file_of(name, path.read_bytes()) for path in paths if (name := path.relative_to(self._folder).as_posix())}
            self._modified = modified


def last_modified(folder: Path) -> int:
    """When the page or one of its folders last changed, in ns since 1970; 0 if there is nothing."""
    places = (folder / INDEX, *(folder / name for name in CACHE_CONTROL))
    return max((place.stat().st_mtime_ns for place in places if place.exists()), default=0)


def file_of(name: str, body: bytes) -> File:
    kind = TYPES.get(PurePosixPath(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    gzipped = gzip.compress(body, mtime=0) if kind.startswith(COMPRESSIBLE) else b""
    headers = {
        "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        "cache-control": CACHE_CONTROL.get(name.split("/", maxsplit=1)[0], "no-cache"),
        "etag": f'W/"{hashlib.sha256(body).hexdigest()[:32]}"',  # weak: the same for both forms
    }
    if 0 < len(gzipped) < len(body):
        return File(body, gzipped, {**headers, "vary": "accept-encoding"})
    return File(body, b"", headers)


def respond(file: File, request: Request) -> Response:
    known = {each.strip() for each in request.headers.get("if-none-match", "").split(",")}
    if file.headers["etag"] in known:
        return Response(status_code=304, headers={name: value for name, value in file.headers.items() if name != "content-type"})
    if file.gzipped and accepts_gzip(request.headers.get("accept-encoding", "")):
        return Response(file.gzipped, headers={**file.headers, "content-encoding": "gzip"})
    return Response(file.body, headers=file.headers)


def accepts_gzip(accepted: str) -> bool:
    """`br;q=1, gzip;q=0.5` -> True"""
    weights = {name.strip().lower(): weight.replace(" ", "") for name, _, weight in (each.partition(";") for each in accepted.split(","))}
    return "gzip" in weights and weights["gzip"] not in ("q=0", "q=0.0", "q=0.00", "q=0.000")


def preferred_language(accepted: str) -> str:
    """`fr-CH, de;q=0.8` -> `fr`: browsers list the most preferred first."""
    accepted_languages = [each.strip()[:2].lower() for each in accepted.split(",")]
    return next((lang for lang in accepted_languages if lang in LANGUAGES), "en")

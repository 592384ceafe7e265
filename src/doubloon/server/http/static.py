"""The built pages: read into memory, so that a name is found or not and no path is ever followed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import doubloon
from doubloon.i18n import LANGUAGES, text

FOLDER = Path(doubloon.__file__).parent / "web"
INDEX = "index.html"
CACHED = {  # by folder: how long a browser may keep a file without asking
    "assets": "public, max-age=31536000, immutable",  # their names have a hash
    "art": "public, max-age=3600, stale-while-revalidate=604800",
}
TYPES = {  # some systems know these otherwise, or not at all
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED = ("text/", "image/svg+xml", "application/json", "application/manifest+json")


@dataclass(frozen=True)
class File:
    body: bytes
    packed: bytes  # the same, by gzip; empty where that saves nothing
    headers: dict[str, str]


class Site:
    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._built = 0  # ns since 1970: of what was read
        self._files: dict[str, File] = {}
        self.read()

    def routes(self) -> list[Route]:
        return [
            Route("/", self.index, methods=["GET"]),
            *(Route(f"/{folder}/{{name:path}}", self.file, methods=["GET"]) for folder in CACHED),
            Route("/{name}", self.file, methods=["GET"]),
        ]

    async def index(self, request: Request) -> Response:
        """The page; what was built anew is read anew."""
        self.read()
        if INDEX not in self._files:
            lang = spoken(request.headers.get("accept-language", ""))
            return PlainTextResponse(text(lang, "web-unbuilt") + "\n", 503, {"cache-control": "no-store", "content-language": lang})
        return given(self._files[INDEX], request)

    async def file(self, request: Request) -> Response:
        self.read()
        found = self._files.get(request.scope["path"].removeprefix("/"))
        if found is None:
            raise HTTPException(404)
        return given(found, request)

    def read(self) -> None:
        """All files, if they are others than before."""
        built = newest(self._folder)
        if built == self._built:
            return
        with suppress(OSError):  # it is being built just now
            paths = [path for path in self._folder.rglob("*") if path.is_file()]
            self._files = {path.relative_to(self._folder).as_posix(): loaded(path, path.relative_to(self._folder)) for path in paths}
            self._built = built


def newest(folder: Path) -> int:
    """When the page, or what lies in a folder, last changed; 0 if there is nothing."""
    places = (folder / INDEX, *(folder / name for name in CACHED))
    return max((place.stat().st_mtime_ns for place in places if place.exists()), default=0)


def loaded(path: Path, name: Path) -> File:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if kind.startswith(PACKED) else b""
    headers = {
        "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        "cache-control": CACHED.get(name.parts[0], "no-cache"),
        "etag": f'W/"{hashlib.sha256(body).hexdigest()[:32]}"',  # weak: the same for both forms
    }
    if 0 < len(packed) < len(body):
        return File(body, packed, {**headers, "vary": "accept-encoding"})
    return File(body, b"", headers)


def given(file: File, request: Request) -> Response:
    known = {each.strip() for each in request.headers.get("if-none-match", "").split(",")}
    if file.headers["etag"] in known:
        return Response(status_code=304, headers={name: value for name, value in file.headers.items() if name != "content-type"})
    if file.packed and takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(file.packed, headers={**file.headers, "content-encoding": "gzip"})
    return Response(file.body, headers=file.headers)


def takes_gzip(accepted: str) -> bool:
    """`br;q=1, gzip;q=0.5` -> True"""
    weights = {name.strip().lower(): weight.replace(" ", "") for name, _, weight in (each.partition(";") for each in accepted.split(","))}
    return "gzip" in weights and weights["gzip"] not in ("q=0", "q=0.0", "q=0.00", "q=0.000")


def spoken(accepted: str) -> str:
    """`fr-CH, de;q=0.8` -> `fr`: browsers name the dearest first."""
    wished = [each.strip()[:2].lower() for each in accepted.split(",")]
    return next((lang for lang in wished if lang in LANGUAGES), "en")

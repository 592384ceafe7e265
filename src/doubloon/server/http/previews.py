"""Links to tables that show something before they are opened: a path names a game and a face, and its page has tags for that.

All that a preview tells is in the path. The code of the table stays behind the #: nobody learns here whether it exists.
"""

from __future__ import annotations

import unicodedata
from html import escape

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from doubloon.games import GAMES, box_of
from doubloon.i18n import game_title, text
from doubloon.server.http.invites import origin
from doubloon.server.http.static import StaticFiles
from doubloon.server.protocol.presets import FACES
from doubloon.server.table.setup import supported_language

ICON = ("art/app-icon-512.png", 512, 512)  # for games without a picture of their own
SIZE = (1200, 630)  # of the pictures that scripts/previews.py draws


def face_name(face: str) -> str:
    """`🦊` (FOX FACE) -> `fox`"""
    return unicodedata.name(face).split()[0].lower()


FACE_NAMES = {face_name(face): face for face in FACES}


def preview_path(lang: str, game: str, face: str) -> str:
    """`/join/de/pig/fox`; a host without a seat has no face."""
    return "/".join(["/join", lang, game, *([face_name(face)] if face in FACES else [])])


class LinkPreviews:
    def __init__(self, files: StaticFiles, base_url: str) -> None:
        self._files = files
        self._base_url = base_url

    def routes(self) -> list[Route]:
        return [Route(path, self.page, methods=["GET"]) for path in ("/join/{lang}/{game}", "/join/{lang}/{game}/{face}")]

    async def page(self, request: Request) -> Response:
        """The page as everywhere, with tags of what the path names. What is not known is left out."""
        named = request.path_params
        face = FACE_NAMES.get(named.get("face", ""), "")
        return self._files.page(request, self._tags(request, supported_language(named["lang"]), named["game"], face))

    def _tags(self, request: Request, lang: str, game: str, face: str) -> str:
        title = game_title(lang, game) if game in GAMES else "Doubloon"
        picture, width, height = self._picture(game)
        tags = {
            "og:type": "website",
            "og:site_name": "Doubloon",
            "og:locale": lang,
            "og:title": text(lang, "preview-title", game=title, face=face).strip(),
            "og:description": text(lang, "preview-says"),
            "og:image": f"{origin(request, self._base_url, 0)}/{picture}",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": title,
            "twitter:card": "summary_large_image",
        }  # no og:url: services would open it instead of the link, without the code
        return "".join(f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items())

    def _picture(self, game: str) -> tuple[str, int, int]:
        name = f"art/preview-{box_of(GAMES[game])}.jpg" if game in GAMES else ""
        return (name, *SIZE) if self._files.has(name) else ICON

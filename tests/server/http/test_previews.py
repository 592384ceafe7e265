"""A link to a table shows game and face before it is opened, and tells nothing of the table."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from doubloon.client import ApiClient
from doubloon.client.api import split_link
from doubloon.server.http.headers import HEADERS
from doubloon.server.http.previews import FACE_NAMES
from doubloon.server.protocol.messages import NewSeat
from doubloon.server.protocol.presets import FACES
from tests.server.http.test_static import ask
from tests.server.running import Server, running
from tests.server.tables import OPEN
from tests.server.talking import make

FOX = NewSeat(kind="me", name="Fast Fox", face="🦊")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    site = tmp_path_factory.mktemp("site") / "web"
    (site / "art").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><html><head><title>Doubloon</title></head><body></body></html>")
    (site / "art" / "preview-pig.jpg").write_bytes(b"picture")
    with running(site.parent / "tables.db", site=str(site)) as server:
        yield server


def tags(server: Server, path: str) -> dict[str, str]:
    status, headers, body = ask(server, path)
    assert status == 200
    assert {name: headers[name] for name in HEADERS} == HEADERS
    found = re.findall(r'<meta property="([^"]*)" content="([^"]*)" />', body.decode())
    return {name: unescape(content) for name, content in found}


def test_each_face_has_a_name() -> None:
    assert sorted(FACE_NAMES.values()) == sorted(FACES)
    assert FACE_NAMES["badger"] == "🦡"


async def test_an_invitation_leads_to_game_and_face_of_the_host(pages: Server) -> None:
    desk = ApiClient(pages.url)
    mine = await make(desk, "pig", (FOX, OPEN), lang="de")
    invited = await desk.invite(mine.room.code)
    assert invited.shared == f"{pages.url}/join/de/pig/fox#{mine.room.code}"
    assert split_link(invited.shared) == (pages.url, mine.room.code)
    found = tags(pages, "/join/de/pig/fox")
    assert found["og:title"] == "🦊 Pig: Spiel mit!"
    assert found["og:image"] == f"{pages.url}/art/preview-pig.jpg"
    status, headers, body = ask(pages, "/art/preview-pig.jpg")
    assert (status, headers["content-type"], body) == (200, "image/jpeg", b"picture")
    assert "og:url" not in found  # services would open it without the code


async def test_a_host_without_a_seat_has_no_face(pages: Server) -> None:
    desk = ApiClient(pages.url)
    mine = await make(desk, "pig", (OPEN, OPEN))
    assert (await desk.invite(mine.room.code)).shared == f"{pages.url}/join/en/pig#{mine.room.code}"
    assert tags(pages, "/join/en/pig")["og:title"] == "Pig: come and play!"


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/join/xx/pig/fox", "🦊 Pig: come and play!"),
        ("/join/fr/no-such-game/fox", "🦊 Doubloon : viens jouer !"),
        ("/join/en/pig/nobody", "Pig: come and play!"),
        ("/join/en/%3Cscript%3E/%22onload=", "Doubloon: come and play!"),
        ("/join/en/amber-boat-river", "Doubloon: come and play!"),
    ],
)
def test_what_is_not_known_is_left_out_and_nothing_is_repeated(pages: Server, path: str, title: str) -> None:
    assert tags(pages, path)["og:title"] == title
    body = ask(pages, path)[2]
    assert b"script>" not in body.lower().replace(b"</script>", b"")
    assert b"onload" not in body
    assert b"amber" not in body


def test_the_page_is_the_same_otherwise(pages: Server) -> None:
    plain, shown = ask(pages, "/")[2].decode(), ask(pages, "/join/en/pig/fox")[2].decode()
    assert re.sub(r"<meta property[^>]*/>", "", shown) == plain


def test_it_is_no_way_to_guess_codes(pages: Server) -> None:
    """The code is behind the #: the server does not even get it."""
    assert ask(pages, "/join/en/pig/fox")[2] == ask(pages, "/join/en/pig/fox?code=amber-boat-river")[2]
    assert ask(pages, "/join/en/pig/fox", "POST")[0] == 405


def test_a_quiet_etag(pages: Server) -> None:
    etag = ask(pages, "/join/en/pig/fox")[1]["etag"]
    assert etag != ask(pages, "/")[1]["etag"]
    assert ask(pages, "/join/en/pig/fox", if_none_match=etag)[0] == 304


async def test_before_the_pages_are_built_it_is_said(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", site=str(tmp_path / "web")) as server:
        assert ask(server, "/join/en/pig/fox")[0] == 503

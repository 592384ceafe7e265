"""The built pages, as browsers and others ask for them."""

import gzip
import json
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from doubloon.server.http.static import Site, takes_gzip
from tests.server.running import Server, running

PAGE = "<!doctype html><title>Doubloon</title>" + "<p>Gold</p>" * 50
FILES = {
    "index.html": PAGE,
    "THIRD-PARTY.txt": "Thanks. " * 50,
    "sw.js": "self.addEventListener('fetch', () => undefined);" * 9,
    "manifest-de.webmanifest": '{"name": "Doubloon"}',
    "assets/main-B3xK9q.js": "export const gold = 1;" * 50,
    "assets/nunito-C4.woff2": "font",
    "art/troll.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>" * 9,
}
Answer = tuple[int, dict[str, str], bytes]


def build(folder: Path) -> Path:
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content)
    return folder


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits that users have."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "secret").write_text("hidden")
    with running(folder / "tables.db", generous=False, site=str(build(folder / "web"))) as server:
        yield server


def ask(server: Server, path: str, method: str = "GET", **headers: str) -> Answer:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=10)
    try:
        connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        response = connection.getresponse()
        return response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()
    finally:
        connection.close()


@pytest.mark.parametrize(
    ("path", "kind", "cached"),
    [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/THIRD-PARTY.txt", "text/plain; charset=utf-8", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest-de.webmanifest", "application/manifest+json", "no-cache"),
        ("/assets/main-B3xK9q.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/nunito-C4.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/art/troll.svg", "image/svg+xml", "public, max-age=3600, stale-while-revalidate=604800"),
    ],
)
def test_files_have_their_kind_and_lifetime(pages: Server, path: str, kind: str, cached: str) -> None:
    status, headers, body = ask(pages, path)
    assert (status, headers["content-type"], headers["cache-control"]) == (200, kind, cached)
    assert body.decode() == FILES[path.removeprefix("/") or "index.html"]
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
    assert {"manifest-src 'self'", "worker-src 'self'"} <= set(headers["content-security-policy"].split("; "))
    assert headers["x-content-type-options"] == "nosniff"


def test_text_is_packed_for_who_can_unpack_it(pages: Server) -> None:
    status, headers, body = ask(pages, "/", accept_encoding="br, gzip;q=0.8")
    assert (status, headers["content-encoding"], headers["vary"]) == (200, "gzip", "accept-encoding")
    assert gzip.decompress(body).decode() == PAGE
    assert "content-encoding" not in ask(pages, "/", accept_encoding="br")[1]
    assert "content-encoding" not in ask(pages, "/assets/nunito-C4.woff2", accept_encoding="gzip")[1]
    assert "content-encoding" not in ask(pages, "/api/lists", accept_encoding="gzip")[1]


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [("gzip", True), ("deflate, GZIP;q=0.1", True), ("gzip;q=0", False), ("gzip; q=0.0", False), ("gzipped", False), ("", False)],
)
def test_who_takes_gzip(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) == takes


def test_only_the_head_is_sent_where_only_that_is_asked_for(pages: Server) -> None:
    status, headers, body = ask(pages, "/art/troll.svg", "HEAD")
    assert (status, headers["content-length"], body) == (200, str(len(FILES["art/troll.svg"])), b"")


def test_what_a_browser_has_is_not_sent_again(pages: Server) -> None:
    tag = ask(pages, "/art/troll.svg")[1]["etag"]
    status, headers, body = ask(pages, "/art/troll.svg", if_none_match=f'"other", {tag}')
    assert (status, headers["etag"], body) == (304, tag, b"")
    assert ask(pages, "/art/troll.svg", if_none_match='"other"')[0] == 200


@pytest.mark.parametrize(
    "path",
    [
        "/../secret",
        "/art/../../secret",
        "/art/..%2f..%2fsecret",
        "/%2e%2e/secret",
        "/art//etc/passwd",
        "/art/",
        "/assets",
        "/none",
        "/art/%00",
    ],
)
def test_nothing_else_can_be_had(pages: Server, path: str) -> None:
    status, _, body = ask(pages, path)
    assert (status, json.loads(body)["reason"]) == (404, "request/unknown")


def test_pages_are_not_written_to(pages: Server) -> None:
    assert ask(pages, "/", "POST")[0] == 405
    assert ask(pages, "/api/nothing", "POST")[0] == 404


def test_a_page_of_many_pictures_loads_at_once(pages: Server) -> None:
    assert {ask(pages, "/art/troll.svg")[0] for _ in range(400)} == {200}
    assert ask(pages, "/api/lists")[0] == 200


@pytest.mark.parametrize(
    ("accepted", "lang", "words"),
    [("", "en", "not built yet"), ("es, fr-CH;q=0.9, de", "fr", "pas encore construite"), ("de-AT", "de", "noch nicht gebaut")],
)
def test_without_pages_it_is_said_how_to_build_them(tmp_path: Path, accepted: str, lang: str, words: str) -> None:
    with running(tmp_path / "tables.db", site=str(tmp_path / "web")) as server:
        status, headers, body = ask(server, "/", accept_language=accepted)
        assert (status, headers["content-language"]) == (503, lang)
        assert words in body.decode()
        assert "make web" in body.decode()


def test_what_is_built_anew_is_served_anew(tmp_path: Path) -> None:
    site = Site(tmp_path / "web")
    assert "index.html" not in site._files
    build(tmp_path / "web")
    site.read()
    assert site._files["index.html"].body.decode() == PAGE
    (tmp_path / "web" / "index.html").write_text("new")
    site.read()
    assert site._files["index.html"].body == b"new"

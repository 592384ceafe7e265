"""The page itself: it comes, it is ours alone, and it credits the work of others."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.conftest import Visit

LOCK = Path(__file__).parents[2] / "web" / "package-lock.json"


def test_the_page_has_its_title(phone: Page) -> None:
    expect(phone).to_have_title("Doubloon")


def test_a_page_asks_nobody_else(visit: Visit, server: Server) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload(wait_until="networkidle")
    assert asked
    assert all(url.startswith(server.url) for url in asked)


def test_the_pages_say_whose_work_is_in_them(visit: Visit) -> None:
    thanks = visit().request.get("/THIRD-PARTY.txt").text()
    for name in ("preact", "@preact/signals", "@fluent/bundle"):
        assert name in thanks


def test_the_lock_names_no_place_to_load_from() -> None:
    assert '"resolved"' not in LOCK.read_text(encoding="utf-8")

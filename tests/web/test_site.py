"""The built documentation, opened from its files as `doubloon docs` opens it. `make soak` builds it first."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from doubloon.cli.docs import INDEX
from tests.counts import some
from tests.web.conftest import DESK, PHONE

pytestmark = pytest.mark.skipif(not INDEX.exists(), reason="the site is not built: make site")

PAGES = sorted(INDEX.parent.rglob("*.html"))


def opened(browser: Browser, size: dict[str, Any], asked: list[str]) -> Page:
    """A page that notes what it asks for; the network is cut off."""
    context = browser.new_context(**size, offline=True)
    context.on("request", lambda request: asked.append(request.url))
    return context.new_page()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_pages_fit_and_load_files_alone(browser: Browser, size: dict[str, Any]) -> None:
    asked: list[str] = []
    page = opened(browser, size, asked)
    for path in some(PAGES, min(8, len(PAGES))):
        page.goto(path.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    page.context.close()


def test_a_word_is_found_without_a_network(browser: Browser) -> None:
    asked: list[str] = []
    page = opened(browser, PHONE, asked)
    page.goto(INDEX.as_uri())
    page.locator(".header-left label").click()
    page.get_by_placeholder("Search").fill("troll")
    page.keyboard.press("Enter")
    page.locator("#search-results a", has_text="Troll & Dragon").first.click()
    expect(page.locator("h1")).to_contain_text("Troll & Dragon")
    assert Path(page.url).name.startswith("troll-dragon.html")
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    page.context.close()

"""One browser and one server for all tests of the pages that a worker runs; each test has its own people, with devices of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from doubloon.server.site import FOLDER, INDEX
from tests.server.running import Server, running
from tests.web.browser import FLAGS, MISSING, browser_path

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PATIENCE = 10_000  # ms for what a page is asked to do

Visit = Callable[..., Page]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A fresh database; bots and dice hurry."""
    if not (FOLDER / INDEX).exists():
        pytest.fail("the pages are not built: run make web")
    with running(tmp_path_factory.mktemp("web") / "tables.db", times=10) as started:
        yield started


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed with the package: while it runs, no other test of this process could run an event loop."""
    path = browser_path()
    if path is None:
        pytest.fail(MISSING)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """`visit("/#…", **PHONE)`: a new person comes with a device; whatever goes wrong on a page fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(path: str = "/", **device: Any) -> Page:
        context = browser.new_context(**{"base_url": server.url, "locale": "en-GB", "reduced_motion": "reduce", **DESK, **device})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
        page.on("console", lambda message: wrong.append(f"console: {message.text}") if message.type == "error" else None)
        page.on("requestfailed", lambda request: wrong.append(f"failed: {request.url}") if is_own(request.failure) else None)
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not wrong


def is_own(failure: str | None) -> bool:
    """A request that the page itself gave up is none that failed."""
    return failure is not None and "ERR_ABORTED" not in failure


@pytest.fixture
def phone(visit: Visit) -> Page:
    return visit(**PHONE)


@pytest.fixture
def tablet(visit: Visit) -> Page:
    return visit(**TABLET)


@pytest.fixture
def desk(visit: Visit) -> Page:
    return visit(**DESK)


@pytest.fixture(scope="package")
def axe() -> str:
    """The script that looks for what shuts people out."""
    return (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

"""One browser and one server for all tests of the pages that a worker runs; each test has its own people, with devices of their own."""

import json
import secrets
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from doubloon.server.http.static import FOLDER, INDEX
from tests.counts import SOAK
from tests.server.running import Server, running
from tests.web.browser import FLAGS, HOME, MISSING, browser_path
from tests.web.devices import PATIENCE, Device, Devices, Faults
from tests.web.line import Line, line_to

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TV: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
NO_NETWORK = r"WebSocket connection to .* failed: .*(ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|ERR_EMPTY_RESPONSE|handshake)"
HURRY = 20  # times as fast as for people
BOTS = 8  # times as fast once more: whoever waits for several bots waits for the page alone
SPEED = 40  # of the pages
EXPERIMENT = 10.0  # seconds at most, in the laboratory

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]
Serve = Callable[..., Server]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A fresh database; bots and dice hurry."""
    if not (FOLDER / INDEX).exists():
        pytest.fail("the pages are not built: run make web")
    folder = tmp_path_factory.mktemp("web")
    with running(folder / "tables.db", times=HURRY, bots=BOTS, seeds=str(folder / "seeds"), laboratory=EXPERIMENT) as started:
        yield started


@pytest.fixture(autouse=True)
def same_dice(server: Server, request: pytest.FixtureRequest) -> str:
    """Each test has its own luck, the same every time; `make soak` tries another."""
    seed = f"{request.node.nodeid} {secrets.token_hex() if SOAK > 1 else ''}"
    server.seed(seed)
    return seed


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Ended with the package: while it runs, no other test of this process could run an event loop."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    path = browser_path()
    if path is None:
        pytest.fail(MISSING)
    started = playwright.chromium.launch(executable_path=path, args=FLAGS)
    yield started
    started.close()


@pytest.fixture
def expected() -> list[str]:
    """Patterns of what may go wrong on a page: a test adds what it brings about."""
    return []


@pytest.fixture
def line(server: Server, expected: list[str]) -> Iterator[Line]:
    """A line to the server that is gone after the test, before the pages: they may still ask for pictures, or connect again."""
    expected += [r"failed: .*/art/", "console: Failed to load resource", r"WebSocket connection to .* failed: .*ERR_CONNECTION_REFUSED"]
    with line_to(server.port) as line:
        yield line


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """`serve(…)`: another server for this test alone; it ends after the pages."""
    with ExitStack() as servers:
        yield lambda **how: servers.enter_context(running(tmp_path / "tables.db", **how))


@pytest.fixture(scope="package")
def devices(browser: Browser) -> Devices:
    return Devices(browser)


def is_plain(device: dict[str, Any], expected: list[str]) -> bool:
    """Whether nothing that a test does to a page would be left."""
    is_usual = HOME in device.get("base_url", HOME) and "service_workers" not in device
    return is_usual and NO_NETWORK not in expected


@pytest.fixture
def visit(devices: Devices, server: Server, serve: Serve, expected: list[str], same_dice: str) -> Iterator[Visit]:
    """`visit("/#…", **PHONE)`: a new person comes with a device; whatever goes wrong on a page fails the test.

    `memory` is what the device remembers from earlier visits, by the names that the page uses; `settings` are some of that.
    """
    taken: list[Device] = []
    faults = Faults()

    def come(path: str = "/", memory: dict[str, Any] | None = None, settings: dict[str, Any] | None = None, **device: Any) -> Page:
        usual = {"base_url": server.url, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
        options = {**usual, **DESK, **device}
        taken.append(devices.take(options, is_plain=is_plain(device, expected)))
        kept = {"settings": {"speed": SPEED, "tips": False, **(settings or {})}, **(memory or {})}
        luck = {"luck": str(zlib.crc32(f"{same_dice} {len(taken)}".encode()))}
        faults.watch(taken[-1].page.context)
        taken[-1].open(path, options["viewport"], luck | {f"doubloon-{name}": json.dumps(value) for name, value in kept.items()})
        return taken[-1].page

    yield come
    for device in taken:
        devices.give_back(device)
        faults.leave(device.page.context)
    assert not faults.unexpected(expected)


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

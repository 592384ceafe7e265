"""Pages that stay open from test to test. Loading one anew costs less than half of the CPU time of a page in a new context.

Each visit begins with an empty storage and a new document. A page that a test may have damaged (no network, another server, a service
worker) is not used again.
"""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

BARE = "/health"  # a document of the server without a script
MOST = 3  # idle pages of one kind
PATIENCE = 20_000  # ms for what a page is asked to do: two busy cores are shared

# Names, and what a seat adds to the dice; ids of commands stay different. The seed is stored: each visit has another.
LUCK = """() => {
  if (location.protocol === "about:") return;
  let seed = Number(localStorage.getItem("luck"));
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    const mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  Math.random = next;
  const fill = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.map(() => 256 * next()) : fill(bytes));
}"""

# Nothing is painted: that takes half of the time, and no test looks at pixels. Opacity changes neither the layout nor what a finger hits.
UNPAINTED = """() => {
  window.unpainted = new CSSStyleSheet();
  window.unpainted.replaceSync("html { opacity: 0 !important }");
  document.adoptedStyleSheets.push(window.unpainted);
}"""

# The page loads the pictures that it shows, and not all 84 of them ahead: that takes a third of the time of a visit.
NOT_AHEAD = """() => {
  const ask = window.fetch;
  window.fetch = (path, how) => (path === "/art.json" ? Promise.resolve(Response.json([])) : ask(path, how));
}"""

# The device remembers this and nothing else.
REMEMBER = """(items) => {
  sessionStorage.clear();
  localStorage.clear();
  for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
}"""


@dataclass
class Device:
    page: Page
    kind: str  # "": it is not used again

    def open(self, path: str, size: Any, items: dict[str, str]) -> None:
        """A page of the site, on a screen of this size, with these items in the storage."""
        if self.page.url == "about:blank":
            self.page.goto(BARE)
        self.page.set_viewport_size(size)
        self.page.evaluate(REMEMBER, items)
        self.page.goto(path)


@dataclass
class Devices:
    browser: Browser
    idle: dict[str, list[Device]] = field(default_factory=dict)

    def take(self, options: dict[str, Any], is_plain: bool) -> Device:
        """A device for these options of a context. `is_plain`: a test does nothing to it that would be left."""
        kind = json.dumps({**options, "viewport": None}, sort_keys=True) if is_plain else ""
        if self.idle.get(kind):
            return self.idle[kind].pop()
        context = self.browser.new_context(**options)
        for script in (LUCK, UNPAINTED, *[NOT_AHEAD] * is_plain):  # without a network a page shows pictures that it has loaded ahead
            context.add_init_script(f"({script})()")
        context.set_default_timeout(PATIENCE)
        return Device(context.new_page(), kind)

    def give_back(self, device: Device) -> None:
        page, pages = device.page, self.idle.setdefault(device.kind, [])
        if not device.kind or page.is_closed() or len(pages) >= MOST:
            page.context.close()
            return
        for other in page.context.pages[1:]:
            other.close()
        page.context.set_offline(False)
        page.goto(BARE)
        page.mouse.move(0, 0)
        pages.append(device)


class Faults:
    """What goes wrong on the pages of a context while it is watched."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        context.on("weberror", self._error)
        context.on("console", self._logged)
        context.on("requestfailed", self._failed)

    def leave(self, context: BrowserContext) -> None:
        context.remove_listener("weberror", self._error)
        context.remove_listener("console", self._logged)
        context.remove_listener("requestfailed", self._failed)

    def unexpected(self, expected: list[str]) -> list[str]:
        return [each for each in self.found if not any(re.search(pattern, each) for pattern in expected)]

    def _error(self, error: Any) -> None:
        self.found.append(f"error: {error.error}")

    def _logged(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.found.append(f"console: {message.text} ({message.location['url']})")

    def _failed(self, request: Request) -> None:
        """A request that the page itself gave up is none that failed; a service worker tries what may fail."""
        if request.service_worker is None and request.failure is not None and "ERR_ABORTED" not in request.failure:
            self.found.append(f"failed: {request.url}")

"""Takes strips of frames of whole turns and of endings on a phone, at normal speed, into screens/strips/.

`python -m scripts.strips pig troll-dragon-race` takes only these; `--lang de` takes them in German.
A strip is read row by row.
"""

import argparse
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.server.running import Server, running
from tests.web.browser import FLAGS, MISSING, browser_path
from tests.web.people import BOT, MAY, ME, OVER, act, address, memory, table

OUT = Path(__file__).parents[1] / "screens" / "strips"
PHONE: ViewportSize = {"width": 390, "height": 844}
GAP = 0.35  # s from one frame to the next
COLUMNS = 8
WIDTH = 195  # px of a frame in a strip
MOST = 64  # frames of a strip: of more, every second one, and so on
TIMEOUT = 60_000  # ms
FAST = 30  # times as fast as people: the way to an ending
BEFORE = 6  # frames before the count begins
RACE = {"tempo": "race", "key_sides": 2, "door_sides": 2, "diamond_sides": 1}

GAMES: dict[str, dict[str, Any]] = {
    "my-treasure": {"glory_target": 1},
    "troll-dragon": {"diamonds": 12, "nuggets": 4},
    "troll-dragon-race": {"diamonds": 12, "nuggets": 4, **RACE},
    "do-not-touch-numbers": {},
    "do-not-touch-symbols": {},
    "little-dragon": {},
    "pig": {"target": 20},
}

# The count is seen at normal speed.
SLOW_DOWN = """() => new MutationObserver((_, watch) => {
  if (!document.querySelector("main.table.counting, .treasury, .planks.counted")) return;
  watch.disconnect();
  const slow = JSON.stringify({ ...JSON.parse(localStorage.getItem("doubloon-settings")), speed: 1 });
  localStorage.setItem("doubloon-settings", slow);
  window.dispatchEvent(new StorageEvent("storage", { key: "doubloon-settings" }));
}).observe(document.body, { attributes: true, childList: true, subtree: true })"""


@dataclass
class Film:
    """The frames that the browser has drawn, at most one in GAP seconds."""

    browser: Browser
    page: Page
    frames: list[str] = field(default_factory=list)  # JPEG, base64
    last: float = 0.0
    is_over: bool = False

    def start(self) -> None:
        line = self.page.context.new_cdp_session(self.page)

        def take(event: dict[str, Any]) -> None:
            if self.is_over:
                return
            line.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})
            if event["metadata"]["timestamp"] - self.last >= GAP and [event["data"]] != self.frames[-1:]:
                self.last = event["metadata"]["timestamp"]
                self.frames.append(event["data"])

        line.on("Page.screencastFrame", take)
        line.send("Page.startScreencast", {"format": "jpeg", "quality": 80})

    def save(self, name: str) -> None:
        """Join the frames on a new page, and take a picture of it."""
        self.is_over = True
        shown = self.frames[:: -(-len(self.frames) // MOST)]
        images = "".join(f'<img src="data:image/jpeg;base64,{each}" width={WIDTH}>' for each in shown)
        page = self.browser.new_page(viewport={"width": WIDTH * COLUMNS, "height": 100})
        page.set_content(f"<style>body {{ margin: 0; font-size: 0 }}</style>{images}")
        page.screenshot(path=OUT / f"{name}.png", full_page=True)
        page.close()
        sys.stdout.write(f"{OUT / name}.png: {len(shown)} of {len(self.frames)} frames\n")
        sys.stdout.flush()


def sit_down(browser: Browser, server: Server, name: str, **settings: Any) -> Page:
    """At a table with two bots, at which this player begins."""
    options = GAMES[name]
    placed = table(server, name.removesuffix("-race"), [ME, BOT, BOT], first=0, options=options)
    context = browser.new_context(base_url=server.url, viewport=PHONE, has_touch=True, is_mobile=True)
    context.set_default_timeout(TIMEOUT)
    page = context.new_page()
    page.goto("/")
    stored = {"settings": {"tips": False, **settings}, **memory(placed)}
    page.evaluate("(all) => Object.entries(all).map(([k, v]) => localStorage.setItem(`doubloon-${k}`, JSON.stringify(v)))", stored)
    page.goto(address(placed))
    page.reload()
    page.wait_for_selector(MAY)
    return page


def take_turn(browser: Browser, page: Page, name: str) -> None:
    """From my first move until it is my turn again, or the game is over."""
    film, rng = Film(browser, page), Random(1)  # noqa: S311 (which moves are played)
    film.start()
    has_passed = False
    while not page.locator(OVER).count():
        page.wait_for_timeout(200)
        has_passed = has_passed or page.locator(".plaque.acting").count() > 0
        if page.locator(MAY).count():
            if has_passed or len(film.frames) > 4 * MOST:
                break
            page.wait_for_timeout(1000)
            act(page, rng)
    page.wait_for_timeout(1000)
    film.save(f"{name}-turn")


def take_end(browser: Browser, page: Page, name: str) -> None:
    """The last moves quickly, then the count, the winner and the podium as people see them."""
    page.evaluate(SLOW_DOWN)
    film, rng = Film(browser, page), Random(1)  # noqa: S311 (which moves are played)
    film.start()
    before = 0
    while act(page, rng):
        if page.locator(".treasury, .planks.counted, main.table.counting").count() == 0:
            before = len(film.frames)
    page.wait_for_timeout(3000)
    film.frames = film.frames[max(0, before - BEFORE) :]
    film.save(f"{name}-end")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(GAMES))
    parser.add_argument("--lang", default="en")
    asked = parser.parse_args()
    if unknown := set(asked.names) - set(GAMES):
        sys.exit(f"no such strip: {', '.join(sorted(unknown))}; there are {', '.join(GAMES)}")
    path = browser_path()
    if path is None:
        sys.exit(MISSING)
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        names = asked.names or list(GAMES)
        with running(Path(folder) / "slow.db", times=1) as server:
            for name in names:
                page = sit_down(browser, server, name, lang=asked.lang, speed=1)
                take_turn(browser, page, name)
                page.context.close()
        with running(Path(folder) / "fast.db", times=FAST) as server:
            for name in names:
                page = sit_down(browser, server, name, lang=asked.lang, speed=FAST)
                take_end(browser, page, name)
                page.context.close()
        browser.close()


if __name__ == "__main__":
    main()

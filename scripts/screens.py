"""Pictures of the pages in every state and size, for eyes, in screens/. `python -m scripts.screens shelf box` takes only these.

A state is a function that is given a fresh page at `/` and drives it there. Add one below, with @state.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.server.running import running
from tests.web.browser import FLAGS, MISSING, browser_path

OUT = Path(__file__).parents[1] / "screens"
SIZES = [(360, 640), (390, 844), (820, 1180), (1180, 820), (1440, 900)]
TOUCHED = 1200  # a screen narrower than this is touched

State = Callable[[Page], None]
STATES: dict[str, State] = {}


def state(drive: State) -> State:
    STATES[drive.__name__.replace("_", "-")] = drive
    return drive


# === States ===


@state
def shelf(page: Page) -> None:
    page.get_by_role("heading", level=1).wait_for()


@state
def box(page: Page) -> None:
    page.goto("/#/box/troll-dragon")
    page.get_by_role("heading", level=1).wait_for()


def play(page: Page, game: str) -> None:
    page.goto(f"/#/box/{game}")
    page.locator(".ways .button.gold").click()
    page.locator(".table.playing").wait_for()


def act(page: Page) -> None:
    """Make some move, as soon as there is one, and wait for the next."""
    may = page.locator(".buttons .button.gold, .piece.may")
    may.first.wait_for()
    may.nth(may.count() // 3).click()
    page.wait_for_timeout(300)
    may.first.wait_for()


@state
def troll_dragon(page: Page) -> None:
    play(page, "troll-dragon")
    act(page)


@state
def my_treasure(page: Page) -> None:
    play(page, "my-treasure")
    act(page)


@state
def do_not_touch(page: Page) -> None:
    play(page, "do-not-touch")
    act(page)
    act(page)


@state
def little_dragon(page: Page) -> None:
    play(page, "little-dragon")
    act(page)
    act(page)


def dragon_cave(page: Page, speed: float = 40, **tiles: int) -> None:
    """A table of The Little Dragon with such tiles, rings for the rest, at which I begin."""
    usual = dict.fromkeys(["balls", "cars", "dolls", "candlesticks", "chests", "dragons", "spiders"], 0)
    options = {**usual, **tiles, "rings": 49 - sum(tiles.values())}
    seats = [{"kind": "me", "name": "Brave Badger", "face": "🦡"}, *[{"kind": "bot", "bot": "gentle"}] * 3]
    placed = page.evaluate(PLACED, {"game": "little-dragon", "seats": seats, "options": options, "first": 0})
    page.evaluate(KEPT, [placed, speed])
    page.goto(f"/#/table/{placed['table']}")
    page.reload()
    page.locator(".place.may").first.wait_for()


PLACED = "(wish) => fetch('/api/tables', { method: 'POST', body: JSON.stringify(wish) }).then((answer) => answer.json())"
KEPT = """([placed, speed]) => {
  const { table, room, keys } = placed;
  const kept = { table, game: room.game, code: room.code, keys: keys.map(({ key }) => key), at: 0 };
  localStorage.setItem("doubloon-tables", JSON.stringify([kept]));
  localStorage.setItem("doubloon-settings", JSON.stringify({ speed }));
}"""


def turn_until(page: Page, there: str, take: str = "") -> None:
    """Turn tiles until something is there; stop with what is there before, if that is so wished."""
    while not page.locator(there).count():
        page.locator(f".place.covered.may, .buttons .button, {there}").first.wait_for()
        button = page.locator(".playing .buttons .button")
        if button.count() and (page.locator(".square.failed").count() or (take and page.locator(take).count())):
            button.first.click()
        elif page.locator(".place.covered.may").count():
            tiles = page.locator(".place.covered.may")
            tiles.nth((7 * tiles.count()) // 11).click()
        page.wait_for_timeout(150)


@state
def little_dragon_sets(page: Page) -> None:
    dragon_cave(page, balls=12, cars=8, dolls=4, candlesticks=6)
    turn_until(page, ".square:has(.ours ~ .ours ~ .ours) .place.open:not(.ours)")


@state
def little_dragon_failure(page: Page) -> None:
    dragon_cave(page, 0.3, balls=12, cars=8, dragons=24)
    turn_until(page, ".square.failed")


@state
def little_dragon_spider(page: Page) -> None:
    dragon_cave(page, balls=4, spiders=9)
    turn_until(page, ".square.failed .hole.may", take=".ours")


@state
def little_dragon_end(page: Page) -> None:
    dragon_cave(page, balls=4, dragons=12, spiders=1)
    turn_until(page, ".podium", take=".ours ~ .ours ~ .ours")


@state
def lobby(page: Page) -> None:
    page.goto("/#/box/troll-dragon")
    page.locator(".ways .button.parch").first.click()
    page.locator(".qr").wait_for()


@state
def curtain(page: Page) -> None:
    page.goto("/#/box/do-not-touch")
    page.locator(".ways .button.parch").nth(1).click()
    page.locator(".counts .button").nth(1).click()
    page.locator(".curtain").wait_for()


def drawer(name: str) -> State:
    """The table with a drawer open."""

    def drive(page: Page) -> None:
        play(page, "troll-dragon")
        page.locator(".buttons .button.gold").wait_for()
        page.evaluate(f"location.hash += '/{name}'")
        page.locator(".drawer").wait_for()
        page.wait_for_timeout(1500)

    return drive


for each in ("rules", "hint", "emotes", "menu", "settings", "leave", "seat-1"):
    STATES[f"drawer-{each}"] = drawer(each)


@state
def join(page: Page) -> None:
    page.goto("/#/join")
    page.locator("form").wait_for()


@state
def me(page: Page) -> None:
    page.goto("/#/shelf/me")
    page.locator(".people").wait_for()


@state
def pass_the_tablet(page: Page) -> None:
    page.goto("/#/box/do-not-touch/pass")
    page.locator(".counts").wait_for()


@state
def podium(page: Page) -> None:
    page.goto("/#/box/pig")
    page.locator("summary").click()
    page.locator(".amount input").fill("10")
    page.locator(".amount input").blur()
    page.locator(".ways .button.gold").click()
    for _ in range(100):
        page.locator(".playing .buttons .button, .podium").first.wait_for()
        if page.locator(".podium").is_visible():
            return
        page.locator(".playing .buttons .button").last.click()


@state
def day(page: Page) -> None:
    page.evaluate("localStorage.setItem('doubloon-settings', JSON.stringify({theme: 'light'}))")
    page.reload()
    play(page, "troll-dragon")
    page.locator(".buttons .button.gold").wait_for()


@state
def shelf_by_day(page: Page) -> None:
    page.evaluate("localStorage.setItem('doubloon-settings', JSON.stringify({theme: 'light'}))")
    page.reload()
    page.get_by_role("heading", level=1).wait_for()


# === Taking them ===


def take(browser: Browser, url: str, name: str, size: tuple[int, int]) -> None:
    """One picture, of a device that has never been here; motion is over before it is taken."""
    width, height = size
    context = browser.new_context(
        base_url=url,
        locale="en-GB",
        viewport={"width": width, "height": height},
        has_touch=width < TOUCHED,
        reduced_motion="reduce",
    )
    context.set_default_timeout(15_000)
    page = context.new_page()
    page.goto("/")
    STATES[name](page)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.screenshot(path=OUT / f"{name}-{width}x{height}.png", animations="disabled")
    context.close()


def main() -> None:
    wanted = sys.argv[1:] or list(STATES)
    if unknown := set(wanted) - set(STATES):
        sys.exit(f"no such state: {', '.join(sorted(unknown))}; there are {', '.join(STATES)}")
    path = browser_path()
    if path is None:
        sys.exit(MISSING)
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "tables.db", times=5) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for name in wanted:
            for size in SIZES:
                take(browser, server.url, name, size)
        browser.close()
    sys.stdout.write(f"{len(wanted) * len(SIZES)} pictures are in {OUT}\n")


if __name__ == "__main__":
    main()

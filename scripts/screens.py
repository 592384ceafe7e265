"""Pictures of the pages in every state and size, for eyes, in screens/. `python -m scripts.screens shelf box` takes only these.

A state is a function that is given a fresh page at `/` and drives it there. Add one below, with @state.
"""

import json
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright
from tests.server.running import running
from tests.web.browser import FLAGS, MISSING, browser_path

GAMES = Path(__file__).parents[1] / "tests" / "games"
OUT = Path(__file__).parents[1] / "screens"
SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1180, 820), (1440, 900)]
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


def mountain(page: Page, bots: int, **options: int | str) -> None:
    """Troll & Dragon with these options; I begin."""
    seats = [{"kind": "me", "name": "Brave Badger", "face": "🦡"}, *({"kind": "bot", "bot": "gentle"} for _ in range(bots))]
    answer = page.request.post("/api/tables", data={"game": "troll-dragon", "seats": seats, "first": 0, "options": options})
    placed = answer.json()
    kept = {"table": placed["table"], "keys": [each["key"] for each in placed["keys"]], "game": "troll-dragon", "code": "", "at": 0}
    page.evaluate("(tables) => localStorage.setItem('doubloon-tables', JSON.stringify(tables))", [kept])
    page.goto(f"/#/table/{placed['table']}")
    page.reload()
    page.locator(".buttons .button.gold").wait_for()


FEW_TROLLS = {"diamond_sides": 1, "key_sides": 2, "door_sides": 2}


def enter(page: Page) -> None:
    """Roll in the Grotto until the Cavern is open, and go there."""
    way = page.locator(".buttons .button.parch")
    while not way.count():
        page.locator(".buttons .button.gold").click()
        page.wait_for_timeout(400)
        page.locator(".buttons .button.gold").wait_for()
    way.click()
    page.locator(".mountain.deep").wait_for()
    page.locator(".buttons .button.gold").click()


@state
def troll_dragon_keys(page: Page) -> None:
    mountain(page, 3, **FEW_TROLLS)
    while not page.locator(".socket.asks").count():
        page.locator(".buttons .button.gold").click()
        page.wait_for_timeout(400)
        page.locator(".buttons .button.gold").wait_for()


@state
def troll_dragon_race(page: Page) -> None:
    mountain(page, 3, tempo="race", **FEW_TROLLS)
    enter(page)
    page.locator(".hold-ring").wait_for()


@state
def troll_dragon_five(page: Page) -> None:
    mountain(page, 4, tempo="race", **FEW_TROLLS)
    enter(page)
    page.locator(".hold-ring").wait_for()


@state
def troll_dragon_calm(page: Page) -> None:
    mountain(page, 2, **FEW_TROLLS)
    enter(page)
    page.locator(".buttons .button.green").wait_for()


@state
def troll_dragon_awake(page: Page) -> None:
    mountain(page, 3, dragon_sides_1=6, dragon_sides_2=6, **FEW_TROLLS)
    enter(page)
    page.locator(".moment.dragon-awake").wait_for()


@state
def troll_dragon_troll(page: Page) -> None:
    mountain(page, 3, diamond_sides=2, key_sides=0, door_sides=0)
    moment = page.locator(".moment.troll")
    while not moment.count():
        page.locator(".buttons .button.gold, .moment.troll").first.wait_for()
        if not moment.count():
            page.locator(".buttons .button.gold").click()
            page.wait_for_timeout(200)


DRAW = ".buttons .button.gold"
LEDGE = ".ledge .piece.may"


def cave(page: Page, sought: str, *touched: str, moves: int = 500) -> None:
    """Touch what may be touched, the first of these that is there, until something is seen and may be used."""
    page.evaluate("localStorage.setItem('doubloon-settings', JSON.stringify({speed: 40}))")
    page.reload()
    play(page, "my-treasure")
    for move in range(moves):
        page.locator(", ".join((*touched, sought))).first.wait_for()
        if page.locator(sought).count():
            return
        found = next(page.locator(each) for each in touched if page.locator(each).count())
        found.nth(move % found.count()).click()
        page.wait_for_function("() => !document.querySelector('.sent, [aria-busy=true]')")
        page.wait_for_timeout(60)


@state
def my_treasure(page: Page) -> None:
    cave(page, ".cave:not(:has(.ledge.bare)) .chest .may", LEDGE, DRAW)


@state
def my_treasure_held(page: Page) -> None:
    cave(page, ".cave:has(.in-hand):not(:has(.ledge.bare)) .ledge .may", LEDGE, DRAW)


@state
def my_treasure_leaving(page: Page) -> None:
    cave(page, ".cave:not(:has(.ledge.bare)) .chest .may", LEDGE, DRAW)
    page.locator(".token-place.may").nth(2).click()
    page.locator(".leaving").wait_for()
    page.locator(LEDGE).first.wait_for()


@state
def my_treasure_flight(page: Page) -> None:
    cave(page, ".cave:has(.blind) .ledge .may", LEDGE, DRAW)


@state
def my_treasure_count(page: Page) -> None:
    cave(page, ".treasury .number", LEDGE, DRAW)


@state
def do_not_touch(page: Page) -> None:
    play(page, "do-not-touch")
    act(page)
    act(page)


def pirates(deck: str, seats: int) -> State:
    """Do Not Touch with a card picked: all that it may go to glows."""

    def drive(page: Page) -> None:
        hurried(page)
        page.goto("/#/box/do-not-touch")
        page.get_by_text(deck, exact=True).click()
        for _ in range(abs(seats - 3)):
            page.get_by_role("button", name="One seat more" if seats > 3 else "One seat less").click()
        page.locator(".ways .button.gold").click()
        for _ in range(60):
            if page.locator(".picked").count() and page.locator(".my-loot .spread .loot-card").count() > 1:
                return
            touch_a_card(page)

    return drive


def touch_a_card(page: Page) -> None:
    page.locator(".planks .may, .playing .buttons .button.gold, .podium").first.click()
    page.wait_for_selector(".sent, [aria-busy=true]", state="detached")
    page.wait_for_timeout(150)


def hurried(page: Page) -> None:
    """What leads to the picture is shown fast; five bots may think long."""
    page.set_default_timeout(60_000)
    page.evaluate("localStorage.setItem('doubloon-settings', JSON.stringify({speed: 40}))")
    page.reload()


STATES["do-not-touch-numbers-picked"] = pirates("Numbers", 4)
STATES["do-not-touch-symbols-picked"] = pirates("Symbols", 4)
STATES["do-not-touch-two"] = pirates("Numbers", 2)
STATES["do-not-touch-six"] = pirates("Symbols", 6)


@state
def do_not_touch_count(page: Page) -> None:
    """Before the podium covers it."""
    pirates("Symbols", 6)(page)
    while not page.locator(".podium").count():
        touch_a_card(page)
    page.evaluate("document.querySelector('.podium').remove()")


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
    dragon_cave(page, balls=16, spiders=9)
    turn_until(page, ".square.failed .hole.may", take=".ours")


@state
def little_dragon_end(page: Page) -> None:
    dragon_cave(page, balls=4, dragons=20, spiders=1)
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


def rules(game: str, lang: str) -> State:
    """The rules of a box, in pictures."""

    def drive(page: Page) -> None:
        page.evaluate(f"localStorage.setItem('doubloon-settings', JSON.stringify({{lang: '{lang}'}}))")
        page.goto(f"/#/box/{game}/rules")
        page.reload()
        page.locator(".rules .spread").first.wait_for()

    return drive


for each in ("my-treasure", "troll-dragon", "do-not-touch", "little-dragon", "pig"):
    STATES[f"rules-{each}"] = rules(each, "en")
    STATES[f"rules-{each}-de"] = rules(each, "de")


def tip(game: str) -> State:
    """The first tip of the first game."""

    def drive(page: Page) -> None:
        page.evaluate("localStorage.clear()")
        page.reload()
        play(page, game)
        page.locator(".tip").wait_for()
        page.wait_for_timeout(500)

    return drive


for each in ("my-treasure", "troll-dragon", "do-not-touch", "little-dragon"):
    STATES[f"tip-{each}"] = tip(each)


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
        with suppress(Error):  # it may be gone already
            page.locator(".playing .buttons .button").last.click(timeout=2000)


@state
def podium_menu(page: Page) -> None:
    podium(page)
    page.locator(".top .tool").last.click()
    page.locator("dialog .promise summary").click()


@state
def podium_share(page: Page) -> None:
    podium(page)
    page.get_by_role("button", name="Share").click()
    page.locator("dialog .qr").wait_for()


@state
def dice_checked(page: Page) -> None:
    podium(page)
    page.get_by_role("button", name="Check the dice").click()
    page.locator(".verdict").wait_for()


@state
def replay_nothing(page: Page) -> None:
    page.goto("/#/replay")
    page.locator(".drop").wait_for()


def looked_at(page: Page, log: Path, step: int) -> None:
    page.goto("/#/replay")
    with page.expect_file_chooser() as chooser:
        page.locator(".drop .button").click()
    chooser.value.set_files(log)
    page.locator(".scrubber").fill(str(min(step, int(page.locator(".scrubber").get_attribute("max") or 0))))


def again(game: str, log: str, step: int) -> State:
    """A replay of a whole game of the tests."""

    def drive(page: Page) -> None:
        looked_at(page, GAMES / game / f"{log}.log", step)

    return drive


for each, log in (("my_treasure", "four-chance-first"), ("troll_dragon", "five-race"), ("little_dragon", "four-chance-first")):
    STATES[f"replay-{each.replace('_', '-')}"] = again(each, log, 120)
STATES["replay-do-not-touch"] = again("do_not_touch", "six-symbols-finish-round", 120)


@state
def replay_counted(page: Page) -> None:
    looked_at(page, GAMES / "my_treasure" / "four-chance-first.log", 9999)
    page.evaluate("location.hash += '/count'")
    page.locator("dialog .reckoning").wait_for()


@state
def day(page: Page) -> None:
    page.evaluate("localStorage.setItem('doubloon-settings', JSON.stringify({theme: 'light', tips: false}))")
    page.reload()
    play(page, "troll-dragon")
    page.locator(".buttons .button.gold").wait_for()


@state
def shelf_by_day(page: Page) -> None:
    page.evaluate("localStorage.setItem('doubloon-settings', JSON.stringify({theme: 'light', tips: false}))")
    page.reload()
    page.get_by_role("heading", level=1).wait_for()


# === Taking them ===


def take(browser: Browser, url: str, name: str, size: tuple[int, int]) -> None:
    """One picture, of a device that has never been here but needs no tips; motion is over before it is taken."""
    width, height = size
    settings = [{"name": "doubloon-settings", "value": json.dumps({"tips": False})}]
    context = browser.new_context(
        base_url=url,
        locale="en-GB",
        viewport={"width": width, "height": height},
        has_touch=width < TOUCHED,
        reduced_motion="reduce",
        storage_state={"cookies": [], "origins": [{"origin": url, "localStorage": settings}]},
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

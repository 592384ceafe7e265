"""States of tables during a game."""

from playwright.sync_api import Page

from scripts.screens.states import STATES, State, state


def play(page: Page, game: str) -> None:
    page.goto(f"/#/box/{game}")
    page.locator(".ways .button.gold").click()
    page.locator(".table.playing").wait_for()


def act(page: Page) -> None:
    """Make some move as soon as one is offered, and wait for the next offer."""
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
    """A table of Troll & Dragon with these options, at which this player begins."""
    seats = [{"kind": "me", "name": "Brave Badger", "face": "🦡"}, *({"kind": "bot", "bot": "gentle"} for _ in range(bots))]
    answer = page.request.post("/api/tables", data={"game": "troll-dragon", "seats": seats, "first": 0, "options": options})
    created = answer.json()
    kept = {"table": created["table"], "keys": [each["key"] for each in created["keys"]], "game": "troll-dragon", "code": "", "at": 0}
    page.evaluate("(tables) => localStorage.setItem('doubloon-tables', JSON.stringify(tables))", [kept])
    page.goto(f"/#/table/{created['table']}")
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
    """Click the first available of the `touched` selectors until `sought` appears."""
    page.evaluate("localStorage.setItem('doubloon-settings', JSON.stringify({speed: 40}))")
    page.reload()
    play(page, "my-treasure")
    for move in range(moves):
        page.locator(", ".join((*touched, sought))).first.wait_for()
        if page.locator(sought).count():
            return
        found = next((found for each in touched if (found := page.locator(each)).count()), None)
        if found is None:  # gone again: a bot was quicker
            continue
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
    """Do Not Touch with a picked card: its targets are highlighted."""

    def drive(page: Page) -> None:
        speed_up(page)
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


def speed_up(page: Page) -> None:
    """Play animations fast, and allow long timeouts for five bots."""
    page.set_default_timeout(60_000)
    page.evaluate("localStorage.setItem('doubloon-settings', JSON.stringify({speed: 40}))")
    page.reload()


STATES["do-not-touch-numbers-picked"] = pirates("Numbers", 4)
STATES["do-not-touch-symbols-picked"] = pirates("Symbols", 4)
STATES["do-not-touch-two"] = pirates("Numbers", 2)
STATES["do-not-touch-six"] = pirates("Symbols", 6)


@state
def do_not_touch_count(page: Page) -> None:
    """The count without the podium that covers it."""
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
    """A table of The Little Dragon with these tiles and rings for the rest, at which this player begins."""
    usual = dict.fromkeys(["balls", "cars", "dolls", "candlesticks", "chests", "dragons", "spiders"], 0)
    options = {**usual, **tiles, "rings": 49 - sum(tiles.values())}
    seats = [{"kind": "me", "name": "Brave Badger", "face": "🦡"}, *[{"kind": "bot", "bot": "gentle"}] * 3]
    created = page.evaluate(CREATE_TABLE, {"game": "little-dragon", "seats": seats, "options": options, "first": 0})
    page.evaluate(STORE_TABLE, [created, speed])
    page.goto(f"/#/table/{created['table']}")
    page.reload()
    page.locator(".place.may").first.wait_for()


CREATE_TABLE = "(request) => fetch('/api/tables', { method: 'POST', body: JSON.stringify(request) }).then((response) => response.json())"
STORE_TABLE = """([created, speed]) => {
  const { table, room, keys } = created;
  const kept = { table, game: room.game, code: room.code, keys: keys.map(({ key }) => key), at: 0 };
  localStorage.setItem("doubloon-tables", JSON.stringify([kept]));
  localStorage.setItem("doubloon-settings", JSON.stringify({ speed }));
}"""


def turn_until(page: Page, there: str, take: str = "") -> None:
    """Turn tiles until `there` appears; end the turn whenever `take` is visible."""
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

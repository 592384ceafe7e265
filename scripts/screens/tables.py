"""States of tables during a game."""

import time
from itertools import count
from typing import Any

from playwright.sync_api import Error, Page
from tests.web.people import HIDE, set_to

from scripts.screens.states import State, add_state, state

QUICK = 40  # times as fast as people: the way to a state
LONGEST = 60  # s on the way to a state
GOLD = ".buttons .button.gold"


def play(page: Page, game: str) -> None:
    page.goto(f"/#/box/{game}")
    page.locator(".ways .button.gold").click()
    page.locator(".table.playing").wait_for()


CREATE = """([request, settings]) => fetch('/api/tables', { method: 'POST', body: JSON.stringify(request) })
  .then((response) => response.json()).then(({ table, room, keys }) => {
    const kept = { table, game: room.game, code: room.code, keys: keys.map(({ key }) => key), at: 0 };
    localStorage.setItem("doubloon-tables", JSON.stringify([kept]));
    localStorage.setItem("doubloon-settings", JSON.stringify({ ...JSON.parse(localStorage.getItem("doubloon-settings")), ...settings }));
    return table;
  })"""


def sit_down(page: Page, game: str, bots: int, options: dict[str, Any] | None = None, speed: float = QUICK) -> None:
    """A table with bots and these options, at which this player begins."""
    seats = [{"kind": "me", "name": "Brave Badger", "face": "🦡"}, *[{"kind": "bot", "bot": "gentle"}] * bots]
    request = {"game": game, "seats": seats, "options": options or {}, "first": 0}
    table = page.evaluate(CREATE, [request, {"speed": speed}])
    page.goto(f"/#/table/{table}")
    page.reload()
    page.locator(".piece.may, .buttons[role=group] .button").first.wait_for()


# In one breath: what was sought is there, or one of the first group that is there is touched, each time another one.
TOUCH = """([sought, groups, move]) => {
  if (document.querySelector(sought)) return true;
  const found = groups.map((each) => document.querySelectorAll(each)).find((all) => all.length);
  found?.[move % found.length].click();
  return false;
}"""


def touch_until(page: Page, sought: str, *groups: str) -> None:
    """Make moves until `sought` appears."""
    end = time.monotonic() + LONGEST
    for move in count():
        if page.evaluate(TOUCH, [sought, groups, move]):
            return
        if time.monotonic() > end:
            raise Error(f"{sought} never came")
        page.wait_for_selector(", ".join((sought, *groups)))


def act(page: Page) -> None:
    """Make some move as soon as one is offered, and wait for the next offer."""
    may = page.locator(f"{GOLD}, .piece.may")
    may.first.wait_for()
    may.nth(may.count() // 3).click()
    page.wait_for_timeout(300)
    may.first.wait_for()


@state
def troll_dragon(page: Page) -> None:
    play(page, "troll-dragon")
    act(page)


FEW_TROLLS = {"diamond_sides": 1, "key_sides": 2, "door_sides": 2}


def enter(page: Page, bots: int, **options: int | str) -> None:
    """Roll in the Grotto until the Cavern is open, and go there."""
    sit_down(page, "troll-dragon", bots, {**FEW_TROLLS, **options})
    touch_until(page, "main:has(.mountain.deep) .buttons .button.green", ".buttons .button.parch", GOLD)  # who may leave is the adventurer
    set_to(page, speed=3)
    page.locator(GOLD).click()


@state
def troll_dragon_keys(page: Page) -> None:
    sit_down(page, "troll-dragon", 3, FEW_TROLLS)
    touch_until(page, ".socket.asks", GOLD)


@state
def troll_dragon_race(page: Page) -> None:
    enter(page, 3, tempo="race")
    page.locator(".hold-ring").wait_for()


@state
def troll_dragon_five(page: Page) -> None:
    enter(page, 4, tempo="race")
    page.locator(".hold-ring").wait_for()


@state
def troll_dragon_calm(page: Page) -> None:
    """In 35 of 36 games the dragon does not wake at once."""
    leave, awake = page.locator(".buttons .button.green"), page.locator(".mountain .dragon-awake")
    for _ in range(4):
        enter(page, 2, dragon_sides_1=1, dragon_sides_2=1)
        leave.or_(awake).first.wait_for()
        if leave.count():
            return
    raise Error("the dragon woke at once in four games")


@state
def troll_dragon_awake(page: Page) -> None:
    enter(page, 3, dragon_sides_1=6, dragon_sides_2=6)
    page.locator(".moment.dragon-awake").wait_for()


@state
def troll_dragon_troll(page: Page) -> None:
    sit_down(page, "troll-dragon", 3, {"diamond_sides": 2, "key_sides": 0, "door_sides": 0}, speed=3)
    touch_until(page, ".moment.troll", GOLD)


LEDGE = ".ledge .piece.may"


def cave(page: Page, sought: str, *, is_hidden: bool = True) -> None:
    """Touch the ledges in turn, or draw, until `sought` appears. A hidden page shows only the outcome of events."""
    sit_down(page, "my-treasure", 2)
    page.evaluate(HIDE, is_hidden)
    touch_until(page, sought, LEDGE, GOLD)
    page.evaluate(HIDE, False)


@state
def my_treasure(page: Page) -> None:
    cave(page, ".cave:not(:has(.ledge.bare)) .chest .may")


@state
def my_treasure_held(page: Page) -> None:
    cave(page, ".cave:has(.held):not(:has(.ledge.bare)) .ledge .may")


@state
def my_treasure_leaving(page: Page) -> None:
    cave(page, ".cave:not(:has(.ledge.bare)) .chest .may")
    page.locator(".token-place.may").nth(2).click()
    page.locator(".leaving").wait_for()
    page.locator(LEDGE).first.wait_for()


@state
def my_treasure_flight(page: Page) -> None:
    cave(page, ".cave:has(.blind) .ledge .may")


@state
def my_treasure_count(page: Page) -> None:
    cave(page, ".treasury .number", is_hidden=False)


@state
def do_not_touch(page: Page) -> None:
    play(page, "do-not-touch")
    act(page)
    act(page)


CARDS = (".planks .may:not(.sent)", f".playing {GOLD}")


def pirates(deck: str, seats: int) -> State:
    """Do Not Touch with a picked card: its targets are highlighted."""

    def drive(page: Page) -> None:
        sit_down(page, f"do-not-touch-{deck}", seats - 1)
        touch_until(page, ".planks:has(.my-loot .lies ~ .lies):not(:has(.rival .top > .none)) .picked", *CARDS)

    return drive


add_state("do-not-touch-numbers-picked", pirates("numbers", 4))
add_state("do-not-touch-symbols-picked", pirates("symbols", 4))
add_state("do-not-touch-two", pirates("numbers", 2))
add_state("do-not-touch-six", pirates("symbols", 6))


@state
def do_not_touch_count(page: Page) -> None:
    """The count without the podium that covers it."""
    sit_down(page, "do-not-touch-symbols", 5)
    touch_until(page, ".podium", *CARDS)
    page.evaluate("document.querySelector('.podium').remove()")


@state
def little_dragon(page: Page) -> None:
    play(page, "little-dragon")
    act(page)
    act(page)


def dragon_cave(page: Page, speed: float = QUICK, **tiles: int) -> None:
    """A table of The Little Dragon with these tiles and rings for the rest."""
    usual = dict.fromkeys(["balls", "cars", "dolls", "candlesticks", "chests", "dragons", "spiders"], 0)
    sit_down(page, "little-dragon", 3, {**usual, **tiles, "rings": 49 - sum(tiles.values())}, speed)


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


@state
def pig(page: Page) -> None:
    sit_down(page, "pig", 2, speed=3)
    touch_until(page, ".heap span ~ span ~ span ~ span", ".die-place.may")
    page.wait_for_timeout(500)

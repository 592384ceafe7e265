"""States of tables among friends: coming to a table, agreeing, a controller, what comes next. Also the laboratory."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from playwright.sync_api import Browser, Page, StorageState
from tests.web.people import ready

from scripts.screens.pages import open_drawer
from scripts.screens.states import Drive, visit
from scripts.screens.tables import CREATE, QUICK, sit_down, touch_until

OTHER = {"kind": "me", "name": "Fast Fox", "face": "🦊"}
ME = {"kind": "me", "name": "Brave Badger", "face": "🦡"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "gentle"}
MOVES = ".playing .buttons .button:last-child"


@contextmanager
def device(page: Page, path: str) -> Iterator[Page]:
    """Somebody else at the same server."""
    url = page.url.split("/#")[0]
    settings = json.dumps({"tips": False, "speed": QUICK})
    stored: StorageState = {"cookies": [], "origins": [{"origin": url, "localStorage": [{"name": "doubloon-settings", "value": settings}]}]}
    browser = cast("Browser", page.context.browser)
    context = browser.new_context(base_url=url, locale="en-GB", has_touch=True, reduced_motion="reduce", storage_state=stored)
    try:
        other = context.new_page()
        other.goto(path)
        yield other
    finally:
        context.close()


def made(page: Page, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """A table of this device. Its code."""
    table = page.evaluate(CREATE, [{"game": game, "seats": seats, **more}, {"speed": QUICK}])
    page.goto(f"/#/table/{table}")
    page.reload()
    page.locator(".table").wait_for()
    return str(page.evaluate("JSON.parse(localStorage.getItem('doubloon-tables'))[0].code"))


@visit("arrival", "arrived")
def arrival(page: Page) -> Iterator[str]:
    """Somebody comes by a link, while the host is there."""
    code = made(page, "troll-dragon", [OTHER, OPEN, BOT])
    page.evaluate("localStorage.removeItem('doubloon-tables')")
    page.goto(f"/#{code}")
    page.reload()
    page.locator("dialog .faces").first.wait_for()
    yield "arrival"
    ready(page)
    yield "arrived"


@visit("lobby-options", "another-device")
def lobby(page: Page) -> Iterator[str]:
    made(page, "troll-dragon", [ME, OPEN, BOT])
    page.locator("details.agreed summary").first.click()
    yield "lobby-options"
    open_drawer(page, page.url.split("#")[1].replace("/table", "/#/table", 1), "device-0")
    page.locator("dialog .qr").wait_for()
    yield "another-device"


@visit("pass-people", "curtain")
def pass_round(page: Page) -> Iterator[str]:
    page.goto("/#/box/do-not-touch/pass")
    page.locator(".counts .button").nth(1).click()
    page.locator("dialog .person").first.wait_for()
    yield "pass-people"
    page.locator("dialog .button.gold").click()
    page.locator(".curtain").wait_for()
    yield "curtain"


@visit("missing")
def missing(page: Page) -> Iterator[str]:
    """The game waits for somebody who has gone."""
    code = made(page, "pig", [ME, OPEN], first=1)
    with device(page, f"/#{code}") as friend:
        ready(friend, page)
        page.locator(".table.playing").wait_for()
    page.locator(".buttons.missing .button").first.wait_for()
    yield "missing"


@visit("next-game", "evening")
def evening(page: Page) -> Iterator[str]:
    """After two games."""
    sit_down(page, "pig", 2, {"target": 10})
    touch_until(page, ".podium", MOVES)
    page.get_by_role("button", name="Again").click()
    page.locator(".podium").wait_for(state="detached")
    touch_until(page, ".podium", MOVES)
    page.get_by_role("button", name="Another game").click()
    page.locator(".next-games").wait_for()
    yield "next-game"
    open_drawer(page, page.url.split("#")[1].replace("/table", "/#/table", 1).removesuffix("/next"), "evening")
    page.locator(".result-picture").wait_for()
    yield "evening"


def beside_a_television(game: str) -> Drive:
    def drive(page: Page) -> Iterator[str]:
        sit_down(page, game, 1)
        code = page.evaluate("JSON.parse(localStorage.getItem('doubloon-tables'))[0].code")
        with device(page, f"/?screen#{code}"):
            page.locator(".controller").wait_for()
            yield f"controller-{game}"

    return drive


for each in ("do-not-touch-numbers", "little-dragon", "troll-dragon"):
    visit(f"controller-{each}")(beside_a_television(each))


@visit("laboratory", "laboratory-played")
def laboratory(page: Page) -> Iterator[str]:
    page.goto("/#/lab")
    page.locator(".setup").wait_for()
    yield "laboratory"
    page.locator(".start .button.gold").click()
    page.locator(".results.begun").wait_for()
    page.locator(".start .button.gold").wait_for()
    yield "laboratory-played"

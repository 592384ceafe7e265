"""States of the pages around the tables: shelf, boxes, drawers, rules, replays."""

from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error, Page

from scripts.screens.states import STATES, State, state
from scripts.screens.tables import play

GAMES = Path(__file__).parents[2] / "tests" / "games"


@state
def shelf(page: Page) -> None:
    page.get_by_role("heading", level=1).wait_for()


@state
def box(page: Page) -> None:
    page.goto("/#/box/troll-dragon")
    page.get_by_role("heading", level=1).wait_for()


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
    """A table with an open drawer."""

    def drive(page: Page) -> None:
        play(page, "troll-dragon")
        page.locator(".buttons .button.gold").wait_for()
        page.evaluate(f"location.hash += '/{name}'")
        page.locator(".drawer").wait_for()
        page.wait_for_timeout(1500)

    return drive


def rules(game: str, lang: str) -> State:
    """The illustrated rules of a box."""

    def drive(page: Page) -> None:
        page.evaluate(f"localStorage.setItem('doubloon-settings', JSON.stringify({{lang: '{lang}'}}))")
        page.goto(f"/#/box/{game}/rules")
        page.reload()
        page.locator(".rules li").first.wait_for()

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
    page.get_by_role("button", name="Was it fair?").click()
    page.locator(".verdict").wait_for()


@state
def replay_nothing(page: Page) -> None:
    page.goto("/#/replay")
    page.locator(".drop").wait_for()


def open_replay(page: Page, log: Path, step: int) -> None:
    page.goto("/#/replay")
    with page.expect_file_chooser() as chooser:
        page.locator(".drop .button").click()
    chooser.value.set_files(log)
    page.locator(".scrubber").fill(str(min(step, int(page.locator(".scrubber").get_attribute("max") or 0))))


def replay_state(game: str, log: str, step: int) -> State:
    """A replay of a test log, at a step."""

    def drive(page: Page) -> None:
        open_replay(page, GAMES / game / f"{log}.log", step)

    return drive


for each, log in (("my_treasure", "four-chance-first"), ("troll_dragon", "five-race"), ("little_dragon", "four-chance-first")):
    STATES[f"replay-{each.replace('_', '-')}"] = replay_state(each, log, 120)
STATES["replay-do-not-touch"] = replay_state("do_not_touch", "six-symbols-finish-round", 120)


@state
def replay_counted(page: Page) -> None:
    open_replay(page, GAMES / "my_treasure" / "four-chance-first.log", 9999)
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

"""States of the pages around the tables: shelf, boxes, drawers, rules, replays."""

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page
from tests.web.people import set_to

from scripts.screens.states import State, add_state, state, visit
from scripts.screens.tables import play, sit_down, touch_until

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


DRAWERS = ("rules", "hint", "emotes", "menu", "settings", "leave", "seat-1")


@visit(*(f"drawer-{name}" for name in DRAWERS))
def drawers(page: Page) -> Iterator[str]:
    """A table with an open drawer."""
    play(page, "troll-dragon")
    page.locator(".buttons .button.gold").wait_for()
    table = page.url
    for name in DRAWERS:
        open_drawer(page, table, name)
        if name == "hint":
            page.wait_for_timeout(1000)  # a bot thinks
        yield f"drawer-{name}"


def open_drawer(page: Page, place: str, name: str) -> None:
    page.goto(place)
    page.locator("dialog").wait_for(state="detached")
    page.goto(f"{place}/{name}")
    page.locator(".drawer").wait_for()


BOXES = ("my-treasure", "troll-dragon", "do-not-touch", "little-dragon", "pig")


@visit(*(f"rules-{box}{lang}" for lang in ("", "-de") for box in BOXES))
def rules(page: Page) -> Iterator[str]:
    """The illustrated rules of each box."""
    for lang, suffix in (("en", ""), ("de", "-de")):
        set_to(page, lang=lang)
        page.locator(f"html[lang={lang}]").wait_for()
        for box in BOXES:
            open_drawer(page, f"/#/box/{box}", "rules")
            page.locator(".rules li").first.wait_for()
            yield f"rules-{box}{suffix}"


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
    add_state(f"tip-{each}", tip(each))


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


@visit("podium", "podium-menu", "podium-share", "dice-checked")
def podium(page: Page) -> Iterator[str]:
    """Of six players: three stand below the steps."""
    sit_down(page, "pig", 5, {"target": 10})
    touch_until(page, ".podium", ".playing .buttons .button:last-child")
    yield "podium"
    page.locator(".top .tool").last.click()
    page.locator("dialog .promise summary").click()
    yield "podium-menu"
    page.locator("dialog .tool").first.click()
    page.get_by_role("button", name="Share").click()
    page.locator("dialog .qr").wait_for()
    yield "podium-share"
    page.locator("dialog .tool").first.click()
    page.get_by_role("button", name="Was it fair?").click()
    page.locator(".verdict").wait_for()
    yield "dice-checked"


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
    add_state(f"replay-{each.replace('_', '-')}", replay_state(each, log, 120))
add_state("replay-do-not-touch", replay_state("do_not_touch", "six-symbols-finish-round", 120))


@state
def replay_counted(page: Page) -> None:
    open_replay(page, GAMES / "my_treasure" / "four-chance-first.log", 9999)
    page.evaluate("location.hash += '/count'")
    page.locator("dialog .reckoning").wait_for()


@visit("shelf-by-day", "day")
def day(page: Page) -> Iterator[str]:
    set_to(page, theme="light")
    page.locator("html[data-theme=light]").wait_for()
    yield "shelf-by-day"
    play(page, "troll-dragon")
    page.locator(".buttons .button.gold").wait_for()
    yield "day"

"""The Little Dragon in its own view: whole games on a small phone, by keys alone, what moves, what waits, and what is never in the page."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.counts import many, some
from tests.server.running import Server
from tests.web.conftest import Serve, Visit
from tests.web.layout import FAULTS
from tests.web.people import OVER, act, address, at_most, memory, play_on, skip_motions, table

ME = {"kind": "me", "name": "Brave Badger", "face": "🦡"}
CLEVER = {"kind": "bot", "bot": "clever"}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}

NONE = dict.fromkeys(["balls", "cars", "dolls", "candlesticks", "chests", "rings", "dragons", "spiders"], 0)
SHORT = NONE | {"balls": 20, "cars": 4, "rings": 24, "spiders": 1}  # games that do not last long
UNLUCKY = NONE | {"balls": 20, "cars": 4, "dragons": 24, "spiders": 1, "spider": "stays"}  # nothing is to be chosen after a failure
SPIDERS = NONE | {"rings": 24, "balls": 16, "spiders": 9}

PARTS = [".top", ".seats", ".square", ".tray:not(.bare)", ".words-line", ".buttons"]

# Tiles too small for a finger, by their layout: a tile that is pressed is drawn smaller.
SMALL_TILE = """() => {
  const tile = document.querySelector(".table.playing .place");
  return tile && Math.min(tile.offsetWidth, tile.offsetHeight) < 44 ? [`a tile of ${tile.offsetWidth}`] : [];
}"""


def wrong(page: Page) -> list[str]:
    """What is wrong with the page."""
    return [*page.evaluate(FAULTS, PARTS), *page.evaluate(SMALL_TILE)]


# Every animation that begins: what it moves, how long, and in how many steps.
WATCH = """() => {
  window.animated = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keys, timing) {
    window.animated.push({ of: this.className, steps: keys.length, keys: keys.flatMap((each) => Object.keys(each)), ms: timing.duration });
    return animate.call(this, keys, timing);
  };
}"""

# When a failure began to be seen, and when it was covered.
LOOKING = """() => {
  window.looked = [];
  const look = () => {
    const isSeen = document.querySelector(".square.failed") !== null;
    if (isSeen === (window.looked.length % 2 === 0)) window.looked.push(performance.now());
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""

Options = dict[str, Any]


def sit(visit: Visit, server: Server, options: Options, seats: int = 2, **device: Any) -> Page:
    placed = table(server, "little-dragon", [ME, *[CLEVER] * (seats - 1)], options=options, first=0)
    page = visit("/", memory(placed), **device)
    page.evaluate(WATCH)
    page.evaluate("(place) => (location.hash = place)", address(placed).removeprefix("/"))
    page.locator(".place.may").first.wait_for()
    return page


ENOUGH = ":has(.place.ours, .square.failed)"
STOP = f".table{ENOUGH} .buttons .button:nth-child(1 of .button)"
TILE = f".table:not({ENOUGH}) .place.covered.may, .table:not(:has(.buttons .button)) .place.covered.may"


def until(page: Page, there: str) -> None:
    """Turn tiles, and stop with what there is, until something is there."""
    rng = Random(1)
    assert any(not act(page, rng, f"{STOP}, {TILE}", unless=there) for _ in range(200)), f"{there} does not come"


# === Whole games ===


@pytest.mark.parametrize(("seats", "lang"), some([(5, "de"), (2, "en")], 1))
def test_a_whole_game_fits_a_small_phone(visit: Visit, server: Server, seats: int, lang: str) -> None:
    for nth in many(1):
        page = sit(visit, server, SHORT, seats, settings={"speed": 40, "lang": lang}, **SMALL)
        skip_motions(page)
        rng = Random(nth)
        while act(page, rng):
            assert wrong(page) == []
        assert wrong(page) == []
        expect(page.locator(f"{OVER} .stand")).to_have_count(seats)


@pytest.mark.parametrize("options", some([{"extra": "chosen"}, {"spider": "stays"}, {"arrangement": "free"}], 1), ids=str)
def test_every_option_is_played(visit: Visit, server: Server, options: Options) -> None:
    page = skip_motions(sit(visit, server, SHORT | options, **SMALL))
    assert play_on(page, moves=at_most(10)) > 0


# === Keys ===


def test_arrows_and_their_neighbours_walk_the_floor(visit: Visit, server: Server) -> None:
    page = sit(visit, server, SHORT)
    page.locator(".place").first.focus()
    for key, name in [
        ("ArrowRight", "B1"),
        ("ArrowDown", "B2"),
        ("End", "G2"),
        ("ArrowRight", "G2"),
        ("PageDown", "G7"),
        ("ArrowDown", "G7"),
        ("Home", "A7"),
        ("ArrowLeft", "A7"),
        ("ArrowUp", "A6"),
        ("PageUp", "A1"),
        ("Control+End", "G7"),
        ("Control+Home", "A1"),
    ]:
        page.keyboard.press(key)
        expect(page.locator(":focus")).to_have_text(re.compile(f"^{name}, covered"))


def test_the_focus_stays_where_a_tile_was_turned(visit: Visit, server: Server) -> None:
    page = sit(visit, server, SHORT)
    page.locator(".place").nth(16).focus()
    page.keyboard.press("Enter")
    expect(page.locator(":focus .unseen")).to_have_text(re.compile("^C3, (ring|ball|car|spider)"))
    expect(page.locator(".place.open:focus")).to_have_count(1)


# === What moves, and what waits ===


def test_a_tile_is_being_turned_at_once_and_a_double_tap_does_nothing_twice(visit: Visit, server: Server) -> None:
    page = sit(visit, server, SHORT)
    page.locator(".place").nth(10).dblclick()
    expect(page.locator(".place.open")).to_have_count(1)
    expect(page.locator(".words-line.refused")).to_have_count(0)
    assert page.locator(".place.hole").count() == 0


def test_everybody_has_two_seconds_to_look(visit: Visit, server: Server) -> None:
    """The server of these tests covers twenty times as fast as for people: the page waits for its own people."""
    speed = 4
    page = sit(visit, server, UNLUCKY, settings={"speed": speed})
    page.evaluate(LOOKING)
    until(page, ".square.failed")
    page.wait_for_function("() => window.looked.length === 2")
    began, ended = page.evaluate("window.looked")
    assert ended - began >= 2000 / speed


def test_a_touch_ends_what_is_shown(visit: Visit, server: Server) -> None:
    page = sit(visit, server, SHORT, settings={"speed": 0.02}, **MOVING)  # a tile flies for eighteen seconds
    page.locator(".place").first.click()
    expect(page.locator(".place.lifted")).to_have_count(1)
    page.locator(".heading").click()
    expect(page.locator(".place.open")).to_have_count(1)
    page.locator(".heading").click()
    page.locator(".buttons .button, .square.failed").first.wait_for(timeout=5000)


def test_the_spider_crawls_along_the_edges_in_small_steps(visit: Visit, server: Server) -> None:
    page = sit(visit, server, SPIDERS, settings={"speed": 10}, **MOVING)
    until(page, ".place.hole.may")
    hole = page.locator(".place.hole.may").first
    place = hole.locator(".unseen").inner_text()
    assert re.match("Move the spider to [A-G][1-7]", place)
    hole.click()
    page.wait_for_function("() => window.animated.some(({ of }) => of.includes('crawling'))")
    [crawl] = [each for each in page.evaluate("window.animated") if "crawling" in each["of"]]
    assert crawl["ms"] == 900 / 10
    assert crawl["steps"] > 20
    expect(page.locator(".ghost")).to_have_count(0)


def test_tiles_that_are_taken_fly_to_the_plaque(visit: Visit, server: Server) -> None:
    page = sit(visit, server, SHORT, settings={"speed": 10}, **MOVING)
    until(page, ".place.ours")
    page.locator(".buttons .button").first.click()
    page.wait_for_function("() => window.animated.some(({ of }) => of.includes('parchment'))")
    expect(page.locator(".place.hole").first).to_be_visible()


def test_with_less_movement_there_are_only_short_fades(visit: Visit, server: Server) -> None:
    page = sit(visit, server, SHORT)
    rng = Random(0)
    for _ in many(6):
        act(page, rng)
    animated = page.evaluate("window.animated")
    assert {key for each in animated for key in each["keys"]} == {"opacity"}
    assert max(each["ms"] for each in animated) <= 200
    assert not page.locator(".ghost").count()


def test_who_chooses_while_others_look_is_not_refused(visit: Visit, serve: Serve) -> None:
    unhurried = serve()
    page = sit(visit, unhurried, SPIDERS, base_url=unhurried.url)
    until(page, ".place.hole.may")
    page.locator(".place.hole.may").first.click()
    expect(page.locator(".square.failed")).to_have_count(0)
    assert not page.locator(".words-line.refused").count()


# === Nothing hidden ===


def test_a_covered_tile_has_no_trace_of_its_face(visit: Visit, server: Server) -> None:
    page = sit(visit, server, UNLUCKY)
    until(page, ".square.failed")
    page.locator(".square.failed").wait_for(state="detached")
    page.locator(".place.may").first.wait_for()
    covered = {re.sub(r'[A-G][1-7]|data-piece="\d+"|--place: ?\d+|tabindex="-?\d"', "", each) for each in page.evaluate(COVERED)}
    assert len(covered) == 1
    assert "img" not in covered.pop()


COVERED = """() => [...document.querySelectorAll(".place.covered")].map((each) => each.outerHTML)"""

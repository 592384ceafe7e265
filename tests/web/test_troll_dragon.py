"""Troll & Dragon in its own view: whole games, the race on several devices, keys alone, less movement, and nothing that overlaps."""

import random
import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, WebSocket, expect

from doubloon.i18n import text
from tests.counts import many, some
from tests.server.running import Server
from tests.web.access import AT_REST, nobody_is_shut_out
from tests.web.conftest import PHONE, Visit
from tests.web.line import Line
from tests.web.people import (
    BOT,
    BRIEFLY,
    HIDE,
    MAY,
    ME,
    OPEN,
    OVER,
    TO_THE_END,
    Table,
    act,
    address,
    at_most,
    memory,
    ready,
    set_to,
    skip_motions,
    table,
)
from tests.web.test_keyboard import play_by_keys
from tests.web.test_motion import RUNNING, SHORT, WATCH

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
SIDEWAYS: dict[str, Any] = {**SMALL, "viewport": {"width": 667, "height": 375}}
TELEVISION: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
OPENED = {"diamond_sides": 1, "key_sides": 2, "door_sides": 2}  # the Cavern is soon open
RARELY = {"dragon_sides_1": 1, "dragon_sides_2": 1}
SHORTLY = {"diamonds": 10, "nuggets": 10}
MOVING = {"reduced_motion": "no-preference"}
PATIENT = 5_000  # ms between rolls of a race: the longest that a table may choose

# Things that lie over one another, run off the page, or make it scroll.
AMISS = """() => {
  const room = ".room .die-place.piece, .dice .cube .top, .lock, .cloth, .pack, .stock .room-tag";
  const wanted = `${room}, header.top, .plaque, .words-line, .buttons .button`;
  const things = [...document.querySelectorAll(wanted)].filter((each) => each.checkVisibility());
  const boxes = things.map((each) => [each, each.getBoundingClientRect()]);
  const amiss = [];
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) amiss.push(`scrolls: ${scrollWidth} x ${scrollHeight}`);
  for (const [each, box] of boxes) {
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) amiss.push(`off: ${each.className}`);
    for (const [other, there] of boxes) {
      if (each === other || each.contains(other) || other.contains(each)) continue;
      const wide = Math.min(box.right, there.right) - Math.max(box.left, there.left);
      const high = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top);
      if (wide > 6 && high > 8) amiss.push(`${each.className} over ${other.className}: ${Math.round(wide)} x ${Math.round(high)}`);
    }
  }
  return amiss;
}"""
FINITE = """() => document.querySelector(".table").getAnimations({ subtree: true })
  .filter((each) => each.effect.getComputedTiming().endTime < 60_000).length"""
# What has been on the page for a moment.
SEEING = """(wanted) => {
  window.seen = new Set();
  const look = () => wanted.filter((each) => document.querySelector(each)).forEach((each) => window.seen.add(each));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
LOOKS = 5


def seated(visit: Visit, server: Server, *bots: dict[str, Any], device: dict[str, Any], **options: Any) -> Page:
    placed = table(server, "troll-dragon", [ME, *bots], first=0, options=options)
    return visit(address(placed), memory(placed), **device)


def looked_at(page: Page) -> None:
    """Something may begin to move between the two questions: what lies amiss for good is still there the next time."""
    amiss: list[str] = []
    for _ in range(LOOKS):
        page.wait_for_function(AT_REST)
        amiss = page.evaluate(AMISS)
        if not amiss:
            break
        page.wait_for_timeout(100)
    assert amiss == []


def button(page: Page, kind: str) -> Locator:
    return page.locator(f".buttons .button.{kind}")


IN_GROTTO, IN_CAVERN = ".table:not(:has(.mountain.deep)) .buttons .button.gold", f".table:has(.mountain.deep) :is({MAY})"


def rolled(page: Page, until: str) -> None:
    """I roll in the Grotto, turn after turn, until there is such a thing."""
    rng = random.Random(0)
    assert any(not act(page, rng, f"{IN_GROTTO}, {IN_CAVERN}", unless=until) for _ in range(200)), f"there is no {until}"


def entered(page: Page) -> None:
    rolled(page, ".buttons .button.parch")
    button(page, "parch").click()
    page.locator(".mountain.deep").wait_for()


# === Whole games ===


@pytest.mark.parametrize("seed", many(1))
@pytest.mark.parametrize(("bots", "options"), some([(4, {"tempo": "race"}), (1, {"tempo": "calm", "reroll": "chosen"})], 1))
def test_a_whole_game_fits_a_small_phone(visit: Visit, server: Server, bots: int, options: dict[str, Any], seed: int) -> None:
    page = seated(visit, server, *[BOT] * bots, device=SMALL, **SHORTLY, **options)
    skip_motions(page)
    rng = random.Random(seed)
    for moves in range(2000):
        page.wait_for_function("([over, may]) => document.querySelector(over) || document.querySelector(may)", arg=[OVER, MAY])
        if page.locator(OVER).count():
            break
        if moves % 4 == 0 and not page.locator(".hold-ring").count():
            looked_at(page)
        if not act(page, rng):
            break
    expect(page.locator(f"{OVER} .stand")).to_have_count(bots + 1)


@pytest.mark.parametrize("lang", some(["en", "de", "fr"], 1))
@pytest.mark.parametrize("device", [SMALL, SIDEWAYS], ids=["upright", "sideways"])
def test_three_moves_and_a_way_back_fit_a_small_phone(visit: Visit, server: Server, lang: str, device: dict[str, Any]) -> None:
    page = skip_motions(seated(visit, server, BOT, device={**device, "settings": {"lang": lang}}, tempo="calm", reroll="chosen", **OPENED))
    for number in range(100):
        page.wait_for_selector(MAY)
        if page.locator(".buttons .button.night:nth-child(4)").count():
            break
        act(page, random.Random(number))
    looked_at(page)
    expect(button(page, "night")).to_have_accessible_name(text(lang, "web-undo"))


@pytest.mark.parametrize(("lang", "device"), some(list(product(["de", "fr"], [SMALL, PHONE, TELEVISION])), 3))
def test_long_words_fit_in_both_rooms(visit: Visit, server: Server, lang: str, device: dict[str, Any]) -> None:
    page = skip_motions(seated(visit, server, *[BOT] * 4, device={**device, "settings": {"lang": lang}}, **OPENED, **RARELY))
    rolled(page, ".socket.asks")
    looked_at(page)
    entered(page)
    button(page, "gold").click()
    button(page, "green").wait_for()
    looked_at(page)


# === Dice ===


def test_dice_tumble_at_once_and_until_the_answer_lands(visit: Visit, server: Server, line: Line) -> None:
    page = seated(visit, server, BOT, device={**PHONE, **MOVING, "base_url": line.url})
    button(page, "gold").wait_for()
    expect(page.locator(".cube.waiting")).to_have_count(4)
    line.hold()
    button(page, "gold").click()
    expect(page.locator(".cube.falling")).to_have_count(4)
    page.wait_for_timeout(300)
    expect(page.locator(".cube.falling")).to_have_count(4)
    line.mend()
    expect(page.locator(".cube.falling")).to_have_count(0)


def test_a_touch_of_the_die_in_the_lock_keeps_it(visit: Visit, server: Server) -> None:
    page = seated(visit, server, BOT, device=PHONE, **OPENED)
    rolled(page, ".socket.asks .die-place.may")
    page.locator(".socket.asks .die-place.may").first.tap()
    expect(page.locator(".socket.kept .cube.aside")).to_be_visible()
    expect(page.locator(".socket.asks")).to_have_count(0)


def test_where_the_player_chooses_a_touch_holds_a_die_back(visit: Visit, server: Server) -> None:
    page = seated(visit, server, BOT, device=PHONE, reroll="chosen")
    rolled(page, ".dice .die-place.may")
    page.locator(".dice .die-place.may").first.tap()
    expect(page.locator(".cube.held")).to_have_count(1)


def test_a_touch_ends_what_moves(visit: Visit, server: Server) -> None:
    page = seated(visit, server, BOT, device={**PHONE, **MOVING, "settings": {"speed": 0.1}})  # by itself it would take a minute
    button(page, "gold").click()
    page.locator(".cube.falling").first.wait_for()
    for _ in range(24):  # four dice, and what they bring about
        page.locator(".heading").tap()
        if page.locator(MAY).count() and page.evaluate(FINITE) <= 1:  # no more than what the page itself lets glow
            break
    else:
        raise AssertionError("it still moves")
    assert page.evaluate("() => document.querySelectorAll('.ghost').length") == 0


# === The race ===


def two(visit: Visit, server: Server, friend: dict[str, Any], **options: Any) -> tuple[Page, Page, Table]:
    """Two people, each with a phone."""
    usual = {"tempo": "race", **OPENED, **RARELY}
    placed = table(server, "troll-dragon", [ME, OPEN], first=0, options={**usual, **options}, interval=PATIENT)
    host = visit(address(placed), memory(placed), **PHONE)
    other = visit(f"/#{placed['room']['code']}", **friend)
    ready(host, other)
    other.locator(".table.playing").wait_for()
    return host, other, placed


def race(host: Page, other: Page) -> None:
    """The first is in the Cavern, and has rolled once."""
    for page in (host, other):
        skip_motions(page)
    for _ in TO_THE_END:
        if host.locator(".mountain.deep").count():
            break
        touch(other, "green", "gold")
        touch(host, "parch", "gold")
        host.wait_for_timeout(50)
    else:
        raise AssertionError("nobody enters the Cavern")
    for page in (host, other):
        page.evaluate(HIDE, False)
    button(host, "gold").click()
    host.wait_for_selector("[aria-busy=true]", state="detached")  # until then the page takes another tap for a double tap


def touch(page: Page, *kinds: str) -> None:
    """The first button of these kinds that is there, if any is."""
    found = next((kind for kind in kinds if button(page, kind).count()), "")
    if found:
        with suppress(Error):  # it may be gone again
            button(page, found).click(timeout=BRIEFLY)
        page.wait_for_selector("[aria-busy=true]", state="detached")


def scores(page: Page) -> list[str]:
    page.wait_for_function("() => !document.querySelector('.moment')")
    return page.locator(".plaque .score").all_inner_texts()


def agree(*pages: Page) -> None:
    """The race is over, and everybody sees the same."""
    for page in pages:
        expect(page.locator(".mountain.high, .podium").first).to_be_visible()
    expect(pages[1].locator(".plaque .score")).to_have_text(scores(pages[0]))


def test_the_race_on_three_devices_one_of_them_slow(visit: Visit, server: Server, line: Line) -> None:
    for _ in range(4):  # 1 in 36: the dragon wakes at once
        host, other, placed = two(visit, server, {**PHONE, "base_url": line.url})
        race(host, other)
        host.locator(".hold-ring, .mountain.high").first.wait_for()
        if host.locator(".hold-ring").count():
            break
    watcher = visit(f"/#{placed['room']['code']}", **PHONE)
    line.slow(0.15)
    expect(host.get_by_text("Race! You against the dragon")).to_be_visible()
    expect(host.locator(".hold-ring")).to_be_visible()
    expect(host.locator(".plaque.rolls")).to_have_count(1)
    expect(other.locator(".cavern.rolls")).to_be_visible()
    expect(other.get_by_text("You roll the dragon!")).to_be_visible()
    expect(watcher.get_by_text("Race! Brave Badger against the dragon")).to_be_visible()
    expect(watcher.locator(".cavern .cube.red")).to_have_count(2)
    button(host, "green").click()
    agree(host, other, watcher)


def test_who_leaves_in_time_keeps_what_was_gathered(visit: Visit, server: Server) -> None:
    """Only if the very first dragon roll is a pair, 1 in 36, the dragon is quicker: then once more."""
    options = {"two_nuggets_sides": 6, "one_nugget_sides": 0}
    for _ in range(4):
        host, other, _placed = two(visit, server, PHONE, **options)
        race(host, other)
        with suppress(Error, AssertionError):  # the dragon was quicker, and the button is gone
            expect(button(host, "green")).to_contain_text(re.compile(r"Save \d+ points?"), timeout=5000)
            button(host, "green").click(timeout=5000)
        agree(host, other)
        if int(scores(other)[0]) >= 12:  # four nuggets at least
            return
    raise AssertionError("the dragon is too quick")


def test_the_dragon_wakes_and_both_see_the_loot_dealt_out(visit: Visit, server: Server) -> None:
    always = {"dragon_sides_1": 6, "dragon_sides_2": 6, "two_nuggets_sides": 6, "one_nugget_sides": 0}
    host, other, _ = two(visit, server, {**PHONE, **MOVING, "settings": {"speed": 10}}, **always)
    other.evaluate(SEEING, seen := [".moment.dragon-awake", ".plaque.woke", ".gains", ".ghost", ".trail"])
    race(host, other)
    other.wait_for_function("(all) => all.every((each) => window.seen.has(each))", arg=seen)
    agree(host, other)
    assert [int(score) >= 12 for score in scores(host)] == [False, True]


def test_who_holds_the_button_rolls_on_by_touch_and_by_key(visit: Visit, server: Server) -> None:
    placed = table(server, "troll-dragon", [ME, BOT], first=0, interval=400, options={"tempo": "race", "nuggets": 120, **OPENED, **RARELY})
    page = visit("/", memory(placed))
    rolls: list[str] = []

    def heard(frame: str | bytes) -> None:
        rolls.extend(re.findall("troll-dragon-rolled-gold", str(frame)))

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    page.on("websocket", opened)
    page.evaluate("(place) => (location.hash = place)", address(placed).removeprefix("/"))
    ways: list[tuple[Callable[[], None], Callable[[], None]]] = [
        (page.mouse.down, page.mouse.up),
        (partial(page.keyboard.down, " "), partial(page.keyboard.up, " ")),
    ]
    for press, release in ways:
        for _ in range(8):  # the dragon may be quicker than both
            entered(page)
            button(page, "gold").click()
            page.locator(".hold-ring, .mountain.high").first.wait_for()
            if not page.locator(".hold-ring").count():
                continue
            button(page, "gold").hover()
            button(page, "gold").focus()
            rolls.clear()
            press()
            page.wait_for_timeout(1500)
            release()
            if len(rolls) >= 2:
                break
            page.locator(".mountain.high").wait_for()
        assert len(rolls) >= 2
        if button(page, "green").count():  # who rolls for the dragon cannot leave
            with suppress(Error):  # the dragon may be quicker once more
                button(page, "green").click(timeout=2000)
        page.locator(".mountain.high").wait_for()


# === For everyone ===


def test_a_game_by_the_space_bar(visit: Visit, server: Server) -> None:
    page = seated(visit, server, BOT, device={}, diamonds=6)
    button(page, "gold").wait_for()
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press(" ")  # nothing has the focus yet
    play_by_keys(page, " ", at_most(6))


@pytest.mark.parametrize("tempo", some(["calm", "race"], 1))
def test_with_less_movement_there_are_only_short_fades(visit: Visit, server: Server, tempo: str) -> None:
    placed = table(server, "troll-dragon", [ME, BOT], first=0, options={"tempo": tempo, **SHORTLY, **OPENED})
    page = visit("/", {**memory(placed), "settings": {"speed": 20}})
    page.evaluate(WATCH)
    page.evaluate("(place) => (location.hash = place)", address(placed).removeprefix("/"))
    entered(page)
    for _ in many(5):
        act(page, random.Random(1))
        assert page.evaluate(RUNNING) == []
    animated = page.evaluate("window.animated")
    assert animated
    assert {key for each in animated for key in each["keys"]} <= {"opacity"}
    assert max(each["duration"] for each in animated) <= SHORT


@pytest.mark.parametrize(("device", "lang"), some(list(product([SMALL, PHONE, {}], ["de", "fr", "en"])), 1))
def test_who_rolls_the_dragon_is_told_so_and_nobody_is_shut_out(
    visit: Visit, server: Server, axe: str, device: dict[str, Any], lang: str
) -> None:
    host, other, _ = two(visit, server, {**device, "settings": {"lang": lang}})
    race(host, other)
    expect(other.locator(".room-tag.red.me")).to_have_text(text(lang, "troll-dragon-you-roll"))
    looked_at(other)
    set_to(other, text=2)
    assert other.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
    button(other, "gold").scroll_into_view_if_needed()
    expect(button(other, "gold")).to_be_in_viewport()
    set_to(other, text=1)
    host.locator(".hold-ring").wait_for()
    nobody_is_shut_out(other, axe, themes=["light"])
    nobody_is_shut_out(host, axe, themes=["dark"])

"""The first game is guided: a tip when it is needed, once, and again if it is asked for."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from doubloon.i18n import text
from tests.counts import some
from tests.server.running import Server
from tests.web import places
from tests.web.access import nobody_is_shut_out, one_theme
from tests.web.conftest import DESK, PHONE, Visit
from tests.web.people import BOT, HIDE, MAY, ME, ROLL, act, address, memory, reach, skip_motions, table

SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
GUIDED = {"tips": True}
TIP = ".tip p"
MOVES = 12
ENOUGH = 3  # tips
PATIENT = 60_000  # ms: who has left the cave waits for the others

# What may be touched and lies under the tip; or the tip, when it is not on the screen. Empty when all is well, and for a tip that waits
# unseen for room.
IN_THE_WAY = """([tip, may]) => {
  const box = (each) => each.getBoundingClientRect();
  const bubble = document.querySelector(tip).closest(".tip");
  if (!bubble.checkVisibility({ visibilityProperty: true })) return "";
  const over = box(bubble);
  const hit = [...document.querySelectorAll(may + ", .buttons .button")].filter((each) =>
    box(each).left < over.right && box(each).right > over.left && box(each).top < over.bottom && box(each).bottom > over.top);
  const inside = over.top >= 0 && over.left >= 0 && over.bottom <= innerHeight && over.right <= innerWidth;
  return hit.length || !inside ? JSON.stringify([over, ...hit.map((each) => [each.outerHTML.slice(0, 100), box(each)])]) : "";
}"""


def sit(visit: Visit, server: Server, game: str, **more: object) -> Page:
    placed = table(server, game, [ME, BOT], first=0)
    page = visit(address(placed), memory(placed), **{"settings": GUIDED, **SMALL, **more})
    page.locator(TIP).wait_for()
    return page


def test_a_tip_is_shown_once_and_again_if_it_is_asked_for(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "troll-dragon")
    first = text("en", "troll-dragon-guide-roll")
    expect(page.locator(TIP)).to_have_text(first)
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(TIP)).to_have_count(0)
    page.reload()
    page.wait_for_selector(MAY)
    expect(page.locator(TIP)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Show me how").click()
    expect(page.locator(TIP)).to_have_text(first)


def test_another_tip_waits_for_another_moment(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "pig")
    page.locator(".tip").click()
    expect(page.locator(TIP)).to_have_count(0)
    page.get_by_role("button", name=ROLL).click()
    expect(page.locator(TIP)).not_to_have_text(text("en", "pig-guide-roll"))


def test_who_wants_no_more_tips_gets_none(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "little-dragon")
    page.get_by_role("button", name="No more tips").click()
    expect(page.locator(TIP)).to_have_count(0)
    rng = Random(1)
    for _ in range(4):
        act(page, rng)
    expect(page.locator(TIP)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Tips while you play")).not_to_be_checked()


def test_escape_closes_a_tip_and_nobody_loses_their_place(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "pig", **DESK)
    button = page.get_by_role("button", name=ROLL)
    button.focus()
    expect(page.locator(TIP)).to_be_visible()
    expect(button).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(TIP)).to_have_count(0)
    expect(button).to_be_focused()


def test_it_can_be_closed_by_keys_and_the_game_goes_on(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "pig", **DESK)
    page.get_by_role("button", name="Got it").focus()
    page.keyboard.press("Enter")
    expect(page.locator(MAY).first).to_be_focused()


def test_it_is_read_out_politely(visit: Visit, server: Server) -> None:
    page = sit(visit, server, "pig")
    expect(page.locator(TIP)).to_have_attribute("aria-live", "polite")


def test_who_watches_is_not_guided(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, BOT], first=0)
    page = visit(address(placed), memory(placed), settings=GUIDED)
    page.locator(TIP).wait_for()
    watcher = visit(f"/#/join/{placed['room']['code']}", settings=GUIDED)
    watcher.get_by_role("status").filter(has_text="You are watching").wait_for()
    expect(watcher.locator(TIP)).to_have_count(0)
    watcher.get_by_role("button", name="Menu").click()
    expect(watcher.get_by_role("button", name="Show me how")).to_have_count(0)


def nothing_is_in_the_way(page: Page, selectors: list[str]) -> None:
    try:
        page.wait_for_function(f"(selectors) => !({IN_THE_WAY})(selectors)", arg=selectors)
    except PlaywrightTimeout:
        pytest.fail(page.evaluate(IN_THE_WAY, selectors))


TIPPED = [*((game, {}) for game in some(places.GAMES, 3)), ("little-dragon", DESK)]


@pytest.mark.parametrize(("game", "device"), TIPPED, ids=[f"{game}{'-desk' * bool(device)}" for game, device in TIPPED])
def test_tips_cover_nothing_that_may_be_touched(visit: Visit, server: Server, game: str, device: dict[str, Any]) -> None:
    page = sit(visit, server, game, settings={**GUIDED, "lang": "de"}, **device)  # the longest texts
    page.set_default_timeout(PATIENT)
    rng = Random(1)
    told = set()
    for _ in range(MOVES):
        page.wait_for_selector(f"{MAY}, .podium")
        if page.locator(TIP).is_visible():
            nothing_is_in_the_way(page, [TIP, f".piece.may{', .top .tool' * bool(device)}"])
            assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
        if page.locator(TIP).is_visible():  # still: where a picture has come meanwhile, there may be no room any more
            told.add(page.locator(TIP).inner_text())
            page.locator(".tip-done").click()
        if len(told) == ENOUGH or not act(page, rng):
            break
    assert len(told) >= 2


def test_nobody_is_shut_out_by_a_tip(visit: Visit, server: Server, axe: str) -> None:
    nobody_is_shut_out(sit(visit, server, "my-treasure", settings=GUIDED, **PHONE), axe, DESK["viewport"], one_theme(1))


def test_the_tip_about_the_cavern_points_at_the_way_in(visit: Visit, server: Server) -> None:
    """Keys and doors are on most sides."""
    placed = table(server, "troll-dragon", [ME, BOT], first=0, options={"key_sides": 2, "door_sides": 2, "diamond_sides": 1})
    seen = {"troll-dragon": ["troll-dragon-guide-roll", "troll-dragon-guide-key", "troll-dragon-guide-risk"]}
    page = visit(address(placed), {**memory(placed), "tips": seen}, settings=GUIDED, **SMALL)
    reach(skip_motions(page), "[data-move='troll-dragon-enter']", ".buttons .button.gold")
    page.evaluate(HIDE, False)
    expect(page.locator(TIP)).to_have_text(text("en", "troll-dragon-guide-enter"))
    page.wait_for_function("""() => {
      const box = (each) => document.querySelector(each).getBoundingClientRect();
      const [ring, way] = [box(".tip-ring"), box("[data-move='troll-dragon-enter']")];
      return Math.abs(ring.left - way.left) < 10 && Math.abs(ring.right - way.right) < 10 && Math.abs(ring.top - way.top) < 10;
    }""")


@pytest.mark.parametrize(("seen", "first"), [([], 0), (["troll-dragon-guide-roll"], -1)], ids=["first", "later"])
def test_in_the_first_game_the_person_begins(visit: Visit, seen: list[str], first: int) -> None:
    page = visit("/#/box/troll-dragon", {"tips": {"troll-dragon": seen}}, settings=GUIDED)
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Play").click()
    assert (asked.value.post_data_json or {})["first"] == first
    page.locator(".table.playing").wait_for()

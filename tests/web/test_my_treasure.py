"""My Treasure in its own view: whole games fit a phone, by touch and by keys; what is hidden is nowhere in the page."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.counts import many, some
from tests.server.running import Server
from tests.web.access import nobody_is_shut_out, one_theme
from tests.web.conftest import Visit
from tests.web.people import BOT, MAY, ME, OVER, act, address, at_most, memory, reach, skip_motions, table
from tests.web.test_keyboard import play_by_keys, tab_to
from tests.web.test_motion import RUNNING, SHORT, watched_game

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
SHORTEST = {"glory_target": 1}  # one round
MOST = 400  # moves
DRAW = ".ledge .piece.may, .buttons .button.gold"  # and put aside
PATIENT = 60_000  # ms: who has left the cave waits for all the others

# What does not fit: a page or a cave that scrolls, what may be touched but is covered or small, cards over cards, words cut off.
CROWDED = """() => {
  const found = [];
  const over = (each, other) => Math.min(each.right, other.right) - Math.max(each.left, other.left) > 2
    && Math.min(each.bottom, other.bottom) - Math.max(each.top, other.top) > 2;
  const view = document.querySelector(".cave, .treasury");
  if (!view) return ["no view"];
  if (document.scrollingElement.scrollHeight > innerHeight) found.push("the page scrolls");
  if (view.scrollHeight > view.clientHeight + 1 || view.scrollWidth > view.clientWidth + 1) found.push("the view scrolls");
  for (const each of document.querySelectorAll("#table .piece.may")) {
    const { left, top, width, height } = each.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!each.contains(there) || Math.min(width, height) < 36) found.push(`out of reach: ${each.className} ${width} ${height}`);
  }
  const boxes = [...document.querySelectorAll(".ledge .slot, .held .treasure-card, .deck .slot, .tray, .orcs, .leaving ol")];
  boxes.forEach((each, index) => boxes.slice(index + 1).forEach((other) => {
    if (over(each.getBoundingClientRect(), other.getBoundingClientRect())) found.push(`${each.className} over ${other.className}`);
  }));
  return found;
}"""

MOVING = """() => document.getAnimations()
  .filter((each) => each.effect.getTiming().iterations === 1)
  .map((each) => `${each.effect.target.className} ${each.animationName ?? JSON.stringify(each.effect.getKeyframes())}`)"""


def sit(visit: Visit, server: Server, seats: int = 2, before: Callable[[Page], Any] = id, **device: Any) -> Page:
    options = {**SHORTEST, **device.pop("options", {})}
    placed = table(server, "my-treasure", [ME, *[BOT] * (seats - 1)], first=0, options=options)
    page = visit("/", {**memory(placed)}, **{**SMALL, **device})
    before(page)
    page.evaluate("(place) => (location.hash = place)", address(placed).removeprefix("/"))
    page.locator(".cave").wait_for()
    return page


def play_with(page: Page, seed: int, looked: Callable[[], None]) -> None:
    """To the end; something is checked before every move."""
    rng = random.Random(seed)
    for _ in range(MOST):
        page.wait_for_selector(f"{MAY}, {OVER}", timeout=PATIENT)
        if page.locator(OVER).count():
            return
        looked()
        act(page, rng)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", some([5, 2], 1))
@pytest.mark.parametrize("seed", many(1))
def test_a_whole_game_fits_a_small_phone(visit: Visit, server: Server, seats: int, seed: int) -> None:
    page = skip_motions(sit(visit, server, seats))

    def fits() -> None:
        page.wait_for_function(f"() => !({MOVING})().length")  # cards fly over others
        assert page.evaluate(CROWDED) == []

    play_with(page, seed, fits)
    expect(page.locator(".treasury li")).to_have_count(seats)


@pytest.mark.parametrize("lang", some(["de", "fr"], 1))
def test_leaving_by_token_and_pile_with_a_way_back(visit: Visit, server: Server, lang: str) -> None:
    page = sit(visit, server, 2, settings={"lang": lang})
    reach(page, ".token-place.may", DRAW)
    page.locator(".token-place.may").nth(3).tap()
    expect(page.locator(".leaving li")).to_have_count(3)
    page.locator(".ledge .piece.may").first.wait_for()
    assert page.evaluate(CROWDED) == []
    page.locator(".buttons .button.night").tap()
    expect(page.locator(".leaving")).to_have_count(0)
    page.locator(".token-place.may").nth(3).tap()
    page.locator(".ledge .piece.may").first.tap()
    expect(page.locator(".leaving")).to_have_count(0)
    page.wait_for_selector(".token-place.taken, .treasury")


def test_nobody_is_shut_out_of_leaving_and_the_count(visit: Visit, server: Server, axe: str) -> None:
    page = sit(visit, server, 2, options={"orcs": 3})
    reach(page, ".token-place.may", DRAW)
    page.locator(".token-place.may").first.tap()
    page.locator(".ledge .piece.may").first.wait_for()
    nobody_is_shut_out(page, axe, themes=one_theme(0))
    page.locator(".ledge .piece.may").first.tap()
    page.locator(OVER).wait_for(timeout=PATIENT)
    page.locator(OVER).evaluate("(podium) => podium.remove()")  # what lies below it is seen before
    nobody_is_shut_out(page, axe, themes=one_theme(1))


def test_by_keys_alone(visit: Visit, server: Server) -> None:
    page = sit(visit, server, 2, options={"orcs": 1})
    tab_to(page, "Draw")
    play_by_keys(page, "Enter", at_most(6))


@pytest.mark.parametrize("asked", some([{"reduced_motion": "reduce"}, {"reduced_motion": "no-preference", "motion": "reduced"}], 1))
def test_with_less_movement_all_only_fades(visit: Visit, server: Server, asked: dict[str, str]) -> None:
    page = watched_game(visit, server, "my-treasure", **asked)
    animated = page.evaluate("window.animated")
    assert {key for each in animated for key in each["keys"]} <= {"opacity"}
    assert max(each["duration"] for each in animated) <= SHORT
    assert page.evaluate(RUNNING) == []


def test_else_cards_orcs_and_symbols_fly_until_all_is_counted(visit: Visit, server: Server) -> None:
    page = watched_game(visit, server, "my-treasure", reduced_motion="no-preference")
    keys = {key for each in page.evaluate("window.animated") for key in each["keys"]}
    assert {"transform", "opacity", "--number"} <= keys
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_tap_ends_what_is_moving(visit: Visit, server: Server) -> None:
    page = sit(visit, server, 2, settings={"speed": 0.05}, reduced_motion="no-preference")
    page.locator(".buttons .button.gold").tap()  # at this speed a card takes 20 s
    page.wait_for_selector(".held, .orc")
    for _ in range(100):
        if page.locator(MAY).count():
            break
        page.locator(".heading").tap()
        page.wait_for_timeout(50)
    assert page.evaluate(MOVING) == []
    assert page.locator(MAY).count()


# === What is hidden ===


def shown_to(page: Page) -> dict[str, Any]:
    """What the server shows to this device, kept up to date as long as the page is open."""
    view: dict[str, Any] = {}

    def hear(payload: str | bytes) -> None:
        for eye in json.loads(payload).get("eyes") or []:
            view.update(eye.get("view") or {})
            for step in eye.get("steps") or []:
                view.update(step["changes"])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return view


@pytest.mark.parametrize("seed", many(1))
def test_what_is_covered_is_nowhere_in_the_page(visit: Visit, server: Server, seed: int) -> None:
    views: list[dict[str, Any]] = []
    page = sit(visit, server, 3, options={"orcs": 3}, before=lambda page: views.append(shown_to(page)))
    skip_motions(page)

    def hides() -> None:
        [view] = views
        html = page.content() + page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])")
        if page.locator(".treasury").count():
            return
        open_cards = {top - 1 for top in [*view["tops"], view["drawn"]] if top}
        assert {int(card) for card in re.findall(r"\bcard-(\d+)\b", html)} == open_cards
        if page.locator(".blind").count():
            known = {token - 1 for token in view["tokens"] if 0 < token <= 6}
            assert {int(kind) for kind in re.findall(r"\btoken-(\d)\b", html)} == known
            discs = page.locator(".blind").evaluate_all("(discs) => discs.map((each) => each.innerHTML)")
            assert len(set(discs)) == 1

    play_with(page, seed, hides)


def test_the_memory_aid_tells_what_lies_below(visit: Visit, server: Server) -> None:
    page = sit(visit, server, 2, options={"memory_aid": "on"})
    reach(page, ".tally", ".ledge-1 .may, .buttons .button.gold")  # all on one pile
    assert page.locator(".tally").first.get_attribute("aria-label")
    assert page.evaluate(CROWDED) == []

"""Less movement: nothing moves, whoever asked for that; what changes fades shortly."""

import pytest
from playwright.sync_api import Page

from tests.server.running import Server
from tests.web.conftest import PHONE, Visit
from tests.web.people import BOT, MAY, ME, address, memory, play_on, table
from tests.web.places import GAMES

# Every animation of a page is kept, also those that have ended when a test looks.
WATCH = """() => {
  window.animated = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keys, timing) {
    window.animated.push({ keys: keys.flatMap((each) => Object.keys(each)), duration: timing.duration });
    return animate.call(this, keys, timing);
  };
}"""
RUNNING = """() => document.getAnimations()
  .map((each) => ({ name: each.animationName ?? each.transitionProperty, length: each.effect.getTiming().duration }))
  .filter(({ length }) => length > 200)"""
SHORT = 200  # ms


def watched_game(visit: Visit, server: Server, game: str, **device: str) -> Page:
    placed = table(server, game, [ME, BOT], first=0, options={"target": 10} if game == "pig" else {"glory_target": 1})
    page = visit("/", {**memory(placed), "settings": {"speed": 20, "motion": device.pop("motion", "auto")}}, **device)
    page.evaluate(WATCH)
    page.evaluate("(place) => (location.hash = place)", address(placed).removeprefix("/"))
    play_on(page)
    return page


@pytest.mark.parametrize(
    "asked", [{"reduced_motion": "reduce"}, {"reduced_motion": "no-preference", "motion": "reduced"}], ids=["device", "setting"]
)
def test_with_less_movement_there_are_only_short_fades(visit: Visit, server: Server, asked: dict[str, str]) -> None:
    page = watched_game(visit, server, "pig", **asked)
    animated = page.evaluate("window.animated")
    assert animated
    assert {key for each in animated for key in each["keys"]} <= {"opacity"}
    assert max(each["duration"] for each in animated) <= SHORT
    assert page.evaluate(RUNNING) == []


def test_else_things_move(visit: Visit, server: Server) -> None:
    page = watched_game(visit, server, "pig", reduced_motion="no-preference")
    assert "transform" in {key for each in page.evaluate("window.animated") for key in each["keys"]}


ENDLESS = """() => document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime > 12_000)
  .map((each) => each.animationName)"""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_waits_comes_to_rest(visit: Visit, server: Server, game: str) -> None:
    """What moves for ever takes a fifth of a core, and drains a phone."""
    placed = table(server, game, [ME, BOT, BOT], first=0)
    page = visit(address(placed), memory(placed), reduced_motion="no-preference", **PHONE)
    page.wait_for_selector(MAY)
    assert page.evaluate(ENDLESS) == []

"""Text of twice the size: on small phones too nothing runs off the page, and every button can be reached."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.counts import some
from tests.server.running import Server
from tests.web import places
from tests.web.conftest import Visit

SIZES = some([(360, 640), (390, 844), (667, 375)], 1)
SMALL = pytest.mark.parametrize("size", SIZES, ids=str)
LARGE: dict[str, Any] = {"settings": {"text": 2}}

# What a finger cannot get at, though it is scrolled to: covered, cut off or squeezed to nothing.
OUT_OF_REACH = """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  if (!each.checkVisibility()) return false;
  each.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = each.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return width < 24 || height < 24 || !each.contains(there);
}).map((each) => each.outerHTML)"""

Size = tuple[int, int]


def device(size: Size) -> dict[str, Any]:
    return {**LARGE, "viewport": {"width": size[0], "height": size[1]}, "has_touch": True, "is_mobile": True}


def check(page: Page) -> None:
    """Every button of the sheet that is open, or of the page, can be brought to where a finger reaches it."""
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
    top = "dialog[open] " if page.locator("dialog[open]").count() else ""
    assert page.evaluate(OUT_OF_REACH, f"{top}button:enabled, {top}label, {top}summary") == []


@SMALL
def test_the_house_with_large_text(visit: Visit, size: Size) -> None:
    page = visit(**device(size))
    for path, there in places.HOUSE.values():
        page.goto(path)
        page.locator(there).first.wait_for()
        check(page)


@SMALL
@pytest.mark.parametrize("game", places.GAMES)
def test_a_table_with_large_text(visit: Visit, server: Server, game: str, size: Size) -> None:
    page = places.seated(visit, server, game, **device(size))
    check(page)
    middle = page.locator("#table").bounding_box()
    assert middle
    assert middle["height"] >= size[1] / 2  # words and buttons leave room for the game


@SMALL
def test_the_drawers_of_a_table_with_large_text(visit: Visit, server: Server, size: Size) -> None:
    page = places.seated(visit, server, "troll-dragon", **device(size))
    for drawer in places.DRAWERS:
        places.drawn_out(page, drawer)
        check(page)


@SMALL
@pytest.mark.parametrize("place", [places.lobby, places.curtained, places.podium, *places.AFTER])
def test_the_other_states_with_large_text(visit: Visit, server: Server, place: places.Come, size: Size) -> None:
    check(place(visit, server, **device(size)))


@SMALL
def test_the_drawers_of_a_replay_with_large_text(visit: Visit, server: Server, size: Size) -> None:
    page = places.replayed(visit, server, **device(size))
    for drawer in places.REPLAY_DRAWERS:
        places.drawn_out(page, drawer)
        check(page)

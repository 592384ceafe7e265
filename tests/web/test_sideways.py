"""A phone held sideways: the table has all the height, and everything that is pressed lies beside it."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.counts import some
from tests.server.running import Server
from tests.web.conftest import PHONE, Visit
from tests.web.people import BOT, ME, act, address, memory, skip_motions, table

SIZES = [(667, 375), (844, 390), (932, 430)]
GAMES = ["troll-dragon", "my-treasure", "do-not-touch-symbols", "little-dragon", "pig"]
MOVES = 4

# What is wrong with the picture: it scrolls, parts of it lie on each other, or something that may be touched is out of reach or too small.
WRONG = """() => {
  const wrong = [];
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) wrong.push(`the page scrolls: ${scrollWidth} x ${scrollHeight}`);
  const box = (each) => each.getBoundingClientRect();
  const parts = [...document.querySelectorAll(".table > :is(.top, .seats, .middle, .words-line, .buttons, .player)")];
  parts.forEach((one, index) => parts.slice(index + 1).forEach((other) => {
    const [a, b] = [box(one), box(other)];
    const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    if (x > 1 && y > 1) wrong.push(`${one.className} and ${other.className} overlap by ${x} x ${y}`);
  }));
  document.querySelectorAll(".piece.may, .buttons .button, .top .tool, .player button").forEach((each) => {
    const { left, top, width, height } = box(each);
    if (width < 40 || height < 40) wrong.push(`${each.className} is only ${width} x ${height}`);
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!each.contains(there)) wrong.push(`${each.className} ${each.textContent} is covered by ${there?.className}`);
  });
  return wrong;
}"""


def sideways(size: tuple[int, int]) -> dict[str, Any]:
    return {**PHONE, "viewport": {"width": size[0], "height": size[1]}}


def seated(visit: Visit, server: Server, game: str, size: tuple[int, int], bots: int) -> Page:
    placed = table(server, game, [ME, *[BOT] * bots])
    return visit(address(placed), memory(placed), **sideways(size))


@pytest.mark.parametrize("size", some(SIZES, 1), ids=str)
@pytest.mark.parametrize(("game", "bots"), [(game, bots) for game in GAMES for bots in some([1, 4], 1)])
def test_a_game_fits(visit: Visit, server: Server, game: str, bots: int, size: tuple[int, int]) -> None:
    page, rng = skip_motions(seated(visit, server, game, size, bots)), Random(bots)
    for _ in range(MOVES):
        if not act(page, rng):
            break
        page.wait_for_selector(".piece.may, .buttons .button")
        assert page.evaluate(WRONG) == []


@pytest.mark.parametrize("size", some(SIZES, 1), ids=str)
def test_the_curtain_can_be_lifted(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    placed = table(server, "do-not-touch-numbers", [ME, {"kind": "me"}])
    page = visit(address(placed), memory(placed), **sideways(size))
    page.locator(".curtain .button").wait_for()
    assert page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0
    page.locator(".curtain .button").click()
    page.locator(".piece.may, .planks .may").first.wait_for()
    assert page.evaluate(WRONG) == []

"""Laptops and tablets that lie on the table: however many sit there, all that is pressed is on the screen."""

from random import Random

import pytest

from doubloon.games import GAMES
from tests.counts import some
from tests.server.running import Server
from tests.web import places
from tests.web.conftest import Visit
from tests.web.people import BOT, MAY, ME, act, address, memory, skip_motions, table

SIZES = [(1366, 768), (1280, 720), (1180, 820), (1024, 768)]
MOVES = 3

# What is wrong with the picture: more than fits, or a seat, a tool or a button that is off the screen, covered, or cut.
WRONG = """() => {
  const wrong = [];
  const page = document.querySelector("main");
  if (page.scrollHeight > page.clientHeight + 1) wrong.push(`${page.scrollHeight - page.clientHeight} px too tall`);
  document.querySelectorAll(".plaque, .top .tool, .buttons .button").forEach((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push(`${each.className} is off the screen`);
    if (!each.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) wrong.push(`${each.className} is covered`);
  });
  document.querySelectorAll(".plaque .name").forEach((each) => {
    if (each.scrollWidth > each.clientWidth + 1) wrong.push(`${each.textContent} is cut`);
  });
  return wrong;
}"""


@pytest.mark.parametrize("game", some(places.GAMES[::-1], 2))
def test_all_seats_fit(visit: Visit, server: Server, game: str) -> None:
    placed = table(server, game, [ME, *[BOT] * (GAMES[game].seats[1] - 1)], first=0)
    page, rng = skip_motions(visit(address(placed), memory(placed), settings={"lang": "de"})), Random(1)
    for _ in range(MOVES):
        page.wait_for_selector(MAY)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(WRONG) == [], (width, height)
        if not act(page, rng):
            break

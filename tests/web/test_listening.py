"""A whole game of each kind, followed by the words of the live region alone and played by named controls."""

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.counts import SOAK
from tests.server.running import Server
from tests.web.conftest import PHONE, Visit
from tests.web.people import BOT, MAY, ME, OVER, TO_THE_END, act, address, memory, table

SHORT = {
    "pig": {"target": 20},
    "troll-dragon": {"diamonds": 5, "nuggets": 3},
    "my-treasure": {"glory_target": 1},
    "little-dragon": {},
    "do-not-touch-numbers": {},
    "do-not-touch-symbols": {},
}

# Everything that the live region says, with its time in ms.
LISTEN = """() => {
  const region = document.querySelector(".words-line + [role=status]");
  window.heard = [];
  const note = () => window.heard.push([performance.now(), region.textContent]);
  new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
}"""


def heard(page: Page) -> list[tuple[float, str]]:
    return [(at, words) for at, words in page.evaluate("() => window.heard")]


@pytest.mark.parametrize("game", list(SHORT) if SOAK > 1 else ["troll-dragon"])  # the others take a minute each
def test_a_game_is_followed_by_its_words_alone(visit: Visit, server: Server, game: str) -> None:
    placed = table(server, game, (ME, BOT), options=SHORT[game])
    page = visit(address(placed), {**memory(placed), "settings": {"reading": "fast", "speed": 4}}, **PHONE)
    page.locator(MAY).first.wait_for()
    page.evaluate(LISTEN)
    rng = random.Random(5)
    for _ in TO_THE_END:
        if page.locator(MAY).count():
            expect(page.locator(MAY).first).to_have_accessible_name(re.compile(r"\w"))
        if not act(page, rng):
            break
    page.wait_for_function("() => window.heard.some(([, words]) => /won|share/.test(words))")
    words = [said for _, said in heard(page)]
    bot = next(each["name"] for each in placed["room"]["seats"] if each["bot"])
    assert any(said.startswith("You ") for said in words), words[-9:]
    assert any(said.startswith(bot) for said in words), words[-9:]
    assert not any("Brave Badger" in said for said in words)
    assert page.locator(OVER).count()


def test_announcements_keep_their_pace_and_are_not_repeated(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", (ME, BOT), options={"target": 20})
    page = visit(address(placed), {**memory(placed), "settings": {"reading": "normal", "speed": 4}}, **PHONE)
    page.locator(MAY).first.wait_for()
    page.evaluate(LISTEN)
    rng = random.Random(5)
    while act(page, rng):
        pass
    page.wait_for_function("() => window.heard.some(([, words]) => /won/.test(words))")
    times = [at for at, _ in heard(page)]
    assert all(later - sooner > 850 for sooner, later in pairwise(times))  # 900 ms each, less what a timer may be early

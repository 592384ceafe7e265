"""A whole game of each kind, followed by the words of the live region alone and played by named controls."""

import random
import re
from contextlib import suppress
from itertools import pairwise

import pytest
from playwright.sync_api import Error, Locator, Page

from tests.counts import SOAK
from tests.server.running import Server
from tests.web.conftest import PHONE, Visit
from tests.web.people import BOT, BRIEFLY, MAY, ME, TO_THE_END, act, address, memory, table

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


NAMES = {
    "pig": "Pig",
    "troll-dragon": "Troll & Dragon",
    "my-treasure": "My Treasure",
    "little-dragon": "The Little Dragon",
    "do-not-touch-numbers": "Do Not Touch My Treasures (numbers)",
    "do-not-touch-symbols": "Do Not Touch My Treasures (symbols)",
}
ON_A_THING = re.compile(r"^[^,:]+: ")  # "Roll: The die"; the button of a seat begins with names and commas
NOT_BACK = re.compile(r"^(?!Take back)\w")


def moves(page: Page, game: str) -> Locator:
    """The controls that make a move, by what a screen reader says of them."""
    things = page.get_by_role("region", name=NAMES[game], exact=True).get_by_role("button", name=ON_A_THING)
    return things.or_(page.get_by_role("group", name="Your moves").get_by_role("button", name=NOT_BACK))


def heard(page: Page) -> list[tuple[float, str]]:
    return [(at, words) for at, words in page.evaluate("() => window.heard")]


# The bot was heard, or nothing more waits to be said: whoever goes on at once misses what was to come.
HEARD_OUT = """([bot, silence]) =>
  window.heard.some(([, words]) => words.startsWith(bot)) || performance.now() - (window.heard.at(-1)?.[0] ?? 0) > silence"""
SILENCE = 3000  # ms, more than any words take


@pytest.mark.parametrize("game", list(SHORT) if SOAK > 1 else ["troll-dragon"])  # the others take a minute each
def test_a_game_is_followed_by_its_words_alone(visit: Visit, server: Server, game: str) -> None:
    placed = table(server, game, (ME, BOT), options=SHORT[game])
    page = visit(address(placed), {**memory(placed), "settings": {"reading": "fast", "speed": 4}}, **PHONE)
    choices, podium = moves(page, game), page.get_by_role("region", name="The game is over")
    bot = next(each["name"] for each in placed["room"]["seats"] if each["bot"])
    choices.first.wait_for()
    page.evaluate(LISTEN)
    rng = random.Random(5)
    for _ in TO_THE_END:
        choices.or_(podium).first.wait_for()
        if podium.count():
            break
        page.wait_for_function(HEARD_OUT, arg=[bot, SILENCE])
        with suppress(Error):  # it may be gone again
            choices.nth(rng.randrange(max(1, choices.count()))).click(timeout=BRIEFLY)
    page.wait_for_function("() => window.heard.some(([, words]) => /won|share/.test(words))")
    words = [said for _, said in heard(page)]
    assert any(said.startswith("You ") for said in words), words[-9:]
    assert any(said.startswith(bot) for said in words), words[-9:]
    assert not any("Brave Badger" in said for said in words)
    assert podium.count()


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

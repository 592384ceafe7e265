"""A long evening: three browsers and two bots play all games in a row, while networks drop and the server restarts."""

import random
import time
from contextlib import suppress
from functools import partial
from itertools import cycle
from typing import Any

from playwright.sync_api import Error, Page

from tests.counts import SOAK
from tests.server.running import Server
from tests.web.conftest import NO_NETWORK, PHONE, Visit
from tests.web.people import BOT, MAY, ME, OPEN, OVER, address, memory, ready, table

NONE = {"dolls": 0, "candlesticks": 0, "chests": 0, "dragons": 0}
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("troll-dragon", {"tempo": "race", "diamonds": 12}),
    ("little-dragon", NONE | {"balls": 20, "cars": 4, "rings": 24, "spiders": 1}),
    ("my-treasure", {"glory_target": 3}),
    ("do-not-touch-symbols", {}),
    ("troll-dragon", {"tempo": "calm", "diamonds": 12}),
    ("do-not-touch-numbers", {}),
    ("pig", {"target": 50}),
]
SHORT: list[tuple[str, dict[str, Any]]] = [("troll-dragon", {"tempo": "race", "diamonds": 6})]
EVENING = SHORT if SOAK == 1 else GAMES * 3
QUIET = 1.0 if SOAK == 1 else 5.0  # seconds between two troubles
AWAY = 0.5 if SOAK == 1 else 1.5  # seconds that a phone is without a network
OFFLINE = r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|ERR_EMPTY_RESPONSE|ERR_NETWORK_CHANGED|ERR_CONTENT_LENGTH_MISMATCH"
LONGEST = 600.0  # seconds of a game


def drop(page: Page) -> None:
    page.context.set_offline(True)
    page.wait_for_timeout(1000 * AWAY)
    page.context.set_offline(False)


def restart(server: Server) -> None:
    server.kill()
    server.start()


def touch(page: Page, rng: random.Random) -> None:
    """Anything that may be touched, if there is such a thing."""
    with suppress(Error):  # it may be gone again
        may = page.locator(MAY)
        count = may.count()
        if count:
            may.nth(rng.randrange(count)).click(timeout=500)


def play_out(pages: list[Page], server: Server, rng: random.Random) -> None:
    """To the end on all screens, through all troubles."""
    troubles = cycle([partial(drop, pages[1]), partial(restart, server), partial(drop, pages[2]), partial(drop, pages[0])])
    began = due = time.monotonic()
    while not all(page.locator(OVER).count() for page in pages):
        assert time.monotonic() < began + LONGEST, "the game does not end"
        for page in pages:
            touch(page, rng)
        if time.monotonic() > due:
            next(troubles)()
            due = time.monotonic() + QUIET


def test_a_long_evening(visit: Visit, server: Server, expected: list[str]) -> None:
    """Whatever happens on the way, every game comes to its end, with the same podium on all screens."""
    rng = random.Random(1)
    for game, options in EVENING:
        placed = table(server, game, [ME, OPEN, OPEN, BOT, BOT], options=options)
        pages = [visit(address(placed), memory(placed), **PHONE), *(visit(f"/#{placed['room']['code']}", **PHONE) for _ in range(2))]
        ready(*pages)
        for page in pages:
            page.locator(".table.playing").wait_for()
        expected += [NO_NETWORK, OFFLINE, "failed: .*/(api|art)/"]
        play_out(pages, server, rng)
        podiums = [page.locator(f"{OVER} .stand").all_inner_texts() for page in pages]
        assert podiums[0] == podiums[1] == podiums[2]
        assert len(podiums[0]) == 5
        for page in pages:
            page.context.close()

"""What people do: make a table by its address, sit down, touch what glows."""

import json
import random
import re
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Page

from tests.counts import SOAK
from tests.server.running import Server

ME: dict[str, Any] = {"kind": "me", "name": "Brave Badger", "face": "🦡"}
BOT: dict[str, Any] = {"kind": "bot", "bot": "gentle"}
OPEN: dict[str, Any] = {"kind": "open"}

OVER = ".podium"
MAY = ".piece.may, .buttons[role=group] .button:not(.night)"  # what makes a move; taking one back is none
ROLL = re.compile("Roll( |$)")  # the button, and not the die itself: "Roll: The die"
TO_THE_END = range(2000)  # moves that no game needs
BRIEFLY = 2000  # ms to touch what may be gone again

Table = dict[str, Any]


def asked(server: Server, path: str, body: Any) -> Any:
    request = urllib.request.Request(f"{server.url}/api/{path}", json.dumps(body).encode(), method="POST")  # noqa: S310
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return json.load(answer)


def table(server: Server, game: str, seats: Sequence[dict[str, Any]] = (ME, BOT), **more: Any) -> Table:
    """A new table, made without a page."""
    placed: Table = asked(server, "tables", {"game": game, "seats": list(seats), **more})
    return placed


def memory(*placed: Table) -> dict[str, Any]:
    """What a device remembers that sits at these tables."""
    kept = [
        {
            "table": each["table"],
            "keys": [held["key"] for held in each["keys"]],
            "game": each["room"]["game"],
            "code": each["room"]["code"],
            "at": 0,
        }
        for each in placed
    ]
    return {"tables": kept}


def address(placed: Table, drawer: str = "") -> str:
    return f"/#/table/{placed['table']}" + (f"/{drawer}" if drawer else "")


# How many things make a move, once there are some; -1: the game is over. One trip to the page instead of four.
CHOICES = """([over, may]) => document.querySelector(over) ? -1 : document.querySelectorAll(may).length"""


def act(page: Page, rng: random.Random) -> bool:
    """Touch something that makes a move, once there is such a thing. False: the game is over."""
    count = page.wait_for_function(CHOICES, arg=[OVER, MAY]).json_value()
    if count < 0:
        return False
    with suppress(Error):  # in a race somebody may have been quicker
        page.locator(MAY).nth(rng.randrange(count)).click(timeout=BRIEFLY)
    page.wait_for_selector(".sent, [aria-busy=true]", state="detached")
    return True


# In one breath: what was looked for is there, or what leads to it is clicked.
REACH = """([there, press]) => {
  if (document.querySelector(there)) return true;
  document.querySelector(press)?.click();
  return false;
}"""


def reach(page: Page, there: str, press: str) -> None:
    """Click whatever of `press` comes first, again and again, until something is there."""
    while not page.evaluate(REACH, [there, press]):
        page.wait_for_selector(f"{there}, {press}")


HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def skip_motions(page: Page) -> Page:
    """Show only the outcome of events, as a page does that nobody looks at: half of the CPU time of a move. For tests of tables at rest."""
    page.evaluate(HIDE, True)
    return page


def at_most(moves: int) -> range:
    """So many moves; `make soak` plays to the end."""
    return range(moves) if SOAK == 1 else TO_THE_END


def play_on(page: Page, seed: int = 0, moves: range = TO_THE_END) -> int:
    """So many moves, or to the end; their number."""
    rng = random.Random(seed)
    for made in moves:
        if not act(page, rng):
            return made
    assert moves != TO_THE_END, "the game does not end"
    return len(moves)


SET = """(values) => {
  const written = JSON.stringify({ ...JSON.parse(localStorage.getItem("doubloon-settings")), ...values });
  localStorage.setItem("doubloon-settings", written);
  window.dispatchEvent(new StorageEvent("storage", { key: "doubloon-settings" }));
}"""


def set_to(page: Page, **values: Any) -> None:
    """The settings are changed, as another tab of this device does it."""
    page.evaluate(SET, values)

"""What people do: make a table by its address, sit down, touch what glows."""

import json
import random
import re
import urllib.request
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import connect

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


# Touches one of the things that make a move, where a finger would, and waits for the answer. One trip to the page instead of a dozen:
# these took a third of the CPU time of a game. False: there is what ends it.
TOUCH = """async ([over, may, chance, patience, briefly]) => {
  const until = async (ms, found) => {
    for (const end = performance.now() + ms; performance.now() < end; await new Promise(requestAnimationFrame)) {
      const what = found();
      if (what) return what;
    }
    return null;
  };
  const choices = () => document.querySelectorAll(may);
  const reached = () => {
    const chosen = choices()[Math.floor(chance * choices().length)];
    if (!chosen) return null;
    const { left, top, width, height } = chosen.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!there) chosen.scrollIntoView({ block: "center", behavior: "instant" });
    return chosen.contains(there) && there;
  };
  if (!(await until(patience, () => document.querySelector(over) || choices().length))) throw new Error("there is nothing to touch");
  if (document.querySelector(over)) return false;
  (await until(briefly, reached))?.click();  // in a race somebody may have been quicker
  await new Promise(requestAnimationFrame);
  if (!(await until(patience, () => !document.querySelector(".sent, [aria-busy=true]")))) throw new Error("no answer");
  return true;
}"""
LONG = 120_000  # ms: many bots may be shown before it is my turn


def act(page: Page, rng: random.Random, of: str = MAY, unless: str = OVER) -> bool:
    """Touch something that makes a move, once there is such a thing. False: the game is over, or `unless` is there."""
    is_on: bool = page.evaluate(TOUCH, [unless, of, rng.random(), LONG, BRIEFLY])
    return is_on


# Whatever of `press` comes first is clicked, again and again, until something is there.
REACH = """async ([there, press, patience]) => {
  for (const end = performance.now() + patience; !document.querySelector(there); await new Promise((done) => setTimeout(done, 20))) {
    if (performance.now() > end) throw new Error(`${there} does not come`);
    document.querySelector(press)?.click();
  }
}"""


def reach(page: Page, there: str, press: str) -> None:
    page.evaluate(REACH, [there, press, LONG])


READY = "dialog .button.green, main:not(:has(dialog)) .arrival .button.green"


def ready(*pages: Page) -> None:
    """All of them are ready to start; who came by a link takes the face and the name that the page proposes."""
    for page in pages:
        reach(page, ".plaque.mine.ready, .table.playing", READY)


def begin(server: Server, placed: Table) -> None:
    """The host starts at once, though others are not ready or not there."""
    with connect(server.url.replace("http", "ws") + "/api/socket") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "table": placed["table"], "keys": memory(placed)["tables"][0]["keys"]}))
        socket.send(json.dumps({"type": "start", "id": "begin"}))
        while json.loads(socket.recv()).get("id") != "begin":
            pass


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


def play_together(*pages: Page, seed: int = 1) -> None:
    """Whoever may touch something does, until all see the podium."""
    rng = random.Random(seed)
    for page in pages:
        skip_motions(page)
    for _ in TO_THE_END:
        for page in pages:
            if page.locator(MAY).count() and not page.locator(OVER).count():
                act(page, rng)
        if all(page.locator(".buttons.over .button").count() for page in pages):
            break
    else:
        raise AssertionError("the game does not end")
    for page in pages:
        page.evaluate(HIDE, False)


def vote(page: Page, game: str) -> None:
    """For another game than the last one."""
    page.get_by_role("button", name="Another game").click()
    page.locator("dialog").get_by_role("button", name=game).first.click()
    page.locator("dialog").wait_for(state="detached")


SET = """(values) => {
  const written = JSON.stringify({ ...JSON.parse(localStorage.getItem("doubloon-settings")), ...values });
  localStorage.setItem("doubloon-settings", written);
  window.dispatchEvent(new StorageEvent("storage", { key: "doubloon-settings" }));
}"""


def set_to(page: Page, **values: Any) -> None:
    """The settings are changed, as another tab of this device does it."""
    page.evaluate(SET, values)

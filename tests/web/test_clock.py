"""One clock: header, plaques, buttons, the line of words and the board show the same moment, in every frame."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.counts import some
from tests.server.running import Server
from tests.web.conftest import PHONE, Visit
from tests.web.people import BOT, ME, address, at_most, memory, play_on, table
from tests.web.places import GAMES

MOVING = {"reduced_motion": "no-preference"}
MY_SEAT = 0
SPEED = 10
MOVES = 8

# What can be seen of a table, frame by frame; of equal frames the first.
SAMPLER = """() => {
  window.frames_seen = [];
  let last = "";
  const texts = (selector) => [...document.querySelectorAll(selector)].map((each) => each.textContent.trim());
  const sample = () => {
    const table = document.querySelector("main.table");
    const seen = table && {
      phase: [...table.classList].find((each) => ["open", "called", "playing", "counting", "over"].includes(each)),
      header: texts(".heading p")[0] ?? "",
      mine: document.querySelectorAll(".plaque.mine-now").length,
      others: document.querySelectorAll(".plaque.acting").length,
      offered: document.querySelectorAll(".piece.may, .place.may, .buttons [data-move]").length,
      line: texts(".words-line p span").at(-1) ?? "",
      turn: Number(document.querySelector("#table")?.dataset.turn ?? -9),
      deep: Boolean(document.querySelector(".mountain.deep")),
      podium: Boolean(document.querySelector(".podium")),
      lobby: Boolean(document.querySelector(".lobby")),
      plain: Boolean(document.querySelector("#table .scene")),
      tumbling: document.querySelectorAll(".cube.falling").length,
      again: texts(".buttons.over .button").length,
    };
    const text = JSON.stringify(seen);
    if (seen && text !== last) window.frames_seen.push(seen);
    last = text;
    requestAnimationFrame(sample);
  };
  requestAnimationFrame(sample);
}"""

Frame = dict[str, Any]


def watched(visit: Visit, server: Server, game: str, **options: Any) -> Page:
    """A game against two bots, seen from its first frame on."""
    seats = [ME, BOT] if game == "pig" else [ME, BOT, BOT]
    placed = table(server, game, seats, first=1, options=options)
    page = visit("/", memory(placed), settings={"speed": SPEED}, **PHONE, **MOVING)
    page.evaluate(SAMPLER)
    page.evaluate("(place) => (location.hash = place)", address(placed).removeprefix("/"))
    return page


def frames(page: Page) -> list[Frame]:
    seen: list[Frame] = page.evaluate("window.frames_seen")
    return seen


def disagreement(frame: Frame) -> str:
    """What in a frame of a calm game contradicts something else in it; "": nothing."""
    if frame["phase"] != "playing":
        return "moves outside the game" if frame["offered"] else ""
    is_mine = frame["header"] == "Your turn"
    if is_mine != (frame["mine"] == 1):
        return "header and plaque"
    if frame["mine"] + frame["others"] != 1:
        return "nobody or two at turn"
    if frame["offered"] and not is_mine:
        return "header and moves"
    if not frame["deep"] and is_mine != (frame["turn"] == MY_SEAT):
        return "header and board"
    if frame["line"].endswith("’s turn") and is_mine != (frame["line"] == f"{ME['name']}’s turn"):
        return "header and line"
    if frame["podium"] or frame["again"] or "won" in frame["line"]:
        return "the end before the end"
    return ""


def agree(seen: list[Frame]) -> None:
    wrong = [(disagreement(frame), frame) for frame in seen if disagreement(frame)]
    assert wrong == [], f"{len(wrong)} of {len(seen)} frames"


@pytest.mark.parametrize("game", some(GAMES, 3))
def test_all_that_is_seen_shows_the_same_moment(visit: Visit, server: Server, game: str) -> None:
    page = watched(visit, server, game)
    page.set_default_timeout(120_000)  # bots begin, and everything is shown
    play_on(page, moves=at_most(MOVES))
    seen = frames(page)
    agree(seen)
    assert {frame["header"] == "Your turn" for frame in seen} == {True, False}
    assert any(frame["offered"] for frame in seen)


def test_a_game_begins_without_a_glimpse_of_the_lobby(visit: Visit, server: Server) -> None:
    page = watched(visit, server, "my-treasure")
    page.locator("main.table.playing").wait_for()
    page.wait_for_timeout(200)
    seen = frames(page)
    assert seen
    assert not any(frame["lobby"] or frame["plain"] for frame in seen)

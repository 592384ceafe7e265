"""One clock: header, plaques, buttons, the line of words and the board show the same moment, in every frame."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from doubloon.i18n import text
from tests.counts import some
from tests.server.running import Server
from tests.web.conftest import PHONE, Visit
from tests.web.people import BOT, ME, OPEN, OVER, address, at_most, memory, play_on, reach, ready, table
from tests.web.places import GAMES

MOVING = {"reduced_motion": "no-preference"}
MY_SEAT = 0
SPEED = 10
MOVES = 4

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
      treasury: Boolean(document.querySelector(".treasury.counting")),
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


@pytest.mark.parametrize("game", some(GAMES, 2))
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


# === The race ===

RACE = {"tempo": "race", "key_sides": 2, "door_sides": 2, "diamond_sides": 1, "dragon_sides_1": 1, "dragon_sides_2": 1}
ENTERS = "[data-move='troll-dragon-enter'], .die-place.may, .buttons .button.gold"
# Taps on the button, and where it and the table were at each; by the page itself, since a race does not wait for a test.
HAMMER = """async () => {
  const places = new Set();
  for (let tap = 0; tap < 40 && document.querySelector(".hold-ring"); tap++) {
    const button = document.querySelector(".buttons .button.gold");
    const [box, table] = [button, document.querySelector("#table")].map((each) => each?.getBoundingClientRect());
    button?.click();
    const isShaken = document.querySelector("#table").getAnimations().length > 0;  // by a dragon
    if (box && !isShaken && document.querySelector(".hold-ring"))
      places.add([box.left, box.top, table.top, table.bottom].map(Math.round).join());
    if (document.querySelector(".words-line.refused")) places.add("refused");
    await new Promise((done) => setTimeout(done, 20));
  }
  return [...places];
}"""


def test_in_the_race_buttons_stay_and_hammering_is_no_fault(visit: Visit, server: Server) -> None:
    placed = table(server, "troll-dragon", [ME, BOT], first=0, interval=2000, options=RACE)
    page = visit(address(placed), memory(placed), settings={"speed": 4}, **PHONE, **MOVING)
    page.set_default_timeout(120_000)
    places: list[str] = []
    while not places:  # the dragon may be quicker
        reach(page, ".hold-ring", ENTERS)
        places = page.evaluate(HAMMER)
    assert len(places) == 1
    assert places != ["refused"]


# === The end ===


def test_nobody_learns_the_winner_before_the_count(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, BOT], first=0, options={"target": 10})
    page = visit("/", memory(placed), settings={"speed": 4}, **PHONE, **MOVING)
    page.set_default_timeout(120_000)
    page.evaluate(SAMPLER)
    page.evaluate("(place) => (location.hash = place)", address(placed).removeprefix("/"))
    play_on(page)
    seen = frames(page)
    agree([frame for frame in seen if frame["phase"] == "playing"])
    phases = [frame["phase"] for frame in seen]
    counting = [frame for frame in seen if frame["phase"] == "counting"]
    assert counting
    assert phases.index("counting") < phases.index("over")
    assert not any(frame["podium"] or frame["again"] or "won" in frame["line"] for frame in counting)
    assert all(frame["header"] == "The points are counted" for frame in counting)


def test_results_are_told_when_all_treasures_are_counted(visit: Visit, server: Server) -> None:
    page = watched(visit, server, "my-treasure", orcs=1, glory_target=1)
    page.set_default_timeout(120_000)
    play_on(page)
    lines = [frame["line"] for frame in frames(page) if frame["treasury"]]
    assert lines
    assert set(lines) == {"The points are counted"}


def test_a_defeat_looks_different(visit: Visit, server: Server) -> None:
    """Whoever has won: confetti falls for them alone."""
    placed = table(server, "pig", [ME, BOT], first=0, options={"target": 10})
    page = visit(address(placed), memory(placed))
    play_on(page)
    is_first = page.locator(".stand.place-1", has_text=str(ME["name"])).count() == 1
    assert page.locator(f"{OVER}.defeat").count() == (0 if is_first else 1)
    assert page.locator(".confetti").count() == (1 if is_first else 0)


def test_a_round_of_my_treasure_stays_open_until_somebody_goes_on(visit: Visit, server: Server) -> None:
    placed = table(server, "my-treasure", [ME, BOT], first=0, options={"glory_target": 12, "orcs": 3})
    page = visit(address(placed), memory(placed), settings={"speed": 5}, **PHONE)  # it stays open for 4 s
    page.set_default_timeout(120_000)
    reach(page, ".treasury", ".piece.may, .buttons .button.gold")
    button = page.get_by_role("button", name="Begin the next round")
    button.wait_for()
    page.wait_for_timeout(1000)  # the server of these tests goes on after less
    assert page.locator(".treasury").count() == 1
    button.click()
    page.locator(".table .tray").wait_for()


# === Every touch has an answer ===


def test_a_tap_on_what_cannot_be_done_says_why_at_that_place(visit: Visit, server: Server) -> None:
    placed = table(server, "little-dragon", [ME, BOT], first=0)
    page = visit(address(placed), memory(placed), **PHONE)
    page.locator(".place.covered.may").first.click()
    page.wait_for_selector(".place.open, .place.covered.may")
    page.wait_for_function("() => document.querySelector('.place.may') && document.querySelector('.place.open')")
    tile = page.locator(".place.open").first
    tile.click(force=True)  # it is disabled for keys and screen readers
    bubble = page.locator(".answer")
    bubble.wait_for()
    assert bubble.inner_text() == text("en", "little-dragon-why-open")
    at, there = bubble.bounding_box(), tile.bounding_box()
    assert at is not None
    assert there is not None
    assert abs(at["y"] + at["height"] - there["y"]) < 60
    assert at["x"] < there["x"] + there["width"]
    assert at["x"] + at["width"] > there["x"]


def test_who_taps_in_anothers_turn_is_asked_to_wait(visit: Visit, server: Server) -> None:
    placed = table(server, "troll-dragon", [ME, OPEN], first=1)
    page = visit(address(placed), memory(placed), **PHONE)
    other = visit(f"/#{placed['room']['code']}", **PHONE)
    ready(page, other)
    other.locator(".table.playing").wait_for()
    page.locator(".die-place").first.wait_for()
    page.wait_for_function("() => document.querySelector('.plaque.acting')")
    page.wait_for_timeout(500)
    page.locator(".die-place").first.click()
    expect(page.locator(".answer")).to_have_text(re.compile("^Wait: it is .+’s turn"))

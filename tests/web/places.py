"""Every page and state, by name: a function that is given `visit` and a server and leads a device there."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from doubloon.engine.log import Log
from tests.fair import fair_log
from tests.server.running import Server
from tests.web.conftest import PHONE, Visit
from tests.web.people import BOT, HIDE, MAY, ME, OPEN, act, address, memory, play_on, play_together, ready, skip_motions, table, vote

OTHER = {"kind": "me", "name": "Fast Fox", "face": "🦊"}
GAMES = ["my-treasure", "troll-dragon", "do-not-touch-symbols", "do-not-touch-numbers", "little-dragon", "pig"]
HOUSE = {
    "shelf": ("/", ".boxes"),
    "me": ("/#/shelf/me", "dialog .people"),
    "language": ("/#/shelf/language", "dialog .segment"),
    "settings": ("/#/shelf/settings", "dialog .settings"),
    "join": ("/#/join", "form"),
    "replay": ("/#/replay", ".drop"),
    "laboratory": ("/#/lab", ".setup"),
    "no-game": ("/#/box/chess", ".notice .button"),
    **{f"box-{box}": (f"/#/box/{box}", ".ways") for box in ("my-treasure", "troll-dragon", "do-not-touch", "little-dragon", "pig")},
    "box-rules": ("/#/box/troll-dragon/rules", "dialog .rules"),
    "box-pass": ("/#/box/do-not-touch/pass", "dialog .counts"),
}
DRAWERS = ["rules", "hint", "emotes", "menu", "settings", "invite", "story", "leave", "seat-0", "seat-1"]

Come = Callable[..., Page]


def house(visit: Visit, name: str, **device: Any) -> Page:
    path, there = HOUSE[name]
    page = visit(path, **device)
    page.locator(there).first.wait_for()
    return page


def seat_of_a_box(visit: Visit, **device: Any) -> Page:
    page = visit("/#/box/troll-dragon", **device)
    page.locator(".slot").nth(1).click()
    page.locator("dialog .terms").wait_for()
    return page


def seated(visit: Visit, server: Server, game: str, **device: Any) -> Page:
    """My turn, after a move or two."""
    placed = table(server, game, [ME, BOT], first=0)
    page = skip_motions(visit(address(placed), memory(placed), **device))
    rng = Random(2)
    for _ in range(2):
        page.wait_for_selector(MAY)
        act(page, rng)
    page.wait_for_selector(MAY)
    page.evaluate(HIDE, False)
    return page


def drawn_out(page: Page, drawer: str) -> None:
    """A drawer over a table at which one sits."""
    url = page.url.split("#")[0]
    where = page.url.split("#")[1].split("/")
    page.goto(f"{url}#/{where[1]}/{where[2]}/{drawer}")
    page.locator("dialog[open]").wait_for()


def lobby(visit: Visit, server: Server, **device: Any) -> Page:
    placed = table(server, "pig", [ME, OPEN])
    page = visit(address(placed), memory(placed), **device)
    page.locator(".qr").wait_for()
    return page


def curtained(visit: Visit, server: Server, **device: Any) -> Page:
    placed = table(server, "do-not-touch-symbols", [ME, OTHER])
    page = visit(address(placed), memory(placed), **device)
    page.locator(".curtain").wait_for()
    return page


def podium(visit: Visit, server: Server, **device: Any) -> Page:
    placed = table(server, "pig", [ME, BOT], options={"target": 10})
    page = skip_motions(visit(address(placed), memory(placed), **device))
    play_on(page)
    page.evaluate(HIDE, False)
    return page


def voted(visit: Visit, server: Server, **device: Any) -> Page:
    """Two people want to play different games."""
    placed = table(server, "pig", [ME, OPEN], options={"target": 10})
    pages = [visit(address(placed), memory(placed), **device), visit(f"/#{placed['room']['code']}", **PHONE)]
    ready(*pages)
    play_together(*pages)
    vote(pages[0], "Troll & Dragon")
    pages[1].get_by_role("button", name="Again").click()
    for page in pages:
        expect(page.locator(".vote")).to_have_count(2)
    return pages[0]


def chooser(visit: Visit, server: Server, **device: Any) -> Page:
    """Which games can six people play next?"""
    placed = table(server, "pig", [ME, *[{"kind": "me"}] * 5], options={"target": 10})
    page = skip_motions(visit(address(placed), memory(placed), **device))
    play_on(page)
    page.evaluate(HIDE, False)
    drawn_out(page, "next")
    page.get_by_role("button", name="Options: Do Not Touch").click()
    return page


def gone(visit: Visit, server: Server, **device: Any) -> Page:
    page = visit("/#/table/nowhere", **device)
    page.get_by_role("alert").wait_for()
    return page


# === Replays ===

REPLAY_DRAWERS = ["dice", "count", "story", "menu", "settings"]
DROP = """([text, name]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: "application/json" }));
  for (const kind of ["dragover", "drop"]) window.dispatchEvent(new DragEvent(kind, { dataTransfer: data, cancelable: true }));
}"""


def drop(page: Page, text: str, name: str = "game.json") -> None:
    """A file falls on the page."""
    page.evaluate(DROP, [text, name])


def look_at(page: Page, log: Log, step: int | None = None) -> None:
    """A log is dropped; then to a step, or half way through."""
    drop(page, log.to_json())
    page.locator(".scrubber").wait_for()
    page.locator(".scrubber").fill(str(len(log.actions) // 2 if step is None else step))


def replayed(visit: Visit, server: Server, game: str = "pig", **device: Any) -> Page:
    page = visit("/#/replay", **device)
    page.locator(".drop").wait_for()
    look_at(page, fair_log(game, 3))
    return page


def replay_at_an_end(visit: Visit, server: Server, **device: Any) -> Page:
    page = replayed(visit, server, "my-treasure", **device)
    page.locator(".scrubber").press("End")
    return page


def unfair(visit: Visit, server: Server, **device: Any) -> Page:
    """A game whose dice were not as promised."""
    page = visit("/#/replay", **device)
    page.locator(".drop").wait_for()
    look_at(page, replace(fair_log("pig", 3), additions=["0" * 32] * 3))
    drawn_out(page, "dice")
    page.locator(".verdict.false").wait_for()
    return page


def bad_file(visit: Visit, server: Server, **device: Any) -> Page:
    page = visit("/#/replay", **device)
    page.locator(".drop").wait_for()
    drop(page, "x" * 300_000)
    page.get_by_role("alert").wait_for()
    return page


def shared(visit: Visit, server: Server, **device: Any) -> Page:
    page = podium(visit, server, **device)
    drawn_out(page, "share")
    page.locator("dialog .qr").wait_for()
    return page


def evening(visit: Visit, server: Server, **device: Any) -> Page:
    """Two games were played."""
    page = podium(visit, server, **device)
    page.get_by_role("button", name="Again").click()
    page.locator(".table.playing").wait_for()
    skip_motions(page)
    play_on(page, 1)
    page.evaluate(HIDE, False)
    drawn_out(page, "evening")
    page.locator(".result-picture").wait_for()
    return page


def promised(visit: Visit, server: Server, **device: Any) -> Page:
    """The promise of the dice before the game, opened."""
    page = lobby(visit, server, **device)
    page.locator(".promise summary").click()
    return page


def reported(visit: Visit, server: Server, **device: Any) -> Page:
    """Luck and skill of a game that is solved."""
    page = visit("/#/replay", **device)
    page.locator(".drop").wait_for()
    look_at(page, fair_log("pig", 2, {"target": 30}), 0)
    drawn_out(page, "report")
    page.locator(".report").wait_for()
    return page


AFTER: list[Come] = [replayed, replay_at_an_end, unfair, bad_file, shared, evening, promised, reported]

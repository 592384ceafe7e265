"""Pig in its own view: the die shows what it rolled, apples at risk, lanes to the target, whole games on a small phone."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from doubloon.games.pig import PIG
from doubloon.games.pig.rules import FACES
from tests.counts import many, some
from tests.fair import fair_log
from tests.server.running import Server
from tests.web.access import nobody_is_shut_out, one_theme
from tests.web.conftest import PHONE, Visit
from tests.web.layout import FAULTS
from tests.web.people import BOT, ME, act, address, memory, skip_motions, table
from tests.web.places import look_at

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
OTHER = {"kind": "me", "name": "Fast Fox", "face": "🦊"}
IN_AIR = -1
ROLLED = re.compile(r"rolled a (\d)")
# Pips on the side in front.
PIPS = "() => document.querySelectorAll('.cube .front b').length"
# From top to bottom.
PARTS = ["header.top", ".seats", ".lanes", ".die-place", ".trough", ".words-line", ".buttons .button:first-child"]


def sit(visit: Visit, server: Server, *others: dict[str, Any], target: int = 100, **device: Any) -> Page:
    placed = table(server, "pig", [ME, *others], options={"target": target}, first=0)
    page = visit(address(placed), memory(placed), **device)
    page.locator(".meadow .die-place.may").wait_for()
    return page


def roll(page: Page) -> int:
    """Touch the die; the face that the page tells."""
    before = page.locator(".words-line").inner_text()
    page.locator(".die-place.may").click()
    page.wait_for_function("(before) => document.querySelector('.words-line').innerText !== before", arg=before)
    page.locator(".die-place.may").wait_for()
    told = ROLLED.findall(page.locator(".words-line").inner_text())
    return int(told[-1])


@pytest.mark.parametrize(("bots", "lang"), some([(7, "de"), (1, "en")], 1))
def test_a_whole_game_fits_a_small_phone(visit: Visit, server: Server, bots: int, lang: str) -> None:
    for nth in many(1):
        page = sit(visit, server, *[BOT] * bots, target=20, settings={"speed": 40, "lang": lang}, **SMALL)
        skip_motions(page)
        rng = Random(nth)
        while act(page, rng):
            assert page.evaluate(FAULTS, PARTS) == []


def test_the_die_shows_what_was_rolled(visit: Visit, server: Server) -> None:
    page = sit(visit, server, OTHER, target=1000, **PHONE)
    expect(page.locator(".cube.waiting")).to_have_count(1)
    seen = set()
    for _ in range(200):
        face = roll(page)
        seen.add(face)
        expect(page.locator(".cube")).to_have_attribute("data-shows", str(face))
        assert page.evaluate(PIPS) == face
        expect(page.locator(".die-place .unseen")).to_have_text(f"Roll: The die: A {face}")
        if seen == set(FACES):
            break
    assert seen == set(FACES)
    page.reload()
    expect(page.locator(".cube")).to_have_attribute("data-shows", str(face))


def test_apples_lie_in_the_trough_until_they_are_held_or_lost(visit: Visit, server: Server) -> None:
    page = sit(visit, server, OTHER, target=1000, **PHONE)
    at_risk = 0
    while at_risk < 7:
        face = roll(page)
        at_risk = 0 if face == 1 else at_risk + face
        expect(page.locator(".trough .heap img")).to_have_count(at_risk)
        expect(page.locator(".trough .tag b")).to_have_text(str(at_risk))
    whose = page.locator(".lane.now").get_attribute("data-place")
    page.locator(".buttons .button.green").click()
    expect(page.locator(".trough .heap img")).to_have_count(0)
    expect(page.locator(f".lane[data-place='{whose}']")).to_have_css("--safe", str(at_risk / 1000))
    expect(page.locator(f".lane[data-place='{whose}']")).not_to_have_class("lane now")


def test_a_one_and_a_victory_are_great_moments(visit: Visit, server: Server) -> None:
    page = sit(visit, server, OTHER, target=10, settings={"speed": 40}, **PHONE, **MOVING)
    page.evaluate("""() => {
      const seen = (window.seen = new Set());
      const look = () => document.querySelectorAll(".moment, .animal .on").forEach((each) => seen.add(each.src ?? each.className));
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    }""")
    at_risk = ones = 0
    while at_risk < 10 or not ones:
        page.locator(".buttons .button.gold").click()
        page.locator(".cube.falling").wait_for(state="detached")
        page.locator(".die-place.may").wait_for(timeout=20_000)
        face = int(page.locator(".cube").get_attribute("data-shows") or 0)
        at_risk, ones = (0, ones + 1) if face == 1 else (at_risk + face, ones)
    page.locator(".buttons .button.green").click()
    page.locator(".podium").wait_for(timeout=20_000)
    seen = " ".join(page.evaluate("[...window.seen]"))
    assert "moment one" in seen
    assert "moment won" in seen
    assert "/art/pig-mud.svg" in seen


def test_the_space_bar_rolls(visit: Visit, server: Server) -> None:
    page = sit(visit, server, OTHER, viewport={"width": 1440, "height": 900})
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    expect(page.locator(".words-line")).to_contain_text(ROLLED)


def test_a_replay_shows_the_die_of_every_step(visit: Visit) -> None:
    log = fair_log("pig", 2, {"target": 20})
    page = visit("/#/replay", **PHONE)
    page.locator(".drop").wait_for()
    look_at(page, log, 0)
    page.locator(".cube.waiting").wait_for()
    shows = [0]  # after each step
    last = 0
    for after, action in zip(list(PIG.states(log))[1:], log.actions, strict=False):
        last = action if shows[-1] == IN_AIR else last
        shows.append(IN_AIR if after.rolling else last)
    for step in Random(1).sample(range(1, len(shows)), 12):
        page.locator(".scrubber").fill(str(step))
        expect(page.locator(".cube")).to_have_attribute("data-shows", str(max(0, shows[step])))


def test_nobody_is_shut_out(visit: Visit, server: Server, axe: str) -> None:
    page = sit(visit, server, OTHER, target=1000, **PHONE)
    nobody_is_shut_out(page, axe, themes=one_theme(0))
    while roll(page) == 1:
        pass
    nobody_is_shut_out(page, axe, themes=one_theme(1))
    page.locator(".buttons .button.green").click()
    expect(page.locator(".trough .tag b")).to_have_text("0")
    nobody_is_shut_out(page, axe, themes=one_theme(0))


def test_pig_has_a_box_with_a_cover(visit: Visit) -> None:
    page = visit("/", **PHONE)
    page.get_by_role("button", name="Pig").click()
    expect(page.locator(".hero img")).to_have_attribute("src", re.compile(r"/assets/cover-.+\.svg"))

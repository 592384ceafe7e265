"""Every page and every state of a table: nobody is shut out, all is in one language, and text of twice the size fits a small phone."""

import re
from collections.abc import Set
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.counts import some
from tests.server.running import Server
from tests.web import places
from tests.web.access import nobody_is_shut_out, one_theme
from tests.web.conftest import DESK, NO_NETWORK, PHONE, Visit
from tests.web.people import MAY, set_to

# === One language ===

TEXTS = """() => {
  const texts = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.add(walker.currentNode.textContent.trim());
  for (const name of ["aria-label", "title", "alt", "aria-valuetext"])
    document.querySelectorAll(`[${name}]`).forEach((each) => texts.add(each.getAttribute(name).trim()));
  return [...texts];
}"""
KEY = re.compile(
    r"\b(web|tui|coach|report|error|bot|emote|game|pig|troll-dragon|my-treasure|do-not-touch|little-dragon)-[a-z]+"
    r"|\{ ?\$|[Uu]ndefined|\bnull\b|NaN"
)
WORD = re.compile(r"[A-Za-zÀ-ÿ]{4,}")
SAME = re.compile(r"Doubloon|English|Deutsch|Français|Brave Badger|Fast Fox|[+−]?\d+ points?|[\d–]+ min")  # in two languages
DOUBLOON = Path(__file__).parents[2] / "src" / "doubloon"
PARTS = re.compile(r", | · |: ")  # between texts inside a text
NAMES = ".plaque:not(.mine) .name, .podium .name, .tally .name, .slot b, .myself .who span, .code, code"


@cache
def written(lang: str) -> set[str]:
    """The lines of a language in its catalogues, numbers as #: what two languages share there is meant so (2 potions, Gold)."""
    catalogues = [*DOUBLOON.glob(f"i18n/{lang}/*.ftl"), *DOUBLOON.glob(f"games/*/texts/{lang}.ftl")]
    lines = [line for path in catalogues for line in path.read_text(encoding="utf-8").splitlines()]
    return {re.sub(r"\{ \$\w+ \}", "#", found[1]) for line in lines if (found := re.search(r"(?:= |\] )(.+)$", line))}


@cache
def bots() -> set[str]:
    """Their names in all languages: who sat down with a name keeps it."""
    return {
        name for path in DOUBLOON.glob("i18n/*/table.ftl") for name in re.findall(r"^ {8}\S+ (.+)$", path.read_text(encoding="utf-8"), re.M)
    }


def worded(page: Page, names: Set[str]) -> set[str]:
    """All that can be read or heard on the page and has words in it, without what is a name."""
    found = {each for each in page.evaluate(TEXTS) if each}
    assert not [each for each in found if KEY.search(each)]
    return {each for each in found if WORD.search(each) and each not in names and not SAME.fullmatch(each)}


def said(words: str, names: Set[str]) -> set[str]:
    """The texts inside a text, without those that are names or the same in two languages."""
    parts = {part for part in PARTS.split(words) if part not in names and not SAME.fullmatch(part)}
    return {re.sub(r"\d+", "#", part) for part in parts}


def all_is_in_one_language(page: Page) -> None:
    """No text of the page stays as it is in any two languages."""
    names = bots() | set(page.locator(NAMES).all_text_contents())
    seen: dict[str, set[str]] = {}
    for lang in ("de", "fr", "en"):
        set_to(page, lang=lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        seen[lang] = worded(page, names)
    assert seen["en"]
    for lang in ("de", "fr"):
        shared = written("en") & written(lang)
        assert [each for each in seen["en"] & seen[lang] if not shared.issuperset(said(each, names))] == []


# === Large text ===

SMALL = some([(360, 640), (390, 844), (667, 375)], 1)

# What a finger cannot get at, though it is scrolled to: covered, cut off or squeezed to nothing.
OUT_OF_REACH = """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  if (!each.checkVisibility()) return false;
  each.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = each.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return width < 24 || height < 24 || !each.contains(there);
}).map((each) => each.outerHTML)"""


def large_text_fits(page: Page) -> None:
    """Nothing runs off the page, and every button of the sheet that is open, or of the page, comes to where a finger reaches it."""
    set_to(page, text=2)
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("html")).to_have_css("font-size", "32px")
        assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
        top = "dialog[open] " if page.locator("dialog[open]").count() else ""
        assert page.evaluate(OUT_OF_REACH, f"{top}button:enabled, {top}label, {top}summary") == []
        table = page.locator("#table").bounding_box() if page.locator(f"#table {MAY}").count() else None
        assert table is None or table["height"] >= height / 2  # words and buttons leave room for the game
    set_to(page, text=1)
    page.set_viewport_size(PHONE["viewport"])


# === Everywhere ===

OTHERS: list[places.Come] = [
    places.curtained,
    places.podium,
    places.voted,
    places.chooser,
    places.gone,
    *places.AFTER,
]  # the lobby is that of `promised`


def is_for_everybody(page: Page, axe: str, number: int = 0) -> None:
    """`number`: of the page among others of its sort."""
    nobody_is_shut_out(page, axe, DESK["viewport"], one_theme(number))
    all_is_in_one_language(page)
    large_text_fits(page)


@pytest.mark.parametrize("part", range(3))
def test_the_house(visit: Visit, axe: str, part: int) -> None:
    page = visit(**PHONE)
    for number, (path, there) in list(enumerate(places.HOUSE.values()))[part::3]:
        page.goto(path)
        page.locator(there).first.wait_for()
        is_for_everybody(page, axe, number)


def test_a_seat_of_a_box(visit: Visit, axe: str) -> None:
    is_for_everybody(places.seat_of_a_box(visit, **PHONE), axe)


@pytest.mark.parametrize("game", places.GAMES)
def test_a_table_on_my_turn(visit: Visit, server: Server, axe: str, game: str) -> None:
    is_for_everybody(places.seated(visit, server, game, **PHONE), axe, places.GAMES.index(game))


@pytest.mark.parametrize("drawers", [places.DRAWERS[::2], places.DRAWERS[1::2]], ids=" ".join)
def test_the_drawers_of_a_table(visit: Visit, server: Server, axe: str, drawers: list[str]) -> None:
    page = places.seated(visit, server, "troll-dragon", **PHONE)
    for number, drawer in enumerate(drawers):
        places.drawn_out(page, drawer)
        is_for_everybody(page, axe, number)


@pytest.mark.parametrize("place", OTHERS)
def test_the_other_states_of_a_table(visit: Visit, server: Server, axe: str, place: places.Come) -> None:
    is_for_everybody(place(visit, server, **PHONE), axe, OTHERS.index(place))


def test_a_lost_connection(visit: Visit, server: Server, axe: str, expected: list[str]) -> None:
    expected += [NO_NETWORK, "ERR_INTERNET_DISCONNECTED", "failed: .*/art/"]  # a picture that was not loaded before
    page = places.seated(visit, server, "pig", **PHONE)
    page.context.set_offline(True)
    page.locator(".lost").wait_for()
    nobody_is_shut_out(page, axe, DESK["viewport"], one_theme(1))
    large_text_fits(page)


def test_the_drawers_of_a_replay(visit: Visit, server: Server, axe: str) -> None:
    page = places.replayed(visit, server, **PHONE)
    for number, drawer in enumerate(places.REPLAY_DRAWERS):
        places.drawn_out(page, drawer)
        is_for_everybody(page, axe, number)

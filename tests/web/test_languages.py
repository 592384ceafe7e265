"""English, German and French: every text of every page changes with the language, also in mid-game."""

import re
from collections.abc import Set
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web import places
from tests.web.conftest import Visit

TEXTS = """() => {
  const texts = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.add(walker.currentNode.textContent.trim());
  for (const name of ["aria-label", "title", "alt", "aria-valuetext"])
    document.querySelectorAll(`[${name}]`).forEach((each) => texts.add(each.getAttribute(name).trim()));
  return [...texts];
}"""
KEY = re.compile(
    r"\b(web|tui|error|bot|emote|game|pig|troll-dragon|my-treasure|do-not-touch|little-dragon)-[a-z]+|\{ ?\$|[Uu]ndefined|\bnull\b|NaN"
)
WORD = re.compile(r"[A-Za-zÀ-ÿ]{4,}")
SAME = re.compile(r"Doubloon|English|Deutsch|Français|Brave Badger|Fast Fox|\d+ points?|[\d–]+ min")  # in two languages
CATALOGUES = Path(__file__).parents[2] / "src" / "doubloon" / "i18n"
PARTS = re.compile(r", | · |: ")  # between texts inside a text


@cache
def written(lang: str) -> set[str]:
    """The lines of a language in its catalogues, numbers as #: what two languages share there is meant so (2 potions, Gold)."""
    lines = [line for path in (CATALOGUES / lang).glob("*.ftl") for line in path.read_text(encoding="utf-8").splitlines()]
    return {re.sub(r"\{ \$\w+ \}", "#", found[1]) for line in lines if (found := re.search(r"(?:= |\] )(.+)$", line))}


def texts(page: Page) -> set[str]:
    """All that can be read or heard on the page."""
    found = {each for each in page.evaluate(TEXTS) if each}
    assert not [each for each in found if KEY.search(each)]
    return found


def same(page: Page, names: Set[str]) -> set[str]:
    """Texts with words in them, without those that are names."""
    names = names | set(page.locator(".code, code").all_text_contents())
    return {each for each in texts(page) if WORD.search(each) and each not in names and not SAME.fullmatch(each)}


def speak(page: Page, lang: str) -> None:
    """As another tab of this device does."""
    page.evaluate(
        """(lang) => {
          const written = JSON.stringify({ ...JSON.parse(localStorage.getItem("doubloon-settings")), lang });
          localStorage.setItem("doubloon-settings", written);
          window.dispatchEvent(new StorageEvent("storage", { key: "doubloon-settings" }));
        }""",
        lang,
    )
    expect(page.locator("html")).to_have_attribute("lang", lang)


def check(page: Page, *, names: Set[str] = frozenset()) -> None:
    """No text of the page stays as it is in any two languages."""
    seen: dict[str, set[str]] = {}
    for lang in ("en", "de", "fr"):
        speak(page, lang)
        seen[lang] = same(page, names)
    speak(page, "en")
    assert seen["en"]
    for lang in ("de", "fr"):
        shared = written("en") & written(lang)
        assert [each for each in seen["en"] & seen[lang] if not shared.issuperset(said(each, names))] == []


def said(words: str, names: Set[str]) -> set[str]:
    """The texts inside a text, without those that are names or the same in two languages."""
    parts = {part for part in PARTS.split(words) if part not in names and not SAME.fullmatch(part)}
    return {re.sub(r"\d+", "#", part) for part in parts}


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_a_browser_is_spoken_to_in_its_language(visit: Visit, lang: str) -> None:
    page = visit(locale=f"{lang}-{lang.upper()}")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator(".motto")).to_be_visible()


def test_another_language_is_chosen_on_the_shelf(desk: Page) -> None:
    desk.get_by_role("button", name="Language").click()
    desk.get_by_text("Français").click()
    expect(desk.locator("html")).to_have_attribute("lang", "fr")
    desk.reload()
    expect(desk.locator("html")).to_have_attribute("lang", "fr")


def test_the_house_is_all_in_one_language(visit: Visit, desk: Page) -> None:
    person = desk.locator(".myself .who span").last.inner_text()
    for name, (path, there) in places.HOUSE.items():
        desk.goto(path)
        desk.locator(there).first.wait_for()
        if name != "me":  # the lists of names are each language's own
            check(desk, names={person, *desk.locator(".slot b").all_inner_texts()})
    page = places.seat_of_a_box(visit)
    check(page, names=set(page.locator(".slot b").all_inner_texts()))


@pytest.mark.parametrize("game", places.GAMES)
def test_a_table_is_all_in_one_language(visit: Visit, server: Server, game: str) -> None:
    page = places.seated(visit, server, game)
    check(page, names=set(page.locator(".plaque:not(.mine) .name").all_inner_texts()))


def test_the_drawers_of_a_table_are_all_in_one_language(visit: Visit, server: Server) -> None:
    page = places.seated(visit, server, "troll-dragon")
    names = set(page.locator(".plaque:not(.mine) .name").all_inner_texts())
    for drawer in places.DRAWERS:
        places.drawn_out(page, drawer)
        check(page, names=names)


@pytest.mark.parametrize("place", [places.lobby, places.curtained, places.podium, places.gone, *places.AFTER])
def test_the_other_states_of_a_table_are_all_in_one_language(visit: Visit, server: Server, place: places.Come) -> None:
    page = place(visit, server)
    names = set(page.locator(".name, .code").all_inner_texts())
    check(page, names=names)


def test_the_drawers_of_a_replay_are_all_in_one_language(visit: Visit, server: Server) -> None:
    page = places.replayed(visit, server)
    names = set(page.locator(".plaque .name").all_inner_texts())
    for drawer in places.REPLAY_DRAWERS:
        places.drawn_out(page, drawer)
        check(page, names=names)


def test_the_language_is_changed_in_mid_game(visit: Visit, server: Server) -> None:
    page = places.seated(visit, server, "pig")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Deutsch").click()
    page.get_by_role("button", name="Schließen", exact=True).click()
    expect(page.get_by_role("button", name="Würfeln")).to_be_visible()

"""The rules in pictures: on a small phone, in every language, for every game."""

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from doubloon.games import GAMES
from doubloon.i18n import LANGUAGES, text
from tests.counts import some
from tests.server.running import Server
from tests.web.access import nobody_is_shut_out, one_theme
from tests.web.conftest import Visit
from tests.web.people import BOT, ME, address, memory, table
from tests.web.places import GAMES as PLAYED

SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True}

# How far the page, or the drawer sideways, could be scrolled; pictures that did not come; strips that nobody should be read.
WRONG = """() => [
  document.scrollingElement.scrollHeight - innerHeight,
  document.scrollingElement.scrollWidth - innerWidth,
  document.querySelector(".drawer .inside").scrollWidth - document.querySelector(".drawer .inside").clientWidth,
  [...document.querySelectorAll(".pictured img")].filter((each) => each.complete && !each.naturalWidth).length,
  document.querySelectorAll(".pictured:not([aria-hidden=true])").length,
]"""


def opened(visit: Visit, server: Server, game: str, lang: str) -> Page:
    placed = table(server, game, [ME, BOT], first=0)
    page = visit(address(placed, "rules"), memory(placed), settings={"lang": lang}, **SMALL)
    page.locator(".rules .now").wait_for()
    return page


@pytest.mark.parametrize(("game", "lang"), some(list(product(PLAYED, LANGUAGES)), 5))
def test_all_cards_have_pictures_and_only_the_drawer_is_scrolled(visit: Visit, server: Server, axe: str, game: str, lang: str) -> None:
    page = opened(visit, server, game, lang)
    options = {name: option.default for name, option in GAMES[game].options.items()}
    lines = text(lang, f"{game}-rules", **options).split("\n")
    expect(page.locator(".rules li p")).to_have_text(lines)
    expect(page.locator(".pictured")).to_have_count(len(lines))
    page.wait_for_load_state("networkidle")
    assert page.evaluate(WRONG) == [0] * 5
    for card in page.locator(".rules li").all():
        assert card.locator(".pictured > *").count() > 0
        card.scroll_into_view_if_needed()
        expect(card).to_be_in_viewport()
    if lang == "de":  # the longest texts
        nobody_is_shut_out(page, axe, themes=one_theme(PLAYED.index(game)))


def test_an_opened_box_has_the_rules_as_they_are_chosen_there(visit: Visit) -> None:
    page = visit("/#/box/my-treasure", **SMALL)
    page.locator("summary").click()
    page.locator(".amount input").first.fill("9")
    page.locator(".amount input").first.blur()
    page.get_by_role("button", name="Rules").click()
    expect(page.locator(".rules")).to_contain_text("somebody has 9 glory")
    expect(page.locator(".rules .now")).to_have_count(0)

"""English, German and French: how a language is chosen, and when it comes."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web import places
from tests.web.conftest import NO_NETWORK, Visit
from tests.web.people import set_to


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


def test_the_language_is_changed_in_mid_game(visit: Visit, server: Server) -> None:
    page = places.seated(visit, server, "pig")
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Deutsch").click()
    page.get_by_role("button", name="Schließen", exact=True).click()
    expect(page.get_by_role("button", name="Würfeln Bei einer 1")).to_be_visible()


def test_a_language_that_cannot_be_loaded_comes_when_the_network_is_back(visit: Visit, server: Server, expected: list[str]) -> None:
    expected += [NO_NETWORK, "console: Failed to load resource", r"failed: .*/(assets/texts-|art/)"]  # pictures are loaded ahead
    page = places.seated(visit, server, "pig")
    page.context.set_offline(True)
    set_to(page, lang="fr")
    page.locator(".lost").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    set_to(page, lang="de")  # only what was wished for last comes
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Würfeln Bei einer 1")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")

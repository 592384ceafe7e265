"""The phone at home: plain http under a name that is not localhost. Browsers give such pages less; nothing needs it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.browser import HOME
from tests.web.conftest import PHONE, Visit
from tests.web.people import OVER, play_on

MISSING = "[isSecureContext, navigator.clipboard, crypto.subtle, navigator.wakeLock, navigator.serviceWorker].every((each) => !each)"


@pytest.fixture(autouse=True)
def _heard(expected: list[str]) -> None:
    """A header that guards pages on https is heard of here, and does nothing."""
    expected.append("Cross-Origin-Opener-Policy header has been ignored")


def at_home(visit: Visit, server: Server, path: str = "/") -> Page:
    page = visit(path, **PHONE, base_url=f"http://{HOME}:{server.port}")
    assert page.evaluate(MISSING)
    return page


def test_a_whole_game_is_played_at_home(visit: Visit, server: Server) -> None:
    page = at_home(visit, server, "/#/box/pig")
    page.get_by_text("More options").tap()
    page.get_by_label("Points that win the game").fill("20")
    page.locator(".ways").get_by_role("button", name="Play").tap()
    play_on(page)
    expect(page.locator(OVER)).to_be_visible()


def test_the_link_is_copied_at_home(visit: Visit, server: Server) -> None:
    """In the lobby, and in a drawer of the table."""
    page = at_home(visit, server, "/#/box/pig")
    page.get_by_role("button", name="Invite friends").tap()
    code = page.locator(".code").inner_text().replace(" ", "-")
    link = rf"http://{HOME}:{server.port}/join/en/pig/[a-z]+#{code}"
    page.get_by_role("button", name="Copy the link").tap()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert re.fullmatch(link, pasted(page))
    page.get_by_role("button", name="Start").tap()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Invite friends").tap()
    page.get_by_role("dialog").get_by_role("button", name="Copy the link").tap()
    assert re.fullmatch(link, pasted(page))


def pasted(page: Page) -> str:
    """What the device would paste now; after that it would paste something else."""
    elsewhere = page.context.new_page()
    elsewhere.goto("/#/join")
    field = elsewhere.locator("form input")
    field.focus()
    elsewhere.keyboard.press("Control+V")
    found = field.input_value()
    field.fill("something else")
    for key in ("Control+A", "Control+C"):
        elsewhere.keyboard.press(key)
    elsewhere.close()
    return found

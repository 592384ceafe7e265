"""A game with rules and a story, and nothing else, in the browser: a plain box, its own words for moves, the bots of every game."""

from playwright.sync_api import expect

from tests.bare import installed
from tests.web.conftest import PHONE, Serve, Visit
from tests.web.people import MAY, OVER, play_on


def test_it_is_played_from_the_shelf_to_the_podium(visit: Visit, serve: Serve) -> None:
    with installed():
        server = serve()
    phone = visit(base_url=server.url, **PHONE)
    phone.get_by_role("button", name="Stairs").tap()
    expect(phone.get_by_role("heading", name="Stairs")).to_be_visible()
    expect(phone.get_by_label("steps")).to_have_value("7")
    phone.locator(".slot.bot").first.tap()
    expect(phone.get_by_role("dialog").get_by_role("button", name="cunning")).to_be_visible()
    phone.keyboard.press("Escape")
    phone.locator(".ways").get_by_role("button", name="Play").tap()
    phone.wait_for_selector(MAY)
    expect(phone.locator(".buttons")).to_contain_text("stairs jump")
    assert play_on(phone) > 0
    expect(phone.locator(f"{OVER} .stand")).to_have_count(3)

"""A person goes on with another device: by a link that works once."""

from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.conftest import PHONE, TABLET, Visit
from tests.web.people import BOT, ME, address, memory, table

SEAT = {"kind": "me", "name": "Fast Fox", "face": "🦊"}


def link(page: Page) -> str:
    """The path of the link on the open sheet."""
    page.get_by_role("img", name="The link to this seat").wait_for()
    page.evaluate("navigator.clipboard.writeText = (text) => ((window.copied = text), Promise.resolve())")
    page.get_by_role("button", name="Copy the link").tap()
    page.get_by_role("button", name="Copied").wait_for()
    copied: str = page.evaluate("window.copied")
    return "/" + copied.split("/", 3)[3]


def test_a_game_goes_on_at_another_device_and_the_first_one_says_so(visit: Visit, server: Server, expected: list[str]) -> None:
    placed = table(server, "do-not-touch-numbers", [ME, BOT], first=0)
    first = visit(address(placed), memory(placed), **PHONE)
    first.get_by_role("button", name="Menu").tap()
    first.get_by_role("button", name="Continue on another device").tap()
    path = link(first)
    second = visit(path, locale="fr-FR", **TABLET)
    expect(second.get_by_role("heading", name="Continuer ici")).to_be_visible()
    second.get_by_role("button", name="Rejoindre").tap()
    second.locator(".table.playing").wait_for()
    expect(second.get_by_text("À toi").first).to_be_visible()
    assert path.split("/continue/")[1] not in second.url
    expect(first.get_by_role("alert")).to_have_text("You play on another device now.")
    expected.append("404")
    third = visit(path, locale="de-DE", **PHONE)
    third.get_by_role("button", name="Mitspielen").tap()
    expect(third.get_by_role("alert")).to_contain_text("Dieser Link wurde schon benutzt")


def test_of_several_people_at_a_tablet_one_goes_to_an_own_phone(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, SEAT], first=0)
    tablet = visit(address(placed), memory(placed), **TABLET)
    tablet.locator(".plaque").nth(1).tap()
    tablet.get_by_role("button", name="Continue on another device").tap()
    phone = visit(link(tablet), **PHONE)
    phone.get_by_role("button", name="Sit down").tap()
    expect(phone.locator(".plaque.mine")).to_have_count(1)
    expect(phone.locator(".plaque.mine")).to_contain_text("Fast Fox")
    expect(tablet.locator(".plaque.mine")).to_have_count(1)
    expect(tablet.locator(".plaque.mine")).to_contain_text("Your turn")
    tablet.locator("dialog").wait_for(state="detached")

"""The big screen: a table that a whole room sees, with its people at their phones."""

import re
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.counts import many, some
from tests.server.running import Server
from tests.web import places
from tests.web.access import nobody_is_shut_out, one_theme
from tests.web.conftest import NO_NETWORK, PHONE, TV, Visit
from tests.web.devices import PATIENCE
from tests.web.layout import FAULTS
from tests.web.people import BRIEFLY, MAY, ME, OPEN, OVER, address, memory, ready, table

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
HELD = ".my-hand .loot-card"
LOOK_UP = re.compile("Look at the big screen|Schau auf den großen Bildschirm|Regarde le grand écran")
CARD = {"kind": "me", "name": "Fast Fox", "face": "🦊"}

# What is cut off, or would have to be scrolled to: nobody scrolls a television.
HIDDEN = """() => {
  const out = ({ left, top, right, bottom }) => left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const all = document.querySelectorAll("button, .qr, .code, .piece, .words-line p, .podium li");
  const seen = [...all].filter((each) => each.checkVisibility());
  const middle = document.getElementById("table")?.getBoundingClientRect();
  const cut = [...document.querySelectorAll("#table :is(.piece, .room-tag, .cloth)")].filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return left < middle.left - 6 || top < middle.top - 6 || right > middle.right + 6 || bottom > middle.bottom + 6;
  });
  const page = document.scrollingElement;
  const scrolled = page.scrollHeight > page.clientHeight + 2 ? [page] : [];
  return [...seen.filter((each) => out(each.getBoundingClientRect())), ...cut, ...scrolled].map((each) => each.outerHTML.slice(0, 200));
}"""

# The height of the smallest letters of these, as a share of the height of the screen.
SMALLEST = """(selector) => Math.min(...[...document.querySelectorAll(selector)].map(
  (each) => parseFloat(getComputedStyle(each).fontSize) * each.currentCSSZoom / innerHeight))"""


ZOOMED = "() => Math.abs(document.body.currentCSSZoom - Math.min(innerWidth / 1152, innerHeight / 648)) < 0.01"


def is_whole(screen: Page) -> None:
    """Nothing is hidden, once what is laid out anew has come to rest."""
    with suppress(Error):
        screen.wait_for_function(f"() => !({HIDDEN})().length", timeout=PATIENCE / 2)
    assert screen.evaluate(HIDDEN) == []


def resize(screen: Page, width: int, height: int) -> None:
    screen.set_viewport_size({"width": width, "height": height})
    screen.wait_for_function(ZOOMED)


def fits(screen: Page) -> None:
    for size in SIZES:
        resize(screen, *size)
        is_whole(screen)


def opened(visit: Visit, box: str, people: int, **more: Any) -> tuple[Page, str]:
    """A table made at the screen, and the link that its picture leads to."""
    screen = visit(f"/?screen#/box/{box}", **TV, **more)
    screen.get_by_role("button", name=f"{people} people").click()
    screen.get_by_role("img", name="QR code").wait_for()
    return screen, link_of(screen)


def link_of(screen: Page) -> str:
    return "/#" + screen.locator(".code").inner_text().replace(" ", "-")


def play_together(phones: list[Page], seed: int = 1, most: int = 600) -> None:
    """Whoever may touch something does, until the game is over."""
    rng = Random(seed)
    for _ in range(most):
        for phone in phones:
            if phone.locator(OVER).count():
                return
            if count := phone.locator(MAY).count():
                with suppress(Error):  # it is gone again
                    phone.locator(MAY).nth(rng.randrange(count)).click(timeout=BRIEFLY)
    raise AssertionError("the game does not end")


def test_arrows_and_enter_lead_from_the_shelf_to_a_table(visit: Visit) -> None:
    screen = visit("/?screen", **TV)
    expect(screen.locator(".box").nth(0)).to_be_focused()
    fits(screen)
    screen.keyboard.press("ArrowRight")
    expect(screen.get_by_role("button", name="Troll & Dragon")).to_be_focused()
    screen.keyboard.press("ArrowDown")
    screen.keyboard.press("ArrowUp")
    expect(screen.get_by_role("button", name="Troll & Dragon")).to_be_focused()
    screen.keyboard.press("Enter")
    expect(screen.get_by_role("button", name="2 people")).to_be_focused()
    fits(screen)
    screen.keyboard.press("ArrowRight")
    screen.keyboard.press("Enter")
    expect(screen.locator(".plaque.open")).to_have_count(3)
    fits(screen)


def test_a_whole_game_of_two_phones(visit: Visit) -> None:
    screen = visit("/?screen#/box/pig", **TV)
    screen.get_by_text("More options").click()
    screen.get_by_label("Points that win the game").fill("20")
    screen.get_by_label("Points that win the game").blur()
    screen.get_by_role("button", name="3 people").click()
    screen.get_by_role("img", name="QR code").wait_for()
    phones = []
    for still_open in (2, 1):  # who sits down first is the host
        phones.append(visit(link_of(screen), **PHONE))
        expect(screen.locator(".plaque.open")).to_have_count(still_open)
    expect(screen.get_by_role("status").filter(has_text="starts the game on the phone")).to_be_visible()
    expect(screen.get_by_role("button", name="Start")).to_have_count(0)
    assert not any("screen" in phone.url for phone in phones)
    ready(phones[0])
    phones[0].get_by_role("button", name="Start").tap()
    screen.locator(".table.playing").wait_for()
    fits(screen)
    play_together(phones)
    expect(screen.locator(OVER)).to_be_visible()
    fits(screen)
    expect(screen.locator(".next")).to_contain_text("Choose the next game on your phones")
    expect(screen.get_by_role("button", name="Again")).to_have_count(0)
    phones[0].get_by_role("button", name="Again").tap()
    expect(screen.locator(".next .vote")).to_contain_text("Pig")
    fits(screen)
    phones[1].get_by_role("button", name="Again").tap()
    expect(screen.locator(OVER)).to_have_count(0)


def test_everybody_here_is_enough_to_start_and_letters_can_be_read_across_the_room(visit: Visit, axe: str) -> None:
    screen, link = opened(visit, "troll-dragon", 2)
    phones = [visit(link, **PHONE) for _ in range(2)]
    ready(*phones)
    for page in (screen, *phones):
        page.locator(".table.playing").wait_for()
    expect(screen.locator(".plaque.mine")).to_have_count(0)
    expect(screen.locator(MAY)).to_have_count(0)
    for size in SIZES:
        resize(screen, *size)
        is_whole(screen)
        assert screen.evaluate(SMALLEST, ".words-line p, .rail .code") >= 1 / 28
        assert screen.evaluate(SMALLEST, ".plaque .name, .plaque .score, .heading p, .room-tag") >= 1 / 46
    nobody_is_shut_out(screen, axe, themes=one_theme(0))


@pytest.mark.parametrize("game", some(places.GAMES, 2))
def test_every_game_fits_with_all_its_seats(visit: Visit, server: Server, game: str) -> None:
    seats = {"do-not-touch-symbols": 6, "do-not-touch-numbers": 6, "pig": 8}.get(game, 5)
    placed = table(server, game, [ME, CARD, *[{"kind": "bot", "bot": "clever"}] * (seats - 2)], first=0)
    phone = visit(address(placed), memory(placed), **PHONE)
    screen = visit(f"/?screen#{placed['room']['code']}", settings={"lang": "de"}, **TV)
    screen.locator(".table.playing").wait_for()
    rng = Random(3)
    for _ in many(3):
        if phone.get_by_role("button", name=re.compile("^I am")).count():
            phone.get_by_role("button", name=re.compile("^I am")).tap()
        with suppress(Error):
            may = phone.locator(MAY)
            may.first.wait_for(timeout=BRIEFLY)
            may.nth(rng.randrange(max(1, may.count()))).click(timeout=BRIEFLY)
        is_whole(screen)
    fits(screen)


def test_the_screen_shows_no_hand(visit: Visit, server: Server) -> None:
    """Not even on a device that has a seat at the same table."""
    placed = table(server, "do-not-touch-symbols", [ME, {"kind": "bot", "bot": "clever"}], first=0)
    phone = visit(address(placed), memory(placed))
    phone.locator(MAY).first.wait_for()
    assert phone.locator(HELD).count() >= 3
    for path in (f"/?screen#{placed['room']['code']}", f"/?screen#/table/{placed['table']}"):
        screen = visit(path, memory(placed), **TV)
        sent = heard(screen)
        screen.locator(".table.playing").wait_for()
        screen.reload()
        screen.locator(".table.playing .piece").first.wait_for()
        expect(screen.locator(HELD)).to_have_count(0)
        expect(screen.locator(".plaque.mine")).to_have_count(0)
        expect(screen.locator(MAY)).to_have_count(0)
        assert '"seats":[],' in sent[0]  # it holds none
        assert all(seat == "-3" for seat in re.findall(r'"eyes":\[\{"seat":(-?\d+)', "".join(sent)))


def test_phones_beside_the_screen_are_controllers(visit: Visit) -> None:
    """With buttons and the own hand, while a screen is there; everything else is on it."""
    screen, link = opened(visit, "do-not-touch", 3)
    phones = [visit(link, **PHONE, locale=locale) for locale in ("en-GB", "de-DE", "fr-FR")]
    english, german, _ = phones
    ready(*phones)
    screen.locator(".table.playing").wait_for()
    for phone in phones:
        expect(phone.locator(".controller [data-piece]")).not_to_have_count(0)
        expect(phone.locator(".planks")).to_have_count(0)
        assert phone.evaluate(FAULTS, [".top", ".middle", ".words-line", ".buttons"]) == []
    expect(english.locator(".watchers")).to_have_count(0)  # a television is nobody
    mine = next_to_move(phones)
    for other in phones:
        if other is not mine:
            expect(other.locator(".look-up")).to_contain_text(LOOK_UP)
    mine.locator(MAY).first.tap()
    english.get_by_role("button", name="Show the table here").tap()
    expect(english.locator(".planks")).to_have_count(1)
    english.get_by_role("button", name="Use this phone as a controller").tap()
    expect(english.locator(".controller")).to_have_count(1)
    screen.close()
    expect(german.locator(".planks")).to_have_count(1)
    expect(english.get_by_role("button", name="controller")).to_have_count(0)


@pytest.mark.parametrize("box", some(["troll-dragon", "little-dragon", "my-treasure"], 1))
def test_every_game_is_played_by_controllers(visit: Visit, box: str) -> None:
    screen, link = opened(visit, box, 2)
    phones = [visit(link, **PHONE), visit(link, **PHONE)]
    ready(*phones)
    screen.locator(".table.playing").wait_for()
    for _ in many(12):
        mover = next_to_move(phones)
        assert mover.evaluate(FAULTS, [".top", ".middle", ".words-line", ".buttons"]) == []
        with suppress(Error):  # it is gone again
            mover.locator(MAY).first.tap(timeout=BRIEFLY)


def next_to_move(phones: list[Page]) -> Page:
    for _ in range(600):
        for phone in phones:
            if phone.locator(MAY).count():
                return phone
        phones[0].wait_for_timeout(20)
    raise AssertionError("nobody may move")


def heard(page: Page) -> list[str]:
    """All that the server says to a page from now on."""
    said: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: said.append(str(frame))))
    return said


def test_a_screen_comes_back(visit: Visit, expected: list[str]) -> None:
    screen, link = opened(visit, "pig", 2)
    ready(*[visit(link, **PHONE) for _ in range(2)])
    screen.locator(".table.playing").wait_for()
    url = screen.url
    screen.reload()
    screen.locator(".rail .qr").wait_for()
    assert screen.url == url
    screen.wait_for_load_state("networkidle")
    expected.append(NO_NETWORK)
    screen.context.set_offline(True)
    expect(screen.get_by_role("status").filter(has_text="The connection is lost")).to_be_visible()
    screen.context.set_offline(False)
    expect(screen.locator(".lost")).to_have_count(0)


def test_the_menu_of_a_table_leads_to_the_big_screen(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, OPEN])
    phone = visit(address(placed, "menu"), memory(placed), **PHONE)
    phone.get_by_role("button", name="Show on the big screen").tap()
    link = phone.locator(".screen-link").inner_text()
    assert link == f"{server.url}/?screen#{placed['room']['code']}"
    with phone.context.expect_page() as found:
        phone.get_by_role("button", name="Open it here").tap()
    found.value.locator(".big-lobby .qr").wait_for()
    assert found.value.url.startswith(f"{server.url}/?screen#/table/")


def test_a_table_without_spectators_has_no_big_screen(visit: Visit, server: Server, expected: list[str]) -> None:
    expected.append("400")
    placed = table(server, "pig", [ME, OPEN], spectators=False)
    phone = visit(address(placed, "menu"), memory(placed), **PHONE)
    phone.get_by_role("button", name="What has happened").wait_for()
    expect(phone.get_by_role("button", name="Show on the big screen")).to_have_count(0)
    screen = visit(f"/?screen#{placed['room']['code']}", **TV)
    expect(screen.get_by_role("alert")).to_be_visible()


def test_nobody_is_shut_out(visit: Visit, axe: str) -> None:
    screen = visit("/?screen", **TV)
    screen.locator(".box").first.wait_for()
    nobody_is_shut_out(screen, axe, themes=one_theme(0))
    screen, _ = opened(visit, "troll-dragon", 2)
    nobody_is_shut_out(screen, axe, themes=one_theme(1))

"""Friends at one table, each with a device of their own; and who comes too late."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.server.running import Server
from tests.web.conftest import PHONE, Visit
from tests.web.people import BOT, MAY, ME, OPEN, ROLL, address, memory, table

WATCHING = "You are watching."


def plaque(page: Page, seat: int) -> Locator:
    return page.locator(".plaque").nth(seat)


def hosted(visit: Visit, server: Server) -> tuple[Page, str]:
    """A table of Pig for two, with one seat open, as its host sees it; and its code."""
    placed = table(server, "pig", [ME, OPEN], options={"target": 1000}, first=0)
    return visit(address(placed), memory(placed), **PHONE), placed["room"]["code"]


def guest(visit: Visit, code: str) -> Page:
    """Who comes next by the link, and sits down or watches: of two who come at once, either could get the seat."""
    page = visit(f"/#{code}", **PHONE)
    page.locator(".table.playing").wait_for()
    return page


def test_a_friend_comes_by_the_link_and_the_next_one_watches(visit: Visit) -> None:
    host = visit("/#/box/pig", **PHONE)
    host.get_by_role("button", name="One seat less").tap()
    host.get_by_role("button", name="Invite friends").tap()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    code = host.locator(".code").inner_text().replace(" ", "-")
    friend = guest(visit, code)
    host.locator(".table.playing").wait_for()
    for page in (host, friend):
        expect(page.locator(".plaque.mine")).to_have_count(1)
    late = guest(visit, code)
    expect(late.get_by_role("status").filter(has_text=WATCHING)).to_be_visible()
    expect(late.locator(".plaque.mine")).to_have_count(0)
    expect(late.locator(MAY)).to_have_count(0)


def test_a_friend_comes_by_the_words_of_a_table(visit: Visit, server: Server) -> None:
    host, code = hosted(visit, server)
    friend = visit(**PHONE)
    friend.get_by_role("button", name="Join a table").tap()
    friend.get_by_label("The words of the table").fill(code.replace("-", " "))
    friend.get_by_role("button", name="Sit down").tap()
    friend.locator(".table.playing").wait_for()
    host.locator(".table.playing").wait_for()


def test_words_that_lead_nowhere_are_said_to(visit: Visit, expected: list[str]) -> None:
    expected.append("404")
    friend = visit("/#/join", **PHONE)
    friend.get_by_label("The words of the table").fill("no such table")
    friend.get_by_role("button", name="Sit down").tap()
    expect(friend.get_by_role("alert")).to_contain_text("No table has the code")


def test_a_move_is_seen_by_all(visit: Visit, server: Server) -> None:
    host, code = hosted(visit, server)
    others = [guest(visit, code), guest(visit, code)]
    host.get_by_role("button", name=ROLL).tap()
    for page in others:
        expect(page.locator(".words-line")).to_contain_text("Brave Badger rolled")


def test_who_drops_out_is_marked_until_they_are_back(visit: Visit, server: Server) -> None:
    host, code = hosted(visit, server)
    friend, late = guest(visit, code), guest(visit, code)
    url = friend.url
    friend.close()
    for page in (host, late):
        expect(plaque(page, 1)).to_have_accessible_name(re.compile("away"))
        expect(plaque(page, 1)).to_contain_class("away")
    friend = friend.context.new_page()
    friend.goto(url)
    for page in (host, late):
        expect(page.locator(".plaque.away")).to_have_count(0)


def test_an_emote_is_seen_by_all(visit: Visit, server: Server) -> None:
    host, code = hosted(visit, server)
    friend, late = guest(visit, code), guest(visit, code)
    friend.get_by_role("button", name="React").tap()
    friend.get_by_role("button", name="ha ha!").tap()
    for page in (host, friend, late):
        expect(page.get_by_role("img", name="ha ha!")).to_be_visible()
    expect(late.get_by_role("button", name="React")).to_have_count(0)


def test_who_is_muted_sends_emotes_in_vain(visit: Visit, server: Server) -> None:
    host, code = hosted(visit, server)
    friend, late = guest(visit, code), guest(visit, code)
    plaque(host, 1).tap()
    host.get_by_role("button", name="Hide their reactions").tap()
    expect(host.get_by_role("button", name="Show their reactions")).to_be_visible()
    friend.get_by_role("button", name="React").tap()
    friend.get_by_role("button", name="ha ha!").tap()
    expect(late.get_by_role("img", name="ha ha!")).to_be_visible()
    host.get_by_role("button", name="Close", exact=True).tap()
    plaque(host, 1).tap()  # asked of the server after the emote
    expect(host.get_by_role("img", name="ha ha!")).to_have_count(0)


def test_the_host_frees_a_seat_and_puts_a_bot_there(visit: Visit, server: Server) -> None:
    host, code = hosted(visit, server)
    friend, late = guest(visit, code), guest(visit, code)
    plaque(friend, 0).tap()
    expect(friend.get_by_role("button", name="Free the seat")).to_have_count(0)
    plaque(host, 1).tap()
    host.get_by_role("button", name="Free the seat").tap()
    host.get_by_role("dialog").get_by_role("button", name="No", exact=True).tap()
    expect(host.locator("dialog")).to_have_count(0)
    plaque(host, 1).tap()
    host.get_by_role("button", name="Free the seat").tap()
    host.get_by_role("dialog").get_by_role("button", name="Free the seat").tap()
    expect(plaque(late, 1)).to_contain_text("Open seat")
    expect(friend.get_by_role("alert")).to_be_visible()
    plaque(host, 1).tap()
    host.get_by_role("button", name="A bot here: gentle").tap()
    for page in (host, late):
        expect(plaque(page, 1).locator(".cog")).to_be_visible()


def test_the_host_starts_with_bots_on_the_seats_that_nobody_took(visit: Visit, server: Server) -> None:
    host, _ = hosted(visit, server)
    host.get_by_role("button", name="Start").tap()
    host.get_by_role("button", name=ROLL).wait_for()
    expect(plaque(host, 1).locator(".cog")).to_be_visible()


def test_a_bot_plays_for_me_until_i_take_my_seat_back(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, BOT], options={"target": 1000}, first=0)
    page = visit(address(placed), memory(placed), **PHONE)
    page.get_by_role("button", name=ROLL).wait_for()
    plaque(page, 0).tap()
    page.get_by_role("button", name="Let a bot play for me").tap()
    expect(page.locator(".words-line")).to_contain_text("You ")
    plaque(page, 0).tap()
    page.get_by_role("button", name="Take my seat back").tap()
    page.get_by_role("button", name=ROLL).wait_for()


def test_a_closed_table_says_so_and_is_forgotten(visit: Visit, server: Server) -> None:
    host, code = hosted(visit, server)
    friend = guest(visit, code)
    host.get_by_role("button", name="Menu").tap()
    host.get_by_role("button", name="Close the table").tap()
    expect(host.get_by_role("dialog")).to_contain_text("nobody can come back")
    host.get_by_role("dialog").get_by_role("button", name="Close the table").tap()
    for page in (host, friend):
        expect(page.get_by_role("alert")).to_be_visible()
        page.get_by_role("button", name="To the shelf").tap()
        page.locator(".boxes").wait_for()
        expect(page.locator(".mine")).to_have_count(0)

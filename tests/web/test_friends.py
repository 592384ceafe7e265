"""Friends at one table, each with a device of their own; and who comes too late."""

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.server.running import Server
from tests.web.conftest import PHONE, Serve, Visit
from tests.web.people import BOT, MAY, ME, OPEN, OVER, ROLL, act, address, asked, memory, skip_motions, table

WATCHING = "You are watching."


def plaque(page: Page, seat: int) -> Locator:
    return page.locator(".plaque").nth(seat)


def hosted(visit: Visit, server: Server) -> tuple[Page, str]:
    """A table of Pig for two, with one seat open, as its host sees it; and its code."""
    placed = table(server, "pig", [ME, OPEN], options={"target": 1000}, first=0)
    return visit(address(placed), memory(placed), **PHONE), placed["room"]["code"]


def guests(visit: Visit, code: str, count: int) -> list[Page]:
    """They come one after another: the first sits down, the others watch."""
    pages = []
    for _ in range(count):
        pages.append(visit(f"/#{code}", **PHONE))
        pages[-1].locator(".table.playing").wait_for()
    return pages


def test_a_friend_comes_by_the_link_and_the_next_one_watches(visit: Visit) -> None:
    host = visit("/#/box/pig", **PHONE)
    host.get_by_role("button", name="One seat less").tap()
    host.get_by_role("button", name="Invite friends").tap()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    code = host.locator(".code").inner_text().replace(" ", "-")
    friend = visit(f"/#{code}", **PHONE)
    for page in (host, friend):
        page.locator(".table.playing").wait_for()
        expect(page.locator(".plaque.mine")).to_have_count(1)
    late = visit(f"/#{code}", **PHONE)
    expect(late.get_by_role("status").filter(has_text=WATCHING)).to_be_visible()
    expect(late.locator(".plaque.mine")).to_have_count(0)
    expect(late.locator(MAY)).to_have_count(0)


def test_a_friend_comes_by_the_three_words(visit: Visit, server: Server) -> None:
    host, code = hosted(visit, server)
    friend = visit(**PHONE)
    friend.get_by_role("button", name="Join a table").tap()
    friend.get_by_label("The three words").fill(code.replace("-", " "))
    friend.get_by_role("button", name="Sit down").tap()
    friend.locator(".table.playing").wait_for()
    host.locator(".table.playing").wait_for()


def test_words_that_lead_nowhere_are_said_to(visit: Visit, expected: list[str]) -> None:
    expected.append("404")
    friend = visit("/#/join", **PHONE)
    friend.get_by_label("The three words").fill("no such table")
    friend.get_by_role("button", name="Sit down").tap()
    expect(friend.get_by_role("alert")).to_contain_text("No table has the code")


def test_a_move_is_seen_by_all(visit: Visit, server: Server) -> None:
    host, code = hosted(visit, server)
    others = guests(visit, code, 2)
    host.get_by_role("button", name=ROLL).tap()
    for page in others:
        expect(page.locator(".words-line")).to_contain_text("Brave Badger rolled")


def test_who_drops_out_is_marked_until_they_are_back(visit: Visit, server: Server) -> None:
    host, code = hosted(visit, server)
    friend, late = guests(visit, code, 2)
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
    friend, late = guests(visit, code, 2)
    friend.get_by_role("button", name="React").tap()
    friend.get_by_role("button", name="ha ha!").tap()
    for page in (host, friend, late):
        expect(page.get_by_role("img", name="ha ha!")).to_be_visible()
    expect(late.get_by_role("button", name="React")).to_have_count(0)


def test_the_host_frees_a_seat_and_puts_a_bot_there(visit: Visit, server: Server) -> None:
    host, code = hosted(visit, server)
    friend, late = guests(visit, code, 2)
    plaque(friend, 0).tap()
    expect(friend.get_by_role("button", name="Free the seat")).to_have_count(0)
    plaque(host, 1).tap()
    host.get_by_role("button", name="Free the seat").tap()
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
    (friend,) = guests(visit, code, 1)
    host.get_by_role("button", name="Menu").tap()
    host.get_by_role("button", name="Close the table").tap()
    for page in (host, friend):
        expect(page.get_by_role("alert")).to_be_visible()
        page.get_by_role("button", name="To the shelf").tap()
        page.locator(".boxes").wait_for()
        expect(page.locator(".mine")).to_have_count(0)


# === Dice that nobody can choose ===


def play_in_turn(pages: list[Page]) -> None:
    """Each as soon as it may, to the end."""
    rng = Random(1)
    while not pages[0].locator(OVER).count():
        for page in pages:
            if page.locator(MAY).count():
                act(page, rng)
        pages[0].wait_for_timeout(20)


def test_two_devices_promise_what_they_add_to_the_dice_and_prove_it(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, OPEN], options={"target": 10}, first=0)
    pages = [visit(address(placed), memory(placed), **PHONE), visit(f"/#{placed['room']['code']}", **PHONE)]
    for page in pages:
        skip_motions(page).locator(".table.playing").wait_for()
    play_in_turn(pages)
    for page in pages:
        page.get_by_role("button", name="Was it fair?").tap()
        found = page.locator(".findings")
        expect(found).to_contain_text("2 players promised their additions")
        expect(found).to_contain_text("This device showed its addition only when all others had promised theirs")


def test_who_waits_for_another_device_sees_whose_it_is(visit: Visit, serve: Serve) -> None:
    slow = serve(times=1)
    placed = table(slow, "pig", [ME, OPEN], first=0)
    host = visit(address(placed), memory(placed), base_url=slow.url, **PHONE)
    host.get_by_role("button", name="Start").wait_for()
    asked(slow, "join", {"code": placed["room"]["code"], "name": "Fast Fox", "face": "🦊"})  # its device is not there
    expect(host.get_by_role("status").filter(has_text="The dice are being shaken")).to_contain_text("waits for the device of Fast Fox")
    host.locator(".table.playing").wait_for()


# === A hand that was somebody else's ===


def waits_for_a_hand(visit: Visit, server: Server) -> tuple[Page, Page, Page]:
    """The host, a friend, and a newcomer on the seat of somebody who was sent away."""
    placed = table(server, "do-not-touch-numbers", [ME, OPEN, OPEN], first=0)
    code = placed["room"]["code"]
    host, friend = visit(address(placed), memory(placed), **PHONE), visit(f"/#{code}", **PHONE)
    friend.locator(".lobby").wait_for()
    asked(server, "join", {"code": code, "name": "Fast Fox", "face": "🦊"})
    for page in (host, friend):
        skip_motions(page).locator(".table.playing").wait_for()
    host.get_by_role("button", name="Fast Fox").tap()
    host.get_by_role("button", name="Free the seat").tap()
    newcomer = visit(f"/#{code}", **PHONE)
    expect(newcomer.get_by_role("dialog")).to_contain_text("You came in the middle of the game")
    return host, friend, newcomer


def test_who_comes_in_the_middle_plays_a_hand_when_all_have_agreed(visit: Visit, server: Server) -> None:
    host, friend, newcomer = waits_for_a_hand(visit, server)
    for page in (host, friend):
        expect(page.get_by_role("dialog")).to_contain_text("play this hand now?")
        expect(newcomer.locator(".plaque.mine")).to_have_count(0)
        page.get_by_role("button", name="Yes").tap()
    expect(newcomer.locator(".plaque.mine")).to_have_count(1)


def test_one_no_is_enough(visit: Visit, server: Server) -> None:
    host, friend, newcomer = waits_for_a_hand(visit, server)
    host.get_by_role("button", name="Not in this game").tap()
    expect(newcomer.get_by_role("dialog")).to_contain_text("A bot plays this hand until the game is over.")
    expect(friend.get_by_role("button", name="Yes")).to_have_count(0)

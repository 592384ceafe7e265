"""Friends at one table, each with a device of their own; and who comes too late."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.server.running import Server
from tests.web.conftest import PHONE, Serve, Visit
from tests.web.devices import BARE
from tests.web.people import BOT, MAY, ME, OPEN, ROLL, address, memory, ready, table

WATCHING = "You are watching: all seats are taken."


def plaque(page: Page, seat: int) -> Locator:
    return page.locator(".plaque").nth(seat)


def hosted(visit: Visit, server: Server) -> tuple[Page, str]:
    """A table of Pig for two, with one seat open, as its host sees it; and its code."""
    placed = table(server, "pig", [ME, OPEN], options={"target": 1000}, first=0)
    host = visit(address(placed), memory(placed), **PHONE)
    ready(host)
    return host, placed["room"]["code"]


def guest(visit: Visit, code: str) -> Page:
    """Who comes next by the link, and sits down or watches: of two who come at once, either could get the seat."""
    page = visit(f"/#{code}", **PHONE)
    page.locator(".table.playing, dialog .faces").first.wait_for()
    ready(*[page] * page.locator("dialog .faces").count())
    page.locator(".table.playing").wait_for()
    return page


def test_a_friend_comes_by_the_link_and_the_next_one_watches(visit: Visit) -> None:
    host = visit("/#/box/pig", **PHONE)
    host.get_by_role("button", name="One seat less").tap()
    host.get_by_role("button", name="Invite friends").tap()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    code = host.locator(".code").inner_text().replace(" ", "-")
    ready(host)
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
    ready(friend)
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


# === Arriving ===


def arriving(visit: Visit, code: str, **memory: Any) -> Page:
    """Who came by the link, and is asked who they are."""
    page = visit(f"/#{code}", memory, **PHONE)
    page.locator("dialog .faces").wait_for()
    return page


def test_who_arrives_picks_a_face_that_nobody_has_and_a_first_name_and_keeps_them(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, OPEN, OPEN])
    host, code = visit(address(placed), memory(placed), **PHONE), placed["room"]["code"]
    friend = arriving(visit, code)
    expect(friend.get_by_role("button", name="Taken by Brave Badger")).to_be_disabled()
    friend.get_by_label("Your first name").fill("Zoë")
    friend.get_by_role("button", name="Fearless Frog").tap()
    ready(friend)
    expect(plaque(host, 1)).to_have_accessible_name("Zoë, is ready")
    expect(plaque(friend, 1)).to_have_accessible_name("You · Zoë, Zoë, you, is ready")
    expect(plaque(friend, 0)).to_have_accessible_name("Brave Badger, host")
    friend.goto("/#/")
    expect(friend.get_by_role("button", name="You are Zoë")).to_be_visible()


def test_nobody_is_the_twin_of_another(visit: Visit, server: Server, expected: list[str]) -> None:
    expected.append("400")  # the server alone knows that Zoe and Zoë look the same
    placed = table(server, "pig", [ME, OPEN, OPEN])
    visit(address(placed), memory(placed), **PHONE)
    first = arriving(visit, placed["room"]["code"], me={"name": "Fast Fox", "face": "🦊", "first": "Zoë"})
    second = arriving(visit, placed["room"]["code"], me={"name": "Fast Fox", "face": "🦊", "first": "Zoe"})
    names = second.locator(".plaque .name")
    expect(names.nth(1)).to_have_text("Zoë")
    expect(names.nth(2)).not_to_contain_text("Zo")
    second.get_by_label("Your first name").fill("ZOE")
    second.get_by_role("dialog").get_by_role("button", name="Ready").tap()
    expect(second.get_by_role("alert")).to_contain_text("Somebody at this table is called")
    assert first.locator(".plaque .face img").nth(1).get_attribute("src") != first.locator(".plaque .face img").nth(2).get_attribute("src")


def test_whose_seat_was_freed_meanwhile_sits_down_again(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, OPEN, OPEN])
    host = visit(address(placed), memory(placed), **PHONE)
    friend = arriving(visit, placed["room"]["code"])
    ready(friend)
    url = friend.url
    friend.goto(BARE)
    plaque(host, 1).tap()
    host.get_by_role("button", name="Free the seat").tap()
    host.get_by_role("dialog").get_by_role("button", name="Free the seat").tap()
    expect(plaque(host, 1)).to_contain_text("Open seat")
    friend.goto(url)
    expect(friend.locator("dialog .faces")).to_be_visible()


def test_anybody_stops_the_countdown(visit: Visit, serve: Serve) -> None:
    slow = serve(times=1)
    placed = table(slow, "pig", [ME, OPEN])
    host = visit(address(placed), memory(placed), base_url=slow.url, **PHONE)
    friend = visit(f"/#{placed['room']['code']}", base_url=slow.url, **PHONE)
    ready(host, friend)
    for page in (host, friend):
        expect(page.locator(".starting")).to_contain_text("The game starts in")
    host.get_by_role("button", name="Stop").tap()
    for page in (host, friend):
        expect(page.locator(".starting")).to_have_count(0)
    expect(friend.locator(".lobby")).to_be_visible()


def test_who_watches_sits_down_when_a_seat_is_free(visit: Visit, server: Server) -> None:
    host, code = hosted(visit, server)
    guest(visit, code)
    late = guest(visit, code)
    expect(late.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(host.get_by_label("1 person is watching")).to_be_visible()
    plaque(host, 1).tap()
    host.get_by_role("button", name="Free the seat").tap()
    host.get_by_role("dialog").get_by_role("button", name="Free the seat").tap()
    late.get_by_role("button", name="Sit down").tap()
    expect(late.locator(".plaque.mine")).to_have_count(1)
    expect(host.get_by_label("1 person is watching")).to_have_count(0)


# === Somebody is away ===


def test_a_bot_plays_for_who_is_gone_until_they_are_back_and_they_are_told(visit: Visit, server: Server) -> None:
    host, code = hosted(visit, server)
    friend = guest(visit, code)
    url = friend.url
    host.get_by_role("button", name="Hold").tap()
    friend.get_by_role("button", name=ROLL).wait_for()
    friend.close()
    name = plaque(host, 1).locator(".name").inner_text()
    expect(host.locator("h1 + p")).to_have_text(f"Waiting for {name}")
    host.get_by_role("button", name="Let a bot play").tap()
    host.get_by_role("button", name=ROLL).wait_for()  # the bot has played
    friend = friend.context.new_page()
    friend.goto(url)
    expect(friend.locator(".words-line")).to_contain_text(re.compile("While you were away, a bot made (one move|[0-9]+ moves) for you."))
    expect(plaque(host, 1).locator(".cog")).to_have_count(0)
    expect(friend.locator(".plaque.mine")).to_have_count(1)


def test_the_host_makes_somebody_else_the_host(visit: Visit, server: Server) -> None:
    host, code = hosted(visit, server)
    friend = guest(visit, code)
    plaque(host, 1).tap()
    host.get_by_role("button", name="Make them the host").tap()
    expect(plaque(friend, 1)).to_have_accessible_name(re.compile("host"))
    expect(plaque(friend, 0)).not_to_have_accessible_name(re.compile("host"))
    friend.get_by_role("button", name="Menu").tap()
    expect(friend.get_by_role("button", name="Close the table")).to_be_visible()


# === What was agreed ===


def test_an_invitation_keeps_the_bots_that_were_chosen(visit: Visit) -> None:
    host = visit("/#/box/troll-dragon", **PHONE)
    host.locator(".slot").nth(1).tap()
    host.locator("dialog").get_by_role("button", name="cunning").tap()
    host.get_by_role("button", name="Invite friends").tap()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    expect(host.locator(".plaque.open")).to_have_count(1)
    expect(plaque(host, 1)).to_have_accessible_name(re.compile("cunning"))


def test_the_host_changes_the_options_in_the_lobby_and_everybody_is_told_and_asked_again(visit: Visit, server: Server) -> None:
    placed = table(server, "troll-dragon", [ME, BOT, OPEN, OPEN])
    host = visit(address(placed), memory(placed), **PHONE)
    friend = visit(f"/#{placed['room']['code']}", locale="de-DE", **PHONE)
    ready(friend)
    host.locator(".agreed > summary").tap()
    host.get_by_role("button", name="One seat less").tap()  # the open seat behind the friend goes
    expect(host.locator(".plaque")).to_have_count(3)
    host.get_by_role("group", name="The game ends").get_by_text("both", exact=True).tap()
    host.get_by_text("The lantern gives hints").tap()
    told = friend.locator(".lobby [role=status] .sentence")
    expect(told).to_have_text(re.compile("Der Gastgeber hat geändert: 3 Plätze · .*beide Räume · nicht mehr: Die Laterne gibt Tipps"))
    expect(friend.locator(".plaque.mine.ready")).to_have_count(0)
    ready(friend)
    expect(told).to_have_count(0)
    expect(friend.locator("dialog")).to_have_count(0)
    friend.locator(".agreed > summary").tap()
    expect(friend.locator(".agreed li").first).to_have_text("3 Plätze")
    expect(friend.locator(".agreed")).to_contain_text("Zeit für einen Zug: unbegrenzt")
    expect(friend.locator(".agreed input")).to_have_count(0)
    expect(host.get_by_role("button", name="One seat less")).to_be_enabled()
    host.get_by_role("button", name="One seat less").tap()  # and the bot between them
    expect(host.locator(".plaque")).to_have_count(2)
    expect(host.get_by_role("button", name="One seat less")).to_be_disabled()
    expect(friend.locator(".plaque.mine")).to_have_count(1)
    ready(host, friend)
    for page in (host, friend):
        page.locator(".table.playing").wait_for()
        expect(page.locator(".plaque")).to_have_count(2)


def test_what_the_game_refuses_is_said_and_the_form_shows_what_holds(visit: Visit, server: Server) -> None:
    placed = table(server, "troll-dragon", [ME, OPEN], options={"end": "both"})
    host = visit(address(placed), memory(placed), **PHONE)
    host.locator(".agreed > summary").tap()
    host.get_by_text("More options").tap()
    keys = host.get_by_label("Sides of a Grotto die with a key")
    before = keys.input_value()
    keys.fill("0")
    keys.blur()
    expect(host.locator(".words-line")).to_contain_text("the dice need a key")
    expect(keys).to_have_value(before)


def test_a_link_for_messages_leads_to_the_same_table(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, OPEN], lang="fr")
    host = visit(address(placed), memory(placed), **PHONE)
    host.evaluate("navigator.clipboard.writeText = (text) => ((window.copied = text), Promise.resolve())")
    host.get_by_role("button", name="Copy the link").tap()
    host.get_by_role("button", name="Copied").wait_for()
    path = f"/join/fr/pig/badger#{placed['room']['code']}"
    assert host.evaluate("window.copied") == server.url + path
    friend = visit(path, **PHONE)
    expect(friend.locator(".plaque.mine")).to_have_count(1)
    assert friend.url.startswith(f"{server.url}/#/table/")


def test_a_club_lists_its_open_tables_without_names(visit: Visit, serve: Serve) -> None:
    club = serve(lobby=True)
    placed = table(club, "pig", [{**ME, "name": "Zoe"}, OPEN, OPEN])
    host = visit(address(placed), memory(placed), base_url=club.url, **PHONE)
    expect(host.get_by_text("Everybody on this server sees this table")).to_be_visible()
    friend = visit(base_url=club.url, locale="fr-FR", **PHONE)
    tables = friend.get_by_role("region", name="Tables ouvertes")
    expect(tables.get_by_role("listitem")).to_have_count(1)
    expect(tables).to_contain_text("2 places libres")
    expect(friend.locator("body")).not_to_contain_text("Zoe")
    tables.get_by_role("button").tap()
    ready(friend)
    expect(host.locator(".plaque.open")).to_have_count(1)
    expect(friend.locator(".plaque").first).to_contain_text("Zoe")  # at the table people know each other

"""Pass the tablet: where hands are hidden, a curtain falls between two people, and nothing is behind it."""

from random import Random

from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.conftest import TABLET, Visit
from tests.web.people import MAY, ME, act, address, memory, table

OTHER = {"kind": "me", "name": "Fast Fox", "face": "🦊"}


def passed_round(visit: Visit, server: Server, game: str) -> Page:
    placed = table(server, game, [ME, OTHER], first=0)
    return visit(address(placed), memory(placed), **TABLET)


def test_the_box_hands_the_tablet_round(tablet: Page) -> None:
    tablet.locator(".box.do-not-touch").tap()
    tablet.get_by_role("button", name="Pass the tablet").tap()
    expect(tablet.get_by_role("dialog")).to_contain_text("A curtain falls")
    tablet.get_by_role("button", name="3 people").tap()
    play(tablet)
    expect(tablet.locator(".curtain .order li")).to_have_count(3)


def play(tablet: Page) -> None:
    tablet.locator("dialog").get_by_role("button", name="Play", exact=True).tap()
    tablet.locator(".curtain").wait_for()


def test_everybody_at_the_tablet_picks_a_face_that_nobody_has_and_a_name(visit: Visit, expected: list[str]) -> None:
    tablet = visit("/#/box/do-not-touch", {"me": {"name": "Brave Badger", "face": "🦡", "first": "Ann"}}, **TABLET)
    tablet.get_by_role("button", name="Pass the tablet").tap()
    tablet.get_by_role("button", name="3 people").tap()
    people = tablet.locator("dialog .person")
    expect(people.first).to_contain_text("Ann")
    people.nth(1).tap()
    expect(tablet.get_by_role("button", name="Taken by Ann")).to_be_disabled()
    face = tablet.locator("dialog .faces button:not([aria-pressed=true]):enabled").first
    name = face.get_attribute("aria-label") or ""
    face.tap()
    tablet.get_by_role("button", name="Done").tap()
    expect(people.nth(1)).to_contain_text(name)
    people.nth(2).tap()
    tablet.get_by_label("Your first name").fill("ann")
    tablet.get_by_role("button", name="Done").tap()
    expected.append("400")
    tablet.locator("dialog").get_by_role("button", name="Play", exact=True).tap()
    expect(tablet.locator("dialog").get_by_role("alert")).to_contain_text("called “Ann”")  # two would look the same
    people.nth(2).tap()
    tablet.get_by_label("Your first name").fill("Ida")
    tablet.get_by_role("button", name="Done").tap()
    play(tablet)
    expect(tablet.locator(".curtain .order .name")).to_have_text(["Ann", name, "Ida"])


def test_somebody_on_this_device_picks_who_they_are_in_the_box(visit: Visit) -> None:
    tablet = visit("/#/box/pig", locale="de-DE", **TABLET)
    tablet.locator(".slot").nth(1).tap()
    tablet.locator("dialog").get_by_role("button", name="An diesem Gerät").tap()
    tablet.get_by_label("Dein Vorname").fill("Ida")
    tablet.get_by_role("button", name="Fertig").tap()
    expect(tablet.locator(".slot").nth(1)).to_contain_text("Ida")
    tablet.get_by_role("button", name="Spielen").tap()
    expect(tablet.locator(".plaque").nth(1)).to_contain_text("Ida")


def test_a_curtain_falls_between_two_people(visit: Visit, server: Server) -> None:
    page = passed_round(visit, server, "do-not-touch-symbols")
    for name in ("Brave Badger", "Fast Fox"):
        page.get_by_role("button", name=f"I am {name}").tap()
        page.locator(MAY).first.wait_for()
        expect(page.locator(".plaque.mine-now")).to_contain_text(name)
        rng = Random(1)
        while not page.locator(".curtain").count():
            act_until_curtain(page, rng)


def act_until_curtain(page: Page, rng: Random) -> None:
    page.wait_for_selector(f".curtain, {MAY}")
    if not page.locator(".curtain").count():
        act(page, rng)
        page.wait_for_selector(f".curtain, {MAY}")


def test_nothing_of_the_table_is_behind_the_curtain(visit: Visit, server: Server) -> None:
    page = passed_round(visit, server, "do-not-touch-numbers")
    page.locator(".curtain").wait_for()
    assert_bare(page)
    page.get_by_role("button", name="I am Brave Badger").tap()
    page.locator(MAY).first.wait_for()
    expect(page.locator(".my-hand .loot-card")).to_have_count(3)
    rng = Random(1)
    while not page.locator(".curtain").count():
        act_until_curtain(page, rng)
    assert_bare(page)


def assert_bare(page: Page) -> None:
    """Neither pieces nor words of a table; the names of people are no secret."""
    for selector in (
        ".piece",
        ".scene",
        ".planks",
        ".loot-card",
        ".plaque",
        ".words-line",
        "[data-piece]",
        "[data-face]",
        ".drawer",
        "dialog",
    ):
        expect(page.locator(selector)).to_have_count(0)
    assert page.locator("#page > *").count() == 1


def test_a_drawer_does_not_outlast_the_curtain(visit: Visit, server: Server) -> None:
    page = passed_round(visit, server, "do-not-touch-symbols")
    url = page.url
    page.locator(".curtain").wait_for()
    for drawer in ("rules", "story", "hint"):
        page.goto(f"{url}/{drawer}")
        page.locator(".curtain").wait_for()
        assert_bare(page)


def test_an_open_game_has_no_curtain(visit: Visit, server: Server) -> None:
    page = passed_round(visit, server, "pig")
    for name in ("Brave Badger", "Fast Fox"):
        expect(page.locator("h1 + p")).to_have_text(f"{name}’s turn")
        page.get_by_role("button", name="Hold").tap()
    expect(page.locator("h1 + p")).to_have_text("Brave Badger’s turn")
    expect(page.locator(".curtain")).to_have_count(0)

"""After a game: what the people at a table play next, on phones and on a television, in two languages."""

import re

from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.conftest import PHONE, TV, Serve, Visit
from tests.web.people import ME, OPEN, OVER, address, memory, play_on, play_together, ready, skip_motions, table, vote
from tests.web.places import chooser, voted
from tests.web.test_screen import fits
from tests.web.test_sideways import WRONG, sideways

SHORT = {"target": 10}


def two(visit: Visit, server: Server) -> tuple[Page, Page, str]:
    """Two phones at the podium, one of them German; and the code of their table."""
    placed = table(server, "pig", [ME, OPEN], options=SHORT)
    code = placed["room"]["code"]
    phones = visit(address(placed), memory(placed), **PHONE), visit(f"/#{code}", settings={"lang": "de"}, **PHONE)
    ready(*phones)
    play_together(*phones)
    return *phones, code


def names(page: Page) -> list[str]:
    return sorted(re.sub(r" \(.*\)", "", each) for each in page.locator(f"{OVER} .stand .name").all_inner_texts())


def test_two_phones_and_a_television_go_on_to_another_game(visit: Visit, server: Server) -> None:
    anna, ben, code = two(visit, server)
    screen = visit(f"/?screen#{code}", **TV)
    screen.locator(OVER).wait_for()
    people = names(screen)
    vote(anna, "The Little Dragon")
    ben.get_by_role("button", name="Noch einmal").tap()
    for page, dragon in ((anna, "The Little Dragon"), (ben, "Schatz der Drachen"), (screen, "The Little Dragon")):
        expect(page.locator(".vote")).to_have_count(2)
        expect(page.locator(".vote").filter(has_text=dragon).locator(".face")).to_have_count(1)
    fits(screen)
    expect(ben.locator(".buttons.over")).to_contain_text("Es fehlt noch: Brave Badger")
    ben.reload()
    expect(ben.locator(".vote.on")).to_contain_text("Pig")
    ben.locator(".vote").filter(has_text="Schatz der Drachen").tap()
    screen.locator(".table.playing .cave").wait_for()
    for page in (anna, ben, screen):
        page.locator(".table.playing").wait_for()
        expect(page.locator(".heading h1")).to_have_text(re.compile("The Little Dragon|Schatz der Drachen"))
    expect(anna.locator(".plaque.mine")).to_have_count(1)
    expect(ben.locator(".plaque.mine")).to_have_count(1)
    assert sorted(name.split(" (")[0] for name in screen.locator(".plaque .name").all_inner_texts()) == people
    assert code in screen.locator(".rail .code").inner_text().replace(" ", "-")
    ben.reload()
    ben.locator(".table.playing").wait_for()
    expect(ben.locator(".heading h1")).to_have_text("Schatz der Drachen")


def test_the_host_decides_in_the_end(visit: Visit, server: Server) -> None:
    anna, ben, _ = two(visit, server)
    expect(ben.get_by_role("button", name="Jetzt starten")).to_have_count(0)
    anna.get_by_role("button", name="Another game").tap()
    anna.get_by_role("button", name="Options: Troll & Dragon").tap()
    anna.get_by_text("race", exact=True).tap()
    anna.get_by_role("button", name="I want to play this").tap()
    expect(ben.locator(".vote")).to_contain_text("Wettlauf")
    ben.get_by_role("button", name="Noch einmal").tap()
    expect(ben.get_by_role("button", name="Jetzt starten")).to_have_count(0)
    start = anna.get_by_role("button", name="Start now")
    expect(start).to_contain_text("Waiting for")
    start.tap()
    for page in (anna, ben):
        page.locator(".table.playing .room.grotto").wait_for()


def test_alone_with_bots_one_tap_is_enough_and_a_second_one_takes_a_vote_back(visit: Visit, server: Server) -> None:
    anna, ben, _ = two(visit, server)
    vote(anna, "My Treasure")
    mine = anna.locator(".vote.on")
    expect(mine).to_contain_text("My Treasure")
    mine.tap()
    expect(anna.locator(".vote")).to_have_count(0)
    expect(ben.locator(".vote")).to_have_count(0)
    placed = table(server, "pig", [ME, {"kind": "bot", "bot": "gentle"}], options=SHORT)
    alone = skip_motions(visit(address(placed), memory(placed)))
    play_on(alone)
    vote(alone, "Do Not Touch My Treasures")
    alone.locator(".table.playing .my-hand").wait_for()


def test_a_game_with_too_few_seats_is_shown_with_the_reason(visit: Visit, server: Server) -> None:
    page = chooser(visit, server, **PHONE)
    treasure = page.get_by_role("button", name=re.compile("^My Treasure"))
    expect(treasure).to_be_disabled()
    expect(treasure).to_contain_text("This game has seats for 5 people, and you are 6.")
    deck = page.get_by_role("button", name=re.compile("^Do Not Touch"))
    expect(deck).to_be_enabled()
    page.get_by_text("Numbers", exact=True).click()
    page.get_by_role("button", name="I want to play this").click()
    page.locator(".curtain").wait_for()


def test_votes_fit_sideways(visit: Visit, server: Server) -> None:
    page = voted(visit, server, **sideways((667, 375)))
    assert page.evaluate(WRONG) == []


def test_the_next_game_survives_kill_9(visit: Visit, serve: Serve, expected: list[str]) -> None:
    server = serve(times=2, bots=8)  # whoever is not back in time does not vote
    expected += ["WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "failed: .*/(api|art)/"]
    placed = table(server, "pig", [ME, OPEN], options=SHORT)
    anna = visit(address(placed), memory(placed), base_url=server.url, **PHONE)
    ben = visit(f"/#{placed['room']['code']}", base_url=server.url, **PHONE)
    ready(anna, ben)
    play_together(anna, ben)
    vote(anna, "Troll & Dragon")
    expect(ben.locator(".vote")).to_have_count(1)
    server.kill()
    server.start()
    expect(ben.locator(".lost")).to_have_count(0)
    ben.locator(".vote").tap()
    for page in (anna, ben):
        page.locator(".table.playing .room.grotto").wait_for()


# === The evening ===


def test_the_evening_lists_all_games_and_who_won_how_often(visit: Visit, server: Server) -> None:
    anna, ben, code = two(visit, server)
    first = anna.locator(".stand.place-1 .name").inner_text()
    anna.get_by_role("button", name="Again").tap()
    ben.get_by_role("button", name="Noch einmal").tap()
    for page in (anna, ben):
        page.locator(".table.playing").wait_for()
    play_together(anna, ben, seed=2)
    second = anna.locator(".stand.place-1 .name").inner_text()
    wins = {name: [first, second].count(name) for name in names(anna)}
    ben.get_by_role("button", name="Der Abend").tap()
    expect(ben.locator(".evening")).to_contain_text("An diesem Tisch wurden 2 Partien gespielt.")
    for row, name in enumerate(sorted(wins, key=lambda name: -wins[name])):
        expect(ben.locator(".tally .wins > b").nth(row)).to_have_text(str(wins[name]))
        expect(ben.locator(".tally li").filter(has_text=name)).to_contain_text(f"{wins[name]} von 2 gewonnen")
    expect(ben.get_by_role("img", name="Der Abend als Bild")).to_be_visible()
    with ben.expect_download() as saved:
        ben.get_by_role("button", name="Bild speichern").tap()
    assert saved.value.suggested_filename == "doubloon-evening.png"
    screen = visit(f"/?screen#{code}", **TV)
    expect(screen.locator(".so-far .wins > b")).to_have_text([str(each) for each in sorted(wins.values(), reverse=True)])
    fits(screen)
    ben.get_by_role("button", name=re.compile("^Wiederholung: Pig")).last.tap()
    ben.locator(".scrubber").wait_for()
    assert ben.url.endswith(".1")
    ben.get_by_role("button", name="Zurück", exact=True).tap()
    expect(ben.locator(".evening")).to_be_visible()


def test_the_evening_closes_when_the_next_game_begins(visit: Visit, server: Server) -> None:
    anna, ben, _ = two(visit, server)
    ben.get_by_role("button", name="Der Abend").tap()
    ben.locator(".evening").wait_for()
    anna.get_by_role("button", name="Again").tap()
    anna.get_by_role("button", name="Start now").tap()
    ben.locator(".table.playing").wait_for()
    expect(ben.locator("dialog")).to_have_count(0)


def test_the_last_page_of_a_closed_table_is_the_evening(visit: Visit, server: Server) -> None:
    anna, ben, _ = two(visit, server)
    anna.get_by_role("button", name="Menu").tap()
    for _ in range(2):
        anna.get_by_role("button", name="Close the table").tap()
    for page in (anna, ben):
        expect(page.get_by_role("alert")).to_be_visible()
        expect(page.locator(".tally li")).to_have_count(2)
        expect(page.locator(".result-picture")).to_be_visible()
        expect(page.locator(".games .tool")).to_have_count(0)  # the keys are gone
    ben.get_by_role("button", name="Zum Regal").tap()
    ben.locator(".boxes").wait_for()


# === Who looks at a game meanwhile ===


def test_who_watches_a_replay_is_told_that_the_next_game_begins(visit: Visit, server: Server) -> None:
    anna, ben, _ = two(visit, server)
    ben.get_by_role("button", name="Wiederholung").tap()
    ben.locator(".scrubber").wait_for()
    vote(anna, "The Little Dragon")
    expect(ben.locator(".table-news")).to_contain_text("Die anderen wählen das nächste Spiel.")
    ben.locator(".table-news").get_by_role("button", name="Schließen").tap()
    expect(ben.locator(".table-news")).to_have_count(0)
    anna.get_by_role("button", name="Start now").tap()
    expect(ben.locator(".table-news")).to_contain_text("Schatz der Drachen")
    ben.get_by_role("button", name="Menü").tap()
    expect(ben.locator("dialog .table-news")).to_contain_text("Schatz der Drachen")
    ben.locator("dialog .table-news").get_by_role("button", name="Zum Tisch").tap()
    ben.locator(".table.playing .cave").wait_for()
    expect(ben.locator(".plaque.mine")).to_have_count(1)
    expect(ben.locator("dialog")).to_have_count(0)


def test_who_watches_a_replay_is_at_the_table_and_adds_to_the_dice(visit: Visit, server: Server) -> None:
    """Nobody is away for having looked, and what they add is proved afterwards."""
    anna, ben, _ = two(visit, server)
    ben.get_by_role("button", name="Wiederholung").tap()
    ben.locator(".scrubber").wait_for()
    anna.get_by_role("button", name="Again").tap()
    start = anna.get_by_role("button", name="Start now")
    expect(start).to_contain_text(ben_of(anna))
    start.tap()
    anna.locator(".table.playing").wait_for()
    expect(anna.locator(".plaque.away")).to_have_count(0)
    ben.locator(".table-news").get_by_role("button", name="Zum Tisch").tap()
    ben.locator(".table.playing").wait_for()
    play_together(anna, ben, seed=3)
    ben.get_by_role("button", name="War alles fair?").tap()
    expect(ben.locator(".verdict.true")).to_be_visible()
    expect(ben.locator(".findings")).to_contain_text("auch nicht der Server")


def ben_of(page: Page) -> str:
    return next(name for name in names(page) if name != ME["name"])

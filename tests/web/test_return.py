"""Phones lock, lose the network and are reloaded; servers fall over. Everybody is back at their seat without a question."""

from playwright.sync_api import Locator, Page, expect

from tests.server.running import Server
from tests.web.conftest import NO_NETWORK, PHONE, Visit
from tests.web.line import Line
from tests.web.people import ME, OPEN, ROLL, Table, address, asked, begin, memory, table

LOST = "The connection is lost"


def placed_at(server: Server) -> Table:
    """A game of Pig in which it is my turn; the other person takes as long as they like."""
    placed = table(server, "pig", [ME, OPEN], options={"target": 1000}, first=0)
    asked(server, "join", {"code": placed["room"]["code"]})
    begin(server, placed)
    return placed


def sit(visit: Visit, placed: Table, url: str = "", **more: object) -> Page:
    page = visit(address(placed), memory(placed), **PHONE, **({"base_url": url} if url else {}), **more)
    roll(page).wait_for()
    page.wait_for_load_state("networkidle")  # all pictures are there before something goes wrong with the line
    return page


def roll(page: Page) -> Locator:
    return page.get_by_role("button", name=ROLL)


def rolls(page: Page) -> int:
    """How often I have rolled, as the page tells it."""
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="What has happened").tap()
    count = page.locator(".story li", has_text="You rolled").count()
    page.get_by_role("button", name="Close").tap()
    return count


def lost(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text=LOST)


def test_a_reload_leads_back_to_the_seat(visit: Visit, server: Server) -> None:
    page = sit(visit, placed_at(server))
    page.reload()
    roll(page).tap()
    expect(page.locator(".words-line")).to_contain_text("You rolled")


def test_my_tables_on_the_shelf_lead_back_to_the_seat(visit: Visit, server: Server) -> None:
    page = sit(visit, placed_at(server))
    page.goto("/#/")
    page.get_by_role("button", name="Leave", exact=True).tap()
    page.get_by_role("button", name="Pig Your turn").tap()
    roll(page).wait_for()


def test_a_move_made_without_network_is_made_once_when_it_is_back(visit: Visit, server: Server, expected: list[str]) -> None:
    page = sit(visit, placed_at(server))
    expected.append(NO_NETWORK)
    page.context.set_offline(True)
    expect(lost(page)).to_be_visible()
    roll(page).tap()
    expect(roll(page)).to_have_attribute("aria-busy", "true")
    page.context.set_offline(False)
    expect(page.locator(".words-line")).to_contain_text("You rolled")
    expect(lost(page)).to_have_count(0)
    assert rolls(page) == 1


def test_a_move_whose_answer_was_lost_is_made_once(visit: Visit, server: Server, line: Line, expected: list[str]) -> None:
    expected.append(NO_NETWORK)
    page = sit(visit, placed_at(server), line.url)
    line.hold()
    roll(page).tap()
    expect(roll(page)).to_have_attribute("aria-busy", "true")
    line.cut()
    expect(lost(page)).to_be_visible()
    line.mend()
    expect(page.locator(".words-line")).to_contain_text("You rolled")
    expect(lost(page)).to_have_count(0)
    assert rolls(page) == 1


def test_a_page_that_slept_notices_that_the_line_is_dead(visit: Visit, server: Server, line: Line) -> None:
    placed = placed_at(server)
    page = visit("/", memory(placed), **PHONE, base_url=line.url)
    page.clock.install()
    page.goto(address(placed))
    roll(page).wait_for()
    line.hold()
    page.clock.fast_forward(11_000)
    page.clock.fast_forward(20_000)
    expect(lost(page)).to_be_visible()
    line.mend()
    page.clock.fast_forward(1_000)
    expect(lost(page)).to_have_count(0)
    roll(page).tap()
    page.clock.run_for(5_000)
    expect(page.locator(".words-line")).to_contain_text("You rolled")


def test_a_page_that_was_frozen_catches_up(visit: Visit, server: Server) -> None:
    placed = placed_at(server)
    asleep, awake = sit(visit, placed), sit(visit, placed)
    phone = asleep.context.new_cdp_session(asleep)
    phone.send("Page.setWebLifecycleState", {"state": "frozen"})
    roll(awake).tap()
    expect(awake.locator(".words-line")).to_contain_text("You rolled")
    phone.send("Page.setWebLifecycleState", {"state": "active"})
    expect(asleep.locator(".words-line")).to_contain_text("You rolled")


def test_a_game_goes_on_after_the_server_was_killed(visit: Visit, server: Server, expected: list[str]) -> None:
    page = sit(visit, placed_at(server))
    expected.append(NO_NETWORK)
    roll(page).tap()
    told = page.locator(".words-line")
    expect(told).to_contain_text("You rolled")
    page.locator(".die-place.may, .plaque.acting:not(.mine)").first.wait_for()  # the throw has been shown
    before = page.locator(".meadow").inner_text()
    server.kill()
    try:
        expect(lost(page)).to_be_visible()
    finally:
        server.start()
    expect(lost(page)).to_have_count(0)
    expect(page.locator(".meadow")).to_have_text(before, use_inner_text=True)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Close the table").tap()
    page.get_by_role("dialog", name="Close the table").get_by_role("button", name="Close the table").tap()
    expect(page.get_by_role("alert")).to_be_visible()


def test_two_tabs_of_one_seat_show_the_same(visit: Visit, server: Server) -> None:
    placed = placed_at(server)
    one = sit(visit, placed)
    other = one.context.new_page()
    other.goto(address(placed))
    roll(other).tap()
    for tab in (one, other):
        expect(tab.locator(".words-line")).to_contain_text("You rolled")
        tab.locator(".die-place.may").wait_for()  # the throw has been shown
    assert one.locator(".meadow").inner_text() == other.locator(".meadow").inner_text()
    for tab in (one, other):
        expect(lost(tab)).to_have_count(0)


def test_a_double_click_is_one_move(visit: Visit, server: Server) -> None:
    page = sit(visit, placed_at(server))
    roll(page).dblclick()
    expect(page.locator(".words-line")).to_contain_text("You rolled")
    expect(page.locator(".refused")).to_have_count(0)
    assert rolls(page) == 1

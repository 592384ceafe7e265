"""What a page does with a command: it shows that it is on its way, that it is done, or why it was not."""

from contextlib import suppress

from playwright.sync_api import Error, Page, expect

from tests.server.running import Server
from tests.web.conftest import PHONE, Visit
from tests.web.line import Line
from tests.web.people import BOT, BRIEFLY, HIDE, MAY, ME, OPEN, ROLL, Table, address, asked, begin, memory, table

TOUCHABLE = "(may) => [...document.querySelectorAll(may)].map((each) => each.dataset.piece ?? each.dataset.move).join()"


def two_people(server: Server, game: str = "pig", **options: int) -> tuple[Table, Table]:
    """A game of two people who take their time; the first one's turn."""
    placed = table(server, game, [ME, OPEN], options=options, first=0)
    other = asked(server, "join", {"code": placed["room"]["code"], "name": "Fast Fox", "face": "🦊"})
    begin(server, placed)
    return placed, other


def test_a_move_is_shown_as_sent_until_it_is_done(visit: Visit, server: Server, line: Line) -> None:
    placed, _ = two_people(server)
    page = visit(address(placed), memory(placed), **PHONE, base_url=line.url)
    roll = page.get_by_role("button", name=ROLL)
    roll.wait_for()
    expect(roll).not_to_have_attribute("aria-busy", "true")
    page.wait_for_load_state("networkidle")  # all pictures are there
    line.hold()
    roll.tap()
    expect(roll).to_have_attribute("aria-busy", "true")
    line.mend()
    expect(page.locator(".words-line")).to_contain_text("rolled")
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def test_a_piece_is_shown_as_sent_too(visit: Visit, server: Server, line: Line) -> None:
    placed, _ = two_people(server, "little-dragon")
    page = visit(address(placed), memory(placed), **PHONE, base_url=line.url)
    piece = page.locator(".piece.may").first
    piece.wait_for()
    page.wait_for_load_state("networkidle")  # all pictures are there
    line.hold()
    piece.tap()
    expect(page.locator(".piece.sent")).to_have_count(1)
    line.mend()
    expect(page.locator(".piece.sent")).to_have_count(0)


def test_a_stale_move_is_refused_with_its_reason_and_the_game_goes_on(visit: Visit, server: Server, line: Line) -> None:
    placed, other = two_people(server)
    slow = visit(address(placed), memory(placed), **PHONE, base_url=line.url)
    quick, fox = visit(address(placed), memory(placed)), visit(address(other), memory(other))
    slow.get_by_role("button", name=ROLL).wait_for()
    slow.wait_for_load_state("networkidle")  # all pictures are there
    line.hold()
    quick.get_by_role("button", name="Hold").click()
    expect(quick.locator(".words-line")).to_contain_text("held")
    slow.get_by_role("button", name=ROLL).tap()
    line.mend()
    expect(slow.locator(".words-line.refused")).to_contain_text("The game has gone on meanwhile.")
    expect(slow.locator("h1 + p")).to_have_text("Fast Fox’s turn")
    fox.get_by_role("button", name=ROLL).click()
    expect(slow.locator(".words-line")).to_contain_text("Fast Fox rolled")


def test_a_move_is_taken_back(visit: Visit, server: Server) -> None:
    placed, _ = two_people(server, "do-not-touch-numbers")
    page = visit(address(placed), memory(placed), **PHONE)
    back = page.get_by_role("button", name="Take back")
    for _ in range(10):
        page.locator(MAY).first.wait_for()
        if back.count():
            break
        with suppress(Error):  # it is on its way already
            page.locator(".piece.may").first.tap(timeout=BRIEFLY)
        page.wait_for_selector(".sent", state="detached")
    before = page.evaluate(TOUCHABLE, MAY)
    back.tap()
    page.wait_for_function(f"([may, before]) => ({TOUCHABLE})(may) !== before", arg=[MAY, before])  # there may be as many as before


def test_on_a_shared_device_nobody_takes_back_the_turn_of_another_unasked(visit: Visit, server: Server) -> None:
    other = {"kind": "me", "name": "Fast Fox", "face": "🦊"}
    placed = table(server, "pig", [ME, other], first=0)
    page = visit(address(placed), memory(placed), **PHONE)
    page.get_by_role("button", name="Hold").tap()
    expect(page.locator("h1 + p")).to_have_text("Fast Fox’s turn")
    page.get_by_role("button", name="Take back").tap()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text("This was Brave Badger’s turn.")
    question.get_by_role("button", name="No", exact=True).tap()
    expect(page.locator("h1 + p")).to_have_text("Fast Fox’s turn")
    page.get_by_role("button", name="Take back").tap()
    question.get_by_role("button", name="Brave Badger takes it back").tap()
    expect(page.locator("h1 + p")).to_have_text("Brave Badger’s turn")


def test_on_a_shared_device_who_acts_sends_the_emote(visit: Visit, server: Server) -> None:
    other = {"kind": "me", "name": "Fast Fox", "face": "🦊"}
    placed = table(server, "pig", [ME, other], first=1)
    page = visit(address(placed), memory(placed), **PHONE)
    page.get_by_role("button", name=ROLL).wait_for()
    page.get_by_role("button", name="React").tap()
    page.get_by_role("button", name="ha ha!").tap()
    expect(page.locator("[data-place=seat-1]").get_by_role("img", name="ha ha!")).to_be_visible()


def test_the_lantern_gives_a_hint_that_can_be_followed(visit: Visit, server: Server) -> None:
    placed, _ = two_people(server)
    page = visit(address(placed), memory(placed), **PHONE)
    page.get_by_role("button", name="Hint").tap()
    drawer = page.get_by_role("dialog", name="Hint")
    expect(drawer).to_contain_text("Best now: Roll. Nothing is at risk yet.")
    drawer.get_by_role("button", name=ROLL).tap()
    expect(page.locator(".words-line")).to_contain_text("You rolled")


def test_no_lantern_where_the_host_allows_none(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, BOT], first=0, hints=False)
    page = visit(address(placed), memory(placed))
    page.locator(MAY).first.wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_the_title_says_that_it_is_my_turn_when_nobody_looks(visit: Visit, server: Server) -> None:
    placed, other = two_people(server)
    page, fox = visit(address(placed), memory(placed)), visit(address(other), memory(other))
    page.get_by_role("button", name="Hold").click()
    fox.get_by_role("button", name="Hold").wait_for()
    page.evaluate(HIDE, True)
    expect(page).to_have_title("Pig · Doubloon")
    fox.get_by_role("button", name="Hold").click()
    expect(page).to_have_title("★ Your turn · Pig · Doubloon")
    page.evaluate(HIDE, False)
    expect(page).to_have_title("Pig · Doubloon")


def test_the_rules_open_at_the_line_that_matters_now(visit: Visit, server: Server) -> None:
    placed, _ = two_people(server)
    page: Page = visit(address(placed), memory(placed), **PHONE)
    page.get_by_role("button", name="Rules").tap()
    expect(page.locator(".rules [aria-current=step]")).to_be_in_viewport()

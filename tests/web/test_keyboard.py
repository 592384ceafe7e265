"""Keys alone: every place can be reached, is seen when it is, and leads on."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.server.running import Server
from tests.web.conftest import Visit
from tests.web.people import BOT, MAY, ME, OVER, ROLL, TO_THE_END, address, at_most, memory, table

FOCUS = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return document.activeElement.matches(":focus-visible") && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
}"""
FAR = 60  # keys


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the button of this name has the focus; what has it must be seen on the way."""
    wanted = page.get_by_role("button", name=re.compile(name))
    wanted.first.wait_for()
    for _ in range(FAR):
        page.keyboard.press("Tab")
        if wanted.and_(page.locator(":focus")).count():
            assert page.evaluate(FOCUS)
            return
    raise AssertionError(f"Tab does not lead to {name}")


def test_pig_from_the_shelf_to_the_end(desk: Page) -> None:
    tab_to(desk, "Pig")
    desk.keyboard.press("Enter")
    desk.get_by_text("More options").wait_for()
    desk.locator("summary").focus()
    desk.keyboard.press("Enter")
    desk.keyboard.press("Tab")
    expect(desk.get_by_label("Points that win the game")).to_be_focused()
    desk.keyboard.type("50")  # a bot rarely wins in its first turn
    tab_to(desk, "Play")
    desk.keyboard.press("Enter")
    tab_to(desk, "Roll")
    play_by_keys(desk, "Enter", TO_THE_END)
    expect(desk.get_by_role("button", name="Again")).to_be_focused()
    desk.keyboard.press("Enter")
    desk.wait_for_selector(OVER, state="detached")
    desk.wait_for_selector(f"{MAY}, {OVER}")  # the bot begins, and may win with its first turn


def play_by_keys(page: Page, key: str, moves: range) -> None:
    """Press on: the focus is always where it is needed."""
    for _ in moves:
        page.wait_for_function("([over, may]) => document.querySelector(over) || document.activeElement.matches(may)", arg=[OVER, MAY])
        if page.locator(OVER).count():
            return
        page.keyboard.press(key)
        page.wait_for_selector(".sent, [aria-busy=true]", state="detached")
    assert moves != TO_THE_END, "the game does not end"


def test_the_little_dragon_by_arrows(visit: Visit, server: Server) -> None:
    tiles = {"balls": 20, "cars": 4, "dolls": 0, "candlesticks": 0, "chests": 0, "rings": 24, "dragons": 0, "spiders": 1}
    placed = table(server, "little-dragon", [ME, {"kind": "bot", "bot": "clever"}], options=tiles, first=0)
    page = visit(address(placed), memory(placed))
    tab_to(page, "A1, covered")
    for arrow, step in (("ArrowRight", 1), ("ArrowDown", 7), ("ArrowLeft", -1), ("ArrowUp", -7)):
        before = place(page)
        page.keyboard.press(arrow)
        assert place(page) == before + step
        assert page.evaluate(FOCUS)
    here = place(page)
    page.keyboard.press("Tab")
    assert not page.locator(".tiles :focus").count()  # one key leads out of the grid, and one back
    page.keyboard.press("Shift+Tab")
    assert place(page) == here
    play_on_the_floor(page, at_most(5))


def play_on_the_floor(page: Page, moves: range) -> None:
    """Walk to what may be touched and touch it; stop now and then. The focus is never lost."""
    rng = Random(1)
    for _ in moves:
        page.wait_for_selector(f"{MAY}, {OVER}")
        if page.locator(OVER).count():
            return
        page.locator(".place:focus, .buttons .button:focus").wait_for()
        if page.locator(".buttons .button").count() and rng.random() < 0.4:
            tab_to(page, "Stop|Leave|Cover")
            page.keyboard.press("Enter")
        elif page.locator(".place.may").count():
            walk_to_a_tile(page, rng)
            page.keyboard.press(" ")
        page.wait_for_selector(".sent, [aria-busy=true]", state="detached")
    assert moves != TO_THE_END, "the game does not end"


def walk_to_a_tile(page: Page, rng: Random) -> None:
    while not page.locator(".place:focus").count():
        page.keyboard.press("Shift+Tab")
    tiles = page.evaluate("[...document.querySelectorAll('.place')].map((each) => each.matches('.may'))")
    to, at = rng.choice([nth for nth, may in enumerate(tiles) if may]), place(page)
    down, right = to // 7 - at // 7, to % 7 - at % 7
    for key in ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down) + ["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right):
        page.keyboard.press(key)
    assert place(page) == to


def place(page: Page) -> int:
    found: int = page.evaluate("[...document.activeElement.parentElement.children].indexOf(document.activeElement)")
    return found


def test_escape_and_back_close_a_drawer_and_the_focus_returns(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, BOT], first=0)
    page = visit(address(placed), memory(placed))
    page.get_by_role("button", name=ROLL).wait_for()
    drawer = page.get_by_role("dialog")
    for leave in (lambda: page.keyboard.press("Escape"), page.go_back) * 2:
        tab_to(page, "Menu")
        page.keyboard.press("Enter")
        expect(drawer).to_be_visible()
        leave()
        expect(drawer).to_have_count(0)
        expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_back_asks_before_it_leaves_a_game_and_stay_stays(desk: Page) -> None:
    desk.locator(".box.little-dragon").click()
    desk.locator(".ways").get_by_role("button", name="Play").click()
    desk.locator(".table.playing").wait_for()
    for _ in range(3):
        desk.go_back()
        expect(desk.get_by_role("dialog", name="Leave the game?")).to_be_visible()
        desk.get_by_role("button", name="Stay").click()
        expect(desk.get_by_role("dialog")).to_have_count(0)
        expect(desk.locator(".table.playing")).to_be_visible()
    desk.get_by_role("button", name="Back").click()
    desk.get_by_role("button", name="Leave", exact=True).click()
    expect(desk.locator(".boxes")).to_be_visible()
    expect(desk.get_by_role("dialog")).to_have_count(0)

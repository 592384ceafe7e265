"""Do Not Touch My Treasures in its own view, with both decks: hands, loots, glowing targets, undo, the count."""

import json
import re
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from tests.counts import many, some
from tests.server.running import Server
from tests.web.access import nobody_is_shut_out, one_theme
from tests.web.conftest import DESK, PHONE, Visit
from tests.web.people import BOT, BRIEFLY, MAY, ME, OPEN, OVER, TO_THE_END, act, address, asked, at_most, begin, memory, skip_motions, table
from tests.web.test_keyboard import play_by_keys, tab_to
from tests.web.test_motion import SHORT, WATCH

NUMBERS, SYMBOLS = "do-not-touch-numbers", "do-not-touch-symbols"
SMALL: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
SCREEN: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}

# What is wrong with the picture: something is scrolled, overlaps, runs out of the page or is too small to be touched.
WRONG = """() => {
  const wrong = [];
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) wrong.push(`the page scrolls: ${scrollWidth} x ${scrollHeight}`);
  const box = (each) => each.getBoundingClientRect();
  const parts = [...document.querySelectorAll(".planks:not(.counted) > :not(.last-call), .words-line, .buttons")];
  parts.forEach((one, index) => parts.slice(index + 1).forEach((other) => {
    const [a, b] = [box(one), box(other)];
    const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    if (x > 2 && y > 2) wrong.push(`${one.className} and ${other.className} overlap by ${x} x ${y}`);
  }));
  document.querySelectorAll(".planks :is(.loot-card, .plank-tag, .asked, .verb, .plaque .name), .counted li").forEach((each) => {
    const { left, right, top, bottom, width } = box(each);
    if (width && (left < -4 || top < 0 || right > innerWidth + 4 || bottom > innerHeight)) wrong.push(`${each.className} is off the page`);
  });
  document.querySelectorAll(".planks .may").forEach((each) => {
    const { left, top, width, height } = box(each);
    if (width < 40 || height < 44) wrong.push(`${each.className} is only ${width} x ${height}`);
    if (!each.contains(document.elementFromPoint(left + width / 2, top + height / 2))) wrong.push(`${each.textContent} is covered`);
  });
  return wrong;
}"""


def sat(visit: Visit, server: Server, game: str, seats: int = 2, **device: Any) -> Page:
    """A table with bots; I begin."""
    options = device.pop("options", {})
    placed = table(server, game, [ME, *[BOT] * (seats - 1)], first=0, options=options)
    return visit(address(placed), memory(placed), **device)


def with_a_friend(visit: Visit, server: Server, game: str, **device: Any) -> Page:
    """Two people who take their time; I begin."""
    placed = table(server, game, [ME, OPEN], first=0)
    asked(server, "join", {"code": placed["room"]["code"], "name": "Fast Fox", "face": "🦊"})
    begin(server, placed)
    return visit(address(placed), memory(placed), **device)


# === A whole game ===


@pytest.mark.parametrize(
    ("game", "seats"),
    some([("do-not-touch-numbers", 6), ("do-not-touch-numbers", 2), ("do-not-touch-symbols", 6), ("do-not-touch-symbols", 2)], 1),
)
def test_a_whole_game_fits_a_small_phone(visit: Visit, server: Server, game: str, seats: int) -> None:
    for seed in many(1):
        page = skip_motions(sat(visit, server, game, seats, **SMALL))
        page.locator(".planks").wait_for()
        rng = Random(seed)
        for _ in TO_THE_END:
            if not act(page, rng):
                break
            assert page.evaluate(WRONG) == []
        sums = page.locator(".counted .sum").all_inner_texts()
        assert len(sums) == seats
        shown = [re.sub(r"\D", "", each) for each in page.locator(f"{OVER} .score").all_inner_texts()]
        assert set(map(int, sums)) == set(map(int, shown))


@pytest.mark.parametrize(
    ("size", "seats", "deck"),
    some(
        [
            ((390, 844), 4, "numbers"),
            ((820, 1180), 3, "symbols"),
            ((820, 1180), 6, "numbers"),
            ((1180, 820), 4, "symbols"),
            ((1440, 900), 2, "symbols"),
            ((1440, 900), 6, "numbers"),
        ],
        3,
    ),
)
def test_larger_screens_have_room_too(visit: Visit, server: Server, size: tuple[int, int], seats: int, deck: str) -> None:
    page = skip_motions(sat(visit, server, f"do-not-touch-{deck}", seats, viewport={"width": size[0], "height": size[1]}))
    rng = Random(seats)
    for _ in range(4):
        act(page, rng)
        assert page.evaluate(WRONG) == []


def test_a_large_hand_fits(visit: Visit, server: Server) -> None:
    """Nine bonus cards may be cashed in a turn here: whatever the hand grows to, its cards stay on the page."""
    most = 0
    for _ in range(9):  # not every game deals bonus cards to cash
        page = skip_motions(sat(visit, server, "do-not-touch-symbols", 2, options={"cashes_per_turn": 9, "swaps_per_turn": 0}, **SMALL))
        most = max(most, largest_hand(page))
        if most > 4:
            return
    assert most > 4


def largest_hand(page: Page) -> int:
    """Play, and cash what can be cashed: the most cards in hand before the game is over."""
    most = 0
    for _ in range(200):
        page.wait_for_selector(f"{MAY}, {OVER}")
        if page.locator(OVER).count() or most > 6:
            break
        for wanted in (".card-pile .may", ".my-hand .may", MAY):
            if page.locator(wanted).count():
                with suppress(Error):  # the page may be about to show what came of the last move
                    page.locator(wanted).last.click(timeout=BRIEFLY)
                break
        page.wait_for_selector(".sent, [aria-busy=true]", state="detached")
        most = max(most, page.locator(".my-hand .loot-card").count())
        assert [each for each in page.evaluate(WRONG) if "off the page" in each or "scrolls" in each] == []
    return most


@pytest.mark.parametrize("lang", some(["de", "fr"], 1))
def test_longer_languages_fit_a_small_phone(visit: Visit, server: Server, lang: str) -> None:
    page = skip_motions(sat(visit, server, "do-not-touch-symbols", 6, settings={"lang": lang}, **SMALL))
    rng = Random(5)
    for _ in many(5):
        if not act(page, rng):
            break
        assert page.evaluate(WRONG) == []


@pytest.mark.parametrize("game", some(["do-not-touch-symbols", "do-not-touch-numbers"], 1))
def test_by_keys_alone(visit: Visit, server: Server, game: str) -> None:
    page = sat(visit, server, game, 6)
    tab_to(page, "Draw from the deck")
    play_by_keys(page, "Enter", at_most(6))


def test_who_watches_sees_every_loot_and_no_hand(visit: Visit, server: Server) -> None:
    placed = table(server, "do-not-touch-symbols", [ME, *[BOT] * 5], first=0)
    visit(address(placed), memory(placed)).locator(".rival").first.wait_for()
    late = asked(server, "join", {"code": placed["room"]["code"], "watch": True})
    page = visit(address(late), memory(late), **SCREEN)
    expect(page.locator(".rival")).to_have_count(6)
    expect(page.locator(".my-hand, .my-loot")).to_have_count(0)
    assert page.evaluate(WRONG) == []


# === A turn ===


def hand(page: Page) -> list[str]:
    """The cards of my hand, as a screen reader says them, without the move they make."""
    return [
        each.split(": ")[-1]
        for each in page.locator(".my-hand .loot-card").evaluate_all(
            "(cards) => cards.map((each) => each.getAttribute('aria-label') ?? each.querySelector('.unseen').textContent)"
        )
    ]


def done(page: Page) -> None:
    page.wait_for_selector(".sent, [aria-busy=true]", state="detached")


def pair(page: Page) -> tuple[str, str]:
    """Two of my four cards have the same colour: there are three."""
    cards = page.locator(".my-hand .loot-card")
    names = [cards.nth(index).get_attribute("data-piece") or "" for index in range(4)]
    colours = [int(name.split(".")[0]) // 9 for name in names]
    first, second = next((a, b) for a in range(4) for b in range(a + 1, 4) if colours[a] == colours[b])
    return names[first], names[second]


def begun(page: Page) -> str:
    """My first turn: I have drawn, and begun my loot; the name of a card that matches it."""
    page.locator(".card-pile .may").first.click()
    page.locator(".my-hand .may").nth(3).wait_for()
    first, second = pair(page)
    kind = second.split(".")[0]
    page.locator(f'.my-hand [data-piece="{first}"]').click()
    page.locator(".buttons .button.gold").wait_for()
    return kind


@pytest.mark.parametrize("game", some([SYMBOLS, NUMBERS], 1))
def test_a_picked_card_makes_its_targets_glow_and_goes_there(visit: Visit, server: Server, game: str) -> None:
    page = with_a_friend(visit, server, game, **PHONE)
    kind = begun(page)
    page.locator(f'.my-hand [data-piece^="{kind}."]').first.click()
    target = page.locator(".my-loot .may")
    expect(target).to_have_count(1)
    expect(target.locator(".verb")).to_contain_text("Add +")
    expect(page.locator(".my-hand .picked")).to_have_count(1)
    expect(page.locator(".asked")).to_contain_text("Where does")
    target.click()
    expect(page.locator(".my-loot .spread .loot-card")).to_have_count(1)
    expect(page.locator(".my-hand .loot-card")).to_have_count(2)


@pytest.mark.parametrize("game", some([NUMBERS, SYMBOLS], 1))
def test_several_actions_of_a_turn_are_taken_back_one_by_one(visit: Visit, server: Server, game: str) -> None:
    page = with_a_friend(visit, server, game, **PHONE)
    kind = begun(page)
    page.locator(f'.my-hand [data-piece^="{kind}."]').first.click()
    page.locator(".my-loot .may").click()
    expect(page.locator(".my-hand .loot-card")).to_have_count(2)
    undo = page.get_by_role("button", name="Take back")
    undo.click()
    expect(page.locator(".my-hand .picked")).to_have_count(1)
    undo.click()
    expect(page.locator(".my-hand .picked")).to_have_count(0)
    undo.click()
    expect(page.locator(".my-hand .may")).to_have_count(4)
    expect(page.locator(".my-loot .loot-card[data-piece]")).to_have_count(0)
    expect(undo).to_have_count(0)  # the card drawn was new


def test_a_picked_card_is_put_back_by_a_touch_or_for_another(visit: Visit, server: Server) -> None:
    page = with_a_friend(visit, server, "do-not-touch-numbers", **PHONE)
    kind = begun(page)
    page.locator(f'.my-hand [data-piece^="{kind}."]').first.click()
    page.locator(".my-hand .picked button").click()
    expect(page.locator(".my-hand .picked")).to_have_count(0)
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    may = page.locator(".my-hand .may")
    names = [may.nth(index).get_attribute("data-piece") for index in range(may.count())]
    may.first.click()
    page.locator(".my-hand .picked").wait_for()
    for name in reversed(names):
        page.locator(f'.my-hand [data-piece="{name}"]').click()
        expect(page.locator(".my-hand .picked")).to_have_count(0 if len(names) == 1 else 1)


def test_done_says_what_is_kept(visit: Visit, server: Server) -> None:
    page = with_a_friend(visit, server, "do-not-touch-numbers", **PHONE)
    begun(page)
    expect(page.get_by_role("button", name="Done")).to_contain_text("End your turn")


# === What is hidden ===


def test_nothing_of_another_hand_is_in_the_page_or_comes_over_the_line(visit: Visit, server: Server) -> None:
    placed = table(server, "do-not-touch-symbols", [ME, OPEN], first=0)
    joined = asked(server, "join", {"code": placed["room"]["code"], "name": "Fast Fox", "face": "🦊"})
    begin(server, placed)
    page, heard = visit("/", memory(placed), **PHONE), []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    page.goto(address(placed))
    friend = visit(address(joined), memory(joined), **PHONE)
    friend.locator(".my-hand .loot-card").nth(2).wait_for()
    begun(page)
    kinds = {name.split(".")[0] for name in names(friend, ".my-hand [data-piece]")}
    hidden = kinds - {name.split(".")[0] for name in names(page, "[data-piece]")}
    html = page.content()
    assert not [kind for kind in hidden if f'data-piece="{kind}.' in html]
    assert not names(page, ".in-hand [data-piece]")
    eyes = [eye["seat"] for text in heard for eye in json.loads(text).get("eyes") or []]
    assert set(eyes) == {0}
    assert not [kind for kind in hidden for text in heard if f'"piece":"{kind}.' in text]


def names(page: Page, selector: str) -> list[str]:
    found: list[str] = page.locator(selector).evaluate_all("(pieces) => pieces.map((each) => each.dataset.piece)")
    return found


def test_of_other_hands_the_backs_and_their_number_are_seen(visit: Visit, server: Server) -> None:
    page = with_a_friend(visit, server, "do-not-touch-numbers", **PHONE)
    expect(page.locator(".in-hand .art")).to_have_count(3)
    expect(page.locator(".in-hand b")).to_have_text("3")
    expect(page.get_by_role("button", name=re.compile("Fast Fox"))).to_contain_text("Fast Fox has 3 cards in hand")


# === Movement ===


def test_with_less_movement_cards_only_fade(visit: Visit, server: Server) -> None:
    placed = table(server, "do-not-touch-symbols", [ME, BOT], first=0)
    page = visit("/", memory(placed), reduced_motion="reduce")
    page.evaluate(WATCH)
    page.evaluate("(place) => (location.hash = place)", address(placed).removeprefix("/"))
    rng = Random(4)
    for _ in many(8):
        if not act(page, rng):
            break
    animated = page.evaluate("window.animated")
    assert animated
    assert {key for each in animated for key in each["keys"]} <= {"opacity"}
    assert max(each["duration"] for each in animated) <= SHORT


def test_else_cards_cross_the_table_and_a_touch_ends_it(visit: Visit, server: Server) -> None:
    page = with_a_friend(visit, server, "do-not-touch-numbers", reduced_motion="no-preference", settings={"speed": 1}, **PHONE)
    page.locator(".planks").wait_for()
    while not page.locator(".card-pile .may").count():
        page.locator(".words-line p").click()  # nobody waits for the deal
    page.locator(".card-pile .may").first.click()
    flying = """() => [...document.querySelectorAll(".my-hand [data-piece]")].flatMap((each) => each.getAnimations())
      .filter((each) => each.playState === "running" && each.effect.getTiming().iterations === 1).length"""
    page.wait_for_function(flying)
    page.locator(".words-line p").click()
    assert page.evaluate(flying) == 0
    expect(page.locator(".my-hand .may")).to_have_count(4, timeout=500)


# === Nobody is shut out ===


@pytest.mark.parametrize("game", some([SYMBOLS, NUMBERS], 1))
def test_nobody_is_shut_out_while_a_card_is_picked(visit: Visit, server: Server, axe: str, game: str) -> None:
    page = with_a_friend(visit, server, game, **SMALL)
    kind = begun(page)
    page.locator(f'.my-hand [data-piece^="{kind}."]').first.click()
    page.locator(".my-loot .may").wait_for()
    nobody_is_shut_out(page, axe, DESK["viewport"], one_theme(1))


# === The box ===


def test_each_deck_of_the_box_has_its_own_options(visit: Visit) -> None:
    page = visit("/#/box/do-not-touch")
    deck = page.get_by_role("group", name="The deck")
    splits = page.get_by_role("radio", name="flatter")
    deck.get_by_text("Symbols").click()
    expect(splits).to_have_count(0)
    deck.get_by_text("Numbers").click()
    expect(splits).to_have_count(1)
    expect(page.get_by_role("radio", name="symbols", exact=True)).to_have_count(0)

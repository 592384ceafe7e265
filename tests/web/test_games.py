"""Every game as a person plays it against bots: from the shelf to the podium, and once more."""

import pytest
from playwright.sync_api import Page, expect

from tests.counts import some
from tests.web.people import MAY, OVER, play_on

GAMES = ["my-treasure", "troll-dragon", "do-not-touch", "little-dragon"]


def open_box(page: Page, box: str) -> None:
    page.locator(f".box.{box}").tap() if box != "pig" else page.get_by_role("button", name="Pig").tap()


def play(page: Page) -> None:
    page.locator(".ways").get_by_role("button", name="Play").tap()


@pytest.mark.parametrize("box", GAMES)
def test_two_taps_lead_from_the_address_to_the_first_move(phone: Page, box: str) -> None:
    open_box(phone, box)
    play(phone)
    phone.wait_for_selector(MAY)


def test_the_bots_of_the_box_are_those_at_the_table(phone: Page) -> None:
    open_box(phone, "my-treasure")
    for _ in range(2):
        phone.get_by_role("button", name="One seat more").tap()
    bots = bots_at(phone, ".slot", "b")
    assert len({name for name, _ in bots}) == len({face for _, face in bots}) == 4
    play(phone)
    phone.wait_for_selector(".seats")
    assert bots_at(phone, ".plaque", ".name") == bots


def bots_at(page: Page, seat: str, name: str) -> list[tuple[str, str | None]]:
    """Their names and pictures."""
    bots = page.locator(seat).filter(has=page.locator(".cog")).all()
    return [(bot.locator(name).inner_text(), bot.locator(".face img").first.get_attribute("src")) for bot in bots]


@pytest.mark.parametrize(
    ("box", "seats", "choice", "amounts"),
    some(
        [
            ("my-treasure", 2, "", {"Glory that ends the game": 1}),
            ("troll-dragon", 2, "calm", {"Diamonds in the Grotto": 12}),
            ("little-dragon", 2, "", {}),
            ("pig", 2, "", {"Points that win the game": 20}),
            ("do-not-touch", 6, "Symbols", {}),
            ("do-not-touch", 6, "Numbers", {}),
            ("troll-dragon", 2, "race", {"Diamonds in the Grotto": 12}),
        ],
        2,  # each game has whole games of its own among its tests
    ),
)
def test_a_game_is_played_to_its_end_and_again(phone: Page, box: str, seats: int, choice: str, amounts: dict[str, int]) -> None:
    open_box(phone, box)
    for _ in range(abs(seats - 3)):
        phone.get_by_role("button", name="One seat more" if seats > 3 else "One seat less").tap()
    if choice:
        phone.get_by_text(choice, exact=True).tap()
    if amounts:
        phone.get_by_text("More options").tap()
    for name, value in amounts.items():
        phone.get_by_label(name).fill(str(value))
    play(phone)
    assert play_on(phone) > 0
    expect(phone.locator(f"{OVER} .stand")).to_have_count(seats)
    phone.get_by_role("button", name="Again").tap()
    phone.wait_for_selector(MAY)
    expect(phone.locator(OVER)).to_have_count(0)

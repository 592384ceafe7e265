"""What `doubloon new-game` makes, in the browser: it has a box, is played on a phone, and hides what is hidden."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.new_game import new_game
from tests.server.running import Server, running
from tests.web.conftest import BOTS, HURRY, PHONE, Visit
from tests.web.people import BOT, ME, OVER, address, memory, play_on, table


@pytest.fixture(scope="module")
def tide_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place = tmp_path_factory.mktemp("tide")
    with new_game(place / "tide", is_hidden=True), running(place / "tables.db", times=HURRY, bots=BOTS) as server:
        yield server


def test_it_is_on_the_shelf_and_played_to_the_podium(visit: Visit, tide_server: Server) -> None:
    placed = table(tide_server, "tide", [ME, BOT])
    phone = visit(address(placed), memory=memory(placed), base_url=tide_server.url, **PHONE)
    phone.get_by_role("button", name="Dig").first.tap()
    expect(phone.get_by_text("?", exact=True)).to_have_count(1)  # the coin of the bot
    assert play_on(phone) > 0
    expect(phone.locator(f"{OVER} .stand")).to_have_count(2)
    phone.goto(f"{tide_server.url}/")
    expect(phone.locator("button.box.tide img")).to_have_js_property("complete", True)

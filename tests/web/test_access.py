"""Nobody is shut out: axe finds nothing on any page or state, by day and by night, on a phone and on a desk."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.server.running import Server
from tests.web import places
from tests.web.conftest import DESK, NO_NETWORK, PHONE, Visit

LOOKS = [("dark", PHONE), ("light", DESK)]
BOTH = pytest.mark.parametrize(("theme", "device"), LOOKS, ids=["night-phone", "day-desk"])
FOUND = """async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""

Device = dict[str, Any]


def check(page: Page, axe: str) -> None:
    page.wait_for_function(
        "() => document.getAnimations().every((each) => each.effect.getComputedTiming().endTime > 1e6)"
    )  # those that never end
    page.evaluate(axe)
    found = page.evaluate(FOUND)
    assert not found, "\n".join(found)


@BOTH
def test_the_house(visit: Visit, axe: str, theme: str, device: Device) -> None:
    page = visit(settings={"theme": theme}, **device)
    for path, there in places.HOUSE.values():
        page.goto(path)
        page.locator(there).first.wait_for()
        check(page, axe)
    check(places.seat_of_a_box(visit, settings={"theme": theme}, **device), axe)


@BOTH
@pytest.mark.parametrize("game", places.GAMES)
def test_a_table_on_my_turn(visit: Visit, server: Server, axe: str, game: str, theme: str, device: Device) -> None:
    check(places.seated(visit, server, game, settings={"theme": theme}, **device), axe)


@BOTH
def test_the_drawers_of_a_table(visit: Visit, server: Server, axe: str, theme: str, device: Device) -> None:
    page = places.seated(visit, server, "troll-dragon", settings={"theme": theme}, **device)
    for drawer in places.DRAWERS:
        places.drawn_out(page, drawer)
        check(page, axe)


@BOTH
@pytest.mark.parametrize("place", [places.lobby, places.curtained, places.podium, places.gone, *places.AFTER])
def test_the_other_states_of_a_table(visit: Visit, server: Server, axe: str, place: places.Come, theme: str, device: Device) -> None:
    check(place(visit, server, settings={"theme": theme}, **device), axe)


@BOTH
def test_a_lost_connection(visit: Visit, server: Server, axe: str, theme: str, device: Device, expected: list[str]) -> None:
    expected.append(NO_NETWORK)
    page = places.seated(visit, server, "pig", settings={"theme": theme}, **device)
    page.context.set_offline(True)
    page.locator(".lost").wait_for()
    check(page, axe)


@BOTH
def test_the_drawers_of_a_replay(visit: Visit, server: Server, axe: str, theme: str, device: Device) -> None:
    page = places.replayed(visit, server, settings={"theme": theme}, **device)
    for drawer in places.REPLAY_DRAWERS:
        places.drawn_out(page, drawer)
        check(page, axe)

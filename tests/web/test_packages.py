"""A game of a package in the browser: its box, its texts and its view; drawn plainly if the view fails."""

import os
import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from scripts.site.markdown import blocks

from tests.examples import EXAMPLES, example, places
from tests.server.running import Server, running
from tests.web.conftest import BOTS, HURRY, PHONE, Serve, Visit
from tests.web.people import BOT, ME, OVER, act, address, memory, play_on, table

VIEW = ".package-view"


@pytest.fixture(scope="module")
def dice_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with example("liars_dice"), running(tmp_path_factory.mktemp("dice") / "tables.db", times=HURRY, bots=BOTS) as server:
        yield server


def sit_down(visit: Visit, server: Server, **how: object) -> Page:
    placed = table(server, "liars-dice", [ME, BOT])
    return visit(address(placed), memory=memory(placed), base_url=server.url, **{**PHONE, **how})


def test_it_has_its_box_on_the_shelf_in_every_language(visit: Visit, dice_server: Server) -> None:
    phone = visit(base_url=dice_server.url, settings={"lang": "de"}, **PHONE)
    box = phone.get_by_role("button", name="Lügenwürfel")
    expect(box).to_contain_text("15 Min")
    expect(box.locator("img")).to_have_js_property("complete", True)
    assert box.locator("img").evaluate("(image) => image.naturalWidth") > 0
    box.tap()
    expect(phone.get_by_text("Verdeckte Würfel, ernstes Gesicht")).to_be_visible()
    expect(phone.get_by_label("Würfel, die jeder am Anfang hat")).to_have_value("3")


def test_its_view_is_played_to_the_podium(visit: Visit, dice_server: Server) -> None:
    phone = sit_down(visit, dice_server)
    expect(phone.locator(f"{VIEW} .liar-cups > li")).to_have_count(2)
    expect(phone.locator(f"{VIEW} .liar-own .liar-die")).to_have_count(3)
    expect(phone.locator(f"{VIEW} .liar-hidden .liar-count")).to_have_text("3")
    assert play_on(phone) > 0
    expect(phone.locator(f"{OVER} .stand")).to_have_count(2)


def test_a_bid_is_made_in_two_steps_and_shown(visit: Visit, dice_server: Server) -> None:
    phone = sit_down(visit, dice_server)
    expect(phone.locator(f"{VIEW} h2")).to_have_text("Which number?")
    phone.locator(f"{VIEW} [data-piece=face-4]").tap()
    expect(phone.locator(f"{VIEW} h2")).to_have_text("How many 4s?")
    phone.get_by_role("button", name="2 4s").tap()
    expect(phone.locator(f"{VIEW} .liar-bid")).to_contain_text("×")


def test_no_die_under_a_cup_of_another_is_on_the_page(visit: Visit, dice_server: Server) -> None:
    phone = sit_down(visit, dice_server)
    act(phone, random.Random(1))
    expect(phone.locator(f"{VIEW} li:not(.liar-own) .liar-die")).to_have_count(0)


# === Other views ===


GUIDE = EXAMPLES.parent / "docs" / "guide" / "game-package.md"
SHOWN = next(code for kind, code in blocks(GUIDE.read_text()) if kind == "js")


@pytest.fixture
def other(serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Server]:
    """The same package with another `view.js`."""
    copy = tmp_path / "liars_dice"
    shutil.copytree(EXAMPLES / "liars_dice", copy, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "src" / "liars_dice" / "web" / "view.js").write_text(request.param)
    with places(copy) as (_, folders):
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, folders)))
        yield serve(times=HURRY, bots=BOTS)


@pytest.mark.parametrize("other", [SHOWN], indirect=True, ids=["guide"])
def test_the_view_of_the_guide_draws_all_pieces(visit: Visit, other: Server) -> None:
    phone = sit_down(visit, other)
    expect(phone.locator(f"{VIEW} [data-piece^=face-]")).to_have_count(6)
    assert act(phone, random.Random(1))


@pytest.mark.parametrize(
    "other",
    [
        "this is no program",
        "export const mounted = 1;",
        "export function mount() { throw new Error('broken at once'); }",
        "export function mount() { return { update() { throw new Error('broken later'); } }; }",
    ],
    indirect=True,
    ids=["syntax", "no-mount", "mount", "update"],
)
def test_a_view_that_fails_is_replaced_by_the_plain_drawing(visit: Visit, other: Server, expected: list[str]) -> None:
    expected += ["console: .*(broken|SyntaxError|exports no function mount)"]
    phone = sit_down(visit, other)
    expect(phone.locator(".scene .group")).to_be_visible()
    expect(phone.locator(".scene")).to_contain_text("Which number?")
    assert act(phone, random.Random(1))

"""The laboratory: experiments that grow, side by side, by link, on phones and tablets; and what a bad link or a server without it says."""

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from doubloon.lab.experiment import Experiment
from doubloon.lab.figures import Figure, figures
from doubloon.lab.run import run
from tests.server.running import Server
from tests.web.access import nobody_is_shut_out
from tests.web.conftest import PHONE, Serve, Visit

LANDSCAPE: dict[str, Any] = {"viewport": {"width": 1180, "height": 820}, "has_touch": True}
PIG = "/#/lab/pig?seats=2&games=1000&a.bots=clever"
BOTH = f"{PIG}&b.bots=clever&b.target=50"
MANY = "/#/lab/pig?seats=8&games=1000000&a.bots=clever"  # more than there is time for


def done(page: Page, says: str = "Done.") -> Page:
    expect(page.locator(".progress [role=status]")).to_have_text(says, timeout=120_000)  # it may have to be compiled
    return page


def card(page: Page, name: str) -> Locator:
    return page.locator(".cards li").filter(has_text=name)


def figure(name: str, **options: int) -> Figure:
    """What the laboratory itself finds."""
    experiment = Experiment("pig", ("clever",), seats=2, options=options)
    return next(each for each in figures(experiment, run(experiment, 1000)) if each.name == name)


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"))


def test_an_experiment_from_the_shelf_on_a_phone(visit: Visit, axe: str) -> None:
    page = visit(**PHONE)
    page.get_by_role("button", name="Laboratory").tap()
    page.get_by_role("radio", name="Pig").check(force=True)
    page.get_by_role("button", name="One seat less").tap()
    page.get_by_role("radio", name="1,000", exact=True).check(force=True)
    page.get_by_role("button", name="Play").tap()
    done(page)
    expect(page.locator(".counter")).to_have_text("1,000 of 1,000")
    expect(card(page, "Turns")).to_contain_text(f"{figure('turns').mean:.1f}")
    wins = page.locator(".lab-plot").filter(has_text="Who wins")
    expect(wins.locator("li").first).to_contain_text(f"{100 * figure('wins_1').mean:.1f}")
    expect(page.get_by_role("img", name=re.compile("^Turns"))).to_be_visible()
    assert page.url.endswith(PIG)
    page.get_by_text("All figures").tap()
    expect(page.get_by_role("row", name="Turns lost to a 1")).to_be_visible()
    expect(page.locator("pre")).to_have_text("doubloon simulate pig --bots clever,clever --seats 2 --games 1000 --seed 0")
    assert fits(page)
    nobody_is_shut_out(page, axe)


def test_two_settings_side_by_side_on_a_tablet(visit: Visit, axe: str) -> None:
    page = visit(PIG, settings={"lang": "de"}, **LANDSCAPE)
    done(page, "Fertig.")
    page.get_by_role("switch", name="Zwei Einstellungen vergleichen").check()
    expect(page.get_by_role("radio", name="Einstellung B")).to_be_checked()
    page.get_by_role("slider").fill("50")
    expect(page.locator(".slider")).to_contain_text("in Einstellung A 100")
    page.get_by_role("button", name="Spielen").click()
    expect(card(page, "Spielzüge")).to_contain_text("B − A: −")
    done(page, "Fertig.")
    longer, shorter = figure("turns").mean, figure("turns", target=50).mean
    expect(card(page, "Spielzüge")).to_contain_text(f"{longer:.1f}".replace(".", ","))
    expect(card(page, "Spielzüge")).to_contain_text(f"{shorter:.1f}".replace(".", ","))
    expect(card(page, "Spielzüge").locator(".seen")).to_contain_text(f"−{longer - shorter:.1f}".replace(".", ","))
    assert page.url.endswith(BOTH)
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")
    page.get_by_text("Alle Kennzahlen").click()
    expect(page.locator("pre")).to_contain_text('--with "" --with "target=50"')
    nobody_is_shut_out(page, axe, themes=("light",))


def test_a_link_shows_the_same_experiment(visit: Visit) -> None:
    """To others, in their language; and after a reload."""
    one, other = done(visit(BOTH, **PHONE)), done(visit(BOTH, settings={"lang": "fr"}, **LANDSCAPE), "Terminé.")
    numbers = [[each.replace(",", ".") for each in page.locator(".cards b").all_inner_texts()] for page in (one, other)]
    assert len(numbers[0]) == 8
    expect(one.locator(".progress")).to_be_in_viewport()
    assert numbers[0] == numbers[1]
    expect(other.get_by_role("switch")).to_be_checked()
    one.reload()
    assert [each.replace(",", ".") for each in done(one).locator(".cards b").all_inner_texts()] == numbers[0]


def test_changed_settings_are_played_anew_and_back_leads_to_those_before(visit: Visit) -> None:
    page = done(visit(PIG))
    page.get_by_role("slider").fill("30")
    expect(page.get_by_role("button", name="with the changed settings")).to_be_visible()
    page.get_by_role("button", name="Back to the usual values").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.parametrize(
    ("address", "named"),
    [
        ("/#/lab/chess?seats=2", "chess"),
        ("/#/lab/pig?seats=99&a.target=1000000", "seats=99, a.target=1000000"),
        ("/#/lab/pig?a.bots=<img src=x onerror=alert(1)>", "a.bots=<img src=x onerror=alert(1)>"),
        ("/#/lab/%3Cscript%3Ealert(1)%3C%2Fscript%3E", "<script>alert(1)<"),  # what comes after the slash is the drawer
    ],
)
def test_a_bad_link_says_so_and_plays_nothing(visit: Visit, address: str, named: str) -> None:
    page = visit(address, **PHONE)
    expect(page.get_by_role("alert")).to_contain_text(named)
    expect(page.get_by_role("alert")).to_contain_text("The usual values stand in for it.")
    expect(page.locator(".progress")).to_have_count(0)
    if "pig" in address:  # another game would have to be compiled
        page.get_by_role("button", name="Play").tap()
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.locator(".progress")).to_be_visible()


def test_a_setting_that_cannot_be_played_says_why(visit: Visit, expected: list[str]) -> None:
    expected.append("the server responded with a status of 400")
    page = visit("/#/lab/little-dragon?seats=2&games=1000&a.bots=clever&a.balls=5", **PHONE)
    expect(page.get_by_role("alert")).to_contain_text("5")
    expect(page.get_by_role("alert")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Play again")).to_be_enabled()


def test_equal_settings_are_told_so(visit: Visit, expected: list[str]) -> None:
    expected.append("the server responded with a status of 400")
    page = visit(f"{PIG}&b.bots=clever", **PHONE)
    expect(page.get_by_role("alert")).to_have_text("Two of the compared settings are equal.")


def is_idle(server: Server) -> bool:
    """Is nobody ahead of a new experiment?"""
    body = {"game": "pig", "seats": 2, "games": 1, "settings": [{}]}
    request = urllib.request.Request(f"{server.url}/api/experiment", json.dumps(body).encode(), method="POST")  # noqa: S310
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return "ahead" not in json.loads(answer.readline())


@pytest.mark.parametrize("way", ["Stop", "Back"])
def test_who_stops_or_leaves_ends_the_experiment(visit: Visit, server: Server, expected: list[str], way: str) -> None:
    expected.append("failed: .*/api/experiment")
    page = visit(MANY)
    expect(page.locator(".cards")).to_be_visible(timeout=120_000)
    assert not is_idle(server)
    page.get_by_role("button", name=way, exact=True).click()
    page.wait_for_function("() => !document.querySelector('.laboratory') || document.querySelector('.start .gold')")
    if way == "Stop":
        expect(page.locator(".progress [role=status]")).to_have_text("Stopped.")
    for _ in range(100):
        if is_idle(server):
            return
    pytest.fail("the experiment goes on")


def test_a_server_without_a_laboratory_says_so(visit: Visit, serve: Serve) -> None:
    page = visit("/", base_url=serve().url, **PHONE)
    expect(page.get_by_role("button", name="Look at a game again")).to_be_visible()
    expect(page.get_by_role("button", name="Laboratory")).to_have_count(0)
    page.goto(PIG)
    expect(page.get_by_role("status")).to_contain_text("switched off on this server")
    page.get_by_role("button", name="Back").tap()
    expect(page.locator(".boxes")).to_be_visible()

"""Dice that nobody chose: devices promise what they add, show it when all have promised, and say exactly what that proves."""

import random
import re
import urllib.request

from playwright.sync_api import Page, expect

from doubloon.engine.fair import verify
from doubloon.engine.log import Log, from_json
from doubloon.games import GAMES
from doubloon.i18n import text
from tests.server.running import Server
from tests.web.conftest import PHONE, Visit
from tests.web.people import BOT, MAY, ME, OPEN, OVER, TO_THE_END, Table, act, address, memory, play_on, ready, skip_motions, table

SHORT = {"target": 10}
NOTED = ["web-check-promise", "web-check-noted"]
KEPT = """() => JSON.parse(localStorage.getItem("doubloon-promises"))[0]"""


def play_together(pages: list[Page]) -> None:
    """To the end, each when there is something to touch."""
    rng = random.Random(0)
    ready(*pages)
    for _ in TO_THE_END:
        for page in pages:
            if page.locator(MAY).count():
                act(page, rng)
        if all(page.locator(OVER).count() for page in pages):
            return
    raise AssertionError("the game does not end")


def log_of(server: Server, placed: Table) -> Log:
    key = placed["keys"][0]["key"]
    request = urllib.request.Request(f"{server.url}/api/tables/{placed['table']}/games/1/log", headers={"Authorization": f"Bearer {key}"})  # noqa: S310
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return from_json(answer.read())


def said(*keys: str, **values: object) -> list[str]:
    """As texts with isolated values are read on a page."""
    return [re.sub("[\u2068\u2069]", "", text("en", key, **values)) for key in keys]


def assert_findings(page: Page, proved: list[str], open_: list[str]) -> None:
    """All that the check says, and nothing else."""
    page.get_by_role("button", name="Was it fair?").click()
    expect(page.locator(".verdict.true")).to_be_visible()
    lines = [re.sub("[\u2068\u2069]", "", line) for line in page.locator(".findings li").all_inner_texts()]
    assert lines == proved + open_
    expect(page.locator(".findings .open")).to_have_count(len(open_))


def test_on_two_devices_nobody_chose_the_dice_and_each_can_prove_it(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, OPEN], options=SHORT, first=0)
    host = skip_motions(visit(address(placed), memory(placed), **PHONE))
    friend = skip_motions(visit(f"/#{placed['room']['code']}", **PHONE))
    play_together([host, friend])
    log = log_of(server, placed)
    verdict, steps = verify(GAMES["pig"], log), len(log.actions)
    assert verdict.committed == 2
    for page, seat in ((host, 0), (friend, 1)):
        kept = page.evaluate(KEPT)
        assert (kept["commitment"], kept["commitments"], kept["hash"]) == (log.commitment, log.commitments, log.hash)
        assert kept["additions"] == {str(seat): log.additions[seat]}  # its own, and no other
        proved = said(*NOTED, "web-check-committed", "web-check-own", "web-check-drawn", count=2, drawn=verdict.drawn)
        assert_findings(page, [*proved, *said("web-check-proved", "web-check-seen", step=steps, steps=steps)], [])


def test_on_one_device_the_check_says_that_it_trusts_the_server(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, BOT], options=SHORT)
    page = skip_motions(visit(address(placed), memory(placed), **PHONE))
    play_on(page)
    log = log_of(server, placed)
    steps = len(log.actions)
    proved = said(*NOTED, "web-check-own", "web-check-drawn", drawn=verify(GAMES["pig"], log).drawn)
    assert_findings(page, [*proved, *said("web-check-seen", step=steps, steps=steps)], said("web-check-trusted"))

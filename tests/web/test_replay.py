"""Games looked at again, and dice that are checked: from the podium, by a link, from a file."""

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from doubloon.engine.errors import BadLog
from doubloon.engine.fair import commitment, verify
from doubloon.engine.log import Log, from_json
from doubloon.games import GAMES as GAMES_KNOWN
from tests.counts import some
from tests.fair import fair_log
from tests.server.running import Server
from tests.web.conftest import NO_NETWORK, PHONE, Visit
from tests.web.people import BOT, MAY, ME, address, memory, play_on, table
from tests.web.places import GAMES, drawn_out, drop, look_at, podium
from tests.web.test_return import lost

TINY: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
OPTIONS: dict[str, dict[str, int | str]] = {"troll-dragon": {"tempo": "race"}}
NO_SUCH = r"the server responded with a status of (400|401|413)"  # what a test brings about
FITS = """() => [document.scrollingElement, document.querySelector("main")]
  .every((each) => each.scrollHeight <= innerHeight && each.scrollWidth <= innerWidth)"""
# All that can be read, without the live region, which follows at a pace of its own.
WORDS = """() => [...document.querySelectorAll("main > :not([role=status])")]
  .map((each) => each.innerText)
  .join(" ")
  .split(/\\s+/)
  .join(" ")"""

PIG = fair_log("pig", 2, {"target": 30})

COLOURS = (
    "(canvas) => [...new Uint32Array(canvas.getContext('2d').getImageData(0, 0, 1080, 1080).data.buffer)].filter((_, at) => !(at % 97))"
)


def step(page: Page) -> int:
    return int(page.locator(".scrubber").input_value())


def assert_step(page: Page, step: int) -> None:
    expect(page.locator(".scrubber")).to_have_value(str(step))


def opened(visit: Visit, log: Log, **device: Any) -> Page:
    page = visit("/#/replay", **device)
    page.locator(".drop").wait_for()
    look_at(page, log, 0)
    return page


# === Going through a game ===


@pytest.mark.parametrize("game", some(GAMES, 2))
def test_every_game_is_gone_through_by_keys(visit: Visit, game: str) -> None:
    log = fair_log(game, 3, OPTIONS.get(game))
    page = opened(visit, log)
    page.locator(".scrubber").blur()
    page.wait_for_load_state("networkidle")  # the game's own view, without which it is drawn plainly
    begun = page.evaluate(WORDS)
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    assert_step(page, 9)
    page.keyboard.press("ArrowLeft")
    assert_step(page, 8)
    page.keyboard.press("End")
    assert_step(page, len(log.actions))
    expect(page.locator(".words-line")).to_contain_text("won")
    page.keyboard.press("Home")
    assert_step(page, 0)
    page.wait_for_function(f"(begun) => ({WORDS})() === begun", arg=begun)
    page.keyboard.press("Space")
    page.wait_for_function("() => document.querySelector('.scrubber').value > 5")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Play on").wait_for()
    held = step(page)
    page.wait_for_timeout(300)
    assert step(page) == held


@pytest.mark.parametrize("game", some(GAMES[::-1], 2))
def test_every_game_is_gone_through_by_touch_on_a_small_phone(visit: Visit, game: str) -> None:
    log = fair_log(game, 2, OPTIONS.get(game))
    page = opened(visit, log, **TINY)
    assert page.evaluate(FITS)
    page.get_by_role("button", name="One step forward").tap()
    page.get_by_role("button", name="One step forward").tap()
    assert_step(page, 2)
    page.get_by_role("button", name="One step back").tap()
    assert_step(page, 1)
    box = page.locator(".scrubber").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + 0.75 * box["width"], box["y"] + box["height"] / 2)
    assert abs(step(page) - 0.75 * len(log.actions)) < 0.08 * len(log.actions) + 1
    page.locator(".scrubber").fill(str(len(log.actions) - 6))
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play on").tap()
    expect(page.get_by_role("button", name="Play on")).to_be_visible()  # it has come to the end
    assert_step(page, len(log.actions))
    assert page.evaluate(FITS)


def test_the_slider_is_there_at_once(visit: Visit) -> None:
    """Over thousands of steps, dragged from one end to the other."""
    log = replace(PIG, actions=[0, 2] * 400, times=[], options={"target": 1000}, commitment="", additions=[], seed="")
    page = opened(visit, log)
    took = page.evaluate(
        """async () => {
          const slider = document.querySelector(".scrubber");
          const begun = performance.now();
          for (let step = 0; step <= 800; step += 20) {
            slider.value = step;
            slider.dispatchEvent(new Event("input", { bubbles: true }));
            await new Promise(requestAnimationFrame);
          }
          return performance.now() - begun;
        }"""
    )
    assert took / 41 < 100  # ms each, on a busy machine
    assert_step(page, 800)


# === With whose eyes ===


def test_a_seat_sees_its_own_hand_and_all_is_open_to_those_who_wish(visit: Visit) -> None:
    log = fair_log("do-not-touch-symbols", 2)
    page = opened(visit, log)
    page.locator(".scrubber").fill("40")
    eyes = page.get_by_label("Whose eyes")
    expect(eyes).to_have_value("-4")
    assert page.locator(".open-hand .piece").count() > 2  # both hands lie open
    eyes.select_option("-3")
    expect(page.get_by_role("heading", name="Your hand")).to_have_count(0)
    eyes.select_option("1")
    expect(page.locator("#table").get_by_label("Your hand")).to_be_visible()
    assert_step(page, 40)
    page.locator(".plaque").first.click()
    expect(eyes).to_have_value("0")


def test_covered_tiles_can_be_looked_at(visit: Visit) -> None:
    log = fair_log("little-dragon", 2)
    page = opened(visit, log)
    page.locator(".scrubber").fill(str(len(log.actions) // 2))
    page.get_by_label("Whose eyes").select_option("-4")
    expect(page.get_by_role("button", name="covered again").first).to_be_attached()
    page.get_by_label("Whose eyes").select_option("0")
    expect(page.get_by_role("button", name="covered again")).to_have_count(0)


# === From the podium, from the shelf, by a link ===


def test_the_podium_tells_how_the_points_came_about(visit: Visit, server: Server) -> None:
    page = podium(visit, server)
    expect(page.locator(".podium").get_by_text("How the points came about")).to_be_visible()
    expect(page.locator(".stand")).to_have_count(2)
    assert int(page.locator(".stand.place-1 .score").inner_text().split()[0]) >= 10


def test_how_the_points_came_about_is_asked_again_when_the_network_is_back(visit: Visit, server: Server, expected: list[str]) -> None:
    expected += [NO_NETWORK, "/count", "ERR_FAILED"]
    placed = table(server, "pig", [ME, BOT], options={"target": 10})
    page = visit("/", memory(placed))
    page.route("**/count", lambda route: route.abort())
    page.evaluate("(place) => (location.hash = place)", address(placed).removeprefix("/"))
    play_on(page)
    expect(page.locator(".podium")).not_to_contain_text("How the points came about")
    page.unroute("**/count")
    page.context.set_offline(True)
    expect(lost(page)).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".podium")).to_contain_text("How the points came about")


def test_from_the_podium_to_the_replay_and_to_the_dice(visit: Visit, server: Server) -> None:
    page = podium(visit, server, **PHONE)
    page.get_by_role("button", name="Replay").tap()
    expect(page.get_by_label("Whose eyes")).to_have_value("0")
    assert_step(page, 0)
    page.get_by_role("button", name="Back", exact=True).tap()
    page.locator(".podium").wait_for()
    page.get_by_role("button", name="Was it fair?").tap()
    expect(page.locator(".verdict.true")).to_be_visible()
    expect(page.locator(".findings")).to_contain_text("promise that this device saw before the game")
    expect(page.locator(".findings")).to_contain_text("What this device added")
    expect(page.locator(".findings")).to_contain_text("The moves are those that this device saw")
    expect(page.locator(".findings .open")).to_contain_text("a table on one device trusts the server")


def test_again_the_next_player_begins(visit: Visit, server: Server) -> None:
    other = {"kind": "me", "name": "Fast Fox", "face": "🦊"}
    placed = table(server, "pig", [ME, other], options={"target": 10}, first=0)
    page = visit(address(placed), memory(placed))
    play_on(page)
    page.get_by_role("button", name="Again").click()
    page.wait_for_selector(MAY)
    expect(page.locator(".heading")).to_contain_text("Fast Fox")
    page.goto("/#/")
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Replay: Pig").click()
    page.locator(".scrubber").wait_for()
    assert_step(page, 0)


def test_a_friend_who_was_not_there_opens_the_link(visit: Visit, server: Server) -> None:
    page = podium(visit, server)
    with page.expect_response("**/share") as answer:
        page.get_by_role("button", name="Share").click()
    link = answer.value.json()["link"]
    assert link.startswith(f"{server.url}/#/replay/")
    picture = page.get_by_role("img", name="The result as a picture")
    expect(picture).to_be_visible()
    assert len(set(picture.evaluate(COLOURS))) > 100  # cover, faces, words
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert saved.value.suggested_filename == "doubloon-pig.png"
    friend = visit(link.removeprefix(server.url), **PHONE)
    friend.locator(".scrubber").wait_for()
    assert "key" not in friend.evaluate("Object.keys(localStorage).join()")
    friend.locator(".scrubber").press("End")
    expect(friend.locator(".words-line")).to_contain_text("won")
    drawn_out(friend, "dice")
    expect(friend.locator(".verdict.true")).to_be_visible()
    expect(friend.locator(".findings")).to_contain_text("did not see the promise")


def test_a_link_that_fits_nothing_says_so(visit: Visit, server: Server, expected: list[str]) -> None:
    expected.append(r"the server responded with a status of (401|404)")
    page = visit("/#/replay/nowhere.1")
    expect(page.get_by_role("alert")).to_contain_text("nothing to look at")
    placed = table(server, "pig", [ME, BOT])
    other = visit(f"/#/replay/{placed['table']}.1.{'A' * 22}")
    expect(other.get_by_role("alert")).to_contain_text("does not fit")


# === Files ===


def test_a_file_is_chosen(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Look at a game again").click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files({"name": "game.json", "mimeType": "application/json", "buffer": PIG.to_json().encode()})
    page.locator(".scrubber").wait_for()


def test_a_file_may_fall_on_the_shelf_but_not_on_a_table(visit: Visit, server: Server) -> None:
    page = visit("/")
    page.locator(".boxes").wait_for()
    drop(page, PIG.to_json())
    page.locator(".scrubber").wait_for()
    placed = table(server, "pig", [ME, BOT])
    seated = visit(address(placed), memory(placed))
    seated.wait_for_selector(MAY)
    drop(seated, PIG.to_json())
    seated.wait_for_timeout(300)
    expect(seated.locator(".table.playing")).to_be_visible()


BAD = {
    "": "not the log of a game",
    "[]": "not the log of a game",
    "<html>": "not the log of a game",
    PIG.to_json()[:-9]: "damaged",
    json.dumps({**json.loads(PIG.to_json()), "format": "doubloon-log-9"}): "cannot read logs of the format",
    json.dumps({**json.loads(PIG.to_json()), "game": "chess"}): "There is no game",
    json.dumps({**json.loads(PIG.to_json()), "version": 9}): "rules 9",
    json.dumps({**json.loads(PIG.to_json()), "first": 9}): "The first seat is",
    json.dumps({**json.loads(PIG.to_json()), "actions": [7], "times": [0]}): "cannot be played there",
    "x" * 300_000: "too large",
}


@pytest.mark.parametrize("lang", some(["en", "de", "fr"], 1))
def test_a_bad_file_is_refused_in_words(visit: Visit, expected: list[str], lang: str) -> None:
    expected.append(NO_SUCH)
    page = visit("/#/replay", settings={"lang": lang})
    page.locator(".drop").wait_for()
    told = set()
    for text, words in BAD.items():
        drop(page, text)
        page.wait_for_function("([before]) => (document.querySelector('[role=alert]')?.innerText ?? before) !== before", arg=[""])
        expect(page.get_by_role("alert")).to_contain_text(words if lang == "en" else "")
        told.add(page.get_by_role("alert").inner_text())
        drop(page, PIG.to_json())
        page.locator(".scrubber").wait_for()
        page.goto("/#/replay")
        page.locator(".drop").wait_for()
    assert "" not in told
    assert len(told) == len(set(BAD.values()))


# === Earlier rules ===

EARLIER = from_json((Path(__file__).parents[1] / "games" / "troll_dragon" / "two-key-held-by-rules-1.log").read_bytes())


def test_a_game_of_earlier_rules_is_shown_and_says_so(visit: Visit) -> None:
    page = opened(visit, EARLIER, **TINY)
    expect(page.locator(".heading")).to_contain_text("version 1 of the rules")
    assert page.evaluate(FITS)
    page.keyboard.press("End")
    assert_step(page, len(EARLIER.actions))
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("played by version 1 of its rules; new games are played by version 2")


def test_a_game_of_todays_rules_says_nothing_of_versions(visit: Visit) -> None:
    page = opened(visit, PIG)
    expect(page.locator(".heading")).to_contain_text("Pig")
    expect(page.locator(".heading")).not_to_contain_text("version")


# === The dice ===


def other(digits: str) -> str:
    return ("1" if digits[0] == "0" else "0") + digits[1:]


def swapped(log: Log) -> list[int]:
    """Two rolls of the die in each other's place, so that the game could still be so."""
    rolls = [number for number, (before, action) in enumerate(zip([1, *log.actions], log.actions, strict=False)) if before == 0 and action]
    found = next(
        (one, two)
        for one, two in pairwise(rolls)
        if log.actions[one] != log.actions[two] and 1 not in (log.actions[one], log.actions[two]) and two == one + 2
    )
    actions = list(log.actions)
    actions[found[0]], actions[found[1]] = actions[found[1]], actions[found[0]]
    return actions


def resealed(log: Log) -> Log:
    return replace(log, seed=other(log.seed), commitment=commitment(bytes.fromhex(other(log.seed))))


TAMPERED = {
    "seed": (replace(PIG, seed=other(PIG.seed)), "not the one that was promised"),
    "promise": (replace(PIG, commitment=other(PIG.commitment)), "not the one that was promised"),
    "seed and promise": (resealed(PIG), "from the seed comes"),
    "addition": (replace(PIG, additions=[PIG.additions[0], other(PIG.additions[1])]), "from the seed comes"),
    "lost addition": (replace(PIG, additions=PIG.additions[:1]), "Each of the 2 players"),
    "order": (replace(PIG, actions=swapped(PIG)), "from the seed comes"),
    "cut": (replace(PIG, actions=PIG.actions[:-1], times=PIG.times[:-1]), "not over"),
    "none": (replace(PIG, commitment=""), "without a promise"),
    "secret": (replace(PIG, seed=""), "still secret"),
}


def test_a_log_that_was_tampered_with_is_found_out(visit: Visit) -> None:
    page = visit("/#/replay")
    for log, words in TAMPERED.values():
        page.goto("/#/replay")
        page.locator(".drop").wait_for()
        look_at(page, log, 0)
        page.get_by_role("button", name="Was it fair?").click()
        expect(page.locator(".verdict.false")).to_be_visible()
        expect(page.locator("dialog")).to_contain_text(words)


def test_another_first_seat_is_found_out(visit: Visit) -> None:
    """By the draws, or before that since the moves do not fit."""
    log = fair_log("do-not-touch-numbers", 2, first=-1)
    page = opened(visit, log)
    drawn_out(page, "dice")
    expect(page.locator(".verdict.true")).to_be_visible()
    pig = visit("/#/replay")
    pig.locator(".drop").wait_for()
    look_at(pig, replace(PIG, first=1), 0)
    drawn_out(pig, "dice")
    expect(pig.locator(".verdict.false")).to_be_visible()
    expect(pig.locator("dialog")).to_contain_text("from the seed comes")


def test_an_outcome_that_cannot_be_is_refused_with_its_place(visit: Visit, expected: list[str]) -> None:
    expected.append(NO_SUCH)
    page = visit("/#/replay")
    page.locator(".drop").wait_for()
    actions = list(PIG.actions)
    actions[PIG.actions.index(0) + 1] = 0  # no face of a die
    drop(page, replace(PIG, actions=actions).to_json())
    expect(page.get_by_role("alert")).to_contain_text("actions[")


def test_the_step_that_is_wrong_can_be_looked_at(visit: Visit) -> None:
    page = opened(visit, resealed(PIG))
    drawn_out(page, "dice")
    page.get_by_role("button", name="Look at this step").click()
    expect(page.locator("dialog")).to_have_count(0)
    with pytest.raises(BadLog) as found:
        verify(GAMES_KNOWN["pig"], resealed(PIG))
    assert found.value.values["place"] == f"actions[{step(page) - 1}]"


@pytest.mark.parametrize("game", some(GAMES, 2))
def test_the_dice_of_every_game_are_checked(visit: Visit, game: str) -> None:
    log = fair_log(game, 3, OPTIONS.get(game))
    page = opened(visit, log)
    drawn_out(page, "dice")
    expect(page.locator(".verdict.true")).to_be_visible()
    expect(page.locator(".findings")).to_contain_text("all agree")
    if game == "troll-dragon":
        expect(page.locator(".findings")).to_contain_text("who was quicker")


def test_the_promise_is_shown_before_the_game_and_stays_the_same(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, {"kind": "open"}], options={"target": 10})
    promise = placed["room"]["commitment"]
    page = visit(address(placed), memory(placed))
    summary = page.locator(".promise summary")
    expect(summary).to_contain_text(promise[:4])
    summary.click()
    shown = page.locator(".promise .whole").inner_text().replace(" ", "").replace("\n", "")
    assert shown == promise
    page.get_by_role("button", name="Start").click()
    play_on(page)
    page.get_by_role("button", name="Was it fair?").click()
    expect(page.locator(".verdict.true")).to_be_visible()
    expect(page.locator(".numbers .whole").first).to_have_text(" ".join(promise[at : at + 8] for at in range(0, 64, 8)))


def test_a_promise_that_this_device_saw_otherwise_is_broken(visit: Visit, server: Server) -> None:
    page = podium(visit, server)
    page.evaluate(
        """() => {
          const noted = JSON.parse(localStorage.getItem("doubloon-promises"));
          localStorage.setItem("doubloon-promises", JSON.stringify(noted.map((each) => ({ ...each, commitment: "0".repeat(64) }))));
        }"""
    )
    page.reload()
    page.locator(".podium").wait_for()
    page.get_by_role("button", name="Was it fair?").click()
    expect(page.locator(".verdict.false")).to_be_visible()
    expect(page.locator("dialog")).to_contain_text("not the dice that were promised")


def test_the_log_can_be_saved_and_read_again(visit: Visit, server: Server) -> None:
    page = podium(visit, server)
    page.get_by_role("button", name="Replay").click()
    page.locator(".scrubber").wait_for()
    drawn_out(page, "menu")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the log").click()
    log = from_json(saved.value.path().read_bytes())
    assert (log.game, bool(log.seed)) == ("pig", True)

"""Luck and skill after the game, and playing on from any step of it: from the podium, and from a file."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from doubloon.engine.log import Log, from_json
from doubloon.games.pig import PIG
from tests.fair import fair_log
from tests.server.running import Server
from tests.web.conftest import PHONE, Visit
from tests.web.people import MAY, play_on
from tests.web.places import drawn_out, look_at, podium
from tests.web.test_replay import EARLIER, assert_step, opened

GAME = fair_log("pig", 2, {"target": 30})  # solved: its report is there at once
PARTS = re.compile(r"(\d+) % at the start, (\S+) by luck, (\S+) by own choices, (\S+) by those of the others: (\d+) %")
CURVE = "Chance to win, in %"


def reported(page: Page) -> Page:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Luck and skill").click()
    expect(page.locator(".report")).to_be_visible()
    return page


def number(words: str) -> int:
    return int(words.replace("−", "-"))


def parts(page: Page) -> list[int]:
    """The chance at the start, luck, own choices, those of the others, and the result."""
    found = PARTS.search(page.locator(".report .sum").inner_text())
    assert found
    return [number(each) for each in found.groups()]


# === The report ===


def test_the_podium_leads_to_the_report(visit: Visit, server: Server) -> None:
    page = podium(visit, server, **PHONE)
    page.get_by_role("button", name="Luck and skill").tap()
    expect(page.locator(".report")).to_contain_text(CURVE)
    expect(page.locator(".report")).to_contain_text("These chances are exact.")
    expect(page.get_by_label("Moments of")).to_have_value("0")  # my own seat
    expect(page.locator(".report .word")).not_to_be_empty()
    *found, result = parts(page)
    assert sum(found) == result
    assert result in (0, 100)


def test_of_each_player_the_parts_and_bars_agree(visit: Visit) -> None:
    page = reported(opened(visit, GAME))
    winner = page.get_by_label("Moments of").input_value()
    for seat in range(2):
        page.get_by_label("Moments of").select_option(str(seat))
        start, luck, own, others, result = parts(page)
        assert start + luck + own + others == result == (100 if str(seat) == winner else 0)
        bars = page.locator(".luck-and-skill li:not(.titles)").nth(seat).locator(".luck-bar b").all_inner_texts()
        assert [number(each) for each in bars[:1]] == [luck]
        assert number(bars[-1]) == own


def test_a_touch_of_the_curve_leads_to_that_step(visit: Visit) -> None:
    page = reported(opened(visit, GAME, **PHONE))
    lines = page.get_by_role("img", name=re.compile(r"^\w.*: 5\d %"))
    box = lines.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + 0.5 * box["width"], box["y"] + 0.9 * box["height"])
    expect(page.locator("dialog")).to_have_count(0)
    assert abs(int(page.locator(".scrubber").input_value()) - 0.5 * len(GAME.actions)) <= 0.1 * len(GAME.actions)


def test_the_costliest_choice_is_shown_in_the_replay(visit: Visit) -> None:
    """The seat holds where rolling on is better, or the other way round: the replay stands where it chose."""
    page = reported(opened(visit, GAME))
    card = page.locator(".moment.costliest")
    expect(card).to_contain_text("Chosen: ")
    chosen, other = (number(each.split(" ")[0]) for each in card.locator("dd").all_inner_texts())
    assert chosen < other
    seat, said = int(page.get_by_label("Moments of").input_value()), card.locator("dt").first.inner_text()
    card.get_by_role("button", name="See it").click()
    expect(page.locator("dialog")).to_have_count(0)
    step = int(page.locator(".scrubber").input_value())
    state = list(PIG.states(GAME))[step]
    assert PIG.actor(state) == seat
    assert ("Hold" in said) == (GAME.actions[step] == 1)


def test_marks_of_the_best_and_the_costliest_choice_lie_on_the_curve(visit: Visit) -> None:
    page = reported(opened(visit, GAME))
    lines = page.locator(".curve .lines").bounding_box()
    assert lines
    for kind in ("best", "costliest"):
        count = page.locator(f".moment.{kind}").count()
        expect(page.locator(f".curve .mark.{kind}")).to_have_count(count)
    for mark in page.locator(".curve .mark").all():
        box = mark.bounding_box()
        assert box
        assert lines["x"] <= box["x"] + box["width"] / 2 <= lines["x"] + lines["width"] + 1
        assert lines["y"] - 1 <= box["y"] + box["height"] / 2 <= lines["y"] + lines["height"] + 1


def test_a_game_that_is_not_over_has_no_report(visit: Visit, expected: list[str]) -> None:
    """Not even where somebody writes its address by hand."""
    expected.append("the server responded with a status of 400")
    page = opened(visit, Log(**{**vars(GAME), "actions": GAME.actions[:9], "times": GAME.times[:9]}))
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Luck and skill")).to_have_count(0)
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    page.keyboard.press("Escape")
    drawn_out(page, "report")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("not over")


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_a_report_speaks_every_language(visit: Visit, lang: str) -> None:
    page = visit("/#/replay", settings={"lang": lang}, **PHONE)
    page.locator(".drop").wait_for()
    look_at(page, GAME, 0)
    drawn_out(page, "report")
    expect(page.locator(".report .sum")).to_contain_text({"de": "durch eigene Züge", "fr": "par ses propres choix"}[lang])
    assert page.evaluate("() => document.querySelector('dialog .inside').scrollWidth <= innerWidth")


# === Playing on ===


def play_on_from(page: Page, step: int) -> None:
    page.locator(".scrubber").fill(str(step))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile("#/table/"))


def a_choice(seat: int) -> int:
    """A step in the second half of the game at which a seat chooses."""
    states = list(PIG.states(GAME))
    return next(step for step in range(len(states) // 2, len(states)) if states[step].turn == seat and not states[step].rolling)


def test_from_a_step_of_a_replay_one_plays_on_against_bots(visit: Visit) -> None:
    page = opened(visit, GAME)
    step, state = a_choice(1), list(PIG.states(GAME))[a_choice(1)]
    play_on_from(page, step)
    page.wait_for_selector(MAY)  # the seat whose turn it was is mine
    expect(page.locator(".plaque .bot, .plaque .cog").first).to_be_attached()
    points = [int(re.search(r"\d+", each)[0]) for each in page.locator(".plaque").all_inner_texts()]  # type: ignore[index]
    assert sorted(points) == sorted(state.banked[:2])
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)  # these moves were another game's
    play_on(page)
    page.get_by_role("button", name="Replay").click()
    page.locator(".scrubber").wait_for()
    with page.expect_response(re.compile(r"/log$")) as answer:
        page.get_by_role("button", name="Was it fair?").click()
    log = from_json(json.dumps(answer.value.json()))
    assert (log.given, log.actions[:step]) == (step, GAME.actions[:step])
    assert len(log.actions) > step
    expect(page.locator(".verdict.true")).to_be_visible()
    expect(page.locator(".findings")).to_contain_text(f"The first {step} steps come from another game")


def test_my_seat_is_the_one_whose_eyes_are_used(visit: Visit) -> None:
    game = fair_log("pig", 2, {"target": 200})
    page = opened(visit, game)
    page.get_by_label("Whose eyes").select_option("0")
    play_on_from(page, next(step for step, state in enumerate(PIG.states(game)) if state.turn == 1))
    page.wait_for_selector(MAY)  # the bot at seat 1 has played
    expect(page.locator(".plaque").first).to_contain_text("Your turn")


def test_at_the_end_there_is_nothing_to_play_on(visit: Visit) -> None:
    page = opened(visit, GAME)
    page.locator(".scrubber").press("End")
    assert_step(page, len(GAME.actions))
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    expect(page.get_by_role("button", name="Luck and skill")).to_be_visible()


def test_a_game_of_earlier_rules_is_not_played_on(visit: Visit) -> None:
    """New tables have the rules of today."""
    page = opened(visit, EARLIER)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)

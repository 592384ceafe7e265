"""The browser: every text that it asks for is there, and no text stands in it."""

import re

import pytest

from doubloon.games import GAMES
from doubloon.i18n import LANGUAGES, sources
from tests.i18n.browser import CODE, Asked, asked, boxes, expanded
from tests.i18n.test_catalogues import patterns, references, variables
from tests.scenes import LOOKS, WORDS

CALLS = list(asked())


def is_answered(call: Asked, lang: str) -> bool:
    """Is every text there, with the values that the browser gives?"""
    keys = {each for key in call.keys for each in expanded(key)}
    if not keys <= set(patterns(lang)):
        return False
    return call.values is None or {name for key in keys for name in variables(lang, key)} == call.values


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_that_is_asked_for_is_there(lang: str) -> None:
    assert [f"{call.place}: {call.keys}" for call in CALLS if not is_answered(call, lang)] == []


def test_calls_are_read() -> None:
    assert len(CALLS) > 100
    assert {("table/SeatSheet.tsx", "web-seat-bot"), ("table/Podium.tsx", "web-over")} <= {
        (call.place, key) for call in CALLS for key in call.keys
    }


def test_every_part_of_a_text_of_the_browser_is_asked_for() -> None:
    known = {each for call in CALLS for key in call.keys for each in expanded(key)}
    assert {key for key in patterns("en") if key.startswith("web-") and "." in key} <= known


def test_every_way_to_show_a_thing_is_known_to_the_browser() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (CODE / "table").glob("*.tsx"))
    assert set(re.findall(r'\bsay\(said, names\.value, "(\w+)"', code)) == set(WORDS)
    assert set(re.findall(r'\blookOf\(said, "(\w+)"', code)) == set(LOOKS)


def test_only_the_folders_of_games_know_them_by_name() -> None:
    known = {*GAMES, *boxes()}
    for source in CODE.rglob("*.ts*"):
        if CODE / "games" not in source.parents or source.parent == CODE / "games":
            words = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", source.read_text(encoding="utf-8")))
            assert not words & known, source.name


def test_the_browser_needs_nothing_that_only_the_terminal_or_the_server_has() -> None:
    own = {path.stem: path.read_text(encoding="utf-8") for path in sources("en") if path.stem in ("tui", "cli", "server")}
    keys = {key for text in own.values() for key in re.findall(r"^([a-z][a-z-]*) =", text, re.MULTILINE)}
    needed = {each.partition(".")[0] for call in CALLS for key in call.keys for each in expanded(key)}
    needed |= {other for key in patterns("en") if key.partition(".")[0] not in keys for other in references("en", key)}
    assert len(own) == 3
    assert not needed & keys

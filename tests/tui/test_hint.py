"""Hints, and bots that are not yet compiled, at the table."""

import re
from pathlib import Path

import pytest

from doubloon.bots import warmup
from doubloon.games import GAMES
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import PigState
from doubloon.i18n import LANGUAGES, bot_names
from doubloon.tui.hint import hint
from doubloon.tui.local_table import LocalTable, Setup, make_secret, new_table
from doubloon.tui.session import fallback_notes
from doubloon.tui.texts import TableTexts


@pytest.fixture(autouse=True)
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is compiled as far as tables know."""
    monkeypatch.setattr(warmup, "folder", lambda *_: tmp_path)


def at_table(*bots: str, people: int = 1) -> tuple[LocalTable, TableTexts]:
    table = new_table(PIG, Setup(people + len(bots), people, bots, 0, {}), make_secret(people + len(bots), "a"))
    table.names = ["Ann", *(bot_names("en", bot)[0][1] for bot in bots)]
    return table, TableTexts("en", PIG, table.names, table.bots)


def test_a_hint_says_what_cunning_would_do_and_its_chances() -> None:
    warmup.warm_up(PIG)
    table, texts = at_table("clever")
    assert isinstance(table.state, PigState)
    table.state.banked[:2] = [70, 99]
    table.state.at_risk = 12
    said = hint(table, texts, "doubloon warm")
    assert re.fullmatch(r"“Cunning” would: Roll\. Chances to win: Roll \d+ % \(± \d+\) · Hold 12 points \d+ % \(± \d+\)", said)


def test_a_hint_is_the_same_for_the_same_table() -> None:
    """As long as the machine is as quick: only the words before the figures are compared."""
    warmup.warm_up(PIG)
    table, texts = at_table("clever")
    assert hint(table, texts, "").split(".")[0] == hint(table, texts, "").split(".")[0] == "“Cunning” would: Roll"


def test_without_a_compiled_search_there_is_a_word_instead() -> None:
    table, texts = at_table("clever")
    assert "doubloon warm" in hint(table, texts, "doubloon warm")


def test_where_there_is_no_choice_there_is_no_hint() -> None:
    game = GAMES["troll-dragon"]
    table = new_table(game, Setup(2, 1, ("clever",), 0, {}), make_secret(2, "a"))
    assert len(game.moves(table.state)) == 1
    assert hint(table, TableTexts("en", game, ["Ann", "Ben"], table.bots), "") == ""


def test_a_bot_below_its_strength_says_so() -> None:
    table, texts = at_table("gentle", "cunning")
    (line,) = fallback_notes(table, texts)
    assert line[0].startswith("Minerva would think ahead")
    warmup.warm_up(PIG)
    assert fallback_notes(table, texts) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bot", ["gentle", "clever", "cunning"])
def test_each_strength_has_names_and_faces_for_the_largest_table(lang: str, bot: str) -> None:
    known = bot_names(lang, bot)
    assert len(known) >= 8
    assert len({face for face, _ in known}) == len({name for _, name in known}) == len(known)
    assert all(len(face) == 1 and ord(face) > 0x1F000 for face, _ in known)


def test_bots_have_their_faces_at_the_table() -> None:
    _, texts = at_table("gentle", "cunning")
    assert [texts.mark(seat) for seat in range(3)] == ["you", "🐭", "🦉"]

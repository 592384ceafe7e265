"""Hints, and bots that are not yet compiled, at the table."""

from pathlib import Path

import pytest

from doubloon.bots import warmup
from doubloon.engine.message import say
from doubloon.games import GAMES
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL, PigState
from doubloon.i18n import LANGUAGES, bot_names
from doubloon.solve.pig import solve_pig
from doubloon.tui.hint import MoveChance, hint, hint_line
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


def test_a_hint_says_the_best_move_why_and_the_chances() -> None:
    table, texts = at_table("clever")
    assert isinstance(table.state, PigState)
    table.state.banked[:2] = [70, 99]
    table.state.at_risk = 12
    win = {move: round(100 * solve_pig().win(70, 99, 12) - 100 * solve_pig().loss(70, 99, 12, move)) for move in (ROLL, HOLD)}
    said = hint(table, texts, "doubloon warm")
    why = "Another player has 99 points and soon wins with 100."
    assert said == f"Best now: Roll. {why} Chances to win: Roll {win[ROLL]} % · Hold 12 points {win[HOLD]} %"


def test_a_value_that_is_not_known_well_is_a_range() -> None:
    _, texts = at_table("clever")
    moves = [MoveChance(say("pig-roll"), 0.5, 0.02, is_rough=True), MoveChance(say("pig-hold", points=3), 0.01, 0.02, is_rough=True)]
    assert hint_line(texts, say("pig-roll"), None, moves) == "Best now: Roll. Chances to win: Roll 46 to 54 % · Hold 3 points 0 to 5 %"


def test_without_values_the_move_stands_alone() -> None:
    _, texts = at_table("clever")
    assert hint_line(texts, say("pig-roll"), None, []) == "Best now: Roll."


def test_without_compiled_playouts_there_is_a_word_instead() -> None:
    table, texts = at_table("clever", "clever", "clever")  # four seats are not solved
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
    warmup.warm_up_search(PIG)
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

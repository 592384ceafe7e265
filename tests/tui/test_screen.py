"""Pictures: every one fits its window, and shows all that may be done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from doubloon.engine.game import Game
from doubloon.engine.play import playout
from doubloon.games import GAMES
from doubloon.games.pig import PIG
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import DIAMOND, DOOR, GROTTO, KEY, TROLL
from doubloon.i18n import LANGUAGES, names
from doubloon.tui.scene import Line, Scene, add_told
from doubloon.tui.screen import help_picture, moves, picture
from doubloon.tui.table import Setup, Table, act, actor, new_table, secret_of
from doubloon.tui.terminal import Picture

OPTIONS: dict[str, dict[str, int | str]] = {
    "pig": {"target": 1000},
    "troll-dragon": {"tempo": "race", "reroll": "chosen", "diamonds": 120, "nuggets": 120},
}


def table_of(game: Game, seats: int, **options: int | str) -> Table:
    return new_table(game, Setup(seats, seats, "simple", 0, options), secret_of(seats, "a"))


def window(columns: int, lines: int) -> Console:
    return Console(file=StringIO(), width=columns, height=lines, force_terminal=True, highlight=False)


def written(drawn: Picture) -> list[str]:
    return ["".join(piece.text for piece in line) for line in drawn]


def scenes(game_id: str, lang: str) -> Iterator[tuple[Table, Scene, list[Line]]]:
    """Moments of a game at a full table, everybody a person."""
    game = GAMES[game_id]
    table = table_of(game, game.seats[1], **OPTIONS[game_id])
    scene = Scene(lang, game, names(lang, game.seats[1], "a"), table.bots)
    lines: list[Line] = []
    for step, action in enumerate(playout(game, table.state.copy(), seed=2)[:400]):
        add_told(lines, scene, act(table, action))
        if step % 7 == 0 and actor(table) >= 0:
            yield table, scene, lines


@pytest.mark.parametrize("game_id", list(GAMES))
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (59, 30)])
def test_pictures_fit_and_show_every_move(game_id: str, lang: str, size: tuple[int, int]) -> None:
    console = window(*size)
    for table, scene, lines in scenes(game_id, lang):
        drawn = written(picture(console, table, scene, lines))
        assert len(drawn) == size[1]
        assert all(cell_len(line) <= size[0] for line in drawn)
        text = "\n".join(drawn)
        for key, action in moves(table, scene).items():
            assert f"[{key}] {scene.say(table.game.label(table.state, action))}" in text
        assert all(name in text for name in scene.names)


@pytest.mark.parametrize("game_id", list(GAMES))
@pytest.mark.parametrize("size", [(1, 1), (10, 4), (40, 12)])
def test_a_tiny_window_still_gets_a_picture(game_id: str, size: tuple[int, int]) -> None:
    console = window(*size)
    for table, scene, lines in scenes(game_id, "de"):
        assert len(picture(console, table, scene, lines)) == size[1]
        assert len(help_picture(console, table, scene)) == size[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_explains_every_move(lang: str) -> None:
    table = table_of(TROLL_DRAGON, 2, reroll="chosen")
    table.state.phase, table.state.dice = GROTTO, [KEY, DOOR, DIAMOND, DIAMOND]
    scene = Scene(lang, TROLL_DRAGON, ["Ann", "Ben"], table.bots)
    text = " ".join("\n".join(written(help_picture(window(80, 24), table, scene))).split())
    assert len(moves(table, scene)) == 8
    assert all(f"[{key}]" in text for key in moves(table, scene))
    assert scene.text("tui-back") in text


@pytest.mark.parametrize("columns", [80, 59])
def test_what_lies_where(columns: int) -> None:
    table = table_of(TROLL_DRAGON, 2)
    state = table.state
    state.phase, state.dice, state.aside = GROTTO, [KEY, TROLL, DIAMOND, DOOR], 1
    state.grotto, state.cavern, state.troll_hand, state.diamonds_at_risk = 31, 17, 4, 5
    state.pack_diamonds[0], state.pack_nuggets[0] = 12, 3
    scene = Scene("en", TROLL_DRAGON, ["Ann", "Ben"], ["", "simple"])
    text = "\n".join(written(picture(window(columns, 24), table, scene, [])))
    for words in ("Grotto: 31 diamonds", "Cavern: 17 nuggets", "key", "troll", "diamond", "door", "locked", "aside"):
        assert words in text
    assert re.search(r"▶ +you Ann +12 +3 +21", text)
    assert re.search(r"bot Ben +0 +0 +0", text)
    assert re.search(r"At risk +5 +0 +5", text)
    assert re.search(r"Troll Hand +4", text)


def test_a_game_without_a_drawing_shows_its_fields() -> None:
    game = replace(PIG, id="unheard-of")
    table = table_of(game, 2)
    table.state.at_risk = 17
    scene = Scene("en", PIG, ["Ann", "Ben"], table.bots)
    from doubloon.tui.looks import look

    console = window(80, 24)
    drawn = console.render_lines(look(game.id).draw(table.state, scene, 80))
    assert any(re.match(r"at risk +17", line) for line in written(drawn))

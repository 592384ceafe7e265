"""Pictures: every one fits its window, and shows all that may be done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from doubloon.bots.policies import best_policy, stand_in
from doubloon.engine.game import SPECTATOR, Game
from doubloon.engine.play import playout
from doubloon.games import GAMES
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS
from doubloon.games.do_not_touch.rules import ACT, IN_HAND, DoNotTouchState, move_card
from doubloon.games.little_dragon import LITTLE_DRAGON
from doubloon.games.little_dragon.rules import BALL, CANDLESTICK, DRAGON, FAILED, RING, SPIDER, TAKEN, LittleDragonState
from doubloon.games.my_treasure import MY_TREASURE
from doubloon.games.my_treasure.rules import ON_SPACE, PLACING, SCORED, MyTreasureState
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import FACES, HOLD, ROLL
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import DIAMOND, DOOR, GROTTO, KEY, TROLL, TrollDragonState
from doubloon.i18n import LANGUAGES, Line, names
from doubloon.tui import default_renderer
from doubloon.tui.local_table import LocalTable, Setup, actor, apply_action, make_secret, new_table, view
from doubloon.tui.screen import help_pages, moves, offers, picture, privacy_screen
from doubloon.tui.terminal import NO_INPUT, KeyInput, Picture
from doubloon.tui.texts import TableTexts, append_messages
from tests.counts import by_turns

OPTIONS: dict[str, dict[str, int | str]] = {
    "pig": {"target": 1000},
    "troll-dragon": {"tempo": "race", "reroll": "chosen", "diamonds": 120, "nuggets": 120},
    "my-treasure": {"orcs": 10, "memory_aid": "on"},
    "do-not-touch-numbers": {"swaps_per_turn": 5},
    "do-not-touch-symbols": {"cashes_per_turn": 9, "swaps_per_turn": 5},
    "little-dragon": {"extra": "chosen"},
}

PICTURES = [(*each, size) for each, size in by_turns(by_turns(GAMES, LANGUAGES), [(80, 24), (120, 40), (59, 30)])]


def table_of(game: Game, seats: int, **options: int | str) -> LocalTable:
    return new_table(game, Setup(seats, seats, (stand_in(game),), 0, options), make_secret(seats, "a"))


def window(columns: int, lines: int) -> Console:
    return Console(file=StringIO(), width=columns, height=lines, force_terminal=True, highlight=False)


def written(drawn: Picture) -> list[str]:
    return ["".join(piece.text for piece in line) for line in drawn]


def help_of(console: Console, table: LocalTable, texts: TableTexts) -> list[Picture]:
    options = {name: getattr(table.state, name) for name in table.game.options}
    return help_pages(console, texts, offers(table, texts), options)


def scenes(game_id: str, lang: str) -> Iterator[tuple[LocalTable, TableTexts, list[Line]]]:
    """Moments of a game at a full table, everybody a person."""
    game = GAMES[game_id]
    table = table_of(game, game.seats[1], **OPTIONS.get(game_id, {}))
    texts = TableTexts(lang, game, names(lang, table.bots, "a"), table.bots)
    lines: list[Line] = []
    policies = [None if seat % 2 else best_policy(game) for seat in range(game.seats[1])]
    for step, action in enumerate(playout(game, table.state.copy(), seed=2, policies=policies)[:400]):
        append_messages(lines, texts, apply_action(table, action))
        if step % 7 == 0 and actor(table) >= 0:
            table.viewer = actor(table)
            yield table, texts, lines


@pytest.mark.parametrize(("game_id", "lang", "size"), PICTURES)
def test_pictures_fit_and_show_every_move(game_id: str, lang: str, size: tuple[int, int]) -> None:
    console = window(*size)
    for table, texts, lines in scenes(game_id, lang):
        drawn = written(picture(console, table, texts, lines))
        assert len(drawn) == size[1]
        assert all(cell_len(line) <= size[0] for line in drawn)
        text = "\n".join(drawn)
        assert all(f"[{offer.key}] {offer.words}" in text for offer in offers(table, texts))
        assert all(name in text for name in texts.names)


@pytest.mark.parametrize(("game_id", "size"), by_turns(GAMES, [(1, 1), (10, 4), (40, 12)]))
def test_a_tiny_window_still_gets_a_picture(game_id: str, size: tuple[int, int]) -> None:
    console = window(*size)
    for table, texts, lines in scenes(game_id, "de"):
        assert len(picture(console, table, texts, lines)) == size[1]
        assert {len(page) for page in help_of(console, table, texts)} == {size[1]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_explains_every_move(lang: str) -> None:
    table = table_of(TROLL_DRAGON, 2, reroll="chosen")
    assert isinstance(table.state, TrollDragonState)
    table.state.phase, table.state.dice = GROTTO, [KEY, DOOR, DIAMOND, DIAMOND]
    texts = TableTexts(lang, TROLL_DRAGON, ["Ann", "Ben"], table.bots)
    text = " ".join("\n".join(written(help_of(window(80, 24), table, texts)[0])).split())
    assert len(moves(table, texts)) == 6  # roll, leave, set key or door aside, enter, hold back a diamond (TD-Q3)
    assert all(f"[{key}]" in text for key in moves(table, texts))
    assert texts.text("tui-more") in text


@pytest.mark.parametrize(("game_id", "lang", "size"), PICTURES)
def test_help_has_all_rules_on_as_many_pages_as_they_need(game_id: str, lang: str, size: tuple[int, int]) -> None:
    table, texts, _ = next(scenes(game_id, lang))
    pages = [written(page) for page in help_of(window(*size), table, texts)]
    assert all(cell_len(line) <= size[0] for page in pages for line in page)
    said = " ".join(" ".join(line.strip("• ") for page in pages for line in page).split())
    options = {name: getattr(table.state, name) for name in table.game.options}
    for line in texts.text(f"{game_id}-rules", **options).split("\n"):
        assert " ".join(line.split()) in said
    assert [texts.text("tui-back") in "".join(page) for page in pages] == [False] * (len(pages) - 1) + [True]


@pytest.mark.parametrize("game_id", list(GAMES))
@pytest.mark.parametrize("size", [(80, 24), (40, 15)])
def test_no_page_of_help_is_nearly_empty(game_id: str, size: tuple[int, int]) -> None:
    """Each page but the last is so full that the next rule, of six lines at most, had no room there."""
    table, texts, _ = next(scenes(game_id, "en"))
    *pages, _ = (written(page) for page in help_of(window(*size), table, texts))
    assert all(sum(bool(line.strip()) for line in page) > size[1] - 7 for page in pages)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_small_window_shows_all_places_of_the_cave(lang: str) -> None:
    table = new_table(LITTLE_DRAGON, Setup(2, 1, ("clever",), 0, {}), make_secret(2, "a"))
    texts = TableTexts(lang, LITTLE_DRAGON, names(lang, table.bots, "a"), table.bots)
    drawn = written(picture(window(40, 15), table, texts, []))
    assert [line[:3] for line in drawn[2:9]] == [f" {row} " for row in range(1, 8)]
    assert all(f"▒{column}{row}▒" in drawn[row + 1] for column in "ABCDEFG" for row in range(1, 8))
    assert all(f"[{offer.key}] " in "\n".join(drawn[9:]) for offer in offers(table, texts))


@pytest.mark.parametrize("columns", [80, 59])
def test_what_lies_where(columns: int) -> None:
    table = table_of(TROLL_DRAGON, 2)
    state = table.state
    assert isinstance(state, TrollDragonState)
    state.phase, state.dice, state.aside = GROTTO, [KEY, TROLL, DIAMOND, DOOR], 1
    state.grotto, state.cavern, state.troll_hand, state.diamonds_at_risk = 31, 17, 4, 5
    state.pack_diamonds[0], state.pack_nuggets[0] = 12, 3
    texts = TableTexts("en", TROLL_DRAGON, ["Ann", "Ben"], ["", "clever"])
    text = "\n".join(written(picture(window(columns, 24), table, texts, [])))
    for words in ("Grotto: 31 diamonds", "Cavern: 17 nuggets", "key", "troll", "diamond", "door", "blocked", "aside"):
        assert words in text
    assert re.search(r"▶ +you Ann +12 +3 +21", text)
    assert re.search(r"bot Ben +0 +0 +0", text)
    assert re.search(r"At risk +5 +0 +5", text)
    assert re.search(r"Troll Hand +4", text)


@pytest.mark.parametrize(("game_id", "lang"), by_turns(GAMES, LANGUAGES))
def test_a_game_without_a_drawing_is_drawn_from_its_scene(game_id: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every loose piece is there in the words of the language, and no name of a field."""
    monkeypatch.setattr("doubloon.tui.screen.renderer", lambda _: default_renderer)
    for table, texts, lines in scenes(game_id, lang):
        text = " ".join(" ".join(written(picture(window(140, 60), table, texts, lines))).split())
        for piece in table.game.story.scene(view(table)):
            if not {"who", "pieces"} & set(piece.values):
                assert " ".join(texts.say(piece).split()) in text
        assert "_" not in text


@pytest.mark.parametrize("columns", [80, 40])
def test_a_scene_shows_whole_names_points_and_the_keys_of_pieces(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.tui.screen.renderer", lambda _: default_renderer)
    text = square(columns)
    assert re.search(r"▶ you Ann 12 Ann has 12\s+dragons", text)
    assert re.search(r"bot Ben +0", text)
    assert re.search(r"\[a1\] .*\[g1\]", text)
    assert "[b1]" not in text  # open: nothing to touch


# === Pig ===


def die(table: LocalTable, columns: int = 80) -> str:
    texts = TableTexts("en", PIG, ["Ann", "Ben"], table.bots)
    return "\n".join(written(picture(window(columns, 24), table, texts, [])))


@pytest.mark.parametrize("face", FACES)
def test_the_die_shows_the_face_that_it_rolled_until_it_is_rolled_again(face: int) -> None:
    table = table_of(PIG, 2)
    assert "│   ?   │" in die(table)
    apply_action(table, ROLL)
    assert die(table).count("│ ~ ~ ~ │") == 3
    apply_action(table, face)
    assert die(table).count("●") == face
    assert f"A {face}" in die(table)
    if face > 1:
        apply_action(table, HOLD)
        assert die(table).count("●") == face
    apply_action(table, ROLL)
    assert "●" not in die(table)


def test_a_narrow_window_has_words_instead_of_the_die() -> None:
    table = table_of(PIG, 2)
    for action in (ROLL, 4):
        apply_action(table, action)
    assert "●" not in die(table, columns=40)
    assert "A 4" in die(table, columns=40)


# === The Little Dragon ===


def square(columns: int = 80, typed: KeyInput = NO_INPUT, **fields: object) -> str:
    table = table_of(LITTLE_DRAGON, 2)
    state = table.state
    assert isinstance(state, LittleDragonState)
    state.tiles[:7] = [CANDLESTICK, BALL, BALL, TAKEN, SPIDER, RING, CANDLESTICK]
    state.line[:3], state.opened = [1, 2, 5], 3
    state.open_kinds[BALL - 1], state.open_kinds[RING - 1] = 2, 1
    state.piles[DRAGON - 1] = 12
    for name, value in fields.items():
        setattr(state, name, value)
    texts = TableTexts("en", LITTLE_DRAGON, ["Ann", "Ben"], ["", "clever"])
    return "\n".join(written(picture(window(columns, 24), table, texts, [], typed)))


def test_the_square_shows_open_tiles_holes_and_keys_and_nothing_covered() -> None:
    text = square()
    assert re.search(r"1 ▒A1▒ +● ball +● ball +· +▒E1▒ +○ ring +▒G1▒", text)
    assert text.count("▒G") == 7
    assert "candlestick" not in text
    assert "Stopping now takes 2 balls, 1 ring" in text
    assert "[s] Stop and take 3" in text
    assert re.search(r"▶ you Ann .* 12 +- +12", text)


def test_a_narrow_square() -> None:
    assert re.search(r"1 ▒A1▒ +●ball +●ball +· +▒E1▒ +○ring +▒G1▒", square(60))


def test_moves_of_two_keys_are_one_offer() -> None:
    assert "[a1…g7] Turn a tile" in square()
    assert square().count("Turn ") == 1


def test_the_first_of_two_keys_is_shown() -> None:
    assert "C …" in square(typed=KeyInput("c"))
    assert "…" not in square().replace("a1…g7", "")


def test_a_key_that_does_nothing_is_spoken_of() -> None:
    assert "X: this key does nothing" in square(typed=KeyInput(unknown="x"))
    assert "this key does nothing" not in square()


def test_a_failed_turn_says_what_follows() -> None:
    text = square(phase=FAILED, turned=1)
    assert "Look well" in text
    assert "[v] Cover all again" in text


def test_a_spider_may_go_to_the_holes_that_are_named() -> None:
    text = square(phase=FAILED, turned=4, line=[4] + [0] * 48, opened=1, open_kinds=[0] * 7 + [1])
    assert "·D1·" in text
    assert "[d1] Move the spider" in text


# === My Treasure ===


def cave(**fields: object) -> str:
    table = table_of(MY_TREASURE, 2, memory_aid="on" if fields.pop("aid", 0) else "off")
    state = table.state
    assert isinstance(state, MyTreasureState)
    for card, place in ((0, ON_SPACE), (6, ON_SPACE), (14, ON_SPACE + 2)):
        state.places[card] = place
    state.tops[0], state.tops[2], state.orcs_out = 7, 15, 2
    for name, value in fields.items():
        setattr(state, name, value)
    texts = TableTexts("en", MY_TREASURE, ["Ann", "Ben"], ["", "clever"])
    return "\n".join(written(picture(window(80, 24), table, texts, [])))


def test_of_each_pile_the_top_card_and_the_height() -> None:
    text = cave()
    for words in ("○ 2 rings", "m 1 mouse", "2 cards", "† 3 swords", "1 card", "Orcs 2 of 6: ò_ó ò_ó · · · ·", "Chest: 35 cards"):
        assert words in text
    assert text.count("empty") == 2
    assert "○ 1 ring" not in text
    assert "○3m2" not in text


def test_the_memory_aid_shows_whole_piles() -> None:
    assert "○3m2" in cave(aid=1)


def test_a_drawn_card_is_held_up() -> None:
    assert "Ann holds up:  ◆ 3 diamonds" in cave(phase=PLACING, drawn=14)


def test_dwarves_inside_and_outside_and_free_tokens() -> None:
    text = cave(tokens=[0, 2, 0, 0, 0])
    assert re.search(r"you Ann .*in the cave", text)
    assert re.search(r"bot Ben .*◆ diamond, 0 cards", text)
    assert re.search(r"Tokens to choose from: ○ ring +† sword", text)


def test_a_round_is_scored_with_numbers() -> None:
    text = cave(phase=SCORED, tokens=[1, 2, 0, 0, 0], gained=[3, 0, 0, 0, 0], glory=[5, 1, 0, 0, 0], turn=1)
    assert re.search(r"you Ann +5 +0 → \+3 ○ ring", text)


# === Do Not Touch My Treasures ===


def pirates(game: Game, columns: int = 80, hand: tuple[int, ...] = (0, 0, 13)) -> tuple[LocalTable, str]:
    table = table_of(game, 2)
    state = table.state
    assert isinstance(state, DoNotTouchState)
    state.dealing, state.owed, state.phase, table.viewer = 0, [0] * 6, ACT, 0
    for kind in hand:
        move_card(state, kind, 0, IN_HAND)
    state.sizes[0], state.tops[0], state.tops[1] = len(hand), 2, 20
    texts = TableTexts("en", game, ["Ann", "Ben"], ["", ""])
    return table, "\n".join(written(picture(window(columns, 24), table, texts, [])))


def test_a_hand_has_colours_in_words_and_keys() -> None:
    _, text = pirates(NUMBERS)
    assert re.search(r"│ +2 +││ +1 +││ +1 +││ +5 +│", text)
    assert re.search(r"│ +red +││ +red +││ +red +││ +green +│", text)
    assert re.search(r"─ loot ─+┘└─* \[1\] ─*┘└─* \[1\] ─*┘└─* \[2\] ─*┘", text)
    assert re.search(r"Ben +B +3 +0 +0 blue 2", text)


def test_a_hand_of_symbols() -> None:
    _, text = pirates(SYMBOLS, hand=(1, 13))
    assert re.search(r"│ +▬ x2 +││ +▬ x2 +││ +◆ x2 +│", text)


def test_a_hand_too_wide_for_the_window_is_in_words() -> None:
    _, text = pirates(NUMBERS, columns=60, hand=(0, 1, 2, 3, 9, 10))
    assert "1 red ([1])" in " ".join(text.split())


def test_a_curtain_shows_nothing_of_the_table() -> None:
    table, text = pirates(NUMBERS)
    texts = TableTexts("en", NUMBERS, ["Ann", "Ben"], ["", ""])
    hidden = "\n".join(written(privacy_screen(window(80, 24), texts, actor(table))))
    assert "Ann, it is your turn" in hidden
    assert not [word for word in ("red", "green", "blue", "Ben", "Deck") if word in hidden]
    table.viewer = SPECTATOR
    seen = "\n".join(written(picture(window(80, 24), table, texts, [])))
    assert "Your hand" in text
    assert "Your hand" not in seen

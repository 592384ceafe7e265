"""The texts of a game: complete, alike in its languages, with a key for every move. For games that have texts; used like `contract`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from doubloon.engine.game import SPECTATOR, Game
from doubloon.engine.message import Message
from doubloon.i18n import HERE, LANGUAGES, catalogue, format_message, option_key, rules_in_short, text
from doubloon.testing.contract import pytest_generate_tests
from doubloon.testing.scenes import of_every_key, pieces, with_inner
from doubloon.testing.walks import positions, seats_of
from doubloon.tui.texts import TableTexts

NAMES = ["Ann"] * 8
AT_ANY_TIME = ("tui-help", "tui-quit", "tui-undo", "tui-ask", "tui-emotes", "tui-seats")  # keys beside those of moves
LONGEST_TIP, LONGEST_RULE = 130, 200  # characters

__all__ = [  # noqa: RUF022 (in the order of this file)
    "pytest_generate_tests",
    "test_there_are_texts_in_every_language",
    "test_every_language_has_the_same_keys_and_variables",
    "test_everything_that_is_said_has_a_text",
    "test_every_move_has_a_key_of_its_own",
    "test_options_say_what_their_declaration_says",
    "test_rules_have_as_many_lines_in_each_language_and_a_picture_for_each",
    "test_tips_are_short",
]


def patterns(path: Path) -> dict[str, fluent.Pattern]:
    """Each text of a file by its key; a part of a message is `key.part`."""
    found: dict[str, fluent.Pattern] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = entry.value
            found.update({f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes})
    return found


def variables(pattern: object, known: Mapping[str, object]) -> set[str]:
    """The values that a text uses, itself or by the texts that it refers to."""
    if isinstance(pattern, fluent.VariableReference):
        return {pattern.id.name}
    if isinstance(pattern, fluent.MessageReference):
        return variables(known[pattern.id.name], known)
    inner = vars(pattern).values() if isinstance(pattern, fluent.BaseNode) else pattern if isinstance(pattern, list) else ()
    return set().union(*(variables(each, known) for each in inner))


def languages(game: Game) -> list[str]:
    return [lang for lang in LANGUAGES if (game.folder / "texts" / f"{lang}.ftl").exists()]


def test_there_are_texts_in_every_language(game: Game) -> None:
    missing = sorted(set(LANGUAGES) - set(languages(game)))
    if missing:
        pytest.skip(f"{game.id} has no texts in {', '.join(missing)}: English is shown instead")


def test_every_language_has_the_same_keys_and_variables(game: Game) -> None:
    english = patterns(game.folder / "texts" / "en.ftl")
    usual = {**patterns(HERE / "en" / "table.ftl"), **english}
    for lang in languages(game):
        other = patterns(game.folder / "texts" / f"{lang}.ftl")
        assert list(other) == list(english), lang
        shared = {**patterns(HERE / lang / "table.ftl"), **other}
        for key, pattern in other.items():
            assert variables(pattern, shared) == variables(english[key], usual), f"{lang}: {key}"


def said(game: Game) -> Iterator[Message]:
    for state, action in positions(game, 3):
        yield from (game.label(state, each) for each in game.moves(state))
        for seat in seats_of(state):
            yield from game.tell(state, action, seat)
            yield from pieces(game.scene(state, seat))
        yield from pieces(game.bare(state))
        if game.actor(state) >= 0:
            yield from game.story.guide(game.show(state, game.actor(state)), game.actor(state))
        yield from (message for count in game.count([state, game.play(state, action)]) for message in count)


def test_everything_that_is_said_has_a_text(game: Game) -> None:
    known = {str(inner): inner for message in said(game) for inner in with_inner(message)}
    for lang, message in product(languages(game), of_every_key(known.values())):
        assert catalogue(lang).has(message.key), message.key
        assert format_message(lang, message, NAMES)


def test_every_move_has_a_key_of_its_own(game: Game) -> None:
    for lang in languages(game):
        texts = TableTexts(lang, game, NAMES, NAMES)
        reserved = {" ", *(text(lang, f"{name}.key") for name in AT_ANY_TIME)}
        for state, _ in positions(game, 2):
            if game.actor(state) >= 0:
                labels = [game.label(state, move) for move in game.moves(state)]
                keys = texts.keys_of(labels)
                assert all(catalogue(lang).has(f"{label.key}.key") for label in labels)
                assert len({*keys, *reserved}) == len(keys) + len(reserved)
                assert {len(key) for key in keys} <= {1, 2}
                assert not {key[0] for key in keys if len(key) == 2} & {*keys, *reserved}


def test_options_say_what_their_declaration_says(game: Game) -> None:
    for name, option in game.options.items():
        assert text("en", option_key(game.id, name)) == option.says
        assert all(text("en", option_key(game.id, name, choice)) == choice for choice in option.choices)


def test_rules_have_as_many_lines_in_each_language_and_a_picture_for_each(game: Game) -> None:
    options = {name: option.default for name, option in game.options.items()}
    pictures = text("en", f"{game.id}-rules-look", **options).splitlines()
    for lang in languages(game):
        lines = rules_in_short(lang, game.id, options)
        assert len(lines) == len(pictures)
        assert all(line.strip() == line and 0 < len(line) <= LONGEST_RULE for line in lines)


def test_tips_are_short(game: Game) -> None:
    for state, _ in positions(game, 2):
        for seat in (*range(state.seats), SPECTATOR):
            for lang, message in product(languages(game), game.story.guide(game.show(state, seat), seat)):
                assert len(format_message(lang, message, NAMES)) <= LONGEST_TIP
                for about in format_message(lang, message._replace(key=f"{message.key}-look"), NAMES).split(" / "):
                    assert re.fullmatch("may|main|safe|(piece|place|move) [a-z0-9-]+", about)

"""Texts: one Fluent catalogue a language, a file for each part, read when the first text is asked for."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol

LANGUAGES = ("en", "de", "fr")
SEATS = ("who", "loser", "owner")  # values of messages that are seats


Line = list[str]  # a sentence, and the brief messages that follow it


class MessageLike(Protocol):
    """A message: `engine.message`."""

    @property
    def key(self) -> str: ...
    @property
    def values(self) -> Mapping[str, Any]: ...
    @property
    def brief(self) -> bool: ...


class UnknownLanguage(ValueError):
    """There is no catalogue for the language asked for."""


def language(asked: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {asked!r}; the languages are {', '.join(LANGUAGES)}")
        return asked
    wished = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")[:2].lower()
    return wished if wished in LANGUAGES else "en"


def sources(lang: str) -> list[Path]:
    """The files of a language, in order of name, after `looks.ftl`, which is of all languages."""
    here = Path(__file__).parent
    return [here / "looks.ftl", *sorted((here / lang).glob("*.ftl"))]


class Catalogue:
    """The texts of one language."""

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self._bundle = FluentBundle([lang], use_isolating=False)
        for source in sources(lang):
            self._bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        name, _, part = key.partition(".")
        return bool(self._bundle.has_message(name)) and (not part or part in self._bundle.get_message(name).attributes)

    def text(self, key: str, **values: object) -> str:
        """A text with its values; `key.part` is an attribute of a message. What is missing raises: nobody is ever shown a key."""
        name, _, part = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            raise LookupError(f"{key}: only its parts have texts")
        text, errors = self._bundle.format_pattern(pattern, {name: _plain(value) for name, value in values.items()})
        if errors:
            raise LookupError(f"{key}: {errors[0]}")
        return str(text)


def _plain(value: object) -> Any:
    return value if type(value) in (int, str) else str(value)


@cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue(lang)


def text(lang: str, key: str, **values: object) -> str:
    """A text of that language."""
    return catalogue(lang).text(key, **values)


def format_message(lang: str, said: MessageLike, names: Sequence[str], part: str = "") -> str:
    """A message in a language: seats by their names, messages inside it listed. `part` asks for its `.key`, `.help` or `.many`."""
    return text(lang, said.key + part, **{name: _value(lang, name, value, names) for name, value in said.values.items()})


def _value(lang: str, name: str, value: Any, names: Sequence[str]) -> int | str:
    if isinstance(value, tuple):
        return ", ".join(format_message(lang, each, names) for each in value)
    return names[int(value)] if name in SEATS else value


def append_messages(lines: list[Line], lang: str, told: Iterable[MessageLike], names: Sequence[str]) -> None:
    """Append what was told."""
    for said in told:
        words = format_message(lang, said, names)
        if said.brief and lines:
            lines[-1].append(words)
        else:
            lines.append([words])


def format_line(lang: str, line: Line) -> str:
    """`Badger rolled 2 dice: troll · key`"""
    sentence, *brief = line
    return text(lang, "told", sentence=sentence, brief=" · ".join(brief)) if brief else sentence


def option_key(game_id: str, name: str, choice: str = "") -> str:
    """Under which key the sentence on an option of a game stands, or the name of one of its values."""
    return "-".join(filter(None, (game_id, "option", name.replace("_", "-"), choice)))


def names(lang: str, bots: Sequence[str], draw_seed: str) -> list[str]:
    """A name for each seat, all different; the same seed gives the same names. `bots` has the strength of the bot on each seat, "" for a
    person. Bots of a strength without names of its own are named as people are."""
    taken: list[str] = []
    for bot in bots:
        known = [name for _, name in bot_names(lang, bot) or people(lang)]
        known.sort(key=lambda name: hashlib.sha256(f"{draw_seed} {name}".encode()).digest())
        taken.append(next(name for name in known if name not in taken))
    return taken


def people(lang: str) -> list[tuple[str, str]]:
    """Whom a person may be: faces and names."""
    return _faces_and_names(text(lang, "names"))


def bot_names(lang: str, bot: str) -> list[tuple[str, str]]:
    """Who plays with that strength: faces and names."""
    key = f"bot-{bot}.names"
    return _faces_and_names(text(lang, key)) if catalogue(lang).has(key) else []


def _faces_and_names(lines: str) -> list[tuple[str, str]]:
    return [(face, name) for face, _, name in (line.partition(" ") for line in lines.splitlines())]


def face(lang: str, bot: str, name: str) -> str:
    """The face of a bot, if it has one."""
    return next((face for face, known in bot_names(lang, bot) if known == name), "")

"""Texts: one Fluent catalogue for each language, loaded on first use. Its files lie here and in the folders of the games."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Protocol

HERE = Path(__file__).parent
SOURCE = "en"  # the language that every other one falls back to
LANGUAGES = (SOURCE, *sorted(each.name for each in HERE.iterdir() if each.name != SOURCE and (each / "table.ftl").exists()))
SEATS = ("who", "loser", "owner")  # names of message values that are seats
YOU = "you"  # instead of the name of the reader's own seat: the catalogues then say "You drew", "Your turn"
VOWELS = "aeiouyàâäéèêëîïôöùûü"


Line = list[str]  # a sentence, and the brief messages that follow it


class MessageLike(Protocol):
    """The attributes of `engine.message.Message`."""

    @property
    def key(self) -> str: ...
    @property
    def values(self) -> Mapping[str, Any]: ...
    @property
    def brief(self) -> bool: ...


class UnknownLanguage(ValueError):
    """There is no catalogue for this language."""


def language(asked: str | None) -> str:
    """The given language, else that of the environment, else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise UnknownLanguage(f"there is no language {asked!r}; the languages are {', '.join(LANGUAGES)}")
        return asked
    preferred = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")[:2].lower()
    return preferred if preferred in LANGUAGES else "en"


FOLDERS: list[Path] = []  # of the games


def add_game(folder: Path) -> None:
    """Take in the texts of a game: `looks.ftl`, for all languages, and `texts/<language>.ftl` in its folder. It may lack any of them."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        catalogue.cache_clear()


def sources(lang: str) -> list[Path]:
    """The files of a language: ours, sorted by name, after the looks, then those of the games."""
    own = [HERE / "looks.ftl", *sorted((HERE / lang).glob("*.ftl"))]
    games = (path for folder in FOLDERS for path in (folder / "looks.ftl", folder / "texts" / f"{lang}.ftl"))
    return own + [path for path in games if path.exists()]


def fallbacks(lang: str) -> list[Path]:
    """The English texts of the games, for what is missing in that language."""
    return [path for folder in FOLDERS if lang != SOURCE and (path := folder / "texts" / f"{SOURCE}.ftl").exists()]


def initial(name: str) -> str:
    """INITIAL($who) in a catalogue: "vowel" or "consonant", by the first letter. French says "d’Ours", but "de Lapin"."""
    return "vowel" if name and name[0].lower() in VOWELS else "consonant"


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)  # where a message or a term begins in a file
WORD = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)


def entries(source: str) -> dict[str, str]:
    """The messages and terms of a file, each as it is written there. Of two with the same name the first counts."""
    starts = list(ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        found.setdefault(start[1], source[start.start() : end])
    return found


class Catalogue:
    """The texts of one language. Each is parsed on first use: all of them would take a fifth of a second, in every program."""

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([lang], use_isolating=False, functions={"INITIAL": initial})
        self._parsing = Lock()
        self._unparsed: dict[str, str] = {}
        for source in [*sources(lang), *fallbacks(lang)]:  # of two texts with the same key the first counts
            self._unparsed = entries(source.read_text(encoding="utf-8", errors="replace")) | self._unparsed

    def _parse(self, name: str) -> None:
        """Parse a text, and those that it names. Threads that ask for one of them meanwhile wait."""
        from fluent.runtime import FluentResource

        if name not in self._unparsed:
            return
        with self._parsing:
            needed = [name] if name in self._unparsed else []
            for each in needed:  # which grows
                words = dict.fromkeys(WORD.findall(self._unparsed[each]))
                needed += [word for word in words if word in self._unparsed and word not in needed]
            self._bundle.add_resource(FluentResource("\n".join(map(self._unparsed.__getitem__, needed))))
            for each in needed:
                del self._unparsed[each]

    def has(self, key: str) -> bool:
        name, _, part = key.partition(".")
        self._parse(name)
        return bool(self._bundle.has_message(name)) and (not part or part in self._bundle.get_message(name).attributes)

    def text(self, key: str, **values: object) -> str:
        """A text with its values; `key.part` is an attribute of a message. Raises LookupError if a text or value is missing."""
        name, _, part = key.partition(".")
        self._parse(name)
        message = self._bundle.get_message(name)
        pattern = message.attributes[part] if part else message.value
        if pattern is None:
            raise LookupError(f"{key}: only its attributes have texts")
        text, errors = self._bundle.format_pattern(pattern, {name: _plain(value) for name, value in values.items()})
        if errors:
            raise LookupError(f"{key}: {errors[0]}")
        return str(text)


def _plain(value: object) -> Any:
    return value if type(value) in (int, str) else str(value)


def has_texts_of(game: str) -> bool:
    """Do keys of texts begin with this name, as those of a game do? A new game would take their place."""
    texts = (path.read_text(encoding="utf-8", errors="replace") for path in sources(SOURCE))
    return any(re.search(rf"^{re.escape(game)}-", each, re.MULTILINE) for each in texts)


@cache
def catalogue(lang: str) -> Catalogue:
    return Catalogue(lang)


def text(lang: str, key: str, **values: object) -> str:
    """A text in that language."""
    return catalogue(lang).text(key, **values)


def text_or(lang: str, key: str, default: str, **values: object) -> str:
    """A text that a game need not have."""
    return text(lang, key, **values) if catalogue(lang).has(key) else default


def format_message(lang: str, message: MessageLike, names: Sequence[str], part: str = "") -> str:
    """A message as text: seats become names (or YOU), nested messages a list. `part` selects the attribute `.key`, `.help` or `.many`. A
    message without a text is said in the words of its key; without that part it is empty."""
    values = {name: _value(lang, name, value, names) for name, value in message.values.items()}
    if catalogue(lang).has(message.key + part):
        return text(lang, message.key + part, **values)
    return "" if part else plain_words(message.key, values)


def plain_words(key: str, values: Mapping[str, object]) -> str:
    """`race-stepped` with who=Ann and steps=3 -> `race stepped (Ann, steps 3)`"""
    said = [str(value) if name in SEATS or name == "pieces" else f"{name} {value}" for name, value in values.items()]
    return f"{key.replace('-', ' ')} ({', '.join(said)})" if said else key.replace("-", " ")


def _value(lang: str, name: str, value: Any, names: Sequence[str]) -> int | str:
    if isinstance(value, tuple):
        return ", ".join(format_message(lang, each, names) for each in value)
    return names[int(value)] if name in SEATS else value


def append_messages(lines: list[Line], lang: str, messages: Iterable[MessageLike], names: Sequence[str]) -> None:
    """Append messages to an event log; a brief one joins the previous line."""
    for message in messages:
        words = format_message(lang, message, names)
        if message.brief and lines:
            lines[-1].append(words)
        else:
            lines.append([words])


def format_line(lang: str, line: Line) -> str:
    """`Badger rolled 2 dice: troll · key`"""
    sentence, *brief = line
    return text(lang, "told", sentence=sentence, brief=" · ".join(brief)) if brief else sentence


def option_key(game_id: str, name: str, choice: str = "") -> str:
    """The text key of an option's description, or of one of its choices."""
    return "-".join(filter(None, (game_id, "option", name.replace("_", "-"), choice)))


def game_title(lang: str, game_id: str) -> str:
    """The name of a game: `race-to-21` -> `Race To 21`, if it has no other."""
    return text_or(lang, f"game-{game_id}", game_id.replace("-", " ").title())


def rules_in_short(lang: str, game_id: str, options: Mapping[str, int]) -> list[str]:
    """The rules in a few lines, if the game has them."""
    return text_or(lang, f"{game_id}-rules", "", **options).splitlines()


def names(lang: str, bots: Sequence[str], draw_seed: str, given: Sequence[str] = ()) -> list[str]:
    """A distinct name for each seat; the same seed gives the same names. `bots` has the strength of the bot on each seat, "" for a person.
    Bots of a strength without names get names of people. `given` are names that the first seats have already."""
    taken = list(given)
    for bot in bots[len(taken) :]:
        known = [name for _, name in bot_names(lang, bot) or people(lang)]
        known.sort(key=lambda name: hashlib.sha256(f"{draw_seed} {name}".encode()).digest())
        taken.append(next(name for name in known if name not in taken))
    return taken


def people(lang: str) -> list[tuple[str, str]]:
    """The faces and names that people can choose."""
    return _faces_and_names(text(lang, "names"))


def bot_names(lang: str, bot: str) -> list[tuple[str, str]]:
    """The faces and names of the bots of a strength."""
    key = f"bot-{bot}.names"
    return _faces_and_names(text(lang, key)) if catalogue(lang).has(key) else []


def _faces_and_names(lines: str) -> list[tuple[str, str]]:
    return [(face, name) for face, _, name in (line.partition(" ") for line in lines.splitlines())]


def face(lang: str, bot: str, name: str) -> str:
    """The face of a bot, if it has one."""
    return next((face for face, known in bot_names(lang, bot) if known == name), "")

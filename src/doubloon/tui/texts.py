"""The texts of a table in one language: names of seats, labels of moves, lines of the event log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count

from rich.text import Text

from doubloon import i18n
from doubloon.engine.game import Game
from doubloon.engine.log import Log
from doubloon.engine.message import Message
from doubloon.engine.record import State
from doubloon.i18n import YOU, Line, face, format_message, text


@dataclass(frozen=True)
class TableTexts:
    """Language, game and player names, which all texts of a table need."""

    lang: str
    game: Game
    names: list[str]
    bots: list[str]
    marks: tuple[str, ...] = ()  # at a live table: the mark before each name
    you: int | None = None  # the seat of the only person at this terminal
    keys: Mapping[int, str] = field(default_factory=dict)  # of the moves that can be made now, by action
    told: tuple[Message, ...] = ()  # the last messages of the event log, for renderers that draw more than the view has

    @property
    def named(self) -> list[str]:
        """The names of the seats in sentences."""
        return [YOU if seat == self.you else name for seat, name in enumerate(self.names)]

    def text(self, key: str, **values: object) -> str:
        return text(self.lang, key, **values)

    def say(self, message: Message, part: str = "") -> str:
        return format_message(self.lang, message, self.named, part)

    def keys_of(self, labels: Sequence[Message]) -> list[str]:
        """The one or two keys of each move: those of its label, and numbers for labels that name none."""
        named = [self.say(label, ".key").lower() for label in labels]
        width = len(str(named.count("")))
        numbers = (number for number in (f"{each:0{width}}" for each in count(1)) if number not in named)
        return [key or next(numbers) for key in named]

    def mark(self, seat: int) -> str:
        """The mark of a seat: a person at this terminal, or a bot, with its face if it has one."""
        if self.marks:
            return self.marks[seat]
        return (face(self.lang, self.bots[seat], self.names[seat]) or self.text("tui-bot")) if self.bots[seat] else self.text("tui-you")


def earlier_rules(lang: str, game: Game, version: int) -> str:
    """The sentence that a game is played by an earlier version of its rules; empty if it is not."""
    return text(lang, "earlier-rules", version=version, today=game.version) if version != game.version else ""


def key_label(key: str) -> Text:
    return Text(f"[{key}]", "bold yellow")


def append_messages(lines: list[Line], texts: TableTexts, messages: Iterable[Message]) -> None:
    """Append messages to the event log."""
    i18n.append_messages(lines, texts.lang, messages, texts.named)


def format_line(texts: TableTexts, line: Line) -> str:
    """`Badger rolled 2 dice: troll · key`"""
    return i18n.format_line(texts.lang, line)


def replay_lines(texts: TableTexts, log: Log, seat: int) -> list[Line]:
    """The event log of a whole game, as that seat saw it."""
    lines: list[Line] = []
    for state, action in zip(texts.game.states(log), log.actions, strict=False):
        append_messages(lines, texts, texts.game.tell(state, action, seat))
    return lines


def score_breakdown(texts: TableTexts, states: Iterable[State]) -> list[str]:
    """The breakdown of the final points, one line for each seat."""
    counts = texts.game.count(states)
    return [
        texts.text("tui-count", who=texts.named[seat], parts=" · ".join(map(texts.say, parts))) for seat, (_, *parts) in enumerate(counts)
    ]


def ranking(texts: TableTexts, keys: list[int], scores: list[str]) -> list[str]:
    """The final ranking, one line for each seat; equal scores share a place."""
    places = [1 + sum(other > key for other in keys) for key in keys]
    order = sorted(range(len(keys)), key=lambda seat: (places[seat], seat))
    return [texts.text("tui-place", place=places[seat], who=texts.named[seat], score=scores[seat]) for seat in order]

"""Words for what is on the table: names of seats, labels of moves, lines of the story."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from doubloon import i18n
from doubloon.engine.game import Game
from doubloon.engine.log import Log
from doubloon.engine.message import Message
from doubloon.engine.record import State
from doubloon.i18n import Line, face, format_message, text


@dataclass(frozen=True)
class TableTexts:
    """In which language, and with which names, a game is told."""

    lang: str
    game: Game
    names: list[str]
    bots: list[str]
    marks: tuple[str, ...] = ()  # at a live table: what stands before each name

    def text(self, key: str, **values: object) -> str:
        return text(self.lang, key, **values)

    def say(self, message: Message, part: str = "") -> str:
        return format_message(self.lang, message, self.names, part)

    def key(self, message: Message) -> str:
        """The key, or two keys, that do it."""
        return self.say(message, ".key").lower()

    def mark(self, seat: int) -> str:
        """Who sits there: a person at this terminal, or a bot, with its face if it has one."""
        if self.marks:
            return self.marks[seat]
        return (face(self.lang, self.bots[seat], self.names[seat]) or self.text("tui-bot")) if self.bots[seat] else self.text("tui-you")


def append_messages(lines: list[Line], texts: TableTexts, told: Iterable[Message]) -> None:
    """Append what was told."""
    i18n.append_messages(lines, texts.lang, told, texts.names)


def format_line(texts: TableTexts, line: Line) -> str:
    """`Badger rolled 2 dice: troll · key`"""
    return i18n.format_line(texts.lang, line)


def replay_lines(texts: TableTexts, log: Log, seat: int) -> list[Line]:
    """The whole story of a log, as that seat was told it."""
    lines: list[Line] = []
    for state, action in zip(texts.game.states(log), log.actions, strict=False):
        append_messages(lines, texts, texts.game.tell(state, action, seat))
    return lines


def score_breakdown(texts: TableTexts, states: Iterable[State]) -> list[str]:
    """How the points of a whole game came about, a line for each seat."""
    counts = texts.game.count(states)
    return [
        texts.text("tui-count", who=texts.names[seat], parts=" · ".join(map(texts.say, parts))) for seat, (_, *parts) in enumerate(counts)
    ]


def ranking(texts: TableTexts, keys: list[int], scores: list[str]) -> list[str]:
    """The seats from the best down, one line each; equals share a place."""
    places = [1 + sum(other > key for other in keys) for key in keys]
    order = sorted(range(len(keys)), key=lambda seat: (places[seat], seat))
    return [texts.text("tui-place", place=places[seat], who=texts.names[seat], score=scores[seat]) for seat in order]

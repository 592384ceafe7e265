"""Words for what is on the table: names of seats, labels of moves, lines of the story."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from doubloon.engine.game import Game
from doubloon.engine.log import Log
from doubloon.engine.message import Message
from doubloon.i18n import text

SEATS = ("who", "loser")  # values of messages that are seats


@dataclass(frozen=True)
class Scene:
    """In which language, and with which names, a game is told."""

    lang: str
    game: Game
    names: list[str]
    bots: list[str]

    def text(self, key: str, **values: object) -> str:
        return text(self.lang, key, **values)

    def say(self, message: Message, part: str = "") -> str:
        """A message in words; `part` asks for its `.key` or `.help`."""
        values = {name: self.names[value] if name in SEATS else value for name, value in message.values.items()}
        return self.text(message.key + part, **values)

    def mark(self, seat: int) -> str:
        """Who sits there: a person at this terminal, or a bot."""
        return self.text("tui-bot" if self.bots[seat] else "tui-you")


Line = list[str]  # a sentence, and the brief messages that follow it


def add_told(lines: list[Line], scene: Scene, told: Iterable[Message]) -> None:
    """Append what was told."""
    for message in told:
        words = scene.say(message)
        if message.brief and lines:
            lines[-1].append(words)
        else:
            lines.append([words])


def written(scene: Scene, line: Line) -> str:
    """`Badger rolled 2 dice: troll · key`"""
    sentence, *brief = line
    return scene.text("tui-told", sentence=sentence, brief=" · ".join(brief)) if brief else sentence


def retold(scene: Scene, log: Log, seat: int) -> list[Line]:
    """The whole story of a log, as that seat was told it."""
    lines: list[Line] = []
    for state, action in zip(scene.game.states(log), log.actions, strict=False):
        add_told(lines, scene, scene.game.tell(state, action, seat))
    return lines


def ranking(scene: Scene, keys: list[int], scores: list[str]) -> list[str]:
    """The seats from the best down, one line each; equals share a place."""
    places = [1 + sum(other > key for other in keys) for key in keys]
    order = sorted(range(len(keys)), key=lambda seat: (places[seat], seat))
    return [scene.text("tui-place", place=places[seat], who=scene.names[seat], score=scores[seat]) for seat in order]

"""A text without a language: a key of the catalogues, with values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Message(NamedTuple):
    """A value is a number (`who`, `loser` and `owner` are seats; the reader's program puts in their names), a text that is the same in
    every language, or a list of messages."""

    key: str
    values: Mapping[str, int | str | tuple[Message, ...]] = {}
    brief: bool = False  # it may continue the line of the message before it

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={_plain(value)}" for name, value in self.values.items())])


def _plain(value: int | str | tuple[Message, ...]) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, tuple) else str(value)


def say(key: str, **values: int | str | tuple[Message, ...]) -> Message:
    """A message that is a whole sentence."""
    return Message(key, values)


def victory(keys: Sequence[int]) -> list[Message]:
    """A message for each winner, given the ranking keys of all seats."""
    winners = [seat for seat, key in enumerate(keys) if key == max(keys)]
    return [say("won" if len(winners) == 1 else "won-shared", who=seat) for seat in winners]


def aside(key: str, **values: int | str | tuple[Message, ...]) -> Message:
    """A brief message, which may continue the line of the message before it."""
    return Message(key, values, brief=True)

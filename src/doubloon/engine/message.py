"""A thing said, before it has a language: a key of the catalogues with its values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Message(NamedTuple):
    """A value is a number (`who`, `loser` and `owner` are seats: whoever shows the message knows their names), a text that is the same in
    every language, or other messages, to be listed."""

    key: str
    values: Mapping[str, int | str | tuple[Message, ...]] = {}
    brief: bool = False  # a few words that may follow on the line of the message before

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={_plain(value)}" for name, value in self.values.items())])


def _plain(value: int | str | tuple[Message, ...]) -> str:
    return f"[{', '.join(map(str, value))}]" if isinstance(value, tuple) else str(value)


def say(key: str, **values: int | str | tuple[Message, ...]) -> Message:
    """A sentence."""
    return Message(key, values)


def victory(keys: Sequence[int]) -> list[Message]:
    """Who won, by the keys of all seats: one, or those who share it."""
    winners = [seat for seat, key in enumerate(keys) if key == max(keys)]
    return [say("won" if len(winners) == 1 else "won-shared", who=seat) for seat in winners]


def aside(key: str, **values: int | str | tuple[Message, ...]) -> Message:
    """A few words."""
    return Message(key, values, brief=True)

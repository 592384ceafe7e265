"""Scenes, for tests: what lies on a table, piece by piece."""

from collections.abc import Iterable, Iterator

from doubloon.engine.message import Message
from doubloon.testing.counts import some

WORDS = ("title", "short", "mark", "letter")  # parts of a thing's message
OF_A_KEY = 60  # messages that are put into words
LOOKS = ("art", "tint", "columns")  # parts of how it looks: of `KEY-look`


def look(message: Message) -> Message:
    """How a thing looks, with the same values."""
    return Message(f"{message.key}-look", message.values)


def inner(message: Message) -> tuple[Message, ...]:
    """The pieces of a group."""
    found = message.values.get("pieces", ())
    assert isinstance(found, tuple)
    return found


def pieces(scene: Iterable[Message]) -> Iterator[Message]:
    """Groups, and what lies in them."""
    for message in scene:
        yield from (message, *inner(message))


def with_inner(message: Message) -> Iterator[Message]:
    """A message, and those inside it."""
    yield message
    for value in message.values.values():
        for each in value if isinstance(value, tuple) else ():
            yield from with_inner(each)


def of_every_key(messages: Iterable[Message]) -> Iterator[Message]:
    """So many different ones of every key; `make soak` takes all."""
    by_key: dict[str, dict[str, Message]] = {}
    for message in messages:
        by_key.setdefault(message.key, {})[str(message)] = message
    for found in by_key.values():
        yield from some(list(found.values()), min(len(found), OF_A_KEY))


def touches(scene: Iterable[Message]) -> set[int]:
    """The moves that are made by touching a piece."""
    return {int(str(each.values["action"])) for each in pieces(scene) if "action" in each.values}


def found(scene: Iterable[Message], key: str) -> list[Message]:
    """All of that key."""
    return [each for each in pieces(scene) if each.key == key]

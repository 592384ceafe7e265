"""Scenes, for tests: what lies on a table, piece by piece."""

from collections.abc import Iterable, Iterator

from doubloon.engine.message import Message

WORDS = ("title", "short", "mark", "letter")  # parts of a thing's message
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


def touches(scene: Iterable[Message]) -> set[int]:
    """The moves that are made by touching a piece."""
    return {int(str(each.values["action"])) for each in pieces(scene) if "action" in each.values}


def found(scene: Iterable[Message], key: str) -> list[Message]:
    """All of that key."""
    return [each for each in pieces(scene) if each.key == key]

"""Scenes, for tests: what lies on a table, piece by piece."""

from collections.abc import Iterable, Iterator

from doubloon.engine.message import Message

PARTS = ("title", "short", "art", "look", "mark", "tint", "letter", "columns")


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

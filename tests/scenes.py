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


def named(scene: Iterable[Message], key: str) -> list[str]:
    """What of that key lies there, each with its values; pieces and moves aside."""
    return [values_of(each) for each in pieces(scene) if each.key == key]


def values_of(message: Message) -> str:
    shown = {name: value for name, value in message.values.items() if name not in ("piece", "pieces")}
    return " ".join(f"{name}={value}" for name, value in shown.items())

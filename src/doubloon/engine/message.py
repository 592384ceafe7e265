"""A thing said, before it has a language: a key of the catalogues with its values."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Message:
    """Values are numbers; `who`, `loser` and the like are seats: whoever shows the message knows their names."""

    key: str
    values: dict[str, int] = field(default_factory=dict)
    brief: bool = False  # a few words that may follow on the line of the message before

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.values.items())])


def say(key: str, **values: int) -> Message:
    """A sentence."""
    return Message(key, values)


def aside(key: str, **values: int) -> Message:
    """A few words."""
    return Message(key, values, brief=True)

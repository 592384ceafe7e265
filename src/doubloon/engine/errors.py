"""The errors of the public interface. Rules never raise; these are raised before anything has changed.

ValueError
└── Refusal
    ├── UnknownGame   no game has that id
    ├── BadSetup      seats, first seat or options that cannot be played
    ├── UnknownSeat   a seat that this table does not have
    ├── IllegalMove   an action that is not a move now
    └── BadLog        a log that is damaged, foreign or does not fit its game
"""

from __future__ import annotations

from collections.abc import Callable, Mapping


class Refusal(ValueError):
    """The text says what was asked and what is allowed; `key` and `values` let a catalogue say it in any language."""

    def __init__(self, key: str, text: str, **values: object) -> None:
        super().__init__(text)
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[Callable[..., Refusal], tuple[object, ...]]:
        """It can be sent from one process to another."""
        return _again, (type(self), self.key, str(self), self.values)


def _again(kind: type[Refusal], key: str, text: str, values: Mapping[str, object]) -> Refusal:
    return kind(key, text, **values)


class UnknownGame(Refusal):
    """No game has that id."""


class BadSetup(Refusal):
    """Seats, first seat or options that cannot be played."""


class UnknownSeat(Refusal):
    """A seat that this table does not have."""


class IllegalMove(Refusal):
    """An action that is not a move now."""


class BadLog(Refusal):
    """A log that is damaged, foreign, or does not fit its game."""

"""What workers that serve the same tables tell each other, and which of them runs a table's clocks and bots. Who is alone tells nobody."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Protocol

import msgspec


class _Word(msgspec.Struct, frozen=True, kw_only=True, tag_field="word"):
    table: str


class Happening(_Word, frozen=True, kw_only=True, tag="happening"):
    """Events are on disk that follow the `after` first ones: here they are, unless they are too long for a word."""

    after: int
    bodies: list[str] = []


class Here(_Word, frozen=True, kw_only=True, tag="here"):
    """All who are at the table by this worker."""

    holders: list[int] = []
    watchers: int = 0
    holding: list[int] = []  # seats


class Who(_Word, frozen=True, kw_only=True, tag="who"):
    """Who is at the table by the others?"""


class Rolling(_Word, frozen=True, kw_only=True, tag="rolling"):
    """Dice of a race tumble."""

    seat: int
    settles: int  # in ms


class Passed(_Word, frozen=True, kw_only=True, tag="passed"):
    """A message for all devices at the table."""

    message: str


Word = Happening | Here | Who | Rolling | Passed


class Ears(Protocol):
    """Who listens: all tables of this worker."""

    def hear(self, worker: str, word: Word) -> None: ...

    def wake(self, tables: Iterable[str]) -> None:
        """Their clocks and bots are this worker's from now on."""

    def part(self, workers: Set[str]) -> None:
        """These are all that are there."""

    def refresh(self) -> None:
        """Words may have been missed."""

    def at_work(self) -> list[str]:
        """The tables that are in memory."""


class Hub(Protocol):
    def attend(self, ears: Ears) -> None: ...

    def say(self, word: Word) -> None:
        """To all other workers, soon."""

    def runs(self, table: str) -> bool:
        """Are the clocks and bots of this table run here?"""

    def look(self) -> None:
        """Tables have come to this worker, or rest."""

    async def close(self) -> None: ...


class Alone:
    """The only worker."""

    def attend(self, ears: Ears) -> None:
        pass

    def say(self, word: Word) -> None:
        pass

    def runs(self, table: str) -> bool:
        return True

    def look(self) -> None:
        pass

    async def close(self) -> None:
        pass

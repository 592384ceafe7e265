"""The finished games of a run, in whatever order their chunks arrive."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import reduce
from operator import add
from typing import Any, Generic, Protocol, TypeVar

Span = tuple[int, int]  # the number of the first game, and that after the last one


class Part(Protocol):
    """What was found in some games: parts of neighbouring games can be added."""

    @property
    def games(self) -> int: ...

    def __add__(self, other: Any, /) -> Any: ...


P = TypeVar("P", bound=Part)


@dataclass
class Finished(Generic[P]):
    """Parts that touch become one, so there are as many as there are gaps, however many games are finished."""

    none: P  # the part of no games
    parts: dict[int, P] = field(default_factory=dict)  # by the number of their first game

    def add(self, number: int, part: P) -> None:
        """Add the part that begins with this game."""
        before = next((start for start, each in self.parts.items() if start + each.games == number), None)
        if before is not None:
            part, number = self.parts.pop(before) + part, before
        if part.games and (after := self.parts.pop(number + part.games, None)) is not None:
            part += after
        if part.games:
            self.parts[number] = part

    @property
    def first(self) -> P:
        """The part from game 0 on, up to the first gap."""
        return self.parts.get(0, self.none)

    @property
    def total(self) -> P:
        """All games."""
        return reduce(add, (self.parts[start] for start in sorted(self.parts))) if self.parts else self.none

    @property
    def end(self) -> int:
        """The number after the last game."""
        return max((start + part.games for start, part in self.parts.items()), default=0)

    def missing(self, end: int) -> list[Span]:
        """The gaps up to this number."""
        spans, number = [], 0
        for start in sorted(self.parts):
            spans.append((number, min(start, end)))
            number = start + self.parts[start].games
        spans.append((number, end))
        return [(low, high) for low, high in spans if low < high]


def finished_of(none: P, parts: Iterable[tuple[int, P]]) -> Finished[P]:
    """Those of parts with the number of their first game."""
    finished = Finished(none)
    for number, part in parts:
        finished.add(number, part)
    return finished

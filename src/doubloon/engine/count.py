"""What the laboratory counts along a game, said by small rules.

They run in plain Python, compiled, and on a GPU::

    @rule
    def sixes(state, action, counts):
        if state.rolling and action == 6:
            counts[0] += 1

    Count(("sixes",), note=sixes)
"""

from __future__ import annotations

from dataclasses import dataclass

from doubloon.engine.rule import Rule, is_rule

MOST = 1 << 20  # a count of one game lies between -MOST and MOST, so that sums of squares over many games fit into 64 bits


@dataclass(frozen=True)
class Count:
    """One figure for each name. `note(state, action, counts)` is called before each action, and `end(state, counts)` after the last one.
    `counts` are this game's: one integer for each name, then `memory` more that are no figures. All are 0 when a game begins."""

    names: tuple[str, ...]
    note: Rule | None = None
    end: Rule | None = None
    memory: int = 0
    is_share: bool = False  # every count of a game is 0 or 1: the figure is a share of the games

    def __post_init__(self) -> None:
        if type(self.names) is not tuple or not self.names or not all(type(name) is str and name for name in self.names):
            raise ValueError(f"the names of a count are a tuple of words, not {self.names!r}")
        if self.note is None and self.end is None:
            raise ValueError(f"{self.names[0]}: a count has a rule `note`, or `end`, or both")
        for each in (self.note, self.end):
            if each is not None and not is_rule(each):
                raise ValueError(f"{self.names[0]}: {each!r} is not marked with @rule")

    @property
    def cells(self) -> int:
        return len(self.names) + self.memory

"""The coach: what each move is worth, the odds of what comes next, hints with a reason, and luck and skill after a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from doubloon.engine.log import Log

if TYPE_CHECKING:
    from doubloon.coach.luck import Report


Word = Literal["skilled", "unlucky", "lucky", "learning"]  # the kind word of a report for a player


def report(log: Log, *, seed: int = 0, progress: Callable[[int, int], None] | None = None) -> Report:
    """How luck and choices made the result of a finished game. `progress` receives the work done, and all of it."""
    from doubloon.coach.luck import analyse  # imported here, since it loads the compiler

    return analyse(log, seed=seed, progress=progress)

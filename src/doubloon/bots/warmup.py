"""Search is compiled once, at set-up, and kept; a table never waits for the compiler."""

from __future__ import annotations

from pathlib import Path

from doubloon.bots.bot import Budget
from doubloon.bots.cunning import method
from doubloon.bots.search import search
from doubloon.engine.cache import folder
from doubloon.engine.game import Game


def is_warm(game: Game) -> bool:
    """Has the search of this game been compiled, by this very version?"""
    mark = _mark(game)
    return mark is not None and mark.exists()


def warm_up(game: Game) -> bool:
    """Compile the search of a game; False if the result cannot be kept."""
    view = game.know(game.new(), 0)
    search(method(game), view, (), seed=0, budget=Budget(iterations=1))
    mark = _mark(game)
    if mark is not None:
        mark.touch()
    return mark is not None


def _mark(game: Game) -> Path | None:
    kept = folder()
    return kept and kept / f"warm-{game.id}"

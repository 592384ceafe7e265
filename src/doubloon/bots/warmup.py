"""Compiles the search of a game ahead of time and caches it, so that no table waits for the compiler."""

from __future__ import annotations

from pathlib import Path

from doubloon.bots.bot import Budget
from doubloon.bots.cunning import method
from doubloon.bots.search import compiled_rules, grower, search
from doubloon.engine.batch import rule_set
from doubloon.engine.cache import folder, modules_of
from doubloon.engine.game import Game


def is_warm(game: Game) -> bool:
    """True if this version of the program has compiled the search of this game."""
    marker = _marker(game)
    return marker is not None and marker.exists()


def warm_up(game: Game) -> bool:
    """Compile the search of a game; False if the cache folder cannot be written."""
    view = game.know(game.new(), 0)
    search(method(game), view, (), seed=0, budget=Budget(iterations=1))
    marker = _marker(game)
    if marker is not None:
        marker.touch()
    return marker is not None


def _marker(game: Game) -> Path | None:
    rules = compiled_rules(rule_set(game), method(game).rollouts, method(game).worth_trying)
    cache = folder(*modules_of([grower, *rules]))
    return cache and cache / f"warm-{game.id}"

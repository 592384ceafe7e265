"""Compiles the search of a game, and the playouts of hints, ahead of time and caches them, so that no table waits for the compiler."""

from __future__ import annotations

from pathlib import Path

from doubloon.bots import evaluate
from doubloon.bots.bot import Budget
from doubloon.bots.cunning import method
from doubloon.bots.evaluate import Playouts, Roots, play_on
from doubloon.bots.policies import best_policy
from doubloon.bots.search import compiled_rules, grower, search
from doubloon.engine.batch import rule_set
from doubloon.engine.cache import folder, modules_of
from doubloon.engine.game import Game


def is_warm(game: Game) -> bool:
    """True if this version of the program has compiled the search and the playouts of this game."""
    return is_search_warm(game) and are_playouts_warm(game)


def is_search_warm(game: Game) -> bool:
    marker = _search_marker(game)
    return marker is not None and marker.exists()


def are_playouts_warm(game: Game) -> bool:
    marker = _playouts_marker(game)
    return marker is not None and marker.exists()


def warm_up(game: Game) -> bool:
    """Compile the search and the playouts of a game; False if the cache folder cannot be written."""
    return warm_up_search(game) and warm_up_playouts(game)


def warm_up_search(game: Game) -> bool:
    view = game.know(game.new(), 0)
    search(method(game), view, (), seed=0, budget=Budget(iterations=1))
    return _touch(_search_marker(game))


def warm_up_playouts(game: Game) -> bool:
    opening = game.new()
    play_on(game, Roots.of(opening, [()]), Playouts((best_policy(game),) * opening.seats, 1))
    return _touch(_playouts_marker(game))


def _touch(marker: Path | None) -> bool:
    if marker is not None:
        marker.touch()
    return marker is not None


def _search_marker(game: Game) -> Path | None:
    rules = compiled_rules(rule_set(game), method(game).rollouts, method(game).worth_trying)
    cache = folder(*modules_of([grower, *rules]))
    return cache and cache / f"warm-{game.id}"


def _playouts_marker(game: Game) -> Path | None:
    cache = folder(*modules_of([evaluate.loop_of, *rule_set(game).functions(), best_policy(game) or evaluate.loop_of]))
    return cache and cache / f"playouts-{game.id}"

"""The parts of bots that a game brings: the module `bots` in its folder, which may have all of them, some, or none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache, partial
from typing import Any

from doubloon.bots.bot import Bot, Budget
from doubloon.engine.draws import Draw
from doubloon.engine.game import Game
from doubloon.engine.play import Policy
from doubloon.engine.record import View


def nothing_hidden(view: View, draw: Draw) -> None:
    """Default of `fill_hidden`: what a seat sees is all that it could know."""


@dataclass(frozen=True)
class Parts:
    """The names that a game's `bots` may define. A policy is a rule `policy(view, weights)`, for tables, compiled play and search; None
    plays at random."""

    gentle: Policy = None  # plays like a child
    clever: Policy = None  # knows the rules of thumb
    worth_trying: Policy = None  # for search: prunes moves that are never better than another
    fill_hidden: Callable[[Any, Draw], None] = nothing_hidden  # makes a `know` view of what a newcomer sees: draws what is hidden
    SAMPLES: int = 1  # how often a hint draws what is hidden


@cache
def parts_of(game: Game) -> Parts:
    module = game.part("bots")
    return Parts(**{each.name: getattr(module, each.name) for each in fields(Parts) if hasattr(module, each.name)})


@cache
def policies_of(game: Game) -> Mapping[str, Policy]:
    """The policies of a game by name, the weakest first; every game has `random`."""
    parts = parts_of(game)
    own = {name: policy for name, policy in (("gentle", parts.gentle), ("clever", parts.clever)) if policy is not None}
    return {**own, "random": None}


def stand_in(game: Game) -> str:
    """The bot that plays where another cannot: the best one that needs no search."""
    return next(name for name in ("clever", "gentle", "random") if name in policies_of(game))


def best_policy(game: Game) -> Policy:
    """The policy of the stand-in, from which search sets out."""
    return policies_of(game)[stand_in(game)]


def odds(game: Game, policy: Policy, view: View, moves: Sequence[int]) -> dict[int, int]:
    """The odds with which a policy chooses each move."""
    weights = [0] * game.actions
    for action in moves:
        weights[action] = 1
    if policy is not None:
        policy(view, weights)
    return {action: weights[action] for action in moves if weights[action] > 0}


def bot_of(game: Game, policy: Policy) -> Bot:
    """Wrap a policy as a bot."""
    return partial(_choose, game, policy)


def _choose(game: Game, policy: Policy, view: View, moves: Sequence[int], draw: Draw, budget: Budget) -> int:
    return draw(odds(game, policy, view, moves))

"""Cunning: looks ahead by search, and leaves the way of clever only where the search is sure of it."""

from __future__ import annotations

from collections.abc import Sequence

from doubloon.bots.bot import Budget, Draw, seed_of
from doubloon.bots.policies import POLICIES, WORTH_TRYING, odds
from doubloon.bots.search import Method, MoveEstimate, search
from doubloon.engine.game import Game
from doubloon.engine.record import View

SERIOUS = 0.1  # moves with less than this part of the most visits were given up by the search
SURE = 2.5  # standard errors of the difference; of several moves one always looks better than it is


def choose(game: Game, view: View, moves: Sequence[int], draw: Draw, budget: Budget) -> int:
    return moves[0] if len(moves) == 1 else best_move(game, view, evaluate(game, view, moves, draw, budget))


def evaluate(game: Game, view: View, moves: Sequence[int], draw: Draw, budget: Budget) -> list[MoveEstimate]:
    """What search says of each move."""
    return search(method(game), view, moves, seed=seed_of(draw), budget=budget)


def method(game: Game) -> Method:
    """How cunning searches a game."""
    return Method(game, POLICIES[game.id]["clever"], WORTH_TRYING.get(game.id))


def best_move(game: Game, view: View, found: Sequence[MoveEstimate]) -> int:
    """The best move; but what clever would do, if the search cannot tell it from the best."""
    most = max(each.visits for each in found)
    serious = [each for each in found if each.visits >= SERIOUS * most]
    best = max(serious, key=lambda each: each.value - each.error)
    advice = odds(game, POLICIES[game.id]["clever"], view, [each.action for each in serious])
    for each in serious:
        doubt = SURE * (best.error**2 + each.error**2) ** 0.5
        if advice.get(each.action) and best.value - each.value <= doubt:
            return each.action
    return best.action

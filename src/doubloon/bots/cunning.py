"""Cunning: searches, and plays the move of the game's best policy unless another one is significantly better."""

from __future__ import annotations

from collections.abc import Sequence

from doubloon.bots.bot import Budget, seed_of
from doubloon.bots.policies import best_policy, odds, parts_of
from doubloon.bots.search import Method, MoveEstimate, search
from doubloon.engine.draws import Draw
from doubloon.engine.game import Game
from doubloon.engine.record import View

MIN_VISIT_SHARE = 0.1  # of the most visits; the search has given up moves with fewer
SIGNIFICANCE = 2.5  # standard errors of the difference; high, since the best of several estimates is biased upwards


def choose(game: Game, view: View, moves: Sequence[int], draw: Draw, budget: Budget) -> int:
    return moves[0] if len(moves) == 1 else best_move(game, view, evaluate(game, view, moves, draw, budget))


def evaluate(game: Game, view: View, moves: Sequence[int], draw: Draw, budget: Budget) -> list[MoveEstimate]:
    """Estimate each move by search."""
    return search(method(game), view, moves, seed=seed_of(draw), budget=budget)


def method(game: Game) -> Method:
    """The search settings of cunning for a game."""
    return Method(game, best_policy(game), parts_of(game).worth_trying)


def best_move(game: Game, view: View, found: Sequence[MoveEstimate]) -> int:
    """The best move; that of the best policy if it is not significantly worse. Random play has no say."""
    most = max(each.visits for each in found)
    serious = [each for each in found if each.visits >= MIN_VISIT_SHARE * most]
    best = max(serious, key=lambda each: each.value - each.error)
    policy = best_policy(game)
    advice = {} if policy is None else odds(game, policy, view, [each.action for each in serious])
    for each in serious:
        doubt = SIGNIFICANCE * (best.error**2 + each.error**2) ** 0.5
        if advice.get(each.action) and best.value - each.value <= doubt:
            return each.action
    return best.action

"""What a bot would do in a person's place, that sees what the person sees and remembers nothing (G-8)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from doubloon.bots import DEFAULT, available_bot
from doubloon.bots.bot import Budget, Draw
from doubloon.bots.memoryless import memoryless_view
from doubloon.bots.policies import POLICIES, odds
from doubloon.engine.game import Game
from doubloon.engine.record import View

if TYPE_CHECKING:
    from doubloon.bots.search import MoveEstimate

DEALS = {"my-treasure": 8}  # how often chance says what is covered; in other games once is enough


@dataclass(frozen=True)
class Advice:
    action: int
    bot: str  # who gives it
    estimates: Sequence[MoveEstimate] = ()  # the moves that were tried, the best first; none if nothing was searched


def advise(game: Game, shown: View, moves: Sequence[int], draw: Draw, budget: Budget) -> Advice:
    """By cunning, with the chances of each move; by clever, without any, until the search of the game is compiled."""
    if len(moves) == 1:
        return Advice(moves[0], DEFAULT)
    views = [memoryless_view(game, shown, draw) for _ in range(DEALS.get(game.id, 1))]
    if available_bot(game, "cunning") != "cunning":
        return Advice(_usual(game, views, moves), DEFAULT)
    from doubloon.bots.cunning import best_move, evaluate

    part = replace(budget, seconds=budget.seconds / len(views), iterations=budget.iterations and max(1, budget.iterations // len(views)))
    found = merge_estimates(evaluate(game, view, moves, draw, part) for view in views)
    best = best_move(game, views[0], found)
    return Advice(best, "cunning", sorted(found, key=lambda each: (each.action != best, -each.value)))


def _usual(game: Game, views: Iterable[View], moves: Sequence[int]) -> int:
    """What clever does most often."""
    shares: Counter[int] = Counter()
    for view in views:
        found = odds(game, POLICIES[game.id][DEFAULT], view, moves)
        shares.update({action: weight * 1000 // sum(found.values()) for action, weight in found.items()})
    return max(moves, key=lambda action: shares[action])


def merge_estimates(searches: Iterable[Sequence[MoveEstimate]]) -> list[MoveEstimate]:
    """What several searches found of the same moves, as if it were one; without the moves that none tried."""
    found: dict[int, MoveEstimate] = {}
    for each in (each for search in searches for each in search if each.visits):
        known = found.get(each.action)
        found[each.action] = each if known is None else _together(known, each)
    return list(found.values())


def _together(one: MoveEstimate, other: MoveEstimate) -> MoveEstimate:
    visits = one.visits + other.visits
    value = (one.value * one.visits + other.value * other.visits) / visits
    error = math.hypot(one.error * one.visits, other.error * other.visits) / visits
    return replace(one, value=value, visits=visits, error=error)

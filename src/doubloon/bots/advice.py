"""Hints: what a bot would play if it sees what the person sees and remembers nothing (G-8)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from doubloon.bots import available_bot
from doubloon.bots.bot import Budget
from doubloon.bots.memoryless import memoryless_view
from doubloon.bots.policies import best_policy, odds, parts_of, stand_in
from doubloon.engine.draws import Draw
from doubloon.engine.game import Game
from doubloon.engine.record import View

if TYPE_CHECKING:
    from doubloon.bots.search import MoveEstimate


@dataclass(frozen=True)
class Advice:
    action: int
    bot: str  # the bot that gives the hint
    estimates: Sequence[MoveEstimate] = ()  # of the moves searched, best first; empty without a search


def advise(game: Game, visible: View, moves: Sequence[int], draw: Draw, budget: Budget) -> Advice:
    """A hint by cunning, with an estimate for each move; by the stand-in, without estimates, until the search is compiled."""
    if len(moves) == 1:
        return Advice(moves[0], stand_in(game))
    views = [memoryless_view(game, visible, draw) for _ in range(parts_of(game).SAMPLES)]
    if available_bot(game, "cunning") != "cunning":
        return Advice(_most_likely(game, views, moves), stand_in(game))
    from doubloon.bots.cunning import best_move, evaluate

    share = replace(budget, seconds=budget.seconds / len(views), iterations=budget.iterations and max(1, budget.iterations // len(views)))
    found = merge_estimates(evaluate(game, view, moves, draw, share) for view in views)
    best = best_move(game, views[0], found)
    return Advice(best, "cunning", sorted(found, key=lambda each: (each.action != best, -each.value)))


def _most_likely(game: Game, views: Iterable[View], moves: Sequence[int]) -> int:
    """The move that the best policy plays most often."""
    shares: Counter[int] = Counter()
    for view in views:
        found = odds(game, best_policy(game), view, moves)
        shares.update({action: weight * 1000 // sum(found.values()) for action, weight in found.items()})
    return max(moves, key=lambda action: shares[action])


def merge_estimates(searches: Iterable[Sequence[MoveEstimate]]) -> list[MoveEstimate]:
    """Pool the estimates of several searches of the same moves; drops moves without visits."""
    found: dict[int, MoveEstimate] = {}
    for each in (each for search in searches for each in search if each.visits):
        known = found.get(each.action)
        found[each.action] = each if known is None else _merge(known, each)
    return list(found.values())


def _merge(one: MoveEstimate, other: MoveEstimate) -> MoveEstimate:
    visits = one.visits + other.visits
    value = (one.value * one.visits + other.value * other.visits) / visits
    error = math.hypot(one.error * one.visits, other.error * other.visits) / visits
    return replace(one, value=value, visits=visits, error=error)

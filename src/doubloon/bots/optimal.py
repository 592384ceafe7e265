"""Bots that play exact solutions: Pig for two seats, and in Troll & Dragon the turn with the highest expected points."""

from __future__ import annotations

from collections.abc import Sequence

from doubloon.bots.bot import Budget, Draw
from doubloon.engine.errors import BadSetup
from doubloon.games.pig.rules import PigFields, PigView
from doubloon.games.troll_dragon.rules import TrollDragonView
from doubloon.solve import PIG_TARGETS


def pig(view: PigView, moves: Sequence[int], draw: Draw, budget: Budget) -> int:
    """Optimal play: no opponent can push it below the solved chance to win. Deterministic."""
    from doubloon.solve.pig import solve_pig  # imported here, since it loads the compiler

    check_pig(view)
    return solve_pig(view.target).best(view.banked[view.turn], view.banked[1 - view.turn], view.at_risk)


def check_pig(table: PigFields) -> None:
    """Raise BadSetup for a table that is not solved."""
    high = PIG_TARGETS[1]
    if table.seats != 2 or table.target > high:
        text = f"the optimal bot plays Pig for 2 seats and up to {high} points, not for {table.seats} seats and {table.target} points"
        raise BadSetup("bot/optimal", text, high=high, seats=table.seats, asked=table.target)


def troll_dragon(view: TrollDragonView, moves: Sequence[int], draw: Draw, budget: Budget) -> int:
    """Maximises the expected points of a turn, regardless of the other seats. Deterministic."""
    from doubloon.solve.troll_dragon import best_turn

    return best_turn(view).best(view) if len(moves) > 1 else next(iter(moves))

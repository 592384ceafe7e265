"""What the exact solutions play: Pig for two and three seats, Troll & Dragon for two, and for more its turn with the most points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from doubloon.engine.errors import BadSetup
from doubloon.games.pig.rules import PigFields, PigView
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import TrollDragonFields, TrollDragonView
from doubloon.solve import PIG_TARGETS
from doubloon.solve.troll_dragon_win.solved import REFUSAL, SMALL, is_shipped, is_small


def pig(view: PigView, moves: Sequence[int]) -> int:
    """Optimal play. With two seats no opponent can push it below the solved chance to win; with three it is the best reply to players who
    play like it. Deterministic."""
    check_pig(view)
    if view.seats == 2:
        from doubloon.solve.pig import solve_pig  # imported here, since it loads the compiler

        return solve_pig(view.target).best(view.banked[view.turn], view.banked[1 - view.turn], view.at_risk)
    from doubloon.solve.pig_three import in_turn, solve_pig_for_three

    return solve_pig_for_three(view.target).best(in_turn(view.banked, view.turn), view.at_risk)


def check_pig(table: PigFields) -> None:
    """Raise BadSetup for a table that is not solved."""
    if is_pig_solved(table):
        return
    (_, two), (_, three) = PIG_TARGETS[2], PIG_TARGETS[3]
    text = f"the optimal bot plays Pig for 2 seats and up to {two} points, or 3 and {three}, not for {table.seats} and {table.target}"
    raise BadSetup("bot/optimal", text, two=two, three=three, seats=table.seats, asked=table.target)


def is_pig_solved(table: PigFields) -> bool:
    return table.seats in PIG_TARGETS and table.target <= PIG_TARGETS[table.seats][1]


def troll_dragon(view: TrollDragonView, moves: Sequence[int]) -> int:
    """With two seats plays for the win, else for the expected points of its turn, regardless of the others. Deterministic."""
    if len(moves) == 1:
        return next(iter(moves))
    if view.seats > 2:
        from doubloon.solve.troll_dragon import best_turn

        return best_turn(view).best(view)
    from doubloon.solve.troll_dragon_win.turn import winning_turn

    check_troll_dragon(view)
    return winning_turn(view).best(view)


def check_troll_dragon(table: TrollDragonFields) -> None:
    """Raise BadSetup for a table of two seats that is not solved."""
    options = {name: getattr(table, name) for name in TROLL_DRAGON.options}
    if table.seats == 2 and not (is_shipped(options) or is_small(options)):
        raise BadSetup("bot/optimal-stocks", REFUSAL, diamonds=SMALL[0], nuggets=SMALL[1])


@dataclass(frozen=True)
class Solution:
    """Of one game, whose views and tables it takes."""

    best: Callable[[Any, Sequence[int]], int]  # the move, from what the seat knows
    check: Callable[[Any], None]  # raises BadSetup for a table that is not solved


SOLUTIONS = {"pig": Solution(pig, check_pig), "troll-dragon": Solution(troll_dragon, check_troll_dragon)}

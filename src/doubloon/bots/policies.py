"""Policies by game and strength. A policy is a rule `policy(view, weights)`, for tables, compiled play and search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from doubloon.bots import do_not_touch, little_dragon, my_treasure, pig, troll_dragon
from doubloon.bots.bot import Bot, Budget, Draw
from doubloon.engine.game import Game
from doubloon.engine.play import Policy
from doubloon.engine.record import View
from doubloon.engine.rule import Rule

# By game and name. None plays at random.
POLICIES: dict[str, dict[str, Policy]] = {
    "my-treasure": {"gentle": my_treasure.gentle, "clever": my_treasure.clever, "random": None},
    "troll-dragon": {"gentle": troll_dragon.gentle, "clever": troll_dragon.clever, "random": None},
    "do-not-touch-numbers": {"gentle": do_not_touch.gentle, "clever": do_not_touch.clever, "random": None},
    "do-not-touch-symbols": {"gentle": do_not_touch.gentle, "clever": do_not_touch.clever, "random": None},
    "little-dragon": {"gentle": little_dragon.gentle, "clever": little_dragon.clever, "random": None},
    "pig": {"gentle": pig.gentle, "clever": pig.clever, "random": None},
}

# For search, by game: a rule that prunes moves that are never better than another.
WORTH_TRYING: dict[str, Rule] = {
    "my-treasure": my_treasure.worth_trying,
    "troll-dragon": troll_dragon.worth_trying,
    "do-not-touch-numbers": do_not_touch.worth_trying,
    "do-not-touch-symbols": do_not_touch.worth_trying,
    "little-dragon": little_dragon.worth_trying,
    "pig": pig.worth_trying,
}


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

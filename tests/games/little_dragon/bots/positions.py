"""Positions of The Little Dragon, and the odds by which a policy moves in them."""

from collections.abc import Callable
from typing import Any

from doubloon.games.little_dragon import LITTLE_DRAGON
from doubloon.games.little_dragon.rules import LittleDragonState, LittleDragonView


def lying(opened: tuple[int, ...], covered: tuple[int, ...] = (), **options: Any) -> LittleDragonState:
    """Tiles open from the first place on, then tiles covered in the turn before; all others were never seen."""
    state = LITTLE_DRAGON.new(2, **options)
    for place, kind in enumerate(opened + covered):
        state.tiles[place] = kind
        state.left[kind - 1] -= 1
    for place, kind in enumerate(opened):
        state.line[place] = place
        state.open_kinds[kind - 1] += 1
    for place in range(len(opened), len(opened + covered)):
        state.seen[place] = 1
    state.opened = len(opened)
    state.clock = 1
    return state


def odds(policy: Callable[..., Any], state: LittleDragonState) -> dict[int, int]:
    """The moves to which a policy gives weight."""
    return odds_in(policy, LITTLE_DRAGON.know(state, LITTLE_DRAGON.actor(state)), list(LITTLE_DRAGON.moves(state)))


def odds_in(policy: Callable[..., Any], view: LittleDragonView, moves: list[int]) -> dict[int, int]:
    weights = [int(action in moves) for action in range(LITTLE_DRAGON.actions)]
    policy(view, weights)
    return {action: weights[action] for action in moves if weights[action] > 0}

"""What a seat sees and does, as spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Box, Dict, Discrete, MultiBinary

from doubloon.adapters.seat import NUMBERS, Array, bounds, mask, observation, state_bounds
from doubloon.engine.game import Game
from doubloon.engine.record import State

Observation = dict[str, Array]


def observation_space(game: Game) -> Dict:
    """`observation`, a row of numbers (`seat.layout`), and `action_mask`."""
    low, high = bounds(game)
    return Dict({"observation": Box(low, high, dtype=NUMBERS), "action_mask": MultiBinary(game.actions)})


def observed(game: Game, state: State, seat: int, *, memory: bool) -> Observation:
    return {"observation": observation(game, state, seat, memory=memory), "action_mask": mask(game, state, seat)}


def action_space(game: Game) -> Discrete[Any]:
    """Actions are numbered as in the game and in its logs; some are chance's, and no seat's."""
    return Discrete(game.actions)


def state_space(game: Game) -> Box:
    low, high = state_bounds(game)
    return Box(low, high, dtype=NUMBERS)

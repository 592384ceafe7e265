"""Observation and action spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Box, Dict, Discrete, MultiBinary

from doubloon.adapters.observations import NUMBERS, Array, bounds, mask, observation, state_bounds
from doubloon.engine.game import Game
from doubloon.engine.record import State

Observation = dict[str, Array]


def observation_space(game: Game) -> Dict:
    """`observation`, a vector (`observations.layout`), and `action_mask`."""
    low, high = bounds(game)
    return Dict({"observation": Box(low, high, dtype=NUMBERS), "action_mask": MultiBinary(game.actions)})


def observe(game: Game, state: State, seat: int, *, memory: bool) -> Observation:
    return {"observation": observation(game, state, seat, memory=memory), "action_mask": mask(game, state, seat)}


def action_space(game: Game) -> Discrete[Any]:
    """Actions have the numbers of the game and its logs; some belong to chance and are never legal for a seat."""
    return Discrete(game.actions)


def state_space(game: Game) -> Box:
    low, high = state_bounds(game)
    return Box(low, high, dtype=NUMBERS)

"""Observation and action spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Box, Dict, Discrete, MultiBinary

from doubloon.adapters.encoding import Encoding
from doubloon.adapters.observations import NUMBERS, Array, bounds, mask, number_type, observation, state_bounds
from doubloon.engine.game import Game
from doubloon.engine.record import State

Observation = dict[str, Array]


def observation_space(game: Game, encoding: Encoding = "raw") -> Dict:
    """`observation`, a vector (`encoding.parts`), and `action_mask`."""
    low, high = bounds(game, encoding)
    return Dict({"observation": Box(low, high, dtype=number_type(encoding)), "action_mask": MultiBinary(game.actions)})


def observe(game: Game, state: State, seat: int, *, memory: bool, encoding: Encoding = "raw") -> Observation:
    seen = observation(game, state, seat, memory=memory, encoding=encoding)
    return {"observation": seen, "action_mask": mask(game, state, seat)}


def action_space(game: Game) -> Discrete[Any]:
    """Actions have the numbers of the game and its logs; some belong to chance and are never legal for a seat."""
    return Discrete(game.actions)


def state_space(game: Game) -> Box:
    low, high = state_bounds(game)
    return Box(low, high, dtype=NUMBERS)

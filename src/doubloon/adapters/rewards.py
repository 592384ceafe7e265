"""Rewards: for the result of a game, and on the way by points.

With `reward="points"` a seat gets, from one of its moves to its next, `discount * potential(then) - potential(now)` beside the reward for
the result; the potential (`encoding.potential`) of a finished game is 0. This is potential-based shaping (Ng, Harada, Russell 1999): the
discounted sum over an episode differs from that of the plain reward by the potential of the first position alone, so best play is the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from doubloon.adapters.encoding import potential
from doubloon.engine.game import Game
from doubloon.engine.record import State
from doubloon.engine.rule import rule

LOSS = -1.0  # for an illegal move
Reward = Literal["win", "points"]


@dataclass(frozen=True)
class Scheme:
    """What is rewarded: the victory alone, or points on the way too. `discount` is the learner's, for each of its moves."""

    reward: Reward = "win"
    discount: float = 1.0

    def __post_init__(self) -> None:
        if self.reward not in get_args(Reward):
            raise ValueError(f"reward is 'win' or 'points', not {self.reward!r}")
        if not 0 < self.discount <= 1:
            raise ValueError(f"discount is above 0 and at most 1, not {self.discount!r}")

    @property
    def weight(self) -> float:
        """Of potentials."""
        return 1.0 if self.reward == "points" else 0.0

    def level(self, game: Game, state: State, seat: int) -> float:
        """The potential of a seat's position; 0 if points are not rewarded."""
        return float(potential(game)(game.show(state, seat), seat)) if self.weight else 0.0


@rule
def reward(scores: Sequence[int], seat: int) -> float:
    """The reward for the result: 1 for a victory, an equal loss for all others, so that the sum is 0. Winners share the victory."""
    best, winners, seats = scores[0], 0, len(scores)
    for each in range(seats):
        best = max(best, scores[each])
    for each in range(seats):
        winners += scores[each] == best
    won = seats / winners if scores[seat] == best else 0.0
    return (won - 1) / (seats - 1)


@rule
def shaped(result: float, before: float, after: float, discount: float) -> float:
    """The reward from one move of a seat to its next, whose positions have the potentials `before` and `after`."""
    return result + (discount * after - before)

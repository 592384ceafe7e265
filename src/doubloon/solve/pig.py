"""The solution of Pig for two seats: the chance to win in every position, and the best move (Neller & Presser 2004).

    W(own, other, at_risk) = max(roll, hold), where
    roll = 1/6 (1 - W(other, own, 0)) + 1/6 sum of W(own, other, at_risk + face) over the faces 2 to 6
    hold = 1 - W(other, own + at_risk, 0), and 1 if own + at_risk is the target

Banked points never decrease, so pairs of scores are solved from the highest total down; only W(a, b, 0) and W(b, a, 0) depend on each
other.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np
from numba import njit

from doubloon.engine.cache import caching
from doubloon.games.pig.rules import FACES, HOLD, ROLL
from doubloon.solve import PIG_TARGETS

PRECISION = 1e-14  # of the two values that depend on each other
ROUNDS = 1000  # limit of iterations until they converge; about thirty are enough
SIDES, HIGHEST = len(FACES), FACES[-1]
Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class PigSolution:
    """`own` and `other` are the banked points of the seat to move and of the other seat, below the target."""

    target: int
    wins: Array = field(repr=False)  # [own, other, at_risk]: the chance to win of the seat to move; 1 where holding wins; read only

    def win(self, own: int, other: int, at_risk: int) -> float:
        """The chance to win of the seat to move, with optimal play of both."""
        self._check(own, other, at_risk)
        return self._win(own, other, at_risk)

    def best(self, own: int, other: int, at_risk: int) -> int:
        """ROLL or HOLD; HOLD where they are equal."""
        chances = self._chances(own, other, at_risk)
        return ROLL if chances[ROLL] > chances[HOLD] else HOLD

    def loss(self, own: int, other: int, at_risk: int, action: int) -> float:
        """The chance to win that an action loses; 0 for the best."""
        chances = self._chances(own, other, at_risk)
        if action not in chances:
            raise ValueError(f"action is ROLL ({ROLL}) or HOLD ({HOLD}), not {action!r}")
        return max(chances.values()) - chances[action]

    def _chances(self, own: int, other: int, at_risk: int) -> dict[int, float]:
        """The chance to win after each action, with optimal play from then on."""
        self._check(own, other, at_risk)
        held = own + at_risk
        hold = 1.0 if held >= self.target else 1 - self._win(other, held, 0)
        rolled = sum(self._win(own, other, at_risk + face) for face in FACES if face != 1)
        return {ROLL: (rolled + 1 - self._win(other, own, 0)) / SIDES, HOLD: hold}

    def _win(self, own: int, other: int, at_risk: int) -> float:
        return 1.0 if own + at_risk >= self.target else float(self.wins[own, other, at_risk])

    def _check(self, own: int, other: int, at_risk: int) -> None:
        check_range("own", own, 0, self.target - 1)
        check_range("other", other, 0, self.target - 1)
        check_at_risk(at_risk)


def solve_pig(target: int = 100) -> PigSolution:
    """The solution of Pig for a target from 10 to 200. Caches the last four."""
    check_range("target", target, *PIG_TARGETS[2])
    return _solve_pig(int(target))


@lru_cache(maxsize=4)
def _solve_pig(target: int) -> PigSolution:
    wins = np.ones((target, target, target))
    solve(wins)
    wins.setflags(write=False)
    return PigSolution(target, wins)


def check_range(name: str, value: int, low: int, high: int) -> None:
    if not _is_whole(value) or not low <= value <= high:
        raise ValueError(f"{name} is a whole number from {low} to {high}, not {value!r}")


def check_at_risk(at_risk: int) -> None:
    if not _is_whole(at_risk) or at_risk < 0:
        raise ValueError(f"at_risk is a whole number from 0 on, not {at_risk!r}")


def _is_whole(value: object) -> bool:
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


# === Compiled ===


@caching(njit, [])
def turn(wins, own, other):  # type: ignore[no-untyped-def] # compiled only
    """Update the values of one seat's turn from those of the other's next turn. Returns the change of its first value."""
    target = len(wins)
    before = wins[own, other, 0]
    failed = 1 - wins[other, own, 0]
    for at_risk in range(target - own - 1, -1, -1):
        roll = failed
        for face in range(2, HIGHEST + 1):
            roll += wins[own, other, at_risk + face] if own + at_risk + face < target else 1.0
        wins[own, other, at_risk] = max(roll / SIDES, 1 - wins[other, own + at_risk, 0])
    return abs(wins[own, other, 0] - before)


@caching(njit, [], nogil=True)
def solve(wins):  # type: ignore[no-untyped-def] # compiled only
    target = len(wins)
    for total in range(2 * target - 2, -1, -1):
        for own in range(max(0, total - target + 1), total // 2 + 1):
            for _ in range(ROUNDS):
                if max(turn(wins, own, total - own), turn(wins, total - own, own)) <= PRECISION:
                    break

"""The solution of Pig for three seats: every seat's share of a victory in every position, when each plays for its own.

A position is (own, following, last, at_risk): the banked points of the seat to move and of the next two, and the points at risk. A turn
that brings nothing leads back after three turns; all else leads to more banked points. So starts of a turn are solved by the sum of
banked points, from the highest down, three together: (a, b, c), (b, c, a) and (c, a, b).

Best replies settle such a group in a few rounds, with one exception: in a handful of groups two seats would answer each other for ever, and
each has to mix its moves. There choices are logit (a quantal response equilibrium), from soft to SHARP, so nobody gains by another move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np
from numba import njit

from doubloon.engine.cache import caching
from doubloon.games.pig.rules import FACES, HOLD, ROLL
from doubloon.solve import PIG_TARGETS
from doubloon.solve.pig import HIGHEST, SIDES, Array, check_at_risk, check_range

PRECISION = 1e-13  # of the shares of a group
ROUNDS = 12  # of best replies; what settles needs less than ten
SHARP = 1e-8  # of a victory: moves that differ by much more are never mixed
SOFT, COOLING = 0.05, 0.7  # where the softness of logit choices begins, and its factor from step to step
CERTAIN = 40.0  # softnesses between two moves, from which one of them is certain
Shares = tuple[float, float, float]  # of a victory: of the seat to move, the next and the last
Place = tuple[int, int, int]


@dataclass(frozen=True, eq=False)
class PigForThree:
    """`own`, `following` and `last` are the banked points of the seat to move and of the next two, below the target."""

    target: int
    wins: Array = field(
        repr=False
    )  # [own, following, last]: the shares of the seat to move and of the next, at a start of a turn; read only

    def shares(self, place: Place, at_risk: int) -> Shares:
        """With best play of all."""
        self._check(place, at_risk)
        return self._at(self._turn(place), place[0] + at_risk, place[0])

    def best(self, place: Place, at_risk: int) -> int:
        """ROLL or HOLD; HOLD where they are equal."""
        after = self.after(place, at_risk)
        return ROLL if after[ROLL][0] > after[HOLD][0] else HOLD

    def loss(self, place: Place, at_risk: int, action: int) -> float:
        """The share of a victory that an action loses; 0 for the best."""
        after = self.after(place, at_risk)
        if action not in after:
            raise ValueError(f"action is ROLL ({ROLL}) or HOLD ({HOLD}), not {action!r}")
        return max(shares[0] for shares in after.values()) - after[action][0]

    def after(self, place: Place, at_risk: int) -> dict[int, Shares]:
        """The shares after each action, with best play from then on."""
        self._check(place, at_risk)
        own, following, last = place
        turn, held = self._turn(place), own + at_risk
        rolled = [self._passed(place), *(self._at(turn, held + face, own) for face in FACES if face != 1)]
        one, two, three = (sum(each) / SIDES for each in zip(*rolled, strict=True))
        return {ROLL: (one, two, three), HOLD: (1.0, 0.0, 0.0) if held >= self.target else self._passed((held, following, last))}

    def _at(self, turn: Array, held: int, own: int) -> Shares:
        if held >= self.target:
            return 1.0, 0.0, 0.0
        one, two, _ = turn[held - own].tolist()
        return one, two, 1 - one - two

    def _passed(self, place: Place) -> Shares:
        """The shares when the next seat begins its turn."""
        own, following, last = place
        one, two = self.wins[following, last, own].tolist()
        return 1 - one - two, one, two

    def _turn(self, place: Place) -> Array:
        found: Array = turn(self.wins, place, self._passed(place)[:2], SHARP)
        return found

    def _check(self, place: Place, at_risk: int) -> None:
        for name, points in zip(("own", "following", "last"), place, strict=True):
            check_range(name, points, 0, self.target - 1)
        check_at_risk(at_risk)


def in_turn(banked: Sequence[int], seat: int) -> Place:
    """The points of three seats, as they follow each other from this one."""
    return banked[seat], banked[(seat + 1) % 3], banked[(seat + 2) % 3]


def solve_pig_for_three(target: int = 100) -> PigForThree:
    """The solution of Pig for three seats and a target from 10 to 100. Caches the last two."""
    check_range("target", target, *PIG_TARGETS[3])
    return _solve(int(target))


@lru_cache(maxsize=2)
def _solve(target: int) -> PigForThree:
    wins = np.zeros((target, target, target, 2))
    for total in range(3 * (target - 1), -1, -1):
        for a, b, c in level(wins, total).tolist():
            starts = (a, b, c), (b, c, a), (c, a, b)
            for start, shares in zip(starts, mixed(wins, starts), strict=True):
                wins[start] = shares
    wins.setflags(write=False)
    return PigForThree(target, wins)


# === Groups in which best replies go round ===


def mixed(wins: Array, starts: tuple[Place, ...]) -> Array:
    """[start]: the shares of a logit equilibrium, followed from soft choices to sharp ones."""
    shares, softness = np.full((3, 2), 1 / 3), SOFT
    while softness > SHARP:
        shares = newton(wins, starts, shares, softness)
        softness = max(SHARP, softness * COOLING)
    return newton(wins, starts, shares, SHARP)


def newton(wins: Array, starts: tuple[Place, ...], shares: Array, softness: float) -> Array:
    """Each start's shares follow from those of the next one: solve for all three at once."""

    def played(number: int, following: Array) -> Array:
        return np.asarray(turn(wins, starts[number], passed(following), softness)[0, :2])

    def missing(shares: Array) -> Array:
        return np.array([played(number, shares[(number + 1) % 3]) - shares[number] for number in range(3)])

    gap = missing(shares)
    while abs(gap).max() >= PRECISION:
        matrix = np.eye(6)
        for number, part in np.ndindex(3, 2):
            following, step = (number + 1) % 3, np.eye(2)[part] * softness / 1000
            slope = played(number, shares[following] + step) - played(number, shares[following] - step)
            matrix[2 * number : 2 * number + 2, 2 * following + part] -= slope / (2 * step[part])
        move, share = np.linalg.solve(matrix, gap.ravel()).reshape(3, 2), 1.0
        while share > PRECISION and abs(missing(shares + share * move)).max() >= abs(gap).max():
            share /= 2
        if share <= PRECISION:  # as near as rounding allows
            return shares
        shares = shares + share * move
        gap = missing(shares)
    return shares


# === Compiled ===


@caching(njit, [])
def passed(shares):  # type: ignore[no-untyped-def] # compiled only
    """Shares of the next seat and the one after it -> of the seat that has moved and the next."""
    return 1 - shares[0] - shares[1], shares[0]


@caching(njit, [])
def turn(wins, place, failed, softness):  # type: ignore[no-untyped-def] # compiled only
    """[at_risk]: the shares of the seat to move and of the next, and how much of them is that of a turn that failed."""
    own, following, last = place
    left = len(wins) - own
    values = np.zeros((left + HIGHEST, 3))
    values[left:, 0] = 1
    for at_risk in range(left - 1, -1, -1):
        one, two, again = failed[0], failed[1], 1.0
        for face in range(2, HIGHEST + 1):
            one += values[at_risk + face, 0]
            two += values[at_risk + face, 1]
            again += values[at_risk + face, 2]
        held, rolls = failed, 1.0
        if at_risk > 0:  # with nothing at risk a roll is never worse
            held = passed(wins[following, last, own + at_risk])
            gain = (one / SIDES - held[0]) / softness
            rolls = 1.0 if gain > CERTAIN else 0.0 if gain < -CERTAIN else 1 / (1 + np.exp(-gain))
        values[at_risk, 0] = rolls * one / SIDES + (1 - rolls) * held[0]
        values[at_risk, 1] = rolls * two / SIDES + (1 - rolls) * held[1]
        values[at_risk, 2] = rolls * again / SIDES
    return values


@caching(njit, [])
def settle(wins, starts, shares):  # type: ignore[no-untyped-def] # compiled only
    """Rounds of best replies: each turn as the shares of the next one say, then the shares by these turns. True if they settle."""
    parts = np.zeros((3, 3))  # by start: the shares are parts[:2] + parts[2] * those of a turn that failed
    for _ in range(ROUNDS):
        for number in range(3):
            failed = passed(shares[(number + 1) % 3])
            parts[number] = turn(wins, starts[number], failed, SHARP)[0]
            parts[number, 0] -= parts[number, 2] * failed[0]
            parts[number, 1] -= parts[number, 2] * failed[1]
        if close(parts, shares) < PRECISION:
            return True
    return False


@caching(njit, [])
def close(parts, shares):  # type: ignore[no-untyped-def] # compiled only
    """The shares by these turns; returns their change. Passed three times, shares are the same again, so round the table the first ones are
    a constant plus a multiple of themselves."""
    one, two, change = 0.0, 0.0, 0.0
    for number in (2, 1, 0):
        one, two = before(parts[number], (one, two))
    multiple = parts[0, 2] * parts[1, 2] * parts[2, 2]
    one, two = one / (1 - multiple), two / (1 - multiple)
    for number in (0, 2, 1):
        if number > 0:
            one, two = before(parts[number], (one, two))
        change = max(change, abs(one - shares[number, 0]), abs(two - shares[number, 1]))
        shares[number, 0], shares[number, 1] = one, two
    return change


@caching(njit, [])
def before(part, following):  # type: ignore[no-untyped-def] # compiled only
    """The shares before a turn, from those of the turn that follows if it fails."""
    failed = passed(following)
    return part[0] + part[2] * failed[0], part[1] + part[2] * failed[1]


@caching(njit, [], nogil=True)
def level(wins, total):  # type: ignore[no-untyped-def] # compiled only
    """Solve the starts with so many points banked. Returns the groups that did not settle."""
    target, count = len(wins), 0
    unsettled = np.zeros((target * target, 3), np.int64)
    for a in range(total // 3 + 1):
        for b in range(a, min(target, total - a + 1)):
            c = total - a - b
            if a <= c < target and not a == c < b:  # each group once
                starts, shares = ((a, b, c), (b, c, a), (c, a, b)), np.full((3, 2), 1 / 3)
                if settle(wins, starts, shares):
                    for number in range(3):
                        wins[starts[number]] = shares[number]
                else:
                    unsettled[count] = a, b, c
                    count += 1
    return unsettled[:count]

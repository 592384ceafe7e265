"""Policies of Pig as arrays, and what comes of a duel: reckoned turn by turn, apart from the solver."""

from functools import cache
from itertools import product
from typing import Any

import numpy as np

from doubloon.engine.record import State
from doubloon.engine.rule import rule
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL
from doubloon.solve.pig import solve_pig

Array = np.ndarray[Any, Any]


@rule
def hold_at_20(view: Any, weights: Any) -> None:
    """The best-known rule of thumb."""
    wins = view.banked[view.turn] + view.at_risk >= view.target
    weights[HOLD] = 1 if wins or view.at_risk >= 20 else 0
    weights[ROLL] = 1 - weights[HOLD]


def placed(target: int, own: int, other: int, at_risk: int) -> State:
    state = PIG.new(2, target=target)
    state.banked[:2] = [own, other]
    state.at_risk = at_risk
    return state


def roll_and_hold(target: int, own: int) -> tuple[Array, Array]:
    """[other, at_risk]: both sides of Neller & Presser's equation, from the values of the states that follow."""
    wins = solve_pig(target).wins
    padded = np.concatenate([wins[own], np.ones((target, 6))], axis=1)
    roll = (1 - wins[:, own, 0])[:, None] / 6 + sum(padded[:, face : face + target] for face in range(2, 7)) / 6
    hold = np.ones((target, target))
    hold[:, : target - own] = 1 - wins[:, own:, 0]
    return roll, hold


@cache
def rolls_of_the_best(target: int) -> Array:
    """[own, other, at_risk]: 1 where to roll is better."""
    both = [roll_and_hold(target, own) for own in range(target)]
    return np.array([roll > hold for roll, hold in both], np.int8)


@cache
def rolls_of_20(target: int) -> Array:
    """The same of the bot that holds at 20, asked everywhere."""
    rolls = np.zeros((target, target, target), np.int8)
    for own, at_risk in product(range(target), repeat=2):
        weights = [1, 1]
        hold_at_20(PIG.know(placed(target, own, 0, at_risk), 0), weights)
        rolls[own, :, at_risk] = weights[ROLL]
    return rolls


def turns(rolls: Array) -> Array:
    """[own, other, gain]: how a turn ends, by its first seat's policy; what wins is a gain of target - own."""
    target = len(rolls)
    ends = np.zeros((target, target, target + 1))
    for own in range(target):
        reached = np.zeros((target, target + 6))
        reached[:, 0] = 1
        for at_risk in range(target - own):
            rolling = reached[:, at_risk] * rolls[own, :, at_risk]
            ends[own, :, at_risk] += reached[:, at_risk] - rolling
            ends[own, :, 0] += rolling / 6
            for face in range(2, 7):
                reached[:, min(at_risk + face, target - own)] += rolling / 6
        ends[own, :, target - own] += reached[:, target - own]
    return ends


def duel(first: Array, second: Array) -> tuple[float, float]:
    """The chances of `first` and of `second` to win when they begin: two equations for each pair of scores, solved."""
    target, ends = len(first), (turns(first), turns(second))
    wins = np.zeros((2, target, target))  # by policy, its own score, the other's
    for total in range(2 * target - 2, -1, -1):
        for a in range(max(0, total - target + 1), min(total, target - 1) + 1):
            b = total - a
            (again_a, rest_a), (again_b, rest_b) = (_turn(ends[0][a, b], wins[1][b], a), _turn(ends[1][b, a], wins[0][a], b))
            # x = rest_a + again_a (1 - y), y = rest_b + again_b (1 - x)
            wins[0, a, b] = (rest_a + again_a * (1 - rest_b - again_b)) / (1 - again_a * again_b)
            wins[1, b, a] = rest_b + again_b * (1 - wins[0, a, b])
    return float(wins[0, 0, 0]), float(wins[1, 0, 0])


def _turn(ends: Array, others: Array, own: int) -> tuple[float, float]:
    """The chance of a turn to bring nothing, and the chance to win with what it else brings."""
    target = len(others)
    gains = ends[1 : target - own]
    return float(ends[0]), float(ends[target - own] + gains @ (1 - others[own + 1 :]))

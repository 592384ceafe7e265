"""Whole games of Troll & Dragon for two, explored state by state, and plain value iteration over all of them at once.

Slow and plain: what `doubloon.solve.troll_dragon_win` is checked against.
"""

from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import numpy as np

from doubloon.engine.game import CHANCE, NOBODY
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import TrollDragonState

PRECISION = 1e-14
Key = tuple[int, ...]


@dataclass
class Explored:
    states: list[TrollDragonState]
    numbers: dict[Key, int]
    values: "np.ndarray[Any, Any]"  # the share of a victory of seat 0


def key(state: TrollDragonState) -> Key:
    """Grotto dice are alike; gold on the dice has been taken."""
    dice = sorted((face, state.held[die], state.aside == die + 1) for die, face in enumerate(state.dice))
    amounts = (state.grotto, state.cavern, state.troll_hand, state.diamonds_at_risk, state.nuggets_at_risk)
    packs = (*state.pack_diamonds[:2], *state.pack_nuggets[:2])
    return (state.turn, state.phase, state.in_air, *amounts, *packs, *state.dragons, *(each for die in dice for each in die))


def result(state: TrollDragonState) -> float:
    one, other = GAME.scores(state)
    return 0.5 if one == other else float(one > other)


def explored(**options: Any) -> Explored:
    """Every state of the game with its value."""
    states, numbers = [GAME.new(2, **options)], {}
    numbers[key(states[0])] = 0
    edges: list[list[tuple[float, int]]] = []
    for state in states:  # grows during the loop
        moves = GAME.moves(state) if GAME.actor(state) != NOBODY else {}
        total = sum(moves.values()) if GAME.actor(state) == CHANCE else 1
        edges.append([])
        for action, weight in moves.items():
            following = state.copy()
            GAME.apply(following, action)
            number = numbers.setdefault(key(following), len(states))
            if number == len(states):
                states.append(following)
            edges[-1].append((weight / total, number))
    return Explored(states, numbers, iterated(states, edges))


def iterated(states: list[TrollDragonState], edges: list[list[tuple[float, int]]]) -> "np.ndarray[Any, Any]":
    """Value iteration over all states, with no order among them. A finished game leads to itself."""
    edges = [each or [(1.0, number)] for number, each in enumerate(edges)]
    offsets = [0, *accumulate(map(len, edges))][:-1]
    odds, targets = (np.array(column) for column in zip(*(edge for each in edges for edge in each), strict=True))
    actors = np.array([GAME.actor(state) for state in states])
    values = np.array([result(state) if actor == NOBODY else 0.5 for state, actor in zip(states, actors, strict=True)])
    change = 1.0
    while change > PRECISION:
        leads = values[targets]
        means = np.add.reduceat(odds * leads, offsets)
        after = np.where(
            actors == 0, np.maximum.reduceat(leads, offsets), np.where(actors == 1, np.minimum.reduceat(leads, offsets), means)
        )
        change = float(np.abs(after - values).max())
        values = after
    return values

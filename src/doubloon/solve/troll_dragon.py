"""The turn of Troll & Dragon that maximises one's own expected points: its value, and the best move.

The module explores the rules once for each choice of dice and tempo: all positions of the dice in the Grotto and the dragons in the Cavern,
without amounts of treasure. Then it computes the values for the stocks of a turn, from the highest amounts down, since treasure at risk
only grows during a turn. The result is exact for any stocks: dice find no more than is left (TD-Q12), and an empty Cavern is closed
(TD-Q14). It considers only this turn: neither the other seats' points nor the end of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from typing import Any, TypeVar

import numpy as np
from numba import njit

from doubloon.engine.cache import caching
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import (
    BEGIN,
    CAVERN,
    DEN,
    DOOR,
    ENTER,
    GROTTO,
    KEY,
    LEAVE,
    TEMPO,
    TrollDragonFields,
    TrollDragonState,
)
from doubloon.games.troll_dragon.tables import NUGGET_POINTS

# The options on which a turn depends, besides the stocks of the two locations.
SHAPING = (
    "tempo",
    "adventurer_odds",
    "dragon_odds",
    "reroll",
    "diamond_sides",
    "key_sides",
    "door_sides",
    "one_nugget_sides",
    "two_nuggets_sides",
    "dragon_sides_1",
    "dragon_sides_2",
)
AMPLE = 60  # more treasure than one throw can find
PRECISION = 1e-12
ROUNDS = 100_000  # limit of iterations until a level converges; thirty are enough with the usual dice
EQUAL = 1e-9  # tolerance within which values are equal

Shape = tuple[int, ...]
Key = tuple[int, ...]
Array = np.ndarray[Any, Any]
F = TypeVar("F", bound=TrollDragonFields)  # a state or a view

# The target of an edge: the turn ends with the treasure lost or brought home; the Cavern; or, from FIRST on, a node.
LOST, HOME, ENTERED, FIRST = range(4)
Edge = tuple[float, int, int]  # its odds, the treasures found, its target


@dataclass(frozen=True, eq=False)
class Location:
    """The graph of the Grotto or the Cavern. A node is a position of the dice, or a throw in the Grotto, which many positions share."""

    nodes: dict[Key, int]  # the number of each node, from FIRST on
    actions: list[tuple[int, ...]]  # by node: the choices of the active player; empty where chance or an opponent acts
    moves: list[list[list[Edge]]]  # by node: the edges of each choice; without a choice, those of a single random move
    table: tuple[Array, ...]  # `moves` as arrays, for `settle`


@dataclass(frozen=True, eq=False)
class Turn:
    """The solution of a turn, for the dice and tempo of a table and the stocks at its start."""

    shape: Shape = field(repr=False)
    stocks: tuple[int, int]  # diamonds and nuggets that the turn can find
    grotto: Location = field(repr=False)
    cavern: Location = field(repr=False)
    in_grotto: Array = field(repr=False)  # [diamonds at risk, node]: expected points brought home
    in_cavern: Array = field(repr=False)  # [diamonds at risk, nuggets at risk, node]

    def worth(self, view: TrollDragonFields) -> float:
        """The expected points of the turn with optimal play, including the treasure at risk; of points only, since a lost turn counts 0."""
        self._check(view)
        return sum(chance * self._worth(landed) for chance, landed in landings(view) if landed.turn == view.turn)

    def worths(self, view: TrollDragonFields) -> dict[int, float]:
        """The expected points after each move of the active player."""
        self._check(view)
        if view.in_air or view.phase in (TEMPO, DEN):
            raise ValueError("the active player has no choice now")
        location, levels, level = self._place(view)
        place = _number(location, view) - FIRST
        worths = [
            float(sum([odds * levels[min(level + found, len(levels) - 1), target] for odds, found, target in edges]))
            for edges in location.moves[place]
        ]
        return dict(zip(location.actions[place], worths, strict=True))

    def best(self, view: TrollDragonFields) -> int:
        """The best move of the active player; among equal ones leave, then enter, then the first."""
        worths = self.worths(view)
        most = max(worths.values())
        equal = [action for action, worth in worths.items() if worth >= most - EQUAL]
        return min(equal, key=lambda action: (action != LEAVE, action != ENTER, action))

    def loss(self, view: TrollDragonFields, action: int) -> float:
        """The expected points that a move loses; 0 for the best."""
        worths = self.worths(view)
        if action not in worths:
            raise ValueError(f"{action!r} is not a move now; the moves are {', '.join(map(str, worths))}")
        return max(worths.values()) - worths[action]

    def _worth(self, state: TrollDragonFields) -> float:
        location, levels, level = self._place(state)
        return float(levels[level, _number(location, state)])

    def _place(self, state: TrollDragonFields) -> tuple[Location, Array, int]:
        """The location, its values by level and node, and the level: the treasure at risk there."""
        if state.phase in (BEGIN, GROTTO):
            return self.grotto, self.in_grotto, state.diamonds_at_risk
        return self.cavern, self.in_cavern[state.diamonds_at_risk], state.nuggets_at_risk

    def _check(self, view: TrollDragonFields) -> None:
        if (shape_of(view), _stocks(view)) != (self.shape, self.stocks):
            raise ValueError("the view belongs to another turn: its dice, tempo or stocks differ")
        if view.turn < 0:
            raise ValueError("it is nobody's turn")


def best_turn(view: TrollDragonFields) -> Turn:
    """The solution of the turn of a view or state. Caches the last 32."""
    return _best_turn(shape_of(view), _stocks(view))


@lru_cache(maxsize=32)
def _best_turn(shape: Shape, stocks: tuple[int, int]) -> Turn:
    diamonds, nuggets = np.arange(stocks[0] + 1), np.arange(stocks[1] + 1)
    points = diamonds[:, None] + NUGGET_POINTS * nuggets
    return solve_turn(shape, stocks, TurnEnds(points, np.zeros(len(diamonds)), np.zeros(points.shape)))


@dataclass(frozen=True, eq=False)
class TurnEnds:
    """What a turn is worth when it ends, by diamonds and nuggets at risk."""

    left: Array  # [diamonds, nuggets]
    met_troll: Array  # [diamonds]
    woke_dragon: Array  # [diamonds, nuggets]


def solve_turn(shape: Shape, stocks: tuple[int, int], ends: TurnEnds) -> Turn:
    """The turn that maximises the mean of what its end is worth; nothing is worth less than 0."""
    grotto, cavern = explored_grotto(shape, stocks[1] > 0), explored_cavern(shape)
    in_cavern = _levels(cavern, ends.left, ends.woke_dragon)
    for levels in in_cavern:
        settle(*cavern.table, levels)
    in_grotto = _levels(grotto, ends.left[:, 0], ends.met_troll)
    in_grotto[:, ENTERED] = in_cavern[:, 0, FIRST]
    settle(*grotto.table, in_grotto)
    return Turn(shape, stocks, grotto, cavern, in_grotto, in_cavern)


def _levels(location: Location, home: Array, lost: Array) -> Array:
    """An array for the value of every node at every level, in which the ends of the turn are set."""
    levels = np.zeros((*home.shape, FIRST + len(location.nodes)))
    levels[..., HOME], levels[..., LOST] = home, lost
    return levels


def shape_of(view: TrollDragonFields) -> Shape:
    return tuple([getattr(view, name) for name in SHAPING])


def _stocks(view: TrollDragonFields) -> tuple[int, int]:
    return view.grotto + view.diamonds_at_risk, view.cavern + view.nuggets_at_risk


# === Exploring the rules ===


@lru_cache(maxsize=16)
def explored_grotto(shape: Shape, is_open: bool) -> Location:
    """Explore from the first roll of a turn. A closed Cavern is an empty one."""
    return explore(_start(shape, AMPLE if is_open else 0))


@lru_cache(maxsize=16)
def explored_cavern(shape: Shape) -> Location:
    """Explore from the entrance: a state with key and door from which the rules enter the Cavern."""
    state = _start(shape, AMPLE)
    state.phase = GROTTO
    state.dice[:2] = [KEY, DOOR]
    return explore(TROLL_DRAGON.play(state, ENTER))


def _start(shape: Shape, cavern: int) -> TrollDragonState:
    """A turn of seat 0. One diamond at risk distinguishes a turn brought home from a lost one."""
    state = TROLL_DRAGON.new(2)
    for name, value in zip(SHAPING, shape, strict=True):
        setattr(state, name, value)
    state.grotto, state.cavern = AMPLE, cavern
    state.diamonds_at_risk = 1
    return state


def explore(start: TrollDragonState) -> Location:
    """All positions reachable from the start in its location, numbered in the order of discovery."""
    nodes, found = {_key(start): FIRST}, [start]
    actions, moves = [], []
    for state in found:  # grows during the loop
        is_choice = TROLL_DRAGON.actor(state) == state.turn
        outcomes = (
            [_choice_outcomes(TROLL_DRAGON.play(state, action)) for action in TROLL_DRAGON.moves(state)]
            if is_choice
            else [_random_outcomes(state)]
        )
        actions.append(tuple(TROLL_DRAGON.moves(state)) if is_choice else ())
        moves.append([[_edge(nodes, found, odds, state, after) for odds, after in each] for each in outcomes])
    return Location(nodes, actions, moves, _table(moves))


def _choice_outcomes(state: TrollDragonState) -> list[tuple[float, TrollDragonState]]:
    """The outcomes of a choice. A throw in the Grotto stays in the air, as a node of its own."""
    return [(1.0, state)] if state.phase == GROTTO else landings(state)


def _random_outcomes(state: TrollDragonState) -> list[tuple[float, TrollDragonState]]:
    """The outcomes of a throw in the Grotto, or of the tempo."""
    if state.in_air:
        return landings(state)
    return [(odds * chance, landed) for odds, following in _following(state) for chance, landed in landings(following)]


def _edge(nodes: dict[Key, int], found: list[TrollDragonState], odds: float, before: TrollDragonState, after: TrollDragonState) -> Edge:
    treasures = before.grotto - after.grotto + before.cavern - after.cavern
    return odds, treasures, _target(nodes, found, after)


def _target(nodes: dict[Key, int], found: list[TrollDragonState], landed: TrollDragonState) -> int:
    """The target of an edge to this state; adds a new node, with full stocks, if it is unknown."""
    start = found[0]
    if landed.turn != start.turn:
        return HOME if landed.pack_diamonds[start.turn] else LOST
    if start.phase == BEGIN and landed.phase == CAVERN:
        return ENTERED
    key = _key(landed)
    if key not in nodes:
        nodes[key] = FIRST + len(found)
        landed.grotto, landed.cavern = start.grotto, start.cavern
        landed.diamonds_at_risk, landed.nuggets_at_risk = start.diamonds_at_risk, 0
        found.append(landed)
    return nodes[key]


def landings(state: F) -> list[tuple[float, F]]:
    """The positions in which dice in the air, or in an opponent's hand, can come to rest, with their odds; merges equal positions."""
    landed: list[tuple[float, F]] = []
    flying: dict[Key, tuple[float, F]] = {(): (1.0, state)}
    while flying:
        after: dict[Key, tuple[float, F]] = {}
        for odds, before in flying.values():
            if not (before.in_air or before.phase == DEN):
                landed.append((odds, before))
                continue
            for chance, following in _following(before):
                like = (*_key(following), following.grotto, following.cavern)
                after[like] = (after.get(like, (0.0, following))[0] + odds * chance, following)
        flying = after
    return landed


def _following(state: F) -> Iterable[tuple[float, F]]:
    """One die comes to rest, or the Dragon dice are thrown. Works for views too, which have all fields of the state."""
    weights = [0] * TROLL_DRAGON.actions
    TROLL_DRAGON.rules.moves(state, weights)
    for action, weight in enumerate(weights):
        if weight:
            following = state.copy()
            TROLL_DRAGON.rules.apply(following, action)
            yield weight / sum(weights), following


def _key(state: TrollDragonFields) -> Key:
    """The identity of a node. The order of the Grotto dice does not matter."""
    dice: Iterable[int] = ()
    if state.phase == GROTTO:
        dice = sorted([4 * face + 2 * state.held[die] + (state.aside == die + 1) for die, face in enumerate(state.dice)])
    return (state.phase, state.in_air, *state.dragons, *dice)


def _number(location: Location, state: TrollDragonFields) -> int:
    number = location.nodes.get(_key(state))
    if number is None:
        raise ValueError("this position of the dice is not reachable")
    return number


# === Compiled ===


def _table(nodes: list[list[list[Edge]]]) -> tuple[Array, ...]:
    """Arrays for `settle`: offsets of each node's moves, offsets of each move's edges, each edge's odds, and its (treasures, target)."""
    moves = [edges for node in nodes for edges in node]
    edges = [edge for move in moves for edge in move]
    return (
        np.array([0, *accumulate(map(len, nodes))]),
        np.array([0, *accumulate(map(len, moves))]),
        np.array([odds for odds, _, _ in edges]),
        np.array([rest for _, *rest in edges]),
    )


@caching(njit, [], nogil=True)
def settle(moves_of, edges_of, odds, leads, levels):  # type: ignore[no-untyped-def] # compiled only
    """Compute the values of all nodes, from the highest level down; only nodes of one level depend on each other."""
    for level in range(len(levels) - 1, -1, -1):
        for _ in range(ROUNDS):
            if improve(moves_of, edges_of, odds, leads, levels, level) <= PRECISION:
                break


@caching(njit, [])
def improve(moves_of, edges_of, odds, leads, levels, level):  # type: ignore[no-untyped-def] # compiled only
    """Update the value of every node of a level; returns the largest increase. A move that leads back to its own node is repeated."""
    most = 0.0
    for node in range(len(moves_of) - 2, -1, -1):
        best = 0.0
        for move in range(moves_of[node], moves_of[node + 1]):
            worth, again = 0.0, 0.0
            for edge in range(edges_of[move], edges_of[move + 1]):
                found, target = min(level + leads[edge, 0], len(levels) - 1), leads[edge, 1]
                if found == level and target == FIRST + node:
                    again += odds[edge]
                else:
                    worth += odds[edge] * levels[found, target]
            best = max(best, worth / (1 - again))
        most = max(most, best - levels[level, FIRST + node])
        levels[level, FIRST + node] = best
    return most

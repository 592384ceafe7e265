"""One turn of Troll & Dragon as small arrays, made from the graphs that `solve.troll_dragon` explores in the rules.

In the Grotto only throws have values of their own. Where the dice lie, a player may leave, enter the Cavern, or make one of several throws:
such a set of options is a *class*, and all positions with the same options share it. In the Cavern only the player's choices have values:
throws and the tempo are mixed into one step from a choice to the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Any

import numpy as np

from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import CAVERN as CAVERN_PHASE
from doubloon.games.troll_dragon.rules import DEN, DRAGON, GROTTO, IN_AIR, LEAVE, TROLL, TrollDragonState
from doubloon.solve.troll_dragon import ENTERED, FIRST, HOME, LOST, Location, Shape, explored_cavern, explored_grotto

Array = np.ndarray[Any, Any]

# Classes and options of the Grotto. The class MET_TROLL has no options; option THROWS + j is to make throw j.
MET_TROLL = 0
LEAVES, ENTERS, THROWS = range(3)
# The ends of a turn.
LEFT, TROLL_CAME, DRAGON_WOKE = range(3)


@dataclass(frozen=True, eq=False)
class GrottoGraph:
    """Throws are numbered so that those that a throw can lead to come first; throws that lead to each other form a group."""

    groups: Array  # [group]: its first throw; ends with the number of throws
    edges_of: Array  # [throw]: its first edge; ends with the number of edges
    odds: Array  # [edge]
    leads: Array  # [edge]: diamonds found, and the class
    options_of: Array  # [class]: its first option; ends with the number of options
    options: Array
    first: int  # the throw that begins a turn

    @property
    def arrays(self) -> tuple[Any, ...]:
        return self.groups, self.edges_of, self.odds, self.leads, self.options_of, self.options, self.first


@dataclass(frozen=True, eq=False)
class CavernGraph:
    """Choices are numbered so that those that a choice can lead to come first; the last one is at the entrance."""

    finds: Array  # [nuggets]: the odds that a throw finds so many
    steps: Array  # [choice, choice or dragon]: the odds of what follows the throw

    @property
    def arrays(self) -> tuple[Array, Array]:
        return self.finds, self.steps


@dataclass(frozen=True, eq=False)
class Ends:
    """What each end of a turn does to the Troll Hand and to the other seat's pack."""

    gains: Array  # [end]: of each diamond at risk, to the Troll Hand and to the other seat; of each nugget at risk, to the other seat
    drops: Array  # [end, diamonds on the Troll Hand]: diamonds that go from there to the other seat


# === The Grotto ===


@lru_cache(maxsize=16)
def grotto_graph(shape: Shape, is_open: bool) -> GrottoGraph:
    location = explored_grotto(shape, is_open)
    throws = [node for node, actions in enumerate(location.actions) if not actions]
    groups = _components(throws, {throw: _throws_after(location, throw) for throw in throws})
    number = {throw: place for place, throw in enumerate(throw for group in groups for throw in group)}
    classes: dict[tuple[int, ...], int] = {(): MET_TROLL}
    edges = [_merged(location, throw, number, classes) for throw in number]
    first = next(iter(_options(location, 0) - {HOME, ENTERED})) - FIRST
    return GrottoGraph(
        groups=_offsets(groups),
        edges_of=_offsets(edges),
        odds=np.array([odds for each in edges for odds in each.values()]),
        leads=np.array([lead for each in edges for lead in each], np.int32),
        options_of=_offsets(list(classes)),
        options=np.array([option for each in classes for option in each], np.int32),
        first=number[first],
    )


def _merged(location: Location, throw: int, number: dict[int, int], classes: dict[tuple[int, ...], int]) -> dict[tuple[int, int], float]:
    """The odds of a throw, by diamonds found and class; numbers new classes."""
    merged: dict[tuple[int, int], float] = {}
    for odds, found, target in location.moves[throw][0]:
        options = () if target == LOST else _numbered(_options(location, target - FIRST), number)
        lead = found, classes.setdefault(options, len(classes))
        merged[lead] = merged.get(lead, 0.0) + odds
    return merged


def _numbered(options: Iterable[int], number: dict[int, int]) -> tuple[int, ...]:
    names = {HOME: LEAVES, ENTERED: ENTERS}
    return tuple(sorted(names[option] if option in names else THROWS + number[option - FIRST] for option in options))


def _options(location: Location, node: int) -> frozenset[int]:
    """What a player can do from a position, after setting dice aside or holding them back: leave, enter, or make a throw."""
    found: set[int] = set()
    for edges in location.moves[node]:
        [(_, _, target)] = edges
        is_position = target >= FIRST and location.actions[target - FIRST]
        found |= _options(location, target - FIRST) if is_position else {target}
    return frozenset(found)


def _throws_after(location: Location, throw: int) -> set[int]:
    options = (_options(location, target - FIRST) for _, _, target in location.moves[throw][0] if target >= FIRST)
    return {option - FIRST for each in options for option in each if option >= FIRST}


def _components(nodes: Sequence[int], after: dict[int, set[int]]) -> list[list[int]]:
    """Groups of nodes that lead to each other; a group comes after those that it leads to."""
    reached = {node: _reached(node, after) for node in nodes}
    groups = {frozenset([node, *(other for other in reached[node] if node in reached[other])]) for node in nodes}
    return [sorted(group) for group in sorted(groups, key=lambda group: (len(reached[min(group)] | group), min(group)))]


def _reached(node: int, after: dict[int, set[int]]) -> set[int]:
    found, unseen = set(after[node]), list(after[node])
    while unseen:
        new = after[unseen.pop()] - found
        found |= new
        unseen += new
    return found


def _offsets(lists: Sequence[Sequence[Any] | dict[Any, Any]]) -> Array:
    return np.array([0, *accumulate(map(len, lists))], np.int32)


# === The Cavern ===


@lru_cache(maxsize=16)
def cavern_graph(shape: Shape) -> CavernGraph:
    location = explored_cavern(shape)
    choices = [node for node, actions in enumerate(location.actions) if actions]
    finds, steps = _throw(location, choices[0])[0], _steps(location, choices)
    order = [choice for group in _components(range(len(choices)), _followers(steps)) for choice in group]
    return CavernGraph(finds, np.ascontiguousarray(steps[order][:, [*order, len(choices)]]))


def _followers(steps: Array) -> dict[int, set[int]]:
    return {choice: {int(other) for other in np.flatnonzero(row[:-1])} - {choice} for choice, row in enumerate(steps)}


def _steps(location: Location, choices: list[int]) -> Array:
    """[choice, choice or dragon]: where a throw leads, through all moves of chance up to the next choice."""
    chances = [node for node, actions in enumerate(location.actions) if not actions]
    after = np.array([_throw(location, choice)[1] for choice in choices])
    after_chance = np.array([_row(location, location.moves[node][0]) for node in chances]).reshape(len(chances), after.shape[1])
    ends = [*choices, len(location.actions)]
    settled = np.linalg.solve(np.eye(len(chances)) - after_chance[:, chances], after_chance[:, ends])
    steps: Array = after[:, ends] + after[:, chances] @ settled
    return steps


def _throw(location: Location, choice: int) -> tuple[Array, Array]:
    """Of a throw from a choice: the odds of what it finds, and of the node that follows; the two are independent."""
    [edges] = [edges for edges in location.moves[choice] if edges != [(1.0, 0, HOME)]]
    joint = np.zeros((max(found for _, found, _ in edges) + 1, len(location.actions) + 1))
    for odds, found, target in edges:
        joint[found] += _row(location, [(odds, 0, target)])
    finds, follows = joint.sum(axis=1), joint.sum(axis=0)
    if not np.allclose(joint, np.outer(finds, follows), rtol=0, atol=1e-12):
        raise AssertionError("what a throw in the Cavern finds does not depend on the dragon")
    return finds, follows


def _row(location: Location, edges: Iterable[tuple[float, int, int]]) -> Array:
    """The odds of each node; the last entry is the dragon's."""
    row = np.zeros(len(location.actions) + 1)
    for odds, _, target in edges:
        row[-1 if target == LOST else target - FIRST] += odds
    return row


# === The ends of a turn ===


def ends_of(diamonds: int) -> Ends:
    """Plays each end by the rules, with and without treasure at risk."""
    states = (_leaving(), _meeting_troll(), _waking_dragon())
    gains = [[*_gain(state, 1, 0)[:2], _gain(state, 0, 1)[2]] for state in states]
    drops = [[_gain(state, 0, 0, hand)[1] for hand in range(diamonds + 1)] for state in states]
    return Ends(np.array(gains, np.int32), np.array(drops, np.int32))


def _gain(state: tuple[TrollDragonState, int], diamonds: int, nuggets: int, hand: int = 0) -> tuple[int, int, int]:
    """What the Troll Hand gains, and what the other seat gains in diamonds and nuggets."""
    before, action = state[0].copy(), state[1]
    before.diamonds_at_risk, before.nuggets_at_risk, before.troll_hand = diamonds, nuggets, hand
    after = TROLL_DRAGON.play(before, action)
    return after.troll_hand - hand, after.pack_diamonds[1], after.pack_nuggets[1]


def _leaving() -> tuple[TrollDragonState, int]:
    state = TROLL_DRAGON.new(2)
    state.phase = CAVERN_PHASE
    return state, LEAVE


def _meeting_troll() -> tuple[TrollDragonState, int]:
    state = TROLL_DRAGON.new(2)
    state.phase, state.in_air = GROTTO, 1
    state.dice[:] = [IN_AIR, *[TROLL] * (len(state.dice) - 1)]
    return state, TROLL


def _waking_dragon() -> tuple[TrollDragonState, int]:
    state = TROLL_DRAGON.new(2)
    state.phase, state.in_air, state.roller = DEN, 1, 1
    state.dragons[0] = 1
    return state, DRAGON

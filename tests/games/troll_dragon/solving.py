"""The best turn for one's own points, by solving the rules themselves: every state that a first turn can reach, amounts and all.

Slow and plain: what `doubloon.solve.troll_dragon` is checked against.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from doubloon.engine.game import CHANCE
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import GROTTO, TrollDragonState

PRECISION = 1e-12
Key = tuple[int, ...]
Edges = list[tuple[float, int]]  # probability and target; 1.0 for a choice


@dataclass
class Turn:
    """States are numbered as they are found; in a leaf the turn is over and its value known."""

    numbers: dict[Key, int]
    chances: list[bool]
    edges: list[Edges]
    values: list[float]
    stocks: list[tuple[int, int]]  # what the two locations still have


def own(state: TrollDragonState) -> float:
    """What the seat that began has brought home."""
    return float(state.pack_diamonds[state.first] + 3 * state.pack_nuggets[state.first])


def is_over(state: TrollDragonState) -> bool:
    return bool(state.turn != state.first)


def key(state: TrollDragonState) -> Key:
    """What the rest of the first turn depends on. Grotto dice are alike; what is gone from the stocks is at risk."""
    dice: Iterable[int] = ()
    if state.phase == GROTTO:
        dice = sorted(4 * face + 2 * state.held[die] + (state.aside == die + 1) for die, face in enumerate(state.dice))
    return (state.phase, state.in_air, state.grotto, state.cavern, *state.dragons, *dice)


def explored(start: TrollDragonState) -> Turn:
    turn = Turn({}, [], [], [], [])
    unseen: list[TrollDragonState] = []
    _number(turn, start, unseen)
    while unseen:
        state = unseen.pop()
        number = turn.numbers[key(state)]
        turn.chances[number] = GAME.rules.actor(state) == CHANCE
        turn.edges[number] = [(odds, _number(turn, following, unseen)) for odds, following in _following(state)]
    return turn


def _following(state: TrollDragonState) -> list[tuple[float, TrollDragonState]]:
    weights = [0] * GAME.actions
    GAME.rules.moves(state, weights)
    total = sum(weights) if GAME.rules.actor(state) == CHANCE else 1
    found = []
    for action, weight in enumerate(weights):
        if weight:
            following = state.copy()
            GAME.rules.apply(following, action)
            found.append((weight / total, following))
    return found


def _number(turn: Turn, state: TrollDragonState, unseen: list[TrollDragonState]) -> int:
    """The number of a state, a new one if it was never seen. A turn that is over is told apart by what it brought."""
    known = (-1, int(own(state))) if is_over(state) else key(state)
    if known not in turn.numbers:
        turn.numbers[known] = len(turn.values)
        turn.chances.append(False)
        turn.edges.append([])
        turn.values.append(own(state) if is_over(state) else 0.0)
        turn.stocks.append((0, 0) if is_over(state) else (state.grotto, state.cavern))
        if not is_over(state):
            unseen.append(state)
    return turn.numbers[known]


def solved(start: TrollDragonState) -> Turn:
    """The turn from a state on, with the worth of every state under best play, to the precision above."""
    turn = explored(start)
    _solve(turn)
    return turn


def worth(turn: Turn, state: TrollDragonState) -> float:
    """What the turn still brings home from here."""
    return own(state) if is_over(state) else turn.values[turn.numbers[key(state)]]


def _solve(turn: Turn) -> None:
    """Stocks only fall (TD-I3): states with less left come first, and only those with equal stocks are iterated together."""
    levels: dict[tuple[int, int], list[int]] = defaultdict(list)
    for number in reversed(range(len(turn.values))):
        if turn.edges[number]:
            levels[turn.stocks[number]].append(number)
    for stocks in sorted(levels):
        while _improvement(turn, levels[stocks]) > PRECISION:
            pass


def _improvement(turn: Turn, level: list[int]) -> float:
    most = 0.0
    values = turn.values
    for number in level:
        edges = turn.edges[number]
        if turn.chances[number]:
            value = sum([odds * values[target] for odds, target in edges])
        else:
            value = max([values[target] for _, target in edges])
        most = max(most, value - values[number])
        values[number] = value
    return most

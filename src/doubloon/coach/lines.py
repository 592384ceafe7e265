"""Lines: what a seat can do until chance or another seat acts. Different lines may lead to the same state; then one of them is enough."""

from __future__ import annotations

from dataclasses import dataclass, field

from doubloon.bots.policies import odds, parts_of
from doubloon.engine.game import CHANCE, Game
from doubloon.engine.record import State, View

MOST = 24  # lines: where there are more, they are not followed further, and only the moves worth trying count
Line = tuple[int, ...]


@dataclass(frozen=True)
class Lines:
    """The lines to evaluate, each to another state; and for each first move the places of the lines that it allows."""

    lines: tuple[Line, ...]
    by_move: dict[int, tuple[int, ...]]
    to_chance: frozenset[int] = frozenset()  # places of lines after which chance acts

    def plainness(self, move: int) -> tuple[int, bool, int]:
        """A key for sorting: the plainer move leaves fewer ways to go on, and less to chance."""
        places = self.by_move[move]
        return len(places), not self.to_chance.isdisjoint(places), move


@dataclass
class _Front:
    """How far the lines are followed. `ends` cannot be followed further; `open` can."""

    ends: dict[bytes, tuple[Line, State]] = field(default_factory=dict)
    open: dict[bytes, tuple[Line, State]] = field(default_factory=dict)

    def size(self) -> int:
        return len(self.ends) + len(self.open)


def lines_of(game: Game, view: View, state: State) -> Lines:
    """The lines of the seat that is to act in a state, of which it knows what is in the view."""
    moves = list(game.moves(state))
    if len(moves) > MOST:
        moves = list(odds(game, parts_of(game).worth_trying, view, moves))
    fronts = {move: _begin(game, state, move) for move in moves}
    while any(front.open for front in fronts.values()):
        longer = {move: _follow(game, front, game.actor(state)) for move, front in fronts.items()}
        if len({key for front in longer.values() for key in (*front.ends, *front.open)}) > MOST:
            break
        fronts = longer
    return _joined(game, fronts)


def single_moves(moves: list[int]) -> Lines:
    """Each move as a line of its own, after which the policy goes on."""
    return Lines(tuple((move,) for move in moves), {move: (place,) for place, move in enumerate(moves)})


def _begin(game: Game, state: State, move: int) -> _Front:
    front = _Front()
    _add(game, front, (move,), game.play(state, move), game.actor(state))
    return front


def _follow(game: Game, front: _Front, seat: int) -> _Front:
    """One move further."""
    longer = _Front(dict(front.ends))
    for line, state in front.open.values():
        for move in game.moves(state):
            _add(game, longer, (*line, move), game.play(state, move), seat)
    return longer


def _add(game: Game, front: _Front, line: Line, state: State, seat: int) -> None:
    actor = game.actor(state)
    is_open = actor == seat and actor != CHANCE
    found = front.open if is_open else front.ends
    found.setdefault(state.to_bytes(), (line, state))


def _joined(game: Game, fronts: dict[int, _Front]) -> Lines:
    """Of the lines that lead to the same state the shortest."""
    ends = {move: {**front.ends, **front.open} for move, front in fronts.items()}
    shortest: dict[bytes, tuple[Line, State]] = {}
    for found in ends.values():
        for key, end in found.items():
            if key not in shortest or len(end[0]) < len(shortest[key][0]):
                shortest[key] = end
    places = {key: place for place, key in enumerate(shortest)}
    to_chance = frozenset(places[key] for key, (_, state) in shortest.items() if game.actor(state) == CHANCE)
    return Lines(
        tuple(line for line, _ in shortest.values()),
        {move: tuple(places[key] for key in found) for move, found in ends.items()},
        to_chance,
    )

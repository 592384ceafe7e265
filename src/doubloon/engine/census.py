"""Counts the paths of a game, to check its rules against numbers computed in another way."""

from doubloon.engine.game import Game
from doubloon.engine.record import State


def census(game: Game, state: State, depth: int) -> int:
    """The number of paths of exactly `depth` actions from a state, including chance's. Shorter paths to an end do not count."""
    known: dict[tuple[State, int], int] = {}

    def count(state: State, depth: int) -> int:
        if depth == 0:
            return 1
        if (state, depth) not in known:
            known[state, depth] = sum(count(game.play(state, action), depth - 1) for action in game.moves(state))
        return known[state, depth]

    return count(state, depth)

"""Lines of play, in any game: what each game's `lines.py` builds on."""

from typing import TypeVar

from doubloon.engine.game import Game
from doubloon.engine.record import State, View

S = TypeVar("S", bound=State)


def play_on(game: Game[S, View], state: S, *line: int | list[int]) -> S:
    """The state reached by a line of actions, chance's included."""
    for part in line:
        for action in part if isinstance(part, list) else [part]:
            state = game.play(state, action)
    return state

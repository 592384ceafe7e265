"""What a game's `counts` count along a game, in plain Python, and what its story tells: two ways to count the same."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from doubloon.engine.game import SPECTATOR, Game
from doubloon.engine.play import playout


def counted(game: Game, actions: Iterable[int], **setup: Any) -> dict[str, int]:
    """The counts of a game with these actions, by name."""
    module = game.part("counts")
    assert module
    found: dict[str, int] = {}
    for count in module.COUNTS:
        state, cells = game.new(**setup), [0] * count.cells
        for action in actions:
            if count.note:
                count.note(state, action, cells)
            game.apply(state, action)
        if count.end:
            count.end(state, cells)
        found.update(zip(count.names, cells, strict=False))
    return found


def told(game: Game, actions: Iterable[int], **setup: Any) -> Counter[str]:
    """How often each message is told to spectators."""
    state, found = game.new(**setup), Counter[str]()
    for action in actions:
        found.update(message.key for message in game.tell(state, action, SPECTATOR))
        game.apply(state, action)
    return found


def random_game(game: Game, number: int, **setup: Any) -> list[int]:
    return playout(game, game.new(**setup), 1, number=number)

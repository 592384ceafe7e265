"""Four treasure games, their rules written once: to play, to study, to simulate.

>>> import doubloon
>>> game = doubloon.game("pig")
>>> state = game.play(game.new(seats=2), 0)
>>> game.actor(state) == doubloon.CHANCE
True
"""

import copyreg

from doubloon.engine.errors import UnknownGame
from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR, Game
from doubloon.games import GAMES

__all__ = ["CHANCE", "NOBODY", "SPECTATOR", "game", "names"]


def names() -> list[str]:
    """The ids of all games."""
    return list(GAMES)


def game(id: str) -> Game:  # noqa: A002 (the rule book's word)
    """The game with that id."""
    if id not in GAMES:
        raise UnknownGame("game/unknown", f"there is no game {id!r}; the games are {', '.join(GAMES)}", asked=id, known=", ".join(GAMES))
    return GAMES[id]


copyreg.pickle(Game, lambda each: (game, (each.id,)))  # a copy of a game is that game

"""Positions with a choice, from games that clever plays."""

from doubloon.bots.policies import policies_of
from doubloon.engine.game import Game
from doubloon.engine.play import playout
from doubloon.engine.record import State


def choices(game: Game, seats: int, number: int) -> list[State]:
    """All positions of a game in which a seat has several moves."""
    state, found = game.new(seats), []
    for action in playout(game, state.copy(), 19, number=number, policies=[policies_of(game)["clever"]] * seats):
        if game.actor(state) >= 0 and len(game.moves(state)) > 1:
            found.append(state)
        state = game.play(state, action)
    return found

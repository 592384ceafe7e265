"""Walks through games: openings, games at random, and the states along them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from doubloon.engine.errors import BadSetup
from doubloon.engine.game import CHANCE, SPECTATOR, Game
from doubloon.engine.play import playout
from doubloon.engine.record import State
from doubloon.testing.counts import many


def openings(game: Game, count: int) -> Iterator[State]:
    """The plain openings of the fewest and most seats, then some with random seats, first seat and options."""
    yield from (game.new(seats=seats) for seats in game.seats)
    rng = random.Random(game.id)
    for _ in many(count):
        seats = rng.randint(*game.seats)
        options = {name: rng.randint(option.low, option.high) for name, option in game.options.items() if rng.random() < 0.4}
        try:
            yield game.new(seats=seats, first=rng.randint(CHANCE, seats - 1), **options)
        except BadSetup:
            continue


def line(game: Game, opening: State, number: int) -> list[int]:
    return playout(game, opening.copy(), 1, number=number)


def positions(game: Game, count: int = 4) -> Iterator[tuple[State, int]]:
    """States along random games, each with the action that was taken there."""
    for number, opening in enumerate(openings(game, count)):
        state = opening.copy()
        for action in line(game, opening, number)[:400]:
            yield state, action
            state = game.play(state, action)


def seats_of(state: State) -> list[int]:
    return [*range(state.seats), SPECTATOR]


def deal_out(game: Game, state: State) -> None:
    """Let chance deal, by its odds, what was left undealt."""
    rng = random.Random(1)
    while game.dealing(state):
        moves = game.moves(state)
        game.apply(state, *rng.choices(list(moves), list(moves.values())))

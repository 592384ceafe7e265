"""One game between bots. Each bot gets the same arguments as at a table: its view, its moves, random draws and a budget."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from doubloon.bots.bot import Bot, Budget, SeededDraw
from doubloon.engine.errors import IllegalMove
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.play import Stuck
from doubloon.engine.record import State


@dataclass(frozen=True)
class Match:
    """A finished game: its last state, and for each seat the number of moves and the seconds that they took."""

    state: State
    moves: list[int]
    seconds: list[float]
    is_over: bool  # False: stopped at the step limit


def play(game: Game, state: State, bots: Sequence[Bot], *, seed: int, number: int, budget: Budget) -> State:
    """Play from a state to the end of the game. The seed and the game's number determine all random draws."""
    match = play_timed(game, state, bots, seed=seed, number=number, budget=budget)
    if not match.is_over:
        raise Stuck(f"{game.id}: game {number} of seed {seed} is not over after {game.step_limit} steps")
    return match.state


def play_timed(game: Game, state: State, bots: Sequence[Bot], *, seed: int, number: int, budget: Budget) -> Match:
    """Like `play`, but measures the time of each seat and stops at the step limit."""
    chance_draw, bot_draw = SeededDraw(seed, 2 * number), SeededDraw(seed, 2 * number + 1)
    state = state.copy()
    match = Match(state, [0] * state.seats, [0.0] * state.seats, is_over=True)
    for _ in range(game.step_limit):
        if (seat := game.actor(state)) == NOBODY:
            return match
        moves = game.moves(state)
        if seat == CHANCE:
            action = chance_draw(moves)
        else:
            start = time.perf_counter()
            action = bots[seat](game.know(state, seat), list(moves), bot_draw, budget)
            match.seconds[seat] += time.perf_counter() - start
            match.moves[seat] += 1
        if action not in moves:
            raise IllegalMove(
                "move/illegal", f"seat {seat}: {action!r} is not a move now", asked=action, allowed=", ".join(map(str, moves))
            )
        game.apply(state, action)
    return Match(state, match.moves, match.seconds, is_over=game.actor(state) == NOBODY)

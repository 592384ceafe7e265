"""Pig in plain Python, in place, against OpenSpiel's C++ Pig driven from Python: steps per second, including chance.

Both loops can play any game of their engine: they read who acts, draw by the odds, and apply. (In OpenSpiel a loop that uses the fact that
Pig's six faces are equally likely, and draws from `legal_actions`, is 1.5 times as fast.)
"""

from __future__ import annotations

import random
import sys

import pyspiel

from bench.report import Measurement, best_rates, report
from doubloon.engine.game import NOBODY, Game
from doubloon.games import GAMES

GAMES_A_RUN = 300
STEPS_A_RUN = 50_000


def our_game(game: Game, seats: int) -> int:
    """Play a random game of the engine, unchecked and in place; returns its steps. Actions are drawn by their weights."""
    state = game.new(seats=seats)
    actor, moves, apply = game.rules.actor, game.rules.moves, game.rules.apply
    draw, nothing, steps = random.random, [0] * game.actions, 0
    while actor(state) != NOBODY:
        weights = nothing[:]
        moves(state, weights)
        action = 0
        rest = draw() * sum(weights) - weights[0]
        while rest >= 0:
            action += 1
            rest -= weights[action]
        apply(state, action)
        steps += 1
    return steps


def their_game(game: pyspiel.Game) -> int:
    """Play a random game of OpenSpiel; returns its steps. Outcomes of chance are drawn by their odds."""
    state = game.new_initial_state()
    draw, steps = random.random, 0
    while not state.is_terminal():
        if state.is_chance_node():
            rest = draw()
            for action, odds in state.chance_outcomes():  # noqa: B007
                rest -= odds
                if rest < 0:
                    break
        else:
            actions = state.legal_actions()
            action = actions[int(draw() * len(actions))]
        state.apply_action(action)
        steps += 1
    return steps


def some_games(game: Game) -> int:
    """Play games until STEPS_A_RUN is reached; returns the steps."""
    steps = 0
    while steps < STEPS_A_RUN:
        steps += our_game(game, 2)
    return steps


def main() -> None:
    theirs = pyspiel.load_game("pig")
    ours = [lambda game=game: some_games(game) for game in GAMES.values()]
    *rates, peer = best_rates(*ours, lambda: sum(their_game(theirs) for _ in range(GAMES_A_RUN)))
    measurements = []
    for game, rate in zip(GAMES.values(), rates, strict=True):
        what = f"{game.id}, interpreted, in place"
        if game.id == "pig":
            measurements.append(Measurement(what, "steps/s", rate, "OpenSpiel C++ pig from Python", peer, 1))
        else:
            measurements.append(
                Measurement(what, "steps/s", rate, "budget on a quiet core", 0.05e6 if game.id == "little-dragon" else 0.2e6, 1)
            )
    sys.exit(0 if report("interpreted", measurements) else 1)


if __name__ == "__main__":
    main()

"""Pig in plain Python, played in place, against OpenSpiel's C++ Pig driven from Python: steps a second, chance's included.

Both loops can play any game of their engine: they ask who acts, draw by the odds, apply. (A loop that knows that Pig's six faces are
equally likely, and takes `legal_actions` for them, is half as fast again in OpenSpiel.)
"""

from __future__ import annotations

import random
import sys

import pyspiel

from bench.report import Figure, best_rates, report
from doubloon.engine.game import NOBODY, Game
from doubloon.games import GAMES

GAMES_A_RUN = 300
STEPS_A_RUN = 50_000


def our_game(game: Game, seats: int) -> int:
    """A random game, unchecked and in place, any game of the engine: actions are drawn by their weights."""
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
    """A random game, any game of OpenSpiel: outcomes of chance are drawn by their odds."""
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
    """Games until enough steps are taken."""
    steps = 0
    while steps < STEPS_A_RUN:
        steps += our_game(game, 2)
    return steps


def main() -> None:
    theirs = pyspiel.load_game("pig")
    ours = [lambda game=game: some_games(game) for game in GAMES.values()]
    *rates, peer = best_rates(*ours, lambda: sum(their_game(theirs) for _ in range(GAMES_A_RUN)))
    figures = []
    for game, rate in zip(GAMES.values(), rates, strict=True):
        what = f"{game.id}, interpreted, in place"
        if game.id == "pig":
            figures.append(Figure(what, "steps/s", rate, "OpenSpiel C++ pig from Python", peer, 1))
        else:
            figures.append(Figure(what, "steps/s", rate, "budget on a quiet core", 0.05e6 if game.id == "little-dragon" else 0.2e6, 1))
    sys.exit(0 if report("interpreted", figures) else 1)


if __name__ == "__main__":
    main()

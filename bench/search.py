"""Search on one core: simulations per second on Pig beside OpenSpiel's C++ MCTS and for every game, and the seconds a move of each bot."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import pyspiel

from bench.report import Measurement, best_rates, report
from doubloon.bots import STRENGTHS, bot
from doubloon.bots.bot import Budget, SeededDraw
from doubloon.bots.cunning import method
from doubloon.bots.search import Method, Tree
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.record import View
from doubloon.games import GAMES

SIMULATIONS = 20_000
EXPLORATION = 2.0  # OpenSpiel's, for results from -1 to 1
SEED = 3
ALLOWED = {"gentle": 0.005, "clever": 0.005, "cunning": 0.2}  # seconds per move
GAMES_TIMED = 2


def open_spiel() -> Callable[[], float]:
    game = pyspiel.load_game("pig")
    rollouts = pyspiel.RandomRolloutEvaluator(1, SEED)
    uct = pyspiel.ChildSelectionPolicy.UCT
    peer = pyspiel.MCTSBot(game, rollouts, EXPLORATION, SIMULATIONS, 1000, False, SEED, False, uct)

    def search() -> float:
        peer.mcts_search(game.new_initial_state())
        return SIMULATIONS

    return search


def ours(how: Method) -> Callable[[], float]:
    """A search from the first move of a seat."""
    view = first_view(how.game)

    def search() -> float:
        Tree(how, view, SEED).grow(Budget(iterations=SIMULATIONS))
        return SIMULATIONS

    search()  # compile before timing
    return search


def first_view(game: Game) -> View:
    state, draw = game.new(2), SeededDraw(SEED, 0)
    while game.actor(state) == CHANCE:
        state = game.play(state, draw(game.moves(state)))
    return game.know(state, 0)


def seconds_a_move(game: Game, name: str) -> list[float]:
    """The seconds of each move of a bot that plays itself, without forced moves."""
    choose = bot(game, name)
    took: list[float] = []
    for number in range(GAMES_TIMED):
        state, dice = game.new(2), SeededDraw(SEED, number)
        while (seat := game.actor(state)) != NOBODY and len(took) < 200:
            moves = game.moves(state)
            action = dice(moves)
            if seat >= 0 and len(moves) > 1:
                view = game.know(state, seat)
                start = time.perf_counter()
                action = choose(view, list(moves), dice, Budget())
                took.append(time.perf_counter() - start)
            state = game.play(state, action)
    return sorted(took)


def main() -> None:
    games = list(GAMES.values())
    plain = Method(GAMES["pig"], exploration=EXPLORATION / 2, rest=1)  # our results are from 0 to 1
    same, peer, *rates = best_rates(ours(plain), open_spiel(), *(ours(method(game)) for game in games), repeats=5)
    measurements = [Measurement("pig, random rollouts, one core", "simulations/s", same, "OpenSpiel C++ MCTS", peer, 2)]
    for game, rate in zip(games, rates, strict=True):
        print(f"{game.id}, as cunning searches it: {rate:,.0f} simulations/s")
    for game in games:
        for name in STRENGTHS:
            took = seconds_a_move(game, name)
            middle, most = took[len(took) // 2], took[-1]
            print(f"{game.id}, {name}: {1000 * middle:.2f} ms a move in the middle, {1000 * most:.2f} ms at most")
            allowed = ALLOWED[name]
            measurements.append(Measurement(f"{game.id}, {name}", "ms allowed", 1000 * allowed, "a move took", 1000 * middle, 1))
    sys.exit(0 if report("search", measurements) else 1)


if __name__ == "__main__":
    main()

"""Compiled random play on one core: Pig against a hand-written C loop, Troll & Dragon against OpenSpiel's C++ MCTS.

The C loop (bench/pig.c) plays the same games, so the games per second compare directly. OpenSpiel's fastest loop over Pig is the rollouts
of its MCTS, all in C++; its steps are simulations times the mean length of a random game, including chance.
"""

from __future__ import annotations

import ctypes
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pyspiel

from bench.report import Measurement, best_rates, report
from doubloon.engine import batch
from doubloon.engine.batch import Batch
from doubloon.engine.game import Game
from doubloon.games import GAMES

PIG_GAMES = 200_000
STEPS_BUDGET = {"troll-dragon": 30e6, "little-dragon": 5e6}  # steps per second on a quiet core; other games: BUDGET
BUDGET = 10e6
SIMULATIONS = 20_000
GAMES_A_RUN = 20_000
SHORT_GAMES = 1_000  # for a game in which random play takes thousands of steps
SEED = 3


def c_pig(folder: str) -> ctypes.CDLL:
    """Compile bench/pig.c with the system's compiler and load it."""
    library = f"{folder}/pig.so"
    source = Path(__file__).with_name("pig.c")
    subprocess.run(["cc", "-O3", "-march=native", "-shared", "-fPIC", str(source), "-o", library], check=True)
    return ctypes.CDLL(library)


def against_c() -> Measurement:
    pig, results = GAMES["pig"], (ctypes.c_uint64 * 2)()
    work = Batch(pig, pig.new(seats=2), PIG_GAMES, seed=SEED)
    with tempfile.TemporaryDirectory() as folder:
        library = c_pig(folder)

        def theirs() -> float:
            library.pig(ctypes.c_uint64(SEED), ctypes.c_uint64(PIG_GAMES), results)
            return PIG_GAMES

        played = batch.play(work, threads=1)
        ours, peer = best_rates(lambda: len(batch.play(work, threads=1).steps), theirs)
    won = int((played.scores[:, 0] > played.scores[:, 1]).sum())
    assert (int(played.steps.sum()), won) == (results[0], results[1]), "the C loop must play the same games"
    return Measurement("pig, compiled, one core", "games/s", ours, "hand-written C", peer, 1 / 3)


def steps(game: Game) -> Callable[[], float]:
    work = Batch(game, game.new(seats=2), SHORT_GAMES if game.id == "little-dragon" else GAMES_A_RUN, seed=SEED)
    return lambda: float(batch.play(work, threads=1).steps.sum())


def open_spiel_mcts() -> Callable[[], float]:
    """The steps of OpenSpiel's MCTS rollouts on Pig."""
    game = pyspiel.load_game("pig")
    bot = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, SEED), 2.0, SIMULATIONS, 1000, False, SEED, False, pyspiel.ChildSelectionPolicy.UCT
    )
    mean_length = sum(random_length(game.new_initial_state()) for _ in range(300)) / 300

    def search() -> float:
        bot.mcts_search(game.new_initial_state())
        return SIMULATIONS * mean_length

    return search


def random_length(state: pyspiel.State) -> int:
    """The length of a random game; each outcome of chance is one step. Pig's faces are equally likely."""
    steps = 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        steps += 1
    return steps


def main() -> None:
    measurements = [against_c()]
    for game in GAMES.values():
        batch.play(Batch(game, game.new(seats=2), 1))  # compile before timing
    *ours, peer = best_rates(*(steps(game) for game in GAMES.values()), open_spiel_mcts())
    for game, rate in zip(GAMES.values(), ours, strict=True):
        budget = STEPS_BUDGET.get(game.id, BUDGET)
        measurements.append(Measurement(f"{game.id}, compiled, one core", "steps/s", rate, "budget on a quiet core", budget, 1))
        if game.id in ("pig", "troll-dragon"):
            measurements.append(Measurement(f"{game.id}, compiled, one core", "steps/s", rate, "OpenSpiel C++ MCTS on pig", peer, 1.5))
    sys.exit(0 if report("compiled", measurements) else 1)


if __name__ == "__main__":
    main()

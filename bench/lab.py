"""The laboratory: games a second on one core, beside the same games uncounted; all cores; Ray on this machine; from command to report;
memory; and the same question asked of OpenSpiel.

Run as `python -m bench.lab`.
"""

from __future__ import annotations

import math
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pyspiel

from bench.report import Measurement, best_rates, report
from doubloon.engine import batch
from doubloon.engine.batch import Batch
from doubloon.games import GAMES
from doubloon.games.pig.bots import clever
from doubloon.lab.experiment import Experiment
from doubloon.lab.figures import Figure, figures, interval
from doubloon.lab.machine import Machine
from doubloon.lab.run import attached, run
from doubloon.lab.statistics import wilson

GAMES_A_RUN = 4096
MANY = 20  # runs of all cores, for one
WHOLE = 1_000_000
WHOLE_BUDGET = 120.0  # seconds of processor time
FLAT = 1.1  # the largest growth of memory from WHOLE / 10 games to WHOLE
COUNTED = 0.5  # of the speed of the same games uncounted
RAY_GAMES = 400_000
SPIEL_GAMES = 3000
APART = 2.0  # half-widths of a 95 % interval: two answers to one question differ by more once in ten thousand times


def uncounted(experiment: Experiment) -> Callable[[], float]:
    work = Batch(experiment.rules, experiment.opening, GAMES_A_RUN, seed=experiment.seed, policies=experiment.policies)
    return lambda: float(len(batch.play(work, threads=1).steps))


def one_core(game_id: str) -> Measurement:
    experiment = Experiment(game_id, ("clever",))
    ours, theirs = best_rates(lambda: float(run(experiment, GAMES_A_RUN, cores=1).games), uncounted(experiment), repeats=3)
    return Measurement(f"{game_id}, counted, one core", "games/s", ours, "the same games uncounted", theirs, COUNTED)


def all_cores() -> Measurement:
    experiment, cores = Experiment("troll-dragon", ("clever",) * 4), os.cpu_count() or 1
    games = MANY * GAMES_A_RUN
    all_, one = best_rates(
        lambda: float(run(experiment, games, cores=cores).games), lambda: float(run(experiment, games, cores=1).games), repeats=2
    )
    return Measurement(f"troll-dragon, {cores} cores", "games/s", all_, "one core times the cores", one * cores, 0.8)


def ray_here() -> Measurement:
    """What Ray costs: the same games in processes that it runs, once it is started."""
    experiment, cores = Experiment("troll-dragon", ("clever",) * 4), os.cpu_count() or 1
    with attached(Machine("ray", cores, is_compiled=True)):
        run(experiment, RAY_GAMES // 10, device="ray")  # its processes load the compiled code
        ray, plain = best_rates(
            lambda: float(run(experiment, RAY_GAMES, device="ray").games),
            lambda: float(run(experiment, RAY_GAMES, cores=cores).games),
            repeats=3,
        )
    return Measurement(f"troll-dragon, Ray on {cores} cores", "games/s", ray, f"{cores} cores without Ray", plain, 0.9)


# === The same question to OpenSpiel: is the first seat of Pig better off, and how long is a game? ===


def spiel_game(game: pyspiel.Game, rng: random.Random) -> tuple[bool, int]:
    """Does the first seat win, and after how many steps? Both seats play by our `clever`, which is told the points."""
    state, view, steps = game.new_initial_state(), SimpleNamespace(seats=2, target=100, turn=0, at_risk=0, banked=[0, 0]), 0
    weights = [0, 0]
    while not state.is_terminal():
        steps += 1
        if state.is_chance_node():
            face = rng.randint(1, 6)
            state.apply_action(face - 1)
            view.at_risk += face
            if face == 1:
                view.at_risk, view.turn = 0, 1 - view.turn
            continue
        clever(view, weights)
        action = weights.index(1)  # 0 rolls and 1 holds, in both
        state.apply_action(action)
        if action == 1:
            view.banked[view.turn] += view.at_risk
            view.at_risk, view.turn = 0, 1 - view.turn
    return state.returns()[0] > 0, steps


def same_question() -> Measurement:
    experiment, spiel = Experiment("pig", ("clever", "clever")), pyspiel.load_game("pig")
    found = {figure.name: figure for figure in figures(experiment, run(experiment, 10**6))}
    rng = random.Random(1)
    played = [spiel_game(spiel, rng) for _ in range(SPIEL_GAMES)]
    wins, lengths = sum(won for won, _ in played), [steps for _, steps in played]
    low, high = wilson(wins, SPIEL_GAMES)
    _say("the first seat of pig wins", found["wins_1"], wins / SPIEL_GAMES, (high - low) / 2, scale=100)
    least, most, mean, _ = interval(SPIEL_GAMES, sum(lengths), sum(each * each for each in lengths))
    _say("steps of a game of pig", found["steps"], mean, (most - least) / 2, scale=1)

    def theirs() -> float:
        for _ in range(SPIEL_GAMES):
            spiel_game(spiel, rng)
        return float(SPIEL_GAMES)

    ours, others = best_rates(lambda: float(run(experiment, 100 * GAMES_A_RUN, cores=1).games), theirs, repeats=3)
    return Measurement("pig, who wins and how long, one core", "games/s", ours, "OpenSpiel, driven from Python", others, 10)


def _say(question: str, ours: Figure, theirs: float, their_half_width: float, *, scale: int) -> None:
    """Print both answers. They are to the same question, so they agree."""
    unit = " %" if scale == 100 else ""
    answers = [
        f"{scale * mean:.2f} ± {scale * half:.2f}{unit}" for mean, half in ((ours.mean, ours.half_width), (theirs, their_half_width))
    ]
    print(f"{question}: {answers[0]}; OpenSpiel says {answers[1]}")
    assert abs(ours.mean - theirs) <= APART * math.hypot(ours.half_width, their_half_width), question


def whole(games: int, folder: str) -> tuple[float, float]:
    """Processor seconds from command to report in new processes, and the most memory of one, in MiB."""
    command = [str(Path(sys.executable).with_name("doubloon"))]
    settings = ["simulate", "troll-dragon", "--bots", "clever", "--seats", "4", "--games", str(games), "--out", folder, "--json"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    subprocess.run([*command, *settings], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    subprocess.run([*command, "report", folder], check=True, stdout=subprocess.DEVNULL)
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"{games:,} games of troll-dragon, four clever bots, from command to report: {wall:.1f} s, {seconds:.1f} s of processor time")
    return seconds, after.ru_maxrss / 1024  # the largest of all so far: call with few games first


def whole_simulations() -> list[Measurement]:
    with tempfile.TemporaryDirectory() as folder:
        _, few = whole(WHOLE // 10, f"{folder}/few")
        seconds, many = whole(WHOLE, f"{folder}/many")
    return [
        Measurement("troll-dragon, command to report", "games/s", WHOLE / seconds, "budget", WHOLE / WHOLE_BUDGET, 1),
        Measurement(f"memory of {WHOLE // 10:,} games beside {WHOLE:,}", "MiB", few, "of the more", many, 1 / FLAT),
    ]


def main() -> None:
    measurements = [*map(one_core, GAMES), all_cores(), ray_here(), same_question(), *whole_simulations()]
    sys.exit(0 if report("lab", measurements) else 1)


if __name__ == "__main__":
    main()

"""The laboratory: games a second on one core, beside the same games uncounted; all cores; from command to report; memory.

Run as `python -m bench.lab`.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bench.report import Measurement, best_rates, report
from doubloon.engine import batch
from doubloon.engine.batch import Batch
from doubloon.games import GAMES
from doubloon.lab.experiment import Experiment
from doubloon.lab.run import run

GAMES_A_RUN = 4096
MANY = 20  # runs of all cores, for one
WHOLE = 1_000_000
WHOLE_BUDGET = 120.0  # seconds of processor time
FLAT = 1.1  # the largest growth of memory from WHOLE / 10 games to WHOLE
COUNTED = 0.5  # of the speed of the same games uncounted


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
    measurements = [*map(one_core, GAMES), all_cores(), *whole_simulations()]
    sys.exit(0 if report("lab", measurements) else 1)


if __name__ == "__main__":
    main()

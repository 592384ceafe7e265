"""The laboratory on one GPU: are its totals identical to the CPU's, and how many counted games per second does it play?

python -m bench.lab_gpu [games]: needs a CUDA GPU and numba-cuda, and no other library.
"""

from __future__ import annotations

import resource
import sys
import time

import numpy as np

for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):  # old NumPy names that numba-cuda uses
    if not hasattr(np, old):
        setattr(np, old, getattr(np, new))

from bench.report import Measurement, report  # noqa: E402
from doubloon.games import GAMES  # noqa: E402
from doubloon.lab.experiment import Experiment  # noqa: E402
from doubloon.lab.machine import CUDA_CHUNK  # noqa: E402
from doubloon.lab.run import run  # noqa: E402

COMPARED = CUDA_CHUNK + 4096  # a whole chunk on the GPU, and a part of one
ON_CPU = 1 << 16
MANY = 1 << 24  # games that show whether memory grows
FLAT = 1.1


def compare(game: str) -> bool:
    experiment = Experiment(game, ("clever", "random"), seed=9)
    is_same = run(experiment, COMPARED, device="cuda") == run(experiment, COMPARED)
    print(f"{game}: the totals of {COMPARED:,} games are {'the same' if is_same else 'DIFFERENT'}", flush=True)
    return is_same


def rate(experiment: Experiment, games: int, device: str) -> float:
    run(experiment, 1, device=device)  # compiled before
    start = time.perf_counter()
    run(experiment, games, device=device)
    return games / (time.perf_counter() - start)


def measured(game: str, games: int) -> Measurement:
    experiment = Experiment(game, ("clever",) * GAMES[game].seats[-1])
    what = f"{game}, {experiment.seats} clever bots, counted, on one GPU"
    return Measurement(what, "games/s", rate(experiment, games, "cuda"), "all cores", rate(experiment, ON_CPU, "cpu"), 1)


def used() -> float:
    """The most memory of this process so far, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def memory() -> Measurement:
    """Of few games, and of many more after them."""
    experiment = Experiment("pig", ("clever",) * 2)
    run(experiment, CUDA_CHUNK, device="cuda")
    few, start = used(), time.perf_counter()
    run(experiment, MANY, device="cuda")
    print(f"{MANY:,} games of pig in {time.perf_counter() - start:.1f} s")
    return Measurement(f"memory of {CUDA_CHUNK:,} games", "MiB", few, f"after {MANY:,} more", used(), 1 / FLAT)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1 << 21
    same = [compare(game) for game in GAMES]
    met = report("lab_gpu", [*(measured(game, games) for game in GAMES), memory()])
    sys.exit(0 if all(same) and met else 1)


if __name__ == "__main__":
    main()

"""Count along games in Numba's CUDA simulator, and compare the totals with those of one core. Run with NUMBA_ENABLE_CUDASIM=1."""

import numpy as np

from doubloon.engine.cuda import Grid
from doubloon.lab import rows_cuda
from doubloon.lab.experiment import Experiment, add_up, play_chunk
from doubloon.lab.totals import Totals
from tests.engine.simulated import Whole
from tests.lab.counting import ENDS, SIXES

GAMES = 6


def play_simulated(experiment: Experiment, number: int, games: int, device: str) -> Totals:
    """`play_chunk` on a GPU, in the simulator."""
    assert device == "cuda"
    plain = {record: record.dtype for record in (experiment.rules.rules.STATE, experiment.rules.rules.VIEW)}
    for record, dtype in plain.items():
        vars(record.layout)["dtype"] = np.dtype((Whole, dtype))
    rows = rows_cuda.play_rows(experiment.work, experiment.policies, number, games, Grid(2, 2))
    for record, dtype in plain.items():
        vars(record.layout)["dtype"] = dtype
    return add_up(experiment, rows)


def compare(experiment: Experiment) -> None:
    ours = play_chunk(experiment, 7, GAMES)
    assert play_simulated(experiment, 7, GAMES, "cuda") == ours


if __name__ == "__main__":
    compare(Experiment("pig", ("clever", "random"), seed=3, counts=(SIXES, ENDS)))
    compare(Experiment("troll-dragon", ("clever",), seats=3, options={"diamonds": 9}, seed=1))
    print("totals agree")  # noqa: T201

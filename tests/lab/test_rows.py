"""Rows: what is counted along a game, compiled and in plain Python."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import numpy as np
import pytest

from doubloon.engine.draws import picker, stream
from doubloon.engine.play import _advise
from doubloon.engine.record import State
from doubloon.games.pig.rules import HOLD, ROLL
from doubloon.lab.cells import Cells
from doubloon.lab.experiment import Experiment, play_rows
from doubloon.lab.rows_python import play_row
from tests.lab.counting import ENDS, SIXES

DUEL = Experiment("pig", ("clever", "random"), seed=3, counts=(SIXES, ENDS))


def counted(experiment: Experiment, row: np.ndarray) -> dict[str, int]:
    return {column.name: int(row[column.cell]) for column in experiment.columns}


def after(*line: int, target: int = 10) -> dict[str, int]:
    """What is counted in a game of Pig with these actions."""
    experiment = Experiment("pig", ("random",), options={"target": target}, counts=(SIXES, ENDS))
    actions: Iterator[int] = iter(line)
    row = np.zeros(experiment.cells.size, np.int32)
    play_row(experiment.work, lambda state, seat, moves: next(actions), row)
    assert next(actions, None) is None
    return counted(experiment, row)


def test_a_game_that_changes_hands() -> None:
    """Points after each turn: 4-0, 4-0, 4-0, 4-6, 10-6."""
    row = after(ROLL, 4, HOLD, ROLL, 1, HOLD, ROLL, 6, HOLD, ROLL, 6, HOLD)
    expected = {"steps": 12, "turns": 5, "lead_changes": 2, "decided": 1000, "deficit": 2, "comebacks": 0, "margin": 4, "ties": 0}
    expected |= {"unfinished": 0, "wins_1": 840, "wins_2": 0, "points_1": 10, "points_2": 6}
    expected |= {"move_0": 4, "move_1": 4, "chance_1": 1, "chance_4": 1, "chance_6": 2, "chance_2": 0}
    expected |= {"sixes": 2, "sixes_in_a_row": 2, "difference": 4}
    assert expected.items() <= row.items()


def test_a_winner_who_was_far_behind_came_back() -> None:
    row = after(ROLL, 6, HOLD, ROLL, 5, ROLL, 6, HOLD)
    assert (row["deficit"], row["comebacks"], row["lead_changes"], row["margin"], row["wins_2"]) == (6, 1, 1, 5, 840)


def test_a_lead_that_is_kept_decides_early() -> None:
    """The first of three turns."""
    row = after(ROLL, 6, HOLD, ROLL, 1, ROLL, 4, HOLD)
    assert (row["decided"], row["lead_changes"], row["deficit"], row["comebacks"]) == (333, 0, 0, 0)


# === Compiled ===


def same_draws(experiment: Experiment, number: int) -> Callable[[State, int, Mapping[int, int]], int]:
    """Chooses as compiled games do."""
    game, keys, pick, steps = experiment.rules, stream(experiment.seed, number), picker(experiment.rules.actions), iter(range(1 << 20))

    def choose(state: State, seat: int, moves: Mapping[int, int]) -> int:
        weights = [moves.get(action, 0) for action in range(game.actions)]
        if seat >= 0:
            _advise(game, state, experiment.policies[seat], weights)
        chosen: int = pick(weights, *keys, next(steps))
        return chosen

    return choose


@pytest.mark.parametrize("experiment", [DUEL, Experiment("troll-dragon", ("clever",), seats=3, seed=1)], ids=lambda each: each.game)
def test_compiled_rows_are_those_of_plain_python(experiment: Experiment) -> None:
    rows = play_rows(experiment, 70, 8)
    for each in range(8):
        row = np.zeros(experiment.cells.size, np.int32)
        play_row(experiment.work, same_draws(experiment, 70 + each), row)
        assert counted(experiment, row) == counted(experiment, rows[each])


@pytest.mark.parametrize("experiment", [DUEL], ids=lambda each: each.game)
def test_a_row_depends_on_the_number_of_its_game_alone(experiment: Experiment) -> None:
    rows = play_rows(experiment, 0, 50)
    assert np.array_equal(rows[30:], play_rows(experiment, 30, 20))
    assert not np.array_equal(rows[0], rows[1])


def test_cells_do_not_overlap() -> None:
    cells = Cells(5, 8, (SIXES, ENDS))
    taken = [column.cell for column in cells.columns(5)]
    assert len(set(taken)) == len(taken)
    assert max(taken) < cells.leader < cells.size
    assert cells.starts[1] == cells.starts[0] + 3  # two names and one of memory


def test_the_kernel_counts_the_same_in_the_simulator() -> None:
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-m", "tests.lab.simulated"], cwd=root, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith("totals agree")

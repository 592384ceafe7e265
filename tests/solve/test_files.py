"""A game is solved into a file by its name: the start is worth what an exploration of the rules finds, and progress is told."""

from pathlib import Path

import pytest

from doubloon.engine.errors import Refusal
from doubloon.solve.files import solve_into_file
from tests.solve.troll_dragon_win.exploring import explored


def test_the_start_is_worth_what_value_iteration_finds(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    share = solve_into_file("troll-dragon", tmp_path / "table", {"diamonds": "1", "nuggets": "2"}, lambda *done: told.append(done))
    assert share == pytest.approx(explored(diamonds=1, nuggets=2).values[0], rel=0, abs=1e-10)
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


def test_a_game_that_is_not_solved_so_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="only troll-dragon is solved into a file, not pig"):
        solve_into_file("pig", tmp_path / "table", {}, lambda *_: None)

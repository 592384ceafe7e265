"""Tables in files: the same values, continued after an interruption; other files are refused."""

from pathlib import Path

import numpy as np
import pytest

from doubloon.engine.errors import Refusal
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.solve.troll_dragon_win.store import HEADER, read_header, solve_into
from doubloon.solve.troll_dragon_win.table import setup_of, solve

SETUP = setup_of(GAME.new(2, diamonds=4, nuggets=3))


class Stop(Exception):
    pass


def test_an_interrupted_solution_goes_on(tmp_path: Path) -> None:
    path, seen = tmp_path / "table", []

    def stop(starts: int) -> None:
        seen.append(starts)
        if len(seen) == 3:
            raise Stop

    with pytest.raises(Stop):
        solve_into(path, SETUP, stop)
    assert read_header(path)["solved"] == 3
    table = solve_into(path, SETUP, lambda _: None)
    assert np.array_equal(table, solve(SETUP))
    assert np.array_equal(np.fromfile(path, "<f8", offset=HEADER).reshape(table.shape), table)


def test_other_options_are_refused(tmp_path: Path) -> None:
    solve_into(tmp_path / "table", SETUP, lambda _: None)
    with pytest.raises(Refusal, match="has the table of other options"):
        solve_into(tmp_path / "table", setup_of(GAME.new(2, diamonds=4, nuggets=2)), lambda _: None)


@pytest.mark.parametrize("content", [b"", b"hello", b"{}", b"[]", b'{"shape": [1, 2]}'])
def test_other_files_are_refused_and_stay(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter"
    path.write_bytes(content)
    with pytest.raises(Refusal, match="is no table of solved values"):
        solve_into(path, SETUP, lambda _: None)
    assert path.read_bytes() == content

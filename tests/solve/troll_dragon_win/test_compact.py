"""Compact tables: fitted, written, read; and those of the package."""

from pathlib import Path

import numpy as np
import pytest

from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.solve.troll_dragon_win.compact import FOLDER, Starts, read, write
from doubloon.solve.troll_dragon_win.fit import compress, errors
from doubloon.solve.troll_dragon_win.table import setup_of, solve
from doubloon.solve.troll_dragon_win.turn import shares_of

SETUP = setup_of(GAME.new(2, diamonds=8, nuggets=7))


def test_where_every_value_is_kept_only_rounding_is_lost(tmp_path: Path) -> None:
    """With eight diamonds and seven nuggets every number is a knot, and leads are small."""
    table = solve(SETUP)
    squares: list[float] = []
    write(tmp_path / "table", compress(SETUP, table, rounds=3, progress=squares.append))
    assert squares == sorted(squares, reverse=True)
    compact = read(tmp_path / "table")
    assert compact.options == SETUP.options
    found = np.concatenate([each.ravel() for _, each in errors(SETUP, table, compact)])
    assert len(found) == 120 * 28  # 10 over 3 ways to deal the diamonds, 8 over 2 the nuggets
    assert np.abs(found).max() < 0.00026  # half of a part


@pytest.mark.parametrize(("tempo", "value"), [("calm", 0.5208508085), ("race", 0.5183128820)])
def test_the_tables_of_the_package(tempo: str, value: float) -> None:
    """The first player's value as solved exactly (docs/guide/solved.md); a lead of half of all the treasure wins."""
    path = FOLDER / f"{tempo}.xz"
    assert path.stat().st_size < 4_000_000
    shares = shares_of(setup_of(GAME.new(2, tempo=tempo)))
    start, ahead = (Starts(*(np.array([number]) for number in numbers)) for numbers in ((60, 50, 0, 0, 0), (10, 5, 0, 50, 45)))
    assert shares(start)[0] == pytest.approx(value, abs=0.001)
    assert shares(ahead)[0] > 0.999

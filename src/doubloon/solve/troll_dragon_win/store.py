"""Tables in files. A file has a header of HEADER bytes, JSON padded with spaces, and then the table: float64, little endian, row by row.

The header has the options, the shape of the table and the number of steps that are solved, so that an interrupted solution goes on.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from doubloon.engine.errors import Refusal
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.solve.troll_dragon_win.graph import Array
from doubloon.solve.troll_dragon_win.table import Setup, fill_ends, index_of, solve_step, starts_in, steps_of

HEADER = 4096


def solve_into(path: Path, setup: Setup, progress: Callable[[int], None]) -> Array:
    """Solve into a file, or go on where an earlier call stopped. `progress` receives the number of starts solved."""
    if not path.exists():
        _create(path, setup)
    header = read_header(path)
    if header["options"] != setup.options or header["version"] != TROLL_DRAGON.version:
        raise Refusal("solve/other", f"{path} has the table of other options or other rules", path=path)
    table: Array = np.memmap(path, "<f8", "r+", HEADER, tuple(header["shape"]))
    for number, step in enumerate(steps_of(setup)):
        if number >= header["solved"]:
            solve_step(setup, table, step)
            table.flush()  # type: ignore[attr-defined]
            _write_header(path, {**header, "solved": number + 1})
        progress(starts_in(setup, step))
    return table


def read_header(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        start = file.read(HEADER)
    try:
        header = json.loads(start)
        is_whole = path.stat().st_size == HEADER + 8 * header["shape"][0] * header["shape"][1]
    except (ValueError, TypeError, KeyError, IndexError):
        is_whole = False
    if not is_whole:
        raise Refusal("solve/file", f"{path} is no table of solved values, or it is cut off", path=path)
    return dict(header)


def _create(path: Path, setup: Setup) -> None:
    """Written beside its place first, so that a file is whole or not there."""
    index = index_of(setup.diamonds, setup.nuggets)
    shape = len(index.rows), len(index.columns)
    part = path.with_name(path.name + ".part")
    part.write_bytes(b" " * HEADER)
    table = np.memmap(part, "<f8", "r+", HEADER, shape)
    fill_ends(setup, table)
    table.flush()
    _write_header(part, {"version": TROLL_DRAGON.version, "options": setup.options, "shape": shape, "solved": 0})
    part.replace(path)


def _write_header(path: Path, header: dict[str, Any]) -> None:
    with path.open("r+b") as file:
        file.write(json.dumps(header).encode().ljust(HEADER))

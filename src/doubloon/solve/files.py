"""Which games are solved into a file (`doubloon solve`), and by what."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from doubloon.engine.errors import Refusal

Progress = Callable[[int, int], None]  # what is solved, of how much


def _troll_dragon(out: Path, options: dict[str, str], progress: Progress) -> float:
    from doubloon.games.troll_dragon import TROLL_DRAGON
    from doubloon.solve.troll_dragon_win.store import solve_into
    from doubloon.solve.troll_dragon_win.table import setup_of, starts_in, steps_of

    setup = setup_of(TROLL_DRAGON.new(2, **options))  # type: ignore[arg-type] # text is parsed
    total, solved = sum(starts_in(setup, step) for step in steps_of(setup)), 0

    def advance(starts: int) -> None:
        nonlocal solved
        solved += starts
        progress(solved, total)

    table = solve_into(out, setup, advance)
    return float(table[len(table) - 1, table.shape[1] - 1])  # full stocks


SOLVERS: dict[str, Callable[[Path, dict[str, str], Progress], float]] = {"troll-dragon": _troll_dragon}


def solve_into_file(game_id: str, out: Path, options: dict[str, str], progress: Progress) -> float:
    """Solve a game into a file; how often the first player wins with best play of both."""
    if game_id not in SOLVERS:
        known = ", ".join(SOLVERS)
        raise Refusal("solve/game", f"only {known} is solved into a file, not {game_id}", known=known, asked=game_id)
    return SOLVERS[game_id](out, options, progress)

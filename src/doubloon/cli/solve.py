"""`doubloon solve`: compute the exact values of a game into a file."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import doubloon
from doubloon.cli.options import parse_option
from doubloon.engine.errors import Refusal
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.i18n import text


def solve_game(lang: str, game_id: str, options: list[str], out: Path) -> None:
    game = doubloon.game(game_id)
    if game is not TROLL_DRAGON:
        raise Refusal("solve/game", f"only {TROLL_DRAGON.id} is solved into a file, not {game_id}", known=TROLL_DRAGON.id, asked=game_id)
    opening = TROLL_DRAGON.new(2, **dict(map(parse_option, options)))  # type: ignore[arg-type] # text is parsed
    from doubloon.solve.troll_dragon_win.store import solve_into
    from doubloon.solve.troll_dragon_win.table import setup_of, starts_in, steps_of

    setup = setup_of(opening)
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task("", total=sum(starts_in(setup, step) for step in steps_of(setup)))
            table = solve_into(out, setup, lambda starts: progress.advance(task, starts))
    except OSError as error:
        raise Refusal("solve/unwritable", f"{out} cannot be written: {error.strerror}", path=out, reason=error.strerror) from None
    except KeyboardInterrupt:
        typer.echo(text(lang, "cli-solve-stopped", path=str(out)), err=True)
        sys.exit(128 + signal.SIGINT)
    first = float(table[len(table) - 1, table.shape[1] - 1])  # full stocks
    typer.echo(text(lang, "cli-solved", share=f"{first:.10f}", path=str(out)))

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
from doubloon.i18n import text
from doubloon.solve.files import solve_into_file


def solve_game(lang: str, game_id: str, options: list[str], out: Path) -> None:
    game = doubloon.game(game_id)
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task("", total=None)

            def update(solved: int, total: int) -> None:
                progress.update(task, completed=solved, total=total)

            share = solve_into_file(game.id, out, dict(map(parse_option, options)), update)
    except OSError as error:
        raise Refusal("solve/unwritable", f"{out} cannot be written: {error.strerror}", path=out, reason=error.strerror) from None
    except KeyboardInterrupt:
        typer.echo(text(lang, "cli-solve-stopped", path=str(out)), err=True)
        sys.exit(128 + signal.SIGINT)
    typer.echo(text(lang, "cli-solved", share=f"{share:.10f}", path=str(out)))

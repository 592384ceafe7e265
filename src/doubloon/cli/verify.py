"""`doubloon verify`: the promise of the dice, checked."""

from __future__ import annotations

from pathlib import Path

import typer

from doubloon.cli.replay import logged
from doubloon.engine.fair import verify
from doubloon.i18n import text


def print_verdict(lang: str, file: Path) -> None:
    game, log = logged(file)
    verdict = verify(game, log)
    typer.echo(text(lang, "cli-promise", commitment=log.commitment))
    typer.echo(text(lang, "cli-seed", seed=log.seed))
    typer.echo(text(lang, "cli-drawn", drawn=verdict.drawn))
    typer.echo(text(lang, "cli-answered", answered=verdict.answered))

"""`doubloon verify`: check the dice of a game against their commitment."""

from __future__ import annotations

import re
from pathlib import Path

import typer

from doubloon.cli.replay import print_earlier_rules, read_log
from doubloon.engine.errors import BadLog, Refusal
from doubloon.engine.fair import verify
from doubloon.i18n import text

PROMISE = "[0-9a-fA-F]{64}"  # SHA-256, in hex


def print_verdict(lang: str, file: Path, promise: str | None) -> None:
    """`promise` is the commitment that a player noted before the game; without it only the file itself can be checked."""
    if promise and not re.fullmatch(PROMISE, promise):
        raise Refusal("promise/malformed", f"a promise has 64 digits from 0 to 9 and a to f, not {promise!r}", asked=promise)
    game, log = read_log(file)
    verdict = verify(game, log)
    if promise and promise.lower() != log.commitment:
        words = f"the promise in the file is {log.commitment}, not {promise}"
        raise BadLog("fair/other-promise", words, place="commitment", due=log.commitment, asked=promise)
    print_earlier_rules(lang, game, log)
    typer.echo(text(lang, "cli-promise", commitment=log.commitment))
    typer.echo(text(lang, "cli-seed", seed=log.seed))
    typer.echo(text(lang, "cli-drawn", drawn=verdict.drawn))
    if verdict.answered:
        typer.echo(text(lang, "cli-answered", answered=verdict.answered))
    if not promise:
        typer.echo(text(lang, "cli-compare"))

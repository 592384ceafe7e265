"""`doubloon verify`: check the dice and the moves of a game, and say what that proves."""

from __future__ import annotations

import re
from pathlib import Path

import typer

from doubloon.cli.replay import print_earlier_rules, read_log
from doubloon.engine.errors import BadLog, Refusal
from doubloon.engine.fair import Verdict, verify
from doubloon.engine.log import Log
from doubloon.i18n import text

HASH = "[0-9a-fA-F]{64}"  # SHA-256, in hex


def print_verdict(lang: str, file: Path, promise: str | None, seen: str | None) -> None:
    """`promise` is the commitment that a player noted before the game, `seen` a running hash that a device kept; without them only the
    file itself can be checked."""
    for given in (promise, seen):
        if given and not re.fullmatch(HASH, given):
            raise Refusal("promise/malformed", f"64 digits from 0 to 9 and a to f are needed, not {given!r}", asked=given)
    game, log = read_log(file)
    verdict = verify(game, log)
    if promise and promise.lower() != log.commitment:
        words = f"the promise in the file is {log.commitment}, not {promise}"
        raise BadLog("fair/other-promise", words, place="commitment", due=log.commitment, asked=promise)
    if seen and seen.lower() not in verdict.hashes:
        raise BadLog("fair/seen", f"the log does not lead to the running hash {seen}", place="hash", asked=seen)
    print_earlier_rules(lang, game, log)
    _print_dice(lang, log, verdict)
    if not promise:
        typer.echo(text(lang, "cli-compare"))
    _print_proof(lang, log, verdict)
    _print_moves(lang, verdict, seen)


def _print_dice(lang: str, log: Log, verdict: Verdict) -> None:
    typer.echo(text(lang, "cli-promise", commitment=log.commitment))
    typer.echo(text(lang, "cli-seed", seed=log.seed))
    typer.echo(text(lang, "cli-drawn", drawn=verdict.drawn))
    if verdict.given:
        typer.echo(text(lang, "cli-given", given=verdict.given))
    if verdict.answered:
        typer.echo(text(lang, "cli-answered", answered=verdict.answered))


def _print_proof(lang: str, log: Log, verdict: Verdict) -> None:
    """Who can be sure that nobody chose the dice."""
    if not log.commitments:
        typer.echo(text(lang, "cli-unpromised"))
        return
    if verdict.committed:
        typer.echo(text(lang, "cli-committed", committed=verdict.committed))
    typer.echo(text(lang, "cli-proved" if verdict.committed > 1 else "cli-trusted"))
    for seat in log.withheld:
        typer.echo(text(lang, "cli-withheld", seat=seat + 1))


def _print_moves(lang: str, verdict: Verdict, seen: str | None) -> None:
    if not verdict.hashes:
        return
    typer.echo(text(lang, "cli-hash", hash=verdict.hashes[-1]))
    if seen:
        typer.echo(text(lang, "cli-seen", step=verdict.hashes.index(seen.lower()), steps=len(verdict.hashes) - 1))
    else:
        typer.echo(text(lang, "cli-compare-hash"))

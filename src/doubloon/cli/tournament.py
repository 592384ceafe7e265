"""`doubloon tournament`: from flags to a table of figures."""

from __future__ import annotations

import hashlib
import json
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import doubloon
from doubloon.bots.bot import Budget
from doubloon.cli.options import option_of
from doubloon.cli.standings import print_standings
from doubloon.i18n import text
from doubloon.lab.journal import Journal, open_journal
from doubloon.lab.report import report
from doubloon.lab.statistics import Tally
from doubloon.lab.tournament import Tournament, play, prepare


@dataclass(frozen=True)
class Asked:
    """The flags, as they were written."""

    bots: str
    games: int
    seats: int | None
    options: list[str]
    seed: int
    budget: Budget
    processes: int
    file: Path | None
    new: bool
    json: bool


def run_tournament(lang: str, game_id: str, asked: Asked) -> None:
    names = tuple(name.strip() for name in asked.bots.split(",") if name.strip())
    options = dict(map(option_of, asked.options))
    tournament = Tournament(game_id, names, asked.games, asked.seats, options, asked.seed, asked.budget)
    facts = report(tournament, _played(lang, tournament, asked))
    if asked.json:
        typer.echo(json.dumps(facts, indent=2, ensure_ascii=False))
    else:
        print_standings(lang, facts, doubloon.game(game_id).step_limit)


def _played(lang: str, tournament: Tournament, asked: Asked) -> Tally:
    say = Sayer(lang)
    if tournament.per_matchup != tournament.games:
        say("cli-tournament-rounded", asked=tournament.games, games=tournament.per_matchup)
    kept = (
        open_journal(asked.file or _path(tournament), tournament.description, fresh=asked.new)
        if tournament.has_uncompiled
        else nullcontext()
    )
    with kept as journal:
        done = _done(tournament, journal)
        if journal is not None and done:
            say("cli-tournament-goes-on", done=done, total=tournament.total, path=journal.path)
        try:
            if tournament.has_compiled or "cunning" in tournament.bots:
                say("cli-tournament-ready")
                prepare(tournament)
            with _bar(tournament.total, done) as progress:
                return play(tournament, processes=asked.processes, journal=journal, progress=progress)
        except KeyboardInterrupt:
            if journal is None:
                say("cli-tournament-stopped-empty")
            else:
                say("cli-tournament-stopped", done=_done(tournament, journal), total=tournament.total, path=journal.path)
            sys.exit(128 + signal.SIGINT)


def _done(tournament: Tournament, journal: Journal | None) -> int:
    """Kept games of this tournament; the file may have those of a longer one."""
    return 0 if journal is None else sum(number < tournament.total for number in journal.results)


def _path(tournament: Tournament) -> Path:
    """A file for each tournament, named by all that its games depend on."""
    from platformdirs import user_state_path

    name = hashlib.sha256(json.dumps(tournament.description, sort_keys=True).encode()).hexdigest()[:16]
    return user_state_path("doubloon", appauthor=False) / "tournaments" / f"{tournament.game}-{name}.jsonl"


@dataclass(frozen=True)
class Sayer:
    """Says things beside the results."""

    lang: str

    def __call__(self, key: str, **values: Any) -> None:
        typer.echo(text(self.lang, key, **values), err=True)


@contextmanager
def _bar(total: int, done: int) -> Iterator[Callable[[int], None]]:
    """A bar, where somebody looks at it."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=total, completed=done)
        yield lambda now: progress.update(task, completed=now)

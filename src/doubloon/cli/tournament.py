"""`doubloon tournament`: run a tournament and print its results."""

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
from doubloon.cli.options import parse_list, parse_option
from doubloon.cli.standings import print_standings
from doubloon.i18n import text
from doubloon.lab.journal import Journal, open_journal
from doubloon.lab.report import report
from doubloon.lab.statistics import Tally
from doubloon.lab.tournament import Tournament, play, prepare


@dataclass(frozen=True)
class TournamentFlags:
    """The flags of `doubloon tournament`."""

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


def run_tournament(lang: str, game_id: str, flags: TournamentFlags) -> None:
    names = parse_list(flags.bots)
    options = dict(map(parse_option, flags.options))
    tournament = Tournament(game_id, names, flags.games, flags.seats, options, flags.seed, flags.budget)
    facts = report(tournament, _play(lang, tournament, flags))
    if flags.json:
        typer.echo(json.dumps(facts, indent=2, ensure_ascii=False))
    else:
        print_standings(lang, facts, doubloon.game(game_id).step_limit)


def _play(lang: str, tournament: Tournament, flags: TournamentFlags) -> Tally:
    say = StatusPrinter(lang)
    if tournament.per_matchup != tournament.games:
        say("cli-tournament-rounded", asked=tournament.games, games=tournament.per_matchup)
    kept = (
        open_journal(flags.file or _path(tournament), tournament.description, fresh=flags.new)
        if tournament.has_uncompiled
        else nullcontext()
    )
    with kept as journal:
        done = _finished_games(tournament, journal)
        if journal is not None and done:
            say("cli-tournament-goes-on", done=done, total=tournament.total, path=journal.path)
        try:
            if tournament.has_compiled or "cunning" in tournament.bots:
                say("cli-tournament-ready")
                prepare(tournament)
            with _progress_bar(tournament.total, done) as progress:
                return play(tournament, processes=flags.processes, journal=journal, progress=progress)
        except KeyboardInterrupt:
            if journal is None:
                say("cli-tournament-stopped-empty")
            else:
                say("cli-tournament-stopped", done=_finished_games(tournament, journal), total=tournament.total, path=journal.path)
            sys.exit(128 + signal.SIGINT)


def _finished_games(tournament: Tournament, journal: Journal | None) -> int:
    """The number of stored games of this tournament; the file may also have those of a longer one."""
    return 0 if journal is None else sum(number < tournament.total for number in journal.results)


def _path(tournament: Tournament) -> Path:
    """The default file of a tournament, named by a hash of its description."""
    from platformdirs import user_state_path

    name = hashlib.sha256(json.dumps(tournament.description, sort_keys=True).encode()).hexdigest()[:16]
    return user_state_path("doubloon", appauthor=False) / "tournaments" / f"{tournament.game}-{name}.jsonl"


@dataclass(frozen=True)
class StatusPrinter:
    """Prints status messages to stderr."""

    lang: str

    def __call__(self, key: str, **values: Any) -> None:
        typer.echo(text(self.lang, key, **values), err=True)


@contextmanager
def _progress_bar(total: int, done: int) -> Iterator[Callable[[int], None]]:
    """A progress bar, if stderr is a terminal."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=total, completed=done)
        yield lambda now: progress.update(task, completed=now)

"""`doubloon simulate`: play many games and say what they were like."""

from __future__ import annotations

import hashlib
import json
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from doubloon.bots.bot import Budget
from doubloon.cli.figures import print_figures
from doubloon.cli.options import parse_games, parse_goal, parse_list, parse_option
from doubloon.engine.errors import Refusal
from doubloon.i18n import text
from doubloon.lab.experiment import Experiment
from doubloon.lab.finished import Finished
from doubloon.lab.run import Goal, check_run, run
from doubloon.lab.store import facts_of, facts_of_finished, kept_games, locked, write, write_parquet
from doubloon.lab.totals import Totals

SAVE_INTERVAL = 10.0  # seconds
RATE_DIGITS = 3


@dataclass(frozen=True)
class SimulationFlags:
    """The flags that all experiments share."""

    bots: str
    games: str
    until: str
    seats: int | None
    options: list[str]
    seed: int
    iterations: int
    device: str
    cores: int | None
    out: Path | None
    new: bool
    json: bool

    def experiment(self, game: str, **options: int | str) -> Experiment:
        """The experiment, with these options beside those of the flags."""
        bots = parse_list(self.bots) if self.bots else ()
        chosen = {**dict(map(parse_option, self.options)), **options}
        return Experiment(game, bots, self.seats, chosen, self.seed, Budget(iterations=self.iterations))

    @property
    def length(self) -> int | Goal:
        if self.until and self.games:
            raise Refusal("lab/length", "--games and --until exclude each other")
        return parse_goal(self.until) if self.until else parse_games(self.games or "1e5")


def simulate_games(lang: str, game: str, flags: SimulationFlags) -> None:
    experiment, length = flags.experiment(game), flags.length
    check_run(experiment, length, flags.device)
    facts = facts_of(experiment, played(lang, experiment, length, flags, flags.out))
    if flags.json:
        typer.echo(json.dumps(facts, indent=1, ensure_ascii=False))
    else:
        print_figures(lang, experiment, facts)


def played(lang: str, experiment: Experiment, length: int | Goal, flags: SimulationFlags, out: Path | None) -> Totals:
    """The totals, from a folder as far as it has them; whatever ends it early, what is done is kept there."""
    folder = out or default_folder(experiment)
    with locked(folder):
        saver = Saver(folder, experiment, _kept(lang, folder, experiment, length, flags.new))
        try:
            totals = _run(lang, experiment, length, flags, saver)
        except KeyboardInterrupt:
            saver.save()
            _status(lang, "cli-simulate-stopped", games=group(saver.finished.total.games), path=folder)
            sys.exit(128 + signal.SIGINT)
        except BaseException:
            saver.save()
            raise
        saver.save()
        if out is not None:
            write_tables(lang, out, experiment, totals)
    return totals


def _run(lang: str, experiment: Experiment, length: int | Goal, flags: SimulationFlags, saver: Saver) -> Totals:
    done = saver.finished.total.games
    if not experiment.is_compiled:
        _status(lang, "cli-simulate-slow")
    elif done == 0:
        _status(lang, "cli-tournament-ready")
    with progress_bar(length, done) as advance:

        def progress(totals: Totals) -> None:
            saver.save_sometimes()
            advance(totals)

        return run(experiment, length, device=flags.device, cores=flags.cores, kept=saver.finished, progress=progress)


def _kept(lang: str, folder: Path, experiment: Experiment, length: int | Goal, new: bool) -> Finished[Totals]:
    kept = None if new else kept_games(folder, experiment)
    if kept is None:
        return Finished(experiment.none)
    if isinstance(length, int) and kept.end > length:
        text_ = f"{folder} has {kept.end} games already, more than {length}"
        raise Refusal("lab/fewer", text_, path=folder, games=kept.end, asked=length)
    if games := kept.total.games:
        _status(lang, "cli-simulate-goes-on", games=group(games), path=folder)
    return kept


def write_tables(lang: str, folder: Path, experiment: Experiment, totals: Totals) -> None:
    """The Parquet files. Without pyarrow the JSON file is there alone, and a sentence says why."""
    try:
        write_parquet(folder, experiment, totals)
    except Refusal as refusal:
        if refusal.key != "lab/extra":
            raise
        _status(lang, "error-lab-extra", **refusal.values)


def default_folder(experiment: Experiment) -> Path:
    """Where a simulation without --out keeps its games, named by a hash of its settings."""
    from platformdirs import user_state_path

    name = hashlib.sha256(json.dumps(experiment.description, sort_keys=True).encode()).hexdigest()[:16]
    return user_state_path("doubloon", appauthor=False) / "simulations" / f"{experiment.game}-{name}"


@dataclass
class Saver:
    """Writes the finished games from time to time."""

    folder: Path
    experiment: Experiment
    finished: Finished[Totals]
    saved: float = 0.0

    def save_sometimes(self) -> None:
        if monotonic() > self.saved + SAVE_INTERVAL:
            self.save()

    def save(self) -> None:
        write(self.folder, facts_of_finished(self.experiment, self.finished))
        self.saved = monotonic()


# === On the screen ===


def _status(lang: str, key: str, **values: Any) -> None:
    typer.echo(text(lang, key, **values), err=True)


def group(number: int) -> str:
    """1234567 -> `1 234 567`, which is read alike in every language."""
    return f"{number:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")


@contextmanager
def progress_bar(length: int | Goal, done: int) -> Iterator[Any]:
    """A progress bar with the rate and the time left, if stderr is a terminal. Yields a function of the totals so far."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=length if isinstance(length, int) else None, completed=done, rate="")
        start = monotonic()

        def advance(totals: Totals | int) -> None:
            games = totals if isinstance(totals, int) else totals.games
            rate = (games - done) / max(monotonic() - start, 1e-9)
            bar.update(task, completed=games, rate=f"{float(f'{rate:.{RATE_DIGITS}g}'):,.0f}/s".replace(",", "\N{NARROW NO-BREAK SPACE}"))

        yield advance

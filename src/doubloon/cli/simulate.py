"""`doubloon simulate`: play many games and say what they were like."""

from __future__ import annotations

import hashlib
import json
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
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
from doubloon.lab.store import facts_of, facts_of_finished, kept_games, locked, saving, write, write_parquet
from doubloon.lab.totals import Totals

RATE_DIGITS = 3

Advance = Callable[[int], None]  # gets the number of games so far


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
    folder = out or default_folder("simulations", experiment.game, experiment.description)
    with locked(folder):
        finished = (None if flags.new else kept_games(folder, experiment)) or Finished(experiment.none)
        check_kept(lang, folder, finished, length)
        if not experiment.is_compiled:
            status(lang, "cli-simulate-slow")
        elif not finished.parts:
            status(lang, "cli-tournament-ready")
        with stoppable(lang, folder, lambda: finished.total.games), progress_bar(length, finished.total.games) as advance:
            totals = run_kept(folder, experiment, finished, length, flags=flags, advance=advance)
        if out is not None:
            write_tables(lang, out, experiment, totals)
    return totals


def run_kept(
    folder: Path, experiment: Experiment, finished: Finished[Totals], length: int | Goal, *, flags: SimulationFlags, advance: Advance
) -> Totals:
    """Play what is missing, and keep it in a folder."""
    with saving(lambda: write(folder, facts_of_finished(experiment, finished))) as save:

        def progress(totals: Totals) -> None:
            save()
            advance(totals.games)

        return run(experiment, length, device=flags.device, cores=flags.cores, kept=finished, progress=progress)


def check_kept(lang: str, folder: Path, finished: Finished[Any], length: int | Goal) -> None:
    """Refuse fewer games than are kept, and say how many these are."""
    check_fewer(folder, finished, length)
    if finished.parts:
        status(lang, "cli-simulate-goes-on", games=group(finished.total.games), path=folder)


def check_fewer(folder: Path, finished: Finished[Any], length: int | Goal) -> None:
    if isinstance(length, int) and finished.end > length:
        text_ = f"{folder} has {finished.end} games already, more than {length}"
        raise Refusal("lab/fewer", text_, path=folder, games=finished.end, asked=length)


@contextmanager
def stoppable(lang: str, folder: Path, games: Callable[[], int]) -> Iterator[None]:
    """Ctrl-C ends the program with a sentence about what is kept."""
    try:
        yield
    except KeyboardInterrupt:
        status(lang, "cli-simulate-stopped", games=group(games()), path=folder)
        sys.exit(128 + signal.SIGINT)


def write_tables(lang: str, folder: Path, experiment: Experiment, totals: Totals) -> None:
    """The Parquet files. Without pyarrow the JSON file is there alone, and a sentence says why."""
    try:
        write_parquet(folder, experiment, totals)
    except Refusal as refusal:
        if refusal.key != "lab/extra":
            raise
        status(lang, "error-lab-extra", **refusal.values)


def default_folder(kind: str, game: str, description: Mapping[str, Any]) -> Path:
    """Where games are kept without --out, named by a hash of all settings."""
    from platformdirs import user_state_path

    name = hashlib.sha256(json.dumps(description, sort_keys=True).encode()).hexdigest()[:16]
    return user_state_path("doubloon", appauthor=False) / kind / f"{game}-{name}"


# === On the screen ===


def status(lang: str, key: str, **values: Any) -> None:
    typer.echo(text(lang, key, **values), err=True)


def group(number: int) -> str:
    """1234567 -> `1 234 567`, which is read alike in every language."""
    return f"{number:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")


@contextmanager
def progress_bar(length: int | Goal, done: int) -> Iterator[Advance]:
    """A progress bar with the rate and the time left, if stderr is a terminal. Yields a function of the games so far."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=length if isinstance(length, int) else None, completed=done, rate="")
        start = monotonic()

        def advance(games: int) -> None:
            rate = (games - done) / max(monotonic() - start, 1e-9)
            bar.update(task, completed=games, rate=f"{float(f'{rate:.{RATE_DIGITS}g}'):,.0f}/s".replace(",", "\N{NARROW NO-BREAK SPACE}"))

        yield advance

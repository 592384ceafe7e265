"""Simulations on disk: one JSON file with the settings, the totals and the figures, from which a run goes on and reports are drawn; and
the figures as Parquet, for other programs."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from doubloon.bots.bot import Budget
from doubloon.engine.errors import Refusal
from doubloon.lab.experiment import Experiment
from doubloon.lab.figures import QUANTILES, figures
from doubloon.lab.finished import Finished, finished_of
from doubloon.lab.totals import Totals

FORMAT = "doubloon-simulation-1"
FILE, FIGURES, SPREADS, LOCK = "simulation.json", "figures.parquet", "spreads.parquet", ".lock"
EXTRA = "lab"  # the extra that brings pyarrow
AHEAD = "ahead"  # key of the games after a gap
SAVE_INTERVAL = 10.0  # seconds

Facts = dict[str, Any]


def facts_of(experiment: Experiment, totals: Totals) -> Facts:
    """Everything that is needed to run it again, and everything that was found."""
    from importlib.metadata import version

    found = {figure.name: figure.to_json() for figure in figures(experiment, totals) if figure.is_seen} if totals.games else {}
    return {
        "format": FORMAT,
        "version": version("doubloon"),
        **experiment.description,
        "games": totals.games,
        "figures": found,
        "totals": totals.to_json(),
    }


def experiment_of(facts: Mapping[str, Any]) -> Experiment:
    """The experiment of a file, by the rules of today."""
    budget = {"budget": Budget(**facts["budget"])} if "budget" in facts else {}
    settings = {"seats": facts["seats"], "options": facts["options"], "seed": facts["seed"], **budget}
    return Experiment(facts["game"], tuple(facts["bots"]), **settings)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep other processes out of a folder; create it."""
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
    except BlockingIOError:
        raise Refusal("lab/busy", f"this simulation is already running ({folder})", path=folder) from None
    finally:
        os.close(lock)


def read(folder: Path, file: str = FILE, form: str = FORMAT) -> Facts | None:
    """The file of a folder, if it has one."""
    path = folder / file
    try:
        facts = json.loads(path.read_bytes())
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        facts = None
    if not isinstance(facts, dict) or facts.get("format") != form:
        raise Refusal("lab/foreign", f"{path} is not the file of a simulation", path=path)
    return facts


def kept_games(folder: Path, experiment: Experiment) -> Finished[Totals] | None:
    """The games of this experiment that the folder holds. Refuses a folder of another experiment, and names what differs."""
    facts = read(folder)
    if facts is None:
        return None
    check_same(folder, facts, experiment)
    return finished_of(experiment.none, ((number, Totals.from_json(part)) for number, part in ((0, facts["totals"]), *ahead_of(facts))))


def check_same(folder: Path, facts: Mapping[str, Any], experiment: Experiment) -> None:
    wanted = json.loads(json.dumps(experiment.description))
    if other := [name for name in wanted if facts.get(name) != wanted[name]]:
        raise other_simulation(folder, other)


def other_simulation(folder: Path, other: Sequence[str]) -> Refusal:
    names = ", ".join(other)
    return Refusal("lab/other", f"{folder} belongs to another simulation: {names}", path=folder, other=names)


def facts_of_finished(experiment: Experiment, finished: Finished[Totals]) -> Facts:
    """The same of a simulation that was interrupted: beside the first games there are those of a cluster that were quicker."""
    return {**facts_of(experiment, finished.first), **facts_ahead(finished)}


def facts_ahead(finished: Finished[Any]) -> Facts:
    """The games after a gap, if there are any."""
    ahead = [[number, part.to_json()] for number, part in sorted(finished.parts.items()) if number]
    return {AHEAD: ahead} if ahead else {}


def ahead_of(facts: Mapping[str, Any]) -> list[tuple[int, Any]]:
    return [(number, part) for number, part in facts.get(AHEAD, [])]


@contextmanager
def saving(save: Callable[[], None]) -> Iterator[Callable[[], None]]:
    """Yields a function to call after each chunk, which saves from time to time. Saves at the end too, in whatever way it comes."""
    saved: float | None = None

    def save_sometimes() -> None:
        nonlocal saved
        if saved is None or monotonic() > saved + SAVE_INTERVAL:
            saved = monotonic()
            save()

    try:
        yield save_sometimes
    finally:
        if saved is not None:
            save()


def write(folder: Path, facts: Mapping[str, Any], file: str = FILE) -> None:
    """Replace the file. A kill at any time leaves the old one or the new one."""
    with writing(folder):
        new = folder / f"{file}.new"
        new.write_text(json.dumps(facts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        new.replace(folder / file)


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        text = f"{folder} cannot be written: {error.strerror}"
        raise Refusal("lab/unwritable", text, path=folder, reason=error.strerror) from None


# === Parquet ===


def write_parquet(folder: Path, experiment: Experiment, totals: Totals) -> None:
    """`figures.parquet` has a row for each figure, `spreads.parquet` one for each number that a figure took in some games."""
    arrow, parquet = arrow_modules()
    found = [figure for figure in figures(experiment, totals) if figure.is_seen]
    names = ("name", "mean", "low", "high", "deviation", "is_share")
    rows = [{name: getattr(figure, name) for name in names} | _quantiles(figure.quantiles) for figure in found]
    spreads = [{"name": each.name, "number": number, "games": count} for each in found for number, count in sorted(each.spread.items())]
    settings = {b"doubloon": json.dumps({**experiment.description, "games": totals.games}).encode()}
    with writing(folder):
        for file, table in ((FIGURES, rows), (SPREADS, spreads)):
            parquet.write_table(arrow.Table.from_pylist(table).replace_schema_metadata(settings), folder / file)


def _quantiles(values: tuple[float, ...]) -> dict[str, float | None]:
    names = [f"q{round(100 * part):02}" for part in QUANTILES]
    return dict(zip(names, values or [None] * len(names), strict=True))


def arrow_modules() -> tuple[Any, Any]:
    """pyarrow, or a refusal that names the extra."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        text = f'Parquet needs pyarrow: pip install "doubloon[{EXTRA}]"'
        raise Refusal("lab/extra", text, extra=EXTRA, module="pyarrow") from None
    return pyarrow, pyarrow.parquet

"""`doubloon sweep`: every combination of some options, as a table and a heat map."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from doubloon.cli.figures import WIDE, names_of, title, value_text, with_half_width
from doubloon.cli.options import parse_over, parse_target
from doubloon.cli.pictures import write_pictures
from doubloon.cli.plots import heat_map
from doubloon.cli.simulate import Advance, SimulationFlags, check_fewer, default_folder, group, progress_bar, run_kept, status, stoppable
from doubloon.cli.standings import format_number
from doubloon.engine.errors import BadSetup, Refusal
from doubloon.i18n import text
from doubloon.lab.experiment import Experiment
from doubloon.lab.finished import Finished
from doubloon.lab.machine import Machine
from doubloon.lab.run import attached, check_run
from doubloon.lab.store import FILE, facts_of, kept_games, locked, read, write, writing
from doubloon.lab.sweep import Point, Target, Values, check_targets, combinations, point, shown
from doubloon.lab.totals import Totals

FORMAT = "doubloon-sweep-1"
POINTS = "points"  # the folder of the combinations


def sweep_options(lang: str, game: str, over: Sequence[str], targets: Sequence[str], *, search: int | None, flags: SimulationFlags) -> None:
    wanted, values, games = [*map(parse_target, targets)], dict(map(parse_over, over)), flags.length
    if not isinstance(games, int):
        raise Refusal("lab/compare-until", "a sweep plays a number of games")
    if search is None:
        grid = combinations(values)
        first, *_ = [checked(game, options, flags) for options in grid]  # all are checked before one is played
    else:
        grid, first = [], check_search(game, values, wanted, flags)
    check_targets(first, wanted)
    folder = flags.out or default_folder("sweeps", game, {"over": values, **first.description})
    with locked(folder):
        sweep = Sweep(lang, game, wanted, games, flags, folder)
        points = play_grid(sweep, grid) if search is None else play_search(sweep, values, search)
        facts = _facts(first, points, wanted)
        if flags.out is not None:
            write(flags.out, facts, "sweep.json")
            if search is None:
                _write_maps(lang, flags.out, first, points, wanted)
    if flags.json:
        typer.echo(json.dumps(facts, indent=1, ensure_ascii=False))
    else:
        _print(lang, first, points, wanted)


def checked(game: str, options: Mapping[str, int | str], flags: SimulationFlags) -> Experiment:
    """The experiment of a combination, if it can be played."""
    experiment = flags.experiment(game, **options)
    check_run(experiment, flags.length, flags.device)
    return experiment


def check_search(game: str, values: Values, targets: Sequence[Target], flags: SimulationFlags) -> Experiment:
    """Refuse a search without a target, and each value that the game does not have. Returns the experiment of the flags alone."""
    if not targets:
        raise BadSetup("lab/search", "a search needs a target")
    _searching()
    for name, each in values.items():
        for value in each:
            checked(game, {name: value}, flags)
    return checked(game, {}, flags)


def _searching() -> Callable[[Values, int, int, Callable[[Mapping[str, int | str]], float | None]], None]:
    try:
        from doubloon.lab.search import search
    except ImportError:
        raise Refusal("lab/extra", 'this needs Optuna: pip install "doubloon[search]"', extra="search", module="optuna") from None
    return search


# === Playing ===


@dataclass
class Sweep:
    """What all combinations share. Each is a simulation with a folder of its own, from which it goes on."""

    lang: str
    game: str
    targets: Sequence[Target]
    games: int
    flags: SimulationFlags
    folder: Path
    kept: dict[Path, Finished[Totals]] = field(default_factory=dict)

    @property
    def done(self) -> int:
        return sum(each.total.games for each in self.kept.values())

    def load(self, options: Mapping[str, int | str], experiment: Experiment) -> Path:
        """Read what its folder has."""
        path = self.folder / path_of(options)
        if path not in self.kept:
            self.kept[path] = (None if self.flags.new else kept_games(path, experiment)) or Finished(experiment.none)
            check_fewer(path, self.kept[path], self.games)
        return path

    def play(self, options: Mapping[str, int | str], advance: Advance) -> Point:
        experiment = checked(self.game, options, self.flags)
        path = self.load(options, experiment)
        with writing(path):
            path.mkdir(parents=True, exist_ok=True)
        others = self.done - self.kept[path].total.games
        totals = run_kept(path, experiment, self.kept[path], self.games, flags=self.flags, advance=lambda played: advance(others + played))
        return point(experiment, options, totals, self.targets)

    @contextmanager
    def playing(self, combinations: int) -> Iterator[Advance]:
        if kept := 0 if self.flags.new else games_in(self.folder):
            status(self.lang, "cli-simulate-goes-on", games=group(kept), path=self.folder)
        machine = Machine(self.flags.device, self.flags.cores or os.cpu_count() or 1, is_compiled=True)
        with (
            stoppable(self.lang, self.folder, lambda: self.done),
            progress_bar(self.games * combinations, self.done) as advance,
            attached(machine),
        ):
            yield advance


def games_in(folder: Path) -> int:
    """The games of all combinations that the folder of a sweep has."""
    return sum((read(path.parent) or {"games": 0})["games"] for path in (folder / POINTS).rglob(FILE))


def path_of(options: Mapping[str, int | str]) -> Path:
    """The folder of a combination, inside that of its sweep: `points/diamonds=5/nuggets=3`."""
    return Path(POINTS, *(f"{name}={value}" for name, value in options.items()))


def play_grid(sweep: Sweep, grid: Sequence[Mapping[str, int | str]]) -> list[Point]:
    for options in grid:
        sweep.load(options, checked(sweep.game, options, sweep.flags))
    with sweep.playing(len(grid)) as advance:
        return [sweep.play(options, advance) for options in grid]


def play_search(sweep: Sweep, values: Values, count: int) -> list[Point]:
    """The combinations that were tried, the closest first."""
    points: list[Point] = []
    with sweep.playing(count) as advance:

        def distance(options: Mapping[str, int | str]) -> float | None:
            try:
                points.append(sweep.play(options, advance))
            except BadSetup:  # the values do not go together
                return None
            return points[-1].distance

        _searching()(values, count, sweep.flags.seed, distance)
    if not points:
        raise BadSetup("lab/search-none", "the game refuses every combination that was tried")
    return sorted(points, key=lambda each: each.distance)


# === Results ===


def _facts(experiment: Experiment, points: Sequence[Point], targets: Sequence[Target]) -> dict[str, Any]:
    start = {name: value for name, value in facts_of(experiment, experiment.none).items() if name not in ("figures", "totals", "games")}
    return {
        **start,
        "format": FORMAT,
        "games": points[0].games,
        "targets": {target.figure: target.value for target in targets},
        "points": [
            {
                "options": dict(each.options),
                "distance": each.distance,
                "figures": {one.name: one.to_json() for one in each.figures if one.is_seen},
            }
            for each in points
        ],
    }


def _print(lang: str, experiment: Experiment, points: Sequence[Point], targets: Sequence[Target]) -> None:
    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console = Console(highlight=False, markup=False, width=WIDE)
    names = names_of(lang, experiment)
    console.print(title(lang, {**facts_of(experiment, experiment.none), "games": points[0].games, "options": {}}), style="bold")
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    heads = [*points[0].options, *(names(figure.name) for figure in shown(points[0].figures, targets))]
    for head in [*heads, *([text(lang, "lab-distance")] if targets else [])]:
        table.add_column(head, justify="right")
    for each in points:
        values = [with_half_width(lang, figure) for figure in shown(each.figures, targets)]
        away = [f"{format_number(lang, 100 * each.distance)} %"] if targets else []
        table.add_row(*map(str, each.options.values()), *values, *away)
    console.print(table)
    if targets:
        best = min(points, key=lambda each: each.distance)
        console.print(text(lang, "lab-best", options=_words(best.options)), soft_wrap=True)


def _words(options: Mapping[str, int | str]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items())


def _write_maps(lang: str, folder: Path, experiment: Experiment, points: Sequence[Point], targets: Sequence[Target]) -> None:
    """A heat map of each figure, if two options vary."""
    if len(points[0].options) != 2:
        return
    names, (down, across) = names_of(lang, experiment), points[0].options
    maps = {}
    for place, figure in enumerate(points[0].figures):
        if figure in list(shown(points[0].figures, targets)):
            cells = {(str(each.options[down]), str(each.options[across])): each.figures[place] for each in points}
            values = {key: (one.mean, value_text(lang, one, one.mean)) for key, one in cells.items()}
            maps[figure.name] = heat_map(values, names(figure.name), (down, across))
    write_pictures(lang, folder, maps)

"""`doubloon sweep`: every combination of some options, as a table and a heat map."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from doubloon.cli.figures import WIDE, names_of, title, value_text, with_half_width
from doubloon.cli.options import parse_over, parse_target
from doubloon.cli.plots import heat_map
from doubloon.cli.simulate import SimulationFlags, check_fewer, default_folder, group, progress_bar, run_kept, status, stoppable
from doubloon.cli.standings import format_number
from doubloon.engine.errors import Refusal
from doubloon.i18n import text
from doubloon.lab.experiment import Experiment
from doubloon.lab.finished import Finished
from doubloon.lab.machine import Machine
from doubloon.lab.run import attached, check_run
from doubloon.lab.store import facts_of, kept_games, locked, write, writing
from doubloon.lab.sweep import Point, Target, check_targets, combinations, point, shown
from doubloon.lab.totals import Totals

FORMAT = "doubloon-sweep-1"


def sweep_options(lang: str, game: str, over: Sequence[str], targets: Sequence[str], flags: SimulationFlags) -> None:
    wanted = [parse_target(each) for each in targets]
    games = flags.length
    if not isinstance(games, int):
        raise Refusal("lab/compare-until", "a sweep plays a number of games")
    grid = combinations(dict(map(parse_over, over)))
    experiments = [flags.experiment(game, **options) for options in grid]  # all are checked before one is played
    for experiment in experiments:
        check_run(experiment, games, flags.device)
    check_targets(experiments[0], wanted)
    folder = flags.out or default_folder("sweeps", game, {"settings": [each.description for each in experiments]})
    with locked(folder):
        totals = _played(lang, folder, dict(zip(map(path_of, grid), experiments, strict=True)), games, flags=flags)
        points = [point(*each, wanted) for each in zip(experiments, grid, totals, strict=True)]
        facts = _facts(experiments[0], points, wanted)
        if flags.out is not None:
            write(flags.out, facts, "sweep.json")
            _write_maps(lang, flags.out, experiments[0], points, wanted)
    if flags.json:
        typer.echo(json.dumps(facts, indent=1, ensure_ascii=False))
    else:
        _print(lang, experiments[0], points, wanted)


def path_of(options: Mapping[str, int | str]) -> Path:
    """The folder of a combination, inside that of its sweep: `points/diamonds=5/nuggets=3`."""
    return Path("points", *(f"{name}={value}" for name, value in options.items()))


def _played(lang: str, folder: Path, grid: Mapping[Path, Experiment], games: int, *, flags: SimulationFlags) -> list[Totals]:
    """The totals of every combination. Each is a simulation with a folder of its own, from which it goes on."""
    kept = {path: _kept(folder / path, experiment, games, flags.new) for path, experiment in grid.items()}

    def done() -> int:
        return sum(each.total.games for each in kept.values())

    if done():
        status(lang, "cli-simulate-goes-on", games=group(done()), path=folder)
    found = []
    machine = Machine(flags.device, flags.cores or os.cpu_count() or 1, is_compiled=True)
    with stoppable(lang, folder, done), progress_bar(games * len(grid), done()) as advance, attached(machine):
        for path, experiment in grid.items():
            others = done() - kept[path].total.games

            def progress(played: int, others: int = others) -> None:
                advance(others + played)

            with writing(folder):
                (folder / path).mkdir(parents=True, exist_ok=True)
            found.append(run_kept(folder / path, experiment, kept[path], games, flags=flags, advance=progress))
    return found


def _kept(folder: Path, experiment: Experiment, games: int, new: bool) -> Finished[Totals]:
    finished = (None if new else kept_games(folder, experiment)) or Finished(experiment.none)
    check_fewer(folder, finished, games)
    return finished


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
    for place, figure in enumerate(points[0].figures):
        if figure in list(shown(points[0].figures, targets)):
            cells = {(str(each.options[down]), str(each.options[across])): each.figures[place] for each in points}
            values = {key: (one.mean, value_text(lang, one, one.mean)) for key, one in cells.items()}
            with writing(folder):
                (folder / f"{figure.name}.svg").write_text(heat_map(values, names(figure.name), (down, across)) + "\n", encoding="utf-8")

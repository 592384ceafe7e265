"""`doubloon sweep`: every combination of some options, as a table and a heat map."""

from __future__ import annotations

import json
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
from doubloon.cli.simulate import SimulationFlags, progress_bar
from doubloon.cli.standings import format_number
from doubloon.engine.errors import Refusal
from doubloon.i18n import text
from doubloon.lab.experiment import Experiment
from doubloon.lab.run import check_run, run
from doubloon.lab.store import facts_of, locked, write, writing
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
    points: list[Point] = []
    with progress_bar(games * len(grid), 0) as advance:
        for options, experiment in zip(grid, experiments, strict=True):
            done = games * len(points)

            def progress(totals: Totals, done: int = done) -> None:
                advance(done + totals.games)

            totals = run(experiment, games, device=flags.device, cores=flags.cores, progress=progress)
            points.append(point(experiment, options, totals, wanted))
    _give(lang, flags, experiments[0], points, wanted)


def _give(lang: str, flags: SimulationFlags, experiment: Experiment, points: Sequence[Point], targets: Sequence[Target]) -> None:
    facts = _facts(experiment, points, targets)
    if flags.out is not None:
        with locked(flags.out):
            write(flags.out, facts, "sweep.json")
            _write_maps(lang, flags.out, experiment, points, targets)
    if flags.json:
        typer.echo(json.dumps(facts, indent=1, ensure_ascii=False))
    else:
        _print(lang, experiment, points, targets)


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

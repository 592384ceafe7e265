"""`doubloon compare`: the same luck with other settings, and what that changes."""

from __future__ import annotations

import json
import math

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from doubloon.cli.figures import WIDE, Names, decimals, names_of, title
from doubloon.cli.options import parse_option
from doubloon.cli.simulate import SimulationFlags, check_kept, default_folder, group, progress_bar, stoppable
from doubloon.cli.standings import format_number
from doubloon.engine.errors import Refusal
from doubloon.i18n import text
from doubloon.lab.compare import FILE, Comparison, Difference, Pairs, compare, differences, facts_of_pairs, kept_pairs
from doubloon.lab.figures import is_percent_name
from doubloon.lab.finished import Finished
from doubloon.lab.names import group_of
from doubloon.lab.run import check_run
from doubloon.lab.store import facts_of, locked, saving, write


def compare_settings(lang: str, game: str, settings: list[str], flags: SimulationFlags) -> None:
    """Each of the settings is `name=value name=value`; a single one is compared with the flags alone."""
    chosen = [_parsed(each) for each in (["", *settings] if len(settings) == 1 else settings)]
    comparison = Comparison(tuple(flags.experiment(game, **each) for each in chosen))
    games = flags.length
    if not isinstance(games, int):
        raise Refusal("lab/compare-until", "a comparison plays a number of games")
    for each in comparison.experiments:
        check_run(each, games, flags.device)
    finished = _played(lang, comparison, games, flags)
    if flags.json:
        typer.echo(json.dumps(facts_of_pairs(comparison, finished), indent=1, ensure_ascii=False))
    else:
        _print(lang, comparison, finished.first, settings)


def _played(lang: str, comparison: Comparison, games: int, flags: SimulationFlags) -> Finished[Pairs]:
    """The pairs, from a folder as far as it has them; whatever ends it early, what is done is kept there."""
    folder = flags.out or default_folder("comparisons", comparison.experiments[0].game, comparison.description)
    with locked(folder):
        finished = (None if flags.new else kept_pairs(folder, comparison)) or Finished(comparison.none)
        check_kept(lang, folder, finished, games)
        with (
            stoppable(lang, folder, lambda: finished.total.games),
            progress_bar(games, finished.total.games) as advance,
            saving(lambda: write(folder, facts_of_pairs(comparison, finished), FILE)) as save,
        ):

            def progress(pairs: Pairs) -> None:
                save()
                advance(pairs.games)

            compare(comparison, games, device=flags.device, cores=flags.cores, kept=finished, progress=progress)
    return finished


def _parsed(setting: str) -> dict[str, int | str]:
    return dict(map(parse_option, setting.split()))


def _print(lang: str, comparison: Comparison, pairs: Pairs, settings: list[str]) -> None:
    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console = Console(highlight=False, markup=False, width=WIDE)
    first = comparison.experiments[0]
    names, labels = names_of(lang, first), settings if len(settings) > 1 else [text(lang, "lab-default"), *settings]
    console.print(title(lang, facts_of(first, pairs.plain[0])), style="bold")
    for other in range(1, len(comparison.experiments)):
        found = [each for each in differences(comparison, pairs, other) if group_of(each.name) != "chance"]
        console.print(_table(lang, names, found, (labels[0], labels[other])))
    console.print(text(lang, "lab-compared"), soft_wrap=True)


def _table(lang: str, names: Names, found: list[Difference], labels: tuple[str, str]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("", overflow="fold")
    for label in (*labels, text(lang, "lab-difference")):
        table.add_column(label, justify="right", no_wrap=True)
    table.add_column("", overflow="fold")
    for each in found:
        table.add_row(names(each.name), *_cells(lang, each))
    return table


def _cells(lang: str, each: Difference) -> list[str]:
    scale, unit = (100, " %") if each.is_share or is_percent_name(each.name) else (1, "")
    digits = decimals(each.half_width * scale)

    def words(value: float) -> str:
        return format_number(lang, scale * value, digits)

    difference = f"{'+' if each.mean > 0 else ''}{words(each.mean)}"
    verdict = ""
    if math.isfinite(each.half_width):
        difference += f" ± {words(each.half_width)}"
    if math.isfinite(each.half_width) and not each.is_seen:
        verdict = text(lang, "lab-unseen", games=group(each.more_games), size=f"{words(each.visible)}{unit}")
    return [words(each.first) + unit, words(each.other) + unit, difference, verdict if each.half_width else text(lang, "lab-same")]

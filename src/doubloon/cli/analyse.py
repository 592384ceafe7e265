"""`doubloon analyse`: luck and skill of a finished game, in the terminal, as JSON or as a page to send."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.padding import Padding
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from doubloon.cli.replay import print_earlier_rules, read_log
from doubloon.cli.report_page import PARTS, interval, page, told
from doubloon.coach import report
from doubloon.coach.luck import Report
from doubloon.engine.errors import Refusal
from doubloon.engine.log import Log
from doubloon.i18n import names, text
from doubloon.server.table.replays import placeholder_players
from doubloon.server.table.reports import report_message

STYLES = ("bold yellow", "bold cyan", "bold magenta", "bold green", "bold red", "bold blue", "bold white", "bold bright_black")
MARKS = "●▲■◆✚✖★○"
WIDTH, HEIGHT = 72, 13  # of the plot, in characters


def print_report(lang: str, file: Path, *, as_json: bool, out: Path | None) -> None:
    game, log = read_log(file)
    found = _report_of(lang, log, quiet=as_json)
    players = log.names or names(lang, [""] * log.seats, log.commitment)
    if out is not None:
        _write(out, page(lang, found, players))
    if as_json:
        encoded = msgspec.json.encode(report_message(found, placeholder_players(log, lang)))
        typer.echo(msgspec.json.format(encoded, indent=2))
        return
    print_earlier_rules(lang, game, log)
    _print(lang, found, players)
    if out is not None:
        typer.echo(text(lang, "report-written", file=out))


def _write(out: Path, content: str) -> None:
    try:
        out.write_text(content, encoding="utf-8")
    except OSError as error:
        raise Refusal("report/unwritable", f"{out} cannot be written: {error.strerror}", path=out) from None


def _report_of(lang: str, log: Log, *, quiet: bool) -> Report:
    with Progress(console=Console(stderr=True), disable=quiet, transient=True) as bar:
        task = bar.add_task(text(lang, "report-running"))
        return report(log, progress=lambda done, total: bar.update(task, completed=done, total=total))


def _print(lang: str, found: Report, players: list[str]) -> None:
    console = Console(highlight=False)
    console.print(text(lang, "report-curve"), style="bold")
    for line in plot(found):
        console.print(line)
    legend = [Text(f"{mark_of(seat)} {name}", style_of(seat)) for seat, name in enumerate(players)]
    console.print(Text("     ").append(Text("   ").join(legend)))
    console.print(text(lang, "report-exact") if found.is_exact else text(lang, "report-played", count=found.playouts))
    console.print()
    console.print(_table(lang, found, players))
    console.print(text(lang, "report-parts-exact" if found.is_exact else "report-parts"))
    for seat, player in enumerate(found.players):
        console.print(Text(f"\n{players[seat]}: ", style_of(seat)).append(text(lang, f"coach-word-{player.word()}"), "default"))
        for sentence in told(lang, player, players):
            console.print(Padding(Text(sentence), (0, 0, 0, 2), expand=False))


def mark_of(seat: int) -> str:
    return MARKS[seat % len(MARKS)]


def style_of(seat: int) -> str:
    return STYLES[seat % len(STYLES)]


def plot(found: Report) -> list[Text]:
    """The curve: a row for each step of the chance, a column for each part of the game. Where marks meet, the first seat is seen."""
    rows = [[Text(" ") for _ in range(WIDTH)] for _ in range(HEIGHT)]
    for column in range(WIDTH):
        step = found.steps * column / (WIDTH - 1)
        at = max((point for point in found.curve if point.step <= step), key=lambda point: point.step)
        at = found.curve[-1] if column == WIDTH - 1 else at
        for seat in reversed(range(len(at.shares))):
            row = round((1 - min(1.0, max(0.0, at.shares[seat]))) * (HEIGHT - 1))
            rows[row][column] = Text(mark_of(seat), style_of(seat))
    labels = {0: "100 ┤", HEIGHT // 2: " 50 ┤", HEIGHT - 1: "  0 ┤"}
    return [Text(labels.get(number, "    │")).append(Text("").join(row)) for number, row in enumerate(rows)]


def _table(lang: str, found: Report, players: list[str]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(text(lang, "report-column-name"))
    for key in PARTS:
        table.add_column(text(lang, key), justify="right")
    for seat, player in enumerate(found.players):
        cells = [
            interval(lang, points, part) for points, part in zip(player.points(), (player.luck, player.own, player.others), strict=True)
        ]
        table.add_row(Text(players[seat], style_of(seat)), *cells)
    return table

"""The report of a simulation as one HTML file, which needs nothing else; and each of its plots as SVG."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

import typer

from doubloon.cli.figures import Names, bots_text, cells, figures_of, names_of, spread_text, title, value_text
from doubloon.cli.pictures import write_pictures
from doubloon.cli.plots import Bar, Legend, bars, framed, histogram
from doubloon.cli.report_page import COLOURS
from doubloon.cli.standings import format_number
from doubloon.engine.errors import Refusal
from doubloon.games import GAMES
from doubloon.i18n import game_title, text
from doubloon.lab.figures import Figure
from doubloon.lab.names import grouped
from doubloon.lab.store import experiment_of, read, writing

REPORT = "report.html"
SPREADS = ("turns", "points", "lead_changes", "decided", "margin", "deficit")  # drawn, in this order; then what the game counts
CARDS = ("wins_1", "turns", "lead_changes", "decided")
MOST_SPREADS = 12
MOST_LABELS = 4  # longer ones than a number have room below so many bars
STYLE = """
:root { color-scheme: light } * { box-sizing: border-box }
body { font: 16px/1.45 system-ui, sans-serif; max-width: 1080px; margin: 24px auto; padding: 0 16px; color: #2a1408; background: #fff8ec }
h1 { margin: 0; font-size: 1.7rem } h2 { margin: 28px 0 10px; font-size: 1.2rem }
h3 { margin: 0 0 6px; font-size: 1rem } p { margin: 6px 0 }
.grid { display: grid; gap: 14px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr)) }
.cards { display: grid; gap: 14px; grid-template-columns: repeat(auto-fit, minmax(min(46%, 220px), 1fr)); margin: 18px 0 }
section, .card { background: #fff; border-radius: 12px; padding: 14px 16px; min-width: 0 }
.card b { display: block; font-size: 1.7rem; line-height: 1.2; color: #0b5f6c } .card small { color: #6b5540 }
svg { width: 100%; height: auto; display: block }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { padding: 5px 8px; text-align: right; border-bottom: 1px solid #e6d8bd; white-space: nowrap }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9rem }
pre { background: #fff; border-radius: 12px; padding: 12px 16px; overflow-x: auto } .legend { font-size: 0.9rem }
"""


def draw_report(lang: str, folder: Path) -> None:
    """`doubloon report DIR`."""
    facts = read(folder)
    if facts is None:
        raise Refusal("lab/none", f"{folder} holds no simulation", path=folder)
    page, pictures = report(lang, facts)
    with writing(folder):
        (folder / REPORT).write_text(page, encoding="utf-8")
    write_pictures(lang, folder, pictures)
    typer.echo(text(lang, "report-written", file=folder / REPORT))


def report(lang: str, facts: Mapping[str, Any]) -> tuple[str, dict[str, str]]:
    """The page, and the pictures by name."""
    names, figures = names_of(lang, experiment_of(facts)), figures_of(facts)
    plots = _plots(lang, names, figures)
    heading = f"{game_title(lang, facts['game'])} · {bots_text(facts['bots'])}"
    body = [
        f"<h1>{escape(heading)}</h1><p>{escape(title(lang, facts))}</p>",
        _cards(lang, names, figures),
        '<div class="grid">' + "".join(map(_section, plots)) + "</div>",
        *(_table(lang, names, group, found) for group, found in grouped(figures).items()),
        f"<p>{escape(text(lang, 'lab-explained'))}</p><h2>{escape(text(lang, 'lab-again'))}</h2><pre>{escape(command(facts))}</pre>",
    ]
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(heading)}</title><style>{STYLE}</style>'
    )
    page = f'<!doctype html>\n<html lang="{lang}"><head>{head}</head>\n<body>\n' + "\n".join(body) + "\n</body></html>\n"
    return page, {each.name: framed(each.svg, each.heading, each.legend) for each in plots}


def command(facts: Mapping[str, Any]) -> str:
    """The command that plays these games again."""
    options = GAMES[facts["game"]].options
    chosen = [f"--option {name}={options[name].name(value)}" for name, value in facts["options"].items() if value != options[name].default]
    bots = facts["bots"][0] if len(set(facts["bots"])) == 1 else ",".join(facts["bots"])
    settings = [f"--bots {bots} --seats {facts['seats']}", *chosen, f"--games {facts['games']} --seed {facts['seed']}"]
    return " ".join(["doubloon simulate", facts["game"], *settings])


def _cards(lang: str, names: Names, figures: list[Figure]) -> str:
    found = {figure.name: figure for figure in figures}
    shown = []
    for name in filter(found.__contains__, CARDS):
        mean, between, _ = cells(lang, found[name])
        shown.append(f'<div class="card">{escape(names(name))}<b>{escape(mean)}</b><small>{escape(between)}</small></div>')
    return f'<div class="cards">{"".join(shown)}</div>'


@dataclass(frozen=True)
class Plot:
    """A plot, and what stands around it."""

    name: str
    heading: str
    svg: str
    legend: Legend


def _section(plot: Plot) -> str:
    legend = " · ".join(f'<b style="color:{colour}">{escape(words)}</b>' if colour else escape(words) for colour, words in plot.legend)
    return f'<section><h3>{escape(plot.heading)}</h3>{plot.svg}<p class="legend">{legend}</p></section>'


def _plots(lang: str, names: Names, figures: list[Figure]) -> list[Plot]:
    seats = [figure for figure in figures if figure.name.startswith("wins_")]
    labels = [names(each.name) if len(seats) <= MOST_LABELS else each.name.partition("_")[2] for each in seats]
    marks = [Bar(label, each.mean, each.low, each.high) for label, each in zip(labels, seats, strict=True)]
    percent = partial(_percent, lang)
    heading = text(lang, "lab-group-wins")
    made = [Plot("wins", heading, bars(marks, heading, percent, 1 / len(seats)), [("", text(lang, "lab-even"))])] if seats else []
    spread = {figure.name: figure for figure in figures if figure.spread}
    counts = [figure.name for figure in grouped(figures).get("counts", []) if figure.spread]
    for name in [*SPREADS, *counts][:MOST_SPREADS]:
        if found := [each for each in spread if each == name or (name == "points" and each.startswith("points_"))]:
            made.append(_spread_plot(lang, names, name, [spread[each] for each in found]))
    return made


def _spread_plot(lang: str, names: Names, name: str, figures: list[Figure]) -> Plot:
    unit = 1000 if name == "decided" else 1
    one = replace(figures[0], name=name)
    heading = text(lang, "lab-points-by-seat") if name == "points" else names(name)
    spreads = {figure.name: figure.spread for figure in figures}
    plot = histogram(spreads, heading, lambda number: spread_text(lang, one, number / unit), partial(_percent, lang))
    means = [f"{names(each.name) if len(figures) > 1 else text(lang, 'lab-mean')}: {value_text(lang, each, each.mean)}" for each in figures]
    colours = [COLOURS[place % len(COLOURS)] for place in range(len(figures))]
    return Plot(name, heading, plot, [*zip(colours, means, strict=True)])


def _percent(lang: str, share: float) -> str:
    digits = 0 if abs(100 * share - round(100 * share)) < 1e-9 else 1
    return f"{format_number(lang, 100 * share, digits)} %"


def _table(lang: str, names: Names, group: str, figures: list[Figure]) -> str:
    heads = [text(lang, f"lab-group-{group}"), *(text(lang, key) for key in ("lab-mean", "lab-interval", "lab-range"))]
    rows = ["".join(f"<th>{escape(head)}</th>" for head in heads)]
    rows += ["".join(f"<td>{escape(cell)}</td>" for cell in (names(figure.name), *cells(lang, figure))) for figure in figures]
    return f'<h2>{escape(heads[0])}</h2><section class="wide"><table>{"".join(f"<tr>{row}</tr>" for row in rows)}</table></section>'

"""Writes docs/load.md and docs/load.svg: rate, latency, processor time and memory over the number of tables."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log10
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
TABLES = (10, 20, 50, 100, 200, 500, 1000, 2000)
WIDTH, HEIGHT, EDGE = 340, 190, 44  # of one plot, in pixels, and the margin for its labels


@dataclass(frozen=True)
class Row:
    tables: int
    rate: float  # moves per second
    p99: float  # ms
    processor: float  # ms for 1,000 moves
    memory: float  # MiB


PLOTS: list[tuple[str, Callable[[Row], float]]] = [
    ("moves a second", lambda row: row.rate),
    ("p99 of a move, ms", lambda row: row.p99),
    ("processor for 1,000 moves, ms", lambda row: row.processor),
    ("memory of the server, MiB", lambda row: row.memory),
]


def across(tables: int) -> float:
    low, high = log10(TABLES[0]), log10(TABLES[-1])
    return EDGE + (log10(tables) - low) / (high - low) * (WIDTH - EDGE - 16)


def up(value: float, most: float) -> float:
    return HEIGHT - 28 - value / most * (HEIGHT - 60)


def rounded_up(value: float) -> float:
    """`437` -> `500`"""
    unit = 10 ** int(log10(value)) if value >= 1 else 1
    return next(unit * step for step in (1, 2, 3, 4, 5, 6, 8, 10) if unit * step >= value)


def plot(title: str, points: Sequence[tuple[int, float]]) -> list[str]:
    """One plot over the number of tables, on a logarithmic axis."""
    most = rounded_up(max(value for _, value in points))
    lines = [f'<text x="{EDGE}" y="16" class="title">{title}</text>']
    for value in (0, most / 2, most):
        y = up(value, most)
        lines.append(f'<path class="grid" d="M{EDGE} {y:.1f}H{WIDTH - 16}"/>')
        lines.append(f'<text x="{EDGE - 6}" y="{y + 4:.1f}" class="left">{value:,.0f}</text>')
    for tables in (10, 100, 1000, 2000):
        lines.append(f'<text x="{across(tables):.1f}" y="{HEIGHT - 10}" class="below">{tables:,}</text>')
    path = " ".join(f"{across(tables):.1f},{up(value, most):.1f}" for tables, value in points)
    lines.append(f'<polyline class="line" points="{path}"/>')
    lines += [f'<circle class="dot" cx="{across(tables):.1f}" cy="{up(value, most):.1f}" r="3"/>' for tables, value in points]
    return lines


STYLE = """text { font: 11px sans-serif; fill: #667 } .title { font-weight: bold } .left { text-anchor: end } .below { text-anchor: middle }
.grid { stroke: #9996; fill: none } .line { stroke: #b8860b; stroke-width: 2; fill: none } .dot { fill: #b8860b }"""


def svg(rows: Sequence[Row]) -> str:
    parts = []
    for number, (title, value) in enumerate(PLOTS):
        x, y = number % 2 * WIDTH, number // 2 * HEIGHT
        parts += [f'<g transform="translate({x} {y})">', *plot(title, [(row.tables, value(row)) for row in rows]), "</g>"]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * WIDTH} {2 * HEIGHT}" width="{2 * WIDTH}" height="{2 * HEIGHT}">'
    return "\n".join([head, f"<style>{STYLE}</style>", *parts, "</svg>", ""])


HEAD = """# Cost by number of tables

Two clients at each table play Pig as fast as they can: they make the next move once the last one is on disk, acknowledged, and received
by both. One server process with SQLite and the load generator share one machine: {machine}.
`python -m bench.load growth --plot` writes this page.

![moves per second, p99, CPU time and memory by number of tables](load.svg)

| tables | moves per second | p99 of a move, ms | CPU per 1,000 moves, ms | memory of the server, MiB |
| ---: | ---: | ---: | ---: | ---: |
"""


def draw(rows: Sequence[Row]) -> None:
    (DOCS / "load.svg").write_text(svg(rows), encoding="utf-8")
    lines = [f"| {row.tables:,} | {row.rate:,.0f} | {row.p99:,.0f} | {row.processor:,.0f} | {row.memory:,.0f} |\n" for row in rows]
    machine = f"{cores()}, Python {platform.python_version()}"
    (DOCS / "load.md").write_text(HEAD.format(machine=machine) + "".join(lines), encoding="utf-8")


def cores() -> str:
    return f"{os.cpu_count()} cores of {platform.machine()}"

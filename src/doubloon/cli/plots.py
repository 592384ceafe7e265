"""Plots as SVG: bars with intervals, and histograms. They need nothing else, so they can be sent and printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from doubloon.cli.report_page import COLOURS
from doubloon.lab.histogram import shares, span

WIDTH, HEIGHT = 440, 250
LEFT, RIGHT, TOP, BOTTOM = 52, 8, 16, 34
INK, GRID = "#2a1408", "#e6d8bd"
FONTS = "system-ui, Segoe UI, Helvetica, Arial, Liberation Sans, DejaVu Sans, Noto Sans, sans-serif"  # the first that is installed
FRAME_TOP, FRAME_LINE, FRAME_SIDE = 34, 22, 14

Words = Callable[[float], str]  # a number on an axis
Legend = Sequence[tuple[str, str]]  # colour, or empty, and words


@dataclass(frozen=True)
class Bar:
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float


def svg(shapes: Sequence[str], title: str, height: int = HEIGHT) -> str:
    return _picture(shapes, title, f'viewBox="0 0 {WIDTH} {height}"')


def framed(plot: str, title: str, legend: Legend) -> str:
    """A plot that stands alone, outside of the page: on white, with its title and its legend."""
    wide, high = WIDTH + 2 * FRAME_SIDE, FRAME_TOP + HEIGHT + FRAME_LINE * len(legend) + FRAME_SIDE
    shapes = [f'<rect width="{wide}" height="{high}" fill="#fff"/>']
    shapes.append(_text(FRAME_SIDE, FRAME_TOP - 12, title, "start").replace("<text", '<text font-weight="bold"'))
    shapes.append(plot.replace("<svg", f'<svg x="{FRAME_SIDE}" y="{FRAME_TOP}" width="{WIDTH}" height="{HEIGHT}"', 1))
    for line, (colour, words) in enumerate(legend):
        y = FRAME_TOP + HEIGHT + FRAME_LINE * (line + 0.6)
        if colour:
            shapes.append(f'<rect x="{FRAME_SIDE}" y="{y - 11:.1f}" width="12" height="12" rx="3" fill="{colour}"/>')
        shapes.append(_text(FRAME_SIDE + (20 if colour else 0), y, words, "start"))
    return _picture(shapes, title, f'viewBox="0 0 {wide} {high}" width="{wide}" height="{high}"')


def _picture(shapes: Sequence[str], title: str, box: str) -> str:
    style = f"font: 14px {FONTS}; fill: {INK}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" aria-label="{escape(title)}" style="{style}">'
    return head + "".join(shapes) + "</svg>"


def _text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str = f'stroke="{GRID}"') -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" {style}/>'


# === Bars ===


def bars(found: Sequence[Bar], title: str, words: Words, even: float | None = None) -> str:
    """Upright bars from 0 on, each with its interval; `even` is a dashed line across."""
    highest = max([*(bar.high for bar in found), even or 0.0, 1e-9])
    steps = ticks(highest)
    top = max(highest, steps[-1])

    def height_of(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)

    shapes = _scale(steps, height_of, words)
    room = (WIDTH - LEFT - RIGHT) / len(found)
    for place, bar in enumerate(found):
        middle = LEFT + room * (place + 0.5)
        shapes += _bar(bar, place, middle, room, height_of)
        shapes.append(_text(middle, HEIGHT - BOTTOM + 20, bar.label))
        shapes.append(_text(middle, HEIGHT - BOTTOM - 10, words(bar.value)).replace("<text", '<text fill="#fff" font-weight="bold"'))
    if even is not None:
        shapes.append(_line(LEFT, height_of(even), WIDTH - RIGHT, height_of(even), f'stroke="{INK}" stroke-dasharray="5 5"'))
    return svg(shapes, title)


def _bar(bar: Bar, place: int, middle: float, room: float, height_of: Callable[[float], float]) -> list[str]:
    half, top = min(room * 0.36, 60), height_of(bar.value)
    colour = COLOURS[place % len(COLOURS)]
    body = f'<rect x="{middle - half:.1f}" y="{top:.1f}" width="{2 * half:.1f}" height="{height_of(0) - top:.1f}" rx="4" fill="{colour}"/>'
    ends = [height_of(bar.low), height_of(bar.high)]
    style = f'stroke="{INK}" stroke-width="2"'
    whisker = _line(middle, ends[0], middle, ends[1], style)
    return [body, whisker, *(_line(middle - 8, end, middle + 8, end, style) for end in ends)]


def ticks(highest: float) -> list[float]:
    """Round numbers from 0 to about the highest value: 0, 10, 20, 30."""
    if highest <= 0:
        return [0.0, 1.0]
    power = 10.0 ** len(str(int(highest))) / 10 if highest >= 1 else 0.1
    while power > highest:
        power /= 10
    step = next(power * part for part in (0.1, 0.2, 0.25, 0.5, 1, 2, 5) if highest / (power * part) <= 5)
    return [step * number for number in range(int(highest / step) + 1)]


def _scale(steps: Sequence[float], height_of: Callable[[float], float], words: Words) -> list[str]:
    lines = [_line(LEFT, height_of(step), WIDTH - RIGHT, height_of(step)) for step in steps]
    return lines + [_text(LEFT - 8, height_of(step) + 5, words(step), "end") for step in steps]


# === Histograms ===


def histogram(spreads: Mapping[str, Mapping[int, int]], title: str, number: Words, share: Words) -> str:
    """The share of the games by number: filled for one figure, lines for several. The rarest games at both ends are left out."""
    low, high, width = span(spreads.values())
    parts = {name: shares(spread, low, high, width) for name, spread in spreads.items()}
    steps = ticks(max(max(each) for each in parts.values()))
    top = max(steps[-1], *(max(each) for each in parts.values()))

    def height_of(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)

    shapes = _scale(steps, height_of, share)
    bar = (WIDTH - LEFT - RIGHT) / len(next(iter(parts.values())))
    for place, each in enumerate(parts.values()):
        shapes.append(_outline(each, bar, height_of, COLOURS[place % len(COLOURS)], is_filled=len(parts) == 1))
    every = -(-len(next(iter(parts.values()))) // 6)
    for place in range(0, len(next(iter(parts.values()))), every):
        shapes.append(_text(LEFT + bar * (place + 0.5), HEIGHT - BOTTOM + 20, number(low + place * width)))
    return svg(shapes, title)


def _outline(heights: Sequence[float], bar: float, height_of: Callable[[float], float], colour: str, *, is_filled: bool) -> str:
    path = f"M{LEFT} {height_of(0):.1f}"
    for place, share in enumerate(heights):
        path += f"V{height_of(share):.1f}H{LEFT + bar * (place + 1):.1f}"
    path += f"V{height_of(0):.1f}"
    fill = f'fill="{colour}"' if is_filled else f'fill="none" stroke="{colour}" stroke-width="2.5"'
    return f'<path d="{path}" {fill}/>'


# === Heat maps ===

COLD, HOT = (255, 246, 224), (216, 104, 28)
ROW = 34


def heat_map(values: Mapping[tuple[str, str], tuple[float, str]], title: str, options: tuple[str, str]) -> str:
    """A field for each pair of values: its colour and words say the figure. The first of the options goes down, the other across."""
    rows, columns = (list(dict.fromkeys(pair[side] for pair in values)) for side in (0, 1))
    lowest, highest = min(value for value, _ in values.values()), max(value for value, _ in values.values())
    wide, top = (WIDTH - LEFT - RIGHT) / len(columns), TOP + 44
    shapes = [_text(LEFT, TOP, title, "start"), _text(LEFT, TOP + 20, f"↓ {options[0]}   → {options[1]}", "start")]
    shapes += [_text(LEFT + wide * (place + 0.5), top - 6, each) for place, each in enumerate(columns)]
    for line, row in enumerate(rows):
        shapes.append(_text(LEFT - 8, top + ROW * (line + 0.6), row, "end"))
        for place, column in enumerate(columns):
            value, words = values[row, column]
            box = f'x="{LEFT + wide * place:.1f}" y="{top + ROW * line}" width="{wide - 2:.1f}" height="{ROW - 2}"'
            shapes.append(f'<rect {box} rx="4" fill="{_colour(value, lowest, highest)}"/>')
            shapes.append(_text(LEFT + wide * (place + 0.5) - 1, top + ROW * (line + 0.6), words))
    return svg(shapes, title, top + ROW * len(rows) + 8)


def _colour(value: float, lowest: float, highest: float) -> str:
    part = (value - lowest) / (highest - lowest) if highest > lowest else 0.0
    return "#" + "".join(f"{round(cold + part * (hot - cold)):02x}" for cold, hot in zip(COLD, HOT, strict=True))

"""Figures in words and tables: what each is called, in the user's language."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from doubloon.cli.standings import format_number, format_percent
from doubloon.games import GAMES
from doubloon.i18n import catalogue, format_message, game_title, text
from doubloon.lab.actions import VARIES, Labels, labels
from doubloon.lab.experiment import Experiment
from doubloon.lab.figures import Figure, is_percent_name
from doubloon.lab.names import grouped, message_of

WIDE = 140  # columns, if the output is not a terminal


def figures_of(facts: Mapping[str, Any]) -> list[Figure]:
    return [Figure.from_json(name, each) for name, each in facts["figures"].items()]


class Names:
    """What the figures of an experiment are called."""

    def __init__(self, lang: str, game: str, named: Labels) -> None:
        self.lang, self.game, self.labels = lang, game, named

    def __call__(self, name: str) -> str:
        if name in self.labels:
            shown = [format_message(self.lang, label, [VARIES] * 16) for label in self.labels[name].values()]
            return " / ".join(shown)
        message = message_of(GAMES[self.game], name)
        has_text = catalogue(self.lang).has(message.key)
        return format_message(self.lang, message, []) if has_text else name.replace("_", " ")


def names_of(lang: str, experiment: Experiment) -> Names:
    return Names(lang, experiment.game, labels(experiment.rules, experiment.opening))


def print_figures(lang: str, experiment: Experiment, facts: Mapping[str, Any]) -> None:
    console = Console(highlight=False, markup=False)
    if not console.is_terminal:
        console = Console(highlight=False, markup=False, width=WIDE)
    console.print(title(lang, facts), style="bold")
    names = names_of(lang, experiment)
    for group, figures in grouped(figures_of(facts)).items():
        if group != "chance":
            console.print(_table(lang, names, group, figures))
    console.print(text(lang, "lab-explained"), soft_wrap=True)


def title(lang: str, facts: Mapping[str, Any]) -> str:
    game = game_title(lang, facts["game"])
    options = "".join(f", {name}={value}" for name, value in chosen_options(facts).items())
    return text(lang, "lab-title", game=game, bots=bots_text(facts["bots"]), games=facts["games"], seed=str(facts["seed"])) + options


def bots_text(bots: Sequence[str]) -> str:
    """4 × clever, or each by its name."""
    return f"{len(bots)}\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}{bots[0]}" if len(set(bots)) == 1 else ", ".join(bots)


def chosen_options(facts: Mapping[str, Any]) -> dict[str, str]:
    """The options that are not the default, by the names of their values."""
    options = GAMES[facts["game"]].options
    return {name: options[name].name(value) for name, value in facts["options"].items() if value != options[name].default}


def _table(lang: str, names: Names, group: str, figures: Sequence[Figure]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column(text(lang, f"lab-group-{group}"), overflow="fold")
    for key in ("lab-mean", "lab-interval", "lab-range"):
        table.add_column(text(lang, key), justify="right", no_wrap=True)
    for figure in figures:
        table.add_row(names(figure.name), *cells(lang, figure))
    return table


def cells(lang: str, figure: Figure) -> list[str]:
    """The mean, its interval, and where most games lie."""
    mean, low, high = (value_text(lang, figure, value) for value in (figure.mean, figure.low, figure.high))
    most = ""
    if figure.quantiles:
        first, middle, last = (spread_text(lang, figure, figure.quantiles[place]) for place in (0, 2, 4))
        most = f"{first} … {middle} … {last}"
    return [mean, f"{low} … {high}" if math.isfinite(figure.half_width) else "?", most]


def is_percent(figure: Figure) -> bool:
    return figure.is_share or is_percent_name(figure.name)


def value_text(lang: str, figure: Figure, value: float) -> str:
    """A value with as many decimals as its interval is worth."""
    scale = 100 if is_percent(figure) else 1
    digits = decimals(figure.half_width * scale)
    return format_number(lang, scale * value, digits) + (" %" if is_percent(figure) else "")


def with_half_width(lang: str, figure: Figure) -> str:
    """`51.8 % ± 2.2`"""
    scale = 100 if is_percent(figure) else 1
    half = scale * figure.half_width
    return f"{value_text(lang, figure, figure.mean)} ± {format_number(lang, half, decimals(half))}"


def decimals(half_width: float) -> int:
    """The decimals up to the first digit of an interval's half: 0.02 -> 2, 3 -> 1."""
    digits = 1
    while digits < 5 and 0 < half_width < 10**-digits:
        digits += 1
    return digits


def spread_text(lang: str, figure: Figure, value: float) -> str:
    if is_percent(figure):
        return f"{format_percent(lang, value)} %"
    return format_number(lang, value, 0 if value == int(value) else 1)

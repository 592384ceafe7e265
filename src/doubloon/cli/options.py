"""Parses game options and the first seat from the command line."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from doubloon.engine.errors import BadSetup
from doubloon.engine.game import CHANCE

if TYPE_CHECKING:
    from doubloon.lab.run import Goal
    from doubloon.lab.sweep import Target

MOST_VALUES = 1000  # of an option in a sweep


def parse_option(argument: str) -> tuple[str, str]:
    """Parse `name=value`."""
    name, equals, value = argument.partition("=")
    if not name or not equals or not value:
        raise BadSetup("setup/form", f"an option is written name=value, not {argument!r}", asked=argument)
    return name.replace("-", "_"), value


def parse_list(argument: str) -> tuple[str, ...]:
    """Parse `name,name`."""
    names = tuple(name.strip() for name in argument.split(","))
    if not all(names):
        raise BadSetup("setup/list", f"a name is missing in {argument!r}", asked=argument)
    return names


def parse_first_seat(argument: str, seats: int) -> int:
    """Parse the seat that begins: a number or `chance`."""
    if argument == "chance":
        return CHANCE
    if not argument.isascii() or not argument.isdigit() or len(argument) > 3:
        raise BadSetup("setup/first", f"the first seat is 0 to {seats - 1}, or chance", high=seats - 1, asked=argument)
    return int(argument)


def parse_games(argument: str) -> int:
    """Parse a number of games: `5000` or `1e6`."""
    number = _number(argument)
    if number is None or number != int(number):
        raise BadSetup("lab/games", f"a number of games is written 5000 or 5e3, not {argument!r}", asked=argument)
    return int(number)


def parse_goal(argument: str) -> Goal:
    """Parse `0.2%`, which means the wins of all seats, or `figure=width`."""
    from doubloon.lab.run import Goal

    name, equals, width = argument.rpartition("=")
    number = _number(width.removesuffix("%"))
    if number is None or (equals and not name):
        raise BadSetup("lab/goal", f"a goal is written 0.2% or turns=0.1, not {argument!r}", asked=argument)
    return Goal(name.replace("-", "_") or "wins", number / 100 if width.endswith("%") else number)


def parse_target(argument: str) -> Target:
    """Parse `figure=value`, such as `first_seat=50%`."""
    from doubloon.lab.sweep import Target

    name, _, value = argument.partition("=")
    number = _number(value.removesuffix("%"))
    if number is None or not name:
        raise BadSetup("lab/target", f"a target is written first_seat=50% or turns=40, not {argument!r}", asked=argument)
    return Target(name.replace("-", "_"), number / 100 if value.endswith("%") else number)


def parse_over(argument: str) -> tuple[str, list[int | str]]:
    """Parse the values of an option: `name=1..3`, `name=30..60:5` or `name=calm,race`."""
    name, values = parse_option(argument)
    span = re.fullmatch(r"(-?\d{1,9})\.\.(-?\d{1,9})(?::(\d{1,9}))?", values, re.ASCII)
    if span is None:
        return name, [*parse_list(values)]
    low, high, step = int(span[1]), int(span[2]), int(span[3] or 1)
    if high < low or step == 0:
        raise BadSetup("lab/over", f"a range is written 1..3 or 30..60:5, not {values!r}", asked=values)
    return name, [*range(low, min(high, low + MOST_VALUES * step) + 1, step)]


def _number(text: str) -> float | None:
    """A plain number below 10^15."""
    found = re.fullmatch(r"\d{1,15}(\.\d{1,9})?(e\d{1,2})?", text, re.ASCII)
    return float(text) if found and float(text) < 10**15 else None

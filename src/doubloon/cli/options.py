"""Parses game options and the first seat from the command line."""

from __future__ import annotations

from doubloon.engine.errors import BadSetup
from doubloon.engine.game import CHANCE


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

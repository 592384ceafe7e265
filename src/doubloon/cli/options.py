"""How options and the first seat are written on the command line."""

from __future__ import annotations

from doubloon.engine.errors import BadSetup
from doubloon.engine.game import CHANCE


def option_of(written: str) -> tuple[str, str]:
    """Name and value of `name=value`."""
    name, equals, value = written.partition("=")
    if not equals:
        raise BadSetup("setup/form", f"an option is written name=value, not {written!r}", asked=written)
    return name.replace("-", "_"), value


def first_of(written: str, seats: int) -> int:
    """The seat that begins."""
    if written == "chance":
        return CHANCE
    if not written.isascii() or not written.isdigit() or len(written) > 3:
        raise BadSetup("setup/first", f"the first seat is 0 to {seats - 1}, or chance", high=seats - 1, asked=written)
    return int(written)

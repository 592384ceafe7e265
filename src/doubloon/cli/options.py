"""How an option of a game is written on the command line."""

from __future__ import annotations

from doubloon.engine.errors import BadSetup


def option_of(written: str) -> tuple[str, str]:
    """Name and value of `name=value`."""
    name, equals, value = written.partition("=")
    if not equals:
        raise BadSetup("setup/form", f"an option is written name=value, not {written!r}", asked=written)
    return name.replace("-", "_"), value

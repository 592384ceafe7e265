"""What the host changes before the first game: options, the number of seats, the terms. It is checked as for a new table."""

from __future__ import annotations

import msgspec

from doubloon.engine.errors import Refusal
from doubloon.engine.game import CHANCE
from doubloon.server.protocol.messages import Configure
from doubloon.server.table.events import Configured, Terms
from doubloon.server.table.permissions import game_of
from doubloon.server.table.table import Table


def configured(table: Table, command: Configure, *, holder: int, now: int) -> Configured:
    game, creation = game_of(table), table.creation
    if creation.begun:
        raise Refusal("table/begun", "a game that has begun is played on by its rules")
    seats = _seats(table, len(table.seats) if command.seats is None else command.seats)
    first = seats.index(table.first) if table.first in seats else CHANCE
    options = game.read_options(table.setup.version, table.setup.options)
    opening = game.new(len(seats), first, **{**options, **command.options})
    return Configured(
        at=now,
        holder=holder,
        id=command.id,
        version=game.version,
        options=game.chosen(opening),
        terms=_terms(creation.terms, command),
        first=first,
        seats=seats,
    )


def _seats(table: Table, count: int) -> list[int | None]:
    """The seats that stay, and new ones. Of those that go, open seats are the first, then bots, each from the end."""
    numbers = range(len(table.seats))
    free = [number for number in numbers if table.seats[number].is_open]
    bots = [number for number in numbers if table.seats[number].holder is None and number not in free]
    surplus = max(0, len(table.seats) - count)
    gone = [*reversed(free), *reversed(bots)][:surplus]
    if len(gone) < surplus:
        people = len(table.seats) - len(free) - len(bots)
        raise Refusal("setup/seated", f"{people} people sit here, so there cannot be {count} seats", people=people, asked=count)
    return [*(number for number in numbers if number not in gone), *[None] * (count - len(table.seats))]


def _terms(terms: Terms, command: Configure) -> Terms:
    wished = {"spectators": command.spectators, "hints": command.hints, "clock": command.clock}
    return msgspec.structs.replace(terms, **{name: value for name, value in wished.items() if value is not None})

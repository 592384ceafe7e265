"""Who may do what at a table: checks that many commands share."""

from __future__ import annotations

from collections.abc import Set

from doubloon.engine.errors import Refusal
from doubloon.engine.game import Game
from doubloon.server.protocol.messages import Phase
from doubloon.server.table.state import Table

Holders = Set[int]  # the holders whose keys a device has shown


def game_of(table: Table) -> Game:
    """The game of the table; refused if its rules are no longer known."""
    if table.game is None:
        raise Refusal("table/version", "the rules of this table's game have changed since; it can only be looked at")
    return table.game


def check_seat(table: Table, number: int) -> None:
    if number >= len(table.seats):
        high = len(table.seats) - 1
        raise Refusal("seat/unknown", f"this table has seats 0 to {high}, not {number}", high=high, asked=number)


def holder_of(table: Table, holders: Holders, number: int) -> int:
    """The holder of a seat, if this device has shown the key."""
    check_seat(table, number)
    holder = table.seats[number].holder
    if holder is None or holder not in holders:
        raise Refusal("seat/not-yours", f"seat {number} is not yours", asked=number)
    return holder


def player_of(table: Table, holders: Holders, number: int) -> int:
    """The same, if no bot plays the seat now."""
    holder = holder_of(table, holders, number)
    if table.seats[number].bot:
        raise Refusal("seat/handed-over", "a bot plays this seat; take it back first", asked=number)
    return holder


def host_of(table: Table, holders: Holders) -> int:
    """The host, if it is this device."""
    if table.host not in holders:
        raise Refusal("table/not-host", "only the host of the table may do that")
    return table.host


def check_phase(table: Table, *phases: Phase) -> None:
    if table.phase not in phases:
        raise Refusal("table/phase", f"not while the table is {table.phase}", asked=str(table.phase))


def check_no_open_seats(table: Table) -> None:
    if any(seat.is_open for seat in table.seats):
        raise Refusal("table/open-seats", "there are open seats: put bots on them, or wait for friends")

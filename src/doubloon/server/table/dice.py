"""Who adds what to the dice before a game: every device commits to its addition before any is shown (engine/fair.py says why).

Before the start a device sends `commit` for each of its seats. The start seals the commitments; then the devices show what they add.
A device whose addition does not come is left out, and the others begin anew with new additions.
"""

from __future__ import annotations

from collections.abc import Set
from enum import Enum, auto
from typing import NamedTuple

from doubloon.engine import fair
from doubloon.engine.errors import Refusal
from doubloon.server.protocol.messages import Phase
from doubloon.server.table import events
from doubloon.server.table.state import Seat, Table

# === Commands ===


def check_commit(table: Table, number: int) -> None:
    """May a seat commit to an addition now? Again, too, until the commitments are sealed; and for the next game when one is over."""
    if table.phase != Phase.OVER:
        _check_turn(table, number)
    if table.is_sealed:
        raise Refusal("seat/sealed", "all commitments are sealed already", asked=number)


def check_add(table: Table, number: int, bits: str) -> None:
    """May a seat show its addition? Without a commitment only before others are sealed."""
    _check_turn(table, number)
    promised = table.seats[number].commitment
    if promised != fair.addition_commitment(bits) and (promised or table.is_sealed):
        raise Refusal("seat/commitment", "this addition does not fit the commitment", asked=number)


def _check_turn(table: Table, number: int) -> None:
    if table.phase not in (Phase.OPEN, Phase.CALLED):
        raise Refusal("table/phase", f"not while the table is {table.phase}", asked=str(table.phase))
    if table.seats[number].addition:
        raise Refusal("seat/added", "this seat has added to the dice already", asked=number)
    if number in table.withheld:
        raise Refusal("seat/withheld", "this seat did not show its addition in time", asked=number)


# === The start ===


class Step(Enum):
    """What follows once the host has asked to start."""

    SEAL = auto()  # fix the commitments, so that devices show their additions
    DROP = auto()  # leave out those who committed and do not show their additions, and begin anew
    START = auto()


class Next(NamedTuple):
    step: Step
    is_due: bool  # at once; else when the time for slow devices is over


def next_step(table: Table, present: Set[int]) -> Next:
    """`present`: the holders who are connected."""
    if table.is_sealed:
        return Next(Step.DROP, is_due=False) if missing(table) else Next(Step.START, is_due=True)
    pending = _pending(table)
    if not pending:
        return Next(Step.START, is_due=True)
    is_due = all(seat.commitment and seat.holder in present for seat in pending)
    return Next(Step.SEAL if any(sealable(table, present)) else Step.START, is_due)


def _pending(table: Table) -> list[Seat]:
    """The seats of people from which an addition may still come."""
    return [
        seat for number, seat in enumerate(table.seats) if seat.holder is not None and not seat.addition and number not in table.withheld
    ]


def sealable(table: Table, present: Set[int]) -> list[str]:
    """The commitments by seat of those who can show their additions soon; "" for others."""
    return ["" if seat.addition or seat.holder not in present else seat.commitment for seat in table.seats]


def missing(table: Table) -> list[int]:
    """The seats that committed to an addition and have not shown it."""
    return [number for number, seat in enumerate(table.seats) if seat.commitment and not seat.addition]


def is_ready(table: Table) -> bool:
    """Has every person's device added to the dice?"""
    return next_step(table, frozenset()) == Next(Step.START, is_due=True)


def seal(table: Table, present: Set[int], now: int) -> events.Sealed:
    return events.Sealed(at=now, commitments=sealable(table, present))


def drop(table: Table, now: int) -> events.Withheld:
    return events.Withheld(at=now, seats=missing(table))


def additions(table: Table) -> list[str]:
    return [seat.addition or fair.NOTHING for seat in table.seats]


def commitments(table: Table) -> list[str]:
    """Those that were sealed. An addition that came before is none that others could not know."""
    return [seat.commitment if table.is_sealed else "" for seat in table.seats]

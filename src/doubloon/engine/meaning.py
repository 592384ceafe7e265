"""What the numbers of a view mean, in words that a game uses to describe its fields: for encoders of observations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Meaning:
    """Of one field. `high` is the largest value: a number, or an expression in the fields of the view (`"target"`)."""

    what: Literal["amount", "category", "seat"]
    high: int | str
    low: int = 0
    block: int = 0  # in an array by seat: the numbers of each seat; 0: the array is not by seat
    seats_from: int | None = None  # a category whose values from here on are seats
    newest: str = ""  # an array whose newest entry is last; this field counts them. Encoders put the newest first
    only: str = ""  # a seat is meant only if this holds; encoders write NOBODY otherwise
    is_capped: bool = False  # larger values are possible, and count as `high`


def amount(high: int | str, block: int = 0, *, capped: bool = False) -> Meaning:
    return Meaning("amount", high, block=block, is_capped=capped)


def category(high: int, *, low: int = 0, block: int = 0) -> Meaning:
    return Meaning("category", high, low, block)


FLAG = amount(1)
A_SEAT = Meaning("seat", 0)  # CHANCE, NOBODY, or a seat

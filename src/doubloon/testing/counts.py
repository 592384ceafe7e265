"""How much is tried: `make soak` asks for more."""

import os
from collections.abc import Iterable, Sequence
from itertools import product
from typing import TypeVar

SOAK = int(os.environ.get("DOUBLOON_SOAK", "1"))

Value = TypeVar("Value")
Other = TypeVar("Other")


def some(values: Sequence[Value], count: int) -> Sequence[Value]:
    """So many of them, spread over all; `make soak` takes all."""
    return values if SOAK > 1 else [values[number * len(values) // count] for number in range(count)]


def by_turns(things: Iterable[Value], values: Sequence[Other]) -> list[tuple[Value, Other]]:
    """Each thing with one of the values, which take turns; `make soak`: with all of them."""
    if SOAK > 1:
        return list(product(things, values))
    return [(thing, values[(number + number // len(values)) % len(values)]) for number, thing in enumerate(things)]


def many(count: int) -> range:
    return range(count * SOAK)

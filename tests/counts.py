"""How much is tried: `make soak` asks for more."""

import os
from collections.abc import Sequence
from typing import TypeVar

SOAK = int(os.environ.get("DOUBLOON_SOAK", "1"))

Value = TypeVar("Value")


def some(values: Sequence[Value], count: int) -> Sequence[Value]:
    """So many of them, spread over all; `make soak` takes all."""
    return values if SOAK > 1 else [values[number * len(values) // count] for number in range(count)]


def many(count: int) -> range:
    return range(count * SOAK)

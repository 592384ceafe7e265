"""What a bot is: a function that is given what its seat knows, its moves, a source of chance and a budget, and returns one of the moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from doubloon.engine.draws import fair_product, stream, word
from doubloon.engine.record import View

Draw = Callable[[Mapping[int, int]], int]  # takes the odds of numbers and draws one of them

BYTE = dict.fromkeys(range(256), 1)


@dataclass(frozen=True)
class Budget:
    """What a move may cost: seconds; or, where the result must not depend on the machine, iterations of a search."""

    seconds: float = 0.2
    iterations: int | None = None


Bot = Callable[[View, Sequence[int], Draw, Budget], int]


def is_custom(name: str) -> bool:
    """Does this name, `module:function`, mean a bot of the user's own?"""
    return ":" in name


class SeededDraw:
    """Draws by odds, one after the other. The same seed and number draw the same."""

    def __init__(self, seed: int, number: int) -> None:
        self._keys = stream(seed, number)
        self._drawn = 0

    def __call__(self, odds: Mapping[int, int]) -> int:
        total, step = sum(odds.values()), self._drawn
        self._drawn += 1
        drawn = fair_product(word(*self._keys, step) * total, *self._keys, step, total) >> 32
        for outcome, weight in odds.items():
            drawn -= weight
            if drawn < 0:
                return outcome
        raise AssertionError("odds add up")


def seed_of(draw: Draw) -> int:
    """32 bits, for whoever draws on by itself."""
    return sum(draw(BYTE) << 8 * place for place in range(4))

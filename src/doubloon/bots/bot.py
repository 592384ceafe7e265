"""The type of a bot: a function of its seat's view, its moves, a source of random draws and a budget, which returns one of the moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from doubloon.engine.draws import Draw, fair_product, stream, word
from doubloon.engine.record import View

BYTE = dict.fromkeys(range(256), 1)


@dataclass(frozen=True)
class Budget:
    """The limit for a move: seconds; or iterations of a search, which give the same result on any machine."""

    seconds: float = 0.2
    iterations: int | None = None


Bot = Callable[[View, Sequence[int], Draw, Budget], int]


def is_custom(name: str) -> bool:
    """True for the name of a custom bot, `module:function`."""
    return ":" in name


class SeededDraw:
    """A reproducible sequence of random draws by odds, determined by a seed and a number."""

    def __init__(self, seed: int, number: int) -> None:
        self._keys = stream(seed, number)
        self._count = 0

    def __call__(self, odds: Mapping[int, int]) -> int:
        total, step = sum(odds.values()), self._count
        self._count += 1
        drawn = fair_product(word(*self._keys, step) * total, *self._keys, step, total) >> 32
        for outcome, weight in odds.items():
            drawn -= weight
            if drawn < 0:
                return outcome
        raise AssertionError("odds add up")


def seed_of(draw: Draw) -> int:
    """32 random bits, to seed another generator."""
    return sum(draw(BYTE) << 8 * place for place in range(4))

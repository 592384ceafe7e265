"""The figures of an experiment: means and shares with their 95 % intervals, and medians."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from doubloon.lab.cells import Column
from doubloon.lab.experiment import Experiment
from doubloon.lab.statistics import DIGITS, Z, wilson
from doubloon.lab.totals import Totals, bin_range

ALIASES = {"first_seat": "wins_1"}
AS_PERCENT = ("decided",)  # a part of the game
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class Figure:
    """The mean of a count over all games, or the share of the games. `spread` has the histogram: by smallest number, how many games."""

    name: str
    is_share: bool
    mean: float
    low: float
    high: float
    deviation: float  # standard deviation from game to game
    spread: Mapping[int, int]
    quantiles: tuple[float, ...]

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2

    @property
    def is_seen(self) -> bool:
        """Is it worth showing? A share is, even if it is 0: its interval says how rare a thing is at most."""
        return self.mean != 0 or bool(self.spread) or (self.is_share and self.name != "unfinished")

    def is_called(self, name: str) -> bool:
        """`wins` stands for the wins of every seat."""
        return self.name == ALIASES.get(name, name) or (name in ("wins", "points") and self.name.rpartition("_")[0] == name)

    def to_json(self) -> dict[str, Any]:
        facts: dict[str, Any] = {
            "mean": round(self.mean, DIGITS),
            "interval": rounded(self.low, self.high),
            "is_share": self.is_share,
            "deviation": round(self.deviation, DIGITS),
        }
        if self.spread:
            facts |= {"quantiles": list(self.quantiles), "spread": {str(number): games for number, games in sorted(self.spread.items())}}
        return facts

    @classmethod
    def from_json(cls, name: str, facts: Mapping[str, Any]) -> Figure:
        spread = {int(number): games for number, games in facts.get("spread", {}).items()}
        low, high = facts["interval"] or (-math.inf, math.inf)
        quantiles = tuple(facts.get("quantiles", ()))
        return cls(name, facts["is_share"], facts["mean"], low, high, facts["deviation"], spread, quantiles)


def rounded(low: float, high: float) -> list[float] | None:
    """An interval for JSON, which knows no infinity: one game tells nothing."""
    return [round(low, DIGITS), round(high, DIGITS)] if math.isfinite(low) and math.isfinite(high) else None


def is_percent_name(name: str) -> bool:
    """Is it a part of the game?"""
    return name in AS_PERCENT


def figures(experiment: Experiment, totals: Totals) -> list[Figure]:
    spreads = iter(totals.spreads)
    found = []
    for place, column in enumerate(experiment.columns):
        spread = next(spreads) if column.has_spread else {}
        found.append(figure(column, totals.games, totals.sums[place], totals.squares[place], spread))
    return found


def figure(column: Column, games: int, total: int, squares: int, spread: Mapping[int, int]) -> Figure:
    low, high, mean, deviation = interval(games, total, squares, column.unit)
    if column.is_share:
        low, high = wilson(total / column.unit, games)
    numbers = {bin_range(place)[0]: count for place, count in spread.items()}
    quantiles = tuple(quantile(spread, games, part) / column.unit for part in QUANTILES) if spread else ()
    return Figure(column.name, column.is_share, mean, low, high, deviation, numbers, quantiles)


def interval(games: int, total: int, squares: int, unit: int = 1) -> tuple[float, float, float, float]:
    """The 95 % interval of a mean, the mean, and the standard deviation of one game. The variance is computed from whole numbers, since it
    is a small difference of large ones."""
    if games == 0:
        return -math.inf, math.inf, 0.0, 0.0
    mean = total / games / unit
    variance = (games * squares - total * total) / (games * max(1, games - 1)) / unit**2
    half = Z * math.sqrt(variance / games) if games > 1 else math.inf
    return mean - half, mean + half, mean, math.sqrt(variance)


def quantile(spread: Mapping[int, int], games: int, part: float) -> float:
    """The smallest number such that this part of the games has no larger one; the first of its bin, if that has several numbers."""
    bins = sorted(spread)
    for place, below in zip(bins, accumulate(spread[place] for place in bins), strict=True):
        if below >= part * games:
            return bin_range(place)[0]
    raise AssertionError("a histogram counts every game")

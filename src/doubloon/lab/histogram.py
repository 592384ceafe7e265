"""Histograms to draw: how many numbers a bar has, and the share of the games in each bar."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from doubloon.lab.totals import EXACT

MOST_BARS = 48
CUT = 0.002  # the part of the games at each end that is left out


def span(spreads: Iterable[Mapping[int, int]]) -> tuple[int, int, int]:
    """The smallest and the largest number to draw, and how many numbers a bar has."""
    both: dict[int, int] = {}
    for spread in spreads:
        for each, games in spread.items():
            both[each] = both.get(each, 0) + games
    numbers, games, below = sorted(both), sum(both.values()), 0
    low = high = numbers[0]
    for each in numbers:
        low = each if below <= CUT * games else low
        high = each if below <= (1 - CUT) * games else high
        below += both[each]
    width = -(-(high - low + 1) // MOST_BARS)
    grouped = 1
    while high >= EXACT * grouped:
        grouped *= 2
    width = -(-width // grouped) * grouped
    return low - low % width, high, width


def shares(spread: Mapping[int, int], low: int, high: int, width: int) -> list[float]:
    """The share of the games in each bar."""
    found = [0.0] * ((high - low) // width + 1)
    games = sum(spread.values())
    for number, count in spread.items():
        if low <= number <= high:
            found[(number - low) // width] += count / games
    return found

"""The pairings and seating orders of a tournament.

A matchup is a choice of bots for the seats, with as many different bots as possible. With two seats every pair is a matchup; two bots at
four seats meet 1 to 3, 2 to 2 and 3 to 1. A tournament plays each matchup in every seating order equally often; seat 0 always begins.
A matchup with more than 120 orders uses a fixed sample: 15 random orders and all their rotations, so that each bot still has every seat
equally often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from math import factorial, lcm, prod

from doubloon.bots.bot import SeededDraw

MAX_ORDERS = 120
SAMPLED_ORDERS = 15


class Schedule:
    """The games of a tournament by number: game 0 of each matchup, game 1 of each matchup, and so on. A longer tournament starts with the
    same games as a shorter one."""

    def __init__(self, bots: int, seats: int) -> None:
        self.matchups = matchups(bots, seats)
        self._orders = [orders(matchup) for matchup in self.matchups]

    @cached_property
    def round(self) -> int:
        """The number of games of a matchup after which every matchup has used each order equally often."""
        return lcm(*map(len, self._orders))

    def matchup(self, number: int) -> int:
        """The index of the matchup of a game."""
        return number % len(self.matchups)

    def lineup(self, number: int) -> tuple[int, ...]:
        """The bots of a game by seat."""
        index, matchup = divmod(number, len(self.matchups))
        return self._orders[matchup][index % len(self._orders[matchup])]


def matchups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Every choice of bots for the seats, in ascending order."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    return [choice for choice in combinations_with_replacement(range(bots), seats) if len(set(choice)) == bots]


def orders(matchup: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The seating orders of a matchup, without duplicates."""
    count = factorial(len(matchup)) // prod(factorial(each) for each in Counter(matchup).values())
    if count <= MAX_ORDERS:
        return sorted(_arrangements(matchup))
    return [rotate(order, by) for order in _sample_orders(matchup) for by in range(len(matchup))]


def _arrangements(players: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
    """All distinct orders."""
    if not players:
        return [()]
    return [(first, *rest) for first in sorted(set(players)) for rest in _arrangements(_without(players, first))]


def _without(players: tuple[int, ...], one: int) -> tuple[int, ...]:
    place = players.index(one)
    return players[:place] + players[place + 1 :]


def rotate(order: tuple[int, ...], by: int) -> tuple[int, ...]:
    return order[by:] + order[:by]


def _sample_orders(matchup: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Random orders; the same ones in every run."""
    draw = SeededDraw(0, 0)
    found = []
    for _ in range(SAMPLED_ORDERS):
        left, order = matchup, []
        while left:
            order.append(left[draw(dict.fromkeys(range(len(left)), 1))])
            left = _without(left, order[-1])
        found.append(tuple(order))
    return found

"""Who meets whom in a tournament, and who sits where.

A matchup is a choice of bots for the seats: as many different ones as there are, or as there is room for. So at two seats every pair is
a matchup; two bots at four seats meet 1 to 3, 2 to 2 and 3 to 1. Each matchup is played in every seating order equally often; seat 0
always begins. Beyond 120 orders, 15 circles of players, drawn once for all, stand for them: each is turned round the table, so that
everybody still has every seat equally often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from math import factorial, lcm, prod

from doubloon.bots.bot import SeededDraw

MOST_ORDERS = 120
CIRCLES = 15


class Schedule:
    """The games of a tournament by number: game 0 of each matchup, game 1 of each matchup, and so on. A longer tournament begins with the
    very games of a shorter one."""

    def __init__(self, bots: int, seats: int) -> None:
        self.matchups = matchups(bots, seats)
        self._orders = [orders(matchup) for matchup in self.matchups]

    @cached_property
    def round(self) -> int:
        """The games of a matchup that make every order equally frequent, in all matchups."""
        return lcm(*map(len, self._orders))

    def matchup(self, number: int) -> int:
        """Which matchup a game belongs to."""
        return number % len(self.matchups)

    def lineup(self, number: int) -> tuple[int, ...]:
        """The bots of a game by seat."""
        index, matchup = divmod(number, len(self.matchups))
        return self._orders[matchup][index % len(self._orders[matchup])]


def matchups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Every choice of bots for the seats, ascending."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    return [choice for choice in combinations_with_replacement(range(bots), seats) if len(set(choice)) == bots]


def orders(matchup: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The orders in which a matchup is seated, each once."""
    count = factorial(len(matchup)) // prod(factorial(each) for each in Counter(matchup).values())
    if count <= MOST_ORDERS:
        return sorted(_arrangements(matchup))
    return [rotate(circle, by) for circle in _circles(matchup) for by in range(len(matchup))]


def _arrangements(players: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
    """All different orders."""
    if not players:
        return [()]
    return [(first, *rest) for first in sorted(set(players)) for rest in _arrangements(_without(players, first))]


def _without(players: tuple[int, ...], one: int) -> tuple[int, ...]:
    place = players.index(one)
    return players[:place] + players[place + 1 :]


def rotate(circle: tuple[int, ...], by: int) -> tuple[int, ...]:
    return circle[by:] + circle[:by]


def _circles(matchup: tuple[int, ...]) -> list[tuple[int, ...]]:
    draw = SeededDraw(0, 0)
    found = []
    for _ in range(CIRCLES):
        left, circle = matchup, []
        while left:
            circle.append(left[draw(dict.fromkeys(range(len(left)), 1))])
            left = _without(left, circle[-1])
        found.append(tuple(circle))
    return found

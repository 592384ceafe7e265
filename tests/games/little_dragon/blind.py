"""The best blind first turn, by counting tiles: plain arithmetic that knows nothing of our rules.

Of every kind so many are open; nobody has seen any other tile. A turn is worth the tiles that it brings.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

Toys = tuple[int, ...]  # how many are open of each of the three toys, in any order: sorted, the most first


@dataclass(frozen=True)
class Open:
    """Tiles that lie open."""

    toys: Toys = (0, 0, 0)
    candlesticks: int = 0
    chests: int = 0
    rings: int = 0
    dragons: int = 0


def taken(lie: Open) -> int:
    """The tiles that a stop brings: 0, 2 or 4 of a toy, 0, 3 or 6, 0, 4 or 8, all rings, all dragons."""
    toys = sum((0, 0, 2, 2, 4)[toy] for toy in lie.toys)
    return toys + (0, 0, 0, 3, 3, 3, 6)[lie.candlesticks] + (0, 0, 0, 0, 4, 4, 4, 4, 8)[lie.chests] + lie.rings + lie.dragons


def another(toys: Toys, which: int) -> Toys:
    return tuple(sorted((count + (index == which) for index, count in enumerate(toys)), reverse=True))


def following(lie: Open) -> list[tuple[int, Open]]:
    """What one more tile makes of it, with the number of tiles that do; all other tiles end the turn."""
    ways = [(8 - lie.rings, Open(lie.toys, lie.candlesticks, lie.chests, lie.rings + 1, lie.dragons))]
    if not any(lie.toys) and not lie.candlesticks and not lie.chests:
        ways.append((12 - lie.dragons, Open(rings=lie.rings, dragons=lie.dragons + 1)))
    if not lie.dragons:
        ways += [(4 - count, Open(another(lie.toys, toy), lie.candlesticks, lie.chests, lie.rings)) for toy, count in enumerate(lie.toys)]
        ways.append((6 - lie.candlesticks, Open(lie.toys, lie.candlesticks + 1, lie.chests, lie.rings)))
        ways.append((8 - lie.chests, Open(lie.toys, lie.candlesticks, lie.chests + 1, lie.rings)))
    return [(tiles, then) for tiles, then in ways if tiles]


@cache
def go_on(lie: Open) -> Fraction:
    """The worth of one more tile, if the player then goes on as well as possible."""
    covered = 49 - sum(lie.toys) - lie.candlesticks - lie.chests - lie.rings - lie.dragons
    return sum((tiles * best(then) for tiles, then in following(lie)), Fraction()) / covered


@cache
def best(lie: Open) -> Fraction:
    return max(Fraction(taken(lie)), go_on(lie))

"""The best turn for one's own points, by counting dice: plain arithmetic that knows nothing of our rules.

Trolls and diamonds each come with 1/3, key and door each with 1/6. A Cavern die shows 0, 1 or 2 nuggets with 4/6, 1/6, 1/6.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from math import comb

DIAMONDS, NUGGETS = 60, 50
NONE, SLOW, QUICK = range(3)  # Dragon dice set aside: none, the one with one dragon, the one with two
GOLD = {0: 16 / 36, 1: 8 / 36, 2: 9 / 36, 3: 2 / 36, 4: 1 / 36}  # nuggets on both Cavern dice
DRAGON = {  # what one roll of the Dragon dice makes of them; the rest of the odds is for the dragon to be awake
    NONE: {NONE: 5 / 6 * 2 / 3, SLOW: 1 / 6 * 2 / 3, QUICK: 5 / 6 * 1 / 3},
    SLOW: {SLOW: 2 / 3},
    QUICK: {QUICK: 5 / 6},
}


def fixed_point(improved: Callable[[float], float]) -> float:
    """The value that improves no more, from below."""
    value, better = -1.0, 0.0
    while better - value > 1e-13:
        value, better = better, improved(better)
    return better


# === The Cavern, calm tempo ===


@cache
def cavern(diamonds: int, nuggets: int, shown: int) -> float:
    """The worth of the choice to leave or to roll."""
    return max(diamonds + 3 * nuggets, roll_gold(diamonds, nuggets, shown))


@cache
def roll_gold(diamonds: int, nuggets: int, shown: int) -> float:
    return fixed_point(lambda value: _roll_gold(diamonds, nuggets, shown, max(value, diamonds + 3 * nuggets)))


def _roll_gold(diamonds: int, nuggets: int, shown: int, again: float) -> float:
    """`again`: the worth of standing where one stood, when neither gold nor a dragon has come."""
    worth = 0.0
    for (found, chance), (showing, other) in product(GOLD.items(), DRAGON[shown].items()):
        now = min(nuggets + found, NUGGETS)
        worth += chance * other * (again if (now, showing) == (nuggets, shown) else cavern(diamonds, now, showing))
    return worth


# === The Grotto, reroll all ===


def outcomes(dice: int) -> Iterator[tuple[float, int, int, int]]:
    """How a roll of so many dice can lie: its chance, diamonds, keys, doors; the others are trolls."""
    for diamonds, keys, doors in product(range(dice + 1), repeat=3):
        trolls = dice - diamonds - keys - doors
        if trolls >= 0:
            ways = comb(dice, diamonds) * comb(dice - diamonds, keys) * comb(dice - diamonds - keys, doors)
            yield ways * (1 / 3) ** (trolls + diamonds) * (1 / 6) ** (keys + doors), diamonds, keys, doors


@cache
def roll(dice: int, aside: bool, diamonds: int) -> float:
    """The worth of rolling the free dice; `aside`: a key is set aside (or a door, which is the same)."""
    return fixed_point(lambda value: sum(chance * _choice(dice, aside, diamonds, lie, value) for chance, *lie in outcomes(dice)))


def _choice(dice: int, aside: bool, diamonds: int, lie: list[int], again: float) -> float:
    found, keys, doors = lie
    free, now = found + keys + doors, min(diamonds + found, DIAMONDS)
    if free == 0:
        return 0.0
    worth = max(now, again if (free, now) == (dice, diamonds) else roll(free, aside, now))
    if doors and (keys or aside):
        worth = max(worth, cavern(now, 0, NONE))
    if not aside and keys + doors and free > 1:
        worth = max(worth, roll(free - 1, True, now))
    return worth


# === The Grotto, reroll chosen ===

Lie = tuple[int, ...]  # three counts: free dice that show a diamond, a key, a door
LIES: list[Lie] = [lie for lie in product(range(5), repeat=3) if 0 < sum(lie) <= 4]
Level = dict[tuple[Lie, int], float]  # by what lies free, and what is aside: 0 nothing, 1 a key, 2 a door


def chosen(*, any_die: bool) -> float:
    """The worth of a turn in which diamonds, or any free dice, may be held back. Diamonds at risk only rise: the levels are solved from the
    top."""
    levels: list[Level] = [{} for _ in range(DIAMONDS + 1)]
    for diamonds in reversed(range(DIAMONDS + 1)):
        levels[diamonds] = {(lie, aside): 0.0 for lie in LIES for aside in range(3) if sum(lie) + (aside > 0) <= 4}
        while _better(levels, diamonds, any_die) > 1e-13:
            pass
    return _throw(levels, 0, (4, (0, 0, 0), 0))


def _better(levels: list[Level], diamonds: int, any_die: bool) -> float:
    level, most = levels[diamonds], 0.0
    throws = cache(lambda *throw: _throw(levels, diamonds, throw))
    for lie, aside in level:
        worth = max(throws(*throw) for throw in _throws(lie, aside, any_die))
        worth = max(worth, diamonds)
        if (lie[1] or aside == 1) and (lie[2] or aside == 2):
            worth = max(worth, cavern(diamonds, 0, NONE))
        most = max(most, worth - level[lie, aside])
        level[lie, aside] = worth
    return most


Throw = tuple[int, Lie, int]  # dice thrown, what is held back, what is aside


def _throws(lie: Lie, aside: int, any_die: bool) -> Iterator[Throw]:
    for held in product(*(range(count + 1) if any_die or face == 0 else (0,) for face, count in enumerate(lie))):
        thrown = sum(lie) - sum(held)
        if thrown:
            yield thrown, held, aside
    for face in (1, 2):
        if lie[face] and not aside:
            left = tuple(count - (place == face) for place, count in enumerate(lie))
            yield from _throws(left, face, any_die)


def _throw(levels: list[Level], diamonds: int, throw: Throw) -> float:
    dice, held, aside = throw
    worth = 0.0
    for chance, found, keys, doors in outcomes(dice):
        lie = (held[0] + found, held[1] + keys, held[2] + doors)
        if sum(lie):
            worth += chance * levels[min(diamonds + found, DIAMONDS)][lie, aside]
    return worth

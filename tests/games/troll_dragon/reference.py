"""Troll & Dragon a second time, from the clauses alone: it uses nothing of ours.

The game is told as a story that stops wherever somebody must act: it yields who, with the moves and their odds, and is sent the action.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import cycle
from typing import TypeVar

CHANCE, NOBODY = -1, -2
ROLL, LEAVE, SET_KEY, SET_DOOR, ENTER, HOLD_DIAMOND, HOLD_KEY, HOLD_DOOR = range(8)  # a seat's actions, as logs have them
TROLL, DIAMOND, KEY, DOOR = 1, 2, 3, 4  # faces of a Grotto die, as logs have them
SETS = {SET_KEY: KEY, SET_DOOR: DOOR}
HOLDS = {HOLD_DIAMOND: DIAMOND, HOLD_KEY: KEY, HOLD_DOOR: DOOR}

Told = TypeVar("Told")
Asked = tuple[int, dict[int, int]]  # who acts, and each move with its weight
Story = Generator[Asked, int, Told]


@dataclass
class Table:
    """Where every treasure is."""

    seats: int
    first: int
    options: dict[str, int]
    grotto: int = 0
    cavern: int = 0
    troll_hand: int = 0
    diamonds: int = 0  # at risk
    nuggets: int = 0  # at risk
    pack_diamonds: list[int] = field(default_factory=list)
    pack_nuggets: list[int] = field(default_factory=list)


def game(table: Table) -> Story[None]:
    """The whole game; in the end it goes on saying that nobody acts."""
    table.grotto, table.cavern = table.options["diamonds"], table.options["nuggets"]  # TD-3
    table.pack_diamonds, table.pack_nuggets = [0] * table.seats, [0] * table.seats
    seat = table.first
    if seat == CHANCE:  # G-2
        seat = yield CHANCE, dict.fromkeys(range(table.seats), 1)
    while True:
        entered = yield from grotto(table, seat)
        if entered:
            yield from cavern(table, seat)
        table.diamonds = table.nuggets = 0
        if is_over(table):
            break
        seat = (seat + 1) % table.seats  # TD-5
    while True:
        yield NOBODY, {}


def is_over(table: Table) -> bool:
    """TD-24."""
    empty = [table.grotto == 0, table.cavern == 0]
    return all(empty) if table.options["end"] else any(empty)


def chance(weights: Iterable[int]) -> Story[int]:
    """A move of chance; what has no side cannot come."""
    return (yield CHANCE, {face: weight for face, weight in enumerate(weights) if weight})


def bring_home(table: Table, seat: int) -> None:
    """TD-11, TD-20."""
    table.pack_diamonds[seat] += table.diamonds
    table.pack_nuggets[seat] += table.nuggets


# === The Grotto ===


def grotto(table: Table, seat: int) -> Story[bool]:
    """The first half of a turn. Does it go on in the Cavern?"""
    yield seat, {ROLL: 1}  # TD-6, TD-Q10
    free = yield from throw(table, 4)
    held: list[int] = []
    aside: list[int] = []
    while free or held:
        action = yield seat, dict.fromkeys(choices(table, free, held, aside), 1)
        if action in SETS:
            free.remove(SETS[action])
            aside.append(SETS[action])
        elif action in HOLDS:
            free.remove(HOLDS[action])
            held.append(HOLDS[action])
        elif action == ROLL:
            free = held + (yield from throw(table, len(free)))
            held = []
        else:
            if action == LEAVE:
                bring_home(table, seat)
            return action == ENTER
    table.troll_hand += table.diamonds  # TD-13
    return False


def throw(table: Table, dice: int) -> Story[list[int]]:
    """Some Grotto dice: the faces that stay free. Trolls are blocked and of no further interest (TD-7)."""
    options = table.options
    diamond, key, door = options["diamond_sides"], options["key_sides"], options["door_sides"]
    free = []
    for _ in range(dice):
        face = yield from chance([0, 6 - diamond - key - door, diamond, key, door])
        if face == DIAMOND and table.grotto:  # TD-8, TD-Q12
            table.grotto -= 1
            table.diamonds += 1
        if face != TROLL:
            free.append(face)
    return free


def choices(table: Table, free: list[int], held: list[int], aside: list[int]) -> list[int]:
    found = [ROLL, LEAVE]
    lying = {*free, *held, *aside}
    if table.cavern and {KEY, DOOR} <= lying:  # TD-14, TD-Q14
        found.append(ENTER)
    if len(free) > 1:  # TD-Q6; chosen: at least one die is rolled
        if table.cavern and not aside:  # TD-Q8, TD-Q9, TD-Q14
            found += [action for action, face in SETS.items() if face in free]
        found += [action for action, face in HOLDS.items() if face in free and may_hold(table, face)]
    return found


def may_hold(table: Table, face: int) -> bool:
    """TD-Q3: chosen, a diamond; chosen by version 1 of the rules (a third value), a key or a door too."""
    return (False, face == DIAMOND, True)[table.options["reroll"]]


# === The Cavern ===


def cavern(table: Table, seat: int) -> Story[None]:
    """The second half of a turn."""
    opponents = [(seat + step) % table.seats for step in range(1, table.seats)]  # TD-Q17
    asleep = [table.options["dragon_sides_1"], table.options["dragon_sides_2"]]  # dragons on the dice that do not show one
    adventurer_acts = True
    while True:
        if adventurer_acts:
            if (yield seat, {ROLL: 1, LEAVE: 1}) == LEAVE:
                bring_home(table, seat)
                return
            yield from roll_gold(table)
        else:
            yield opponents[0], {ROLL: 1}
            asleep = yield from roll_dragon(asleep)
            if not asleep:
                share(table, opponents)
                return
            opponents = opponents[1:] + opponents[:1]
        if table.options["tempo"]:
            quicker = yield from chance([table.options["adventurer_odds"], table.options["dragon_odds"]])
            adventurer_acts = quicker == 0
        else:
            adventurer_acts = not adventurer_acts


def roll_gold(table: Table) -> Story[None]:
    """TD-15, TD-16."""
    one, two = table.options["one_nugget_sides"], table.options["two_nuggets_sides"]
    for _ in range(2):
        shown = yield from chance([6 - one - two, one, two])
        taken = min(shown, table.cavern)
        table.cavern -= taken
        table.nuggets += taken


def roll_dragon(asleep: list[int]) -> Story[list[int]]:
    """The dice that still show no dragon: TD-18."""
    left = []
    for sides in asleep:
        if not (yield from chance([6 - sides, sides])):
            left.append(sides)
    return left


def share(table: Table, takers: list[int]) -> None:
    """TD-21, TD-22 and TD-Q20: the takers stand in order, the waker first."""
    dropped = min(3, table.troll_hand) if table.seats == 2 else table.troll_hand
    table.troll_hand -= dropped
    loot = [table.pack_nuggets] * table.nuggets + [table.pack_diamonds] * (table.diamonds + dropped)
    for kind, taker in zip(loot, cycle(takers), strict=False):
        kind[taker] += 1

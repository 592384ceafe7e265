"""The Little Dragon a second time, from the clauses alone: it uses nothing of ours.

The game is told as a story that stops wherever somebody must act: it yields who, with the moves and their odds, and is sent the action.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

CHANCE, NOBODY = -1, -2
STOP, COVER = 49, 50  # actions as logs have them; a place is 0 to 48
BALL, CAR, DOLL, CANDLESTICK, CHEST, RING, DRAGON, SPIDER = range(1, 9)  # as logs have them
NAMES = {BALL: "balls", CAR: "cars", DOLL: "dolls", CANDLESTICK: "candlesticks", CHEST: "chests"}  # the treasures: LD-5
NAMES |= {RING: "rings", DRAGON: "dragons", SPIDER: "spiders"}
TREASURES = {BALL, CAR, DOLL, CANDLESTICK, CHEST}
NEEDED = {BALL: 2, CAR: 2, DOLL: 2, CANDLESTICK: 3, CHEST: 4, RING: 1, DRAGON: 1}  # LD-19

Told = TypeVar("Told")
Asked = tuple[int, dict[int, int]]  # who acts, and each move with its weight
Story = Generator[Asked, int, Told]


@dataclass
class Tile:
    kind: int = 0  # 0: nobody has seen it (G-3)
    seen: int = 0  # the turn, from 1, in which it was last covered; 0: never


@dataclass
class Table:
    """Where every tile is."""

    seats: int
    first: int
    options: dict[str, int]
    bag: Counter[int] = field(default_factory=Counter)  # kinds that nobody has seen
    square: dict[int, Tile] = field(default_factory=dict)  # the tiles that lie there, by place
    faces: dict[int, int] = field(default_factory=dict)  # places of the open tiles, each with its number in this turn
    stacks: list[Counter[int]] = field(default_factory=list)
    turns: int = 0  # begun


def game(table: Table) -> Story[None]:
    """The whole game; in the end it goes on saying that nobody acts."""
    table.bag = Counter({kind: table.options[name] for kind, name in NAMES.items()})
    table.square = {place: Tile() for place in range(7 * 7)}  # LD-3
    table.stacks = [Counter() for _ in range(table.seats)]
    seat = table.first
    if seat == CHANCE:  # G-2
        seat = yield CHANCE, dict.fromkeys(range(table.seats), 1)
    while sum(stack.total() for stack in table.stacks) < 49 - table.options["spiders"]:  # LD-20
        table.turns += 1
        yield from turn(table, seat)
        seat = (seat + 1) % table.seats  # LD-4, LD-18
    award(table)
    while True:
        yield NOBODY, {}


def award(table: Table) -> None:
    """LD-21."""
    ranking = sorted(table.stacks, key=lambda stack: -stack[DRAGON])
    if ranking[0][DRAGON] > ranking[1][DRAGON]:
        ranking[0][SPIDER] = table.options["spiders"]
        table.bag.clear()  # if some had never been turned
        table.square.clear()


def turn(table: Table, seat: int) -> Story[None]:
    """LD-6."""
    while True:
        choices = [place for place in table.square if place not in table.faces]  # LD-Q19
        if table.faces:  # LD-Q2
            choices.append(STOP)
        action = yield seat, evenly(choices)
        if action == STOP:
            yield from collect(table, seat)
            return
        yield from look(table, action)
        if is_lost(table):
            yield from give_up(table, seat)
            return


def evenly(choices: Iterable[int]) -> dict[int, int]:
    return dict.fromkeys(sorted(choices), 1)


def look(table: Table, place: int) -> Story[None]:
    """A tile is turned; if nobody has seen it yet, chance says what it is."""
    tile = table.square[place]
    if not tile.kind:
        tile.kind = yield CHANCE, {kind: table.bag[kind] for kind in NAMES if table.bag[kind]}
        table.bag[tile.kind] -= 1
    table.faces[place] = len(table.faces) + 1


def is_lost(table: Table) -> bool:
    """LD-7, LD-9."""
    kinds = {table.square[place].kind for place in table.faces}
    return SPIDER in kinds or (DRAGON in kinds and bool(kinds & TREASURES))


def give_up(table: Table, seat: int) -> Story[None]:
    """LD-7 to LD-9, LD-Q4, LD-Q14."""
    choices = [COVER]
    last = max(table.faces, key=lambda place: table.faces[place])
    if table.square[last].kind == SPIDER and table.options["spider"]:
        choices += set(range(49)) - set(table.square)
    action = yield seat, evenly(choices)
    if action != COVER:
        table.square[action] = table.square.pop(last)
        table.faces[action] = table.faces.pop(last)
    cover(table, list(table.faces))


def cover(table: Table, places: Iterable[int]) -> None:
    for place in places:
        table.square[place].seen = table.turns
        del table.faces[place]


def collect(table: Table, seat: int) -> Story[None]:
    """LD-11 to LD-16, LD-Q6."""
    crowds = []  # too many, but enough: the player chooses among them
    for kind, needed in NEEDED.items():
        places = [place for place in table.faces if table.square[place].kind == kind]
        extra = len(places) % needed
        if extra and extra < len(places) and table.options["extra"]:
            crowds.append((places, extra))
        else:
            cover(table, places[len(places) - extra :])
    yield from choose(table, seat, crowds)
    for place in table.faces:
        table.stacks[seat][table.square.pop(place).kind] += 1
    table.faces.clear()


def choose(table: Table, seat: int, crowds: list[tuple[list[int], int]]) -> Story[None]:
    """LD-Q6: one move for each tile that stays, in any order."""
    while crowds:
        left = yield seat, evenly(place for places, _ in crowds for place in places)
        cover(table, [left])
        fewer = [([place for place in places if place != left], extra - (left in places)) for places, extra in crowds]
        crowds = [(places, extra) for places, extra in fewer if extra]


# === What eyes see, and what a memory holds ===


def eyes(table: Table) -> list[int]:
    """By place: the kind of an open tile, 0 for a covered one, 9 for a hole."""
    return [(table.square[place].kind if place in table.faces else 0) if place in table.square else 9 for place in range(49)]


def memory(table: Table) -> list[int]:
    """The same, with all that was ever open."""
    return [table.square[place].kind if place in table.square else 9 for place in range(49)]

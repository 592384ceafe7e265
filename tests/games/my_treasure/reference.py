"""My Treasure a second time, from the clauses alone: it uses nothing of ours.

The game is told as a story that stops wherever somebody must act: it yields who, with the moves and their odds, and is sent the action.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

CHANCE, NOBODY = -1, -2
DRAW, FLEE, NEXT_ROUND = 0, 11, 12  # a seat's actions, as logs have them
TOKENS = {1 + kind: kind for kind in range(6)}
SPACES = {7 + space: space for space in range(4)}
ORC = 34  # chance's actions: a card, by its place in the list below, or an orc; then the kinds of tokens

KINDS = ["ring", "diamond", "sword", "necklace", "coins", "potion"]
PRINTED = """
ring mouse | diamond mouse | sword mouse | necklace mouse | coins mouse | potion mouse
ring ring mouse | diamond diamond mouse | sword sword mouse | necklace necklace mouse | coins coins mouse | potion potion mouse
ring ring ring | diamond diamond diamond | sword sword sword | necklace necklace necklace | coins coins coins | potion potion potion
ring ring diamond coins | diamond diamond sword potion | sword sword necklace ring
necklace necklace coins diamond | coins coins potion sword | potion potion ring necklace
ring ring sword sword necklace | diamond diamond necklace necklace coins | sword sword coins coins potion
necklace necklace potion potion ring | coins coins ring ring diamond | potion potion diamond diamond sword
ring diamond sword | necklace coins potion | ring sword coins | diamond necklace potion
"""
CARDS = [card.split() for line in PRINTED.strip().splitlines() for card in line.split("|")]
IN_EDITION = [34, 30]

Told = TypeVar("Told")
Asked = tuple[int, dict[int, int]]  # who acts, and each move with its weight
Story = Generator[Asked, int, Told]


@dataclass
class Table:
    """Everything that lies on the table."""

    seats: int
    options: dict[str, int]
    glory: list[int] = field(default_factory=list)
    gained: list[int] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)  # once they are told
    stack: set[int] = field(default_factory=set)  # the treasure cards in it
    orcs_out: int = 0
    hand: int | None = None
    spaces: list[list[int]] = field(default_factory=list)  # from the bottom to the top
    tokens: list[str] = field(default_factory=list)  # "" in the cave; a kind; or "blind"
    treasures: list[list[int]] = field(default_factory=list)
    is_open: bool = False  # may everybody look at everything?
    turns: int = 0  # taken in this round
    covered_in: dict[int, int] = field(default_factory=dict)  # the turn in which a card went out of sight


def among(moves: Iterable[int]) -> dict[int, int]:
    return dict.fromkeys(moves, 1)


def game(table: Table, first: int) -> Story[None]:
    """The whole game; in the end it goes on saying that nobody acts."""
    table.glory, table.gained = [0] * table.seats, [0] * table.seats  # MT-4
    set_up(table)
    if first == CHANCE:  # G-2
        first = yield CHANCE, among(range(table.seats))
    while True:
        order = [(first + step) % table.seats for step in range(table.seats)]
        yield from cave(table, order[:])
        yield from score(table, order)
        if max(table.glory) >= table.options["glory_target"]:  # MT-38
            break
        first = order[1]  # MT-37
        yield first, {NEXT_ROUND: 1}
        set_up(table)
    while True:
        yield NOBODY, {}


def set_up(table: Table) -> None:
    """MT-5 to MT-7."""
    table.stack = set(range(IN_EDITION[table.options["edition"]]))
    table.orcs_out = table.turns = 0
    table.spaces = [[] for _ in range(4)]
    table.tokens = [""] * table.seats
    table.treasures = [[] for _ in range(table.seats)]
    table.numbers = []
    table.is_open = False
    table.covered_in = {}


# === In the cave ===


def cave(table: Table, queue: list[int]) -> Story[None]:
    """Until nobody is in the cave. The queue has the dwarves there, the next to act in front (MT-9, MT-15, MT-22)."""
    while queue:
        seat = queue.pop(0)
        action = yield seat, among([DRAW, *free_tokens(table)])
        if action != DRAW:
            space = yield seat, among(filled(table))
            take(table, seat, SPACES[space])
            table.tokens[seat] = KINDS[TOKENS[action]]  # MT-16, MT-18: not in the queue any more
            table.turns += 1
            continue
        queue.append(seat)
        yield from draw(table, seat)
        table.turns += 1
        if table.orcs_out == table.options["orcs"]:  # MT-23; MT-26: the drawer stands at the end
            yield from flight(table, queue)


def free_tokens(table: Table) -> list[int]:
    """MT-17; none if there is nothing to lay one on (MT-Q2)."""
    return [action for action, kind in TOKENS.items() if KINDS[kind] not in table.tokens] if filled(table) else []


def filled(table: Table) -> list[int]:
    return [action for action, space in SPACES.items() if table.spaces[space]]


def draw(table: Table, seat: int) -> Story[None]:
    """MT-10 to MT-14."""
    card = yield CHANCE, {**among(sorted(table.stack)), ORC: table.options["orcs"] - table.orcs_out}
    if card == ORC:
        table.orcs_out += 1
        return
    table.stack.remove(card)
    table.hand = card
    pile = table.spaces[SPACES[(yield seat, among(SPACES))]]
    if pile:
        table.covered_in[pile[-1]] = table.turns + 1
    pile.append(card)
    table.hand = None


def take(table: Table, seat: int, space: int) -> None:
    pile = table.spaces[space]
    table.treasures[seat], table.spaces[space] = pile, []
    table.covered_in[pile[-1]] = table.turns + 1


def flight(table: Table, queue: list[int]) -> Story[None]:
    """MT-25; MT-Q3: whoever finds no cards goes without."""
    while queue:
        seat = queue.pop(0)
        action = yield seat, among(filled(table) or [FLEE])
        if action != FLEE:
            take(table, seat, SPACES[action])
        table.tokens[seat] = "blind"
        table.turns += 1


# === Scoring ===


def score(table: Table, order: list[int]) -> Story[None]:
    """MT-29 to MT-34."""
    table.is_open = True
    for seat in order:
        if table.tokens[seat] == "blind":  # MT-27
            left = [kind for kind, name in enumerate(KINDS) if name not in table.tokens]
            table.tokens[seat] = KINDS[(yield CHANCE, among(left))]
    table.numbers = [number(table, seat) for seat in range(table.seats)]
    for seat in range(table.seats):
        behind = max(table.numbers) - table.numbers[seat]
        table.gained[seat] = {0: 3, 1: 2, 2: 1}.get(behind, 0)
        table.glory[seat] += table.gained[seat]


def number(table: Table, seat: int) -> int:
    return sum(symbol in (table.tokens[seat], "mouse") for card in table.treasures[seat] for symbol in CARDS[card])


def winners(table: Table) -> list[int]:
    """MT-39."""
    best = max(zip(table.glory, table.gained, strict=True))
    return [seat for seat in range(table.seats) if (table.glory[seat], table.gained[seat]) == best]


# === What can be seen, by anyone ===


def drawn(table: Table) -> dict[int, str]:
    """Every card that is out of the stack, and where."""
    places = {} if table.hand is None else {table.hand: "hand"}
    for name, piles in (("space", table.spaces), ("treasure", table.treasures)):
        places |= {card: f"{name} {index}" for index, pile in enumerate(piles) for card in pile}
    return places


def face_up(table: Table) -> dict[int, str]:
    """What eyes see: MT-12, MT-13, MT-19; all once it is open (MT-29), or with the memory aid (MT-Q10)."""
    if table.is_open or table.options["memory_aid"]:
        return drawn(table)
    tops = {pile[-1]: f"space {space}" for space, pile in enumerate(table.spaces) if pile}
    return tops if table.hand is None else {**tops, table.hand: "hand"}


def cards_in_stack(table: Table) -> int:
    return len(table.stack) + table.options["orcs"] - table.orcs_out

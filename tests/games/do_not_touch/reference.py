"""Do Not Touch My Treasures a second time, from the clauses alone: it uses nothing of ours.

The game is told as a story that stops wherever somebody must act: it yields who, with the moves and their odds, and is sent the action.
A card is an object here, that knows whether it was taken openly and whether it may be cashed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeVar

CHANCE, NOBODY, SPECTATOR = -1, -2, -3
OWN_LOOT, SWAP, CASH, END, FROM_DECK, FROM_DISCARD, NO_DRAW = 27, 28, 34, 35, 36, 37, 38  # as logs have them
DRAW, DRAWING, START, ACT, TARGET, EXCESS = range(6)  # the phases, as views have them
SYMBOLS = 3  # the deck that is not of numbers
SPLITS = ([5, 4, 4, 3, 2], [4, 4, 4, 3, 3], [6, 5, 4, 2, 1])

Told = TypeVar("Told")
Asked = tuple[int, dict[int, int]]  # who acts, and each move with its weight
Story = Generator[Asked, int, Told]


@dataclass(eq=False)
class Card:
    kind: int
    is_known: bool = False  # it came openly (DT-Q21)
    is_barred: bool = False  # it came from the discard pile in this turn (DT-12)


@dataclass
class Table:
    """Where every card is, and how far the turn is."""

    seats: int
    first: int
    options: dict[str, int]
    deck: Counter[int] = field(default_factory=Counter)
    hands: list[list[Card]] = field(default_factory=list)
    loots: list[list[int]] = field(default_factory=list)  # the last on top
    discard: list[int] = field(default_factory=list)  # the last on top
    starter: int = CHANCE
    turn: int = CHANCE
    phase: int = DRAW
    owed: list[int] = field(default_factory=list)  # cards of the deal that have yet to come
    to_draw: int = 0
    picked: Card | None = None
    swaps: int = 0
    cashes: int = 0
    idle: int = 0  # turns without a card from the deck (DT-Q18)
    drawn: int = 0  # cards from the deck in this turn


def whole_deck(deck: int) -> Counter[int]:
    """DT-1 and its defaults. A kind is 9 * colour + face: the value less 1, or 3 * symbol + bonus less 1."""
    faces = {3 * symbol + bonus: 3 - bonus for symbol in range(3) for bonus in range(3)}
    if deck != SYMBOLS:
        faces = dict(enumerate(SPLITS[deck]))
    return Counter({9 * colour + face: count for colour in range(3) for face, count in faces.items()})


def worth(table: Table, kind: int) -> int:
    """DT-5."""
    return (kind % 9) % 3 + 1 if table.options["deck"] == SYMBOLS else kind % 9 + 1


def is_match(table: Table, one: int, other: int) -> bool:
    """DT-9, DT-Q19."""
    faces = 3 if table.options["deck"] == SYMBOLS else 1
    return one // 9 == other // 9 or (one % 9) // faces == (other % 9) // faces


def game(table: Table) -> Story[None]:
    """The whole game; in the end it goes on saying that nobody acts."""
    table.deck = whole_deck(table.options["deck"])
    table.hands, table.loots = [[] for _ in range(table.seats)], [[] for _ in range(table.seats)]
    table.owed = [3] * table.seats
    table.starter = table.turn = table.first
    if table.first == CHANCE:  # G-2
        table.starter = table.turn = yield CHANCE, dict.fromkeys(range(table.seats), 1)
    for seat in range(table.seats):  # DT-3
        for _ in range(3):
            yield from draw(table, seat)
            table.owed[seat] -= 1
    yield from rounds(table)
    table.turn = NOBODY
    while True:
        yield NOBODY, {}


def rounds(table: Table) -> Story[None]:
    while True:
        for step in range(table.seats):
            table.turn = (table.starter + step) % table.seats
            yield from play_turn(table)
            if not table.deck.total() and not table.options["finish_round"]:  # DT-14
                return
        if not table.deck.total():  # DT-Q17
            return


def draw(table: Table, seat: int) -> Story[None]:
    """One card from the covered deck, which its owner alone sees."""
    kind = yield CHANCE, {kind: count for kind, count in sorted(table.deck.items()) if count}
    table.deck[kind] -= 1
    table.hands[seat].append(Card(kind))


# === A turn ===


def play_turn(table: Table) -> Story[None]:
    hand, loot = table.hands[table.turn], table.loots[table.turn]
    yield from begin(table)
    if not loot:  # DT-7, DT-Q1, DT-Q2
        table.phase = START
        kind = yield table.turn, offer(hand)
        loot.append(parted(hand, kind).kind)
    yield from act(table)
    while len(hand) > 3:  # DT-13, DT-Q14
        table.phase = EXCESS
        kind = yield table.turn, offer(hand)
        table.discard.append(parted(hand, kind).kind)
    for card in hand:
        card.is_barred = False
    table.idle = 0 if table.drawn else table.idle + 1
    table.phase, table.swaps, table.cashes, table.drawn = DRAW, 0, 0, 0


def offer(hand: list[Card]) -> dict[int, int]:
    return dict.fromkeys(sorted({card.kind for card in hand}), 1)


def begin(table: Table) -> Story[None]:
    """DT-6, DT-Q3, DT-Q17, DT-Q18."""
    ways = [FROM_DECK if table.deck.total() else NO_DRAW]
    if table.discard and table.idle < 3 * table.seats:
        ways.append(FROM_DISCARD)
    way = yield table.turn, dict.fromkeys(sorted(ways), 1)
    if way == FROM_DECK:
        yield from draw_some(table, 1)
    elif way == FROM_DISCARD:
        table.hands[table.turn].append(Card(table.discard.pop(), is_known=True, is_barred=True))


def draw_some(table: Table, count: int) -> Story[None]:
    """As many as there are (DT-Q10)."""
    table.phase = DRAWING
    for left in range(min(count, table.deck.total()), 0, -1):
        table.to_draw = left
        yield from draw(table, table.turn)
        table.drawn += 1
    table.to_draw = 0


def act(table: Table) -> Story[None]:
    """DT-Q4."""
    hand = table.hands[table.turn]
    while True:
        table.phase = ACT
        usable = {kind: 1 for kind in offer(hand) if uses(table, kind)}
        action = yield table.turn, {**usable, END: 1}
        if action == END:
            return
        table.phase, table.picked = TARGET, Card(action)
        target = yield table.turn, uses(table, action)
        table.picked = None
        if target == OWN_LOOT:  # DT-8
            table.loots[table.turn].append(parted(hand, action).kind)
        elif target == CASH:
            yield from cash(table, action)
        else:
            swap(table, action, target - SWAP)


def uses(table: Table, kind: int) -> dict[int, int]:
    """Where a card of the hand may go."""
    found = []
    if is_match(table, kind, table.loots[table.turn][-1]):  # DT-9
        found.append(OWN_LOOT)
    if table.swaps < table.options["swaps_per_turn"]:  # DT-Q5
        others = [seat for seat in range(table.seats) if seat != table.turn and table.loots[seat]]  # DT-Q7
        found += [SWAP + seat for seat in others if is_match(table, kind, table.loots[seat][-1])]  # DT-10, DT-Q6
    if table.options["deck"] == SYMBOLS and worth(table, kind) > 1 and table.deck.total():  # DT-11, DT-Q10
        free = [card for card in table.hands[table.turn] if card.kind == kind and not card.is_barred]  # DT-12
        if free and table.cashes < table.options["cashes_per_turn"]:  # DT-Q9
            found.append(CASH)
    return dict.fromkeys(found, 1)


def parted(hand: list[Card], kind: int) -> Card:
    """A card leaves a hand: of equal ones the barred one (DT-Q13), else one that all know (DT-Q21)."""
    card = max((card for card in hand if card.kind == kind), key=lambda card: (card.is_barred, card.is_known))
    hand.remove(card)
    return card


def swap(table: Table, kind: int, seat: int) -> None:
    """DT-10."""
    loot, hand = table.loots[seat], table.hands[table.turn]
    gained = Card(loot.pop(), is_known=True)
    loot.append(parted(hand, kind).kind)
    hand.append(gained)
    table.swaps += 1


def cash(table: Table, kind: int) -> Story[None]:
    """DT-11. A barred card stays in the hand; it cannot be the one that was cashed."""
    hand = table.hands[table.turn]
    card = max((card for card in hand if card.kind == kind and not card.is_barred), key=lambda card: card.is_known)
    hand.remove(card)
    table.discard.append(kind)  # DT-Q11
    table.cashes += 1
    yield from draw_some(table, worth(table, kind))


# === What a seat sees and knows: DT-Q21 ===


def counted(kinds: list[int]) -> list[int]:
    counts = [0] * 27
    for kind in kinds:
        counts[kind] += 1
    return counts


def by_seat(piles: list[list[int]]) -> list[int]:
    """Counted by seat and kind, for six seats."""
    return padded([count for pile in piles for count in counted(pile)], 6 * 27)


def padded(values: list[int], length: int = 6) -> list[int]:
    return values + [0] * (length - len(values))


def shown(table: Table, seat: int) -> dict[str, int | list[int]]:
    """All fields of the view."""
    is_active = seat == table.turn
    barred = [card.kind + 1 for hand in table.hands for card in hand if card.is_barred]
    return {
        **public(table),
        "viewer": seat,
        "phase": ACT if table.phase == TARGET and not is_active else table.phase,
        "owed": padded([table.owed[each] if each == seat else 0 for each in range(table.seats)]),
        "picked": table.picked.kind + 1 if table.picked and is_active else 0,
        "barred": barred[0] if barred else 0,
        "hand": counted([card.kind for card in table.hands[seat]] if seat != SPECTATOR else []),
        "known": [0] * 162,
    }


def public(table: Table) -> dict[str, int | list[int]]:
    return {
        **table.options,
        "seats": table.seats,
        "first": table.first,
        "starter": table.starter,
        "turn": table.turn,
        "deck_left": table.deck.total() - sum(table.owed),
        "sizes": padded([len(hand) + owed for hand, owed in zip(table.hands, table.owed, strict=True)]),
        "to_draw": table.to_draw,
        "swaps": table.swaps,
        "cashes": table.cashes,
        "idle": table.idle,
        "shrunk": int(table.drawn > 0),
        "is_last": int(not table.deck.total()),
        "tops": padded([loot[-1] + 1 if loot else 0 for loot in table.loots]),
        "discard": padded([kind + 1 for kind in table.discard], 54),
        "discarded": len(table.discard),
        "loots": by_seat(table.loots),
        "points": padded([sum(worth(table, kind) for kind in loot) for loot in table.loots]),
    }


def known(table: Table, seat: int) -> dict[str, int | list[int]]:
    return {**shown(table, seat), "known": by_seat([[card.kind for card in hand if card.is_known] for hand in table.hands])}

"""Lines of play, written as one would tell them."""

from doubloon.engine.game import SPECTATOR
from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import DRAW, FLEE, IN_STACK, ON_SPACE, ORC, OWNED, SPACE, TOKEN, MyTreasureState
from tests.games.playing import play_on

RING, DIAMOND, SWORD, NECKLACE, COINS, POTION = range(6)
A, B, C, D, E = range(0, 30, 6)  # families of the card table: A + SWORD is the card of family A whose kind is the sword
RING_DIAMOND_SWORD, NECKLACE_COINS_POTION, RING_SWORD_COINS, DIAMOND_NECKLACE_POTION = range(30, 34)  # family F


def drew(card: int, space: int = 0) -> list[int]:
    """A card is drawn and laid on a space."""
    return [DRAW, card, SPACE + space]


ORC_CAME = [DRAW, ORC]


def secured(kind: int, space: int = 0) -> list[int]:
    """A token is chosen and laid on a space; its owner leaves."""
    return [TOKEN + kind, SPACE + space]


def grabbed(*spaces: int) -> list[int]:
    """One after another, fleeing dwarves take what is on these spaces."""
    return [SPACE + space for space in spaces]


Treasure = tuple[int, list[int]]  # a token and cards


def treasure(number: int, kind: int) -> Treasure:
    """A token with cards that make such a treasure number. Kinds 0 to 2 never need the same cards, nor 0 to 5 from number 2 on."""
    other = (kind + 3) % 6
    cards = {
        0: [C + other],
        1: [A + other],
        2: [A + kind],
        3: [C + kind],
        4: [A + kind, D + kind],
        5: [A + kind, C + kind],
        6: [B + kind, C + kind],
        7: [A + kind, C + kind, D + kind],
        8: [A + kind, B + kind, C + kind],
    }
    return kind, cards[number]


def round_of(*treasures: Treasure, starter: int = 0) -> list[int]:
    """A round without orcs: first the cards are drawn, those of seat 0 laid on space 0 and so on, then each seat secures its own."""
    line = [action for space, (_, cards) in enumerate(treasures) for card in cards for action in drew(card, space)]
    turn = starter + len(line) // 3
    for step in range(len(treasures)):
        seat = (turn + step) % len(treasures)
        line += secured(treasures[seat][0], seat)
    return line


def numbers(*wanted: int, starter: int = 0) -> list[int]:
    """A round that ends with these treasure numbers, of seat 0 and so on; seat 0 has rings, seat 1 diamonds."""
    return round_of(*(treasure(number, kind) for kind, number in enumerate(wanted)), starter=starter)


def empty_handed(seats: int) -> list[int]:
    """With one orc in the stack: it comes at once, all flee without cards and get the tokens 0, 1, 2 and so on; all numbers are 0."""
    return [*ORC_CAME, *[FLEE] * seats, *range(seats)]


def after(*line: int | list[int], seats: int = 2, first: int = 0, **options: int | str) -> MyTreasureState:
    """The state reached by a line of actions, chance's included."""
    return then(GAME.new(seats=seats, first=first, **options), *line)


def then(state: MyTreasureState, *line: int | list[int]) -> MyTreasureState:
    """The state reached when play goes on."""
    return play_on(GAME, state, *line)


def moves(state: MyTreasureState) -> set[int]:
    """The legal moves, without their odds."""
    return set(GAME.moves(state))


def tokens(*kinds: int) -> set[int]:
    """The moves that choose these tokens."""
    return {TOKEN + kind for kind in kinds}


def spaces(*chosen: int) -> set[int]:
    """The moves that choose these spaces."""
    return {SPACE + space for space in chosen}


def cards_on(state: MyTreasureState, space: int) -> set[int]:
    return {card for card, place in enumerate(state.places) if place == ON_SPACE + space}


def cards_of(state: MyTreasureState, seat: int) -> set[int]:
    """The cards in a seat's treasure."""
    return {card for card, place in enumerate(state.places) if place == OWNED + seat}


def cards_in_stack(state: MyTreasureState) -> set[int]:
    return {card for card, place in enumerate(state.places) if place == IN_STACK}


def announced(state: MyTreasureState) -> list[int]:
    """The treasure numbers, as everybody hears them."""
    heard: list[int] = GAME.show(state, SPECTATOR).numbers[: state.seats]
    return heard


def gained(state: MyTreasureState) -> list[int]:
    """The glory of the last scoring, of each seat."""
    glory: list[int] = state.gained[: state.seats]
    return glory


def glory(state: MyTreasureState) -> list[int]:
    """The glory of each seat, as everybody sees it."""
    seen: list[int] = GAME.show(state, SPECTATOR).points[: state.seats]
    return seen


def winners(state: MyTreasureState) -> list[int]:
    scores = GAME.scores(state)
    return [seat for seat, score in enumerate(scores) if score == max(scores)]

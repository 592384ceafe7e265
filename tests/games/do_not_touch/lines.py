"""Lines of play, written as one would tell them.

A card is `R3` (red 3) or, of the symbols deck, `Gg`, `Gg2`, `Bc3` (green gem, the same x2, blue coin x3): colours R, G, B; symbols b, g, c.
"""

from collections import Counter

from doubloon.engine.game import CHANCE
from doubloon.games.do_not_touch import NUMBERS, DoNotTouch
from doubloon.games.do_not_touch.rules import CASH, END, FROM_DECK, FROM_DISCARD, OWN_LOOT, SWAP, DoNotTouchState

PILE = [FROM_DISCARD]
Line = int | list[int]


def card(name: str) -> int:
    """The kind that a name stands for: 9 for each colour, and in it the value, or 3 for each symbol and then the bonus."""
    colour, face = "RGB".index(name[0]), name[1:]
    if face.isdigit():
        return 9 * colour + int(face) - 1
    return 9 * colour + 3 * "bgc".index(face[0]) + int(face[1:] or "1") - 1


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def deck(name: str) -> list[int]:
    """A card is drawn from the covered deck, and it is this one."""
    return [FROM_DECK, card(name)]


def start(name: str) -> list[int]:
    return [card(name)]


def lay(*names: str) -> list[int]:
    """Cards go to one's own loot."""
    return [action for name in names for action in (card(name), OWN_LOOT)]


def swap(name: str, seat: int) -> list[int]:
    return [card(name), SWAP + seat]


def cash(name: str, drawn: str) -> list[int]:
    return [card(name), CASH, *cards(drawn)]


def drop(names: str) -> list[int]:
    """The turn ends with these cards too many."""
    return [END, *cards(names)]


def turn(drawn: str, dropped: str = "") -> list[int]:
    """Drawn from the deck, and nothing done; without a card to drop it is the player's first turn and the drawn card begins the loot."""
    return [*deck(drawn), *drop(dropped)] if dropped else [*deck(drawn), *start(drawn), END]


def dealt(*hands: str, game: DoNotTouch = NUMBERS, first: int = 0, **options: int | str) -> DoNotTouchState:
    """A new game, with these three cards for each seat."""
    return after(game, game.new(seats=len(hands), first=first, **options), *(cards(hand) for hand in hands))


def after(game: DoNotTouch, state: DoNotTouchState, *line: Line) -> DoNotTouchState:
    """The state reached when play goes on."""
    for part in line:
        for action in part if isinstance(part, list) else [part]:
            state = game.play(state, action)
    return state


def moves(game: DoNotTouch, state: DoNotTouchState) -> set[int]:
    """The legal moves, without their odds."""
    return set(game.moves(state))


def hand(game: DoNotTouch, state: DoNotTouchState, seat: int) -> list[int]:
    """The cards in a hand, as their owner sees them, ascending."""
    return listed(game.show(state, seat).hand)


def listed(counts: list[int]) -> list[int]:
    return list(Counter(dict(enumerate(counts))).elements())


def seat_part(counts: list[int], seat: int) -> list[int]:
    """Cards that a view counts by seat and kind: those of one seat."""
    return listed(counts[27 * seat : 27 * seat + 27])


def spent(game: DoNotTouch, state: DoNotTouchState, left: int, keep: str = "") -> DoNotTouchState:
    """Play goes on until the covered deck has so many cards. Everybody draws from it, and lays that card first or discards it again:
    hands stay as they are. The cards to keep are not drawn; they are the last of the deck."""
    kept = Counter(cards(keep))
    while state.deck_left > left:
        state = game.play(state, FROM_DECK)
        drawn = max(kind for kind, count in game.moves(state).items() if count > kept[kind])
        state = game.play(state, drawn)
        line = [END, drawn] if state.tops[state.turn] else [drawn, END]
        state = after(game, state, line)
    assert game.actor(state) != CHANCE
    return state

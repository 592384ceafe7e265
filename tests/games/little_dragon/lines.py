"""Lines of play, written as one would tell them."""

from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import (
    BALL,
    CANDLESTICK,
    CAR,
    CHEST,
    DOLL,
    DRAGON,
    RING,
    STOP,
    TAKEN,
    LittleDragonFields,
    LittleDragonState,
)
from tests.games.playing import play_on

KINDS = 8
TOYS = [BALL] * 4 + [CAR] * 4 + [DOLL] * 4
TREASURES = TOYS + [CANDLESTICK] * 6 + [CHEST] * 8
RINGS = [RING] * 8
DRAGONS = [DRAGON] * 12


def row(start: int, *kinds: int) -> list[int]:
    """Tiles that nobody has seen are turned one after another, from a place on; this is what they are."""
    return [action for place, kind in enumerate(kinds, start) for action in (place, kind)]


ALL_BUT_DRAGONS = [*row(0, *TREASURES, *RINGS), STOP]  # places 0 to 33 are emptied in one turn
ALL_DRAGONS = [*row(34, *DRAGONS), STOP]  # places 34 to 45
GLANCE = [*row(48, BALL), STOP]  # a turn that brings nothing
AGAIN = [48, STOP]  # the same, once that tile is known


def after(*line: int | list[int], seats: int = 2, first: int = 0, **options: int | str) -> LittleDragonState:
    """The state reached by a line of actions, chance's included."""
    return then(GAME.new(seats=seats, first=first, **options), *line)


def then(state: LittleDragonState, *line: int | list[int]) -> LittleDragonState:
    """The state reached when play goes on."""
    return play_on(GAME, state, *line)


def moves(state: LittleDragonState) -> set[int]:
    """The legal moves, without their odds."""
    return set(GAME.moves(state))


def pile(state: LittleDragonState, seat: int = 0) -> dict[int, int]:
    """The tiles that a seat has taken, kind by kind."""
    taken = state.piles[seat * KINDS : (seat + 1) * KINDS]
    return {kind: count for kind, count in enumerate(taken, start=1) if count}


def stacks(state: LittleDragonState) -> list[int]:
    """The tiles of each seat."""
    return [sum(pile(state, seat).values()) for seat in range(state.seats)]


def open_places(state: LittleDragonFields) -> list[int]:
    """Where a face is up, in the order of turning."""
    places: list[int] = state.line[: state.opened]
    return places


def holes(state: LittleDragonState) -> set[int]:
    """The places without a tile."""
    return {place for place in range(49) if state.tiles[place] == TAKEN}

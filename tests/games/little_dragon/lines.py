"""Lines of play, written as one would tell them."""

from doubloon.engine.record import Plain, State
from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import BALL, CANDLESTICK, CAR, CHEST, DOLL, DRAGON, RING, STOP, TAKEN
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


def after(*line: int | list[int], seats: int = 2, first: int = 0, **options: int | str) -> State:
    """The state reached by a line of actions, chance's included."""
    return then(GAME.new(seats=seats, first=first, **options), *line)


def then(state: State, *line: int | list[int]) -> State:
    """The state reached when play goes on."""
    return play_on(GAME, state, *line)


def moves(state: State) -> set[int]:
    """The legal moves, without their odds."""
    return set(GAME.moves(state))


def pile(state: State, seat: int = 0) -> dict[int, int]:
    """The tiles that a seat has taken, kind by kind."""
    taken = state.piles[seat * KINDS : (seat + 1) * KINDS]
    return {kind: count for kind, count in enumerate(taken, start=1) if count}


def stacks(state: State) -> list[int]:
    """The tiles of each seat."""
    return [sum(pile(state, seat).values()) for seat in range(state.seats)]


def open_places(state: Plain) -> list[int]:
    """Where a face is up, in the order of turning."""
    places: list[int] = state.line[: state.opened]
    return places


def holes(state: State) -> set[int]:
    """The places without a tile."""
    return {place for place in range(49) if state.tiles[place] == TAKEN}

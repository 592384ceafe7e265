"""Lines of play, written as one would tell them."""

from doubloon.engine.game import CHANCE, SPECTATOR
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import DOOR, ENTER, KEY, ROLL, TROLL, TrollDragonState
from tests.games.playing import play_on


def rolled(*faces: int) -> list[int]:
    """The free Grotto dice are rolled, and so they lie."""
    return [ROLL, *faces]


def gold(first: int, second: int) -> list[int]:
    """Both Cavern dice are rolled; the nuggets that they show."""
    return [ROLL, first, second]


def dragon(*faces: int) -> list[int]:
    """An opponent rolls the Dragon dice that are not set aside."""
    return [ROLL, *faces]


ENTERED = [*rolled(KEY, DOOR, TROLL, TROLL), ENTER]  # into the Cavern with nothing at risk
CAUGHT = rolled(TROLL, TROLL, TROLL, TROLL)  # a turn that ends at once


def after(*line: int | list[int], seats: int = 2, first: int = 0, **options: int | str) -> TrollDragonState:
    """The state reached by a line of actions, chance's included."""
    return then(GAME.new(seats=seats, first=first, **options), *line)


def then(state: TrollDragonState, *line: int | list[int]) -> TrollDragonState:
    """The state reached when play goes on."""
    return play_on(GAME, state, *line)


def moves(state: TrollDragonState) -> set[int]:
    """The legal moves, without their odds."""
    return set(GAME.moves(state))


def dice_thrown(state: TrollDragonState) -> int:
    """How many moves of chance come before somebody may choose again."""
    thrown = 0
    while GAME.actor(state) == CHANCE:
        state = GAME.play(state, min(GAME.moves(state)))
        thrown += 1
    return thrown


def packs(state: TrollDragonState) -> list[tuple[int, int]]:
    """Diamonds and nuggets in the pack of each seat."""
    return list(zip(state.pack_diamonds[: state.seats], state.pack_nuggets[: state.seats], strict=True))


def points(state: TrollDragonState) -> list[int]:
    """The points of each seat, as everybody sees them."""
    seen: list[int] = GAME.show(state, SPECTATOR).points[: state.seats]
    return seen

"""What the coach says about a move: the odds of its events, and its reason."""

from fractions import Fraction

from doubloon.coach.odds import chances, event_odds
from doubloon.coach.parts import coach_of
from doubloon.engine.game import Game
from doubloon.engine.message import Message
from doubloon.engine.record import State


def odds(game: Game, state: State, action: int) -> dict[str, Fraction]:
    """The odds by the last part of each event's key: `pig-odds-one` is `one`."""
    return {each.event.key.partition("-odds-")[2]: each.odds for each in chances(game, known(game, state), action)}


def why(game: Game, state: State, action: int) -> str:
    """The last part of the key of the reason; empty if there is none."""
    found = reason(game, state, action)
    return found.key.partition("-hint-")[2] if found else ""


def reason(game: Game, state: State, action: int) -> Message | None:
    coach, seen = coach_of(game), known(game, state)
    assert coach is not None
    return coach.reason(seen, action, event_odds((move, chances(game, seen, move)) for move in game.moves(seen)))


def known(game: Game, state: State) -> State:
    """What the seat that is to act knows."""
    coach = coach_of(game)
    assert coach is not None
    return coach.known_state(game.know(state, game.actor(state)))

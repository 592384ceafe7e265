"""How the tests ask a policy, and let policies play."""

from typing import Any

from doubloon.bots import policies
from doubloon.engine import batch
from doubloon.engine.game import Game
from doubloon.engine.play import Policy, playout
from doubloon.engine.record import State
from doubloon.engine.rule import Rule
from tests.counts import many

GAMES_EACH = len(many(6))


def odds(game: Game, policy: Rule, state: State) -> dict[int, int]:
    """The weights that a policy gives to its moves, where they are more than nothing."""
    return policies.odds(game, policy, game.know(state, game.actor(state)), list(game.moves(state)))


def choice(game: Game, policy: Rule, state: State) -> int:
    """The move of a policy that leaves but one."""
    (action,) = odds(game, policy, state)
    return action


def differences(game: Game, opening: State, *seated: Policy) -> list[int]:
    """The numbers of the games that end otherwise compiled than in plain Python."""
    played = batch.play(batch.Batch(game, opening, games=GAMES_EACH, seed=7, policies=seated))
    found = []
    for number in range(GAMES_EACH):
        state = opening.copy()
        playout(game, state, 7, number=number, policies=seated)
        if game.rules.STATE.from_bytes(played.states[number].tobytes()) != state:
            found.append(number)
    return found


def share(game: Game, policy: Policy, other: Policy, *, games: int = 1000, **options: Any) -> float:
    """Of games of two seats, the share that the first of two policies wins; each begins every other one. The games with the usual
    options are those of test_bots.py."""
    wins = 0.0
    for first in (0, 1):
        opening = game.new(2, first, **options)
        played = batch.play(batch.Batch(game, opening, games=games // 2, seed=first, policies=(policy, other)))
        wins += float(played.wins()[0]) / 2
    return wins

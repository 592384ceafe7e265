"""How the tests ask a policy, and let policies play."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from doubloon.bots import policies
from doubloon.bots.policies import parts_of, policies_of
from doubloon.engine import batch
from doubloon.engine.game import Game
from doubloon.engine.play import Policy, playout
from doubloon.engine.record import State
from doubloon.engine.rule import Rule
from doubloon.games import GAMES
from tests.counts import SOAK, many

GAMES_EACH = len(many(6))
# Games whose search is tested. To compile one takes 10 s, and Troll & Dragon hides as little as Pig; `make soak` tests all.
SEARCHED = [game for game in GAMES.values() if SOAK > 1 or game.id != "troll-dragon"]
every_searched_game = pytest.mark.parametrize("game", SEARCHED, ids=[game.id for game in SEARCHED])


def odds(game: Game, policy: Rule, state: State) -> dict[int, int]:
    """The weights that a policy gives to its moves, where they are more than nothing."""
    return policies.odds(game, policy, game.know(state, game.actor(state)), list(game.moves(state)))


def choice(game: Game, policy: Rule, state: State) -> int:
    """The move of a policy that leaves but one."""
    (action,) = odds(game, policy, state)
    return action


def played(game: Game, opening: State, seated: Sequence[Policy], *, games: int, seed: int) -> batch.Played:
    """The games of a batch, in a loop that is compiled for all policies of a game at once: who sits where is data."""
    ours = [*policies_of(game).values(), parts_of(game).worth_trying]
    known = batch.lineup_of(ours if set(seated) <= set(ours) else seated)[0]
    lineup = [-1 if policy is None else known.index(policy) for policy in seated]
    work = batch.Batch(game, opening, games, seed, policies=tuple(seated))
    results, views = batch.room(work), np.zeros(2, game.rules.VIEW.dtype)
    numbers = np.array([seed, 0, game.step_limit, *lineup])
    batch.loop_of(batch.rule_set(game), known)(batch.record_of(opening), views, numbers, results.steps, results.scores, results.states)
    return batch.finished(work, results)


def differences(game: Game, opening: State, *seated: Policy) -> list[int]:
    """The numbers of the games that end otherwise compiled than in plain Python."""
    compiled = played(game, opening, seated, games=GAMES_EACH, seed=7)
    found = []
    for number in range(GAMES_EACH):
        state = opening.copy()
        playout(game, state, 7, number=number, policies=seated)
        if game.rules.STATE.from_bytes(compiled.states[number].tobytes()) != state:
            found.append(number)
    return found


def share(game: Game, policy: Policy, other: Policy, *, games: int = 1000, **options: Any) -> float:
    """Of games of two seats, the share that the first of two policies wins; each begins every other one. The games with the usual
    options are those of test_bots.py."""
    halves = [played(game, game.new(2, first, **options), (policy, other), games=games // 2, seed=first) for first in (0, 1)]
    return sum(float(half.wins()[0]) for half in halves) / 2

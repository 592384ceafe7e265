"""Whole games with fair dice, as a table would play them, for tests."""

from collections.abc import Mapping
from hashlib import sha256
from random import Random

from doubloon.engine.fair import commitment, context, draw
from doubloon.engine.game import CHANCE, NOBODY
from doubloon.engine.log import Log
from doubloon.games import GAMES
from doubloon.games.little_dragon import LITTLE_DRAGON
from doubloon.games.little_dragon.rules import LittleDragonState
from doubloon.games.troll_dragon.rules import ENTER
from tests.games.little_dragon.setups import mindful

MOST = 4000  # steps


def fair_log(name: str, seats: int = 2, options: Mapping[str, int | str] | None = None, first: int = 0) -> Log:
    """Everybody moves at random, but so that the game ends; the dice are drawn from a seed."""
    game, rng = GAMES[name], Random(f"{name} {seats} {first}")
    opening = game.new(seats, first, **(options or {}))
    seed = sha256(name.encode()).digest()
    log = Log(
        game=name,
        version=game.version,
        seats=seats,
        first=first,
        options={each: getattr(opening, each) for each in game.options},
        actions=[],
        commitment=commitment(seed),
        additions=[sha256(f"{name} {seat}".encode()).hexdigest()[:32] for seat in range(seats)],
        seed=seed.hex(),
        began="2026-01-31T12:00:00Z",
    )
    state, common = opening, context(log)
    while game.actor(state) != NOBODY:
        assert len(log.actions) < MOST
        moves = game.moves(state)
        if game.actor(state) != CHANCE:
            weights = [moves.get(action, 0) for action in range(game.actions)]
            if isinstance(state, LittleDragonState):
                mindful(LITTLE_DRAGON.know(state, game.actor(state)), weights)
            if name == "troll-dragon":
                weights[ENTER] *= 20
            action = rng.choices(range(game.actions), [max(0, each) if move in moves else 0 for move, each in enumerate(weights)])[0]
        elif game.answered(state):
            action = rng.choice(list(moves))
        else:
            action = draw(seed, common, len(log.actions), moves)
        log.actions.append(action)
        log.times.append(700 * len(log.times))
        state = game.play(state, action)
    return log

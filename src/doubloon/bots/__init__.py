"""Bots: policies by game and name, and how a table asks one. A bot is given its seat's `know` view and the moves, never the state."""

from collections.abc import Callable, Collection, Mapping

from doubloon.bots.do_not_touch import pirate
from doubloon.bots.little_dragon import rememberer
from doubloon.bots.my_treasure import gatherer
from doubloon.bots.pig import hold_at_20
from doubloon.bots.troll_dragon import careful
from doubloon.engine.game import Game
from doubloon.engine.play import Policy
from doubloon.engine.record import View
from doubloon.engine.rule import Rule
from doubloon.games import GAMES

SIMPLE: dict[str, Rule] = {
    "my-treasure": gatherer,
    "troll-dragon": careful,
    "do-not-touch-numbers": pirate,
    "do-not-touch-symbols": pirate,
    "little-dragon": rememberer,
    "pig": hold_at_20,
}

# By game and name, the best first. Every game has one that moves at random.
BOTS: dict[str, dict[str, Policy]] = {game: {**({"simple": SIMPLE[game]} if game in SIMPLE else {}), "random": None} for game in GAMES}


def choose(game: Game, bot: str, view: View, *, moves: Collection[int], draw: Callable[[Mapping[int, int]], int]) -> int:
    """What a bot of that name does. `draw` takes the odds of actions and draws one."""
    weights = [0] * game.actions
    for action in moves:
        weights[action] = 1
    policy = BOTS[game.id][bot]
    if policy is not None:
        policy(view, weights)
    return draw({action: weights[action] for action in moves if weights[action] > 0})

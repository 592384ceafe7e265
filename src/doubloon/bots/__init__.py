"""Bots: policies by game and name, and how a table asks one. A bot is given its seat's `know` view and the moves, never the state."""

from collections.abc import Callable, Iterable, Mapping

from doubloon.bots.do_not_touch import pirate
from doubloon.bots.little_dragon import rememberer
from doubloon.bots.my_treasure import gatherer
from doubloon.bots.pig import hold_at_20
from doubloon.bots.troll_dragon import careful
from doubloon.engine.game import Game
from doubloon.engine.play import Policy
from doubloon.engine.record import Plain

BOTS: dict[str, dict[str, Policy]] = {
    "my-treasure": {"simple": gatherer, "random": None},
    "troll-dragon": {"simple": careful, "random": None},
    "do-not-touch-numbers": {"simple": pirate, "random": None},
    "do-not-touch-symbols": {"simple": pirate, "random": None},
    "little-dragon": {"simple": rememberer, "random": None},
    "pig": {"simple": hold_at_20, "random": None},
}


def choose(game: Game, bot: str, view: Plain, *, moves: Iterable[int], draw: Callable[[Mapping[int, int]], int]) -> int:
    """What a bot of that name does. `draw` takes the odds of actions and draws one."""
    weights = [0] * game.actions
    for action in moves:
        weights[action] = 1
    policy = BOTS[game.id][bot]
    if policy is not None:
        policy(view, weights)
    return draw({action: weight for action, weight in enumerate(weights) if weight})

"""Bots: opponents for people and players for experiments. A bot gets the `know` view of its seat, never the state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from doubloon.bots import optimal
from doubloon.bots.bot import Bot, Budget, Draw, is_custom
from doubloon.bots.policies import POLICIES, bot_of
from doubloon.engine.errors import BadSetup
from doubloon.engine.game import Game
from doubloon.engine.record import State
from doubloon.games.pig.rules import PigState
from doubloon.games.troll_dragon.rules import TrollDragonState

STRENGTHS = ("gentle", "clever", "cunning")  # offered to people, weakest first
DEFAULT = "clever"
# Games with a solution. Each of these takes the views of its own game only.
OPTIMAL: dict[str, Callable[[Any, Sequence[int], Draw, Budget], int]] = {"pig": optimal.pig, "troll-dragon": optimal.troll_dragon}


def bot_names(game: Game) -> list[str]:
    """The names of the bots of a game."""
    return [*STRENGTHS, "random", *(["optimal"] if game.id in OPTIMAL else [])]


def bot(game: Game, name: str) -> Bot:
    """The bot of a name, as a function `choose(view, moves, draw, budget)`; `module:function` is a custom bot."""
    if is_custom(name):
        from doubloon.bots.custom import custom_bot

        return custom_bot(game, name)
    if name == "cunning":
        from doubloon.bots.cunning import choose  # needs the compiler

        return partial(choose, game)
    if name == "optimal" and game.id in OPTIMAL:
        return OPTIMAL[game.id]
    if name not in POLICIES[game.id]:
        raise _unknown_bot(game, name)
    return bot_of(game, POLICIES[game.id][name])


def _unknown_bot(game: Game, name: str) -> BadSetup:
    known = ", ".join(bot_names(game))
    return BadSetup("setup/bot", f"there is no bot {name!r}; there are {known}", asked=name, known=known)


def check_bot(game: Game, name: str, opening: State) -> None:
    """Raise BadSetup if the bot cannot play this table."""
    if is_custom(name):
        from doubloon.bots.custom import custom_bot

        custom_bot(game, name).close()
    elif name not in bot_names(game):
        raise _unknown_bot(game, name)
    if name == "optimal" and isinstance(opening, PigState):
        optimal.check_pig(opening)
    if name == "optimal" and isinstance(opening, TrollDragonState):
        optimal.check_troll_dragon(opening)


def available_bot(game: Game, name: str) -> str:
    """The name of the bot that plays in its place: clever instead of cunning until the search is compiled (`doubloon warm`)."""
    if name == "cunning":
        from doubloon.bots.warmup import is_search_warm

        return name if is_search_warm(game) else DEFAULT
    return name

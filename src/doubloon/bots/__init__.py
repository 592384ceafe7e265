"""Bots: opponents for people and players for experiments. A bot gets the `know` view of its seat, never the state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from doubloon.bots.bot import Bot, Budget, is_custom
from doubloon.bots.policies import bot_of, policies_of, stand_in
from doubloon.engine.draws import Draw
from doubloon.engine.errors import BadSetup
from doubloon.engine.game import Game
from doubloon.engine.record import State, View
from doubloon.solve.optimal import SOLUTIONS, Solution

STRENGTHS = ("gentle", "clever", "cunning")  # offered to people, weakest first


def strengths(game: Game) -> list[str]:
    """The bots of a game that are offered to people, weakest first: a game without policies has those of every game."""
    own = [name for name in STRENGTHS if name in policies_of(game)]
    return [*own, "cunning"] if own else ["random", "cunning"]


def bot_names(game: Game) -> list[str]:
    """The names of the bots of a game."""
    own = [name for name in STRENGTHS if name in (*policies_of(game), "cunning")]
    return [*own, "random", *(["optimal"] if game.id in SOLUTIONS else [])]


def default_bot(game: Game) -> str:
    """The bot of a seat for which nobody asks for another."""
    return "clever" if "clever" in policies_of(game) else "cunning"


def bot(game: Game, name: str) -> Bot:
    """The bot of a name, as a function `choose(view, moves, draw, budget)`; `module:function` is a custom bot."""
    if is_custom(name):
        from doubloon.bots.custom import custom_bot

        return custom_bot(game, name)
    if name == "cunning":
        from doubloon.bots.cunning import choose  # needs the compiler

        return partial(choose, game)
    if name == "optimal" and game.id in SOLUTIONS:
        return partial(_by_solution, SOLUTIONS[game.id])
    if name not in policies_of(game):
        raise _unknown_bot(game, name)
    return bot_of(game, policies_of(game)[name])


def _by_solution(solution: Solution, view: View, moves: Sequence[int], draw: Draw, budget: Budget) -> int:
    return solution.best(view, moves)


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
    if name == "optimal":
        SOLUTIONS[game.id].check(opening)


def available_bot(game: Game, name: str) -> str:
    """The name of the bot that plays in its place: the stand-in instead of cunning until the search is compiled (`doubloon warm`)."""
    if name == "cunning":
        from doubloon.bots.warmup import is_search_warm

        return name if is_search_warm(game) else stand_in(game)
    return name

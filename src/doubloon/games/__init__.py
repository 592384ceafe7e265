"""All games, and their registry `GAMES`: those in this folder, and those of installed packages (docs/guide/game-package.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from doubloon.engine.errors import Refusal
from doubloon.engine.game import ENGINE, Game
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS
from doubloon.games.little_dragon import LITTLE_DRAGON
from doubloon.games.my_treasure import MY_TREASURE
from doubloon.games.pig import PIG
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.i18n import add_game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "doubloon.games"  # the entry points of packages that bring games
ROOT = Path(__file__).parents[1]  # our own code
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

GAMES: dict[str, Game] = {}
BROUGHT: dict[str, str] = {}  # by the id of a game: the package that brings it, with its version; ours are not in it
LEFT_OUT: list[LeftOut] = []


@dataclass(frozen=True)
class LeftOut:
    """A package whose games cannot be played, and why."""

    package: str
    name: str  # of its entry point: the id of its game, where it brings only one
    why: Refusal

    def refusal(self) -> Refusal:
        return Refusal("game/left-out", f"{self.package} is left out: {self.why}", package=self.package, why=self.why)


def register(game: Game, package: str = "") -> None:
    """Make a game known everywhere, with its texts. `package` brings it, if it is none of ours."""
    GAMES[game.id] = game
    if package:
        BROUGHT[game.id] = package
    add_game(game.folder)


def box_of(game: Game) -> str:
    """The name of the box in which a game lies, with others that have the same rules: `do-not-touch`."""
    return game.package.removeprefix(f"{__name__}.").replace(".", "-").replace("_", "-")


def load_installed(entry_points: Iterable[EntryPoint]) -> None:
    """Register the games of installed packages. What is wrong with one is no trouble for the others."""
    for entry in entry_points:
        package = f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.value
        try:
            games = _games_of(entry)
        except Refusal as why:
            LEFT_OUT.append(LeftOut(package, entry.name, why))
        except (Exception, SystemExit) as fault:  # whatever its code does
            reason = f"{type(fault).__name__}: {fault}{_place(fault)}"
            LEFT_OUT.append(LeftOut(package, entry.name, Refusal("game/broken", reason, reason=reason)))
        else:
            for game in games:
                register(game, package)


def _place(fault: BaseException) -> str:
    """Where it arose: the last line that is none of ours. The text of a SyntaxError has its own."""
    from traceback import extract_tb  # imported here: most programs have no fault

    lines = [(Path(each.filename), each.lineno) for each in extract_tb(fault.__traceback__)]
    theirs = [(path, line) for path, line in lines if path.is_file() and ROOT not in path.parents and "importlib" not in path.parts]
    if isinstance(fault, SyntaxError) or not theirs:
        return ""
    path, line = theirs[-1]
    return f" ({path.parent.name}/{path.name}, line {line})"


def _games_of(entry: EntryPoint) -> list[Game]:
    """The game, or the games, that an entry point names."""
    brought = entry.load()
    games = [brought] if isinstance(brought, Game) else list(brought)
    for index, game in enumerate(games):
        _check(game, games[:index])
        _try(game)
    return games


def _check(game: Game, others: list[Game]) -> None:
    """May a game with this name, of this version, be registered?"""
    if not isinstance(game, Game):
        raise TypeError(f"{game!r} is no Game")
    if game.engine != ENGINE:
        text = f"{game.id} is written for version {game.engine} of the engine; this is version {ENGINE}"
        raise Refusal("game/engine", text, asked=game.engine, allowed=ENGINE, id=game.id)
    if not ID.fullmatch(game.id):
        raise Refusal("game/id", f"an id has lower-case letters, digits and hyphens, not {game.id!r}", id=game.id)
    if game.id in GAMES or game.id in {each.id for each in others} or box_of(game) in map(box_of, OURS):
        raise Refusal("game/taken", f"there is a game {game.id!r} already", id=game.id)


def _try(game: Game) -> None:
    """Whatever lists all games asks for this. Errors in it would stop the others."""
    for seats in game.seats:
        state = game.new(seats=seats)
        for move in game.moves(state):
            game.label(state, move)
        game.scene(state)
    game.part("bots")


OURS = (MY_TREASURE, TROLL_DRAGON, NUMBERS, SYMBOLS, LITTLE_DRAGON, PIG)
for each in OURS:
    register(each)


def _installed() -> Iterable[EntryPoint]:
    from importlib.metadata import entry_points

    return entry_points(group=GROUP)


load_installed(_installed())

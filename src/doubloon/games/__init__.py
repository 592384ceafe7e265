"""All games, and their registry `GAMES`."""

from doubloon.engine.game import Game
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS
from doubloon.games.little_dragon import LITTLE_DRAGON
from doubloon.games.my_treasure import MY_TREASURE
from doubloon.games.pig import PIG
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.i18n import add_game

GAMES: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known everywhere, with its texts."""
    GAMES[game.id] = game
    add_game(game.folder)


for each in (MY_TREASURE, TROLL_DRAGON, NUMBERS, SYMBOLS, LITTLE_DRAGON, PIG):
    register(each)

"""The games, and the one register of them."""

from doubloon.engine.game import Game
from doubloon.games.pig import PIG
from doubloon.games.troll_dragon import TROLL_DRAGON

GAMES: dict[str, Game] = {game.id: game for game in (TROLL_DRAGON, PIG)}

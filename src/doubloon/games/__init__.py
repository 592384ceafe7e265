"""All games, and their registry `GAMES`."""

from doubloon.engine.game import Game
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS
from doubloon.games.little_dragon import LITTLE_DRAGON
from doubloon.games.my_treasure import MY_TREASURE
from doubloon.games.pig import PIG
from doubloon.games.troll_dragon import TROLL_DRAGON

GAMES: dict[str, Game] = {game.id: game for game in (MY_TREASURE, TROLL_DRAGON, NUMBERS, SYMBOLS, LITTLE_DRAGON, PIG)}

"""My Treasure, by Oliver Igelhaut."""

from doubloon.engine.game import Game
from doubloon.games.my_treasure import rules, story

MY_TREASURE = Game(id="my-treasure", version=1, seats=(2, 5), actions=35, step_limit=20_000, rules=rules, story=story, status="tested")

"""Pig: the smallest game, the example to copy."""

from doubloon.engine.game import Game
from doubloon.games.pig import rules, story

PIG = Game(id="pig", version=1, seats=(2, 8), actions=8, step_limit=100_000, rules=rules, story=story, status="tested", alike=True)

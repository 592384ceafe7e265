"""Stairs: rules and story, and nothing else. Whoever climbs seven steps first wins."""

from stairs import rules, story

from doubloon.engine.game import Game

STAIRS = Game(id="stairs", engine=1, version=1, seats=(2, 3), actions=4, step_limit=10_000, rules=rules, story=story, alike=True)

"""My Game: dig up coins, but not too many."""

from doubloon.engine.game import Game

from my_game import rules, story

MY_GAME = Game(
    id="my-game",
    engine=1,
    version=1,
    seats=(2, 6),
    actions=8,
    step_limit=1000,
    rules=rules,
    story=story,
    alike=True,  # everybody sees the same
)

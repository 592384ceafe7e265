"""My Treasure, by Oliver Igelhaut."""

from doubloon.engine.game import NOBODY, Game
from doubloon.games.my_treasure import rules, story
from doubloon.games.my_treasure.rules import MyTreasureState


def looking(state: MyTreasureState) -> int:
    """After a round all treasures lie open, and the screen counts them one by one."""
    return 2000 + 2000 * state.seats if state.phase == rules.SCORED and state.turn != NOBODY else 0


MY_TREASURE = Game(
    id="my-treasure",
    version=1,
    seats=(2, 5),
    actions=35,
    step_limit=20_000,
    rules=rules,
    story=story,
    status="tested",
    alike=True,
    looking=looking,
)

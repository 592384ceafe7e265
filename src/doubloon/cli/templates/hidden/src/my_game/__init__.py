"""My Game: dig up coins, but not too many, and let nobody see them."""

from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.rule import rule

from my_game import rules, story
from my_game.rules import STOP, MyGameState


@rule
def is_dealing(state: MyGameState) -> bool:
    """Not before chance has named who begins: that everybody sees."""
    return bool(state.turn != CHANCE and rules.next_undealt(state) != NOBODY)


@rule
def sole_witness(state: MyGameState, action: int) -> int:
    """MYGAME-3: only the owner sees the coin. NOBODY: everybody sees the action."""
    return int(rules.next_undealt(state)) if is_dealing(state) else NOBODY


def is_opening(state: MyGameState, action: int) -> bool:
    """MYGAME-5: the last one to stop opens all sacks."""
    return state.turn >= 0 and not is_dealing(state) and action == STOP and sum(state.stopped) == state.seats - 1


MY_GAME = Game(
    id="my-game",
    engine=1,
    version=1,
    seats=(2, 6),
    actions=8,
    step_limit=1000,
    rules=rules,
    story=story,
    dealing=is_dealing,
    secret=sole_witness,
    reveals=is_opening,
)

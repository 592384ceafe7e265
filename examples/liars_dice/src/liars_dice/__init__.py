"""Liar's Dice: a folk game with dice under cups."""

from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.rule import rule
from liars_dice import rules, story
from liars_dice.rules import LiarsDiceState


@rule
def is_rolling(state: LiarsDiceState) -> bool:
    return bool(state.turn != CHANCE and rules.is_rolling(state))


@rule
def sole_witness(state: LiarsDiceState, action: int) -> int:
    """LIAR-2: only the owner sees a die that is rolled."""
    return int(rules.next_roller(state)) if is_rolling(state) else NOBODY


def looking(state: LiarsDiceState) -> int:
    """After a call everybody has time to count."""
    return 4000 if state.phase == rules.SHOWN and state.turn != NOBODY else 0


@rule
def is_call(state: LiarsDiceState, action: int) -> bool:
    """LIAR-6: a call lifts all cups."""
    return bool(state.phase == rules.BIDDING and action == rules.LIAR)


LIARS_DICE = Game(
    id="liars-dice",
    engine=1,
    version=1,
    seats=(2, 5),
    actions=33,
    step_limit=20_000,
    rules=rules,
    story=story,
    dealing=is_rolling,
    secret=sole_witness,
    reveals=is_call,
    looking=looking,
)

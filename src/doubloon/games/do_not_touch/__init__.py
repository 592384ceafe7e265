"""Do Not Touch My Treasures: one set of rules, two decks."""

from dataclasses import replace

from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.rule import rule
from doubloon.games.do_not_touch import rules, story
from doubloon.games.do_not_touch.rules import DoNotTouchState, DoNotTouchView
from doubloon.games.do_not_touch.tables import SYMBOLIC

DoNotTouch = Game[DoNotTouchState, DoNotTouchView]  # the type of both games


@rule
def is_dealing(state: DoNotTouchState) -> bool:
    return bool(state.dealing and state.turn != CHANCE)


@rule
def sole_witness(state: DoNotTouchState, action: int) -> int:
    """Only the owner sees a card that is dealt or drawn, or picked in the hand."""
    if is_dealing(state):
        return int(rules.first_owed(state))
    if state.phase == rules.DRAWING or (state.phase == rules.ACT and action != rules.END):
        return int(state.turn)
    return NOBODY


NUMBERS = Game(
    id="do-not-touch-numbers",
    version=1,
    seats=(2, 6),
    actions=39,
    step_limit=100_000,
    rules=rules,
    story=story,
    status="tested",
    dealing=is_dealing,
    secret=sole_witness,
)
SYMBOLS = replace(NUMBERS, id="do-not-touch-symbols", defaults={"deck": SYMBOLIC})

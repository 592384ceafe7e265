"""Do Not Touch My Treasures: prunes moves of the last turn that are never better than another."""

from doubloon.engine.policies import choose_only
from doubloon.engine.rule import rule
from doubloon.games.do_not_touch.rules import ACT, END, EXCESS, may_go_to_loot
from doubloon.games.do_not_touch.tables import KINDS


@rule
def worth_trying(view, weights):
    """A card that fits is laid sooner or later, since a card in hand is worth nothing then; and which one is discarded does not matter."""
    left = view.turn + 1 if view.turn + 1 < view.seats else 0
    if view.is_last and (view.finish_round == 0 or left == view.starter):
        if view.phase == ACT:
            weights[END] = 0 if has_more_to_lay(view) else 1
        elif view.phase == EXCESS:
            choose_only(weights, first_card(weights))


@rule
def has_more_to_lay(view):
    found = 0
    for kind in range(KINDS):
        found += view.hand[kind] > 0 and may_go_to_loot(view, kind)
    return found > 0


@rule
def first_card(weights):
    first = 0
    for kind in range(KINDS):
        if weights[KINDS - 1 - kind]:
            first = KINDS - 1 - kind
    return first

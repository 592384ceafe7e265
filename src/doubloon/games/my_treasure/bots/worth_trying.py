"""My Treasure: prunes moves that are never better than another."""

from doubloon.engine.policies import choose_only
from doubloon.engine.rule import rule
from doubloon.games.my_treasure.bots.clever import ENOUGH, free_tokens, highest, numbers_outside, others_in_cave, worth, worths
from doubloon.games.my_treasure.rules import CAVE, DRAW, ON_SPACE, PLACING, SECURING, SPACE, TOKEN
from doubloon.games.my_treasure.tables import KIND_COUNT, SPACES

SECOND_CHOICE = 2  # a token worth 3 less than another can earn 3 glory less; nor will others want it


@rule
def worth_trying(view, weights):
    if view.phase == PLACING:
        keep_one_empty(view, weights)
    elif view.phase == CAVE:
        keep_good_tokens(view, weights, free_tokens(view))
    elif view.phase == SECURING and others_in_cave(view) == 0:
        choose_only(weights, SPACE + best(view, 1 << (view.chosen - 1)) % SPACES)


@rule
def keep_one_empty(view, weights):
    """Keep one of the empty spaces, which are equivalent."""
    is_kept = False
    for space in range(SPACES):
        if view.tops[space] == 0:
            weights[SPACE + space] = 0 if is_kept else 1
            is_kept = True


@rule
def best(view, tokens):
    """The highest number for one of some tokens, with its kind and its space, in one word."""
    found = 0
    for space in range(SPACES):
        pile = worths(view, ON_SPACE + space)
        for kind in range(KIND_COUNT):
            if view.tops[space] and tokens >> kind & 1:
                found = max(found, (worth(pile, kind) * KIND_COUNT + kind) * SPACES + space)
    return found


@rule
def keep_good_tokens(view, weights, free):
    top = best(view, free) // SPACES
    number = top // KIND_COUNT
    if others_in_cave(view) == 0 and number > 0:
        keep_alone(view, weights, top)
        return
    for kind in range(KIND_COUNT):
        if best(view, free & 1 << kind) // SPACES // KIND_COUNT < number - SECOND_CHOICE:
            weights[TOKEN + kind] = 0


@rule
def keep_alone(view, weights, top):
    """Only the best token counts. Nothing beats a lead that is enough; short of it, cards cost nothing before the last orc."""
    if top // KIND_COUNT >= highest(numbers_outside(view)) + ENOUGH:
        choose_only(weights, TOKEN + top % KIND_COUNT)
    elif view.orcs - view.orcs_out > 1:
        choose_only(weights, DRAW)
    else:
        choose_only(weights, TOKEN + top % KIND_COUNT)
        weights[DRAW] = 1

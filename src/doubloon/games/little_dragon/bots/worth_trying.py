"""The Little Dragon: prunes moves that are equivalent to another for players with a perfect memory."""

from doubloon.engine.policies import choose_only
from doubloon.engine.rule import rule
from doubloon.games.little_dragon.bots.gentle import has_set
from doubloon.games.little_dragon.rules import BALL, CHEST, CHOOSING, COVER, DRAGON, FAILED, SPIDER, STOP, TURNING, UNTURNED
from doubloon.games.little_dragon.tables import PLACES


@rule
def worth_trying(view, weights):
    if view.phase == FAILED:
        choose_only(weights, COVER)  # a spider is known wherever it lies
    elif view.phase == CHOOSING:
        choose_only(weights, first_to_leave(view, weights))
    elif view.phase == TURNING:
        for kind in range(UNTURNED, SPIDER + 1):
            keep_one(view, weights, kind)
        if is_pass(view):
            weights[STOP] = 0


@rule
def first_to_leave(view, weights):
    """Tiles of a kind are alike, and in the end as many of each kind are left in any order."""
    for turned in range(view.opened):
        if weights[view.line[turned]]:
            return view.line[turned]
    return STOP


@rule
def keep_one(view, weights, kind):
    """Of the covered tiles of a kind the one seen last, since others may forget the older; none where turning it only fails."""
    kept = -1
    for place in range(PLACES):
        if weights[place] and view.tiles[place] == kind:
            weights[place] = 0
            if kept < 0 or view.seen[place] > view.seen[kept]:
                kept = place
    if kept >= 0 and not is_in_vain(view, kind):
        weights[kept] = 1


@rule
def is_in_vain(view, kind):
    """Whether turning it is sure to fail: then to stop is never worse or, with no tile open, it is a pass."""
    if kind == DRAGON:
        treasures = 0
        for each in range(BALL, CHEST + 1):
            treasures += view.open_kinds[each - 1]
        return treasures > 0
    return kind == SPIDER or (kind != UNTURNED and kind <= CHEST and view.open_kinds[DRAGON - 1] > 0)


@rule
def is_pass(view):
    """Whether stopping would change nothing: no tile is taken and none was new. Now and then it is best to let others look first, but
    two who both wait would play for ever; as a rule of thumb it gained nothing. The rest of some set is still there to be turned."""
    for turned in range(view.opened):
        if view.seen[view.line[turned]] == 0:
            return False
    return not has_set(view)

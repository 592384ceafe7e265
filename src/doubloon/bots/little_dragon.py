"""The Little Dragon: take what is known, and turn the unknown as long as one more tile brings more than it risks."""

from doubloon.bots.only import only
from doubloon.engine.rule import rule
from doubloon.games.little_dragon.rules import BALL, CHEST, COVER, DRAGON, FAILED, RING, SPIDER, STOP, TURNING, UNTURNED
from doubloon.games.little_dragon.tables import KIND_COUNT, PLACES, SET_SIZES


@rule
def rememberer(view, weights):
    if view.phase == FAILED:
        only(weights, COVER)
    elif view.phase == TURNING:
        place = wanted(view)
        if place >= 0:
            only(weights, place)
        elif is_enough(view):
            only(weights, STOP)
        else:
            turn_unknown(view, weights)


# === What is open, and what is known ===


@rule
def opened(view, kind):
    return view.open_kinds[kind - 1]


@rule
def covered(view, kind):
    """Known tiles of a kind that lie face down."""
    count = 0
    for place in range(PLACES):
        count += view.order[place] == 0 and view.tiles[place] == kind
    return count


@rule
def treasures_open(view):
    count = 0
    for kind in range(BALL, CHEST + 1):
        count += opened(view, kind)
    return count


@rule
def sets_of(kind, count):
    """Of so many tiles, those in full sets."""
    return count - count % SET_SIZES[kind - 1]


@rule
def takings(view):
    """Tiles that stopping now would bring."""
    total = 0
    for kind in range(BALL, DRAGON + 1):
        total += sets_of(kind, opened(view, kind))
    return total


# === Known tiles ===


@rule
def wanted(view):
    """A known tile that can do no harm and brings something, or -1: rings, then dragons or treasures, whichever are more."""
    if covered(view, RING):
        return place_of(view, RING)
    dragons = covered(view, DRAGON)
    if treasures_open(view) == 0 and dragons > 0 and (opened(view, DRAGON) or dragons >= known_treasures(view)):
        return place_of(view, DRAGON)
    return -1 if opened(view, DRAGON) else wanted_treasure(view)


@rule
def known_treasures(view):
    """Treasures of which full sets are known."""
    total = 0
    for kind in range(BALL, CHEST + 1):
        total += sets_of(kind, opened(view, kind) + covered(view, kind))
    return total


@rule
def wanted_treasure(view):
    for kind in range(BALL, CHEST + 1):
        count = opened(view, kind)
        if sets_of(kind, count + covered(view, kind)) > count:
            return place_of(view, kind)
    return -1


@rule
def place_of(view, kind):
    for place in range(PLACES):
        if view.order[place] == 0 and view.tiles[place] == kind:
            return place
    return -1


# === Unknown tiles ===


@rule
def is_enough(view):
    """Would one more unknown tile bring less, on average, than it risks?"""
    if view.opened == 0:
        return False
    left = 0
    hopes = 0  # the gain or loss of each tile that it may be, added up
    now = takings(view)
    for kind in range(BALL, SPIDER + 1):
        left += view.left[kind - 1]
        hopes += view.left[kind - 1] * (-now if is_harm(view, kind) else hope(view, kind))
    return left == 0 or hopes < 0


@rule
def is_harm(view, kind):
    if kind == SPIDER:
        return True
    return treasures_open(view) > 0 if kind == DRAGON else kind <= CHEST and opened(view, DRAGON) > 0


@rule
def hope(view, kind):
    """What one more tile of a kind adds, known ones included."""
    count = opened(view, kind) + covered(view, kind)
    return sets_of(kind, count + 1) - sets_of(kind, count)


@rule
def turn_unknown(view, weights):
    """Any of them; if none is left, what the rules allow."""
    unknown = 0
    for kind in range(KIND_COUNT):
        unknown += view.left[kind]
    if unknown:
        weights[STOP] = 0
        for place in range(PLACES):
            weights[place] = 1 if view.tiles[place] == UNTURNED else 0

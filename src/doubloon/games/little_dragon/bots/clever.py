"""The Little Dragon: turn the unknown while that promises more than what is known already, then take what is known."""

from doubloon.engine.policies import choose_only
from doubloon.engine.rule import rule
from doubloon.games.little_dragon.rules import BALL, CHEST, COVER, DRAGON, FAILED, RING, SPIDER, STOP, TURNING, UNTURNED
from doubloon.games.little_dragon.tables import PLACES, SET_SIZES

# In hundredths of a tile; measured with 40,000 games each.
TILE = 100
SHOWN = (
    50  # lost for each tile that a failed turn leaves for the others to take, shared among them; with two seats 0 or 100 win 1 % less often
)
NEARLY = 20  # gained by a set that lacks one tile: it may still come; 0 or 50 win about half a percent less often

# The covered tiles of each kind, side by side in one word: six bits hold a count up to 49. Those never turned are the lowest.
BITS, MASK = 6, 63

NOTHING = -1  # no kind, so no place has it


@rule
def clever(view, weights):
    if view.phase == FAILED:
        choose_only(weights, COVER)  # where a spider lies makes no difference to those who saw it put there
    elif view.phase == TURNING:
        covered = count_covered(view)
        if is_worth_a_risk(view, covered):
            turn_unknown(view, weights)
        else:
            choose_only(weights, take_known(view, covered))


# === What is open, and what is known ===


@rule
def count_covered(view):
    counts = 0
    for place in range(PLACES):
        if view.order[place] == 0:
            counts += 1 << BITS * view.tiles[place]
    return counts


@rule
def known(view, covered, kind):
    """Tiles of a kind that lie open, or covered where they were seen."""
    return view.open_kinds[kind - 1] + (covered >> BITS * kind & MASK)


@rule
def sets_of(kind, count):
    """Of so many tiles, those in full sets."""
    return count - count % SET_SIZES[kind - 1]


@rule
def treasures_open(view):
    count = 0
    for kind in range(BALL, CHEST + 1):
        count += view.open_kinds[kind - 1]
    return count


@rule
def known_treasures(view, covered):
    """Treasures of which full sets are known."""
    total = 0
    for kind in range(BALL, CHEST + 1):
        total += sets_of(kind, known(view, covered, kind))
    return total


# === Unknown tiles ===


@rule
def is_worth_a_risk(view, covered):
    """Whether one more unknown tile brings more, on average, than it loses. What counts is all that can be taken afterwards, known tiles
    included: rings with the dragons, or rings with the treasures."""
    unknown = covered & MASK
    rings = known(view, covered, RING)
    dragons = known(view, covered, DRAGON)
    treasures = known_treasures(view, covered)
    is_treasure_open = treasures_open(view) > 0
    is_dragon_open = view.open_kinds[DRAGON - 1] > 0
    now = rings + (treasures if is_treasure_open else dragons if is_dragon_open else max(treasures, dragons))
    if view.opened == 0 and now == 0:
        return unknown > 0  # LD-Q2: one has to be turned
    lost = -SHOWN * (rings + max(treasures, dragons)) // (view.seats - 1)

    hopes = view.left[SPIDER - 1] * lost
    hopes += view.left[RING - 1] * (now + 1) * TILE
    hopes += view.left[DRAGON - 1] * (lost if is_treasure_open else (rings + dragons + 1) * TILE)
    for kind in range(BALL, CHEST + 1):
        hopes += view.left[kind - 1] * (lost if is_dragon_open else (rings + treasures) * TILE + gain(kind, known(view, covered, kind)))
    return hopes > unknown * now * TILE


@rule
def gain(kind, count):
    """What one more tile adds to so many of its kind."""
    lacking = SET_SIZES[kind - 1] - 1 - count % SET_SIZES[kind - 1]
    if lacking == 0:
        return SET_SIZES[kind - 1] * TILE
    return NEARLY if lacking == 1 else 0


@rule
def turn_unknown(view, weights):
    weights[STOP] = 0
    for place in range(PLACES):
        weights[place] = 1 if view.tiles[place] == UNTURNED else 0


# === Known tiles ===


@rule
def take_known(view, covered):
    """The next known tile to turn: rings first, then dragons or sets of treasures, whichever are more; or the end of the turn."""
    kind = kind_to_take(view, covered)
    for place in range(PLACES):
        if view.tiles[place] == kind and view.order[place] == 0:
            return place
    return STOP


@rule
def kind_to_take(view, covered):
    """A kind that can be turned without harm and brings something, or NOTHING."""
    if covered >> BITS * RING & MASK:
        return RING
    dragons = known(view, covered, DRAGON)
    if view.open_kinds[DRAGON - 1] or (treasures_open(view) == 0 and dragons > 0 and dragons >= known_treasures(view, covered)):
        return DRAGON
    for kind in range(BALL, CHEST + 1):
        if sets_of(kind, known(view, covered, kind)) > view.open_kinds[kind - 1]:
            return kind
    return NOTHING

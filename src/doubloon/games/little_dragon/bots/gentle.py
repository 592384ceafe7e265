"""The Little Dragon, played like a child of six: takes tiles that it remembers, else tries an unknown one, stops at random, and forgets
tiles soon."""

from doubloon.engine.policies import is_remembered
from doubloon.engine.rule import rule
from doubloon.games.little_dragon.rules import BALL, CHEST, DRAGON, RING, STOP, TAKEN, TURNING, UNTURNED
from doubloon.games.little_dragon.tables import MOST_SEATS, PLACES, SET_SIZES

# With these a simulated child of eight wins half of the games (bench/child.py), and clever wins nearly all.
LONGEST = 15  # turns, of all seats, that the best of its memories lasts; a game of two has about 45
RINGS = 2  # so many rings, and nothing else open, do not yet make it stop
CONTENT = 16  # to 1: the odds that it stops when it has found something

# The covered tiles of each kind that come to mind, side by side in one word; the lowest are those it takes for unknown.
BITS, MASK = 6, 63


@rule
def gentle(view, weights):
    """Choices of tiles to leave and of a spider's place are random."""
    if view.phase == TURNING:
        minded = count_in_mind(view)
        kind = wanted(view, minded)
        for place in range(PLACES):
            weights[place] = 1 if view.order[place] == 0 and in_mind(view, place) == kind else 0
        unknown = minded & MASK
        weights[STOP] = stopping(view, unknown) if kind == UNTURNED else 0


@rule
def stopping(view, unknown):
    """The weight of stopping, where each unknown tile has 1."""
    if unknown == 0:
        return 1
    return CONTENT * unknown if is_found(view) else 0


# === What it remembers ===


@rule
def in_mind(view, place):
    """The tile that it remembers at a place; a forgotten tile counts as never turned."""
    if view.tiles[place] == UNTURNED or view.tiles[place] == TAKEN:
        return view.tiles[place]
    sighting = (view.seen[place] * PLACES + place) * MOST_SEATS + view.turn
    return view.tiles[place] if is_remembered(view.clock - view.seen[place], sighting, LONGEST) else UNTURNED


@rule
def count_in_mind(view):
    counts = 0
    for place in range(PLACES):
        if view.order[place] == 0:
            counts += 1 << BITS * in_mind(view, place)
    return counts


# === What it wants ===


@rule
def wanted(view, minded):
    """A ring, a tile of a set that can be made with what it remembers, or a dragon; else an unknown tile."""
    if minded >> BITS * RING & MASK:
        return RING
    treasures = 0
    for kind in range(BALL, CHEST + 1):
        opened = view.open_kinds[kind - 1]
        count = opened + (minded >> BITS * kind & MASK)
        if view.open_kinds[DRAGON - 1] == 0 and count - count % SET_SIZES[kind - 1] > opened:
            return kind
        treasures += opened
    return DRAGON if treasures == 0 and minded >> BITS * DRAGON & MASK else UNTURNED


@rule
def is_found(view):
    """Whether there is something to take, and not only a ring or two, to which nothing but a spider does harm."""
    is_only_rings = view.opened <= RINGS and view.opened == view.open_kinds[RING - 1]
    return has_set(view) and not is_only_rings


@rule
def has_set(view):
    """Whether stopping now would bring any tile."""
    is_any = False
    for kind in range(BALL, DRAGON + 1):
        is_any |= view.open_kinds[kind - 1] >= SET_SIZES[kind - 1]
    return is_any

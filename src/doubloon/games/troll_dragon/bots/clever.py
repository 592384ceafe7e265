"""Troll & Dragon: roll as long as one more roll brings more than it risks; when the end is near, play for the win.

What the dragon takes goes to the others, so one leaves it sooner than for one's own points alone: calm, with two seats, from 24 points
(no dragon shown), 2 (the first shown) and 6 (the second), not from 51, 6 and 15. All in all this wins 61 % of 40,000 games against
the best turn for one's own points.
"""

from doubloon.engine.policies import choose_only
from doubloon.engine.rule import rule
from doubloon.games.troll_dragon.rules import (
    BOTH,
    CAVERN,
    ENTER,
    GROTTO,
    HOLD_DIAMOND,
    KEY,
    LEAVE,
    RACE,
    ROLL,
    SET_DOOR,
    SET_KEY,
    TROLL,
)
from doubloon.games.troll_dragon.tables import GROTTO_DICE, NUGGET_POINTS, SIDES, TROLL_TREASURES

# What the others are likely to take before one's next turn, each of them. With so little left, and no lead of two points, one rolls on:
# 50.8 % against a player who does not, 34.5 % with three seats, 22 % with five.
DIAMONDS_EACH, NUGGETS_EACH = 4, 3
GOOD_LEAD = 2

WHOLE = 3600  # probabilities are parts of this: those of two dice come out even


@rule
def clever(view, weights):
    if view.phase == GROTTO:
        choose_only(weights, in_grotto(view, weights))
    elif view.phase == CAVERN:
        choose_only(weights, in_cavern(view))


# === The end of the game ===


@rule
def has_at_most(view, diamonds, nuggets):
    """So little is left that the game is over with it."""
    if view.end == BOTH:
        return view.grotto <= diamonds and view.cavern <= nuggets
    return view.grotto <= diamonds or view.cavern <= nuggets


@rule
def is_ahead(view, points):
    """By so many points, if one leaves now. Nuggets break a tie: 128 to the point are more than there are."""
    best = 0
    for seat in range(view.seats):
        if seat != view.turn:
            score = view.points[seat] * 128 + view.pack_nuggets[seat]
            best = score if score > best else best
    own = view.points[view.turn] + at_risk(view) - points
    return own * 128 + view.pack_nuggets[view.turn] + view.nuggets_at_risk > best


@rule
def may_leave(view):
    """Not if that loses the game, or nearly so, while there is something left to find."""
    if view.grotto + view.cavern == 0:
        return True
    if not has_at_most(view, DIAMONDS_EACH * (view.seats - 1), NUGGETS_EACH * (view.seats - 1)):
        return True
    return is_ahead(view, 0 if has_at_most(view, 0, 0) else GOOD_LEAD)


@rule
def at_risk(view):
    return view.diamonds_at_risk + NUGGET_POINTS * view.nuggets_at_risk


# === The Grotto ===


@rule
def in_grotto(view, weights):
    free = 0  # neither a troll nor set aside
    held = 0
    for die in range(GROTTO_DICE):
        free += view.dice[die] != TROLL and view.aside != die + 1
        held += view.held[die]
    if weights[ENTER]:
        return ENTER
    can_hold = held == 0 and weights[HOLD_DIAMOND]
    is_enough_now = held == 0 and not can_hold and is_enough(view, free)  # a die held back keeps the Troll away
    if (has_at_most(view, 0, 0) or is_enough_now) and may_leave(view):
        return LEAVE
    if is_good_to_keep(view, weights, free, held > 0 or (can_hold and free > 2)):
        return SET_KEY if weights[SET_KEY] else SET_DOOR
    return HOLD_DIAMOND if can_hold and is_too_risky(view, free) else ROLL


@rule
def power(base, exponent):
    result = 1
    for _ in range(exponent):
        result *= base
    return result


@rule
def troll_sides(view):
    return SIDES - view.diamond_sides - view.key_sides - view.door_sides


@rule
def is_enough(view, free):
    """Does the next roll lose as much as it brings? With the usual dice, two seats: from 1 diamond with one free die, 8 with two;
    with a key or door aside from 4 and 12."""
    brings = free * view.diamond_sides
    if view.aside:
        wanted = view.door_sides if view.dice[view.aside - 1] == KEY else view.key_sides
        visit = 2 * gold(view) - view.diamonds_at_risk // 3  # what the Cavern is worth: the less, the more one takes there
        brings += free * wanted * (visit if visit > 0 else 0)
    elif free > 1:
        brings += (view.key_sides + view.door_sides) // 2
    return view.diamonds_at_risk * power(troll_sides(view), free) >= brings * power(SIDES, free - 1)


@rule
def is_good_to_keep(view, weights, free, is_safe):
    """Set a key or a door aside, if the next roll then loses a third of a diamond at most: with the usual dice up to 1 diamond with one
    die left, 3 with two, 9 with three. Always if a diamond is held back, or will be."""
    if weights[SET_KEY] + weights[SET_DOOR] == 0:
        return False
    return is_safe or 3 * view.diamonds_at_risk * power(troll_sides(view), free - 1) <= power(SIDES, free - 1)


@rule
def is_too_risky(view, free):
    """Does a roll of all free dice lose more than one of them brings? With the usual dice from 4 diamonds with two dice, 10 with three."""
    return view.diamonds_at_risk * power(troll_sides(view), free) > view.diamond_sides * power(SIDES, free - 1)


# === The Cavern ===


@rule
def in_cavern(view):
    """Does a roll bring more than the dragon takes, on average? What it takes is lost, and the others share it; with more seats their share
    matters less, since each of them is one rival of several (with five seats 20.0 % against 19.3 % of the games, were it not so)."""
    if view.cavern == 0 or has_at_most(view, 0, 0):
        return LEAVE if view.cavern == 0 or is_ahead(view, 0) else ROLL
    dropped = view.troll_hand
    if view.seats == 2 and dropped > TROLL_TREASURES:
        dropped = TROLL_TREASURES
    then = at_risk(view) + gold(view)
    safe = safety(view)
    rivals = (view.seats - 1) * (view.seats - 1)
    is_good = (safe * then - WHOLE * at_risk(view)) * rivals > (WHOLE - safe) * (then + dropped)
    return ROLL if is_good or not may_leave(view) else LEAVE


@rule
def gold(view):
    """Points that a roll in the Cavern brings on average: 3 for a nugget, two dice, six sides."""
    return view.one_nugget_sides + 2 * view.two_nuggets_sides


@rule
def safety(view):
    """In parts of WHOLE: how often the dragon sleeps until one may leave again, if one rolls now."""
    first = view.dragon_sides_1 * WHOLE // SIDES
    second = view.dragon_sides_2 * WHOLE // SIDES
    if view.dragons[0]:
        return sleeps(view, second)
    if view.dragons[1]:
        return sleeps(view, first)
    both = first * second // WHOLE
    if view.tempo != RACE:
        return WHOLE - both
    # either side may be next; a dragon's roll that shows nothing changes nothing
    one = (first - both) * sleeps(view, second) + (second - both) * sleeps(view, first)
    return (view.adventurer_odds * WHOLE * WHOLE + view.dragon_odds * one) // (
        view.adventurer_odds * WHOLE + view.dragon_odds * (first + second - both)
    )


@rule
def sleeps(view, wakes):
    """The same with one die left, which wakes it `wakes` times of WHOLE."""
    if view.tempo != RACE:
        return WHOLE - wakes
    return view.adventurer_odds * WHOLE * WHOLE // (view.adventurer_odds * WHOLE + view.dragon_odds * wakes)

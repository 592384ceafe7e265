"""Policies: what is likely under the other cups, given one's own dice."""

from doubloon.engine.rule import rule
from liars_dice.rules import BIDDING, COUNTING, FACES, FEWEST, LIAR, all_dice, lowest


@rule
def expected(view, face):
    """Dice of this face under all cups, in sixths: one's own, and a sixth of all others."""
    own = 0
    for each in range(FACES):
        own += view.own[each]
    return 6 * view.own[face] + all_dice(view) - own


@rule
def gentle(view, weights):
    """Believes the others a little too long, and bids without much thought, but not far above the last bid."""
    if view.phase == BIDDING and view.bid_dice:
        excess = 6 * view.bid_dice - expected(view, view.bid_face)
        weights[LIAR] = 12 if excess > 12 else 4 if excess > 4 else 1 if excess > 0 else 0
        for face in range(FACES):
            if weights[face]:
                weights[face] = 1
        may_bid = 0
        for face in range(FACES):
            may_bid += weights[face]
        if may_bid == 0:
            weights[LIAR] = 1
    elif view.phase == COUNTING:
        low = lowest(view, view.chosen)
        for dice in range(low, all_dice(view) + 1):
            weights[FEWEST + dice - 1] = 4 if dice == low else 1 if dice == low + 1 else 0


@rule
def clever(view, weights):
    """Calls when a bid is less likely than not, else bids the face that is likeliest to hold, as low as it may be."""
    if view.phase == BIDDING:
        best = -1
        margin = -1000
        for face in range(FACES):
            if weights[face]:
                each = expected(view, face) - 6 * lowest(view, face)
                weights[face] = 0
                if each > margin:
                    best = face
                    margin = each
        doubt = 6 * view.bid_dice - expected(view, view.bid_face) if view.bid_dice else -1000
        calls = view.bid_dice and (best < 0 or (doubt > 3 and doubt > -margin - 3))
        if calls:
            weights[LIAR] = 1
        else:
            weights[LIAR] = 0
            weights[best] = 1
    elif view.phase == COUNTING:
        for dice in range(lowest(view, view.chosen) + 1, all_dice(view) + 1):
            weights[FEWEST + dice - 1] = 0

"""The search tree: nodes in a preallocated array, and the compiled functions that select, add and update them."""

from __future__ import annotations

import math

import numpy as np

from doubloon.engine.batch import inlined
from doubloon.engine.draws import WORD, picker
from doubloon.engine.rule import Rule

NODE = np.dtype(
    [
        ("total", "<f8"),  # victories of the seat that moved here (shared ones in part), in counted games
        ("counted", "<i4"),  # counted games: see `selector`
        ("visits", "<i4"),  # all games through this node
        ("available", "<i4"),  # choices in which this move was legal
        ("first", "<i4"),  # child
        ("next", "<i4"),  # sibling
        ("action", "<i4"),
        ("seat", "<i4"),  # the seat that moved here
    ],
    align=True,
)
GOLDEN = 2654435769  # 2^32 by the golden ratio


@inlined
def child_of(nodes, node, action):  # type: ignore[no-untyped-def] # compiled only
    """The node after an action; 0 if there is none."""
    child = nodes[node].first
    while child and nodes[child].action != action:
        child = nodes[child].next
    return child


@inlined
def add_child(nodes, node, action, seat, child):  # type: ignore[no-untyped-def] # compiled only
    """Insert a child; the first child, which the rollout policy chose, stays first."""
    nodes[child].action = action
    nodes[child].seat = seat
    elder = nodes[node].first
    if elder:
        nodes[child].next = nodes[elder].next
        nodes[elder].next = child
    else:
        nodes[node].first = child


@inlined
def credit(nodes, path, since, keys, seats):  # type: ignore[no-untyped-def] # compiled only
    """Update the nodes of a game's path: a visit for all, and from index `since` on also the result."""
    best = keys[0]
    winners = 0
    for seat in range(seats):
        if keys[seat] > best:
            best = keys[seat]
            winners = 0
        winners += keys[seat] == best
    for place in range(len(path)):
        node = path[place]
        nodes[node].visits += 1
        if place >= since:
            nodes[node].counted += 1
            if nodes[node].seat >= 0 and keys[nodes[node].seat] == best:
                nodes[node].total += 1.0 / winners


@inlined
def mean(nodes, child):  # type: ignore[no-untyped-def] # compiled only
    return nodes[child].total / nodes[child].counted


@inlined
def best_child(nodes, node, odds, sure):  # type: ignore[no-untyped-def] # compiled only
    """The child to follow without exploration; 0 if no visited child is legal."""
    best = 0
    child = nodes[node].first
    while child:
        if odds[nodes[child].action] > 0:
            if best == 0:
                best = child
            else:
                doubt = 0.5 * sure * math.sqrt(1.0 / nodes[child].counted + 1.0 / nodes[best].counted)
                if mean(nodes, child) > mean(nodes, best) + doubt:
                    best = child
        child = nodes[child].next
    return best


def selector(actions: int, hides: bool) -> Rule:
    """Chooses the move of a seat in the tree.

    At the root by the upper confidence bound (UCB1); an untried move counts as tried once, with the mean of the others. Below the root a
    seat makes the move of the rollout policy, or another one that is better by more than its error. Periodically it explores another
    move; such a game counts for that move and those after it, but not for those before it: so mistakes made while exploring do not
    distort the estimates of earlier moves.
    """
    explore = _explorer(actions, hides)

    @inlined
    def select(nodes, node, odds, tuning, keys):  # type: ignore[no-untyped-def] # compiled only
        """The move, and whether it is an exploration."""
        exploration, rest, sure = tuning
        if node == 0 or rest == 1:
            return explore(nodes, node, odds, exploration, 0, keys), False
        best = best_child(nodes, node, odds, sure)
        if best == 0 or nodes[node].visits % rest == rest - 1:
            action = explore(nodes, node, odds, exploration, best, keys)
            if action >= 0:
                return action, best > 0
        return nodes[best].action, False

    return select


def _explorer(actions: int, hides: bool) -> Rule:
    pick = picker(actions)

    @inlined
    def explore(nodes, node, odds, exploration, excluded, keys):  # type: ignore[no-untyped-def] # compiled only
        """The move with the highest bound, except the child `excluded`."""
        total = 0.0
        counted = 0
        child = nodes[node].first
        while child:
            total += nodes[child].total
            counted += nodes[child].counted
            child = nodes[child].next
        spread = exploration * math.sqrt(math.log(counted))
        untried = total / counted + spread
        best = -1.0
        chosen = -1
        child = nodes[node].first
        while child:
            action = nodes[child].action
            if odds[action] > 0:
                odds[action] = 0
                if hides:
                    nodes[child].available += 1
                    spread = exploration * math.sqrt(math.log(nodes[child].available + 1))
                bound = mean(nodes, child) + spread / math.sqrt(nodes[child].counted)
                if child != excluded and bound > best:
                    best = bound
                    chosen = action
            child = nodes[child].next
        left = 0  # weight of the moves not yet tried
        for action in range(actions):
            left += odds[action]
        if left and untried >= best:
            chosen = pick(odds, keys[0], keys[1], keys[2])
        return chosen

    return explore


def spreader(actions: int) -> Rule:
    """Draws chance's moves in the tree with a low-discrepancy sequence: successive visits of a node step through the odds by the golden
    ratio, from a start of its own. Each outcome keeps its odds, and means converge faster than with independent draws."""

    @inlined
    def spread(odds, start, visits):  # type: ignore[no-untyped-def] # compiled only
        total = 0
        for action in range(actions):
            total += odds[action]
        drawn = ((start + visits * GOLDEN) & WORD) * total >> 32
        chosen = 0
        below = 0
        for action in range(actions):
            below += odds[action]
            chosen += drawn >= below
        return chosen

    return spread

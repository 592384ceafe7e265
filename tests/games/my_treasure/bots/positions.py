"""Positions of My Treasure, and the odds by which a policy moves in them."""

from collections.abc import Callable
from typing import Any

from doubloon.games.my_treasure import MY_TREASURE
from doubloon.games.my_treasure.rules import ON_SPACE, OWNED, MyTreasureState, MyTreasureView

RING, DIAMOND, SWORD = 0, 1, 2  # kinds
MOUSE_RING, MOUSE_RINGS, RINGS = 0, 6, 12  # cards: a ring and a mouse; two rings and a mouse; three rings
MOUSE_SWORD, MOUSE_SWORDS, SWORDS = 2, 8, 14
ALL_RINGS = (MOUSE_RING, MOUSE_RINGS, RINGS)  # 8 for the ring, 2 for any other token
ALL_SWORDS = (MOUSE_SWORD, MOUSE_SWORDS, SWORDS)


def with_piles(*piles: tuple[int, ...], seats: int = 2) -> MyTreasureState:
    """Cards on the spaces, the last of each on top; those below were covered in the turn before."""
    state = MY_TREASURE.new(seats)
    state.clock = 1
    for space, cards in enumerate(piles):
        for card in cards:
            state.places[card] = ON_SPACE + space
            state.seen[card] = 1
            state.tops[space] = card + 1
    return state


def with_rival(state: MyTreasureState, kind: int, *cards: int) -> MyTreasureState:
    """The other seat has left with a token and cards."""
    state.tokens[1] = kind + 1
    for card in cards:
        state.places[card] = OWNED + 1
    return state


def odds(policy: Callable[..., Any], state: MyTreasureState) -> dict[int, int]:
    """The moves to which a policy gives weight."""
    return odds_in(policy, MY_TREASURE.know(state, MY_TREASURE.actor(state)), list(MY_TREASURE.moves(state)))


def odds_in(policy: Callable[..., Any], view: MyTreasureView, moves: list[int]) -> dict[int, int]:
    weights = [int(action in moves) for action in range(MY_TREASURE.actions)]
    policy(view, weights)
    return {action: weights[action] for action in moves if weights[action] > 0}

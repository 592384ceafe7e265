"""Positions of Troll & Dragon, seat 0 to act."""

from typing import Any

from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import CAVERN, GROTTO, TrollDragonState


def in_grotto(*dice: int, diamonds: int, aside: int = 0, seats: int = 2, **options: Any) -> TrollDragonState:
    state = TROLL_DRAGON.new(seats, **options)
    state.phase = GROTTO
    state.dice = list(dice)
    state.diamonds_at_risk = diamonds
    state.aside = aside
    return state


def in_cavern(*dragons: int, points: int, seats: int = 2, **options: Any) -> TrollDragonState:
    """So many points at risk; which Dragon dice show a dragon."""
    state = in_grotto(0, 0, 0, 0, diamonds=points % 3, seats=seats, **options)
    state.phase, state.dragons, state.nuggets_at_risk, state.roller = CAVERN, list(dragons), points // 3, 1
    return state


def packed(state: TrollDragonState, *points: int) -> TrollDragonState:
    """The same with so many diamonds in the packs."""
    for seat, diamonds in enumerate(points):
        state.pack_diamonds[seat] = diamonds
    return state

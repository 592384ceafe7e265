"""One turn of Troll & Dragon for two, played for the win: exact within the turn; what its end is worth comes from a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

import numpy as np

from doubloon.engine.errors import BadSetup
from doubloon.games.troll_dragon.rules import TrollDragonFields
from doubloon.solve.troll_dragon import Turn, TurnEnds, solve_turn
from doubloon.solve.troll_dragon_win.compact import FOLDER, Starts, read
from doubloon.solve.troll_dragon_win.graph import DRAGON_WOKE, LEFT, TROLL_CAME, Array
from doubloon.solve.troll_dragon_win.solved import REFUSAL, SMALL, is_shipped, is_small
from doubloon.solve.troll_dragon_win.table import Setup, index_of, over_of, results_of, setup_of, solve

Shares = Callable[[Starts], Array]  # of the seat to move, while the game goes on
Packs = tuple[int, int]  # diamonds and nuggets


def winning_turn(view: TrollDragonFields) -> Turn:
    """The solution of the turn of a view or state; its values are shares of a victory. Caches the last 32."""
    setup, start = setup_of(view), start_of(view)
    return _winning_turn(setup, *start)


@lru_cache(maxsize=32)
def _winning_turn(setup: Setup, left: tuple[int, int, int], own: Packs, other: Packs) -> Turn:
    return turn_by(setup, shares_of(setup), left, own, other)


def start_of(view: TrollDragonFields) -> tuple[tuple[int, int, int], Packs, Packs]:
    """Of the turn: Grotto, Cavern and Troll Hand, and the packs of the active player and the other."""
    left = view.grotto + view.diamonds_at_risk, view.cavern + view.nuggets_at_risk, view.troll_hand
    own, other = ((view.pack_diamonds[seat], view.pack_nuggets[seat]) for seat in (view.turn, 1 - view.turn))
    return left, own, other


def turn_by(setup: Setup, shares: Shares, left: tuple[int, int, int], own: Packs, other: Packs) -> Turn:
    """The turn from a start, if the starts of the next turn are worth `shares`."""
    values = (_end_values(setup, shares, left, own, other, end) for end in (LEFT, TROLL_CAME, DRAGON_WOKE))
    home, met_troll, woke_dragon = values
    return solve_turn(setup.shape, left[:2], TurnEnds(home, met_troll[:, 0], woke_dragon))


def _end_values(setup: Setup, shares: Shares, left: tuple[int, int, int], own: Packs, other: Packs, end: int) -> Array:
    """[diamonds, nuggets at risk]: the active player's share when the turn ends so; then the other is to move."""
    ends = index_of(setup.diamonds, setup.nuggets).ends
    diamonds, nuggets = np.ogrid[: left[0] + 1, : left[1] + 1]
    drop, gains = ends.drops[end, left[2]], ends.gains[end]
    hand = left[2] + gains[0] * diamonds - drop
    others = other[0] + gains[1] * diamonds + drop, other[1] + gains[2] * nuggets
    grotto, cavern = left[0] - diamonds, left[1] - nuggets
    over = over_of(setup)[np.minimum(grotto, 1), np.minimum(cavern, 1)]
    taken = setup.diamonds - grotto - hand, setup.nuggets - cavern
    results = results_of(setup.diamonds, setup.nuggets)[2 * others[0] - taken[0], 2 * others[1] - taken[1]]
    values: Array = 1 - np.where(over, results, shares(Starts(grotto, cavern, hand, *others)))
    return values


# === Tables ===


@cache
def shares_of(setup: Setup) -> Shares:
    """By the table in the package, or solved at once for small stocks; else refused."""
    if is_shipped(setup.options):
        return read(FOLDER / f"{('calm', 'race')[setup.options['tempo']]}.xz").shares
    if is_small(setup.options):
        return exact_shares(setup, solve(setup))
    raise BadSetup("bot/optimal-stocks", REFUSAL, diamonds=SMALL[0], nuggets=SMALL[1])


def exact_shares(setup: Setup, table: Array) -> Shares:
    index = index_of(setup.diamonds, setup.nuggets)

    def shares(starts: Starts) -> Array:
        values: Array = table[
            index.first_row[starts.grotto, starts.hand] + starts.diamonds, index.first_column[starts.cavern] + starts.nuggets
        ]
        return values

    return shares

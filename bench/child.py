"""The Little Dragon: how often a child of eight who tries wins against one `gentle` bot.

The child is simulated. It sees what is plain: rings, sets that it can complete, dragons. It looks for what it remembers, else turns a
tile that it does not know. When it has found something to take it mostly stops, and sometimes dares one tile more. It forgets by this rule:
a tile that it saw comes to mind for four turns, and then for some more turns, drawn for each sighting, up to SPAN in all. Both seats begin
equally often.

Run as `python -m bench.child [--games N]`.
"""

from __future__ import annotations

import argparse

from doubloon.engine.batch import Batch, play
from doubloon.engine.draws import absorb
from doubloon.engine.rule import rule
from doubloon.games.little_dragon import LITTLE_DRAGON
from doubloon.games.little_dragon.bots import gentle
from doubloon.games.little_dragon.bots.gentle import BITS, MASK, has_set, wanted
from doubloon.games.little_dragon.rules import STOP, TAKEN, TURNING, UNTURNED
from doubloon.games.little_dragon.tables import MOST_SEATS, PLACES
from doubloon.lab.statistics import wilson

SURE = 4  # turns, of all seats, for which it remembers every tile that it saw
SPAN = 20  # turns that its best memories last; a game of two has about 45
CONTENT = 4  # to 1: the odds that it stops when it has found something
SEED = 2026


@rule
def child(view, weights):
    """Choices of tiles to leave and of a spider's place are random."""
    if view.phase == TURNING:
        minded = 0
        for place in range(PLACES):
            if view.order[place] == 0:
                minded += 1 << BITS * in_mind(view, place)
        kind = wanted(view, minded)
        for place in range(PLACES):
            weights[place] = 1 if view.order[place] == 0 and in_mind(view, place) == kind else 0
        weights[STOP] = stopping(view, minded & MASK) if kind == UNTURNED else 0


@rule
def stopping(view, unknown):
    """The weight of stopping, where each unknown tile has 1."""
    if unknown == 0:
        return 1
    return CONTENT * unknown if has_set(view) else 0


@rule
def in_mind(view, place):
    """The tile that it remembers at a place; a forgotten tile counts as never turned."""
    if view.tiles[place] == UNTURNED or view.tiles[place] == TAKEN:
        return view.tiles[place]
    sighting = (view.seen[place] * PLACES + place) * MOST_SEATS + view.turn
    lasts = SURE + absorb(0x13198A2E, sighting) % (SPAN - SURE + 1)
    return view.tiles[place] if view.clock - view.seen[place] <= lasts else UNTURNED


def win_rate(games: int) -> tuple[float, float, float]:
    """The child's share of the victories, and its 95 % interval. It begins every other game."""
    wins = 0.0
    for first in (0, 1):
        batch = Batch(LITTLE_DRAGON, LITTLE_DRAGON.new(2, first), games // 2, seed=SEED, number=first * games, policies=(child, gentle))
        wins += play(batch, threads=2).wins()[0] * (games // 2)
    return wins / (2 * (games // 2)), *wilson(wins, 2 * (games // 2))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    arguments = parser.parse_args()
    share, low, high = win_rate(arguments.games)
    print(f"little-dragon: a child of eight wins {100 * share:.1f} % ({100 * low:.1f} … {100 * high:.1f}) of {arguments.games:,} games")


if __name__ == "__main__":
    main()

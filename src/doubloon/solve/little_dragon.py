"""The turn of The Little Dragon that collects the most tiles on average, from what a perfect memory knows.

The solver walks the rules themselves, from the tiles that are open. It uses one thing that they do not say: what one knows can be turned
last. To turn a tile that nobody has seen before it is never worse, and at the end all known tiles of a group are turned: more do no harm.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from doubloon.games.little_dragon import LITTLE_DRAGON
from doubloon.games.little_dragon.rules import (
    BALL,
    CHEST,
    DOLL,
    DRAGON,
    RING,
    STOP,
    TURNING,
    UNTURNED,
    LittleDragonFields,
    LittleDragonState,
    redeal,
)
from doubloon.games.little_dragon.story import collectable
from doubloon.games.little_dragon.tables import KIND_COUNT

EQUAL = 1e-9
TREASURES = range(BALL, CHEST + 1)
Counts = tuple[tuple[int, int, int], ...]  # by kind: tiles open, seen and in the square, unseen


@dataclass(frozen=True, eq=False)
class BestTurn:
    """Of one position. A worth is the mean number of tiles collected in this turn, with the best moves from then on."""

    start: LittleDragonState
    seen: tuple[int, ...]  # by kind: tiles in the square that are open or known
    _worths: dict[Counts, float] = field(default_factory=dict, repr=False)

    def worth(self) -> float:
        return max(self.worths().values())

    def worths(self) -> dict[int, float]:
        """After each move."""
        return {action: self._after(action) for action in LITTLE_DRAGON.moves(self.start)}

    def best(self) -> int:
        """The best move; of equal ones to stop, then the first place."""
        worths = self.worths()
        most = max(worths.values())
        return min((action for action, worth in worths.items() if worth > most - EQUAL), key=lambda action: (action != STOP, action))

    def _after(self, action: int) -> float:
        if action == STOP:
            return float(sum(collectable(self.start)))
        if self.start.tiles[action] == UNTURNED:
            return self._turned(self.start, action)
        return self._worth(LITTLE_DRAGON.play(self.start, action))

    def _worth(self, state: LittleDragonState) -> float:
        """A failed turn is worth nothing."""
        if state.phase != TURNING:
            return 0.0
        key = self._counts(state)
        if key not in self._worths:
            unseen = next((place for place, kind in enumerate(state.tiles) if kind == UNTURNED), None)
            self._worths[key] = max(self._finished(state), 0.0 if unseen is None else self._turned(state, unseen))
        return self._worths[key]

    def _turned(self, state: LittleDragonState, place: int) -> float:
        """An unseen tile; they are all alike."""
        dealing = LITTLE_DRAGON.play(state, place)
        odds = LITTLE_DRAGON.moves(dealing)
        return sum(weight * self._worth(LITTLE_DRAGON.play(dealing, kind)) for kind, weight in odds.items()) / sum(odds.values())

    def _finished(self, state: LittleDragonState) -> float:
        """With the known tiles that may still be turned: those of the treasures, or the dragons, and the rings."""
        has_treasure = any(state.open_kinds[kind - 1] for kind in TREASURES)
        with_treasures = 0.0 if state.open_kinds[DRAGON - 1] else self._collected(state, TREASURES)
        return max(with_treasures, 0.0 if has_treasure else self._collected(state, (DRAGON,)))

    def _collected(self, state: LittleDragonState, kinds: Iterable[int]) -> float:
        turned = state.copy()
        for kind in (*kinds, RING):
            turned.open_kinds[kind - 1] = self._known(state, kind)
        return float(sum(collectable(turned)))

    def _known(self, state: LittleDragonState, kind: int) -> int:
        """Tiles in the square that are open or known by now."""
        return self.seen[kind - 1] + self.start.left[kind - 1] - state.left[kind - 1]

    def _counts(self, state: LittleDragonState) -> Counts:
        """The toys are alike."""
        counts = [(state.open_kinds[kind - 1], self._known(state, kind), state.left[kind - 1]) for kind in range(1, KIND_COUNT + 1)]
        return *sorted(counts[:DOLL]), *counts[DOLL:]


def best_turn(table: LittleDragonFields) -> BestTurn:
    """Of a `know` view or a state in which a seat turns tiles."""
    if table.phase != TURNING or table.turn < 0:
        raise ValueError("no seat turns tiles now")
    start = LittleDragonState()
    redeal(table, start)
    return BestTurn(start, tuple(start.tiles.count(kind) for kind in range(1, KIND_COUNT + 1)))

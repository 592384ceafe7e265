"""The view of a player without memory, who knows only what is visible now: a hidden card may be any card that is not visible."""

from __future__ import annotations

from typing import TypeVar

from doubloon.bots.policies import parts_of
from doubloon.engine.draws import Draw
from doubloon.engine.game import Game
from doubloon.engine.record import View

V = TypeVar("V", bound=View)


def memoryless_view(game: Game, visible: V, draw: Draw) -> V:
    """A `know` view built from a `show` view alone; what is hidden is drawn at random."""
    view = visible.copy()
    parts_of(game).fill_hidden(view, draw)
    return view

"""How each game is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from rich.console import RenderableType

from doubloon.tui import do_not_touch, little_dragon, my_treasure, pig, plain, troll_dragon
from doubloon.tui.scene import Scene


class Look(Protocol):
    """What a drawing module has. It draws the views of its own game."""

    @property
    def draw(self) -> Callable[[Any, Scene, int], RenderableType]: ...
    @property
    def scores(self) -> Callable[[Any, Scene, list[int]], list[str]]: ...


LOOKS: dict[str, Look] = {
    "my-treasure": my_treasure,
    "troll-dragon": troll_dragon,
    "do-not-touch-numbers": do_not_touch,
    "do-not-touch-symbols": do_not_touch,
    "little-dragon": little_dragon,
    "pig": pig,
}


def look(game_id: str) -> Look:
    return LOOKS.get(game_id, plain)

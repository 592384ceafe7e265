"""How each game is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rich.console import RenderableType

from doubloon.engine.record import Plain
from doubloon.tui import pig, plain, troll_dragon
from doubloon.tui.scene import Scene


class Look(Protocol):
    """What a drawing module has."""

    @property
    def draw(self) -> Callable[[Plain, Scene, int], RenderableType]: ...
    @property
    def scores(self) -> Callable[[Plain, Scene, list[int]], list[str]]: ...


LOOKS: dict[str, Look] = {"pig": pig, "troll-dragon": troll_dragon}


def look(game_id: str) -> Look:
    return LOOKS.get(game_id, plain)
